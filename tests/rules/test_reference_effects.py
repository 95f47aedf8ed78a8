"""What a decision moves (RECORD, effects), in positions that the vectors seldom reach."""

import random
from itertools import pairwise

import pytest

from testkit.reference.facts import CARDS, LOCATIONS, STONES, TOKENS
from testkit.reference.game import Json, effects, legal, masked, phase, play, start
from testkit.reference.position import Position
from testkit.reference.record import EAGER, random_record, trace

TABLE: Json = {
    "players": 2,
    "epic_battles": True,
    "ending": "sixteen",
    "payment": "choice",
    "max_rounds": None,
}
LOCATION_IDS = ["asgard", "atlantis", "attilan", "hells-kitchen-nyc"]
BATTLES = ["ragnarok", "planet-hulk", "galactus-coming", "civil-war", "yellow-jacket"]


def _position(players: int = 2, level_1: str = "") -> Position:
    """A start with the decks in the order of the CSV file; the cards named lie in the first slots of level 1."""
    decks = [[card.id for card in CARDS.values() if card.level == level] for level in (1, 2, 3)]
    first = level_1.split()
    decks[0] = first + [card for card in decks[0] if card not in first]
    setup = {"decks": decks, "locations": LOCATION_IDS[:players], "battles": BATTLES}
    return start({**TABLE, "players": players}, setup)


def _gives(position: Position, seat: int, cards: str = "", battles: str = "", **tokens: int) -> None:
    """A seat has these recruited cards, battles and tokens; the tokens do not come from the bank."""
    player = position.players[seat]
    player.recruited = cards.split()
    player.battles = battles.split()
    player.tokens.update(tokens)


def _bank(position: Position, **tokens: int) -> None:
    """The bank has these tokens and no others."""
    position.bank = {token: tokens.get(token, 0) for token in TOKENS}


def test_nothing_at_the_start() -> None:
    """Nothing led to the first position (RECORD, effects)."""
    assert effects(_position()) == []


def test_take() -> None:
    """Stones from the bank (T1, T2)."""
    position = _position()
    assert effects(play(position, "take mind soul reality")) == ["take mind soul reality"]
    assert effects(play(position, "take soul soul")) == ["take soul soul"]


def test_reserve_from_the_table() -> None:
    """The card, its replacement in the same slot, then the shield (T3, T6)."""
    position = _position(level_1="rocket wasp yondu quake vulture")
    assert effects(play(position, "reserve yondu")) == ["reserve yondu", "refill 1 2 vulture", "shield"]
    position.bank["shield"] = 0
    assert effects(play(position, "reserve yondu")) == ["reserve yondu", "refill 1 2 vulture"]


def test_reserve_from_a_deck() -> None:
    """The card leaves no gap; only its owner may know which one it was (T3, H2)."""
    position = play(_position(), "reserve deck 2")
    card = position.players[0].reserved[0]
    assert effects(position) == [f"reserve deck 2 {card}", "shield"]
    assert masked(effects(position), 0, 0) == [f"reserve deck 2 {card}", "shield"]
    assert masked(effects(position), 0, 1) == ["reserve deck 2", "shield"]
    assert masked(effects(position), 0, None) == ["reserve deck 2", "shield"]


def test_all_else_is_open_to_all() -> None:
    """A card reserved from the table stays known to all, and so does the one that replaces it (H1, H2)."""
    found = effects(play(_position(level_1="rocket wasp yondu quake vulture"), "reserve rocket"))
    assert masked(found, 0, 1) == masked(found, 0, None) == ["reserve rocket", "refill 1 0 vulture", "shield"]


def test_refill_from_an_empty_deck() -> None:
    """The slot stays empty (T6)."""
    position = _position(level_1="rocket moon-knight yondu quake")
    _gives(position, 0, mind=3)
    position.decks[0] = []
    assert effects(play(position, "reserve quake")) == ["reserve quake", "refill 1 3 -", "shield"]
    assert effects(play(position, "recruit moon-knight")) == ["pay mind 3", "recruit moon-knight", "refill 1 1 -"]


