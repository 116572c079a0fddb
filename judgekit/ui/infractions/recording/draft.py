"""A penalty as the record panel says it."""

from __future__ import annotations

import msgspec


class Draft(msgspec.Struct, frozen=True):
    """A penalty to write down; `policy` is the penalty by policy and penalty history, `deviation`
    the reason for another one."""

    player: str
    table: int | None
    round: int
    judge: str
    comment: str
    head_judge: str
    penalty: str
    policy: str
    deviation: str

    def is_said_of(self, other: Draft) -> bool:
        """Whether both are for the same player, table and comment, whatever the resulting
        penalty."""
        return (self.player, self.table, self.comment) == (other.player, other.table, other.comment)
