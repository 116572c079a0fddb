"""Commands for penalties; their tags are the names used in scripts."""

from __future__ import annotations

from judgekit.domain.shared.command import Command


class IssuePenalty(Command, frozen=True, tag="issue-penalty"):
    """Record a penalty; `penalty` is a `Penalty` value.

    `round` names a round by its number or its id; None and an empty text are the round that the
    table is playing. A number may also be of a round that isn't known. The other fields are as in
    `PenaltyIssued`.
    """

    player: str
    infraction: str
    penalty: str
    table: int | None = None
    clock: str = ""
    round: int | str | None = None
    comment: str = ""
    judge: str = ""
    head_judge: str = ""
    day: str = ""
    edition: str = ""
    policy: str = ""
    deviation: str = ""
    circumstances: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()


class CorrectPenalty(Command, frozen=True, tag="correct-penalty"):
    """Correct the penalty with that number or id; None keeps a value, table 0 means no table."""

    number: int | str
    player: str | None = None
    infraction: str | None = None
    penalty: str | None = None
    table: int | None = None
    round: int | str | None = None
    comment: str | None = None
    judge: str | None = None
    head_judge: str | None = None
    deviation: str | None = None
