"""Bots against bots: games, ratings, reports."""

from gauntlet.arena.bot_game import Outcome, Played, play_pairing
from gauntlet.arena.plan import ArenaError, Pairing, Plan
from gauntlet.arena.report import Report
from gauntlet.arena.run import play_rest, report
from gauntlet.arena.runners import runner
from gauntlet.arena.store import Store

__all__ = ["ArenaError", "Outcome", "Pairing", "Plan", "Played", "Report", "Store", "play_pairing"]
__all__ += ["play_rest", "report", "runner"]
