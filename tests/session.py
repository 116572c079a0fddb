"""A tournament session with a clock moved by the test."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

from judgekit.domain.shared.event import Recorded
from judgekit.domain.shared.moment import SECOND, parse_moment
from judgekit.domain.tournament import EVENT_KINDS
from judgekit.engine.engine import Device
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.ports.record import EventLog, OpenTournament
from judgekit.engine.tournament_session import TournamentSession
from judgekit.storage.record.codec import EventCodec
from judgekit.storage.record.tournament_folder import TournamentFolder
from judgekit.system.wall_clock import Reading, SteadyClock

MORNING = parse_moment("2026-11-21T10:00:00Z") or 0


class HandClock:
    """The machine's clocks, moved by hand; `boot` may be changed, as by a restart."""

    def __init__(self, utc: int = MORNING) -> None:
        self.utc = utc
        self.ticks = 5_000_000
        self.boot = "first boot"

    def read(self) -> Reading:
        return Reading(self.utc, self.ticks, self.boot)

    def pass_time(self, seconds: float) -> None:
        """Let time pass, asleep or awake."""
        self.utc += round(seconds * SECOND)
        self.ticks += round(seconds * SECOND)

    def change_system_clock(self, seconds: float) -> None:
        """Set the clock of the computer."""
        self.utc += round(seconds * SECOND)


class HandDisk:
    """A fake disk for records; while it is full, nothing can be written."""

    def __init__(self) -> None:
        self.is_full = False


class LogOnDisk:
    """A record on that fake disk."""

    def __init__(self, log: EventLog, disk: HandDisk) -> None:
        self._log = log
        self._disk = disk

    def append(self, events: Sequence[Recorded]) -> None:
        if self._disk.is_full:
            raise EnvironmentFailure(FailureReason.DISK_FULL, "event.judgekit")
        self._log.append(events)

    def close(self) -> None:
        self._log.close()


class FolderOnDisk(TournamentFolder):
    """A folder on that fake disk."""

    def __init__(self, folder: Path, disk: HandDisk) -> None:
        super().__init__(folder, EventCodec(EVENT_KINDS))
        self.disk = disk

    def create(self, name: str) -> OpenTournament:
        return self.on_disk(super().create(name))

    def open(self, event: str) -> OpenTournament:
        return self.on_disk(super().open(event))

    def open_file(self, path: Path) -> OpenTournament:
        return self.on_disk(super().open_file(path))

    def on_disk(self, opened: OpenTournament) -> OpenTournament:
        return opened._replace(log=LogOnDisk(opened.log, self.disk))


def make_session(folder: Path, clock: HandClock, disk: HandDisk | None = None) -> TournamentSession:
    """Create a session over a real folder."""
    store = FolderOnDisk(folder, disk or HandDisk())
    return TournamentSession(
        store, SteadyClock(clock.read), Device("test", random.Random(1).randbytes, grain=SECOND)
    )
