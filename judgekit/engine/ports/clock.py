"""What the inside asks of the machine's clock."""

from __future__ import annotations

from typing import Protocol

from judgekit.domain.shared.moment import Moment


class WallClock(Protocol):
    """What time it is, by measured time: neither suspend nor a changed system clock moves it."""

    def now(self) -> Moment:
        """This instant."""
        ...

    def stamp(self) -> tuple[str, int]:
        """The boot and the reading of the clock that counts suspend, as `Recorded` keeps them."""
        ...


class AnchoredClock(WallClock, Protocol):
    """Measured time that can go on from a record."""

    went_back_ms: int
    """By how much the system clock lay before the last record when the anchor was set."""

    def anchor_to(self, utc_ms: Moment, ticks_ms: int, boot: str) -> None:
        """Go on from what was last recorded."""
        ...

    def disagreement(self) -> int:
        """By how many milliseconds the system clock is ahead of measured time."""
        ...

    def follow_system(self) -> int:
        """Take the system clock for right; by how many milliseconds time has leapt."""
        ...
