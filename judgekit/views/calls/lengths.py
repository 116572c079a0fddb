"""How long calls and deck checks took."""

from __future__ import annotations

from collections.abc import Iterable

from judgekit.domain.shared.interruptions import Interrupting


def lengths(things: Iterable[Interrupting]) -> list[int]:
    """How long the closed ones took by their own stopwatches, in milliseconds: pauses of the clock
    included, in which a judge stays at the table."""
    return [each.length for each in things if each.length is not None]


def mean_length(things: Iterable[Interrupting]) -> float | None:
    """The mean of `lengths`; None while none is closed."""
    found = lengths(things)
    return sum(found) / len(found) if found else None
