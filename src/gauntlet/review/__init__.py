"""Analysis of positions and review of games: what hints and reports are made of."""

from gauntlet.review.analysis import Analysis as Analysis
from gauntlet.review.analysis import Option as Option
from gauntlet.review.analysis import analyse as analyse
from gauntlet.review.game_review import review as review
from gauntlet.review.kernel.marks import Mark as Mark
from gauntlet.review.reason_types import Gains as Gains
from gauntlet.review.reason_types import Reason as Reason
from gauntlet.review.reasons import hint_reasons as hint_reasons
from gauntlet.review.review_types import Review as Review
from gauntlet.review.review_types import ReviewedDecision as ReviewedDecision
