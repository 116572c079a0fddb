"""Sessions of shared events with a real hub, lines and pages, on the loopback interface."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from functools import partial

from judgekit.app import team_given
from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.tournament import EVENT_KINDS
from judgekit.engine.ports.clock import AnchoredClock
from judgekit.engine.team.team import SharingPlan
from judgekit.engine.team.team_session import TeamSession
from judgekit.engine.team.told import TeamListener
from judgekit.network.discovery.hall_discovery import HallDiscovery
from judgekit.network.team_network import EventNetwork
from judgekit.storage.record.codec import EventCodec
from judgekit.storage.record.record_files import SUFFIX, RecordFiles
from judgekit.storage.record.tournament_folder import FOLDER_NAME, TournamentFolder
from judgekit.system.paths import Folders
from judgekit.system.private_files import make_private_folder
from judgekit.ui.runtime.team_known import MakeTeam, OwnersCalls

LOOPBACK = "127.0.0.1"


def new_service() -> str:
    """A name by which only those who know it find each other: loopback is one hall for all that
    runs on this machine."""
    return f"_jk{uuid.uuid4().hex[:10]}._tcp.local."


class LoopbackSession(TeamSession):
    """A session whose hub listens on the loopback interface alone."""

    def begin(self, plan: SharingPlan) -> None:
        super().begin(plan._replace(bind=LOOPBACK))

    def take_over(self, bind: str = "", port: int = 0) -> Refusal | None:
        return super().take_over(bind or LOOPBACK, port)


MakeDiscovery = Callable[[list[str], str], HallDiscovery]


def loopback_team(
    folders: Folders, service: str, discovery: MakeDiscovery = HallDiscovery
) -> MakeTeam:
    """What makes sessions as `app.team_session` does, on the loopback interface."""
    return partial(_session, (folders, service, discovery))


def _session(
    place: tuple[Folders, str, MakeDiscovery],
    tournament: str,
    clock: AnchoredClock,
    listener: TeamListener,
    calls: OwnersCalls,
) -> LoopbackSession:
    folders, service, discovery = place
    folder = folders.data / FOLDER_NAME
    store = TournamentFolder(folder, EventCodec(EVENT_KINDS))
    record = folder / f"{tournament or 'joined'}{SUFFIX}"
    files = RecordFiles(record)

    def network(now: Callable[[], int]) -> EventNetwork:
        make_private_folder(files.team)
        return EventNetwork(files.team, now, discovery([LOOPBACK], service))

    given = team_given(folders, record, lambda: store.open_file(record), clock, calls)
    return LoopbackSession(given._replace(make_network=network), listener)
