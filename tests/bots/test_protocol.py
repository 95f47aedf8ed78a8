"""The line protocol with real processes on both sides, well-behaved and not."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event, Thread

import pytest

from gauntlet.bots import BotError, make_bot, play_out
from gauntlet.bots.line_server import serve
from gauntlet.bots.process import FORFEITS, ForfeitError, Limits, ProcessBot, close_all, make
from gauntlet.bots.protocol import PROTOCOL, TO_BOT, Budget, ProtocolError, view_of
from gauntlet.rules.decision import Decision
from gauntlet.rules.game import Game
from gauntlet.rules.options import Options
from gauntlet.rules.view import View

PLAIN = Path(__file__).parents[2] / "examples" / "plain_bot.py"
QUICK = Limits(start=20, grace=0.2, quit=0.2)

BOT = """
import json, os, signal, subprocess, sys, time
def say(**message): print(json.dumps(message), flush=True)
with open(__file__ + ".pids", "a") as file: print(os.getpid(), file=file)
log = open(__file__ + ".log", "a")
{start}
for line in sys.stdin:
    print(line, end="", file=log, flush=True)
    message = json.loads(line)
    verb = message["verb"]
    if verb == "hello": {hello}
    elif verb == "view": view = message["view"]
    elif verb == "go": {go}
    elif verb == "stop": {stop}
    elif verb == "quit": {quit}
