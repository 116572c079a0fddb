"""The Calls page, driven as a judge would."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import (
    EndRound,
    GrantExtension,
    PauseAll,
    ResumeAll,
    StartRound,
)
from judgekit.domain.setup.commands import CreateTournament, TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.domain.shared.history import Amend
from judgekit.ui.calls.call.list_view import CallsList
from judgekit.ui.calls.call.pane import CallPane
from judgekit.ui.calls.figures import Figures
from judgekit.ui.calls.page import CallsPage
from judgekit.ui.shell.corrections.view import CorrectionView
from judgekit.ui.widgets.actions import bind
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.labels import Label
from judgekit.ui.words.wording import duration_text, time_of_day
from tests.keyboard import hold, press, press_twice, type_text
from tests.seen import button, called, part, words_of

MOST_OF_AN_ABSENCE = "Extension: 10:00, the most for a permitted absence"


@pytest.fixture
def asked() -> list[str]:
    """What was put into the command bar."""
    return []


@pytest.fixture
def page(with_services, bridge, qtbot, asked):
    bridge.create(CreateTournament(name="Spring Open"))
    page = CallsPage(with_services(ask=asked.append))
    qtbot.addWidget(page.widget())
    bind(page.widget(), page.actions())
    page.widget().resize(1100, 700)
    with qtbot.waitExposed(page.widget()):
        page.widget().show()
    page.focus()
    return page


def rows(page) -> list[str]:
    model = page.widget().findChild(CallsList).model
    return [model.data(model.index(row)) for row in range(model.rowCount())]


def said(page) -> str:
    return " | ".join(words_of(part(page.widget(), CallPane)))


def figures(page) -> dict[str, str]:
    """The names of the figures below the list, with what stands beside them."""
    words = words_of(part(part(page.widget(), CallsList), Figures))
    return dict(zip(words[::2], words[1::2], strict=True))


def field(page, name: str) -> TextField:
    return called(part(page.widget(), CallPane), name, TextField)


def test_a_page_without_a_tournament_says_where_one_begins(dependencies, qtbot):
    page = CallsPage(dependencies)
    qtbot.addWidget(page.widget())
    page.widget().show()

    assert words_of(page.widget()) == [
        "No event is open",
        "Rounds, calls, deck checks and penalties belong to an event. Create one, or try everything"
        " first in a rehearsal.",
    ]


def test_an_open_call_shows_its_stopwatch_and_what_is_due(page, bridge, hand_clock):
    bridge.submit(TakePairings(1, (PairedTable(14, ("Rossi", "Petrova")),)))
    bridge.submit(StartRound())
    hand_clock.pass_time(46 * 60)
    bridge.submit(OpenCall(14, judge="M. Silva"))

    hand_clock.pass_time(60)
    bridge.second.emit(bridge.now())
    assert rows(page) == ["14, Ruling, Rossi – Petrova, M. Silva, 01:00, open"]
    assert "No extension due | A minute or less so far." in said(page)

    hand_clock.pass_time(5 * 60)
    bridge.second.emit(bridge.now())
    assert "Rossi – Petrova | Opened at 10:46:00 · M. Silva" in said(page)
    assert "Extension due: 6:00 so far" in said(page)
    assert "Play until the clock reads −06:00; then 5 turn" in said(page)


@pytest.mark.parametrize("width", [1100, 700])
def test_both_players_are_readable_in_full(page, bridge, width):
    names = ("Преображенский, Константин", "Воскресенская, Александра")
    page.widget().resize(width, 500)
    bridge.submit(TakePairings(1, (PairedTable(14, names),)))
    bridge.submit(StartRound())
    bridge.submit(OpenCall(14, judge="M. Silva"))
    players = next(
        each for each in page.widget().findChildren(Label) if each.text() == " – ".join(names)
    )
    assert players.isVisible()
    assert players.height() >= players.heightForWidth(players.width())
    assert players.width() <= page.widget().width()


def test_one_key_closes_the_chosen_call(page, bridge, hand_clock):
    bridge.submit(StartRound())
    bridge.submit(OpenCall(7))
    hand_clock.pass_time(90)

    press(page.widget(), "C")

    assert not bridge.state.calls.opened
    assert rows(page) == ["7, Ruling, 1:30, −01:30"]
    assert "Extension given: 1:30" in said(page)


def test_a_call_opened_while_a_closed_one_is_chosen_is_the_chosen_one(page, bridge, hand_clock):
    bridge.submit(StartRound())
    bridge.submit(OpenCall(7))
    hand_clock.pass_time(90)
    bridge.submit(CloseCall(7))
    assert "Table 7" in said(page)

    bridge.submit(OpenCall(22))
    assert "Table 22" in said(page)
    press(page.widget(), "C")

    assert not bridge.state.calls.opened


def test_a_call_opened_while_another_open_one_is_chosen_is_the_chosen_one(page, bridge):
    bridge.submit(StartRound())
    bridge.submit(OpenCall(7))
    bridge.submit(OpenCall(22))
    assert "Table 22" in said(page)
    bridge.submit(OpenCall(3))
    assert "Table 3 |" in said(page)

    press(page.widget(), "C")

    assert [call.table for call in bridge.state.calls.open_calls()] == [7, 22]


def test_a_call_opened_on_another_page_is_the_chosen_one_here(page, bridge):
    bridge.submit(StartRound())
    page.widget().hide()
    for table in (7, 22):
        bridge.submit(OpenCall(table))
    page.widget().show()
    assert "Table 22" in said(page)


def test_a_call_that_something_is_typed_for_stays_the_chosen_one(page, bridge):
    bridge.submit(StartRound())
    bridge.submit(OpenCall(7))
    field(page, "Give instead").setFocus()
    type_text(field(page, "Give instead"), "10")
    bridge.submit(OpenCall(22))
    assert "Table 7 |" in said(page)
    assert field(page, "Give instead").text() == "10"


def test_a_begun_correction_stays_where_another_row_is_chosen(page, bridge, hand_clock, qtbot):
    bridge.submit(StartRound())
    for table in (7, 22):
        bridge.submit(OpenCall(table))
        hand_clock.pass_time(150)
        bridge.submit(CloseCall(table))
    calls, form = part(page.widget(), CallsList), part(page.widget(), CorrectionView)
    press(page.widget(), "E")
    table = called(form, "Table", TextField)
    table.setText("23")

    seventh = calls.view.visualRect(calls.model.index(1)).center()
    qtbot.mouseClick(calls.view.viewport(), Qt.MouseButton.LeftButton, pos=seventh)
    qtbot.waitUntil(lambda: calls.view.currentIndex().row() == 0)

    assert form.isVisible()
    assert table.text() == "23"
    assert "Not saved yet" in form.problem.text()
    press(page.widget(), "L")
    bridge.submit(OpenCall(9))
    assert form.isVisible()
    press(table, "Escape")
    qtbot.mouseClick(calls.view.viewport(), Qt.MouseButton.LeftButton, pos=seventh)
    assert not form.isVisible()


def test_a_correction_without_a_change_makes_way_for_another_row(page, bridge, hand_clock):
    bridge.submit(StartRound())
    for table in (7, 22):
        bridge.submit(OpenCall(table))
        hand_clock.pass_time(150)
        bridge.submit(CloseCall(table))
    press(page.widget(), "E")
    part(page.widget(), CallsList).view.go(1)
    assert not part(page.widget(), CorrectionView).isVisible()
    assert "Table 7" in said(page)


def test_a_call_is_closed_with_another_extension_than_is_due(page, bridge, hand_clock):
    bridge.submit(StartRound())
    bridge.submit(OpenCall(7))
    hand_clock.pass_time(150)
    instead = field(page, "Give instead")

    instead.setFocus()
    type_text(instead, "4:30")
    press(instead, "Return")

    assert rows(page) == ["7, Ruling, 2:30, −04:30"]


def test_an_absurd_extension_is_asked_about_before_the_call_is_closed(page, bridge, hand_clock):
    bridge.submit(StartRound())
    bridge.submit(OpenCall(7))
    hand_clock.pass_time(150)
    instead = field(page, "Give instead")
    instead.setFocus()
    type_text(instead, "500")
    press(instead, "Return")
    assert bridge.state.calls.open_calls()
    assert "500 minute(s) for table 7, really? Enter again gives it." in said(page)
    press(instead, "Return")
    assert not bridge.state.calls.open_calls()


@pytest.mark.parametrize("answer", [hold, press_twice], ids=["held", "twice"])
def test_enter_that_asks_about_an_extension_does_not_answer(page, bridge, hand_clock, answer):
    bridge.submit(StartRound())
    bridge.submit(OpenCall(7))
    hand_clock.pass_time(150)
    instead = field(page, "Give instead")
    instead.setFocus()
    type_text(instead, "500")
    answer(instead, "Return")
    assert bridge.state.calls.open_calls()
    press(instead, "Return")
    assert not bridge.state.calls.open_calls()


def test_what_is_given_instead_is_reckoned_while_it_is_typed(page, bridge, hand_clock):
    bridge.submit(StartRound())
    bridge.submit(GrantExtension(7, 60))
    bridge.submit(OpenCall(7))
    hand_clock.pass_time(150)
    bridge.second.emit(bridge.now())
    assert "Play until the clock reads −03:30" in said(page)
    instead = field(page, "Give instead")

    instead.setFocus()
    type_text(instead, "5")
    assert "Extension: 5:00 instead of 2:30" in said(page)
    assert "Play until the clock reads −06:00" in said(page)
    type_text(instead, " w")
    assert "Play until the clock reads −03:30" in said(page)
    instead.setText("0")
    assert "Play until the clock reads −01:00" in said(page)
    press(instead, "Return")
    table = bridge.state.clocks.by_name["main"].round.tables[7]
    assert table.told.reading == -60_000


def test_a_judge_on_two_calls_is_pointed_out(page, bridge, hand_clock):
    bridge.submit(StartRound())
    bridge.submit(OpenCall(9, judge="M. Silva"))
    hand_clock.pass_time(192)
    bridge.submit(OpenCall(7, judge="M. Silva"))
    hand_clock.pass_time(8)
    bridge.second.emit(bridge.now())
    assert "M. Silva is also at table 9, ruling, 3:20" in said(page)
    bridge.submit(CloseCall(9))
    assert "is also at" not in said(page)


@pytest.mark.parametrize(
    "seconds",
    [(600, 88, "1:28"), (600, None, "2:30"), (None, 600, "10:00")],
)
def test_a_corrected_extension_is_the_one_given_everywhere(seconds, page, bridge, hand_clock):
    at_first, now, given = seconds
    bridge.submit(StartRound())
    bridge.submit(OpenCall(7))
    hand_clock.pass_time(150)
    closed = bridge.submit(CloseCall(7, seconds=at_first))

    bridge.submit(Amend(closed.id, {"seconds": now}))

    assert f"Extension given: {given} |" in said(page)
    assert figures(page)["Time given for calls"] == given
    table = bridge.state.clocks.by_name["main"].round.tables[7]
    assert duration_text(table.extension(0)) == given


def test_a_call_whose_times_are_put_right_gave_what_these_give(page, bridge, hand_clock):
    bridge.submit(StartRound())
    opened = bridge.submit(OpenCall(7))
    hand_clock.pass_time(150)
    bridge.submit(CloseCall(7))

    bridge.submit(Amend(opened.id, {"at": opened.at + 30_000}))

    assert "Extension given: 2:00 |" in said(page)
    assert figures(page)["Time given for calls"] == "2:00"


def test_what_is_no_time_is_said_and_the_call_stays_open(page, bridge, hand_clock):
    bridge.submit(StartRound())
    bridge.submit(OpenCall(7))
    instead = field(page, "Give instead")

    instead.setFocus()
    type_text(instead, "soon")
    press(instead, "Return")

    assert bridge.state.calls.opened
    assert "such as 5 or 4:30" in said(page)


def test_a_call_that_turns_out_to_be_an_errand_is_changed(page, bridge, hand_clock):
    bridge.submit(StartRound())
    bridge.submit(OpenCall(7))

    button(part(page.widget(), CallPane), "Permitted absence").click()
    field(page, "Note").setFocus()
    type_text(field(page, "Note"), "restroom")
    page.focus()

    call = bridge.state.calls.entered.find(1)
    assert (call.reason, call.note) == ("errand", "restroom")


def test_an_absence_of_more_than_ten_minutes_says_that_ten_are_the_most(page, bridge, hand_clock):
    bridge.submit(StartRound())
    bridge.submit(OpenCall(7, "errand"))
    for minutes, words in ((10, "Extension due: 10:00 so far"), (3, MOST_OF_AN_ABSENCE)):
        hand_clock.pass_time(minutes * 60)
        bridge.second.emit(bridge.now())
        assert words in said(page)
    bridge.submit(CloseCall(7))
    assert MOST_OF_AN_ABSENCE in said(page)
    assert bridge.state.calls.entered.find(1).due == 600_000


def test_a_pause_that_is_taken_out_of_a_call_is_said(page, bridge, hand_clock):
    bridge.submit(StartRound())
    bridge.submit(OpenCall(7))
    hand_clock.pass_time(10)
    bridge.submit(PauseAll("fire alarm"))
    hand_clock.pass_time(60)
    bridge.submit(ResumeAll())
    bridge.second.emit(bridge.now())
    pause = "The clock’s pause of 1:00 is taken out."
    assert f"{pause} A minute or less so far." in said(page)
    hand_clock.pass_time(110)
    bridge.second.emit(bridge.now())
    assert f"Extension due: 2:00 so far | {pause} If it is closed now" in said(page)
    bridge.submit(CloseCall(7))
    assert f"Extension given: 2:00 | {pause} Told at" in said(page)


def test_a_call_after_the_deadline_says_why_nothing_is_due(page, bridge, hand_clock):
    bridge.submit(StartRound())
    hand_clock.pass_time(51 * 60)
    bridge.submit(OpenCall(7))
    hand_clock.pass_time(300)
    bridge.submit(CloseCall(7))

    assert "It began after the table's time was up." in said(page)


def test_calls_of_earlier_rounds_are_listed_with_the_day(page, bridge, hand_clock):
    for _ in range(2):
        bridge.submit(StartRound())
        bridge.submit(OpenCall(7))
        hand_clock.pass_time(30)
        bridge.submit(CloseCall(7))
        bridge.submit(EndRound())
    calls = page.widget().findChild(CallsList)
    assert len(rows(page)) == 1

    button(calls, "All day: 2").click()

    assert len(rows(page)) == 2


def test_a_key_asks_the_command_bar_for_a_table(page, asked):
    press(page.widget(), "N")

    assert asked == ["c "]


def test_what_the_table_was_told_stays_and_what_it_has_to_be_told_is_shown(
    page, bridge, messages, hand_clock
):
    bridge.submit(StartRound())
    opened = bridge.submit(OpenCall(14))
    hand_clock.pass_time(5 * 60)
    bridge.submit(CloseCall(14))
    at = time_of_day(bridge.now())
    assert f"Told at {at}: | “Play until the clock reads −05:00" in said(page)
    hand_clock.pass_time(60)
    bridge.submit(Amend(opened.id, {"at": opened.at + 60_000}))
    assert "The table was told last" not in said(page)
    assert "Tell table 14 again | Told −05:00 at " in said(page)
    assert "now −04:00: | “Play until the clock reads −04:00" in said(page)
    button(page.widget(), "Mark as told").click()
    assert "Tell table 14 again" not in said(page)
    at = time_of_day(bridge.now())
    assert f"Told at {at}: | “Play until the clock reads −04:00" in said(page)


def test_a_call_without_a_round_told_the_table_nothing(page, bridge, hand_clock):
    bridge.submit(OpenCall(14))
    hand_clock.pass_time(5 * 60)
    bridge.submit(CloseCall(14))
    assert "Play until" not in said(page)
    press(page.widget(), "T")
    assert "Tell table" not in said(page)
