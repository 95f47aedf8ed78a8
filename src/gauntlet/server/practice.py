"""Over HTTP: lessons and puzzles. Nothing is kept: a client sends all its decisions each time."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field

from gauntlet.learning.lessons import Lesson, Part, lessons
from gauntlet.learning.practice import Answer, NoSuchExercise, practise
from gauntlet.learning.puzzles import Kind, puzzles
from gauntlet.server.errors import PROBLEMS, refusal

router = APIRouter(prefix="/api", tags=["practice"], responses=PROBLEMS)

MOST_DECISIONS = 20


class StepOut(BaseModel):
    """One thing that the coach says; `asks` says whether it then waits for a decision."""

    text: str
    at: list[str]
    asks: bool


class LessonOut(BaseModel):
    id: str
    title: str
    """The message that names it."""
    part: Part
    clauses: list[str]
    seat: int
    steps: list[StepOut]


class PuzzleOut(BaseModel):
    """A puzzle without its answer."""

    id: str
    title: str
    kind: Kind
    stars: int
    seat: int
    turns: int
    battles: bool


class PracticeBody(BaseModel):
    model_config = ConfigDict(extra="forbid")

    exercise: Annotated[str, Field(min_length=1, max_length=60)]
    decisions: Annotated[list[Annotated[str, Field(max_length=60)]], Field(max_length=MOST_DECISIONS)]
    """All that the reader has decided since the start; the others' decisions come by themselves."""


@router.get("/lessons")
def lesson_list() -> list[LessonOut]:
    """All lessons, in the order in which they are best read."""
    return [_lesson(lesson) for lesson in lessons().values()]


def _lesson(lesson: Lesson) -> LessonOut:
    return LessonOut(
        id=lesson.id,
        title=lesson.title,
        part=lesson.part,
        clauses=list(lesson.clauses),
        seat=lesson.seat,
        steps=[StepOut(text=step.text, at=list(step.at), asks=bool(step.expect)) for step in lesson.steps],
    )


@router.get("/puzzles")
def puzzle_list() -> list[PuzzleOut]:
    """All puzzles, from easy to hard."""
    return [
        PuzzleOut(
            id=puzzle.id,
            title=puzzle.title,
            kind=puzzle.kind,
            stars=puzzle.stars,
            seat=puzzle.seat,
            turns=puzzle.turns,
            battles=puzzle.start.table.epic_battles,
        )
        for puzzle in puzzles().values()
    ]


@router.post("/practice")
def practice(body: PracticeBody) -> Answer:
    """The board of a lesson or a puzzle after the reader's decisions, and what there is to say to the last one."""
    try:
        return practise(body.exercise, body.decisions)
    except NoSuchExercise as error:
        raise refusal("not-found", str(error)) from error
