"""An event with something in progress is opened on a computer whose clock can hardly be right:
nobody is dragged along without having been asked."""

from __future__ import annotations

import random

import pytest

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import EndRound, FollowComputerClock, StartRound
from judgekit.domain.clock.events import ComputerClockFollowed
from judgekit.domain.clock.snapshot import clock_snapshot
from judgekit.domain.deck_checks.commands import StartDeckCheck
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.setup.commands import CreateTournament
from judgekit.domain.shared.history import Undo
from judgekit.domain.shared.moment import MINUTE, SECOND
from judgekit.engine.engine import Device
from judgekit.engine.failures import EnvironmentFailure
from judgekit.engine.resuming import ClockInDoubt, GoOn
from judgekit.engine.tournament_session import TournamentSession
from judgekit.system.wall_clock import SteadyClock
from tests.session import MORNING, FolderOnDisk, HandClock, HandDisk, make_session

HOUR = 60 * MINUTE
DAY = 24 * 3_600


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def disk() -> HandDisk:
    return HandDisk()


@pytest.fixture
def session(tmp_path, clock):
    """Round 1 began at ten; the last entry, a call, is of 10:08."""
    session = make_session(tmp_path, clock)
    session.create(CreateTournament(name="Spring Open"), "Ann")
    session.engine.submit(StartRound(), "Ann")
    clock.pass_time(8 * 60)
    session.engine.submit(OpenCall(7), "Ann")
    yield session
    session.close()


@pytest.fixture
def opened_again(tmp_path, clock, disk, session):
    """Ends the program and starts the machine again, its clock `seconds` later; returns the new
    session and what it answers to opening the event."""
    sessions = []

    def open_again(seconds: float, boot: str = "second boot", device: str = "test"):
        tournament_id = session.current
        session.close()
        clock.boot, clock.ticks = boot, clock.ticks if boot == clock.boot else 7_000
        clock.utc += round(seconds * SECOND)
        store = FolderOnDisk(tmp_path, disk)
        own = Device(device, random.Random(2).randbytes, grain=SECOND)
        again = TournamentSession(store, SteadyClock(clock.read), own)
        sessions.append(again)
        return again, again.open(tournament_id)

    yield open_again
    for each in sessions:
        each.close()


def standing(session) -> tuple[float, float]:
    """Remaining minutes of the round, and minutes from ten at which it ends."""
    clock = session.engine.state.clocks.by_name["main"]
    snapshot = clock_snapshot("main", clock, session.engine.now())
    return snapshot.remaining / MINUTE, (snapshot.ends_at - MORNING) / MINUTE


@pytest.mark.parametrize("seconds", [-2, 0, 60, 2 * 3_600])
def test_what_is_plausible_is_not_asked(opened_again, seconds):
    again, doubt = opened_again(seconds)
    assert doubt is None
    assert standing(again) == (42 - max(seconds, 0) / 60, 50)


@pytest.mark.parametrize("seconds", [-3_600, -3, 2 * 3_600 + 1, DAY])
def test_what_is_implausible_is_asked_and_nothing_is_open_yet(opened_again, seconds):
    again, doubt = opened_again(seconds)
    last = MORNING + 8 * MINUTE
    assert doubt == ClockInDoubt("Spring Open", last, last + seconds * SECOND, "Ann", is_own=True)
    assert (again.engine, again.current) == (None, "")
    again.leave()
    assert isinstance(again.open(again.tournaments()[0].id), ClockInDoubt)


@pytest.mark.parametrize("seconds", [-3_600, DAY])
def test_within_the_same_boot_the_ticks_are_counted_and_nothing_is_asked(opened_again, seconds):
    again, doubt = opened_again(seconds, "first boot")
    assert doubt is None
    assert standing(again) == (42, 50)


def test_a_boot_that_is_unknown_is_another_one(opened_again):
    _, doubt = opened_again(DAY, "")
    assert isinstance(doubt, ClockInDoubt)


@pytest.mark.parametrize("seconds", [-3_600, DAY])
def test_without_anything_in_progress_nothing_is_asked(session, opened_again, seconds):
    session.engine.submit(CloseCall(7))
    session.engine.submit(EndRound())
    again, doubt = opened_again(seconds)
    assert doubt is None
    assert again.engine is not None


