"""What can be asked about penalties; the names are those of scripts."""

from __future__ import annotations

from judgekit.domain.shared.command import Command


class IssuePenalty(Command, frozen=True, tag="issue-penalty"):
    """Write down a penalty; `penalty` is one of `Penalty`'s values."""

    player: str
    infraction: str
    penalty: str
    table: int | None = None
    clock: str = ""
    comment: str = ""
