"""Commands for calls and appeals; their tags are the names used in scripts.

A call or an appeal is named by its number or its id; 0 and an empty text name none. `round` names a
round as in `clock/commands.py`.
"""

from __future__ import annotations

from judgekit.domain.shared.command import Command


class OpenCall(Command, frozen=True, tag="open-call"):
    """Open a call; `reason` is a `Reason` value."""

    table: int
    reason: str = "ruling"
    clock: str = ""
    judge: str = ""
    round: int | str = ""


class ChangeCall(Command, frozen=True, tag="change-call"):
    """Change the reason, judge or note of an open call; None keeps a value.

    The call is the one named by `number`, which is then at `table` unless that is 0; without a name
    it is the table's latest.
    """

    table: int = 0
    number: int | str = 0
    reason: str | None = None
    judge: str | None = None
    note: str | None = None
    clock: str = ""


class CloseCall(Command, frozen=True, tag="close-call"):
    """Close a call: play resumes.

    `seconds` sets the extension for this call, whatever would be due. The call is the one named by
    `number`, which is then at `table` unless that is 0; without a name it is the table's latest.
    """

    table: int = 0
    number: int | str = 0
    clock: str = ""
    reason: str = ""
    seconds: float | None = None
    note: str = ""


class DraftAppeal(Command, frozen=True, tag="draft-appeal"):
    """Save the draft of an appeal that comes from that call."""

    call: int | str
    facts: str = ""
    disputed: str = ""
    ruling: str = ""
    objection: str = ""
    floor_judge: str = ""
    player: str = ""
    infraction: str = ""


class OpenAppeal(Command, frozen=True, tag="open-appeal"):
    """Appeal to the head judge, once the floor judge's ruling is complete (MTR 2.9).

    `call` names the call it comes from, open or closed, which is then at `table` unless that is 0;
    the appeal is in the round of that call. Without a name it is the table's open call, if any.
    """

    table: int = 0
    facts: str = ""
    ruling: str = ""
    objection: str = ""
    floor_judge: str = ""
    clock: str = ""
    disputed: str = ""
    player: str = ""
    infraction: str = ""
    call: int | str = 0
    round: int | str = ""


class AmendAppeal(Command, frozen=True, tag="amend-appeal"):
    """Amend the appeal named by `number`; None keeps a value."""

    number: int | str
    facts: str | None = None
    disputed: str | None = None
    ruling: str | None = None
    objection: str | None = None
    floor_judge: str | None = None
    player: str | None = None
    infraction: str | None = None


class DecideAppeal(Command, frozen=True, tag="decide-appeal"):
    """Record the head judge's ruling on an appeal; `outcome` is an `Outcome` value.

    The appeal is the one named by `number`, which is then from `table` unless that is 0; without a
    name it is the table's latest.
    """

    table: int = 0
    outcome: str = ""
    head_judge: str = ""
    clock: str = ""
    reason: str = ""
    deviation: str = ""
    minutes: float | None = None
    number: int | str = 0
