"""What is still open when a round is to be ended."""

from __future__ import annotations

from typing import Protocol

import msgspec

from judgekit.domain.calls.state import HasCalls
from judgekit.domain.clock.state import Round
from judgekit.domain.deck_checks.state import HasDeckChecks
from judgekit.domain.paired_tables import WITHOUT_TABLES


class HasOpenThings(HasCalls, HasDeckChecks, Protocol):
    """A state that has calls and deck checks."""


class StillOpen(msgspec.Struct, frozen=True):
    """Numbers of tables: those that aren't done, those with an open call, those with a deck check
    in progress."""

    tables: tuple[int, ...] = ()
    calls: tuple[int, ...] = ()
    checks: tuple[int, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.tables or self.calls or self.checks)


def still_open(state: HasOpenThings, current: Round) -> StillOpen:
    """Return what is open in the round."""
    has_tables = current.kind not in WITHOUT_TABLES
    tables = (number for number, table in current.tables.items() if not table.done)
    return StillOpen(
        tuple(sorted(tables)) if has_tables else (),
        tuple(each.table for each in state.calls.open_calls() if each.round_id == current.id),
        tuple(
            each.table for each in state.deck_checks.open_checks() if each.round_id == current.id
        ),
    )
