"""Messages by language: one bundle of all the .ftl files in the language's folder, read once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

HERE: Final = Path(__file__).parent
LANGUAGES: Final = ("en", "es", "pl", "fr")
TOKENS: Final = ("mind", "space", "soul", "power", "reality", "time", "shield")
"""In the order in which they are always told."""


class UnknownText(LookupError):
    """There is no such language or message, or the message lacks what it should tell."""


def languages() -> tuple[str, ...]:
    """All languages; the first is taken where none is preferred."""
    return LANGUAGES


def choose(preferred: Iterable[str]) -> str:
    """The first of the preferred languages that we speak: of "pt-BR", "pl-PL", "en" it is "pl"."""
    for wish in preferred:
        language = wish.strip().replace("_", "-").split("-")[0].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


class Texts:
    """What can be said in one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownText(f"no language {language!r}: there are {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = _bundle(language)

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def text(self, key: str, /, **args: str | float) -> str:
        """The message with its gaps filled. A name that ends in . or ! swallows the full stop of the sentence."""
        message = self._bundle.get_message(key) if key in self else None
        if message is None or message.value is None:
            raise UnknownText(f"no text {key!r} in {self.language!r}")
        text, errors = self._bundle.format_pattern(message.value, args)
        if errors:
            raise UnknownText(f"text {key!r} in {self.language!r}: {'; '.join(str(error) for error in errors)}")
        text = str(text)
        return text[:-1] if text.endswith(("..", "!.")) else text

    def listed(self, items: Sequence[str]) -> str:
        """'a, b and c'; nothing for nothing."""
        if len(items) < 2:
            return "".join(items)
        first, *middle, last = items
        head = first
        for item in middle:
            head = self.text("list-comma", head=head, next=item)
        return self.text("list-and-i" if _sounds_like_i(last) else "list-and", head=head, last=last)

    def tokens(self, amounts: Mapping[str, int]) -> str:
        """'2 Mind and 1 Soul', in token order; only the first has the noun, in languages that need one."""
        given = [token for token in TOKENS if amounts.get(token)]
        unknown = set(amounts) - set(TOKENS)
        if unknown:
            raise UnknownText(f"no token {min(unknown)!r}")
        return self.listed(
            [
                self.text(f"{'another' if place else 'amount'}-{token}", count=amounts[token])
                for place, token in enumerate(given)
            ]
        )


def _sounds_like_i(word: str) -> bool:
    word = word.lower()
    return word.startswith(("i", "í", "hi", "hí")) and not word.startswith(("ia", "ie", "io", "hia", "hie", "hio"))


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((HERE / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
