"""Languages, lists, numbers and gaps."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast

from gauntlet.texts import LANGUAGES, Texts, UnknownText, choose
from testkit.texts.messages import FILES, entries, patterns, variables


def test_languages() -> None:
    assert LANGUAGES == ("en", "es", "pl", "fr")


@pytest.mark.parametrize(
    ("preferred", "language"),
    [
        (["pl-PL", "en"], "pl"),
        (["pt-BR", "es_MX"], "es"),
        (["FR"], "fr"),
        (["de", "it"], "en"),
        ([], "en"),
        (["", "*", "pl"], "pl"),
    ],
)
def test_the_first_language_that_we_speak_is_chosen(preferred: list[str], language: str) -> None:
    assert choose(preferred) == language


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownText, match="no language 'de': there are en, es, pl, fr"):
        Texts("de")


def test_an_unknown_message_is_refused() -> None:
    assert "card-rocket" in Texts("pl")
    assert "card-batman" not in Texts("pl")
    with pytest.raises(UnknownText, match="no text 'card-batman' in 'pl'"):
        Texts("pl").text("card-batman")


def test_a_gap_that_is_not_filled_is_refused() -> None:
    with pytest.raises(UnknownText, match=r"text 'move-pass' in 'en': .*who"):
        Texts("en").text("move-pass")


def test_an_unknown_token_is_refused() -> None:
    with pytest.raises(UnknownText, match="no token 'gold'"):
        Texts("en").tokens({"gold": 1})


@pytest.mark.parametrize(
    ("count", "amount", "points", "players"),
    [
        (1, "1 znacznik umysłu", "1 punkt", "1 gracz"),
        (2, "2 znaczniki umysłu", "2 punkty", "2 graczy"),
        (5, "5 znaczników umysłu", "5 punktów", "5 graczy"),
        (12, "12 znaczników umysłu", "12 punktów", "12 graczy"),
        (22, "22 znaczniki umysłu", "22 punkty", "22 graczy"),
        (25, "25 znaczników umysłu", "25 punktów", "25 graczy"),
    ],
)
def test_polish_plurals(count: int, amount: str, points: str, players: str) -> None:
    texts = Texts("pl")
    assert texts.text("amount-mind", count=count) == amount
    assert texts.text("points", count=count) == points
    assert texts.text("players", count=count) == players


def test_french_says_zero_in_the_singular() -> None:
    assert [Texts("fr").text("points", count=count) for count in (0, 1, 2)] == ["0 point", "1 point", "2 points"]


@pytest.mark.parametrize(
    ("language", "two", "three"),
    [
        ("en", "Ana and Iris", "Ana, Ben and Iris"),
        ("es", "Ana e Iris", "Ana, Ben e Iris"),
        ("pl", "Ana i Iris", "Ana, Ben i Iris"),
        ("fr", "Ana et Iris", "Ana, Ben et Iris"),
    ],
)
def test_lists(language: str, two: str, three: str) -> None:
    texts = Texts(language)
    assert texts.listed([]) == ""
    assert texts.listed(["Ana"]) == "Ana"
    assert texts.listed(["Ana", "Iris"]) == two
    assert texts.listed(["Ana", "Ben", "Iris"]) == three


@pytest.mark.parametrize(
    ("language", "tokens"),
    [
        ("en", "2 Mind, 1 Soul and 1 S.H.I.E.L.D."),
        ("es", "2 fichas de Mente, 1 de Alma y 1 de S.H.I.E.L.D."),
        ("pl", "2 znaczniki umysłu, 1 duszy i 1 T.A.R.C.Z.Y."),
        ("fr", "2 jetons Esprit, 1 Âme et 1 SHIELD"),
    ],
)
def test_tokens_in_their_order(language: str, tokens: str) -> None:
    assert Texts(language).tokens({"shield": 1, "soul": 1, "power": 0, "mind": 2}) == tokens


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        ("M.O.D.O.K.", "Ana reserves M.O.D.O.K."),
        ("Yes!", "Ana reserves Yes!"),
        ("Who?", "Ana reserves Who?"),
        ("Wait…", "Ana reserves Wait…"),
        ("Wait...", "Ana reserves Wait..."),
        ("Thor", "Ana reserves Thor."),
    ],
)
def test_a_name_with_a_full_stop_ends_the_sentence(card: str, sentence: str) -> None:
    assert Texts("en").text("move-reserve", who="Ana", card=card, shield="no") == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_stop_is_not_doubled_inside_a_message(language: str) -> None:
    text = Texts(language).text("hint-heard", decision="M.O.D.O.K.", win=50)
    assert "M.O.D.O.K. 50" in text


def test_dots_inside_a_name_stay() -> None:
    assert Texts("en").text("move-pass", who="Ana...") == "Ana... cannot move and passes."


@pytest.mark.parametrize("language", LANGUAGES)
def test_spoken_spanish_and_before_i(language: str) -> None:
    texts = Texts(language)
    assert texts.listed(["Ana", "Hilda"]) == texts.text("list-and-i", head="Ana", last="Hilda")
    assert texts.listed(["Ana", "Hierro"]) == texts.text("list-and", head="Ana", last="Hierro")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_that_is_parsed_alone_is_the_one_of_its_file(language: str) -> None:
    whole, alone = FluentBundle([language], use_isolating=False), Texts(language)
    for file in FILES:
        whole.add_resource(ast.Resource(entries(language, file)))
    plain = [key for file in FILES for key, pattern in patterns(language, file).items() if not variables(pattern)]
    assert len(plain) > 500
    for key in plain:
        pattern = whole.get_message(key).value
        assert pattern is not None
        text = str(whole.format_pattern(pattern)[0])
        assert text.replace("..", ".") == alone.text(key).replace("..", ".")  # which puts one full stop for two
