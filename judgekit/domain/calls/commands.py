"""What can be asked of calls; the names are those of scripts."""

from __future__ import annotations

from judgekit.domain.shared.command import Command


class OpenCall(Command, frozen=True, tag="open-call"):
    """A judge is called; `reason` is one of `Reason`'s values."""

    table: int
    reason: str = "ruling"
    clock: str = ""
    judge: str = ""


class ChangeCall(Command, frozen=True, tag="change-call"):
    """Say otherwise what the table's open call is about, who takes it, or note something. What is
    None stays. `number` names one call among several at the table; 0 is the last one opened."""

    table: int
    number: int = 0
    reason: str | None = None
    judge: str | None = None
    note: str | None = None
    clock: str = ""


class CloseCall(Command, frozen=True, tag="close-call"):
    """Play goes on. With `seconds` the table gets so much for this call, whatever would be due.
    `number` names one call among several at the table; 0 is the last one opened."""

    table: int
    number: int = 0
    clock: str = ""
    reason: str = ""
    seconds: float | None = None
    note: str = ""


class OpenAppeal(Command, frozen=True, tag="open-appeal"):
    """A player of the table appeals to the head judge."""

    table: int
    facts: str = ""
    ruling: str = ""
    objection: str = ""
    floor_judge: str = ""
    clock: str = ""


class DecideAppeal(Command, frozen=True, tag="decide-appeal"):
    """The head judge rules on the table's appeal; `outcome` is one of `Outcome`'s values."""

    table: int
    outcome: str
    head_judge: str = ""
    clock: str = ""
