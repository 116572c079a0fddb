"""One laptop's session with all that it is given, beside a network that the test plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judgekit.engine.engine import Device
from judgekit.engine.failures import EnvironmentFailure
from judgekit.engine.ports.record import OpenTournament
from judgekit.engine.ports.team import (
    DeviceAsking,
)
from judgekit.engine.team.given import TeamGiven
from judgekit.engine.team.team import SharingPlan
from judgekit.engine.team.team_session import TeamSession
from judgekit.engine.timeline import Step
from judgekit.system.wall_clock import SteadyClock
from tests.day import Counting
from tests.engine.sharing.hall import KeptSharedLog
from tests.engine.team.fake_network import FakeLine, FakeNetwork
from tests.engine.team.fake_pages import FakeHall
from tests.session import HandClock

ADA = SharingPlan("Ada")


class KeptNotes:
    """Notes in memory."""

    def __init__(self, content: bytes = b"") -> None:
        self.content = content

    def read(self) -> bytes:
        return self.content

    def write(self, content: bytes) -> None:
        self.content = content


class Desk:
    """The owner's thread, a record in memory, and what was told, by its name."""

    def __init__(self, log: KeptSharedLog | None = None, noted: bytes = b"") -> None:
        self.log = log or KeptSharedLog()
        self.notes = KeptNotes(noted)
        self.network = FakeNetwork()
        self.web = FakeHall()
        self.told: list[tuple[str, Any]] = []
        self._work: list[Callable[[], object]] = []
        self._urgent: list[Callable[[], object]] = []
        self._later: list[tuple[float, Callable[[], object]]] = []
        self._now = 0.0
        self.clock = SteadyClock(HandClock().read)
        self.missing: EnvironmentFailure | None = None
        self.is_newer = False
        """Whether a newer program wrote the record."""
        self.given = TeamGiven(
            self._open,
            lambda: bool(self.log.epoch or self.log.base),
            lambda _: self._network(),
            self.clock,
            Device("installation", Counting()),
            self.notes,
            self._work.append,
            self._urgent.append,
            lambda seconds, work: self._later.append((self._now + seconds, work)),
            self.web.given,
        )
        self.session = TeamSession(self.given, self)

    def __getattr__(self, name: str) -> Callable[..., None]:
        """Each call of the listener is noted."""
        return lambda *what: self.told.append((name, what[0]))

    def all_told(self, name: str) -> list[Any]:
        return [what for told, what in self.told if told == name]

    def turn(self) -> None:
        """Do all that was posted."""
        self.turn_held()
        while self._work:
            self._work.pop(0)()
            self.turn_held()

    def turn_held(self) -> None:
        """Do what is done at once; a hand holds up all else."""
        while self._urgent:
            self._urgent.pop(0)()

    def wait(self) -> None:
        """Let the time pass that somebody waits for, the heartbeat's too."""
        self.turn()
        later, self._later = self._later, []
        for _, work in later:
            work()
        self.turn()

    def pass_time(self, seconds: float) -> None:
        """Let so much time pass, and all happen that is due in it."""
        end = self._now + seconds
        self.turn()
        while due := [each for each in self._later if each[0] <= end]:
            first = min(due, key=lambda each: each[0])
            self._later.remove(first)
            self._now = first[0]
            first[1]()
            self.turn()
        self._now = end

    @property
    def line(self) -> FakeLine:
        return self.network.lines[-1]

    def exchange(self) -> None:
        """The hub stores what was published, and the line reads it."""
        self.turn()
        engine = self.session.engine
        assert engine is not None
        bodies = [body for _, body in self.line.published]
        self.line.published.clear()
        if bodies:
            self.line.deliver(bodies, engine.settled + 1)
        self.turn()

    def shared(self) -> Desk:
        """It is the hub, and the first message is settled."""
        self.session.begin(ADA)
        self.turn()
        self.line.connect(len(self.log.messages))
        self.exchange()
        return self

    def let_in(self, device: str = "b", name: str = "Bea") -> None:
        ask = DeviceAsking(device, name, "10.0.0.2", f"key {device}")
        self.network.hub_listeners[-1].asked(ask)
        self.turn()
        assert isinstance(self.session.approve(device), Step)
        self.exchange()

    def _open(self) -> OpenTournament:
        opened = self.log.opened()
        shared = opened.shared if self.log.epoch else None
        path, is_newer = "Cup.judgekit", self.is_newer
        return OpenTournament(
            "event", opened.log, opened.recorded, path=path, is_newer=is_newer, shared=shared
        )

    def _network(self) -> FakeNetwork:
        if self.missing is not None:
            raise self.missing
        return self.network
