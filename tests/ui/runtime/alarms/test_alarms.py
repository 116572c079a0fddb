"""What rings and when; the hall, its time, its sound and its voice are made up."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.clock.alarms import Alarm, AlarmKind, alarms_of
from judgekit.domain.shared.moment import MINUTE, SECOND
from judgekit.engine.preferences import Preferences
from judgekit.ui.runtime.alarms import alarms as runtime
from judgekit.ui.runtime.alarms.alarms import Alarms
from judgekit.ui.runtime.alarms.wording import Absence, AbsenceReason, absence_sentence, alarm_words
from tests.alarm_fakes import FakeSound, FakeSpeech

TEN_O_CLOCK = 1_795_255_200_000


class Hall:
    """Alarms in a hall whose time the test moves; `heard` is what was seen there."""

    def __init__(self, sound: FakeSound | None = None) -> None:
        self.time = TEN_O_CLOCK
        self.sound = sound or FakeSound()
        self.speech = FakeSpeech()
        self.alarms = Alarms(lambda: self.time, lambda: self.sound, lambda: self.speech)
        self.seen: list[tuple[float, str, str]] = []
        self.alarms.rang.connect(self._see)

    def _see(self, alarm: Alarm) -> None:
        elapsed = (self.time - TEN_O_CLOCK) / MINUTE
        self.seen.append((elapsed, alarm.kind.value, alarm.clock))

    def obey(self, **wishes) -> None:
        self.alarms.obey(msgspec.structs.replace(Preferences(), **wishes), "en")

    def passes(self, milliseconds: int, step: int = SECOND) -> None:
        """Time goes by as the timer sees it: by its longest wait at most."""
        end = self.time + milliseconds
        while self.time < end:
            self.time = min(end, self.time + step)
            self.alarms.look()

    def start(self, clock: str = "Modern", minutes: int = 50, extension: int = 0) -> None:
        end = self.time + minutes * MINUTE
        self.alarms.plan(
            alarms_of(
                clock, start=self.time, end=end, latest_deadline=end + extension * MINUTE or None
            )
        )


@pytest.fixture
def hall(qapp) -> Hall:
    return Hall()


def test_a_round_is_heard_from_its_start_to_its_last_table(hall: Hall) -> None:
    hall.start(extension=7)
    hall.passes(60 * MINUTE)
    assert hall.seen == [
        (0, "start", "Modern"),
        (40, "ten-minutes", "Modern"),
        (45, "five-minutes", "Modern"),
        (48, "two-minutes", "Modern"),
        (50, "time", "Modern"),
        (57, "longest-deadline", "Modern"),
    ]
    assert [kind.value for kind, _ in hall.sound.played] == [kind for _, kind, _ in hall.seen]


def test_a_plan_that_is_told_again_and_again_rings_once(hall: Hall) -> None:
    plan = alarms_of("Modern", start=TEN_O_CLOCK, end=TEN_O_CLOCK + 50 * MINUTE)
    for _ in range(51 * 60 * 4):
        hall.alarms.plan(plan)
        hall.time += 250
    assert [kind for _, kind, _ in hall.seen] == [alarm.kind.value for alarm in plan]


def test_what_came_due_before_the_command_that_moves_it_still_rings(hall: Hall) -> None:
    end = TEN_O_CLOCK + 50 * MINUTE
    hall.alarms.plan([Alarm(end, AlarmKind.TIME, "Modern")])
    hall.time = end + 5
    hall.alarms.plan([Alarm(end + 5 * MINUTE, AlarmKind.TIME, "Modern")])
    assert hall.seen == [(50 + 5 / MINUTE, "time", "Modern")]
    hall.passes(5 * MINUTE)
    assert [kind for _, kind, _ in hall.seen] == ["time", "time"]


def test_what_was_past_when_the_program_started_is_silent(hall: Hall) -> None:
    start = TEN_O_CLOCK - 46 * MINUTE
    hall.alarms.plan(alarms_of("Modern", start=start, end=start + 50 * MINUTE))
    assert hall.seen == []
    hall.passes(5 * MINUTE)
    assert [kind for _, kind, _ in hall.seen] == ["two-minutes", "time"]


def test_a_correction_arms_anew_what_lies_ahead_again(hall: Hall) -> None:
    start = TEN_O_CLOCK - 41 * MINUTE
    hall.alarms.plan(alarms_of("Modern", start=start, end=start + 50 * MINUTE))
    hall.alarms.plan(alarms_of("Modern", start=start, end=start + 53 * MINUTE))
    hall.passes(2 * MINUTE)
    assert hall.seen == [(2, "ten-minutes", "Modern")]


def test_a_correction_over_an_alarm_does_not_ring_it(hall: Hall) -> None:
    start = TEN_O_CLOCK - 35 * MINUTE
    hall.alarms.plan(alarms_of("Modern", start=start, end=start + 50 * MINUTE))
    hall.alarms.plan(alarms_of("Modern", start=start, end=start + 43 * MINUTE))
    hall.passes(2 * MINUTE)
    assert hall.seen == []


def test_a_clock_that_is_paused_or_taken_back_has_nothing_to_ring(hall: Hall) -> None:
    hall.start()
    hall.alarms.plan([])
    hall.passes(60 * MINUTE)
    assert [kind for _, kind, _ in hall.seen] == ["start"]


def test_two_clocks_ring_side_by_side_and_a_sound_they_share_is_played_once(hall: Hall) -> None:
    end = TEN_O_CLOCK + 10 * MINUTE
    hall.alarms.plan(Alarm(end, AlarmKind.TIME, clock) for clock in ("Modern", "Draft"))
    hall.passes(10 * MINUTE)
    assert hall.seen == [(10, "time", "Draft"), (10, "time", "Modern")]
    assert hall.sound.played == [(AlarmKind.TIME, 100)]


@pytest.mark.parametrize(("slept", "rings"), [(59 * SECOND, ["time"]), (60 * SECOND, [])])
def test_slept_through_it_rings_on_waking_unless_it_is_old(hall: Hall, slept, rings) -> None:
    hall.alarms.plan([Alarm(TEN_O_CLOCK + MINUTE, AlarmKind.TIME, "Modern")])
    hall.time += MINUTE + slept
    hall.alarms.look()
    assert [kind for _, kind, _ in hall.seen] == rings


def test_muted_it_is_seen_and_nothing_is_even_opened(hall: Hall, qtbot) -> None:
    told: list[bool] = []
    hall.alarms.muted_changed.connect(told.append)
    hall.obey(muted=True, speech=True)
    hall.start()
    qtbot.wait(2 * runtime.OPEN_AFTER)
    assert hall.alarms.muted
    assert told == [True]
    assert hall.seen == [(0, "start", "Modern")]
    assert (hall.sound.played, hall.sound.opened, hall.speech.languages) == ([], 0, [])


def test_no_longer_muted_it_is_heard_again(hall: Hall) -> None:
    hall.obey(muted=True)
    hall.start()
    hall.obey(alarm_volume_percent=40)
    hall.passes(40 * MINUTE)
    assert hall.sound.played == [(AlarmKind.TEN_MINUTES, 40)]


def test_sound_is_looked_for_soon_after_the_first_plan_so_that_its_absence_can_be_said(
    hall: Hall, qtbot
) -> None:
    assert hall.sound.opened == 0
    hall.alarms.plan([Alarm(TEN_O_CLOCK + MINUTE, AlarmKind.TIME, "Modern")])
    assert hall.sound.opened == 0
    qtbot.waitUntil(lambda: hall.sound.opened == 1)


def test_it_is_spoken_after_the_sound_and_without_one_too(qapp, qtbot) -> None:
    for absence in (None, Absence(AbsenceReason.NO_DEVICE)):
        hall = Hall(FakeSound(absence))
        hall.obey(speech=True)
        hall.start()
        assert hall.speech.said == []
        qtbot.waitUntil(lambda hall=hall: bool(hall.speech.said))
        assert hall.speech.said == ["Modern: round started."]
        assert hall.speech.languages == ["en"]


def test_who_shows_the_absence_is_told_when_it_changes(hall: Hall, qtbot) -> None:
    hall.alarms.open()
    hall.sound.missing = Absence(AbsenceReason.NO_DEVICE)
    with qtbot.waitSignal(hall.alarms.absence_changed):
        hall.sound.changed()
    assert hall.alarms.sound_absence() == Absence(AbsenceReason.NO_DEVICE)


def test_the_sound_can_be_tried_even_when_muted(hall: Hall) -> None:
    hall.obey(muted=True)
    hall.alarms.try_sound()
    assert hall.sound.played == [(AlarmKind.TIME, 100)]
    assert hall.seen == []


def test_another_tournament_does_not_ring_for_the_last_one(hall: Hall) -> None:
    hall.start()
    hall.time += 50 * MINUTE
    hall.alarms.forget()
    hall.alarms.plan([])
    assert [kind for _, kind, _ in hall.seen] == ["start"]


def test_the_timer_itself_rings(qapp, qtbot) -> None:
    hall = Hall()
    hall.alarms.plan([Alarm(TEN_O_CLOCK + 50, AlarmKind.TIME, "Modern")])
    hall.time += 60
    with qtbot.waitSignal(hall.alarms.rang) as rang:
        pass
    assert rang.args == [Alarm(TEN_O_CLOCK + 50, AlarmKind.TIME, "Modern")]


def test_a_long_title_is_cut_and_said_in_one_line() -> None:
    title = "Modern\nOpen " + "of the North " * 500
    words = alarm_words(AlarmKind.TIME, title)
    assert words.startswith("Modern Open of the North")
    assert words.endswith("…: time is up, go to turns.")
    assert len(words) < 90
    assert alarm_words(AlarmKind.TIME, "M" * 60) == f"{'M' * 60}: time is up, go to turns."


def test_every_alarm_and_every_absence_has_its_words(qapp) -> None:
    words = {alarm_words(kind, "Modern", 23) for kind in AlarmKind}
    assert len(words) == len(AlarmKind)
    assert all(said.startswith(("Modern: ", "Deck check, table 23: ")) for said in words)
    reasons = {absence_sentence(Absence(reason, "libpulse.so.0")) for reason in AbsenceReason}
    assert len(reasons) == len(AbsenceReason)
    assert absence_sentence(Absence(AbsenceReason.NO_MODULE)) not in reasons


@given(
    st.lists(
        st.tuples(st.integers(0, 400), st.sampled_from(AlarmKind), st.sampled_from("AB")),
        max_size=8,
    ),
    st.lists(st.integers(1, 999), min_size=1, max_size=60),
)
def test_however_the_looks_fall_each_alarm_rings_once_and_within_its_second(
    qapp, planned, looks
) -> None:
    hall = Hall()
    rung: list[tuple[int, Alarm]] = []
    plan = [Alarm(TEN_O_CLOCK + 10 * at, kind, clock) for at, kind, clock in planned]
    ends = {alarm for alarm in plan if alarm.at <= TEN_O_CLOCK + sum(looks)}
    hall.alarms.rang.connect(lambda alarm: rung.append((hall.time, alarm.clock, alarm.kind)))
    hall.alarms.plan(plan)
    for index, milliseconds in enumerate(looks):
        hall.time += milliseconds
        hall.alarms.plan(plan) if index % 2 else hall.alarms.look()
    assert sorted((kind, clock) for _, clock, kind in rung) == sorted(
        (alarm.kind, alarm.clock) for alarm in ends
    )
    due = sorted(ends)
    assert all(at - alarm.at < SECOND for (at, _, _), alarm in zip(rung, due, strict=True))


@pytest.mark.parametrize("seconds", [-45, 45])
def test_a_moved_time_of_day_rings_nothing_out_of_turn(hall: Hall, seconds: int) -> None:
    """Half a minute before the end: by the moved time, what was planned would be due."""
    hall.start(minutes=60)
    hall.passes(59 * MINUTE + 30 * SECOND)
    hall.seen.clear()
    moved = seconds * SECOND
    hall.time += moved
    start, end = TEN_O_CLOCK + moved, TEN_O_CLOCK + 60 * MINUTE + moved
    hall.alarms.plan(alarms_of("Modern", start=start, end=end), moved)
    assert hall.seen == []
    hall.passes(30 * SECOND)
    assert [kind for _, kind, _ in hall.seen] == ["time"]
