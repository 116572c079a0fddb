"""The alarms follow the tournament that is open, through the real engine and its record."""

from __future__ import annotations

import subprocess
import sys

import pytest

from judgekit.domain.clock.commands import (
    CorrectClock,
    GrantExtension,
    PauseClock,
    ResumeClock,
    StartRound,
)
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.setup.commands import CreateTournament
from judgekit.engine.preferences import Preferences
from judgekit.engine.timeline import Step
from judgekit.ui.runtime.alarms.alarms import Alarms
from judgekit.ui.runtime.alarms.binding import follow_tournament
from tests.alarm_fakes import FakeSound, FakeSpeech

MINUTE = 60


@pytest.fixture
def rung(qapp, bridge, hand_clock) -> list[tuple[str, str]]:
    """What has rung so far in a tournament that has just begun."""
    rung: list[tuple[str, str]] = []
    alarms = Alarms(bridge.now, FakeSound, FakeSpeech, bridge)
    alarms.rang.connect(lambda alarm: rung.append((alarm.clock, alarm.kind.value)))
    follow_tournament(alarms, bridge)
    assert bridge.create(CreateTournament(name="Saturday")) is True
    return rung


@pytest.fixture
def passes(bridge, hand_clock):
    """Lets seconds pass as the window sees them: at each the bridge says that it has begun."""

    def pass_seconds(seconds: int) -> None:
        for _ in range(seconds):
            hand_clock.pass_time(1)
            bridge.second.emit(bridge.now())

    return pass_seconds


def does(bridge, *commands) -> None:
    for command in commands:
        assert isinstance(bridge.submit(command), Step)


def test_a_round_with_a_pause_and_an_extension_rings_at_its_own_times(
    bridge, rung, passes, hand_clock
) -> None:
    hand_clock.pass_time(0.7)
    does(bridge, StartRound())
    assert rung == [("main", "start")]
    passes(39 * MINUTE)
    does(bridge, PauseClock())
    passes(5 * MINUTE)
    does(bridge, ResumeClock(), GrantExtension(table=12, seconds=180, reason="by hand"))
    passes(59)
    assert rung == [("main", "start")]
    passes(1)
    assert rung[1:] == [("main", "ten-minutes")]
    does(bridge, CorrectClock(seconds=-6 * MINUTE))
    passes(4 * MINUTE)
    assert rung[2:] == [("main", "two-minutes"), ("main", "time")]
    passes(3 * MINUTE)
    assert rung[4:] == [("main", "longest-deadline")]


def test_a_deck_check_rings_at_its_target_and_at_its_stop_whatever_the_clock_does(
    bridge, rung, passes
) -> None:
    does(bridge, StartRound())
    passes(1 * MINUTE)
    does(bridge, StartDeckCheck(table=23), StartDeckCheck(table=24), PauseClock())
    passes(7 * MINUTE)
    does(bridge, FinishDeckCheck(table=24))
    passes(1 * MINUTE)
    assert rung[1:] == [("main", "deck-check-target")]
    passes(2 * MINUTE)
    assert rung[2:] == [("main", "deck-check-stop")]
    does(bridge, FinishDeckCheck(table=23))
    passes(10 * MINUTE)
    assert len(rung) == 3


def test_another_target_is_obeyed_at_once(qapp, bridge, passes) -> None:
    sound = FakeSound()
    alarms = Alarms(bridge.now, lambda: sound, FakeSpeech, bridge)
    alarms.obey(Preferences(deck_check_target_minutes=6, deck_check_stop_minutes=6), "en")
    follow_tournament(alarms, bridge)
    bridge.create(CreateTournament(name="Saturday"))
    does(bridge, StartDeckCheck(table=23))
    passes(6 * MINUTE)
    assert [kind.value for kind, _ in sound.played] == ["deck-check-stop"]
    alarms.obey(Preferences(deck_check_target_minutes=7, deck_check_stop_minutes=8), "en")
    passes(2 * MINUTE)
    assert [kind.value for kind, _ in sound.played[1:]] == ["deck-check-target", "deck-check-stop"]


def test_muted_a_deck_check_is_only_seen(qapp, bridge, passes) -> None:
    sound, seen = FakeSound(), []
    alarms = Alarms(bridge.now, lambda: sound, FakeSpeech, bridge)
    alarms.obey(Preferences(muted=True), "en")
    alarms.rang.connect(lambda alarm: seen.append((alarm.kind.value, alarm.table)))
    follow_tournament(alarms, bridge)
    bridge.create(CreateTournament(name="Saturday"))
    does(bridge, StartDeckCheck(table=23))
    passes(10 * MINUTE)
    assert (sound.played, seen) == ([], [("deck-check-target", 23), ("deck-check-stop", 23)])


def test_the_voice_calls_the_main_clock_by_its_event(qapp, bridge, qtbot) -> None:
    speech = FakeSpeech()
    alarms = Alarms(bridge.now, FakeSound, lambda: speech, bridge)
    alarms.obey(Preferences(speech=True), "en")
    follow_tournament(alarms, bridge)
    bridge.create(CreateTournament(name="Saturday"))
    does(bridge, StartRound())
    qtbot.waitUntil(lambda: bool(speech.said), timeout=5_000)
    assert speech.said[0].startswith("Saturday: ")


def test_opened_again_in_the_middle_only_what_lies_ahead_rings(
    bridge, rung, passes, hand_clock
) -> None:
    does(bridge, StartRound(minutes=50))
    event = bridge.current
    assert bridge.create(CreateTournament(name="Another"))
    hand_clock.pass_time(46 * MINUTE)
    assert bridge.open(event)
    passes(4 * MINUTE)
    assert rung == [("main", "start"), ("main", "two-minutes"), ("main", "time")]


def test_no_sound_is_loaded_before_one_is_wanted() -> None:
    program = (
        "import sys\n"
        "import judgekit.ui.program, judgekit.ui.runtime.alarms.binding\n"
        "late = ('PySide6.QtMultimedia', 'PySide6.QtTextToSpeech',\n"
        "    'judgekit.ui.runtime.alarms.sound', 'judgekit.ui.runtime.alarms.speech',\n"
        "    'judgekit.domain.clock.state')\n"
        "print([name for name in late if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    )
    assert done.stdout.strip() == "[]"


def test_the_clock_of_another_event_rings_once_and_names_it(bridge, rung, passes) -> None:
    does(bridge, StartRound(minutes=30))
    passes(21 * MINUTE)
    rung.clear()
    bridge.create(CreateTournament(name="Sunday"))
    bridge.others.refresh()
    does(bridge, StartRound(minutes=20))
    passes(10 * MINUTE)
    does(bridge, GrantExtension(3, 60))
    elsewhere = [kind for clock, kind in rung if clock == "Saturday"]
    assert elsewhere == ["five-minutes", "two-minutes", "time"]
    assert [kind for clock, kind in rung if clock == "main"] == ["start", "ten-minutes"]


def test_a_clock_of_another_event_that_was_paused_is_silent(bridge, rung, passes) -> None:
    does(bridge, StartRound(minutes=30), PauseClock())
    bridge.create(CreateTournament(name="Sunday"))
    bridge.others.refresh()
    rung.clear()
    passes(40 * MINUTE)
    assert rung == []
