"""The board of a lesson or a puzzle after some decisions: replayed from its start each time, nothing is kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from typing_extensions import TypedDict  # pydantic needs this one before Python 3.12

from gauntlet.learning.lessons import Lesson, lessons
from gauntlet.learning.puzzles import Puzzle, puzzles
from gauntlet.rules.deeds import Deed, deeds
from gauntlet.rules.errors import GauntletError, IllegalDecision, suggestion
from gauntlet.rules.game import Game
from gauntlet.rules.tables import STONES
from gauntlet.tables.screen import Board, Outcome, board, seen

GOAL = 16
Verdict = Literal["go-on", "other", "done", "solved", "wrong"]
"""go-on: so far so good. other: legal, but not what the lesson is about. done, solved: it is finished. wrong: no."""


class NoSuchExercise(GauntletError):
    """There is no lesson and no puzzle of that name."""


class Happened(TypedDict):
    """A decision that was played, and what it did as far as the reader may know it."""

    seat: int
    decision: str
    deeds: list[Deed]


class Short(TypedDict):
    """What the reader still lacks to win."""

    points: int
    stones: list[str]
    time: bool


class Answer(TypedDict):
    """Where an exercise stands."""

    board: Board
    ending: Literal["gauntlet", "sixteen"]
    outcome: Outcome | None
    """How the game ended, if it did."""
    told: list[Happened]
    """All that has happened since its start."""
    accepted: int
    """How many of the decisions stand; one that is not wanted is not played."""
    verdict: Verdict
    text: str | None
    """The message for a decision that is not what the lesson is about, where there is something special to say."""
    step: int | None
    """In a lesson: the step that comes next; as many as there are steps when it is done."""
    short: Short | None
    """Of a wrong way to win: what it leaves open."""
    refuted: list[Happened]
    """Of a wrong way to keep others from winning: how they win after it."""
    answers: list[list[str]]
    """Of a puzzle that was tried: all ways to play this turn that work."""


class _Play:
    """A game that is told while it is played."""

    def __init__(self, start: Game, eyes: int) -> None:
        self.game = start.copy()
        self.eyes = eyes
        self.told: list[Happened] = []

    def play(self, decision: str) -> None:
        seat = self.game.seat
        before = seen(self.game, self.eyes)
        self.game.play(decision)
        assert seat is not None  # noqa: S101 - only for the type checker: a game that is over plays nothing
        done = deeds(before, seen(self.game, self.eyes), seat, decision)
        self.told.append({"seat": seat, "decision": decision, "deeds": done})

    def replies(self, decisions: Sequence[str]) -> None:
        """What the others do, as long as it is their turn."""
        for decision in decisions:
            if self.game.seat not in (self.eyes, None):
                self.play(decision)

    def answer(self, verdict: Verdict, accepted: int, text: str | None = None) -> Answer:
        result = self.game.result
        return {
            "board": board(self.game, self.eyes),
            "ending": "sixteen" if self.game.table.ending == "sixteen" else "gauntlet",
            "outcome": result.as_json() if result else None,  # type: ignore[typeddict-item]
            "told": self.told,
            "accepted": accepted,
            "verdict": verdict,
            "text": text,
            "step": None,
            "short": None,
            "refuted": [],
            "answers": [],
        }


def practise(exercise: str, decisions: Sequence[str]) -> Answer:
    """Where a lesson or a puzzle stands after the reader's decisions; those of others come by themselves."""
    if exercise in lessons():
        return _taught(lessons()[exercise], decisions)
    if exercise in puzzles():
        return _tried(puzzles()[exercise], decisions)
    known = [*lessons(), *puzzles()]
    raise NoSuchExercise(f"no exercise is called {exercise[:40]!r}{suggestion(exercise[:40], known)}")


