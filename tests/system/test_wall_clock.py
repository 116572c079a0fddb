"""Measured time: what happens to the system clock, and to the machine, does not move it."""

from __future__ import annotations

import time

from hypothesis import given
from hypothesis import strategies as st

from judgekit.system.wall_clock import MachineClock, Reading, SteadyClock

TEN_O_CLOCK = 1_795_255_200_000
HOUR = 3_600_000

spans = st.integers(min_value=0, max_value=48 * HOUR)
changes = st.integers(min_value=-1000 * HOUR, max_value=1000 * HOUR)
happenings = st.lists(
    st.tuples(st.sampled_from(("passes", "sleeps")), spans) | st.tuples(st.just("is-set"), changes),
    max_size=20,
)


class Machine:
    """A made-up machine: time passes, it sleeps, somebody sets its clock, it starts anew."""

    def __init__(self, utc: int = TEN_O_CLOCK, ticks: int = 5_000, boot: str = "first") -> None:
        self.utc, self.ticks, self.boot = utc, ticks, boot
        self.true = 0

    def read(self) -> Reading:
        return Reading(self.utc, self.ticks, self.boot)

    def happens(self, what: str, milliseconds: int) -> None:
        self.utc += milliseconds
        if what != "is-set":
            self.ticks += milliseconds
            self.true += milliseconds

    def starts_anew(self, boot: str = "second") -> None:
        self.ticks, self.boot = 0, boot


@given(happenings)
def test_measured_time_advances_exactly_as_the_ticks_do(what_happens) -> None:
    machine = Machine()
    clock = SteadyClock(machine.read)
    for what, milliseconds in what_happens:
        before = clock.now()
        ticks = machine.ticks
        machine.happens(what, milliseconds)
        assert clock.now() - before == machine.ticks - ticks
    assert clock.now() == TEN_O_CLOCK + machine.true
    assert clock.disagreement() == machine.utc - clock.now()


@given(happenings, happenings, st.integers(min_value=0, max_value=48 * HOUR))
def test_a_restart_within_one_boot_goes_on_as_if_there_had_been_none(
    before, meanwhile, away
) -> None:
    machine = Machine()
    first = SteadyClock(machine.read)
    for what, milliseconds in before:
        machine.happens(what, milliseconds)
    recorded, (boot, ticks) = first.now(), first.stamp()
    for what, milliseconds in (*meanwhile, ("passes", away)):
        machine.happens(what, milliseconds)
    second = SteadyClock(machine.read)
    second.anchor_to(recorded, ticks, boot)
    assert second.now() == first.now()
    assert second.disagreement() == first.disagreement()


@given(happenings, happenings)
def test_after_a_boot_it_is_never_before_the_last_record(before, meanwhile) -> None:
    machine = Machine()
    first = SteadyClock(machine.read)
    for what, milliseconds in before:
        machine.happens(what, milliseconds)
    recorded, (boot, ticks) = first.now(), first.stamp()
    machine.starts_anew()
    for what, milliseconds in meanwhile:
        machine.happens(what, milliseconds)
    second = SteadyClock(machine.read)
    second.anchor_to(recorded, ticks, boot)
    assert second.now() == max(recorded, machine.utc)
    assert second.disagreement() == min(0, machine.utc - recorded)
    for what, milliseconds in before:
        at = second.now()
        machine.happens(what, milliseconds)
        assert second.now() - at == (0 if what == "is-set" else milliseconds)


def restarted(machine: Machine, recorded: Reading) -> SteadyClock:
    clock = SteadyClock(machine.read)
    clock.anchor_to(recorded.utc_ms, recorded.ticks_ms, recorded.boot)
    return clock


def test_the_hour_set_back_during_a_restart_is_seen_and_not_followed() -> None:
    machine = Machine()
    recorded = machine.read()
    machine.happens("passes", 60_000)
    machine.happens("is-set", -HOUR)
    clock = restarted(machine, recorded)
    assert clock.now() == TEN_O_CLOCK + 60_000
    assert clock.disagreement() == -HOUR


def test_fewer_ticks_under_the_same_name_are_another_boot() -> None:
    recorded = Reading(TEN_O_CLOCK, 9_000, "first")
    clock = restarted(Machine(utc=TEN_O_CLOCK + 70_000, ticks=8_000), recorded)
    assert clock.now() == TEN_O_CLOCK + 70_000


def test_where_boots_have_no_name_only_utc_is_left() -> None:
    recorded = Reading(TEN_O_CLOCK, 1_000, "")
    machine = Machine(utc=TEN_O_CLOCK + 70_000, ticks=2_000, boot="")
    assert restarted(machine, recorded).now() == TEN_O_CLOCK + 70_000


def test_following_the_system_is_a_leap_that_is_told_and_ends_the_disagreement() -> None:
    machine = Machine()
    clock = SteadyClock(machine.read)
    machine.happens("is-set", -5_000)
    assert clock.follow_system() == -5_000
    assert clock.now() == TEN_O_CLOCK - 5_000
    assert clock.disagreement() == 0
    machine.happens("sleeps", HOUR)
    assert clock.now() == TEN_O_CLOCK - 5_000 + HOUR


def test_it_goes_on_from_an_instant_that_somebody_tells() -> None:
    machine = Machine()
    clock = SteadyClock(machine.read)
    clock.set_to(TEN_O_CLOCK - HOUR)
    machine.happens("sleeps", 60_000)
    assert clock.now() == TEN_O_CLOCK - HOUR + 60_000
    assert clock.system_now() == machine.utc


def test_only_readings_of_this_boot_are_counted_on_from() -> None:
    clock = SteadyClock(Machine(ticks=8_000, boot="second").read)
    assert clock.counts_on_from(7_000, "second")
    assert not clock.counts_on_from(9_000, "second")
    assert not clock.counts_on_from(7_000, "first")
    assert not SteadyClock(Machine(ticks=8_000, boot="").read).counts_on_from(7_000, "")


def test_this_machine_has_clocks_that_go_forward_together() -> None:
    machine = MachineClock()
    first = machine.read()
    time.sleep(0.05)
    second = machine.read()
    assert abs(second.utc_ms - time.time() * 1000) < 60_000
    assert second.ticks_ms > first.ticks_ms
    assert second.boot == first.boot == MachineClock().read().boot


def test_a_look_during_which_the_machine_slept_is_taken_again() -> None:
    ticks = iter((1_000, 9_000_000, 9_000_001, 9_000_001))
    machine = MachineClock(lambda: next(ticks))
    assert machine.read().ticks_ms == 9_000_001
