"""What the board shows of a round, before time and after it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QRegion

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import (
    CallSlowPlay,
    EndRound,
    FinishTable,
    GrantExtension,
    NextTurn,
    PauseClock,
    SeatJudge,
    StartRound,
    StartTurns,
    StillPlaying,
)
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.ui.clock.board.columns import column_widths
from judgekit.ui.clock.board.heading import BoardHeading
from judgekit.ui.clock.board.model import BoardColumn, BoardModel
from judgekit.ui.clock.board.view import BoardView
from judgekit.ui.widgets.labels import ElidedLabel
from judgekit.ui.words.board_words import empty_words, second_words, title_words
from judgekit.views.clock.board_rows import RowKind
from tests.ui.clock.board.board_table import lines, pairings

TABLE, STATE = BoardColumn.TABLE, BoardColumn.STATE
LEFT, UNTIL, LAST = BoardColumn.LEFT, BoardColumn.UNTIL, BoardColumn.LAST


class Shown:
    """The board of the main clock, looked at anew each time."""

    def __init__(self, bridge) -> None:
        self._bridge = bridge
        self.model = BoardModel()

    def look(self, *columns) -> list[str]:
        self.model.show(self._bridge.state, "main", self._bridge.now())
        return lines(self.model, *columns)


@pytest.fixture
def board(bridge, qapp):
    return Shown(bridge)


@pytest.fixture
def busy(hall):
    """Twenty minutes into round 4: an errand, a check, Slow Play, and a call that goes on."""
    hall.open()
    hall.do(pairings(3, 8, 12, 14, 45), StartRound(round=4)).wait(5)
    hall.do(OpenCall(8, "errand"), StartDeckCheck(12)).wait(2)
    hall.do(CloseCall(8)).wait(7)
    hall.do(FinishDeckCheck(12), CallSlowPlay(45)).wait(2)
    return hall.do(OpenCall(14, "ruling", judge="M. Silva")).wait(4)


def test_before_time_it_has_the_tables_that_play_longer_earliest_first(board, busy):
    assert board.look(TABLE, STATE, UNTIL, LAST) == [
        "45 | More turns | 00:00 | Slow Play: 7 turns instead of 5",
        "8 | Extension | −02:00 | Permitted absence, 2:00",
        "14 | Call open | −04:00 | Ruling by M. Silva; the deadline is held while the call is open",
        "12 | Extension | −12:00 | Deck check, 9:00 and 3:00 more",
    ]
    title, beside = title_words(board.model.board, "Round 4")
    assert title == "3 table(s) with extensions"
    assert "the other 2 end at" in beside


def test_after_time_it_says_how_many_turns_a_table_has_after_slow_play(board, busy):
    busy.wait(31).do(StillPlaying((12, 45)))
    said = board.look(TABLE, STATE)
    rows = {row.table: row for row in board.model.board.rows if row.table}
    assert "45 | Playing" in said
    assert second_words(rows[45]) == "time is up: start 7 turn(s)"


def test_a_screen_reader_says_minus_and_not_a_dash(board, busy):
    board.look()
    said = [
        board.model.index(at, UNTIL).data(Qt.ItemDataRole.AccessibleTextRole) for at in range(3)
    ]
    assert said == ["0 minute(s)", "minus 2 minute(s)", "minus 4 minute(s)"]


def test_one_table_is_marked_as_the_one_that_the_hall_waits_for(board, busy):
    board.look()
    assert [row.table for row in board.model.board.rows if row.is_waited_for] == [12]


def test_a_manual_extension_says_who_gave_it_and_why(board, hall, preferences):
    preferences.change(judge_name="L. Chief")
    hall.open().do(StartRound()).do(GrantExtension(3, 90, "water on the table"))
    assert board.look(TABLE, LAST) == ["3 | water on the table, 1:30 by L. Chief"]


def test_without_pairings_it_does_not_say_how_many_others_there_are(board, hall):
    hall.open().do(StartRound(), GrantExtension(3, 90))
    board.look()
    _, beside = title_words(board.model.board, "Round 1")
    assert "the others end at" in beside


def test_extensions_can_be_shown_up_to_the_next_minute(board, hall):
    hall.open().do(StartRound(), GrantExtension(3, 61))
    assert board.look(UNTIL) == ["−01:01"]
    board.model.round_up(True)
    assert board.look(UNTIL) == ["−02:00"]
    board.model.round_up(False)
    assert board.look(UNTIL) == ["−01:01"]


def cells_told(board):
    """The cells of which the model says from now on that they changed, as row and column."""
    told = set()

    def take(first, last):
        rows = range(first.row(), last.row() + 1)
        columns = range(first.column(), last.column() + 1)
        told.update((row, column) for row in rows for column in columns)

    board.model.dataChanged.connect(take)
    return told


@pytest.fixture
def overtime(hall):
    """Three minutes after time: two tables without a judge, one in its turns, one done."""
    hall.open()
    hall.do(pairings(3, 12, 22, 31))
    hall.do(StartRound(round=4), GrantExtension(12, 720), GrantExtension(22, 270)).wait(50)
    hall.do(SeatJudge(31, "D. Moreau"), StartTurns(31), NextTurn(31), FinishTable(3))
    hall.do(StillPlaying((12, 22, 31)))
    return hall.wait(3)


def test_after_time_tables_without_a_judge_come_first_by_their_own_deadline(board, overtime):
    assert board.look(TABLE, STATE, LEFT, UNTIL, LAST) == [
        "No judge: 2 table(s)",
        "22 | On extension | 1:30 | −04:30 | No judge yet",
        "12 | On extension | 9:00 | −12:00 | No judge yet",
        "With a judge: 1 table(s)",
        "31 | Turn 1 of 5 | turns | 00:00 | D. Moreau",
        "Done: 1 table(s)",
    ]


def test_who_takes_a_call_counts_as_sitting_there(board, overtime):
    overtime.do(OpenCall(22, judge="M. Silva"))
    assert "22 | Call open | M. Silva" in board.look(TABLE, STATE, LAST)[3:]


def test_a_table_whose_time_is_over_is_due_for_its_turns(board, overtime):
    overtime.wait(2)
    assert board.look(TABLE, LEFT)[1] == "22 | −00:30"
    assert board.model.board.rows[1].is_urgent()


def test_tables_that_are_done_are_folded_away_until_asked_for(board, overtime):
    board.look()
    board.model.toggle(RowKind.DONE)
    assert board.look(TABLE, STATE, LAST)[-2:] == ["Done: 1 table(s)", "3 | Done |"]
    board.model.toggle(RowKind.DONE)
    assert board.look()[-1] == "Done: 1 table(s)"


def test_only_rows_that_changed_are_told(board, busy, qtbot):
    board.look()
    told = cells_told(board)
    board.look()
    assert told == set()
    busy.wait(1 / 60)
    board.look()
    assert {row for row, _ in told} == {0, 1, 2, 3}


def test_while_time_passes_only_what_is_left_is_told(board, overtime):
    board.look()
    told = cells_told(board)
    overtime.wait(1 / 60)
    board.look()
    assert told == {(1, LEFT), (2, LEFT), (4, LEFT)}


def test_the_state_is_told_when_a_table_is_due_for_its_turns(board, overtime):
    overtime.wait(1.49)
    assert board.look(LEFT)[1] == "0:01"
    told = cells_told(board)
    overtime.wait(0.02)
    board.look()
    assert told == {(1, STATE), (1, LEFT), (2, LEFT), (4, LEFT)}


class WatchedView(BoardView):
    """Remembers what was painted."""

    def __init__(self, look, model) -> None:
        super().__init__(look, model)
        self.painted = QRegion()

    def paintEvent(self, event) -> None:
        self.painted += event.region()
        super().paintEvent(event)


def test_only_what_is_left_is_painted_though_rows_below_the_view_changed_too(
    board, hall, look, qtbot
):
    hall.open()
    hall.do(pairings(*range(1, 301)), StartRound(round=4)).wait(51)
    board.model.toggle(RowKind.UNREPORTED)
    board.look()
    view = WatchedView(look, board.model)
    qtbot.addWidget(view)
    view.resize(1100, 300)
    view.show()
    qtbot.waitUntil(lambda: not view.painted.isEmpty())
    qtbot.wait(50)  # the first row gets its keys
    hall.wait(1 / 60)
    view.painted = QRegion()
    board.look()
    qtbot.waitUntil(lambda: not view.painted.isEmpty())
    painted = view.painted.boundingRect()
    assert painted.left() >= view.columnViewportPosition(LEFT)
    assert painted.width() <= view.columnWidth(LEFT) + 1


def test_while_the_clock_stands_only_times_of_day_move(board, busy):
    board.look()
    busy.do(PauseClock())
    before = board.look(UNTIL)
    busy.wait(3)
    assert board.look(UNTIL) == before


def test_an_ended_round_has_no_rows(board, overtime):
    overtime.do(EndRound())
    assert board.look() == []
    title, _ = title_words(board.model.board, "Round 4 of 7")
    assert title == "Round 4 of 7 is over"
    assert "It ended at" in empty_words(board.model.board)


def test_no_clock_and_no_limit_are_no_trouble(board, hall):
    hall.open()
    assert board.look() == []
    hall.do(StartRound(minutes=None), OpenCall(7))
    assert board.look(TABLE, STATE, UNTIL) == ["7 | Call open | —"]


@pytest.mark.parametrize("covered", [{100: 320}, {125: 410}, {160: 440}], ids=str)
@pytest.mark.parametrize("wait", [0, 40])
def test_where_a_panel_lies_over_the_board_what_is_left_stands_in_the_clear(
    board, busy, look, covered, wait
):
    busy.wait(wait)
    board.look()
    ((percent, covered),) = covered.items()
    look.dress(look.choice, percent)
    whole = column_widths(look.theme, board.model, 900)
    clear = column_widths(look.theme, board.model, 900, covered)
    until = LEFT if wait else UNTIL
    assert sum(clear[column] for column in BoardColumn if column <= until) <= 900 - covered
    ends = {each: sum(clear[up_to] for up_to in BoardColumn if up_to <= each) for each in clear}
    shown = [
        end <= 900 - covered or end - clear[each] >= 900 - covered
        for each, end in ends.items()
        if each < LAST
    ]
    assert all(shown)
    assert 900 <= sum(clear.values()) <= max(900, sum(whole.values()))


@pytest.fixture
def full_view(board, hall, look, qtbot) -> BoardView:
    """Twelve tables with extensions in a view that is too low for half of them."""
    hall.open()
    hall.do(pairings(*range(1, 21)), StartRound(round=4)).wait(5)
    hall.do(*(GrantExtension(table, 60 * table) for table in range(1, 13)))
    board.look()
    view = BoardView(look, board.model)
    qtbot.addWidget(view)
    view.resize(700, 60)
    view.show()
    view.setFocus()
    return view


def test_the_first_tables_are_seen_from_the_top_once_there_is_room(full_view, qtbot):
    full_view.choose(2)
    assert full_view.verticalScrollBar().value() > 0
    full_view.resize(700, 400)
    qtbot.waitUntil(lambda: full_view.verticalScrollBar().value() == 0)

    full_view.choose(12)
    assert full_view.verticalScrollBar().value() > 0


def test_a_panel_covers_the_scroll_bar_too(full_view, qtbot):
    full_view.resize(700, 400)
    qtbot.waitUntil(full_view.verticalScrollBar().isVisible)
    full_view.covered = 200
    assert full_view.clear_width() == 500


@pytest.mark.parametrize(("width", "is_beside"), [(900, True), (540, False)])
def test_words_beside_the_heading_are_shown_whole_or_not(look, qtbot, width, is_beside):
    heading = BoardHeading(look)
    qtbot.addWidget(heading)
    heading.name("Judges", "Extension")
    heading.redress(0, 0)
    heading.resize(width, 40)
    heading.say("7 tables with extensions", "the other 52 end at 10:50")
    heading.show()

    beside = next(
        each for each in heading.findChildren(ElidedLabel) if each.text().startswith("the other")
    )
    assert beside.isVisible() is is_beside
    for each in heading.findChildren(ElidedLabel):
        assert not each.isVisible() or each.width() >= each.sizeHint().width()
