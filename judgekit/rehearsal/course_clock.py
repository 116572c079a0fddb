"""The time of a made-up event: faster than real time, and stopped while a question is open."""

from __future__ import annotations

from judgekit.domain.shared.moment import Moment
from judgekit.engine.ports.clock import AnchoredClock


class CourseClock:
    """An AnchoredClock that counts the machine's time at a speed; it is stopped to begin with.

    It never passes `limit`, the instant of the next planned step: what follows from it must be
    entered before.
    """

    def __init__(self, machine: AnchoredClock, at: Moment) -> None:
        self._machine = machine
        self._at = at
        self._since = self._ticks()
        self._speed = 1
        self.is_running = False
        self.limit: Moment | None = None

    @property
    def speed(self) -> int:
        """How many times as fast as real time it goes."""
        return self._speed

    def set_speed(self, speed: int) -> None:
        """Go on at another speed from now on."""
        self.set_to(self.now())
        self._speed = speed

    def run(self, *, runs: bool) -> None:
        """Let time go on from now, or stop it."""
        self.set_to(self.now())
        self.is_running = runs

    def now(self) -> Moment:
        """See the port."""
        passed = (self._ticks() - self._since) * self._speed if self.is_running else 0
        at = self._at + passed
        return at if self.limit is None else min(at, max(self.limit, self._at))

    def stamp(self) -> tuple[str, int]:
        """Return no boot: made-up time is measured by no machine."""
        return "", 0

    def set_to(self, utc_ms: Moment) -> None:
        """See the port."""
        self._at, self._since = utc_ms, self._ticks()

    def anchor_to(self, utc_ms: Moment, ticks_ms: int, boot: str) -> None:
        """See the port; the record's time is all there is."""
        del ticks_ms, boot
        self.set_to(max(utc_ms, self.now()))

    def counts_on_from(self, ticks_ms: int, boot: str) -> bool:
        """See the port: a made-up event is never opened a second time by another machine."""
        del ticks_ms, boot
        return True

    def system_now(self) -> Moment:
        """The real time: other events are real."""
        return self._machine.system_now()

    def disagreement(self) -> int:
        """Made-up time agrees with itself."""
        return 0

    def follow_system(self) -> int:
        """Stay where it is: there is no system clock to follow."""
        return 0

    def _ticks(self) -> int:
        return self._machine.stamp()[1]