def test_recruit_from_the_hand_needs_no_refill() -> None:
    """Only a card that leaves the table is replaced (T4, T6)."""
    position = _position()
    _gives(position, 0, mind=3)
    position.players[0].reserved = ["moon-knight"]
    position.decks[0].remove("moon-knight")
    assert effects(play(position, "recruit moon-knight")) == ["pay mind 3", "recruit moon-knight"]


def test_nothing_paid_is_left_out() -> None:
    """Bonuses pay in full (T4)."""
    position = _position(level_1="rocket wasp yondu quake vulture")
    _gives(position, 0, cards="grandmaster electro triton")
    assert effects(play(position, "recruit rocket")) == ["recruit rocket", "refill 1 0 vulture"]


def test_nothing_moves_while_the_payment_is_open() -> None:
    """All tokens handed over are one effect, of the decision that completes the payment (T4, T5)."""
    position = _position(level_1="moon-knight wasp yondu quake vulture")
    _gives(position, 0, mind=3, shield=2)
    position = play(play(position, "take space soul power"), "take mind space soul")
    position = play(position, "recruit moon-knight")
    assert (phase(position), effects(position)) == ("pay", [])
    last = ["recruit moon-knight", "refill 1 0 vulture"]
    assert effects(play(position, "pay")) == ["pay mind 3", *last]
    position = play(position, "shield mind")
    assert (phase(position), effects(position)) == ("pay", [])
    assert effects(play(position, "pay")) == ["pay mind 2 shield 1", *last]
    # No third shield: the payment is completed without a question.
    assert effects(play(position, "shield mind")) == ["pay mind 1 shield 2", *last]


def test_first_level_3_card_brings_time() -> None:
    """Only the first one does (T7)."""
    position = _position()
    position.market[2][1] = "black-bolt"
    refill = f"refill 3 1 {position.decks[2][0]}"
    _gives(position, 0, mind=7)
    assert effects(play(position, "recruit black-bolt")) == ["pay mind 7", "recruit black-bolt", refill, "time"]
    _gives(position, 0, cards="drax", mind=7)
    assert effects(play(position, "recruit black-bolt")) == ["pay mind 7", "recruit black-bolt", refill]


def test_mind_card_brings_the_time_token_back() -> None:
    """The token is paid, in token order, and comes back with a mind card (B7, B13)."""
    position = _position(level_1="baron-zemo mysterio yondu quake vulture")
    _gives(position, 0, cards="drax", battles="ragnarok", time=1, shield=1)
    assert effects(play(position, "recruit mysterio")) == [
        "pay time 1 shield 1",
        "recruit mysterio",
        "refill 1 1 vulture",
    ]
    assert effects(play(position, "recruit baron-zemo")) == [
        "pay time 1 shield 1",
        "recruit baron-zemo",
        "refill 1 0 vulture",
        "time",
    ]


def test_mind_card_brings_back_what_was_spent_before() -> None:
    """The token may have been spent on another card, in an earlier turn (B7)."""
    position = _position(level_1="baron-zemo mysterio yondu quake vulture")
    _gives(position, 0, cards="drax", battles="ragnarok", time=1, shield=1, reality=3)
    position = play(play(position, "recruit mysterio"), "take mind space soul")
    assert effects(play(position, "recruit baron-zemo")) == [
        "pay reality 2",
        "recruit baron-zemo",
        f"refill 1 0 {position.decks[0][0]}",
        "time",
    ]


@pytest.mark.parametrize(
    ("holder", "cards", "tile"),
    [
        # 3 tags at the table's first: nobody held the tile.
        (None, "spider-woman wasp", ["avengers"]),
        (None, "spider-woman", []),
        # X4: 4 against 4 is a draw, 5 against 4 is not.
        (2, "spider-woman wasp valkyrie", []),
        (2, "spider-woman wasp valkyrie shuri", ["avengers 2"]),
        (1, "spider-woman wasp valkyrie shuri", ["avengers 1"]),
        # Who has it keeps it.
        (0, "spider-woman wasp valkyrie shuri", []),
    ],
)
def test_avengers(holder: int | None, cards: str, tile: list[str]) -> None:
    """The effect names the seat that loses the tile (T8)."""
    position = _position(players=3, level_1="squirrel-girl rocket yondu quake vulture")
    if holder is not None:
        _gives(position, holder, cards="iron-man thor")
        position.players[holder].avengers = True
    _gives(position, 0, cards=cards, soul=1, power=2, reality=2)
    found = effects(play(position, "recruit squirrel-girl"))
    assert found == ["pay soul 1 power 2 reality 2", "recruit squirrel-girl", "refill 1 0 vulture", *tile]


