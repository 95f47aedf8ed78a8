"""Decisions and their effects in words, in all languages, by example and for whole games."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from gauntlet.rules.catalogue import BATTLE_BY_ID, CARD_BY_ID, LOCATION_BY_ID
from gauntlet.rules.decision import Decision
from gauntlet.rules.effects import Effect, Kind
from gauntlet.rules.game import Game
from gauntlet.rules.record import Record
from gauntlet.texts import LANGUAGES, Texts, ending_text, move_text

VECTORS = Path(__file__).parents[1] / "vectors"
NAMES = ["Ana", "Ben"]
EXAMPLES: list[tuple[str, str, str, str, str, str]] = [
    (
        "take mind space soul",
        "take mind space soul",
        "Ana takes 1 Mind, 1 Space and 1 Soul.",
        "Ana coge 1 ficha de Mente, 1 de Espacio y 1 de Alma.",
        "Ana bierze 1 znacznik umysłu, 1 przestrzeni i 1 duszy.",
        "Ana prend 1 jeton Esprit, 1 Espace et 1 Âme.",
    ),
    (
        "reserve wasp",
        "reserve wasp; refill 1 0 rocket",
        "Ana reserves Wasp.",
        "Ana reserva la carta «Avispa».",
        "Ana rezerwuje kartę „Osa”.",
        "Ana réserve Wasp.",
    ),
    (
        "reserve deck 1",
        "reserve deck 1 wasp; shield",
        "Ana reserves Wasp from the level 1 deck and takes a S.H.I.E.L.D. token.",
        "Ana reserva la carta «Avispa» del mazo de nivel 1 y coge una ficha de S.H.I.E.L.D.",
        "Ana rezerwuje kartę „Osa” ze stosu poziomu 1 i bierze znacznik T.A.R.C.Z.Y.",
        "Ana réserve Wasp depuis le paquet de niveau 1 et prend un jeton SHIELD.",
    ),
    (
        "reserve deck 2",
        "reserve deck 2",
        "Ana reserves the top card of the level 2 deck.",
        "Ana reserva la primera carta del mazo de nivel 2.",
        "Ana rezerwuje wierzchnią kartę ze stosu poziomu 2.",
        "Ana réserve la première carte du paquet de niveau 2.",
    ),
    (
        "recruit modok",
        "",
        "Ana is recruiting M.O.D.O.K. and choosing how to pay.",
        "Ana va a reclutar la carta «M.O.D.O.K.» y elige con qué pagar.",
        "Ana zamierza zwerbować kartę „M.O.D.O.K.” i wybiera, czym zapłacić.",
        "Ana s’apprête à recruter M.O.D.O.K. et choisit avec quoi payer.",
    ),
    (
        "discount soul",
        "",
        "Ana pays 1 Soul less.",
        "Ana paga 1 ficha de Alma menos.",
        "Ana płaci o 1 znacznik duszy mniej.",
        "Ana paie 1 jeton Âme de moins.",
    ),
    (
        "shield soul",
        "",
        "Ana uses a S.H.I.E.L.D. token as Soul.",
        "Ana usa una ficha de S.H.I.E.L.D. como Alma.",
        "Ana używa znacznika T.A.R.C.Z.Y. zamiast duszy.",
        "Ana utilise un jeton SHIELD comme Âme.",
    ),
    (
        "time soul",
        "",
        "Ana uses the Time token as Soul.",
        "Ana usa la ficha de Tiempo como Alma.",
        "Ana używa znacznika czasu zamiast duszy.",
        "Ana utilise le jeton Temps comme Âme.",
    ),
    (
        "pay",
        "pay reality 1 shield 1; recruit rocket; refill 1 3 wasp",
        "Ana recruits Rocket for 1 Reality and 1 S.H.I.E.L.D.",
        "Ana recluta la carta «Mapache Cohete» por 1 ficha de Realidad y 1 de S.H.I.E.L.D.",
        "Ana werbuje kartę „Rocket” za 1 znacznik rzeczywistości i 1 T.A.R.C.Z.Y.",
        "Ana recrute Rocket pour 1 jeton Réalité et 1 SHIELD.",
    ),
    (
        "recruit rocket",
        "recruit rocket",
        "Ana recruits Rocket from hand without spending any tokens.",
        "Ana recluta la carta «Mapache Cohete» de su mano sin gastar fichas.",
        "Ana werbuje z ręki kartę „Rocket”, nie wydając znaczników.",
        "Ana recrute Rocket depuis sa main sans dépenser de jeton.",
    ),
    (
        "recruit thor",
        "time",
        "Ana gets a Time token.",
        "Ana recibe una ficha de Tiempo.",
        "Ana otrzymuje znacznik czasu.",
        "Ana reçoit un jeton Temps.",
    ),
    (
        "gain power",
        "gain power",
        "Ana also takes 1 Power.",
        "Ana coge además 1 ficha de Poder.",
        "Ana bierze dodatkowo 1 znacznik mocy.",
        "Ana prend en plus 1 jeton Pouvoir.",
    ),
    (
        "return shield",
        "return shield; return shield",
        "Ana returns 2 S.H.I.E.L.D.",
        "Ana devuelve 2 fichas de S.H.I.E.L.D.",
        "Ana odkłada 2 znaczniki T.A.R.C.Z.Y.",
        "Ana rend 2 jetons SHIELD.",
    ),
    (
        "recruit thor",
        "avengers",
        "Ana takes the Avengers Assemble tile.",
        "Ana coge la pieza de ¡Vengadores, reuníos!",
        "Ana bierze płytkę Avengers.",
        "Ana prend la tuile Avengers Rassemblement.",
    ),
    (
        "recruit thor",
        "avengers 1",
        "Ana takes the Avengers Assemble tile from Ben.",
        "Ana le quita a Ben la pieza de ¡Vengadores, reuníos!",
        "Ana zabiera płytkę Avengers graczowi Ben.",
        "Ana prend la tuile Avengers Rassemblement à Ben.",
    ),
    (
        "location atlantis",
        "location atlantis",
        "Ana takes Atlantis.",
        "Ana coge el Lugar Atlántida.",
        "Ana bierze płytkę miejsca „Atlantyda”.",
        "Ana prend le Lieu Atlantide.",
    ),
    (
        "claim planet-hulk",
        "claim planet-hulk",
        "Ana claims the battle Planet Hulk.",
        "Ana reclama la batalla «Planeta Hulk».",
        "Ana zajmuje bitwę „Planeta Hulka”.",
        "Ana revendique la bataille «\u00a0Planète Hulk\u00a0».",
    ),
    (
        "decline",
        "",
        "Ana claims no battle.",
        "Ana no reclama ninguna batalla.",
        "Ana nie zajmuje żadnej bitwy.",
        "Ana ne revendique aucune bataille.",
    ),
    (
        "pass",
        "",
        "Ana cannot move and passes.",
        "Ana no puede realizar ninguna acción y pasa.",
        "Ana nie może wykonać żadnej akcji i pasuje.",
        "Ana ne peut rien jouer et passe.",
    ),
    (
        "reserve thor",
        "refill 2 0 hela",
        "New card at level 2, slot 1: Hela.",
        "Nueva carta en el nivel 2, posición 1: Hela.",
        "Nowa karta na poziomie 2, na polu 1: Hela.",
        "Nouvelle carte au niveau 2, emplacement 1\u00a0: Hela.",
    ),
    (
        "reserve thor",
        "refill 2 3 -",
        "Level 2, slot 4 stays empty.",
        "La posición 4 del nivel 2 queda vacía.",
        "Pole 4 na poziomie 2 pozostaje puste.",
        "L’emplacement 4 du niveau 2 reste vide.",
    ),
]


def parsed(effects: str) -> list[Effect]:
    return [Effect.parse(effect) for effect in effects.split("; ") if effect]


def words(decision: str, effects: str, language: str = "en", seat: int = 0, refills: bool = True) -> str:
    return move_text(Texts(language), Decision.parse(decision), parsed(effects), seat, NAMES, refills)


@pytest.mark.parametrize(("decision", "effects", "en", "es", "pl", "fr"), EXAMPLES)
def test_each_effect_in_each_language(decision: str, effects: str, en: str, es: str, pl: str, fr: str) -> None:
    refills = effects.startswith("refill")
    assert [words(decision, effects, language, 0, refills) for language in LANGUAGES] == [en, es, pl, fr]


def test_there_is_an_example_of_every_effect() -> None:
    assert {effect.kind for _, effects, *_ in EXAMPLES for effect in parsed(effects)} == set(get_args(Kind))


def test_new_cards_are_named_on_demand() -> None:
    effects = "reserve hulk; refill 3 1 thor"
    assert words("reserve hulk", effects, seat=1, refills=False) == "Ben reserves Hulk."
    assert words("reserve hulk", effects, seat=1) == "Ben reserves Hulk. New card at level 3, slot 2: Thor."


def test_a_shield_that_comes_after_the_new_card_belongs_to_the_reservation() -> None:
    text = words("reserve hulk", "reserve hulk; refill 3 1 thor; shield", refills=False)
    assert text == "Ana reserves Hulk and takes a S.H.I.E.L.D. token."


@pytest.mark.clause("B11")
def test_what_is_paid_and_what_is_gained_are_two_things() -> None:
    text = words("pay", "pay mind 2; recruit rocket; refill 1 0 wasp; gain mind", refills=False)
    assert text == "Ana recruits Rocket for 2 Mind. Ana also takes 1 Mind."


def test_the_last_step_of_a_payment_is_named_with_what_it_completes() -> None:
    text = words("shield soul", "pay soul 1 shield 1; recruit rocket; time; avengers 1; location wakanda")
    assert text == (
        "Ana uses a S.H.I.E.L.D. token as Soul. Ana recruits Rocket from hand for 1 Soul and 1 S.H.I.E.L.D."
        " Ana gets a Time token. Ana takes the Avengers Assemble tile from Ben. Ana takes Wakanda."
    )


def test_what_follows_a_pass_is_named_too() -> None:
    assert words("pass", "location wakanda") == "Ana cannot move and passes. Ana takes Wakanda."


def test_returned_tokens_are_one_sentence() -> None:
    assert words("take mind space soul", "take mind space soul; return mind; return mind; return soul") == (
        "Ana takes 1 Mind, 1 Space and 1 Soul. Ana returns 2 Mind and 1 Soul."
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", sorted(VECTORS.glob("*-*.json")), ids=lambda file: file.stem)
def test_whole_games_have_words_and_no_ids(file: Path, language: str) -> None:
    record = Record.read(file.read_text())
    game, texts, sentences = Game.of(record.options, record.setup, record.names), Texts(language), []
    for decision in record.decisions:
        seat = game.seat or 0
        sentences.append(move_text(texts, decision, game.play(decision), seat, record.names, refills=True))
    assert all(sentences)
    ids = {name for name in [*CARD_BY_ID, *LOCATION_BY_ID, *BATTLE_BY_ID] if "-" in name}
    assert not ids & set(" ".join(sentences).replace(".", "").replace(",", "").split())
    if record.result:
        result = record.result
        assert ending_text(texts, result.end, result.winners, result.points, record.names).endswith(".")


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "Ben assembles the Infinity Gauntlet and wins.", "Ana and Ben assemble the Infinity Gauntlet"),
        ("es", "Ben ensambla el Guantelete del Infinito y gana.", "Ana y Ben ensamblan el Guantelete del Infinito"),
        ("pl", "Ben zdobywa Rękawicę Nieskończoności i wygrywa.", "Ana i Ben zdobywają Rękawicę Nieskończoności"),
        ("fr", "Ben assemble le Gant de l’Infini et gagne.", "Ana et Ben assemblent le Gant de l’Infini"),
    ],
)
def test_one_winner_and_two(language: str, one: str, two: str) -> None:
    texts = Texts(language)
    assert ending_text(texts, "gauntlet", [1], [9, 17], NAMES).startswith(one)
    assert ending_text(texts, "gauntlet", [0, 1], [17, 17], NAMES).startswith(two)


def test_every_ending_with_its_points() -> None:
    texts = Texts("en")
    sentences = [ending_text(texts, end, [0], [16, 3], NAMES) for end in ("sixteen", "resigned", "forfeit")]
    sentences += [ending_text(texts, end, [], [1, 2], NAMES) for end in ("stalemate", "limit")]
    assert sentences == [
        "Ana wins with the most points. Points: Ana 16 and Ben 3.",
        "Everyone else has given up: Ana wins. Points: Ana 16 and Ben 3.",
        "Nobody else is left in the game: Ana wins. Points: Ana 16 and Ben 3.",
        "Nobody can move anymore: the game ends without a winner. Points: Ana 1 and Ben 2.",
        "The last round is over: the game ends without a winner. Points: Ana 1 and Ben 2.",
    ]
