"""Messages by language: those of all the .ftl files in the language's folder, each parsed when it is first needed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

HERE: Final = Path(__file__).parent
LANGUAGES: Final = ("en", "es", "pl", "fr")
"""The first is the default."""
TOKENS: Final = ("mind", "space", "soul", "power", "reality", "time", "shield")
"""In token order."""
_DOUBLE_STOP: Final = re.compile(r"(?<!\.)([.!?…]|\.{3})\.(?=\s|$)")
"""The full stop of a sentence after a name that ends in one, or in another mark ("M.O.D.O.K..", "¡…!.")."""


_ENTRY: Final = re.compile(r"^(?=-?[a-zA-Z])", re.MULTILINE)
"""Where a message or a term begins: only its name stands at the beginning of a line."""
_NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*")


class UnknownText(LookupError):
    """There is no such language or message, or an argument of the message is missing."""


def choose(preferred: Iterable[str]) -> str:
    """The first preferred language that is supported: of "pt-BR", "pl-PL", "en" it is "pl"."""
    for tag in preferred:
        language = tag.strip().replace("_", "-").split("-")[0].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


class Texts:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownText(f"no language {language!r}: there are {', '.join(LANGUAGES)}")
        self.language = language
        self._messages = _messages(language)

    def __contains__(self, key: str) -> bool:
        return key in self._messages

    def text(self, key: str, /, **args: str | float) -> str:
        """The formatted message. A name that ends in . or ! takes the place of the full stop after it."""
        bundle = self._messages.bundle_with(key)
        message = bundle.get_message(key) if bundle.has_message(key) else None
        if message is None or message.value is None:
            raise UnknownText(f"no text {key!r} in {self.language!r}")
        text, errors = bundle.format_pattern(message.value, args)
        if errors:
            raise UnknownText(f"text {key!r} in {self.language!r}: {'; '.join(str(error) for error in errors)}")
        return _DOUBLE_STOP.sub(r"\1", str(text))

    def listed(self, items: Sequence[str]) -> str:
        """'a, b and c'; empty for an empty list."""
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
                self.text(f"{'another' if index else 'amount'}-{token}", count=amounts[token])
                for index, token in enumerate(given)
            ]
        )


def _sounds_like_i(word: str) -> bool:
    word = word.lower()
    return word.startswith(("i", "í", "hi", "hí")) and not word.startswith(("ia", "ie", "io", "hia", "hie", "hio"))


class _Messages:
    """Parsing all messages of a language takes longer than replaying a game, which needs a tenth of them."""

    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        self._parsed: set[str] = set()
        self._lock = Lock()
        for file in sorted((HERE / language).glob("*.ftl")):
            for source in _ENTRY.split(file.read_text(encoding="utf-8")):
                if name := _NAME.match(source):
                    self._sources[name[0]] = source

    def __contains__(self, key: str) -> bool:
        return key in self._sources

    def bundle_with(self, key: str) -> FluentBundle:
        """The bundle, in which a message and all that it refers to have been parsed, if there is such a message."""
        if key not in self._parsed:
            with self._lock:
                self._parse(key)
        return self._bundle

    def _parse(self, key: str) -> None:
        needed = [key]
        found: set[str] = set()
        while needed:
            name = needed.pop()
            if name in self._sources and name not in found | self._parsed:
                found.add(name)
                self._bundle.add_resource(FluentResource(self._sources[name]))
                needed += _NAME.findall(self._sources[name])  # whatever it refers to is among its words
        self._parsed |= found


@cache
def _messages(language: str) -> _Messages:
    return _Messages(language)