"""
HELLO = 'say(verb="hello", protocol="gauntlet-bot/1", name="test")'
FIRST = 'say(verb="decision", decision=view["legal"][0])'


@pytest.fixture
def write_bot(tmp_path: Path) -> Iterator[Callable[..., Path]]:
    """Writes a bot that decides for the first legal decision, except as told."""

    def write(start: str = "", hello: str = HELLO, go: str = FIRST, stop: str = "pass", quit: str = "break") -> Path:  # noqa: A002
        file = tmp_path / "bot.py"
        file.write_text(BOT.format(start=start, hello=hello, go=go, stop=stop, quit=quit))
        return file

    yield write
    close_all()


def process_bot(file: Path, ms: int = 5000, seed: int | None = 7, limits: Limits = QUICK) -> ProcessBot:
    return ProcessBot((sys.executable, str(file)), Budget(ms), seed, limits)


def pids(file: Path) -> list[int]:
    return [int(line) for line in Path(f"{file}.pids").read_text().split()]


def has_ended(pid: int) -> bool:
    """Whether a process is gone, or waits only for its parent (somebody else's child may be reaped late)."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True


def until(condition: Callable[[], bool], seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.01)


@pytest.fixture
def view() -> View:
    return Game.new(players=2, seed=3).view(0)


CHILD = 'subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])'
MISTAKES = {
    "raises": ("crash", r"ended with exit code 1: KeyError: 'oops'", {"go": 'raise KeyError("oops")'}),
    "exits": ("crash", r"ended with exit code 3$", {"go": "sys.exit(3)"}),
    "is killed": ("crash", r"ended by signal 9 \(Killed\)", {"go": "os.kill(os.getpid(), 9)"}),
    "closes its output": ("crash", r"ended its output, but not itself", {"go": "os.close(1); time.sleep(1000)"}),
    "hangs": ("timeout", r"did not answer with decision within 0.1 s and 0.2 s more", {"go": "time.sleep(1000)"}),
    "says nothing": ("timeout", r"did not answer with decision", {"go": "pass"}),
    "prints": (
        "garbage",
        r"no message: not a JSON object: 'hm, difficult'",
        {"go": 'print("hm, difficult", flush=True)'},
    ),
    "writes bytes": ("garbage", r"not a JSON object", {"go": r'os.write(1, b"\xff\xfe\n")'}),
    "nests deeply": ("garbage", r"not a JSON object", {"go": 'print("[" * 50000, flush=True)'}),
    "forgets the verb": ("garbage", r"has no verb", {"go": 'say(decision="pass")'}),
    "says hello again": ("garbage", r"answered with 'hello', not with 'decision'", {"go": HELLO}),
    "decides illegally": (
        "illegal",
        r"'recruit nobody', which is not legal",
        {"go": 'say(verb="decision", decision="recruit nobody")'},
    ),
    "decides with a number": ("illegal", r"answered with 5,", {"go": 'say(verb="decision", decision=5)'}),
    "decides nothing": ("illegal", r"answered with None", {"go": 'say(verb="decision")'}),
    "writes without an end": ("flood", r"wrote \d+ bytes without an end", {"go": 'sys.stdout.write("x" * 10**7)'}),
    "complains": (
        "error",
        r"complained: bad-view: no such card",
        {"go": 'say(verb="error", code="bad-view", text="no such card")'},
    ),
    "speaks another protocol": (
        "garbage",
        r"speaks 'uci', not gauntlet-bot/1",
        {"hello": 'say(verb="hello", protocol="uci")'},
    ),
    "ends at once": ("crash", r"ended with exit code 4", {"start": "sys.exit(4)"}),
    "has children": ("timeout", r"did not answer", {"start": CHILD, "go": "time.sleep(1000)"}),
}


@pytest.mark.parametrize(("kind", "reason", "parts"), MISTAKES.values(), ids=MISTAKES.keys())
def test_a_program_that_errs_loses_with_a_reason_and_is_gone(
    kind: str, reason: str, parts: dict[str, str], view: View, write_bot: Callable[..., Path]
) -> None:
    file = write_bot(**parts)
    with pytest.raises(ForfeitError, match=reason) as raised:
        process_bot(file, ms=100 if kind == "timeout" else 10_000).decide(view)
    assert raised.value.kind == kind
    assert kind in FORFEITS
    assert str(raised.value).startswith(f"{sys.executable} {file} ")
    assert not any(Path(f"/proc/{pid}").exists() for pid in pids(file)), "not reaped"


def test_a_program_that_never_says_hello_is_too_late(view: View, write_bot: Callable[..., Path]) -> None:
    file = write_bot(hello="pass")
    with pytest.raises(ForfeitError, match=r"did not answer with hello within 0.5 s$"):
        process_bot(file, limits=replace(QUICK, start=0.5)).decide(view)


def test_a_program_that_does_not_read_cannot_block_us(view: View, write_bot: Callable[..., Path]) -> None:
    file = write_bot(hello=f"{HELLO}; time.sleep(1000)")
    long = replace(view, decisions=(Decision.parse("take mind space soul"),) * 20_000)
    with pytest.raises(ForfeitError, match="did not answer with decision"):
        process_bot(file, ms=100).decide(long)


def test_children_of_a_program_end_with_it(view: View, write_bot: Callable[..., Path]) -> None:
    child = CHILD.replace("subprocess", "child = subprocess", 1)
    file = write_bot(start=f'{child}\nwith open(__file__ + ".child", "w") as out: print(child.pid, file=out)')
    assert process_bot(file).decide(view) == view.legal[0]
    pid = int(Path(f"{file}.child").read_text())
    assert not has_ended(pid)
    close_all()
    until(lambda: has_ended(pid))


def test_a_program_that_writes_on_loses_its_next_decision(write_bot: Callable[..., Path]) -> None:
    file = write_bot(go=f"{FIRST}; say(verb='decision', decision='pass')")
    bot, game = process_bot(file), Game.new(players=2, seed=3)
    with pytest.raises(ForfeitError, match=r"wrote without being asked|which is not legal"):
        play_out(game, [bot, make_bot("random", 1)])
    assert len(game.decisions) < 20


def test_chatter_on_standard_error_harms_nobody(view: View, write_bot: Callable[..., Path]) -> None:
    file = write_bot(go=f'sys.stderr.write("x" * 10**6); {FIRST}')
    bot = process_bot(file)
    assert bot.decide(view) == view.legal[0]
    with pytest.raises(ForfeitError, match="did not answer"):
        process_bot(write_bot(go='[sys.stderr.write("x" * 100) for _ in iter(int, 1)]'), ms=100).decide(view)


def test_stop_lets_a_slow_program_answer(view: View, write_bot: Callable[..., Path]) -> None:
    file = write_bot(go="pass", stop=FIRST)
    limits = replace(QUICK, grace=20)
    assert process_bot(file, ms=50, limits=limits).decide(view) == view.legal[0]


def test_a_program_serves_many_games_and_sees_only_views(write_bot: Callable[..., Path]) -> None:
    file = write_bot()
    views = []
    for seed in (11, 12):
        bot = process_bot(file, seed=seed)
        game = Game.new(players=3, epic_battles=True, payment="default", max_rounds=9, seed=seed)
        for _ in range(2):
            views.append(game.view(0))
            game.play(bot.decide(views[-1]))
            game.play(game.legal_decisions[-1])
            game.play(game.legal_decisions[-1])
        bot.close()
    close_all()
    assert len(pids(file)) == 1
    log = [json.loads(line) for line in Path(f"{file}.log").read_text().splitlines()]
    game_verbs = ["table", "view", "go", "view", "go"]
    assert [message["verb"] for message in log] == ["hello", *game_verbs, *game_verbs, "quit"]
    assert log[0] == {"verb": "hello", "protocol": PROTOCOL}
    assert log[1] == {
        "verb": "table",
        "table": Options(3, True, "sixteen", "default", 9).as_json(),
        "names": ["p0", "p1", "p2"],
        "seat": 0,
        "seed": 11,
    }
    assert [message["view"] for message in log if message["verb"] == "view"] == [view.as_json() for view in views]
    assert log[3] == {"verb": "go", "budget": {"ms": 5000}}


def test_the_same_bot_notices_a_new_game(write_bot: Callable[..., Path], view: View) -> None:
    file = write_bot()
    bot = process_bot(file)
    bot.decide(view)
    bot.decide(Game.new(players=2, seed=4).view(0))
    assert Path(f"{file}.log").read_text().count('"verb":"table"') == 2


def test_the_game_after_a_crash_has_a_fresh_program(write_bot: Callable[..., Path], view: View) -> None:
    file = write_bot(go=f"{FIRST}; os.path.exists(__file__ + '.dead') or (open(__file__ + '.dead', 'w'), os._exit(1))")
    first = process_bot(file)
    assert first.decide(view) == view.legal[0]
    until(lambda: has_ended(pids(file)[0]))
    with pytest.raises(ForfeitError, match="ended with exit code 1"):
        first.decide(view)
    assert process_bot(file).decide(view) == view.legal[0]
    assert len(pids(file)) == 2


def test_a_program_that_dies_between_games_is_replaced_without_harm(write_bot: Callable[..., Path], view: View) -> None:
    file = write_bot()
    bot = process_bot(file)
    bot.decide(view)
    bot.close()
    os.kill(pids(file)[0], 9)
    until(lambda: has_ended(pids(file)[0]))
    assert process_bot(file).decide(view) == view.legal[0]
    assert not Path(f"/proc/{pids(file)[0]}").exists()


def test_a_program_that_does_not_quit_is_ended(write_bot: Callable[..., Path], view: View) -> None:
    file = write_bot(start="signal.signal(signal.SIGTERM, signal.SIG_IGN)", quit="time.sleep(1000)")
    process_bot(file).decide(view)
    start = time.monotonic()
    close_all()
    assert time.monotonic() - start < 10
    assert not Path(f"/proc/{pids(file)[0]}").exists()


def test_a_process_that_forgets_its_bots_leaves_none(write_bot: Callable[..., Path], tmp_path: Path) -> None:
    file = write_bot(quit="time.sleep(1000)")
    code = (
        "from gauntlet.bots.process import *; from gauntlet.rules.game import Game\n"
        f"bot = ProcessBot({(sys.executable, str(file))}, Budget(5000), 1, Limits(20, 1, 0.1))\n"
        "bot.decide(Game.new(seed=1).view(0))"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=tmp_path)
    assert has_ended(pids(file)[0])


# Names


@pytest.mark.parametrize(
    ("parameter", "sentence"),
    [
        ("", "cmd needs a program"),
        ("500ms:", "cmd needs a program"),
        ("./nobody-has-this", "'./nobody-has-this' is no program that can be started"),
        ("'unclosed", "is no command line: No closing quotation"),
        ("5h:./bot", "'5h' is no budget"),
        ("0:./bot", "'0' is no budget"),
        ("99999999s:./bot", "'99999999s' is no budget"),
    ],
)
def test_a_wrong_name_is_told_at_once(parameter: str, sentence: str) -> None:
    with pytest.raises(BotError, match=re.escape(sentence)):
        make(parameter, 0)


def test_a_budget_in_the_name_is_the_one_that_is_sent(write_bot: Callable[..., Path], view: View) -> None:
    file = write_bot()
    for name in ("5s", "1234"):
        bot = make(f"{name}:{sys.executable} {file}", None)
        bot.decide(view)
    goes = [line for line in Path(f"{file}.log").read_text().splitlines() if '"go"' in line]
    assert [json.loads(line)["budget"] for line in goes] == [{"ms": 5000}, {"ms": 60000, "simulations": 1234}]


@pytest.mark.parametrize("text", ["1000", "500ms", "2s"])
def test_a_budget_reads_back(text: str) -> None:
    assert Budget.from_json(Budget.parse(text).as_json()) == Budget.parse(text)


# Our side as a bot


def ask(*messages: object) -> list[dict[str, str]]:
    lines = "".join((each if isinstance(each, str) else json.dumps(each)) + "\n" for each in messages)
    run = subprocess.run(
        [sys.executable, "-m", "gauntlet", "bot", "random"], input=lines, capture_output=True, text=True, check=True
    )
    return [json.loads(line) for line in run.stdout.splitlines()]


def test_our_bot_answers_every_mistake_and_goes_on(view: View) -> None:
    good, table = view.as_json(), {"verb": "table", "seed": 5}
    waiting = Game.new(seed=1).view(1).as_json()
    answers = ask(
        "nonsense",
        "[1]",
        "x" * (TO_BOT + 10),
        {"hello": 1},
        {"verb": "fly"},
        {"verb": "hello", "protocol": "uci"},
        {"verb": "hello", "protocol": PROTOCOL},
        {"verb": "view", "view": good},
        {"verb": "go"},
        {"verb": "table", "seed": "five"},
        table,
        {"verb": "view", "view": good | {"position": "nowhere"}},
        {"verb": "view", "view": good | {"secret": 1}},
        {"verb": "view", "view": good | {"legal": []}},
        {"verb": "view", "view": waiting},
        {"verb": "go"},
        {"verb": "view", "view": good},
        {"verb": "go", "budget": {"ms": -1}},
        {"verb": "stop"},
        {"verb": "go", "budget": {"ms": 100}},
        {"verb": "quit"},
        {"verb": "go"},
    )
    assert [answer.get("code", answer["verb"]) for answer in answers] == [
        *("not-json", "not-json", "too-long", "bad-message", "unknown-verb", "wrong-protocol", "hello"),
        *("out-of-turn", "out-of-turn", "bad-message", "bad-view", "bad-view", "bad-view", "out-of-turn"),
        *("bad-message", "decision"),
    ]
    assert all(answer.keys() == {"verb", "code", "text"} for answer in answers if answer["verb"] == "error")
    assert answers[-1]["decision"] in view.legal


def test_our_bot_through_the_protocol_plays_as_it_does_without() -> None:
    games = []
    for through in (False, True):
        game = Game.new(players=2, epic_battles=True, seed=9)
        command = (sys.executable, "-m", "gauntlet", "bot", "random")
        one = ProcessBot(command, Budget(20_000), 21) if through else make_bot("random", 21)
        play_out(game, [one, make_bot("random", 22)])
        games.append(game)
    close_all()
    assert games[0].decisions == games[1].decisions


class Thinker:
    """Thinks until it is stopped."""

    def __init__(self, thinking: Event) -> None:
        self._thinking = thinking

    def decide(self, view: View) -> str:
        raise ZeroDivisionError(f"a bot that is broken without a budget in phase {view.phase}")

    def decide_within(self, view: View, budget: Budget, stop: Event) -> str:
        assert budget == Budget(3_600_000)
        self._thinking.set()
        assert stop.wait(20)
        return view.legal[-1]


def test_stop_reaches_a_bot_that_thinks(view: View) -> None:
    thinking = Event()
    (in_read, in_write), (out_read, out_write) = os.pipe(), os.pipe()
    with open(in_read, "rb") as source, open(out_write, "wb") as sink, open(out_read, "rb") as answers:  # noqa: PTH123
        with open(in_write, "wb", buffering=0) as lines:  # noqa: PTH123

            def tell(**message: object) -> None:
                lines.write(json.dumps(message).encode() + b"\n")

            server = Thread(target=serve, args=("thinker", source, sink, lambda _name, _seed: Thinker(thinking)))
            server.start()
            tell(verb="table", seed=None)
            tell(verb="view", view=view.as_json())
            tell(verb="go", budget={"ms": 3_600_000})
            assert thinking.wait(20)
            tell(verb="stop")
            assert json.loads(answers.readline()) == {"verb": "decision", "decision": view.legal[-1]}
            tell(verb="go")
            failed = json.loads(answers.readline())
        assert failed["code"] == "bot-failed"
        assert "ZeroDivisionError: a bot that is broken" in failed["text"]
        server.join(20)
        assert not server.is_alive()


def test_a_view_reads_back() -> None:
    game = Game.new(players=4, epic_battles=True, ending="gauntlet", seed=5)
    play_out(game, [make_bot("random", seat) for seat in range(4)])
    for position in (Game.new(players=2, seed=1), game):
        there = position.view(0)
        assert view_of(json.loads(json.dumps(there.as_json()))) == there
        assert there.options == position.options
    with pytest.raises(ProtocolError, match="the view has an unknown key 'phse' \\(did you mean 'phase'"):
        view_of({"phse": 1})


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("epic", "ending"), [(False, "gauntlet"), (True, "sixteen"), (True, "gauntlet")])
def test_the_example_bot_plays_every_table(players: int, epic: bool, ending: str) -> None:
    game = Game.new(players, epic, ending, seed=players, max_rounds=100)
    plain = ProcessBot((sys.executable, str(PLAIN)), Budget(20_000), 1)
    play_out(game, [plain, *(make_bot("random", seat) for seat in range(1, players))])
    plain.close()
    assert game.result
    assert game.result.winners == (0,)


def test_the_example_is_short_and_free_of_our_package() -> None:
    text = PLAIN.read_text()
    assert len(text.splitlines()) <= 30
    assert set(re.findall(r"^import (\w+)", text, re.M)) == {"json", "sys"}
    assert "from " not in re.sub(r"#.*", "", text)
