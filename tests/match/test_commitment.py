"""A fair shuffle: what was promised at the start can be checked at the end, by hand."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace

from gauntlet.match import commands
from gauntlet.match import events as e
from gauntlet.match.commitment import Deal, commitment, secret_from_json, shuffled
from gauntlet.match.screen import screen
from gauntlet.rules.options import Options, Setup, setup_of_seed
from testkit.match.matches import seated


def by_hand(setup: Setup, nonce: str) -> str:
    def texts(ids: tuple[str, ...]) -> str:
        return "[" + ",".join(f'"{name}"' for name in ids) + "]"

    decks = "[" + ",".join(texts(deck) for deck in setup.decks) + "]"
    dealt = f'"decks":{decks},"locations":{texts(setup.locations)},"battles":{texts(setup.battles)}'
    return hashlib.sha256(f'{{"nonce":"{nonce}","setup":{{{dealt}}}}}'.encode()).hexdigest()


def test_the_commitment_is_what_is_documented() -> None:
    for table in (Options(2), Options(4, epic_battles=True)):
        setup = setup_of_seed(table, 5)
        assert commitment(setup, "00ff") == by_hand(setup, "00ff") == Deal(setup, "00ff").commitment


def test_any_other_deal_or_nonce_has_another_commitment() -> None:
    setup = setup_of_seed(Options(3, epic_battles=True), 5)
    first, second, *rest = setup.decks[2]
    others = [
        replace(setup, decks=(*setup.decks[:2], (second, first, *rest))),
        replace(setup, locations=setup.locations[::-1]),
        replace(setup, battles=setup.battles[::-1]),
    ]
    promises = [commitment(other, "00") for other in [setup, *others]] + [commitment(setup, "01")]
    assert len(set(promises)) == 5


def test_a_deal_is_drawn_anew_each_time_with_a_nonce_of_256_bits() -> None:
    table = Options(4, epic_battles=True)
    deals = [shuffled(table) for _ in range(20)]
    assert len({deal.setup.decks for deal in deals}) == len({deal.nonce for deal in deals}) == 20
    for deal in deals:
        deal.setup.check(table)
        assert len(bytes.fromhex(deal.nonce)) == 32


def test_a_deal_is_read_as_it_was_written() -> None:
    deal = shuffled(Options(3, epic_battles=True))
    again = secret_from_json(json.loads(json.dumps(deal.as_json())))
    assert isinstance(again, Deal)
    assert (again, again.commitment) == (deal, deal.commitment)


def test_it_is_promised_at_the_start_and_opened_at_the_end() -> None:
    live = seated("ana", "ben", seed=None)
    assert screen(live.match, "ana", live.now)["commitment"] is None
    live.do(commands.start, "ana", 0)
    started = live.log[-1]
    assert isinstance(started, e.Started)
    promised = screen(live.match, None, live.now)["commitment"]
    deal = live.match.deal
    assert deal is not None
    assert promised == started.commitment == by_hand(deal.setup, deal.nonce)
    assert deal.nonce not in json.dumps([event.model_dump(mode="json") for event in live.log])
    live.do(commands.resign, "ana")
    live.settle()
    ended = live.match.ended
    assert ended is not None
    assert live.game.setup is not None
    assert by_hand(live.game.setup, ended.nonce) == promised
    assert by_hand(setup_of_seed(live.game.options, 1), ended.nonce) != promised
