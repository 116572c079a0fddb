"""Port for the machine's clock."""

from __future__ import annotations

from typing import Protocol

from judgekit.domain.shared.moment import Moment


class WallClock(Protocol):
    """The time of day as measured: unaffected by suspend or by changes of the system clock."""

    def now(self) -> Moment:
        """This instant."""
        ...

    def stamp(self) -> tuple[str, int]:
        """The boot and the reading of the clock that counts suspend, as stored in `Recorded`."""
        ...


class AnchoredClock(WallClock, Protocol):
    """Measured time that can continue from a record."""

    def anchor_to(self, utc_ms: Moment, ticks_ms: int, boot: str) -> None:
        """Continue from the last recorded instant."""
        ...

    def set_to(self, utc_ms: Moment) -> None:
        """Continue from this instant now."""
        ...

    def counts_on_from(self, ticks_ms: int, boot: str) -> bool:
        """Whether the time since such a reading is measured: it was taken in this boot."""
        ...

    def system_now(self) -> Moment:
        """The instant by the system clock, which anybody may set."""
        ...

    def disagreement(self) -> int:
        """Milliseconds by which the system clock is ahead of measured time."""
        ...

    def follow_system(self) -> int:
        """Adopt the system clock; return the milliseconds by which time jumped."""
        ...
