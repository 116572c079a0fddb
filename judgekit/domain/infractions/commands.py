"""Commands for penalties; their tags are the names used in scripts."""

from __future__ import annotations

from judgekit.domain.shared.command import Command
from judgekit.domain.shared.texts.kinds import Code, NoteText, PlayerName, Prose, StaffName


class IssuePenalty(Command, frozen=True, tag="issue-penalty"):
    """Record a penalty; `penalty` is a `Penalty` value.

    `round` names a round by its number or its id; None and an empty text are the round that the
    table is playing. A number may also be of a round that isn't known. `check` is the id of the
    deck check that it came of, which goes on. `late_seconds` is how late the player was, in round
    time, for which Tardiness gives the table time. The other fields are as in `PenaltyIssued`.
    """

    player: PlayerName
    infraction: Code
    penalty: Code
    table: int | None = None
    clock: Code = ""
    round: int | Code | None = None
    comment: NoteText = ""
    judge: StaffName = ""
    head_judge: StaffName = ""
    day: Code = ""
    edition: Code = ""
    policy: Code = ""
    deviation: Prose = ""
    circumstances: tuple[Code, ...] = ()
    answers: tuple[Code, ...] = ()
    check: Code = ""
    late_seconds: float = 0


class CorrectPenalty(Command, frozen=True, tag="correct-penalty"):
    """Correct the penalty with that number or id; None keeps a value, table 0 means no table."""

    number: int | Code
    player: PlayerName | None = None
    infraction: Code | None = None
    penalty: Code | None = None
    table: int | None = None
    round: int | Code | None = None
    comment: NoteText | None = None
    judge: StaffName | None = None
    head_judge: StaffName | None = None
    deviation: Prose | None = None
