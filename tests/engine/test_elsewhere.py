"""What goes on in an event that is not open."""

from __future__ import annotations

import pytest

from judgekit.domain.calls.commands import OpenCall
from judgekit.domain.clock.commands import EndRound, StartRound
from judgekit.domain.deck_checks.commands import StartDeckCheck
from judgekit.domain.setup.commands import CreateTournament, Note
from judgekit.engine.elsewhere import GOES_ON_FOR, read_elsewhere
from judgekit.engine.failures import EnvironmentFailure
from tests.session import HandClock, make_session

HOURS = 60 * 60


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def left(tmp_path, clock):
    """Creates an event, enters commands, and leaves it for another; returns how it is known
    there."""
    sessions = []

    def leave(*commands):
        session = make_session(tmp_path, clock)
        sessions.append(session)
        session.create(CreateTournament(name="Left Open"))
        there = session.current
        for command in commands:
            session.engine.submit(command)
        session.create(CreateTournament(name="Next Open"))
        return session, session.elsewhere(there)

    yield leave
    for session in sessions:
        session.close()


@pytest.mark.parametrize(
    ("commands", "goes_on"),
    [
        ([], False),
        ([Note("Table 3 wobbles")], False),
        ([StartRound()], True),
        ([StartRound(), EndRound()], False),
        ([OpenCall(4)], True),
        ([StartDeckCheck(4)], True),
    ],
)
def test_an_event_goes_on_while_a_clock_a_call_or_a_check_does(left, commands, goes_on):
    session, event = left(*commands)
    assert event.goes_on(session.clock) is goes_on


def test_a_round_that_nobody_ended_does_not_go_on_for_ever(left, clock):
    session, event = left(StartRound())
    clock.pass_time(GOES_ON_FOR / 1000)
    assert event.goes_on(session.clock)
    clock.pass_time(1)
    assert not event.goes_on(session.clock)


def test_its_time_is_the_machines_measured_time_whatever_the_computers_clock_says(left, clock):
    session, event = left(StartRound())
    clock.change_system_clock(5 * HOURS)
    clock.pass_time(60)
    assert event.now(session.clock) == event.at + 60_000


def test_after_a_restart_of_the_machine_its_time_is_the_computers_and_never_goes_back(left, clock):
    session, event = left(StartRound())
    clock.boot = "second boot"
    clock.pass_time(2 * HOURS)
    assert event.now(session.clock) == event.at + 2 * HOURS * 1000
    clock.change_system_clock(-3 * HOURS)
    assert event.now(session.clock) == event.at


class OneRecord:
    """A store that reads the same whatever is asked for."""

    def __init__(self, *recorded) -> None:
        self.recorded = recorded

    def read(self, tournament_id: str):
        return self.recorded


def test_of_an_empty_record_nothing_is_told():
    assert read_elsewhere(OneRecord(), "empty") is None


def test_a_record_that_can_not_be_replayed_is_a_failure_that_names_it():
    with pytest.raises(EnvironmentFailure, match="broken"):
        read_elsewhere(OneRecord("no event"), "broken")
