"""Undo: a new event that names what it takes back."""

from __future__ import annotations

from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Event


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
