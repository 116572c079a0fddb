"""A laptop of a shared event without a window: the session as window and verbs have it, over
loopback, told line by line what its person does.

`python -m benchmarks.programs.shared_laptop FILE SERVICE` reads JSON objects from standard input
and prints some. `at` is in seconds by a clock that all programs of the machine share. Whoever asks
at this laptop's door is let in.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from benchmarks.quiet_listener import QuietListener
from judgekit.cli.sharing.owner_loop import OwnerLoop
from judgekit.cli.sharing.team_of_file import given_for, this_device
from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import GrantExtension, StartRound
from judgekit.domain.setup.commands import CreateTournament
from judgekit.domain.shared.command import Command
from judgekit.domain.tournament import EVENT_KINDS
from judgekit.engine.ports.team import (
    DeviceAsking,
    LaptopSeen,
    SharedMessage,
    Standing,
    StreamPlace,
)
from judgekit.engine.team.team import FIRST_ROLES, SharingPlan
from judgekit.engine.team.team_session import TeamSession
from judgekit.engine.team.told import (
    HubFacts,
    StepOutcome,
    TeamMember,
    TeamStanding,
    TeamTrouble,
)
from judgekit.engine.timeline import Step
from judgekit.network.discovery.hall_discovery import HallDiscovery
from judgekit.network.team_network import EventNetwork
from judgekit.storage.record.codec import EventCodec
from judgekit.storage.record.record_files import RecordFiles
from judgekit.storage.record.tournament_folder import TournamentFolder
from judgekit.system.private_files import make_private_folder
from judgekit.system.wall_clock import MachineClock, SteadyClock

LOOPBACK = "127.0.0.1"
TABLES = 20
"""Of each laptop's own, one after the other."""


class SharedLaptop:
    """Does what it is told on its owner's thread, and tells what came of it."""

    def __init__(self, file: Path, service: str) -> None:
        self._loop = OwnerLoop()
        self._ears = _Ears(self)
        self._network: EventNetwork | None = None
        self._first_table = 1
        self._entered = 0
        folder = TournamentFolder(file.parent / "events", EventCodec(EVENT_KINDS))
        given = given_for(
            file,
            lambda: folder.open_file(file),
            SteadyClock(MachineClock().read),
            this_device(f"installation of {file.stem}"),
            self._loop,
        )

        def network(now: Callable[[], int]) -> EventNetwork:
            team = RecordFiles(file).team
            make_private_folder(team)
            self._network = EventNetwork(team, now, HallDiscovery([LOOPBACK], service))
            return self._network

        self.team = TeamSession(given._replace(make_network=network), self._ears)

    def run(self) -> None:
        """Until standard input ends."""
        self._loop.read_lines(lambda line: self._do(json.loads(line)), self._loop.end)
        self._loop.run()
        self.team.close()

    # -- what it is told

    def _do(self, order: dict[str, Any]) -> None:
        getattr(self, f"do_{order.pop('do')}")(**order)

    def do_share(self) -> None:
        """Share a new event, with a round that runs."""
        self.team.begin(SharingPlan("Judge 0", bind=LOOPBACK))

    def do_join(self, invitation: str, name: str, table: int) -> None:
        """Join, and have tables of its own from that number on."""
        self._first_table = table
        self.team.join(invitation, name)

    def do_open_event(self) -> None:
        """What all entries rest on."""
        self._submit(CreateTournament(name="Shared"))
        self._submit(StartRound(minutes=50))

    def do_invite(self) -> None:
        """Tell a new invitation."""
        invitation = self.team.invite()
        say(invitation=invitation.text if invitation else "")

    def do_enter(self, count: int) -> None:
        """Enter so many steps at once, and tell when each was."""
        entered = []
        for _ in range(count):
            began = time.monotonic()
            entered.append((self._submit(self._next()), began))
        say(entered=entered)

    def do_tell_when(self, steps: int) -> None:
        """Tell when so many steps are settled here and no own one waits."""
        self._ears.goal = steps
        self._ears.perhaps_there()

    def do_sleep(self) -> None:
        """Let go of the hub."""
        self.team.sleep()

    def do_wake(self) -> None:
        """Connect again."""
        say(woken=time.monotonic())
        self.team.wake()

    def do_take_over(self) -> None:
        """Become the hub."""
        say(pressed=time.monotonic())
        self.team.take_over(LOOPBACK)

    def do_revoke(self, device: str) -> None:
        """Shut a laptop out."""
        say(revoked=time.monotonic())
        self.team.revoke(device)

    def do_follow(self, hub: str) -> None:
        """Follow the hub that somebody has told of."""
        self.team.follow(hub)

    def do_watch_a_line(self) -> None:
        """Tell how a second line stands, which ends only when the hub ends it."""
        assert self._network is not None
        place = self._network.last_place()
        assert place is not None
        self._network.open_line(place, StreamPlace(), _Watched())

    def do_report(self) -> None:
        """Tell when each step was settled here, and this laptop's device."""
        assert self.team.engine is not None
        say(seen=self._ears.seen, device=self.team.engine.device)

    # -- inside

    def _next(self) -> Command:
        """A call, an extension and the call's end, at one own table after the other."""
        number, part = divmod(self._entered, 3)
        self._entered += 1
        table = self._first_table + number % TABLES
        return (OpenCall(table), GrantExtension(table, 60), CloseCall(table))[part]

    def _submit(self, command: Command) -> str:
        outcome = self.team.submit(command)
        assert isinstance(outcome, Step), outcome
        return outcome.id


