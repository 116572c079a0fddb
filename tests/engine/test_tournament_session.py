"""The tournament session: one tournament is open, and each goes on as it was left, whatever clocks
did."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pytest

from judgekit.domain.calls.commands import OpenCall
from judgekit.domain.clock.commands import StartRound
from judgekit.domain.clock.snapshot import clock_snapshot
from judgekit.domain.setup.commands import CreateTournament
from judgekit.domain.shared.event import Event, Recorded
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.tournament import EVENT_KINDS
from judgekit.engine.engine import Device, Engine
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.ports.record import OpenTournament
from judgekit.engine.stored import BroughtBack
from judgekit.engine.timeline import Step
from judgekit.engine.tournament_session import TournamentSession
from judgekit.storage.record.codec import EventCodec
from judgekit.storage.record.tournament_folder import TournamentFolder
from judgekit.system.wall_clock import SteadyClock
from tests.day import KeptLog
from tests.session import MORNING, HandClock, make_session

MINUTE = 60_000


def left_on_the_clock(session) -> int:
    engine = session.engine
    clock = engine.state.clocks.by_name["main"]
    return clock_snapshot("main", clock, engine.now()).remaining


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def session(tmp_path, clock):
    session = make_session(tmp_path, clock)
    yield session
    session.close()


@pytest.fixture
def restarted(tmp_path, clock, session):
    """Ends the program and starts it again; returns its session with the same tournament open."""
    sessions = []

    def restart(seconds: float = 0):
        tournament_id = session.current
        session.close()
        clock.pass_time(seconds)
        again = make_session(tmp_path, clock)
        again.open(tournament_id)
        sessions.append(again)
        return again

    yield restart
    for each in sessions:
        each.close()


def test_a_new_tournament_is_open_and_listed(session):
    assert session.create(CreateTournament(name="Spring Open")) is None
    assert session.engine.state.setup.details.name == "Spring Open"
    assert [each.id for each in session.tournaments()] == [session.current]


def test_what_can_not_be_begun_leaves_no_file_and_the_open_one_open(session):
    session.create(CreateTournament(name="Spring Open"))
    current = session.current

    refusal = session.create(CreateTournament(name="Wrong", rel="galactic"))

    assert isinstance(refusal, Refusal)
    assert refusal.code is RefusalCode.WRONG_VALUE
    assert session.current == current
    assert len(session.tournaments()) == 1


def test_opening_another_is_one_step_and_each_keeps_its_own(session):
    session.create(CreateTournament(name="Spring Open"))
    spring = session.current
    session.engine.submit(StartRound())
    session.create(CreateTournament(name="Summer Open"))
    assert not session.engine.state.clocks.by_name

    session.open(spring)

    assert list(session.engine.state.clocks.by_name) == ["main"]


def test_time_goes_on_from_when_the_last_entry_was_made_not_from_when_it_happened(
    session, clock, restarted
):
    session.create(CreateTournament(name="Spring Open"))
    session.engine.submit(StartRound())
    clock.pass_time(30 * 60)
    ten_minutes_ago = session.engine.now() - 10 * MINUTE
    assert isinstance(session.engine.submit(OpenCall(3), at=ten_minutes_ago), Step)
    clock.pass_time(60)
    again = restarted(seconds=60)
    assert left_on_the_clock(again) == 18 * MINUTE


def test_one_that_can_not_be_opened_leaves_the_open_one_open(session):
    session.create(CreateTournament(name="Spring Open"))
    current = session.current
    with pytest.raises(EnvironmentFailure):
        session.open("none-of-that-name")
    assert session.current == current
    assert session.engine is not None


class Unheard(Event, tag="unheard-of"):
    """What no feature knows how to apply."""


class OneMore(TournamentFolder):
    """A folder with one more record, which can be read but not replayed; creating a tournament
    named Unkept fails with a full disk."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, EventCodec(EVENT_KINDS))
        self.log = KeptLog()

    def open(self, tournament_id: str) -> OpenTournament:
        if tournament_id != "unreplayable":
            return super().open(tournament_id)
        recorded = Recorded("1", "1", MORNING + 9_000_000, "", "test", Unheard(), "other boot", 7)
        return OpenTournament(
            tournament_id, self.log, (recorded,), path="/stick/unreplayable.judgekit"
        )

    def create(self, name: str) -> OpenTournament:
        if name != "Unkept":
            return super().create(name)
        self.log.fails = EnvironmentFailure(FailureReason.DISK_FULL, "unkept.judgekit")
        return OpenTournament("unkept", self.log, ())


