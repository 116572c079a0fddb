"""A new event in one form, and what the rules propose while it is filled, by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from judgekit.domain.setup.commands import ChangeTournament, Note
from judgekit.domain.setup.events import StaffMember
from judgekit.ui.tournament.form.format_field import FormatField
from judgekit.ui.tournament.form.proposed_field import RuleNote
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.words.format_words import format_meant, format_words
from tests.seen import button, called, part, words_of


@pytest.fixture
def form(page):
    return page.form


@pytest.fixture
def limits(form):
    return form.limits


def field(form, name: str) -> TextField:
    return called(form, name, TextField)


def count_field(form) -> TextField:
    return field(form, "Number of players or teams")


def author_field(form) -> TextField:
    return field(form, "Signed in as")


def submit_button(form):
    return button(form, "Save changes" if form.changes_tournament else "Create event")


def other_times(limits) -> RuleNote:
    """The last of the notes, which speaks of other times than a round's."""
    return limits.findChildren(RuleNote)[-1]


def count(judge, form, text: str) -> None:
    """Say how many play."""
    judge.tab_to(count_field(form))
    count_field(form).selectAll()
    judge.type(text)


def test_the_form_is_the_first_thing_and_asks_for_a_name(form, judge, bridge):
    assert form.isVisible()
    assert form.basics.name.hasFocus()
    assert submit_button(form).accessibleDescription() == "Enter a name"
    judge.press("Ctrl+Return")
    assert bridge.engine is None


def test_a_name_is_enough(judge, bridge, form):
    judge.type("Friday")
    judge.press("Ctrl+Enter")
    details = bridge.state.setup.details
    assert details.name == "Friday"
    assert details.date == QDate.currentDate().toString("yyyy-MM-dd")
    assert (details.round_minutes, details.extra_turns) == (50, 5)
    assert form.changes_tournament


def test_all_of_it_is_kept(judge, bridge, form):
    judge.type("Spring Modern Open")
    judge.tab_to(field(form, "Date"))
    field(form, "Date").selectAll()
    judge.type("2026-11-28")
    judge.press("Tab")
    assert field(form, "Date").text() == "28 November 2026"
    judge.type("Málaga")
    part(form, FormatField).show_format("modern")
    judge.tab_to(called(form, "Rules Enforcement Level", SegmentedButtons))
    judge.press("Right")
    count(judge, form, "118")
    judge.tab_to(form.staff)
    judge.type("Marina Silva")
    judge.press("Return")
    judge.type("J. Okafor")
    judge.press("Ctrl+Return")
    details = bridge.state.setup.details
    assert (details.date, details.place, details.format) == ("2026-11-28", "Málaga", "modern")
    assert details.rel == "competitive"
    assert (details.players, details.rounds, details.playoff) == (118, 7, 8)
    assert details.staff == (
        StaffMember("Marina Silva", "head-judge"),
        StaffMember("J. Okafor", "floor-judge"),
    )


@pytest.mark.parametrize(
    ("players", "proposed"),
    [("7", "0 8"), ("12", "5 4"), ("40", "6 8"), ("226", "8 8"), ("500", "10 8"), ("2", " ")],
)
def test_rounds_and_playoff_follow_the_players(judge, form, limits, players, proposed):
    count(judge, form, players)
    assert f"{limits.rounds.text()} {limits.playoff.text()}" == proposed
    assert limits.rounds.note.link.text() == "MTR Appendix E"


def test_too_few_players_are_said_with_the_section(judge, form):
    count(judge, form, "7")
    assert form.basics.note.words() == (
        "A rated event needs 4 player(s). The text of 3 May 2019 in the library says 8."
    )
    assert form.basics.note.link.text() == "MTR 10.1"
    count(judge, form, "8")
    assert not form.basics.note.isVisible()


