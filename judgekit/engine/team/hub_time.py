"""The hub's time on this laptop: what a shared event goes by."""

from __future__ import annotations

from judgekit.domain.shared.moment import Moment
from judgekit.engine.ports.clock import AnchoredClock


class HubTime:
    """A WallClock: this laptop's measured time, corrected by how far the hub's is ahead.

    `own` is read on the network's thread too. A hub that took over goes on with the time that it
    knew of the one before: `kept` is by how much that was ahead of its own clock.
    """

    def __init__(self, clock: AnchoredClock) -> None:
        self._clock = clock
        self._kept = 0
        self._offset = 0

    def own(self) -> Moment:
        """This instant as this laptop would tell it if it were the hub."""
        return self._clock.now() + self._kept

    def now(self) -> Moment:
        """This instant by the hub's time."""
        return self.own() + self._offset

    def stamp(self) -> tuple[str, int]:
        """See the port."""
        return self._clock.stamp()

    @property
    def ahead(self) -> int:
        """Milliseconds by which the hub's time is ahead of this laptop's clock."""
        return self._kept + self._offset

    def measured(self, offset: int) -> None:
        """The hub's time is so many milliseconds ahead of `own`."""
        self._offset = offset

    def become_hub(self) -> None:
        """Go on with the hub's time as this laptop's own."""
        self._kept, self._offset = self.ahead, 0

    def go_on_from(self, ahead: int, anchor: tuple[Moment, int, str]) -> None:
        """Take up the time of an earlier start: by how much the hub's was ahead, and a reading of
        this laptop's clock with its ticks and their boot."""
        self._kept, self._offset = ahead, 0
        at, ticks, boot = anchor
        if self._clock.counts_on_from(ticks, boot):
            self._clock.anchor_to(at, ticks, boot)
        else:
            self._clock.follow_system()

    def anchor(self) -> tuple[Moment, int, str]:
        """A reading of this laptop's clock, for `go_on_from`."""
        boot, ticks = self._clock.stamp()
        return self._clock.now(), ticks, boot
