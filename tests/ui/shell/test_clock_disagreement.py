import pytest

from judgekit.domain.clock.commands import StartRound
from judgekit.domain.setup.commands import CreateTournament
from judgekit.ui.shell.clock_disagreement import BANNER, ClockDisagreement
from judgekit.ui.words.wording import time_with_seconds


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


def test_the_system_is_followed_when_the_user_wants_it(
    truth, messages, bridge, hand_clock, look_again
):
    hand_clock.change_system_clock(600)
    look_again()
    banner(messages).retry()
    assert banner(messages) is None
    assert bridge.now() == hand_clock.utc // 1000 * 1000
    look_again()
    assert banner(messages) is None


def test_it_is_never_followed_to_before_the_last_step(
    truth, messages, bridge, hand_clock, look_again
):
    hand_clock.pass_time(300)
    look_again()
    bridge.submit(StartRound("Sealed"))
    hand_clock.change_system_clock(-60)
    look_again()
    told = banner(messages)
    assert told.retry is None
    assert "−0:01:00" in told.text
    before = bridge.now()
    truth.follow_system()
    assert bridge.now() == before
    # Once the system's clock has reached the last step again, it may.
    hand_clock.pass_time(61)
    look_again()
    assert banner(messages).retry is not None


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
    event, last = bridge.current, bridge.now()
    bridge.create(CreateTournament(name="Another"))
    hand_clock.boot = "second boot"
    hand_clock.ticks = 1000
    hand_clock.change_system_clock(-7200)
    bridge.open(event)
    assert "−2:00:00" in banner(messages).text
    assert bridge.now() == last
