"""What can be asked about penalties; the names are those of scripts."""

from __future__ import annotations

from judgekit.domain.shared.command import Command


class IssuePenalty(Command, frozen=True, tag="issue-penalty"):
    """Write down a penalty; `penalty` is one of `Penalty`'s values. `round` None is the one that
    the table plays. The rest is as in `PenaltyIssued`."""

    player: str
    infraction: str
    penalty: str
    table: int | None = None
    clock: str = ""
    round: int | None = None
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
    """Say otherwise what the penalty of that number was. What is None stays; table 0 is none."""

    number: int
    player: str | None = None
    infraction: str | None = None
    penalty: str | None = None
    table: int | None = None
    round: int | None = None
    comment: str | None = None
    judge: str | None = None
    head_judge: str | None = None
    deviation: str | None = None
