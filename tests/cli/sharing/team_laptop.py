"""A laptop with the session of a shared event, in this process: real network, real file, a clock
that the test sets wrong."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from judgekit.cli.sharing.owner_loop import OwnerLoop
from judgekit.cli.sharing.team_of_file import NotesFile, this_device
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Recorded
from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.tournament import EVENT_KINDS
from judgekit.engine.ports.team import DeviceAsking, HubPlace
from judgekit.engine.sharing.shared_engine import SharedEngine
from judgekit.engine.team.given import TeamGiven
from judgekit.engine.team.team import SharingPlan
from judgekit.engine.team.team_session import TeamSession
from judgekit.engine.team.told import (
    HubFacts,
    OtherHub,
    StepOutcome,
    TeamMember,
    TeamStanding,
    TeamState,
    TeamTrouble,
)
from judgekit.engine.timeline import Step
from judgekit.network.joining.invitations import invitation_text, read_invitation
from judgekit.network.team_network import EventNetwork
from judgekit.storage.record.codec import EventCodec
from judgekit.storage.record.record_files import RecordFiles
from judgekit.storage.record.tournament_folder import TournamentFolder
from judgekit.system.private_files import make_private_folder
from judgekit.system.wall_clock import Reading, SteadyClock
from tests.network.hall import LOOPBACK, PATIENCE, hall_of
from tests.plain_state import plainly


class TeamTold:
    """Listens to a session; what it was told can be waited for on the test's thread."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self.outcomes: dict[str, StepOutcome] = {}
        self.standings: list[TeamStanding] = []
        self.team: Sequence[TeamMember] = ()
        self.asking: list[DeviceAsking] = []
        self.floods: list[TeamMember] = []
        self.hubs: list[HubFacts] = []
        self.others: list[OtherHub] = []
        self.followed: list[str] = []
        self.troubles: list[TeamTrouble] = []

    def opened(self, engine: SharedEngine, tournament: str) -> None:
        self._note(lambda: None)

    def settled(self, outcomes: Sequence[StepOutcome]) -> None:
        own = {each.step: each for each in outcomes if each.is_own}
        self._note(lambda: self.outcomes.update(own))

    def standing(self, standing: TeamStanding) -> None:
        self._note(lambda: self.standings.append(standing))

    def members(self, members: Sequence[TeamMember]) -> None:
        def change() -> None:
            self.team = members

        self._note(change)

    def asked(self, asking: DeviceAsking) -> None:
        self._note(lambda: self.asking.append(asking))

    def gone(self, device: str) -> None:
        self._note(lambda: None)

    def flooded(self, member: TeamMember) -> None:
        self._note(lambda: self.floods.append(member))

    def hub_opened(self, hub: HubFacts) -> None:
        self._note(lambda: self.hubs.append(hub))

    def other_hub(self, other: OtherHub) -> None:
        self._note(lambda: self.others.append(other))

    def other_hubs(self, others: Sequence[OtherHub]) -> None:
        pass

    def follows(self, hub: str) -> None:
        self._note(lambda: self.followed.append(hub))

    def failed(self, trouble: TeamTrouble) -> None:
        self._note(lambda: self.troubles.append(trouble))

    def wait(self, until: Callable[[], object], patience: float = PATIENCE) -> None:
        with self._changed:
            is_told = self._changed.wait_for(until, patience)
            assert is_told, f"{self.standings[-2:]} {self.troubles[-2:]}"

    def _note(self, change: Callable[[], object]) -> None:
        with self._changed:
            change()
            self._changed.notify_all()


