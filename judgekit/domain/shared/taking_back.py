"""Undo: an event that names the steps it takes back."""

from __future__ import annotations

from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.feature import Feature
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.topic import Topic


class Undo(Command, frozen=True, tag="undo"):
    """Take back the last steps in force."""

    steps: int = 1
    reason: str = ""


class TakeBack(Command, frozen=True, tag="take-back"):
    """Take back one step by its id, anywhere in the record."""

    step: str
    reason: str = ""


class StepsTakenBack(Event, frozen=True):
    """Steps were taken back: they are ignored, but they and this event stay in the record."""

    steps: tuple[str, ...]
    reason: str = ""


def _leave_as_it_is(state: object, event: StepsTakenBack, at: Moment, author: str) -> None:
    """Do nothing: the steps taken back are left out before anything is applied."""


FEATURE: Feature[object] = Feature(
    kinds={"steps-taken-back": StepsTakenBack},
    effects={StepsTakenBack: _leave_as_it_is},
    topics=(Topic.TIMELINE, *Topic),
)
"""Both commands are decided by the engine, which has the steps."""
