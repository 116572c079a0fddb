"""Commands for calls and appeals; their tags are the names used in scripts."""

from __future__ import annotations

from judgekit.domain.shared.command import Command


class OpenCall(Command, frozen=True, tag="open-call"):
    """Open a call; `reason` is a `Reason` value."""

    table: int
    reason: str = "ruling"
    clock: str = ""
    judge: str = ""


class ChangeCall(Command, frozen=True, tag="change-call"):
    """Change the reason, judge or note of the table's open call; None keeps a value.

    `number` selects one of several calls at the table; 0 is the latest.
    """

    table: int
    number: int = 0
    reason: str | None = None
    judge: str | None = None
    note: str | None = None
    clock: str = ""


class CloseCall(Command, frozen=True, tag="close-call"):
    """Close a call: play resumes.

    `seconds` sets the extension for this call, whatever would be due. `number` selects one of
    several calls at the table; 0 is the latest.
    """

    table: int
    number: int = 0
    clock: str = ""
    reason: str = ""
    seconds: float | None = None
    note: str = ""


class DraftAppeal(Command, frozen=True, tag="draft-appeal"):
    """Save the draft of an appeal that comes from the call of that number."""

    call: int
    facts: str = ""
    disputed: str = ""
    ruling: str = ""
    objection: str = ""
    floor_judge: str = ""
    player: str = ""
    infraction: str = ""


class OpenAppeal(Command, frozen=True, tag="open-appeal"):
    """Appeal to the head judge, once the floor judge's ruling is complete (MTR 2.9).

    `call` is the number of the call it comes from, open or closed; 0 is the table's open call, if
    any.
    """

    table: int
    facts: str = ""
    ruling: str = ""
    objection: str = ""
    floor_judge: str = ""
    clock: str = ""
    disputed: str = ""
    player: str = ""
    infraction: str = ""
    call: int = 0


class AmendAppeal(Command, frozen=True, tag="amend-appeal"):
    """Amend the appeal of that number; None keeps a value."""

    number: int
    facts: str | None = None
    disputed: str | None = None
    ruling: str | None = None
    objection: str | None = None
    floor_judge: str | None = None
    player: str | None = None
    infraction: str | None = None


class DecideAppeal(Command, frozen=True, tag="decide-appeal"):
    """Record the head judge's ruling on the table's appeal; `outcome` is an `Outcome` value.

    `number` selects one of several appeals at the table; 0 is the latest.
    """

    table: int
    outcome: str
    head_judge: str = ""
    clock: str = ""
    reason: str = ""
    deviation: str = ""
    minutes: float | None = None
    number: int = 0
