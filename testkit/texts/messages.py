"""The message files as they are written, for the tests."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

import gauntlet.texts

FOLDER = Path(gauntlet.texts.__file__).parent
FILES = tuple(sorted(path.stem for path in (FOLDER / "en").glob("*.ftl")))
OTHERS = ("es", "pl", "fr")
ENGLISH_WORDS = re.compile(r"\b(the|and|you|your|with|from|takes?|cards?|tokens?|game|player|turn|is|are|not)\b", re.I)


class _Variables(Visitor):
    """Which variables there are, and between which words or numbers they choose."""

    def __init__(self) -> None:
        self.choices: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.choices.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {key.name if isinstance(key, ast.Identifier) else key.value for key in _keys(node)}
            self.choices.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def _keys(node: ast.SelectExpression) -> list[ast.Identifier | ast.NumberLiteral]:
    return [variant.key for variant in node.variants]


@cache
def entries(language: str, file: str) -> list[ast.EntryType]:
    return parse((FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8")).body


@cache
def patterns(language: str, file: str) -> dict[str, ast.Pattern]:
    """The messages of one file by id."""
    return {
        entry.id.name: entry.value
        for entry in entries(language, file)
        if isinstance(entry, ast.Message) and entry.value is not None
    }


@cache
def written(language: str, file: str) -> dict[str, str]:
    """Each message's text as it stands in the file."""
    return {key: serialize_pattern(pattern).strip() for key, pattern in patterns(language, file).items()}


def variables(pattern: ast.Pattern) -> set[str]:
    return set(choices(pattern))


def choices(pattern: ast.Pattern) -> dict[str, set[str]]:
    """Each variable with the variants that it selects: none where it is only filled in."""
    visitor = _Variables()
    visitor.visit(pattern)
    return visitor.choices