@pytest.fixture
def one_more(tmp_path) -> OneMore:
    return OneMore(tmp_path)


@pytest.fixture
def offered(one_more, clock):
    session = TournamentSession(
        one_more, SteadyClock(clock.read), Device("test", bytes, grain=1000)
    )
    yield session
    session.close()


def test_a_record_that_can_not_be_replayed_leaves_the_open_one_as_it_was(offered, clock):
    offered.create(CreateTournament(name="Spring Open"))
    current, engine, now = offered.current, offered.engine, offered.engine.now()

    with pytest.raises(EnvironmentFailure) as failure:
        offered.open("unreplayable")

    assert failure.value.reason is FailureReason.EVENT_UNREADABLE
    assert failure.value.path == "/stick/unreplayable.judgekit"
    assert (offered.current, offered.engine) == (current, engine)
    assert offered.engine.now() == now
    clock.pass_time(60)
    assert isinstance(offered.engine.submit(StartRound()), Step)


def test_a_record_that_can_not_be_replayed_is_let_go_of(offered, one_more):
    with pytest.raises(EnvironmentFailure):
        offered.open("unreplayable")
    assert one_more.log.is_closed
    assert (offered.engine, offered.current) == (None, "")


@pytest.mark.parametrize(
    "command", [CreateTournament(name="Wrong", rel="galactic"), CreateTournament(name="Unkept")]
)
def test_time_goes_on_where_another_could_not_be_begun(offered, clock, command):
    offered.create(CreateTournament(name="Spring Open"))
    offered.engine.submit(StartRound())
    clock.change_system_clock(3_600)

    with contextlib.suppress(EnvironmentFailure):
        offered.create(command)

    assert left_on_the_clock(offered) == 50 * MINUTE
    assert len(offered.tournaments()) == 1


def test_removing_the_open_one_puts_it_away_first(session):
    session.create(CreateTournament(name="Spring Open"))
    session.remove(session.current)
    assert (session.engine, session.current, len(session.tournaments())) == (None, "", 0)


def test_a_round_goes_on_through_a_restart(session, clock, restarted):
    session.create(CreateTournament(name="Spring Open"))
    session.engine.submit(StartRound())
    clock.pass_time(600)
    session.engine.submit(OpenCall(7))

    again = restarted(300)

    assert left_on_the_clock(again) == 35 * MINUTE
    assert [call.number for call in again.engine.state.calls.open_calls()] == [1]


def test_a_system_clock_that_is_changed_moves_no_round_not_even_through_a_restart(
    session, clock, restarted
):
    session.create(CreateTournament(name="Spring Open"))
    session.engine.submit(StartRound())
    clock.pass_time(600)
    clock.change_system_clock(3_600)
    assert left_on_the_clock(session) == 40 * MINUTE

    again = restarted(60)

    assert left_on_the_clock(again) == 39 * MINUTE
    assert again.clock.disagreement() == 60 * MINUTE


def test_after_a_restart_of_the_machine_utc_is_followed(session, clock, restarted):
    session.create(CreateTournament(name="Spring Open"))
    session.engine.submit(StartRound())
    clock.boot, clock.ticks = "second boot", 0

    again = restarted(300)

    assert left_on_the_clock(again) == 45 * MINUTE


def test_a_copy_that_goes_on_with_the_open_tournament_is_taken_in_and_it_stays_open(
    tmp_path, clock, session
):
    session.create(CreateTournament(name="Cup"))
    here, copy = session.current, tmp_path / "carried"
    session.save_copy(here, copy)
    there = make_session(tmp_path / "there", clock)
    carried, _ = there.bring_copy(copy)
    there.open(carried)
    clock.pass_time(20)
    there.engine.submit(OpenCall(4))
    there.save_copy(carried, copy)
    there.close()
    assert session.bring_copy(copy) == (here, BroughtBack.CONTINUED)
    assert session.current == here
    assert len(session.engine.timeline.steps) == 2