def test_a_proposal_is_overruled_marked_and_taken_again(judge, form, limits):
    count(judge, form, "40")
    judge.tab_to(limits.rounds.field)
    judge.press("Ctrl+A")
    judge.type("7")
    assert limits.rounds.is_overruled()
    assert limits.rounds.note.words() == "Custom; MTR recommends 6."
    count_field(form).setFocus()
    judge.press("Ctrl+A")
    judge.type("80")
    assert limits.rounds.text() == "7"
    assert not limits.rounds.is_overruled()
    limits.rounds.field.setFocus()
    judge.press("Ctrl+A", "Backspace", "Tab")
    count(judge, form, "33")
    assert limits.rounds.text() == "6"


def test_a_proposal_that_is_emptied_to_be_typed_anew_does_not_come_back_at_once(judge, limits):
    judge.tab_to(limits.minutes.field)
    judge.press("Ctrl+A", "Backspace")
    judge.type("60")
    assert limits.minutes.text() == "60"


def test_a_round_below_forty_minutes_is_said_with_the_section(judge, limits, bridge, form):
    judge.tab_to(limits.minutes.field)
    judge.press("Ctrl+A")
    judge.type("35")
    assert "40 minute" in limits.minutes.note.words()
    assert limits.minutes.note.link.text() == "MTR Appendix B"
    judge.press("Ctrl+A")
    judge.type("0")
    assert limits.minutes.note.words() == "No time limit."
    form.basics.name.setText("Untimed")
    judge.press("Ctrl+A")
    judge.type("0")
    judge.press("Ctrl+Return")
    assert bridge.state.setup.details.round_minutes is None
    assert limits.minutes.text() == "0"


def test_a_number_that_is_none_is_refused_beside_its_field(judge, limits, form):
    form.basics.name.setText("Open")
    judge.tab_to(limits.turns.field)
    judge.press("Ctrl+A")
    judge.type("4")
    assert limits.turns.note.words() == "Five, or three."
    assert submit_button(form).accessibleDescription() == "Check Additional turns"


def test_a_day_that_is_none_is_said_in_one_sentence(judge, form):
    judge.type("Open")
    judge.tab_to(field(form, "Date"))
    field(form, "Date").selectAll()
    judge.type("31 February 2026")
    assert "2026-" in " ".join(words_of(form.basics))
    assert submit_button(form).accessibleDescription() == "Enter a valid date"


def test_teams_that_play_together_get_three_turns_and_their_own_times(form, limits):
    part(form, FormatField).show_format("two-headed-giant-sealed")
    assert limits.turns.text() == "3"
    assert form.basics.details().teams
    assert "60" in other_times(limits).words()
    assert other_times(limits).link.text() == "MTR Appendix B"
    part(form, FormatField).show_format("modern")
    assert limits.turns.text() == "5"
    assert not form.basics.details().teams
    assert not other_times(limits).isVisible()


def test_any_format_can_be_written(form, judge, bridge):
    judge.type("Pauper night")
    part(form, FormatField).field.setText("Pauper")
    judge.press("Ctrl+Return")
    assert bridge.state.setup.details.format == "Pauper"
    assert format_words(format_meant("booster DRAFT")) == "Booster draft"


def test_a_known_format_is_completed_and_written_out(judge, form, bridge):
    judge.type("Open")
    judge.tab_to(part(form, FormatField))
    judge.type("leg")
    judge.press("Tab")
    assert part(form, FormatField).field.text() == "Legacy"
    judge.press("Ctrl+Return")
    assert bridge.state.setup.details.format == "legacy"


def test_all_formats_are_listed_below_the_field(judge, form, qtbot):
    judge.tab_to(part(form, FormatField))
    judge.press("Down")
    menu = QApplication.activePopupWidget()
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert part(form, FormatField).field.text() == "Pioneer"


def test_a_section_is_one_key_away(judge, limits, asked):
    judge.tab_to(limits.turns.note.link)
    judge.press("Return")
    assert asked == ["mtr 2.5"]


