"""The words of the game in its languages: names, the log, errors and the rules, as Fluent messages."""

from gauntlet.texts.decisions import does, doing
from gauntlet.texts.loader import TOKENS, Texts, UnknownText, choose, languages
from gauntlet.texts.reasons import reason_text
from gauntlet.texts.story import ending, sentence, sentences

__all__ = [
    "TOKENS",
    "Texts",
    "UnknownText",
    "choose",
    "does",
    "doing",
    "ending",
    "languages",
    "reason_text",
    "sentence",
    "sentences",
]
