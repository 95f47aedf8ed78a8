"""Analysis of positions and review of games: what hints and reports are made of."""

from gauntlet.review.analysis import Analysis as Analysis
from gauntlet.review.analysis import Option as Option
from gauntlet.review.analysis import analyse as analyse
from gauntlet.review.hints import hint_reasons as hint_reasons
from gauntlet.review.kinds import Gains as Gains
from gauntlet.review.kinds import Reason as Reason
from gauntlet.review.marks import Mark as Mark
from gauntlet.review.report import Review as Review
from gauntlet.review.report import Reviewed as Reviewed
from gauntlet.review.review import review as review
