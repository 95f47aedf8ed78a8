"""The game in words, in all its languages: names, the log, errors and the rules, as Fluent messages."""

from gauntlet.texts.loader import LANGUAGES, TOKENS, Texts, UnknownText, choose
from gauntlet.texts.moves import decision_phrase, decision_text, ending_text, move_text
from gauntlet.texts.reasons import reason_text

__all__ = [
    "LANGUAGES",
    "TOKENS",
    "Texts",
    "UnknownText",
    "choose",
    "decision_phrase",
    "decision_text",
    "ending_text",
    "move_text",
    "reason_text",
]