class _Ears(QuietListener):
    """What the session tells; once `goal` steps are settled and none waits, that is said."""

    def __init__(self, laptop: SharedLaptop) -> None:
        self.laptop = laptop
        self.seen: dict[str, float] = {}
        """When each step was settled here first."""
        self.goal = 0

    def settled(self, outcomes: Sequence[StepOutcome]) -> None:
        """See `TeamListener`."""
        now = time.monotonic()
        for each in outcomes:
            self.seen.setdefault(each.step, now)
        self.perhaps_there()

    def standing(self, standing: TeamStanding) -> None:
        """See `TeamListener`."""
        say(state=standing.state.value, laptops=standing.laptops, at=time.monotonic())

    def asked(self, asking: DeviceAsking) -> None:
        """See `TeamListener`."""
        self.laptop.team.approve(asking.device, FIRST_ROLES)

    def flooded(self, member: TeamMember) -> None:
        """See `TeamListener`: no measured laptop floods."""
        say(flooded=member.name)

    def hub_opened(self, hub: HubFacts) -> None:
        """See `TeamListener`."""
        say(hub=hub.address, at=time.monotonic())

    def follows(self, hub: str) -> None:
        """See `TeamListener`."""
        say(follows=hub, at=time.monotonic())

    def failed(self, trouble: TeamTrouble) -> None:
        """See `TeamListener`."""
        say(failed=repr(trouble))

    def perhaps_there(self) -> None:
        """Tell it once, if the goal is reached."""
        engine = self.laptop.team.engine
        if not self.goal or engine is None or engine.waiting():
            return
        if len(self.seen) >= self.goal:
            self.goal = 0
            say(reached=len(self.seen), at=time.monotonic())


class _Watched:
    """Tells how a line stands."""

    def received(self, messages: Sequence[SharedMessage]) -> None:
        """See the port `LineListener`."""

    def standing(self, standing: Standing) -> None:
        """See the port `LineListener`."""
        say(line=standing.state.value, at=time.monotonic())

    def laptops(self, seen: Sequence[LaptopSeen]) -> None:
        """See the port `LineListener`."""


def say(**told: object) -> None:
    """Print what came of something."""
    sys.stdout.write(json.dumps(told) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    SharedLaptop(Path(sys.argv[1]), sys.argv[2]).run()
