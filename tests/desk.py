"""A tournament's desk with a clock that a test moves by hand."""

from __future__ import annotations

import random
from pathlib import Path

from judgekit.domain.shared.moment import SECOND, parse_moment
from judgekit.domain.tournament import EVENT_KINDS
from judgekit.engine.engine import Device
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
        """Time goes by, asleep or awake."""
        self.utc += round(seconds * SECOND)
        self.ticks += round(seconds * SECOND)

    def change_system_clock(self, seconds: float) -> None:
        """Somebody sets the clock of the computer."""
        self.utc += round(seconds * SECOND)


def make_desk(folder: Path, clock: HandClock) -> TournamentSession:
    """A desk over a real folder."""
    store = TournamentFolder(folder, EventCodec(EVENT_KINDS))
    return TournamentSession(
        store, SteadyClock(clock.read), Device("test", random.Random(1).randbytes, grain=SECOND)
    )