def test_payment_and_gain_of_the_same_stone() -> None:
    """Paying 2 and gaining 1 back are two effects, the gain not being asked for (B11)."""
    position = _position(level_1="spider-man-2099 rocket yondu quake vulture")
    _gives(position, 0, cards="crystal", battles="galactus-coming", mind=2)
    _bank(position)
    after = play(position, "recruit spider-man-2099")
    assert effects(after) == ["pay mind 2", "recruit spider-man-2099", "refill 1 0 vulture", "gain mind"]
    assert (after.players[0].tokens["mind"], after.bank["mind"], after.seat) == (1, 1, 1)


def test_gain_that_is_asked_for() -> None:
    """The gain is an effect of the answer, not of the recruiting (B11)."""
    position = _position(level_1="spider-man-2099 rocket yondu quake vulture")
    _gives(position, 0, cards="crystal", battles="galactus-coming", mind=2)
    position = play(position, "recruit spider-man-2099")
    assert effects(position) == ["pay mind 2", "recruit spider-man-2099", "refill 1 0 vulture"]
    assert phase(position) == "gain"
    assert effects(play(position, "gain soul")) == ["gain soul"]


def test_everything_that_a_recruit_can_bring() -> None:
    """Pay, recruit, refill, time, avengers, gain, return, location, in this order (RECORD, effects)."""
    position = _position(players=3, level_1="squirrel-girl rocket yondu quake vulture")
    cards = "hawkeye wasp valkyrie kate-bishop karnak maximus silver-sable kraven lizard gorgon"
    _gives(position, 0, cards=cards, battles="ragnarok galactus-coming", reality=7, shield=3)
    position.players[0].time_spent = True
    position.payment = "default"
    _gives(position, 1, cards="iron-man")
    position.players[1].avengers = True
    _bank(position, time=1)
    assert effects(play(position, "recruit squirrel-girl")) == [
        "pay reality 2",
        "recruit squirrel-girl",
        "refill 1 0 vulture",
        "time",
        "avengers 1",
        "gain reality",
        "location asgard",
    ]
    position.players[0].tokens["shield"] = 4
    position = play(position, "recruit squirrel-girl")
    assert (phase(position), effects(position)[-2:]) == ("return", ["avengers 1", "gain reality"])
    assert effects(play(position, "return reality")) == ["return reality", "location asgard"]


def test_gain_after_two_of_the_same_stone() -> None:
    """One of a different stone, asked for or not (B12)."""
    position = _position()
    _gives(position, 0, battles="civil-war")
    asked = play(position, "take mind mind")
    assert (phase(asked), effects(asked)) == ("gain", ["take mind mind"])
    assert effects(play(asked, "gain power")) == ["gain power"]
    _bank(position, mind=4, power=1)
    assert effects(play(position, "take mind mind")) == ["take mind mind", "gain power"]
    _bank(position, mind=4)
    assert effects(play(position, "take mind mind")) == ["take mind mind"]


def test_each_token_returned_is_an_effect() -> None:
    """One for each token, chosen or not (E1)."""
    position = _position(players=4)
    _gives(position, 0, space=3, soul=4, shield=3)
    position = play(position, "take mind power reality")
    assert (phase(position), effects(position)) == ("return", ["take mind power reality"])
    # Nothing comes after shield in token order, so the other two are not asked for.
    assert effects(play(position, "return shield")) == ["return shield", "return shield", "return shield"]
    position = play(position, "return mind")
    assert (phase(position), effects(position)) == ("return", ["return mind"])
    assert effects(play(position, "return reality")) == ["return reality", "return shield"]


def test_returns_that_nobody_is_asked_about() -> None:
    """Time cannot be returned: with one kind of token beside it there is no choice (E1)."""
    position = _position(players=4)
    _gives(position, 0, mind=9, time=1)
    _bank(position, mind=4)
    assert effects(play(position, "take mind mind")) == ["take mind mind", "return mind", "return mind"]


