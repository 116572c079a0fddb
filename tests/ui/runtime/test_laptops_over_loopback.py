"""Two bridges to the team with real sessions, a hub and lines, on the loopback interface."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from judgekit.app import team_session, tournament_session
from judgekit.domain.calls.commands import OpenCall
from judgekit.domain.clock.commands import EndRound, GrantExtension, StartRound
from judgekit.domain.setup.commands import CreateTournament
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.preferences import Preferences
from judgekit.engine.team.team import Team
from judgekit.system.paths import Folders
from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.ui.runtime.messages import Messages
from judgekit.ui.runtime.preference_keeper import PreferenceKeeper
from judgekit.ui.runtime.team_bridge import TeamBridge
from judgekit.views.sharing.team_standing import Connection
from tests.loopback_team import loopback_team, new_service
from tests.preference_fakes import MemoryPreferences


class LaptopHere:
    """A laptop with its home, and the judge who is signed in there."""

    def __init__(self, home: Path, judge: str, service: str, parent: QObject) -> None:
        self._folders = Folders(*(home / name for name in ("data", "config", "cache", "logs")))
        self._service, self._parent = service, parent
        self.messages = Messages(parent)
        kept = MemoryPreferences(Preferences(judge_name=judge))
        self._preferences = PreferenceKeeper(kept, self.messages, "en", parent)
        self._preferences.load()
        self.said: list[str] = []
        self._last = ""
        self.is_installed = True
        """Whether what sharing needs is there."""
        self.bridge = self._started()

    @property
    def team(self) -> TeamBridge:
        return self.bridge.team()

    @property
    def connection(self) -> Connection:
        return self.team.standing.connection

    def start_again(self) -> None:
        """End the program, and start it anew."""
        self.end()
        self.start()

    def end(self) -> None:
        """End the program."""
        self._last = self.bridge.current
        self.bridge.close()

    def start(self) -> None:
        """Start it anew, with the event that was open last."""
        self.bridge = self._started()
        self.bridge.open(self._last)

    def tables(self) -> list[int]:
        """The tables with an open call."""
        return [each.table for each in self.bridge.state.calls.open_calls()]

    def _started(self) -> EngineBridge:
        bridge = EngineBridge(
            lambda: tournament_session(self._folders),
            self.messages,
            self._preferences,
            self._parent,
            self._make_team,
        )
        bridge.team().failed.connect(self.said.append)
        return bridge

    def _make_team(self, tournament, clock, listener, calls) -> Team:
        if not self.is_installed:
            raise EnvironmentFailure(FailureReason.SHARING_NOT_INSTALLED, "nats-py")
        make = loopback_team(self._folders, self._service)
        return make(tournament, clock, listener, calls)


@pytest.fixture
def hall(tmp_path, program) -> Iterator[tuple[LaptopHere, LaptopHere]]:
    """Two laptops that know nothing of each other; loopback is one hall for all that runs here."""
    service = new_service()
    first = LaptopHere(tmp_path / "first", "H. Lindqvist", service, program)
    second = LaptopHere(tmp_path / "second", "T. Weber", service, program)
    yield first, second
    for laptop in (second, first):
        laptop.bridge.close()


@pytest.fixture
def together(hall, qtbot) -> tuple[LaptopHere, LaptopHere]:
    """The first one shares a round, and the second has joined by the code."""
    first, second = hall
    first.bridge.create(CreateTournament(name="Spring Open"))
    first.bridge.submit(StartRound(round=1))
    first.team.asked.connect(lambda asking: first.team.approve(asking.device))
    first.team.share()
    qtbot.waitUntil(lambda: first.team.invitation is not None)
    qtbot.waitUntil(lambda: first.connection is Connection.CONNECTED)
    code = first.team.invitation.code
    second.team.join(f"{code}@{first.team.address}")
    qtbot.waitUntil(lambda: second.connection is Connection.CONNECTED)
    assert first.said == second.said == []
    return first, second


def test_two_laptops_share_a_day(together, qtbot):
    first, second = together
    assert second.bridge.state.clocks.last_round("main").number == 1
    assert second.bridge.state.setup.details.name == "Spring Open"
    first.bridge.submit(OpenCall(14))
    second.bridge.submit(OpenCall(3))
    for laptop in (first, second):
        qtbot.waitUntil(lambda laptop=laptop: sorted(laptop.tables()) == [3, 14])
        qtbot.waitUntil(lambda laptop=laptop: laptop.team.standing.waiting == 0)
    refused = second.bridge.submit(EndRound())
    assert isinstance(refused, Refusal)
    assert refused.code is RefusalCode.NOT_YOUR_ROLE
    qtbot.waitUntil(lambda: first.team.standing.others == 1)


def test_a_laptop_goes_on_without_its_hub_and_takes_over(together, qtbot):
    first, second = together
    qtbot.waitUntil(lambda: second.team.standing.waiting == 0)
    first.end()
    qtbot.waitUntil(lambda: second.connection is Connection.CUT_OFF)
    second.bridge.submit(GrantExtension(7, 120))
    assert second.team.standing.waiting == 1
    second.start_again()
    qtbot.waitUntil(lambda: second.bridge.engine is not None and second.bridge.engine.is_shared)
    assert second.team.standing.waiting == 1
    second.team.take_over()
    qtbot.waitUntil(lambda: second.team.is_hub and second.connection is Connection.CONNECTED)
    qtbot.waitUntil(lambda: second.team.standing.waiting == 0)
    first.start()
    qtbot.waitUntil(lambda: first.connection is Connection.CONNECTED)
    assert not first.team.is_hub
    tables = first.bridge.state.clocks.last_round("main").tables
    assert [each.by for each in tables[7].grants] == [120_000]


def test_without_what_sharing_needs_a_shared_event_is_read_and_the_banner_tries_again(
    together, qtbot
):
    _, second = together
    qtbot.waitUntil(lambda: second.team.standing.waiting == 0)
    second.end()
    second.is_installed = False
    second.start()
    assert second.bridge.state.setup.details.name == "Spring Open"
    refused = second.bridge.submit(OpenCall(5))
    assert isinstance(refused, Refusal)
    assert refused.code is RefusalCode.NOT_WHILE_SHARED
    assert any("nats-py" in each for each in second.said)
    (banner,) = second.messages.banners().values()
    assert "only read here" in banner.text
    second.is_installed = True
    banner.retry()
    qtbot.waitUntil(lambda: second.connection is Connection.CONNECTED)
    assert second.messages.banners() == {}
    assert not isinstance(second.bridge.submit(OpenCall(5)), Refusal)


def test_the_program_s_own_session_says_what_is_wrong_with_a_code(tmp_path, program, qtbot):
    folders = Folders(*(tmp_path / name for name in ("data", "config", "cache", "logs")))
    messages, said = Messages(program), []
    kept = MemoryPreferences(Preferences(judge_name="T. Weber"))
    preferences = PreferenceKeeper(kept, messages, "en", program)
    preferences.load()
    bridge = EngineBridge(
        lambda: tournament_session(folders),
        messages,
        preferences,
        program,
        lambda *given: team_session(folders, *given),
    )
    team = bridge.team()
    team.failed.connect(said.append)
    team.join("twelve")
    qtbot.waitUntil(lambda: bool(said))
    assert "neither a complete invitation nor a code" in said[0]
    assert not team.is_joining
    assert bridge.tournaments() == []
    bridge.close()
