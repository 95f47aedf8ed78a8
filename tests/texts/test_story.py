"""Deeds in words, in all languages, by example and for whole games."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from gauntlet.rules.deeds import Deed, deeds
from gauntlet.rules.record import Record
from gauntlet.rules.tables import BATTLE_BY_ID, CARD_BY_ID, LOCATION_BY_ID
from gauntlet.rules.trace import trace
from gauntlet.texts import Texts, ending, languages, sentence, sentences

VECTORS = Path(__file__).parents[1] / "vectors"
NAMES = ["Ana", "Ben"]
EXAMPLES: list[tuple[dict[str, Any], str, str, str, str]] = [
    (
        {"deed": "take", "tokens": {"mind": 1, "space": 1, "soul": 1}},
        "Ana takes 1 Mind, 1 Space and 1 Soul.",
        "Ana coge 1 ficha de Mente, 1 de Espacio y 1 de Alma.",
        "Ana bierze 1 znacznik umysłu, 1 przestrzeni i 1 duszy.",
        "Ana prend 1 jeton Esprit, 1 Espace et 1 Âme.",
    ),
    (
        {"deed": "reserve", "card": "wasp", "level": 1, "source": "market", "shield": False},
        "Ana reserves Wasp.",
        "Ana reserva a Avispa.",
        "Ana rezerwuje kartę „Osa”.",
        "Ana réserve Wasp.",
    ),
    (
        {"deed": "reserve", "card": "wasp", "level": 1, "source": "deck", "shield": True},
        "Ana reserves Wasp from the level 1 deck and takes a S.H.I.E.L.D. token.",
        "Ana reserva a Avispa del mazo de nivel 1 y coge una ficha de S.H.I.E.L.D.",
        "Ana rezerwuje kartę „Osa” ze stosu poziomu 1 i bierze znacznik T.A.R.C.Z.Y.",
        "Ana réserve Wasp du paquet de niveau 1 et prend un jeton SHIELD.",
    ),
    (
        {"deed": "reserve", "card": None, "level": 2, "source": "deck", "shield": False},
        "Ana reserves the top card of the level 2 deck.",
        "Ana reserva la primera carta del mazo de nivel 2.",
        "Ana rezerwuje wierzchnią kartę ze stosu poziomu 2.",
        "Ana réserve la première carte du paquet de niveau 2.",
    ),
    (
        {"deed": "choose", "card": "modok"},
        "Ana is about to recruit M.O.D.O.K. and chooses what to pay with.",
        "Ana va a reclutar a M.O.D.O.K. y elige con qué pagar.",
        "Ana zamierza zwerbować kartę „M.O.D.O.K.” i wybiera, czym zapłacić.",
        "Ana s'apprête à recruter M.O.D.O.K. et choisit avec quoi payer.",
    ),
    (
        {"deed": "pay", "paid_with": "discount", "stone": "soul"},
        "Ana pays 1 Soul less.",
        "Ana paga 1 ficha de Alma menos.",
        "Ana płaci o 1 znacznik duszy mniej.",
        "Ana paie 1 jeton Âme de moins.",
    ),
    (
        {"deed": "pay", "paid_with": "shield", "stone": "soul"},
        "Ana uses a S.H.I.E.L.D. token as Soul.",
        "Ana usa una ficha de S.H.I.E.L.D. como Alma.",
        "Ana używa znacznika T.A.R.C.Z.Y. zamiast duszy.",
        "Ana utilise un jeton SHIELD comme Âme.",
    ),
    (
        {"deed": "pay", "paid_with": "time", "stone": "soul"},
        "Ana uses the Time token as Soul.",
        "Ana usa la ficha de Tiempo como Alma.",
        "Ana używa znacznika czasu zamiast duszy.",
        "Ana utilise le jeton Temps comme Âme.",
    ),
    (
        {"deed": "recruit", "card": "rocket", "source": "market", "tokens": {"reality": 1, "shield": 1}},
        "Ana recruits Rocket for 1 Reality and 1 S.H.I.E.L.D.",
        "Ana recluta a Mapache Cohete por 1 ficha de Realidad y 1 de S.H.I.E.L.D.",
        "Ana werbuje kartę „Rocket” za 1 znacznik rzeczywistości i 1 T.A.R.C.Z.Y.",
        "Ana recrute Rocket pour 1 jeton Réalité et 1 SHIELD.",
    ),
    (
        {"deed": "recruit", "card": "rocket", "source": "hand", "tokens": {}},
        "Ana recruits Rocket from hand without spending a token.",
        "Ana recluta de su mano a Mapache Cohete sin gastar fichas.",
        "Ana werbuje z ręki kartę „Rocket”, nie wydając znaczników.",
        "Ana recrute Rocket de sa main sans dépenser de jeton.",
    ),
    (
        {"deed": "time"},
        "Ana receives a Time token.",
        "Ana recibe una ficha de Tiempo.",
        "Ana otrzymuje znacznik czasu.",
        "Ana reçoit un jeton Temps.",
    ),
    (
        {"deed": "gain", "stone": "power"},
        "Ana also takes 1 Power.",
        "Ana coge además 1 ficha de Poder.",
        "Ana bierze dodatkowo 1 znacznik mocy.",
        "Ana prend en plus 1 jeton Pouvoir.",
    ),
    (
        {"deed": "return", "tokens": {"shield": 2}},
        "Ana returns 2 S.H.I.E.L.D.",
        "Ana devuelve 2 fichas de S.H.I.E.L.D.",
        "Ana odkłada 2 znaczniki T.A.R.C.Z.Y.",
        "Ana rend 2 jetons SHIELD.",
    ),
    (
        {"deed": "avengers", "loser": None},
        "Ana takes the Avengers Assemble tile.",
        "Ana coge la pieza de ¡Vengadores, reuníos!",
        "Ana bierze płytkę Avengers.",
        "Ana prend la tuile Avengers Rassemblement.",
    ),
    (
        {"deed": "avengers", "loser": 1},
        "Ana takes the Avengers Assemble tile from Ben.",
        "Ana le quita a Ben la pieza de ¡Vengadores, reuníos!",
        "Ana zabiera płytkę Avengers graczowi Ben.",
        "Ana prend la tuile Avengers Rassemblement à Ben.",
    ),
    (
        {"deed": "location", "location": "atlantis"},
        "Ana takes the location Atlantis.",
        "Ana coge el Lugar Atlántida.",
        "Ana bierze płytkę miejsca „Atlantyda”.",
        "Ana prend le Lieu Atlantide.",
    ),
    (
        {"deed": "claim", "battle": "planet-hulk"},
        "Ana claims the battle Planet Hulk.",
        "Ana reclama la batalla «Planeta Hulk».",
        "Ana zajmuje bitwę „Planeta Hulka”.",
        "Ana revendique la bataille «\u00a0Planète Hulk\u00a0».",
    ),
    (
        {"deed": "decline"},
        "Ana claims no battle.",
        "Ana no reclama ninguna batalla.",
        "Ana nie zajmuje żadnej bitwy.",
        "Ana ne revendique aucune bataille.",
    ),
    (
        {"deed": "pass"},
        "Ana cannot move and passes.",
        "Ana no puede hacer nada y pasa.",
        "Ana nie może wykonać ruchu i pasuje.",
        "Ana ne peut rien jouer et passe.",
    ),
    (
        {"deed": "refill", "level": 2, "place": 0, "card": "hela"},
        "New at level 2, place 1: Hela.",
        "Nueva carta en el nivel 2, posición 1: Hela.",
        "Nowa karta na poziomie 2, na polu 1: Hela.",
        "Nouvelle carte au niveau 2, emplacement 1\u00a0: Hela.",
    ),
    (
        {"deed": "refill", "level": 2, "place": 3, "card": None},
        "Level 2, place 4 stays empty.",
        "La posición 4 del nivel 2 queda vacía.",
        "Pole 4 na poziomie 2 pozostaje puste.",
        "L'emplacement 4 du niveau 2 reste vide.",
    ),
]


@pytest.mark.parametrize(("deed", "en", "es", "pl", "fr"), EXAMPLES)
def test_each_deed_in_each_language(deed: dict[str, Any], en: str, es: str, pl: str, fr: str) -> None:
    told = [sentence(Texts(language), deed | {"seat": 0}, NAMES) for language in languages()]
    assert told == [en, es, pl, fr]


def test_there_is_an_example_of_every_deed() -> None:
    assert {deed["deed"] for deed, *_ in EXAMPLES} == set(get_args(get_type_hints(Deed)["deed"]))


def test_new_cards_are_told_only_on_demand() -> None:
    done: list[Deed] = [
        {"deed": "reserve", "seat": 1, "card": "hulk", "level": 3, "source": "market", "shield": False},
        {"deed": "refill", "seat": 1, "level": 3, "place": 1, "card": "thor"},
    ]
    texts = Texts("en")
    assert sentences(texts, done, NAMES) == "Ben reserves Hulk."
    assert sentences(texts, done, NAMES, refills=True) == "Ben reserves Hulk. New at level 3, place 2: Thor."


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("file", sorted(VECTORS.glob("*.json")), ids=lambda file: file.stem)
def test_whole_games_have_words_and_no_ids(file: Path, language: str) -> None:
    record = Record.read(file.read_text())
    texts, lines, told = Texts(language), trace(record), []
    before = next(lines)
    for after in lines:
        done = deeds(before["state"], after["state"], before["seat"], after["decision"])
        told.append(sentences(texts, done, record.names, refills=True))
        before = after
    ids = {name for name in [*CARD_BY_ID, *LOCATION_BY_ID, *BATTLE_BY_ID] if "-" in name}
    assert not ids & set(" ".join(told).replace(".", "").replace(",", "").split())
    if record.result:
        result = record.result
        assert ending(texts, result.end, result.winners, result.points, record.names).endswith(".")


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "Ben assembles the Infinity Gauntlet and wins.", "Ana and Ben assemble the Infinity Gauntlet"),
        ("es", "Ben ensambla el Guantelete del Infinito y gana.", "Ana y Ben ensamblan el Guantelete del Infinito"),
        ("pl", "Ben zdobywa Rękawicę Nieskończoności i wygrywa.", "Ana i Ben zdobywają Rękawicę Nieskończoności"),
        ("fr", "Ben assemble le Gant de l'Infini et gagne.", "Ana et Ben assemblent le Gant de l'Infini"),
    ],
)
def test_one_winner_and_two(language: str, one: str, two: str) -> None:
    texts = Texts(language)
    assert ending(texts, "gauntlet", [1], [9, 17], NAMES).startswith(one)
    assert ending(texts, "gauntlet", [0, 1], [17, 17], NAMES).startswith(two)


def test_every_ending_with_its_points() -> None:
    texts = Texts("en")
    told = [ending(texts, end, [0], [16, 3], NAMES) for end in ("sixteen", "resigned", "forfeit")]
    told += [ending(texts, end, [], [1, 2], NAMES) for end in ("stalemate", "limit")]
    assert told == [
        "Ana wins with the most points. Points: Ana 16 and Ben 3.",
        "Everyone else has given up: Ana wins. Points: Ana 16 and Ben 3.",
        "Nobody else is left in the game: Ana wins. Points: Ana 16 and Ben 3.",
        "Nobody can move any more: the game ends without a winner. Points: Ana 1 and Ben 2.",
        "The last round is over: the game ends without a winner. Points: Ana 1 and Ben 2.",
    ]