def _meets(*locations: str) -> str:
    """Cards without tags or time that meet the requirements of these locations (E2)."""
    needs = {stone: max(LOCATIONS[location].needs[stone] for location in locations) for stone in STONES}
    plain = [card for card in CARDS.values() if card.level == 1 and card.tags == 0]
    return " ".join(card.id for stone in STONES for card in [c for c in plain if c.bonus == stone][: needs[stone]])


def _idle(cards: str) -> Position:
    """Nothing can be done, and seat 0 has these cards (T9)."""
    position = _position()
    _bank(position)
    position.market = [[None] * 4 for _ in range(3)]
    position.decks = [[], [], []]
    position.battles = []
    _gives(position, 0, cards=cards)
    assert legal(position) == ["pass"]
    return position


def test_location_after_a_pass() -> None:
    """A pass moves nothing itself, but the end of the turn follows it (T9, E2)."""
    position = play(_idle(_meets("atlantis")), "pass")
    assert effects(position) == ["location atlantis"]
    assert effects(play(position, "pass")) == []


def test_location_that_is_chosen() -> None:
    """With several possible the player is asked, and the answer is what moves one (E2)."""
    position = play(_idle(_meets("atlantis", "asgard")), "pass")
    assert (phase(position), effects(position)) == ("location", [])
    assert effects(play(position, "location asgard")) == ["location asgard"]


def test_claim() -> None:
    """A cube goes on the battle; declining moves nothing (E3)."""
    position = _position()
    _gives(position, 0, cards="silver-sable kingpin")
    position = play(position, "take mind space soul")
    assert (phase(position), effects(position)) == ("claim", ["take mind space soul"])
    assert effects(play(position, "claim civil-war")) == ["claim civil-war"]
    assert effects(play(position, "decline")) == []


def _apply(state: Json, seat: int, effect: str) -> None:
    """One effect, applied to a state by a reader who knows nothing but the notation."""
    kind, *words = effect.split(" ")
    player = state["players"][seat]
    moved: list[tuple[str, int]] = []
    if kind in ("take", "gain"):
        moved = [(stone, 1) for stone in words]
    elif kind in ("shield", "time"):
        moved = [(kind, 1)]
    elif kind == "return":
        moved = [(words[0], -1)]
    elif kind == "pay":
        moved = [(token, -int(amount)) for token, amount in zip(words[::2], words[1::2], strict=True)]
    elif kind == "reserve":
        player["reserved"].append(words[-1])
        if words[0] == "deck":
            state["decks"][int(words[1]) - 1] -= 1
    elif kind == "recruit":
        player["recruited"].append(words[0])
        if words[0] in player["reserved"]:
            player["reserved"].remove(words[0])
    elif kind == "refill":
        level, slot, card = int(words[0]) - 1, int(words[1]), words[2]
        state["market"][level][slot] = None if card == "-" else card
        state["decks"][level] -= card != "-"
    elif kind == "avengers":
        if words:
            state["players"][int(words[0])]["avengers"] = False
        player["avengers"] = True
    elif kind == "location":
        state["locations"].remove(words[0])
        player["locations"].append(words[0])
    else:
        assert kind == "claim"
        player["battles"].append(words[0])
    for token, amount in moved:
        player["tokens"][token] += amount
        state["bank"][token] -= amount


@pytest.mark.parametrize("players", [2, 3, 4])
def test_effects_are_everything_that_moved(players: int) -> None:
    """The effects alone lead from each state of a game to the next one (RECORD, effects)."""
    table = {**TABLE, "players": players, "max_rounds": 40}
    lines = list(trace(random_record(table, random.Random(players), EAGER)))
    state = lines[0]["state"]
    for before, after in pairwise(lines):
        for effect in after["effects"]:
            _apply(state, before["seat"], effect)
        # These are counted, not moved.
        state["round"] = after["state"]["round"]
        for mine, theirs in zip(state["players"], after["state"]["players"], strict=True):
            mine["tags"], mine["points"] = theirs["tags"], theirs["points"]
        assert state == after["state"]
