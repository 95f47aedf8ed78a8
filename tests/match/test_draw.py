"""The deal as a shared draw: nobody can choose it, and anyone can compute it again."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gauntlet.match import commands
from gauntlet.match.commitment import Deal, Nonce, secret_from_json
from gauntlet.match.draw import ANSWER_MS, draw_deal, sha256
from gauntlet.match.match import Match
from gauntlet.match.match_options import MatchOptions
from gauntlet.match.proof import Proof
from gauntlet.match.refused import Refused
from gauntlet.match.screen import screen
from gauntlet.rules.catalogue import BATTLES, CARDS, LOCATIONS
from gauntlet.rules.errors import RecordError
from gauntlet.rules.options import Options
from testkit.match.matches import Live, facts

ANAS, BENS = "aa" * 32, "bb" * 32


def waiting(*who: str, bots: int = 0, **options: Any) -> Live:
    """People whose clients take part (`-` before those whose clients do not), and bots."""
    live = Live(MatchOptions(players=len(who) + bots, **options))
    for player in who:
        live.do(commands.sit, player.lstrip("-"), player.title(), None, entropy=player[0] != "-")
    for _ in range(bots):
        live.do(commands.seat_bot, "ana", "mason", "Bot", None)
    return live


def drawing(*who: str, **more: Any) -> Live:
    live = waiting(*who, **more)
    live.do(commands.start, "ana", 0)
    return live


def drawn(live: Live, shares: dict[str, str]) -> Live:
    for player, entropy in shares.items():
        live.do(commands.commit, player, sha256(entropy))
        live.settle()
    for player, entropy in shares.items():
        live.do(commands.reveal, player, entropy)
        live.settle()
    return live


def kinds(live: Live) -> list[str]:
    return [event.kind for event in live.log if event.kind not in ("opened", "seated")]


def over(live: Live) -> Proof:
    live.do(commands.resign, "ana")
    live.settle()
    return Proof.of(live.match)


# The recipe


def by_hand(options: Options, nonce: str, shares: list[str]) -> tuple[dict[str, Any], int]:
    """As docs/protocol.md describes it, written apart from the program."""
    seed = hashlib.sha256("\n".join([nonce, *shares]).encode()).hexdigest()
    bits: list[int] = []
    for block in range(40):
        digest = hashlib.sha256(f"{seed} {block}".encode()).digest()
        bits += [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]

    def below(bound: int) -> int:
        while bits[0] >= 2**32 // bound * bound:
            bits.pop(0)
        return bits.pop(0) % bound

    def shuffle(things: list[Any]) -> list[Any]:
        for last in reversed(range(1, len(things))):
            other = below(last + 1)
            things[last], things[other] = things[other], things[last]
        return things

    decks = [shuffle([card.id for card in CARDS if card.level == level]) for level in (1, 2, 3)]
    tiles = shuffle([1, 2, 3, 4])[: options.players]
    locations = []
    for tile in tiles:
        side = "AB"[below(2)]
        locations += [one.id for one in LOCATIONS if (one.tile, one.side) == (tile, side)]
    battles = shuffle([battle.id for battle in BATTLES])[:5] if options.epic_battles else []
    return {"decks": decks, "locations": locations, "battles": battles}, below(options.players)


@pytest.mark.parametrize("options", [Options(2), Options(3), Options(4, epic_battles=True)], ids=str)
def test_the_deal_is_what_is_documented(options: Options) -> None:
    for nonce in ("01" * 32, "fe" * 32):
        setup, first = draw_deal(options, nonce, {2: BENS, 0: ANAS})
        setup.check(options)
        assert (setup.as_json(), first) == by_hand(options, nonce, [f"0 {ANAS}", f"2 {BENS}"])


def test_every_share_matters() -> None:
    options = Options(2)
    shares = [{}, {0: ANAS}, {1: ANAS}, {0: ANAS, 1: BENS}, {0: BENS, 1: ANAS}, {0: ANAS, 1: ANAS}]
    deals = [draw_deal(options, nonce, those) for nonce in ("00" * 32, "01" * 32) for those in shares]
    assert len({setup.decks for setup, _ in deals}) == len(deals)


def test_every_card_is_dealt_first_as_often_as_any_other() -> None:
    """4,000 deals: each of the 40 cards 100 times, give or take five standard deviations."""
    options = Options(4, epic_battles=True)
    deals = [draw_deal(options, f"{number:064x}", {0: ANAS}) for number in range(4000)]
    for first, number in (
        (Counter(setup.decks[0][0] for setup, _ in deals), 40),
        (Counter(setup.decks[2][19] for setup, _ in deals), 20),
        (Counter(setup.locations[3] for setup, _ in deals), 8),
        (Counter(setup.battles[4] for setup, _ in deals), 8),
        (Counter(first for _, first in deals), 4),
    ):
        expected = len(deals) / number
        assert len(first) == number
        assert max(abs(count - expected) for count in first.values()) < 5 * (expected * (1 - 1 / number)) ** 0.5


# The exchange


def test_all_commit_before_anyone_reveals() -> None:
    live = drawing("ana", "ben", bots=1)
    assert screen(live.match, "ana", live.now)["draw"] == {
        "phase": "commit",
        "commitment": sha256(live.match.secret.nonce if live.match.secret else ""),
        "awaited": [0, 1],
    }
    live.do(commands.commit, "ben", sha256(BENS))
    live.settle()
    with pytest.raises(Refused, match="Not all have committed"):
        live.do(commands.reveal, "ben", BENS)
    live.do(commands.commit, "ana", sha256(ANAS))
    live.settle()
    drawing_now = screen(live.match, None, live.now)["draw"]
    assert drawing_now is not None
    assert (drawing_now["phase"], drawing_now["awaited"]) == ("reveal", [1, 0])
    live.do(commands.reveal, "ana", ANAS)
    live.do(commands.reveal, "ben", BENS)
    live.settle()
    expected = ["drawing", "committed", "committed", "revealing", "revealed", "revealed", "started"]
    assert kinds(live) == expected
    deal = live.match.deal
    assert deal is not None
    setup, first = draw_deal(live.match.options.game, deal.nonce, {0: ANAS, 1: BENS})
    assert (deal.setup, live.match.order[0]) == (setup, first)
    assert live.game.setup == setup
    assert screen(live.match, "ana", live.now)["draw"] is None


def test_the_nonce_stays_secret_until_the_end() -> None:
    live = drawn(drawing("ana", "ben"), {"ana": ANAS, "ben": BENS})
    nonce = live.match.secret.nonce if live.match.secret else ""
    log = [event.model_dump(mode="json") for event in live.log]
    assert len(nonce) == 64
    assert nonce not in json.dumps([log, screen(live.match, "ana", live.now), screen(live.match, None, live.now)])


def test_the_one_that_begins_is_drawn_or_the_one_that_was_chosen() -> None:
    firsts = {drawn(drawing("ana", "ben"), {"ana": ANAS, "ben": BENS}).match.order[0] for _ in range(40)}
    assert firsts == {0, 1}
    live = waiting("ana", "ben", begins="chosen")
    live.do(commands.start, "ana", 1)
    assert drawn(live, {"ana": ANAS, "ben": BENS}).match.order == [1, 0]


def test_nobody_is_asked_whose_client_takes_no_part() -> None:
    live = drawing("ana", "-ben", bots=1)
    assert live.match.draw
    assert live.match.draw.seats == [0]
    with pytest.raises(Refused, match="no part"):
        live.do(commands.commit, "ben", sha256(BENS))
    assert live.match.status == "waiting"
    assert drawn(live, {"ana": ANAS}).match.status == "playing"
    assert kinds(drawing("-ana", "-ben")) == ["started"]


def test_several_people_at_one_device_give_one_share() -> None:
    live = Live(MatchOptions(players=3))
    for name in ("Ana", "Eva", "Ida"):
        live.do(commands.sit, "ana", name, None, entropy=True)
    live.do(commands.start, "ana", None)
    assert live.match.draw
    assert live.match.draw.seats == [0]
    assert drawn(live, {"ana": ANAS}).match.status == "playing"


def test_who_does_not_commit_in_time_is_not_waited_for() -> None:
    live = drawing("ana", "ben")
    live.do(commands.commit, "ana", sha256(ANAS))
    live.settle()
    live.wait(ANSWER_MS / 1000 - 0.001)
    live.settle()
    assert kinds(live)[-1] == "committed"
    live.wait(0.001)
    live.settle()
    assert kinds(live)[-1] == "revealing"
    with pytest.raises(Refused, match="too late"):
        live.do(commands.commit, "ben", sha256(BENS))
    live.do(commands.reveal, "ana", ANAS)
    live.settle()
    proof = over(live)
    assert (proof.verdict, proof.shares, proof.late) == ("fair", 1, [])


def test_who_does_not_reveal_in_time_is_left_out_and_named() -> None:
    live = drawing("ana", "ben")
    for player, entropy in (("ana", ANAS), ("ben", BENS)):
        live.do(commands.commit, player, sha256(entropy))
    live.settle()
    live.do(commands.reveal, "ana", ANAS)
    live.wait(ANSWER_MS / 1000)
    live.settle()
    assert live.match.status == "playing"
    with pytest.raises(Refused, match="No deal"):
        live.do(commands.reveal, "ben", BENS)
    proof = over(live)
    assert (proof.verdict, proof.shares, proof.late) == ("fair", 1, [1])
    assert proof.includes(ANAS)
    assert not proof.includes(BENS)


def test_nobody_answers_at_all() -> None:
    live = drawing("ana", "ben")
    live.wait(ANSWER_MS / 1000)
    live.settle()
    assert kinds(live) == ["drawing", "revealing", "started"]
    assert over(live).verdict == "fair"


def test_a_share_is_given_once_and_is_the_one_that_was_committed_to() -> None:
    live = drawing("ana", "ben")
    with pytest.raises(Refused, match="no part"):
        live.do(commands.commit, "cleo", sha256(ANAS))
    live.do(commands.commit, "ana", sha256(ANAS))
    with pytest.raises(Refused, match="has been given"):
        live.do(commands.commit, "ana", sha256(BENS))
    live.do(commands.commit, "ben", sha256(BENS))
    live.settle()
    with pytest.raises(Refused, match="is not the commitment"):
        live.do(commands.reveal, "ana", BENS)
    live.do(commands.reveal, "ana", ANAS)
    with pytest.raises(Refused, match="has been revealed"):
        live.do(commands.reveal, "ana", ANAS)


def test_the_seats_are_fixed_while_the_deal_is_drawn() -> None:
    live = drawing("ana", "ben")
    for command, arguments in (
        (commands.sit, ("cleo", "Cleo", None)),
        (commands.stand, ("ana", 1)),
        (commands.leave, ("ben",)),
        (commands.start, ("ana", 0)),
    ):
        with pytest.raises(Refused) as refused:
            live.do(command, *arguments)
        assert refused.value.code == "already-started"


def test_a_draw_survives_a_crash_at_any_moment() -> None:
    live = drawn(drawing("ana", "ben", bots=1), {"ana": ANAS, "ben": BENS})
    deal = live.match.deal
    assert deal is not None
    stored = secret_from_json(json.loads(json.dumps(Nonce(deal.nonce).as_json())))
    assert facts(Match.of("table", live.log, stored)) == facts(live.match)
    for cut in range(4, len(live.log)):  # from `drawing` on
        again = Match.of("table", live.log[:cut], stored)
        again.secret = stored
        for event in live.log[cut:]:
            again.apply(event)
        assert facts(again) == facts(live.match)


def test_the_rematch_asks_the_same_clients() -> None:
    live = drawn(drawing("ana", "-ben", begins="chosen"), {"ana": ANAS})
    over(live)
    assert commands.rotated_seats(live.match) == [("ben", "-Ben", None, False), ("ana", "Ana", None, True)]


# The proof


@pytest.fixture
def proof() -> Proof:
    return over(drawn(drawing("ana", "ben", epic_battles=True), {"ana": ANAS, "ben": BENS}))


@pytest.mark.parametrize("field", ["commitment", "entropy"])
def test_a_share_that_has_no_bytes_is_refused(proof: Proof, field: str) -> None:
    value = proof.as_json()
    value["draw"]["shares"][0][field] = "\udc99"
    with pytest.raises(RecordError, match=rf"draw\.shares\.0\.{field}: .*must be ASCII"):
        Proof.read(json.dumps(value))


def test_a_proof_is_read_as_it_was_written(proof: Proof) -> None:
    value = proof.as_json()
    assert value["format"] == "gauntlet-proof/2"
    assert (Proof.read(json.dumps(value)), proof.verdict, proof.shares) == (proof, "fair", 2)


def test_the_older_proof_is_read_and_written_where_nobody_took_part() -> None:
    older = over(drawing("-ana", "-ben"))
    value = older.as_json()
    assert value["format"] == "gauntlet-proof/1"
    assert "draw" not in value
    again = Proof.read(json.dumps(value))
    assert (again, again.verdict, again.shares, again.includes(ANAS)) == (older, "fair", 0, False)


def changed(proof: Proof, **draw: Any) -> str:
    """The verdict if a host had written something else into it."""
    value = proof.as_json()
    value["draw"] |= draw
    return Proof.read(json.dumps(value)).verdict


def test_whatever_a_host_changes_is_found_out(proof: Proof) -> None:
    assert proof.draw is not None
    ana, ben = (share.model_dump() for share in proof.draw.shares)
    other = "cc" * 32
    assert changed(proof, commitment=sha256(other)) == "nonce"
    assert changed(proof, shares=[{**ana, "entropy": other}, ben]) == "share"
    assert changed(proof, shares=[{**ana, "entropy": other, "commitment": sha256(other)}, ben]) == "chosen"
    assert changed(proof, shares=[{**ana, "entropy": None}, ben]) == "chosen"
    assert changed(proof, shares=[ana]) == "chosen"
    assert changed(proof, order=proof.draw.order[::-1]) == "chosen"
    deal, _ = draw_deal(proof.record.options, other, {0: ANAS, 1: BENS})
    record = replace(proof.record, setup=deal, decisions=(), result=None)
    assert replace(proof, record=record).verdict == "changed"
    better = Deal(deal, proof.nonce)  # a deal that the host likes more, with a commitment made for it
    assert replace(proof, record=record, commitment=better.commitment).verdict == "chosen"
    assert replace(proof, record=record, nonce=other, commitment=Deal(deal, other).commitment).verdict == "nonce"


@pytest.mark.parametrize(
    ("draw", "named"),
    [
        (None, "draw"),
        ({"commitment": 5}, "draw.commitment"),
        ({"shares": [{"seat": 9}]}, "draw.shares.0.seat"),
        ({"shares": [{"seat": 0, "commitment": "", "entropy": 1}]}, "draw.shares.0.entropy"),
        ({"order": []}, "draw.order"),
    ],
)
def test_a_broken_proof_says_what_is_wrong(proof: Proof, draw: Any, named: str) -> None:
    value = proof.as_json()
    value["draw"] = draw and value["draw"] | draw
    with pytest.raises(RecordError, match=named):
        Proof.read(json.dumps(value))


def test_the_proof_that_the_page_is_tested_with_is_fair() -> None:
    """`verify.test.ts` reads the same file."""
    proof = Proof.read((Path(__file__).parents[1] / "vectors/proof.json").read_text())
    assert (proof.verdict, proof.shares, proof.late) == ("fair", 2, [2])
