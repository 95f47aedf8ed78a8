"""Facts behind the reasons: read from positions, and about nothing that the deciding seat could not see."""

from __future__ import annotations

from typing import Any

import pytest

from gauntlet.bots.search import Ply
from gauntlet.review import Analysis, Mark, Option, Reason, hint_reasons
from gauntlet.review.compare import Comparison
from gauntlet.review.kernel.explain import WIN_RATE
from gauntlet.review.kernel.rows import GAIN, KEYS, KINDS, REASON, decode, gains_of, new_rows
from gauntlet.review.reason_types import Gains
from gauntlet.review.reasons import reason, surprise_of
from gauntlet.rules.catalogue import LOCATION_BY_ID, STONES
from gauntlet.rules.decision import Decision
from gauntlet.rules.game import Game
from testkit.review import played, record_of
from testkit.rules.positions import Seat, game_at


@pytest.fixture(scope="module")
def chance_missed() -> Game:
    """The 4 player vector where p0 could win by recruiting Black Cat, and did not."""
    record = record_of("4p-epic-sixteen-greedy")
    return played(record, max(n for n, decision in enumerate(record.decisions) if decision == "recruit hulk"))


def why(
    game: Game, decided: str, best: str, *, bad: bool = True, plan: str = "", later: tuple[Ply, ...] = ()
) -> Reason:
    """The reason for a decision, as if the search had found another one (or this one) to be the best."""
    view, seat = game.view(game.seat), game.seat or 0
    first, decision = Decision.parse(best), Decision.parse(decided)
    assert {first, decision} <= set(view.legal)
    line = (Ply(seat, first), *([Ply(seat, Decision.parse(plan))] if plan else []))
    option = Option(first, 10, 0.6, 0.1, (0.6, 0.4))
    analysis = Analysis(seat, seat, 30, (0.6, 0.4), (option,), line)
    loss = 0.0 if first == decision else 0.2 if bad else 0.005
    mark = Mark.BLUNDER if bad else Mark.GOOD
    return reason(view, decision, analysis, Comparison(first, 0.6, 0.6 - loss, loss, 0.0, True, mark), later)


def test_what_a_decision_would_have_brought(chance_missed: Game) -> None:
    position = chance_missed.position
    expected = {"kind": "missed-win", "best": "recruit black-cat"}
    assert why(chance_missed, "recruit hulk", "recruit black-cat") == expected
    assert why(chance_missed, "recruit black-cat", "recruit black-cat", bad=False) == {"kind": "won"}
    assert chance_missed.position == position  # asking changes nothing


def gain(**fields: int) -> Any:
    row = new_rows(GAIN, 1)
    row[0]["location"] = row[0]["first"] = -1
    for field, value in fields.items():
        row[0][field] = value
    return row[0]


def test_gains_as_data_have_only_what_there_is() -> None:
    whole: Gains = {"points": 3, "avengers": True, "locations": ["wakanda"], "time": True, "first": "soul"}
    brought = gain(points=9, tile=1, location=LOCATION_BY_ID["wakanda"], time=1, first=STONES.index("soul"))
    assert gains_of(brought, "gauntlet") == whole
    assert gains_of(gain(), "gauntlet") == {}
    assert gains_of(gain(closes=1), "sixteen") == {"ends": "sixteen"}
    assert gains_of(gain(closes=1, wins=1), "sixteen") == {"ends": "wins"}


def test_every_kind_of_reason_has_its_keys() -> None:
    assert tuple(KEYS) == KINDS
    assert KINDS[WIN_RATE] == KINDS[-1] == "win-rate"
    rows, gains = new_rows(REASON, 2), new_rows(GAIN, 4)
    for kind, keys in KEYS.items():
        rows[1]["kind"] = KINDS.index(kind)
        assert tuple(decode(rows, gains, 1)) == ("kind", *keys)