def test_opening_what_is_open_changes_nothing(session, tmp_path):
    session.create(CreateTournament(name="Spring Open"))
    engine, current = session.engine, session.current
    (stored,) = session.tournaments()
    assert session.open(current) is None
    assert session.open_file(Path(stored.path)) is None
    assert (session.engine, session.current) == (engine, current)


def test_removing_another_leaves_the_open_one_open(session):
    session.create(CreateTournament(name="Spring Open"))
    other = session.current
    session.create(CreateTournament(name="Summer Open"))
    engine = session.engine
    session.remove(other)
    assert session.engine is engine
    assert [each.id for each in session.tournaments()] == [session.current]


def test_what_a_newer_program_wrote_is_neither_exported_nor_erased_nor_backed_up(session):
    session.create(CreateTournament(name="Spring Open"))
    session.engine.is_newer = True
    assert session.exported("Anna Rossi") == Refusal(RefusalCode.NEWER_RECORD)
    assert session.erasure("Anna Rossi") == Refusal(RefusalCode.NEWER_RECORD)
    (stored,) = session.tournaments()
    before = set(Path(stored.path).parent.iterdir())
    session.back_up(session.current)
    assert set(Path(stored.path).parent.iterdir()) == before


def test_a_file_that_is_no_copy_leaves_the_open_one_open(session, tmp_path):
    session.create(CreateTournament(name="Spring Open"))
    engine = session.engine
    strange = tmp_path / "strange.txt"
    strange.write_text("not a record", encoding="utf-8")
    with pytest.raises(EnvironmentFailure):
        session.bring_copy(strange)
    assert session.engine is engine


def test_what_is_open_is_backed_up_and_a_player_of_it_exported(session):
    session.create(CreateTournament(name="Spring Open"))
    (stored,) = session.tournaments()
    before = set(Path(stored.path).parent.rglob("*"))
    session.back_up(session.current)
    assert set(Path(stored.path).parent.rglob("*")) > before
    assert session.exported("Nobody") == Refusal(RefusalCode.NO_SUCH_PLAYER, {"player": "Nobody"})


def test_nobody_is_erased_from_an_event_that_is_shared(session):
    session.create(CreateTournament(name="Spring Open"))
    session.engine.has_to_be_shared = True
    assert session.erasure("Anna Rossi") == Refusal(RefusalCode.NOT_WHILE_SHARED)
    assert session.erase("Anna Rossi") == Refusal(RefusalCode.NOT_WHILE_SHARED)
    assert session.engine is not None


def engine_on(opened: OpenTournament, clock: HandClock) -> Engine:
    """What a team's session opens on a record."""
    device = Device("test", bytes, grain=1000)
    return Engine(opened.log, opened.recorded, SteadyClock(clock.read), device)


def test_a_record_that_is_handed_over_goes_on_with_the_engine_that_took_it(session, clock):
    session.create(CreateTournament(name="Spring Open"))
    session.engine.submit(StartRound())
    current = session.current
    taken = engine_on(session.handed_over(), clock)
    session.go_on_with(taken, current)
    assert (session.engine, session.current) == (taken, current)
    assert isinstance(session.engine.submit(OpenCall(3)), Step)
    session.close()
    session.open(current)
    assert len(session.engine.timeline.steps) == 3


def test_an_event_that_is_joined_takes_the_place_of_the_open_one_which_is_closed(
    tmp_path, session, clock
):
    session.create(CreateTournament(name="Spring Open"))
    spring = session.current
    log = KeptLog()
    joined = engine_on(OpenTournament("joined", log, ()), clock)
    session.go_on_with(joined, "joined")
    assert (session.engine, session.current) == (joined, "joined")
    there = make_session(tmp_path, clock)
    there.open(spring)  # nobody holds its file any more
    there.close()
    session.close()
    assert log.is_closed


def test_an_event_that_is_joined_where_none_is_open_is_the_open_one(session, clock):
    with pytest.raises(EnvironmentFailure):
        session.handed_over()
    joined = engine_on(OpenTournament("joined", KeptLog(), ()), clock)
    session.go_on_with(joined, "joined")
    assert (session.engine, session.current) == (joined, "joined")
