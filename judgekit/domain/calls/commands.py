"""Commands for calls and appeals; their tags are the names used in scripts.

A call or an appeal is named by its number or its id; 0 and an empty text name none. `round` names a
round as in `clock/commands.py`.
"""

from __future__ import annotations

from judgekit.domain.shared.command import Command
from judgekit.domain.shared.texts.kinds import Code, NoteText, PlayerName, Prose, StaffName


class OpenCall(Command, frozen=True, tag="open-call"):
    """Open a call; `reason` is a `Reason` value."""

    table: int
    reason: Code = "ruling"
    clock: Code = ""
    judge: StaffName = ""
    round: int | Code = ""


class ChangeCall(Command, frozen=True, tag="change-call"):
    """Change the reason, judge or note of an open call; None keeps a value.

    The call is the one named by `number`, which is then at `table` unless that is 0; without a name
    it is the table's latest.
    """

    table: int = 0
    number: int | Code = 0
    reason: Code | None = None
    judge: StaffName | None = None
    note: NoteText | None = None
    clock: Code = ""


class CloseCall(Command, frozen=True, tag="close-call"):
    """Close a call: play resumes.

    `seconds` sets the extension for this call, whatever would be due. The call is the one named by
    `number`, which is then at `table` unless that is 0; without a name it is the table's latest.
    """

    table: int = 0
    number: int | Code = 0
    clock: Code = ""
    reason: Prose = ""
    seconds: float | None = None
    note: NoteText = ""


class DraftAppeal(Command, frozen=True, tag="draft-appeal"):
    """Save the draft of an appeal that comes from that call."""

    call: int | Code
    facts: Prose = ""
    disputed: Prose = ""
    ruling: Prose = ""
    objection: Prose = ""
    floor_judge: StaffName = ""
    player: PlayerName = ""
    infraction: Code = ""


class OpenAppeal(Command, frozen=True, tag="open-appeal"):
    """Appeal to the head judge, once the floor judge's ruling is complete (MTR 2.9).

    `call` names the call it comes from, open or closed, which is then at `table` unless that is 0;
    the appeal is in the round of that call. Without a name it is the table's open call, if any.
    """

    table: int = 0
    facts: Prose = ""
    ruling: Prose = ""
    objection: Prose = ""
    floor_judge: StaffName = ""
    clock: Code = ""
    disputed: Prose = ""
    player: PlayerName = ""
    infraction: Code = ""
    call: int | Code = 0
    round: int | Code = ""


class AmendAppeal(Command, frozen=True, tag="amend-appeal"):
    """Amend the appeal named by `number`; None keeps a value."""

    number: int | Code
    facts: Prose | None = None
    disputed: Prose | None = None
    ruling: Prose | None = None
    objection: Prose | None = None
    floor_judge: StaffName | None = None
    player: PlayerName | None = None
    infraction: Code | None = None


class DecideAppeal(Command, frozen=True, tag="decide-appeal"):
    """Record the head judge's ruling on an appeal; `outcome` is an `Outcome` value.

    The appeal is the one named by `number`, which is then from `table` unless that is 0; without a
    name it is the table's latest.
    """

    table: int = 0
    outcome: Code = ""
    head_judge: StaffName = ""
    clock: Code = ""
    reason: Prose = ""
    deviation: Prose = ""
    minutes: float | None = None
    number: int | Code = 0
    ruling: Prose = ""