class TeamLaptop:
    """One laptop; `skew` is by how many milliseconds its clock is wrong. It finds the hubs of its
    `hall` alone, none by default."""

    def __init__(self, folder: Path, name: str, hall: str = "", skew: int = 0) -> None:
        self.name, self.skew = name, skew
        self.file = folder / f"{name}.judgekit"
        self.folder = TournamentFolder(folder / f"events of {name}", EventCodec(EVENT_KINDS))
        self._service = f"_jk{hall[:10]}._tcp.local." if hall else ""
        self.installation = this_device(f"installation of {name}")
        self.network: EventNetwork | None = None
        self.start()

    # -- its life

    def start(self) -> None:
        """Start the program anew."""
        self.told = TeamTold()
        self.loop = OwnerLoop()
        clock = SteadyClock(self._read_clock)
        self.team = TeamSession(
            TeamGiven(
                lambda: self.folder.open_file(self.file),
                lambda: self.folder.is_there(self.file),
                self._make_network,
                clock,
                self.installation,
                NotesFile(self.file),
                self.loop.post,
                self.loop.at_once,
                self.loop.later,
            ),
            self.told,
        )
        self._thread = threading.Thread(target=self.loop.run, daemon=True)
        self._thread.start()

    def end(self) -> None:
        """End the program in order."""
        if self._thread.is_alive():
            self.do(self.team.close)
            self.loop.post(self.loop.end)
            self._thread.join(PATIENCE)

    def start_again(self) -> None:
        self.end()
        self.start()

    def do(self, work: Callable[..., Any], *arguments: Any, **named: Any) -> Any:
        """Do it on the owner's thread; return what came of it."""
        future: Future[Any] = Future()

        def done() -> None:
            try:
                future.set_result(work(*arguments, **named))
            except BaseException as error:  # for who waits for it
                future.set_exception(error)

        self.loop.post(done)
        return future.result(PATIENCE)

    # -- what its person does

    def share(self, port: int = 0) -> HubFacts:
        self.do(self.team.begin, SharingPlan(self.name, bind=LOOPBACK, port=port))
        self.told.wait(lambda: self.told.hubs)
        return self.told.hubs[-1]

    def ask_to_join(self, invitation: str) -> None:
        self.do(self.team.join, invitation, self.name)

    def join(self, by: TeamLaptop, port: int = 0, roles: Sequence[str] = ()) -> None:
        """Join at a laptop that approves, through a proxy's port if one is given."""
        invitation = by.do(by.team.invite).text
        if port:
            content = read_invitation(invitation)
            invitation = invitation_text(content._replace(addresses=(LOOPBACK,), port=port))
        asked = len(by.told.asking)
        self.ask_to_join(invitation)
        by.told.wait(lambda: len(by.told.asking) > asked)
        by.do(by.team.approve, by.told.asking[-1].device, roles)
        self.told.wait(lambda: self.told.followed)
        self.wait_for(TeamState.TOGETHER)

    def enter(self, command: Command, seconds_ago: float = 0) -> Step | Refusal:
        def submit() -> Step | Refusal:
            at = round(self.engine.now() - seconds_ago * 1000) if seconds_ago else None
            return self.team.submit(command, at=at)

        return self.do(submit)  # type: ignore[no-any-return]

    def step(self, command: Command, seconds_ago: float = 0) -> str:
        outcome = self.enter(command, seconds_ago)
        assert isinstance(outcome, Step), outcome
        return outcome.id

    def settled(self, command: Command) -> StepOutcome:
        """Enter it, and wait for what becomes of it."""
        id_ = self.step(command)
        self.told.wait(lambda: id_ in self.told.outcomes)
        return self.told.outcomes[id_]

    @property
    def engine(self) -> SharedEngine:
        engine = self.team.engine
        assert engine is not None
        return engine

    @property
    def device(self) -> str:
        return self.engine.device

    def recorded(self) -> list[Recorded]:
        return list(self.folder.read(str(self.file)))

    def state(self) -> object:
        return self.do(lambda: plainly(self.engine.state))

    # -- waiting

    def wait_for(self, state: TeamState) -> None:
        told = self.told
        told.wait(lambda: bool(told.standings) and told.standings[-1].state is state)

    def wait_until(self, is_so: Callable[[], object], patience: float = PATIENCE) -> None:
        """Wait for something that nobody tells."""
        end = time.monotonic() + patience
        while not self.do(is_so):
            assert time.monotonic() < end, self.name
            time.sleep(0.02)

    def _read_clock(self) -> Reading:
        now = time.time_ns() // 1_000_000
        return Reading(now + self.skew, time.monotonic_ns() // 1_000_000, f"boot of {self.name}")

    def _make_network(self, now: Callable[[], int]) -> EventNetwork:
        folder = RecordFiles(self.file).team
        make_private_folder(folder)
        self.network = EventNetwork(folder, now, hall_of(self._service, LOOPBACK))
        return self.network


def are_equal(laptops: Sequence[TeamLaptop]) -> None:
    """Wait until all have settled the same; compare what they recorded and show."""
    first, *others = laptops

    def settled(laptop: TeamLaptop) -> object:
        engine = laptop.engine
        return [*engine.sealed_messages()], [*engine.waiting()]

    end = time.monotonic() + PATIENCE
    while True:
        found = [each.do(settled, each) for each in laptops]
        if found[0][1] == [] and all(each == found[0] for each in found):
            break
        assert time.monotonic() < end, [each.told.standings[-1:] for each in laptops]
        time.sleep(0.02)
    for laptop in others:
        assert laptop.recorded() == first.recorded()
        assert laptop.state() == first.state()


def place_of(laptop: TeamLaptop) -> HubPlace:
    """Where its hub is found."""
    assert laptop.network is not None
    place = laptop.network.last_place()
    assert place is not None
    return place
