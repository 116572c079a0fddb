"""A day at a tournament, with a clock set by the test."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.domain.clock.commands import StartRound
from judgekit.domain.clock.snapshot import ClockSnapshot, TableSnapshot, clock_snapshot
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Event, Recorded
from judgekit.domain.shared.moment import MINUTE, SECOND, Moment
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.shared.round_clock import MAIN_CLOCK
from judgekit.engine.engine import Device, Engine
from judgekit.engine.timeline import Step
from tests.plain_state import with_names

TEN: Moment = 1_795_255_200_000
"""2026-11-21T10:00:00Z, the start of the tests' days."""


class StillClock:
    """A WallClock that stands still until it is set."""

    def __init__(self, at: Moment = TEN) -> None:
        self.at = at

    def now(self) -> Moment:
        return self.at

    def stamp(self) -> tuple[str, int]:
        return "boot", self.at - TEN


class KeptLog:
    """An EventLog in memory; `fails` is raised by the next append, once."""

    def __init__(self) -> None:
        self.recorded: list[Recorded] = []
        self.fails: Exception | None = None
        self.is_closed = False

    def append(self, events: Sequence[Recorded]) -> None:
        failure, self.fails = self.fails, None
        if failure is not None:
            raise failure
        self.recorded.extend(events)

    def close(self) -> None:
        self.is_closed = True


class Counting:
    """Distinct, deterministic replacements for random bytes, from a number on."""

    def __init__(self, after: int = 0) -> None:
        self._count = after

    def __call__(self, size: int) -> bytes:
        self._count += 1
        return self._count.to_bytes(size, "big")


class Day:
    """An engine with its clock and its log."""

    def __init__(self, recorded: Sequence[Recorded] = ()) -> None:
        self.clock = StillClock()
        self.log = KeptLog()
        random = Counting(1_000 * len(recorded))  # no id is made a second time
        self.engine = Engine(self.log, recorded, self.clock, Device("laptop", random))

    def at(self, minutes: float = 0, seconds: float = 0) -> Day:
        """Set the clock to so long after ten."""
        self.clock.at = TEN + round(minutes * MINUTE + seconds * SECOND)
        return self

    def pass_(self, seconds: float) -> Day:
        """Advance the clock."""
        self.clock.at += round(seconds * SECOND)
        return self

    def do(self, command: Command, author: str = "Ann") -> Step:
        """Submit a command that must be accepted; return its step."""
        outcome = self.engine.submit(command, author)
        assert isinstance(outcome, Step), outcome
        return outcome

    def events(self, command: Command) -> list[Event]:
        """Submit a command that must be accepted; return its events, with words for ids: `call 1`,
        `check 1`, `appeal 1`, `penalty 1`, `main 1` for the first round of the main clock."""
        return with_names(self.do(command).events, self.engine.state)

    def refused(self, command: Command) -> RefusalCode:
        """Submit a command that must be refused; return the reason."""
        outcome = self.engine.submit(command)
        assert isinstance(outcome, Refusal), outcome
        return outcome.code

    def snapshot(self, clock: str = MAIN_CLOCK) -> ClockSnapshot:
        """The current snapshot of a clock."""
        return clock_snapshot(clock, self.engine.state.clocks.by_name[clock], self.engine.now())

    def table(self, number: int, clock: str = MAIN_CLOCK) -> TableSnapshot:
        """The current snapshot of a table."""
        return next(each for each in self.snapshot(clock).tables if each.table == number)

    def extension(self, number: int, clock: str = MAIN_CLOCK) -> float:
        """T - E of a table, in seconds."""
        return self.table(number, clock).extension / SECOND


def round_day(minutes: float | None = 50) -> Day:
    """A day whose first round began at ten."""
    day = Day()
    day.do(StartRound(minutes=minutes))
    return day
