"""Bots against bots: matches, ratings, reports."""

from gauntlet.arena.match import Outcome, Played, play_match
from gauntlet.arena.plan import ArenaError, Match, Plan
from gauntlet.arena.report import Report
from gauntlet.arena.run import play_rest, report
from gauntlet.arena.runners import runner
from gauntlet.arena.store import Store

__all__ = ["ArenaError", "Match", "Outcome", "Plan", "Played", "Report", "Store", "play_match"]
__all__ += ["play_rest", "report", "runner"]
