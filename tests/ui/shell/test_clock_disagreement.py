import pytest

from judgekit.domain.clock.commands import EndRound, StartRound
from judgekit.domain.clock.events import ComputerClockFollowed
from judgekit.domain.clock.snapshot import ends_at
from judgekit.domain.setup.commands import CreateTournament
from judgekit.domain.shared.history import Redo, Undo
from judgekit.domain.shared.moment import MINUTE
from judgekit.ui.shell.clock_disagreement import BANNER, ClockDisagreement
from judgekit.ui.words.wording import date_and_seconds, time_with_seconds


@pytest.fixture
def truth(bridge, messages) -> ClockDisagreement:
    truth = ClockDisagreement(bridge, messages, bridge)
    bridge.create(CreateTournament(name="Open"))
    bridge.submit(StartRound())
    return truth


@pytest.fixture
def look_again(bridge):
    return lambda: bridge.second.emit(bridge.now())


def banner(messages):
    return messages.banners().get(BANNER)


@pytest.mark.parametrize("seconds", [0, 2, -2])
def test_two_seconds_are_nothing(truth, messages, hand_clock, look_again, seconds):
    hand_clock.change_system_clock(seconds)
    look_again()
    assert banner(messages) is None


def test_a_changed_clock_is_told_with_what_is_followed(
    truth, messages, bridge, hand_clock, look_again
):
    remaining = bridge.state.clocks.by_name["main"].round.remaining
    before = remaining(bridge.now())
    hand_clock.change_system_clock(3600)
    look_again()
    told = banner(messages)
    assert "+1:00:00" in told.text
    assert time_with_seconds(bridge.now()) in told.text
    assert told.action() == "Follow the computer’s clock"
    assert remaining(bridge.now()) == before


@pytest.mark.parametrize("minutes", [10, -70, 24 * 60])
def test_followed_what_remains_stays_and_the_round_ends_by_the_computers_clock(
    truth, bridge, hand_clock, messages, minutes
):
    hand_clock.pass_time(300)
    hand_clock.change_system_clock(minutes * 60)
    truth.look()
    banner(messages).retry()
    assert banner(messages) is None
    assert bridge.now() == hand_clock.utc // 1000 * 1000
    (row,) = bridge.state.clocks.by_name.values()
    assert row.round.remaining(bridge.now()) == 45 * MINUTE
    assert ends_at(row.round, bridge.now()) == hand_clock.utc + 45 * MINUTE
    truth.look()
    assert banner(messages) is None


def test_what_following_moves_is_said_before(truth, messages, bridge, hand_clock, look_again):
    before = ends_at(bridge.state.clocks.by_name["main"].round, bridge.now())
    hand_clock.change_system_clock(3600)
    look_again()
    told = banner(messages).text
    assert "the time left stays" in told
    after = time_with_seconds(before + 60 * MINUTE)
    assert f"ends at {after} instead of {time_with_seconds(before)}." in told


def test_another_day_is_named(truth, messages, bridge, hand_clock, look_again):
    before = ends_at(bridge.state.clocks.by_name["main"].round, bridge.now())
    hand_clock.change_system_clock(24 * 3600)
    look_again()
    after = before + 24 * 60 * MINUTE
    said = f"ends at {date_and_seconds(after)} instead of {date_and_seconds(before)}."
    assert said in banner(messages).text


def test_taken_back_the_time_goes_back_at_once_and_it_is_told_again(
    truth, messages, bridge, hand_clock, look_again
):
    before = bridge.now()
    hand_clock.change_system_clock(-3600)
    look_again()
    banner(messages).retry()
    assert bridge.now() == before - 60 * MINUTE
    bridge.submit(Undo())
    assert bridge.now() == before
    assert "−1:00:00" in banner(messages).text
    bridge.submit(Redo())
    assert banner(messages) is None


def test_whole_seconds_are_followed_so_that_digits_change_together(
    truth, messages, bridge, hand_clock, look_again
):
    hand_clock.change_system_clock(600.7)
    look_again()
    banner(messages).retry()
    assert bridge.engine.timeline.steps[-1].events == (ComputerClockFollowed(601_000),)
    assert banner(messages) is None


def test_put_away_it_comes_back_only_with_another_change(truth, messages, hand_clock, look_again):
    hand_clock.change_system_clock(600)
    look_again()
    messages.withdraw(BANNER)
    look_again()
    assert banner(messages) is None
    hand_clock.change_system_clock(-300)
    look_again()
    assert "+0:05:00" in banner(messages).text


def test_set_right_again_it_goes(truth, messages, hand_clock, look_again):
    hand_clock.change_system_clock(600)
    look_again()
    hand_clock.change_system_clock(-600)
    look_again()
    assert banner(messages) is None


def test_after_a_restart_in_the_past_the_record_is_followed(truth, messages, bridge, hand_clock):
    bridge.submit(EndRound())
    event, last = bridge.current, bridge.now()
    bridge.create(CreateTournament(name="Another"))
    hand_clock.boot = "second boot"
    hand_clock.ticks = 1000
    hand_clock.change_system_clock(-7200)
    bridge.open(event)
    assert "−2:00:00" in banner(messages).text
    assert bridge.now() == last
