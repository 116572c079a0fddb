"""Undo: a new event that names what it takes back."""

from __future__ import annotations

from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.feature import Feature
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.topic import Topic


class Undo(Command, frozen=True, tag="undo"):
    """Take back the last accepted commands that still count."""

    steps: int = 1
    reason: str = ""


class TakeBack(Command, frozen=True, tag="take-back"):
    """Take back one step by its id, wherever in the record it stands."""

    step: str
    reason: str = ""


class StepsTakenBack(Event, frozen=True):
    """The steps named here count as if they had not been; they and this stay in the record."""

    steps: tuple[str, ...]
    reason: str = ""


def _leave_as_it_is(state: object, event: StepsTakenBack, at: Moment, author: str) -> None:
    """An undo has its effect before anything is applied: what it names is left out."""


FEATURE: Feature[object] = Feature(
    kinds={"steps-taken-back": StepsTakenBack},
    effects={StepsTakenBack: _leave_as_it_is},
    topics=(Topic.TIMELINE, *Topic),
)
"""Both commands are decided by the engine, which has the steps."""
