"""Routes for lessons and puzzles. Nothing is stored: a client sends all its decisions each time."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field

from gauntlet.learning.lessons import Part, lessons
from gauntlet.learning.practice import Answer, NoSuchExercise, practise
from gauntlet.learning.puzzles import Kind, puzzles
from gauntlet.server.http.dependencies import Body
from gauntlet.server.http.error_responses import PROBLEMS
from gauntlet.server.refusals import refusal

router = APIRouter(prefix="/api", tags=["practice"], responses=PROBLEMS)

MOST_DECISIONS = 20


class _Out(BaseModel):
    """Read from the entries of the learning room; what would give the answer away stays there."""

    model_config = ConfigDict(from_attributes=True)


class StepOut(_Out):
    """A message of the coach; `asks`: whether it then waits for a decision."""

    text: str
    at: list[str]
    asks: bool


class LessonOut(_Out):
    id: str
    title: str
    """The message that names it."""
    part: Part
    clauses: list[str]
    seat: int
    steps: list[StepOut]


class PuzzleOut(_Out):
    """A puzzle without its answer."""

    id: str
    title: str
    kind: Kind
    stars: int
    seat: int
    turns: int
    battles: bool


class PracticeBody(Body):
    exercise: Annotated[str, Field(min_length=1, max_length=60)]
    decisions: Annotated[list[Annotated[str, Field(max_length=60)]], Field(max_length=MOST_DECISIONS)]
    """All that the reader has decided since the start; the others' decisions come by themselves."""


@router.get("/lessons")
def lesson_list() -> list[LessonOut]:
    """All lessons, in the order in which they are best read."""
    return [LessonOut.model_validate(lesson) for lesson in lessons().values()]


@router.get("/puzzles")
def puzzle_list() -> list[PuzzleOut]:
    """All puzzles, from easy to hard."""
    return [PuzzleOut.model_validate(puzzle) for puzzle in puzzles().values()]


@router.post("/practice")
def practice(body: PracticeBody) -> Answer:
    """The board of a lesson or a puzzle after the reader's decisions, and the verdict on the last one."""
    try:
        return practise(body.exercise, body.decisions)
    except NoSuchExercise as error:
        raise refusal("not-found", str(error)) from error
