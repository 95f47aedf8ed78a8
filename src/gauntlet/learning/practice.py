"""The board of a lesson or a puzzle after some decisions: replayed from its start each time, so it needs no storage."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from typing_extensions import TypedDict  # pydantic needs this one before Python 3.12

from gauntlet.learning.lessons import Lesson, lessons
from gauntlet.learning.puzzles import Puzzle, puzzles
from gauntlet.match.outcome import Outcome, outcome
from gauntlet.match.screen import Board, board
from gauntlet.rules.catalogue import GOAL, STONES
from gauntlet.rules.effects import masked
from gauntlet.rules.errors import GauntletError, IllegalDecision, suggestion
from gauntlet.rules.game import Game

Verdict = Literal["continue", "other", "done", "solved", "wrong"]
"""continue: right so far. other: legal, but not what the lesson is about. done, solved: it is finished. wrong: no."""


class NoSuchExercise(GauntletError):
    """There is no lesson and no puzzle of that name."""


class Move(TypedDict):
    """A decision that was played, and its effects as the reader may know them, in the notation of docs/record.md."""

    seat: int
    decision: str
    effects: list[str]


class Missing(TypedDict):
    """What the reader still lacks to win."""

    points: int
    stones: list[str]
    time: bool


class Answer(TypedDict):
    """The state of an exercise."""

    board: Board
    ending: Literal["gauntlet", "sixteen"]
    outcome: Outcome | None
    """How the game ended, if it did."""
    moves: list[Move]
    """All moves since its start."""
    accepted: int
    """How many of the decisions were played; one that is not wanted is not."""
    verdict: Verdict
    text: str | None
    """The message for a decision that is not what the lesson is about, where it has one of its own."""
    step: int | None
    """In a lesson: the step that comes next; as many as there are steps when it is done."""
    missing: Missing | None
    """After a wrong way to win: what it leaves open."""
    refutation: list[Move]
    """After a wrong try: how the next player wins then, or else what they do so that the reader cannot."""
    answers: list[list[str]]
    """Of a puzzle that was tried: all ways to play this turn that work."""


class _Exercise:
    """A game that collects its moves as the reader may know them."""

    def __init__(self, start: Game, reader: int) -> None:
        self.game = start.copy()
        self.reader = reader
        self.moves: list[Move] = []

    def play(self, decision: str) -> None:
        seat = self.game.seat or 0
        effects = masked(self.game.play(decision), seat, self.reader)
        self.moves.append({"seat": seat, "decision": decision, "effects": [str(effect) for effect in effects]})

    def replies(self, decisions: Sequence[str]) -> None:
        """What the others do, as long as it is their turn."""
        for decision in decisions:
            if self.game.seat not in (self.reader, None):
                self.play(decision)

    def answer(self, verdict: Verdict, accepted: int, text: str | None = None) -> Answer:
        return {
            "board": board(self.game, self.reader),
            "ending": "sixteen" if self.game.options.ending == "sixteen" else "gauntlet",
            "outcome": outcome(self.game, range(self.game.options.players)),
            "moves": self.moves,
            "accepted": accepted,
            "verdict": verdict,
            "text": text,
            "step": None,
            "missing": None,
            "refutation": [],
            "answers": [],
        }


def practise(exercise: str, decisions: Sequence[str]) -> Answer:
    """A lesson or a puzzle after the reader's decisions; the other players' decisions are added automatically."""
    if exercise in lessons():
        return _lesson(lessons()[exercise], decisions)
    if exercise in puzzles():
        return _puzzle(puzzles()[exercise], decisions)
    known = [*lessons(), *puzzles()]
    raise NoSuchExercise(f"no exercise is called {exercise[:40]!r}{suggestion(exercise[:40], known)}")


def _lesson(lesson: Lesson, decisions: Sequence[str]) -> Answer:
    play = _Exercise(lesson.start, lesson.seat)
    asking = [number for number, step in enumerate(lesson.steps) if step.expect]
    at = shown = 0
    for accepted, decision in enumerate(decisions):
        if at == len(asking):
            raise IllegalDecision("the lesson is over")
        step = lesson.steps[asking[at]]
        _check_legal(play.game, decision)
        if not step.accepts(decision):
            answer = play.answer("other", accepted, step.other)
            answer["step"] = asking[at]
            return answer
        play.play(decision)
        play.replies(step.reply)
        shown, at = asking[at] + 1, at + 1
        # A question with one possible answer is not asked (the engine answers it), so its step is skipped.
        while at < len(asking) and play.game.seat not in (lesson.seat, None):
            play.replies(lesson.steps[asking[at]].reply)
            shown, at = asking[at] + 1, at + 1
    answer = play.answer("done" if shown == len(lesson.steps) else "continue", len(decisions))
    answer["step"] = shown
    return answer


def _puzzle(puzzle: Puzzle, decisions: Sequence[str]) -> Answer:
    play = _Exercise(puzzle.start, puzzle.seat)
    for accepted, decision in enumerate(decisions):
        _check_legal(play.game, decision)
        first_turn = accepted < min(map(len, puzzle.answers)) or len(play.moves) == accepted
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
    return play.answer("continue", len(decisions))


def _wrong(puzzle: Puzzle, play: _Exercise, decision: str, accepted: int) -> Answer:
    """The board stays as it was; the answer says what is wrong with the decision, and what the others do about it."""
    answer = play.answer("wrong", accepted)
    answer["answers"] = [list(line) for line in puzzle.answers]
    trial = _Exercise(play.game, puzzle.seat)
    trial.play(decision)
    # However the turn ends, it is too late.
    while trial.game.seat == puzzle.seat and trial.game.phase != "turn":
        trial.play(trial.game.legal_decisions[0])
    answer["refutation"] = _lost(trial) or _denied(trial)
    if not puzzle.keep and (puzzle.turns == 1 or play.moves):
        me = trial.game.players[puzzle.seat]
        answer["missing"] = {
            "points": max(0, GOAL - me.points),
            "stones": [stone for stone in STONES if not me.bonuses[stone]] if _gauntlet(trial.game) else [],
            "time": _gauntlet(trial.game) and not me.tokens["time"],
        }
    return answer


def _gauntlet(game: Game) -> bool:
    return game.options.ending == "gauntlet"


def _lost(play: _Exercise) -> list[Move]:
    """How the next player wins now, if that needs nothing but their own turn."""
    for end in _turns(play):
        result = end.game.result
        if result and result.winners and play.reader not in result.winners:
            return end.moves
    return []


def _denied(play: _Exercise) -> list[Move]:
    """A turn of the only other player after which the reader cannot win on the next one."""
    if play.game.options.players > 2:
        return []
    for end in _turns(play):
        game, me = end.game, play.reader
        if not game.over and not any(_can_still_win(game, decision, me) for decision in game.legal_decisions):
            return end.moves
    return []


def _turns(play: _Exercise) -> Iterator[_Exercise]:
    """Every way in which the next player, if it is not the reader, can play this turn: only their moves are in it."""
    asked = play.game.seat
    if asked is None or asked == play.reader:
        return
    for decision in play.game.legal_decisions:
        trial = _Exercise(play.game, play.reader)
        trial.play(decision)
        if trial.game.seat == asked and trial.game.phase != "turn":
            for end in _turns(trial):
                end.moves = [*trial.moves, *end.moves]
                yield end
        else:
            yield trial


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
