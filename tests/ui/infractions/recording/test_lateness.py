"""Tardiness goes by the lateness that was said, never by the moment of recording."""

from __future__ import annotations

import pytest

from judgekit.domain.clock.commands import EndRound, PauseClock, StartRound
from judgekit.domain.clock.events import ExtensionGranted
from judgekit.domain.setup.commands import CreateTournament
from judgekit.domain.shared.history import Undo
from judgekit.ui.words.wording import time_of_day
from tests.bundled_policy import bundled_policy
from tests.seen import button

FIRST, LAST = "within-one-minute", "ten-minutes"


@pytest.fixture
def late(show, with_services, bridge):
    """Tardiness is considered in round 4, which began 43 minutes ago, at ten."""
    bridge.create(CreateTournament(name="Spring Open", rel="competitive"))
    bridge.submit(StartRound(round=4))
    judge = show(with_services(policy=bundled_policy()))
    judge.clock.pass_time(43 * 60)
    judge.page.open_entry("ipg-3.1")
    return judge


def row(judge):
    return judge.controller.entry.circumstances.seating


def seat(judge, text: str) -> None:
    judge.press("Alt+S", "Ctrl+A")
    judge.type(text)


def known(judge) -> tuple[set[str], set[str]]:
    case = judge.controller.recording.case
    return set(case.held), set(case.denied)


def test_the_moment_of_recording_decides_nothing(late):
    assert row(late).isVisible()
    assert row(late).words().startswith("Round 4 began at ")
    assert known(late) == (set(), set())
    late.controller.panel.whose.show_player("A. Rossi")
    assert late.verdict == ("Depends on when the player was seated", "")

    late.press("Ctrl+Return")
    assert late.written == ()
    assert late.controller.panel.problem.text() == "Enter when the player was seated"
    assert row(late).field.hasFocus()

    late.type("7")
    late.press("Ctrl+Return")
    assert (late.last.penalty, late.last.circumstances) == ("game-loss", ())
    assert late.last.comment == "7:00 after the start of the round"


@pytest.mark.parametrize(
    ("words", "penalty"),
    [
        ("1 minute late", "warning"),
        ("7 minutes late", "game-loss"),
        ("llegó 12 minutos tarde", "match-loss"),
    ],
)
def test_the_number_that_was_typed_is_used(late, words, penalty):
    late.say(f"tardiness {words}")
    late.page.open_entry("ipg-3.1")
    late.controller.panel.whose.show_player("A. Rossi")
    late.press("Ctrl+Return")
    assert late.last.penalty == penalty


def test_a_time_of_day_is_counted_from_the_start(late, bridge):
    started = bridge.state.clocks.in_progress("main").started
    seat(late, time_of_day(started + 7 * 60_000))
    assert row(late).words().startswith("7:00 late")
    assert known(late) == (set(), {FIRST, LAST})
    seat(late, time_of_day(started + 10 * 60_000))
    assert known(late) == ({LAST}, {FIRST})
    late.press("Ctrl+A", "Backspace")
    assert known(late) == (set(), set())


@pytest.mark.parametrize("text", ["soon", "-3"])
def test_what_is_no_lateness_is_said(late, text):
    seat(late, text)
    assert row(late).field.is_wrong
    assert row(late).words() == "Enter a time since the round began, or minutes late"
    assert known(late) == (set(), set())


def test_who_sits_down_now_is_as_late_as_the_round_is_old_and_stays_so(late):
    button(row(late), "Now").click()
    assert known(late) == ({LAST}, {FIRST})
    assert row(late).words().startswith("43:00 late")

    late.clock.pass_time(60)
    late.bridge.second.emit(late.bridge.now())
    assert row(late).words().startswith("43:00 late")


def test_a_pause_makes_nobody_later(late, bridge):
    bridge.submit(PauseClock())
    late.clock.pass_time(300)
    button(row(late), "Now").click()
    assert row(late).words().startswith("43:00 late")


def test_what_the_judge_answers_takes_precedence(late):
    seat(late, "7")
    late.press("Escape", "Alt+1")
    assert known(late) == (set(), {LAST})
    late.press("Alt+1")
    assert known(late) == ({FIRST}, {LAST})


def test_without_a_round_minutes_are_taken(late, bridge):
    bridge.submit(EndRound())
    assert not row(late).now.isVisible()
    seat(late, "7")
    assert known(late) == (set(), {FIRST, LAST})


def test_another_infraction_is_not_about_lateness(late):
    seat(late, "7")
    late.page.open_entry("ipg-2.5")
    assert not row(late).isVisible()
    assert known(late) == (set(), set())