@pytest.mark.parametrize("command", [OpenCall(7), StartDeckCheck(3)])
def test_a_call_or_a_check_without_a_round_is_in_progress(tmp_path, clock, opened_again, command):
    other = make_session(tmp_path, clock)
    other.create(CreateTournament(name="No round"))
    other.engine.submit(command)
    name = other.current
    other.close()
    again, _ = opened_again(DAY)
    assert isinstance(again.open(name), ClockInDoubt)


class TestAnswers:
    def test_by_the_computers_later_clock_the_time_has_passed(self, opened_again):
        again, _ = opened_again(3 * 3_600)
        assert again.resume(GoOn.COMPUTER) is None
        assert standing(again) == (42 - 180, 50)
        assert again.clock.disagreement() == again.engine.ahead

    def test_from_the_last_entry_no_time_has_passed_and_the_clock_can_be_followed_later(
        self, opened_again, clock
    ):
        again, _ = opened_again(DAY)
        again.resume(GoOn.LAST_ENTRY)
        clock.pass_time(120)
        assert standing(again) == (40, 50)
        assert again.clock.disagreement() == DAY * SECOND
        again.engine.submit(FollowComputerClock(DAY))
        assert standing(again) == (40, 50 + 24 * 60)

    def test_by_the_computers_earlier_clock_what_remains_stays_as_a_step(self, opened_again):
        again, _ = opened_again(-DAY)
        again.resume(GoOn.COMPUTER, "Bea")
        step = again.engine.timeline.steps[-1]
        assert step.events == (ComputerClockFollowed(-DAY * SECOND),)
        assert step.author == "Bea"
        assert standing(again) == (42, 50 - 24 * 60)
        assert again.clock.disagreement() == again.engine.ahead
        again.engine.submit(Undo())
        assert standing(again) == (42, 50)

    @pytest.mark.parametrize(
        ("minutes", "expected"), [(20, (30, 50)), (8, (42, 50)), (-30, (42, 12))]
    )
    def test_the_right_time_by_hand(self, opened_again, minutes, expected):
        again, _ = opened_again(DAY)
        again.resume(MORNING + minutes * MINUTE)
        assert standing(again) == expected
        assert again.engine.now() == MORNING + minutes * MINUTE

    def test_entries_go_on_in_the_right_time_and_so_does_the_next_opening(
        self, opened_again, clock, tmp_path
    ):
        again, _ = opened_again(-3_600)
        again.resume(GoOn.COMPUTER)
        clock.pass_time(60)
        again.engine.submit(CloseCall(7))
        name = again.current
        again.close()
        third = make_session(tmp_path, clock)
        clock.pass_time(60)
        assert third.open(name) is None
        assert standing(third) == (40, -10)
        third.close()

    def test_what_can_not_be_recorded_leaves_the_question(self, opened_again, disk):
        again, _ = opened_again(-3_600)
        disk.is_full = True
        with pytest.raises(EnvironmentFailure):
            again.resume(GoOn.COMPUTER)
        assert again.engine is None
        disk.is_full = False
        again.resume(GoOn.COMPUTER)
        assert standing(again) == (42, -10)


def test_another_laptop_whose_clock_was_a_day_ahead_drags_nobody_along(opened_again):
    again, doubt = opened_again(-DAY + 60, device="the other")
    assert not doubt.is_own
    again.resume(GoOn.COMPUTER)
    assert standing(again) == (42, 50 - 24 * 60 + 1)


def test_another_event_can_be_opened_instead(session, tmp_path, clock, opened_again):
    other = make_session(tmp_path, clock)
    other.create(CreateTournament(name="Other"))
    name = other.current
    other.close()
    again, _ = opened_again(DAY)
    assert again.open(name) is None
    assert again.resume(GoOn.COMPUTER) is None
    assert again.current == name


def test_an_erasure_goes_on_in_the_same_time_and_asks_nobody(session, clock):
    """Also where the boot is not known, and after a computer's clock was followed."""
    clock.boot = ""
    session.engine.submit(IssuePenalty("Anna Rossi", "ipg-2.5", "warning", 7), "Ann")
    clock.change_system_clock(3_600)
    session.engine.submit(FollowComputerClock(3_600), "Ann")
    clock.change_system_clock(-3 * 3_600)
    clock.pass_time(60)
    now = session.engine.now()
    session.erase("Anna Rossi", "Ann")
    assert session.engine.now() == now
    assert session.engine.timeline.steps[-1].at == now
    clock.pass_time(60)
    assert session.engine.now() == now + 60 * SECOND
