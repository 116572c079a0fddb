from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from judgekit.ui.rules.reading.lazy_rows import LazyRows


class Row(QWidget):
    def __init__(self, height):
        super().__init__()
        self.tall = height

    def heightForWidth(self, width):
        return self.tall


def shown(look, qtbot, estimates, real=None, first=0):
    rows = LazyRows(look)
    qtbot.addWidget(rows)
    rows.resize(400, 300)
    with qtbot.waitExposed(rows):
        rows.show()
    heights = real or estimates
    rows.set_rows(estimates, lambda index: Row(heights[index]), first)
    return rows


def top_of(rows, index):
    row = rows.row(index)
    return row.mapTo(rows.viewport(), row.rect().topLeft()).y()


def test_only_what_is_near_the_view_exists(look, qtbot):
    rows = shown(look, qtbot, [100] * 500, first=250)
    assert 3 <= len(rows.built_rows()) <= 8
    assert top_of(rows, 250) == 0


def test_scrolling_builds_ahead_and_drops_behind(look, qtbot):
    rows = shown(look, qtbot, [100] * 500)
    rows.verticalScrollBar().setValue(20_000)
    assert 200 in rows.built_rows()
    assert 0 not in rows.built_rows()
    assert len(rows.built_rows()) <= 8


def test_rows_higher_than_estimated_do_not_move_what_is_read(look, qtbot):
    rows = shown(look, qtbot, [50] * 100, real=[170] * 100, first=60)
    for _ in range(30):
        bar = rows.verticalScrollBar()
        index, offset = rows.position
        bar.setValue(bar.value() - 20)
        now, now_offset = rows.position
        expected = offset - 20 if offset >= 20 else offset - 20 + 170
        assert (now, now_offset) == (index if offset >= 20 else index - 1, expected)


def test_the_last_row_comes_to_the_top_too(look, qtbot):
    rows = shown(look, qtbot, [100] * 20)
    rows.show_row(19)
    assert top_of(rows, 19) == 0


def test_a_row_that_grew_pushes_down_only_what_is_below(look, qtbot):
    rows = shown(look, qtbot, [100] * 20, first=5)
    rows.row(5).tall = 180
    rows.refresh_heights(at_once=True)
    assert (top_of(rows, 5), top_of(rows, 6)) == (0, 180)


def test_the_owner_moving_is_silent_and_the_reader_scrolling_is_told(look, qtbot):
    rows = shown(look, qtbot, [100] * 20)
    told = []
    rows.top_row_changed.connect(told.append)
    rows.show_row(7)
    assert told == []
    rows.verticalScrollBar().setValue(940)
    assert told[-1] == 10


def test_no_rows_at_all_is_nothing_special(look, qtbot):
    rows = shown(look, qtbot, [])
    rows.refresh_heights(at_once=True)
    assert rows.built_rows() == {}


def test_space_turns_a_page_and_leaves_a_few_lines_in_sight(look, qtbot):
    rows = shown(look, qtbot, [100] * 50)
    qtbot.keyClick(rows, Qt.Key.Key_Space)
    page = rows.verticalScrollBar().value()
    assert 200 < page < 300
    qtbot.keyClick(rows, Qt.Key.Key_PageDown)
    assert rows.verticalScrollBar().value() == 2 * page
    qtbot.keyClick(rows, Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(rows, Qt.Key.Key_PageUp)
    assert rows.verticalScrollBar().value() == 0
    qtbot.keyClick(rows, Qt.Key.Key_End)
    assert top_of(rows, 49) == 0
    qtbot.keyClick(rows, Qt.Key.Key_Home)
    assert top_of(rows, 0) == 0


def held(look, qtbot):
    rows = LazyRows(look)
    qtbot.addWidget(rows)
    rows.resize(400, 300)
    rows.set_rows([100] * 500, lambda index: Row(100))
    rows.hold()
    with qtbot.waitExposed(rows):
        rows.show()
    assert not rows.built_rows()
    return rows


def test_held_rows_are_built_once_one_of_them_is_wanted(look, qtbot):
    rows = held(look, qtbot)
    rows.show_row(250)
    assert top_of(rows, 250) == 0
    assert 0 not in rows.built_rows()


def test_held_rows_come_after_a_moment_by_themselves(look, qtbot):
    rows = held(look, qtbot)
    qtbot.waitUntil(lambda: 0 in rows.built_rows())
