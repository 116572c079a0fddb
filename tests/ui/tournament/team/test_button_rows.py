"""Buttons in as many rows as they need."""

from __future__ import annotations

from judgekit.ui.tournament.team.button_rows import ButtonRows
from judgekit.ui.widgets.button import Button


def rows_of(look, qtbot, width: int) -> ButtonRows:
    buttons = [Button(look, words) for words in ("Change role", "Remove laptop", "Leave", "Follow")]
    rows = ButtonRows(look, buttons[:2], buttons[2:])
    qtbot.addWidget(rows)
    rows.resize(width, rows.heightForWidth(width))
    rows.show()
    return rows


def places(rows: ButtonRows) -> list[tuple[int, int]]:
    buttons = rows.findChildren(Button)
    return [(each.x(), each.y()) for each in buttons if each.isVisible()]


def test_where_all_fit_the_last_ones_stand_at_the_right(look, qtbot):
    rows = rows_of(look, qtbot, 900)
    (_, top), *others = places(rows)
    assert {y for _, y in others} == {top}
    last = rows.findChildren(Button)[-1]
    assert last.geometry().right() + 1 == rows.width()


def test_where_they_dont_they_take_rows_and_none_is_cut(look, qtbot):
    rows = rows_of(look, qtbot, 240)
    assert len({y for _, y in places(rows)}) > 1
    for each in rows.findChildren(Button):
        assert each.width() == each.sizeHint().width()
        assert rows.rect().contains(each.geometry())


def test_a_hidden_one_takes_no_room(look, qtbot):
    rows = rows_of(look, qtbot, 900)
    first, second, *_ = rows.findChildren(Button)
    first.hide()
    assert second.x() == 0