def _taught(lesson: Lesson, decisions: Sequence[str]) -> Answer:
    play = _Play(lesson.start, lesson.seat)
    asking = [number for number, step in enumerate(lesson.steps) if step.expect]
    at = shown = 0
    for accepted, decision in enumerate(decisions):
        if at == len(asking):
            raise IllegalDecision("the lesson is over")
        step = lesson.steps[asking[at]]
        _check_legal(play.game, decision)
        if not step.takes(decision):
            answer = play.answer("other", accepted, step.other)
            answer["step"] = asking[at]
            return answer
        play.play(decision)
        play.replies(step.reply)
        shown, at = asking[at] + 1, at + 1
        # Where only one answer was left the engine has given it, and the step that would have asked is skipped.
        while at < len(asking) and play.game.seat not in (lesson.seat, None):
            play.replies(lesson.steps[asking[at]].reply)
            shown, at = asking[at] + 1, at + 1
    answer = play.answer("done" if shown == len(lesson.steps) else "go-on", len(decisions))
    answer["step"] = shown
    return answer


def _tried(puzzle: Puzzle, decisions: Sequence[str]) -> Answer:
    play = _Play(puzzle.start, puzzle.seat)
    for accepted, decision in enumerate(decisions):
        _check_legal(play.game, decision)
        first_turn = accepted < min(map(len, puzzle.answers)) or len(play.told) == accepted
        way = tuple(decisions[: accepted + 1])
        if first_turn and not any(answer[: len(way)] == way for answer in puzzle.answers):
            return _wrong(puzzle, play, decision, accepted)
        if not first_turn and not _can_still_win(play.game, decision, puzzle.seat):
            return _wrong(puzzle, play, decision, accepted)
        play.play(decision)
        if first_turn and way in puzzle.answers and puzzle.turns > 1:
            play.replies(puzzle.reply)
        solved = play.game.over if puzzle.turns > 1 else way in puzzle.answers
        if solved:
            answer = play.answer("solved", accepted + 1)
            answer["answers"] = [list(line) for line in puzzle.answers]
            return answer
    return play.answer("go-on", len(decisions))


def _wrong(puzzle: Puzzle, play: _Play, decision: str, accepted: int) -> Answer:
    """The board stays as it was; what is wrong with the decision is told by facts."""
    answer = play.answer("wrong", accepted)
    answer["answers"] = [list(line) for line in puzzle.answers]
    trial = _Play(play.game, puzzle.seat)
    trial.play(decision)
    if puzzle.keep:
        # However the turn ends, it is too late.
        while trial.game.seat == puzzle.seat and trial.game.phase != "turn":
            trial.play(trial.game.legal_decisions[0])
        answer["refuted"] = _refutation(trial)
    elif puzzle.turns == 1 or play.told:
        me = trial.game.players[puzzle.seat]
        answer["short"] = {
            "points": max(0, GOAL - me.points),
            "stones": [stone for stone in STONES if not me.bonuses[stone]] if _gauntlet(trial.game) else [],
            "time": _gauntlet(trial.game) and not me.tokens["time"],
        }
    return answer


def _gauntlet(game: Game) -> bool:
    return game.table.ending == "gauntlet"


def _refutation(play: _Play) -> list[Happened]:
    """How another player wins now, if that needs nothing but their own next turn."""
    asked = play.game.seat
    if asked is None or asked == play.eyes:
        return []
    for decision in play.game.legal_decisions:
        trial = _Play(play.game, play.eyes)
        trial.play(decision)
        if trial.game.over:
            result = trial.game.result
            if result and result.winners and play.eyes not in result.winners:
                return trial.told
        elif trial.game.seat == asked and trial.game.phase != "turn":
            rest = _refutation(trial)
            if rest:
                return [*trial.told, *rest]
    return []


def _can_still_win(game: Game, decision: str, me: int) -> bool:
    """Whether a decision of the last turn leads to the victory, or can with what is asked next."""
    trial = game.copy()
    trial.play(decision)
    if trial.over:
        return trial.result is not None and trial.result.winners == (me,)
    return trial.seat == me and any(_can_still_win(trial, after, me) for after in trial.legal_decisions)


def _check_legal(game: Game, decision: str) -> None:
    if decision not in game.legal_decisions:
        game.copy().play(decision)  # raises, and says why
