"""An entry while cut off, with the session of a shared event running, beside one that isn't shared.

What follows from an entry on its owner's thread is measured with it; the network's thread tries to
reach the hub meanwhile.
"""

from __future__ import annotations

import gc
import heapq
import os
import statistics
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from queue import Empty, SimpleQueue

from benchmarks.figure import Figure
from benchmarks.laptop_programs import PATIENCE, LaptopProgram, new_service
from benchmarks.quiet_listener import QuietListener
from judgekit.cli.sharing.team_of_file import given_for, this_device
from judgekit.domain.clock.commands import GrantExtension, StartRound
from judgekit.domain.setup.commands import CreateTournament
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.tournament import EVENT_KINDS
from judgekit.engine.engine import Device, Engine
from judgekit.engine.team.team_session import TeamSession
from judgekit.engine.team.told import TeamState, TeamTrouble
from judgekit.network.discovery.hall_discovery import HallDiscovery
from judgekit.network.team_network import EventNetwork
from judgekit.storage.record.codec import EventCodec
from judgekit.storage.record.record_files import RecordFiles
from judgekit.storage.record.tournament_folder import TournamentFolder
from judgekit.system.private_files import make_private_folder
from judgekit.system.wall_clock import MachineClock, SteadyClock
from tests.network.hall import LOOPBACK

ENTRIES = 200
APPENDS = 300
MOST_RATIO = 1.1
Work = Callable[[], object]


def figures(home: Path) -> list[Figure]:
    """Entries of a laptop whose hub has died, and of one alone, in turn.

    Python's garbage collector is off meanwhile, as in the program.
    """
    service = new_service()
    folder = TournamentFolder(home / "events", EventCodec(EVENT_KINDS))
    hub = LaptopProgram(home, 0, service)
    client = _Client(folder, home / "client.judgekit", service)
    try:
        hub.ask("share", "hub")
        hub.tell("open_event")
        hub.ask("enter", "entered", count=ENTRIES)
        invitation = hub.ask("invite", "invitation")["invitation"]
        client.team.join(invitation, "Bea")
        client.owner.run_until(lambda: client.team.standing.state is TeamState.TOGETHER)
        hub.close()
        client.owner.run_until(lambda: client.team.standing.state is TeamState.CUT_OFF)
        return [_figure(_alone(folder, home / "alone.judgekit"), client)]
    finally:
        client.team.close()
        hub.close()


class _Owner:
    """A session's owner whose work is done when the benchmark says so."""

    def __init__(self) -> None:
        self._work: SimpleQueue[Work] = SimpleQueue()
        self._later: list[tuple[float, int, Work]] = []
        self._numbers = count()

    def post(self, work: Work) -> None:
        """See `TeamGiven`."""
        self._work.put(work)

    at_once = post

    def later(self, seconds: float, work: Work) -> None:
        """See `TeamGiven`."""
        heapq.heappush(self._later, (time.monotonic() + seconds, next(self._numbers), work))

    def do_posted(self) -> None:
        """Do what was posted."""
        while not self._work.empty():
            self._work.get()()

    def do_due(self) -> None:
        """Do what is due by now."""
        while self._later and self._later[0][0] <= time.monotonic():
            heapq.heappop(self._later)[2]()
        self.do_posted()

    def run_until(self, is_so: Callable[[], bool]) -> None:
        """Do all that comes until something is so. Raises TimeoutError."""
        end = time.monotonic() + PATIENCE
        while not is_so():
            if time.monotonic() > end:
                raise TimeoutError
            self.do_due()
            try:
                self._work.get(timeout=0.02)()
            except Empty:
                continue


class _Client(QuietListener):
    """A laptop of the event, in this process."""

    def __init__(self, folder: TournamentFolder, file: Path, service: str) -> None:
        self.owner = _Owner()
        given = given_for(
            file,
            lambda: folder.open_file(file),
            SteadyClock(MachineClock().read),
            this_device("client"),
            self.owner,
        )

        def network(now: Callable[[], int]) -> EventNetwork:
            team = RecordFiles(file).team
            make_private_folder(team)
            return EventNetwork(team, now, HallDiscovery([LOOPBACK], service))

        self.team = TeamSession(given._replace(make_network=network), self)

    def failed(self, trouble: TeamTrouble) -> None:
        """See `TeamListener`."""
        raise RuntimeError(repr(trouble))

    def enter(self, command: Command) -> object:
        """Enter it, and do what follows from it on the owner's thread."""
        outcome = self.team.submit(command)
        self.owner.do_posted()
        return outcome


def _alone(folder: TournamentFolder, file: Path) -> Engine:
    """The engine of an event that isn't shared, with as many entries."""
    clock, device = SteadyClock(MachineClock().read), Device("alone", os.urandom)
    engine = Engine(folder.open_file(file).log, (), clock, device)
    engine.submit(CreateTournament(name="Alone"))
    engine.submit(StartRound(minutes=50))
    for number in range(ENTRIES):
        engine.submit(GrantExtension(1 + number, 60))
    return engine


def _figure(alone: Engine, client: _Client) -> Figure:
    more, plain = [], []
    gc.disable()
    try:
        for number in range(APPENDS):
            client.owner.do_due()
            command = GrantExtension(1 + number, 60)
            entering = (alone.submit, client.enter)
            taken = {each: _ms(each, command) for each in entering[:: 1 if number % 2 else -1]}
            plain.append(taken[alone.submit])
            more.append(taken[client.enter] - taken[alone.submit])
    finally:
        gc.enable()
        alone.close()
    base = statistics.median(plain)
    value = base + statistics.median(more)
    name = "an entry while cut off, the session running"
    return Figure(name, value, "ms", base, "an entry not shared", MOST_RATIO)


def _ms(enter: Callable[[Command], object], command: Command) -> float:
    began = time.perf_counter()
    outcome = enter(command)
    took = (time.perf_counter() - began) * 1000
    assert not isinstance(outcome, Refusal), outcome
    return took