def test_a_pasted_list_of_staff_is_taken(judge, form):
    judge.tab_to(form.staff)
    QGuiApplication.clipboard().setText(
        "1. Marina Silva\n2. J. Okafor, appeals judge\n3. T. Weber (Scorekeeper)\n\nD. Moreau\n"
    )
    judge.press("Ctrl+V")
    assert form.staff.staff() == (
        StaffMember("Marina Silva", "head-judge"),
        StaffMember("J. Okafor", "appeals-judge"),
        StaffMember("T. Weber", "scorekeeper"),
        StaffMember("D. Moreau", "floor-judge"),
    )


def test_the_open_event_is_changed_and_the_change_can_be_taken_back(judge, bridge, form):
    judge.begin()
    assert submit_button(form).accessibleDescription() == "no changes"
    judge.press("End")
    judge.type(" II")
    judge.press("Ctrl+Return")
    assert bridge.state.setup.details.name == "Spring Modern Open II"
    assert submit_button(form).accessibleDescription() == "no changes"
    judge.press("F4", "U", "Return", "F2")
    assert bridge.state.setup.details.name == "Spring Modern Open"
    assert form.basics.name.text() == "Spring Modern Open"


def test_what_was_overruled_stands_there_again(judge, bridge, form, limits):
    judge.type("Open")
    count(judge, form, "40")
    limits.rounds.field.setFocus()
    judge.press("Ctrl+A")
    judge.type("5")
    judge.press("Ctrl+Return")
    assert bridge.state.setup.details.rounds == 5
    assert limits.rounds.is_overruled()
    assert limits.playoff.text() == "8"
    assert not limits.playoff.is_overruled()


def test_another_new_event_can_be_left(judge, form):
    judge.begin()
    judge.press("Ctrl+N")
    assert not form.changes_tournament
    judge.type("Nothing")
    judge.press("Esc")
    assert form.changes_tournament
    assert form.basics.name.text() == "Spring Modern Open"


def test_who_is_at_this_laptop_stands_in_every_step(judge, form, bridge, preferences):
    judge.tab_to(author_field(form))
    judge.type("M. Silva")
    judge.press("Shift+Tab")
    assert preferences.now.judge_name == "M. Silva"
    form.basics.name.setFocus()
    judge.type("Open")
    judge.tab_to(author_field(form))
    judge.press("Ctrl+A")
    judge.type("Marina Silva")
    judge.press("Ctrl+Return")
    assert bridge.engine.timeline.steps[0].author == "Marina Silva"


def test_tab_comes_to_everything_once_and_around(judge, form):
    judge.type("Open")
    start = QApplication.focusWidget()
    stops = [start]
    judge.press("Tab")
    while QApplication.focusWidget() is not start and len(stops) < 60:
        stops.append(QApplication.focusWidget())
        judge.press("Tab")
    assert len(stops) == len(set(stops))
    order = [count_field(form), form.limits.rounds.field, author_field(form), submit_button(form)]
    assert [stop for stop in stops if stop in order] == order
    staff = [at for at, stop in enumerate(stops) if form.staff.isAncestorOf(stop)]
    assert staff
    assert staff[-1] < stops.index(author_field(form))


def test_what_happens_elsewhere_leaves_the_keyboard_where_it_is(judge, form, bridge):
    judge.begin()
    judge.tab_to(form.staff)
    here = QApplication.focusWidget()
    bridge.submit(Note("elsewhere"))
    assert QApplication.focusWidget() is here


def test_what_was_typed_is_not_lost_to_a_change_elsewhere(judge, form, bridge):
    judge.begin()
    judge.press("End")
    judge.type(" II")
    bridge.submit(ChangeTournament(name="Another name"))
    assert form.basics.name.text() == "Spring Modern Open II"


def test_the_penalty_guides_in_force_stand_there_and_others_can_be_chosen(judge, bridge, form):
    judge.type("Modern Open")
    editions = called(form, "Edition of the penalty guides", SegmentedButtons)
    judge.tab_to(editions)
    assert editions.value() == "2024"
    judge.press("Space")
    judge.press("Ctrl+Enter")
    assert bridge.state.setup.details.policy == "2021"