def test_a_permitted_absence_needs_no_time(late):
    late.press("Alt+4")
    late.controller.panel.whose.show_player("A. Rossi")
    late.press("Ctrl+Return")
    assert late.last.penalty == "none"


def test_at_regular_more_than_ten_minutes_lose_the_match(late):
    late.page.open_entry("jar-tardiness")
    seat(late, "10")
    assert known(late) == (set(), {"over-ten-minutes"})
    seat(late, "10:01 min")
    assert known(late) == ({"over-ten-minutes"}, set())


def extension_of_12(judge) -> int:
    """The minutes that table 12 got."""
    tables = judge.bridge.state.clocks.in_progress("main").tables
    return tables[12].extension(0) // 60_000 if 12 in tables else 0


def test_the_time_that_the_table_gets_is_said_before_and_is_given(late):
    late.controller.panel.whose.show_seat(12, ("A. Rossi", "L. Petrova"), "A. Rossi")
    assert late.controller.panel.verdict.given() == ""
    seat(late, "7")
    given = "Table 12 gets an extension of 7:00: it plays until the clock reads −07:00"
    assert late.controller.panel.verdict.given() == given
    late.press("Ctrl+Return")
    assert extension_of_12(late) == 7

    late.bridge.submit(Undo())
    assert extension_of_12(late) == 0


def test_at_ten_minutes_no_time_is_promised(late):
    late.controller.panel.whose.show_seat(12, ("A. Rossi", "L. Petrova"), "A. Rossi")
    seat(late, "12")
    assert late.controller.panel.verdict.given() == ""
    late.press("Ctrl+Return")
    assert extension_of_12(late) == 0


@pytest.fixture
def young(show, with_services, bridge):
    """Tardiness is considered 2:13 into round 4."""
    bridge.create(CreateTournament(name="Spring Open", rel="competitive"))
    bridge.submit(StartRound(round=4))
    judge = show(with_services(policy=bundled_policy()))
    judge.clock.pass_time(2 * 60 + 13)
    return judge


LESS = "The round is only {0} old: {0} late is recorded, not {1}"


@pytest.mark.parametrize("way", ["words", "field"])
def test_more_than_the_round_is_old_is_never_shortened_in_silence(young, bridge, way):
    if way == "words":
        young.say("late 5 minutes")
        young.page.open_entry("ipg-3.1")
    else:
        young.page.open_entry("ipg-3.1")
        seat(young, "5")
    assert row(young).field.text().startswith("5")
    assert row(young).words() == LESS.format("2:13", "5:00")
    assert row(young).field.accessibleDescription() == row(young).words()
    assert not row(young).field.is_wrong

    young.controller.panel.whose.show_seat(12, ("A. Rossi", "L. Petrova"), "A. Rossi")
    assert young.controller.panel.verdict.given().startswith("Table 12 gets an extension of 2:13")
    young.press("Ctrl+Return")
    assert young.last.comment == "2:13 after the start of the round"
    granted = bridge.engine.timeline.steps[-1].events[1]
    assert isinstance(granted, ExtensionGranted)
    assert granted.by == 133_000
    assert young.controller.slip.remark.text() == LESS.format("2:13", "5:00")
    assert young.controller.slip.remark.isVisible()


def test_what_is_possible_grows_with_the_round_up_to_what_was_said(young):
    young.say("late 5 minutes")
    young.page.open_entry("ipg-3.1")
    young.clock.pass_time(67)
    young.bridge.second.emit(young.bridge.now())
    assert row(young).words() == LESS.format("3:20", "5:00")
    assert young.controller.panel.happened.words() == "3:20 after the start of the round"

    young.clock.pass_time(140)
    young.bridge.second.emit(young.bridge.now())
    assert row(young).words().startswith("5:00 late")


def test_a_match_is_not_lost_before_ten_minutes_of_the_round(young):
    young.say("late 12 minutes")
    young.page.open_entry("ipg-3.1")
    assert known(young) == (set(), {FIRST, LAST})
    young.clock.pass_time(8 * 60)
    young.bridge.second.emit(young.bridge.now())
    assert known(young) == ({LAST}, {FIRST})


def test_the_next_penalty_begins_without_a_lateness(young):
    young.page.open_entry("ipg-3.1")
    seat(young, "1:30")
    young.controller.panel.whose.show_player("A. Rossi")
    young.press("Ctrl+Return")
    assert not young.controller.slip.remark.isVisible()
    assert row(young).field.text() == ""
    assert known(young) == (set(), set())