def test_who_is_near_to_a_card() -> None:
    """America Chavez costs 1 mind, 3 space and 1 reality; Lizard 2 space and 1 power; Yondu 4 power."""
    game = game_at(Seat(), Seat(mind=1, space=1, soul=1), market="america-chavez lizard yondu")
    view = game.view(0)
    take = next(one for one in view.legal if one.verb == "take")
    for card, short in (("america-chavez", 3), ("lizard", 2)):
        expected = {"kind": "kept-from", "best": f"reserve {card}", "seat": 1, "short": short}
        assert why(game, take, f"reserve {card}") == expected
        praised = {"kind": "denied-near", "seat": 1, "card": card, "short": short}
        assert why(game, f"reserve {card}", f"reserve {card}", bad=False) == praised
    assert why(game, take, "reserve yondu")["kind"] not in ("kept-from", "allowed-but")  # 4 short


def test_a_card_that_is_taken_before_another_could() -> None:
    """Yondu costs 4 power, which seat 1 has, and brings a point."""
    game = game_at(Seat(), Seat(power=4), market="america-chavez lizard yondu")
    take = next(one for one in game.view(0).legal if one.verb == "take")
    denied = why(game, "reserve yondu", "reserve yondu", bad=False)
    assert (denied["kind"], denied["seat"], denied["card"]) == ("denied", 1, "yondu")
    assert denied["worth"]["points"] == 1
    later = (Ply(1, Decision.parse("recruit yondu")),)
    for did, after in ((True, later), (False, ())):
        allowed = why(game, take, "reserve yondu", later=after)
        assert (allowed["kind"], allowed["seat"], allowed["card"], allowed["did"]) == ("allowed-but", 1, "yondu", did)


def test_turns_that_a_decision_costs() -> None:
    """Yondu costs 4 power. With two of them now he comes a turn after the next, with one a turn later."""
    game = game_at(Seat(), Seat(), market="america-chavez lizard yondu")
    expected = {"kind": "tempo", "best": "take power power", "card": "yondu", "late": 1}
    assert why(game, "take mind space soul", "take power power", plan="recruit yondu") == expected
    same = why(game, "take mind space power", "take power power", plan="recruit lizard")
    assert same["kind"] != "tempo"


def test_tokens_that_have_to_be_returned() -> None:
    game = game_at(Seat(mind=4, space=4), Seat(), market="america-chavez lizard yondu")
    expected = {"kind": "lost-tokens", "best": "take soul soul", "short": 1}
    assert why(game, "take soul power reality", "take soul soul") == expected


def test_the_search_is_quoted_where_nothing_can_be_named() -> None:
    game = Game.new(seed=3)
    found = why(game, "take mind mind", "take mind space soul")
    expected = {"kind": "better", "best": "take mind space soul", "seat": 0, "win": 60, "instead": 40}
    assert found == expected


def test_reasons_are_about_cards_that_the_seat_knows() -> None:
    record = record_of("2p-gauntlet-greedy")
    game = played(record, 21)  # seat 0 holds two cards from decks, and seat 1 decides
    hidden = set(game.players[0].reserved)
    legal = game.view(1).legal
    for one in legal:
        found = why(game, one, legal[0] if one != legal[0] else legal[-1])
        assert not {found.get("card"), found.get("then", {}).get("card")} & hidden


def test_what_else_changed_the_chances() -> None:
    """Lizard costs 2 space and 1 power, which seat 0 has; Yondu 4 power."""
    game = game_at(Seat(space=2, power=1), Seat(), market="america-chavez lizard yondu")
    assert surprise_of("lizard", 1, game.view(0)) == {"kind": "came-up-for", "card": "lizard", "seat": 0}
    assert surprise_of("yondu", 1, game.view(0)) == {"kind": "came-up", "card": "yondu"}
    assert surprise_of(None, 1, game.view(0)) == {"kind": "unexpected"}
    hidden = played(record_of("2p-gauntlet-greedy"), 20)  # seat 0 holds two cards from decks
    assert hidden.seat == 0
    assert surprise_of(None, 1, hidden.view(0)) == {"kind": "hidden-hand", "seat": 0}


def test_hints_and_reviews_say_the_same(chance_missed: Game) -> None:
    view = chance_missed.view(chance_missed.seat)
    wins = (0.6, 0.2, 0.1, 0.1)
    option = Option(Decision.parse("recruit black-cat"), 10, 0.6, 0.1, wins)
    assert hint_reasons(view, Analysis(view.seat, view.asked, 30, wins, (option,), ())) == [[{"kind": "wins"}]]
