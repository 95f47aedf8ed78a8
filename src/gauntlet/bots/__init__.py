"""Who decides: bots get a view of their seat and answer with a decision."""

from gauntlet.bots.base import Bot, BotError, make_bot, makers, play_out

__all__ = ["Bot", "BotError", "make_bot", "makers", "play_out"]
