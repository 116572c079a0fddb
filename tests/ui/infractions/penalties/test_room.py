"""What the list of penalties does without where letters are large or the page is narrow."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFontMetrics

from judgekit.domain.infractions.state import Penalty
from judgekit.ui.infractions.penalties.list_view import PenaltiesDelegate
from judgekit.ui.widgets.button import Button
from judgekit.ui.words.penalty_wording import penalty_name


@pytest.mark.parametrize("width", [440, 600, 1000])
def test_every_penalty_has_room_for_its_word(look, width):
    room = PenaltiesDelegate(look).penalty_width(width) - look.theme.px(16 + 7)
    metrics = QFontMetrics(look.theme.font())
    assert all(metrics.horizontalAdvance(penalty_name(each)) < room for each in Penalty)


def test_a_narrow_list_says_the_penalty_on_a_second_line(judge, look):
    judge.give("A. Rossi", "ipg-2.3")
    judge.press("Ctrl+Shift+P")
    shown = judge.page.penalties.view.list
    usual = look.theme.measure("row-infraction")
    for width, is_higher in ((700, False), (400, True), (700, False)):
        shown.setFixedWidth(width)
        QCoreApplication.processEvents()
        row = shown.visualRect(shown.rows.index(0))
        assert (row.height() > usual) == is_higher
        assert (PenaltiesDelegate(look).penalty_width(width - 40) == 0) == is_higher
    assert "Warning" in shown.rows.index(0).data(Qt.ItemDataRole.ToolTipRole)


@pytest.mark.parametrize("height", [700, 420])
@pytest.mark.parametrize("width", [928, 1116])
def test_large_letters_cut_no_button_of_the_penalty(judge, look, width, height):
    judge.give("A. Rossi", "ipg-2.3")
    judge.press("Ctrl+Shift+P")
    pane = judge.page.penalties.view.pane
    for percent in (100, 160):
        look.dress(look.choice, percent)
        judge.page.widget().resize(width, height)
        QCoreApplication.processEvents()
        buttons = [each for each in pane.findChildren(Button) if each.isVisible()]
        assert len(buttons) == 3
        assert all(each.width() >= each.sizeHint().width() for each in buttons)


def test_names_leave_the_infractions_what_they_do_not_need(look):
    delegate = PenaltiesDelegate(look)
    delegate.take_players(frozenset({"A. Rossi", "L. Ōta"}))
    metrics = QFontMetrics(look.theme.font(bold=True))
    assert metrics.horizontalAdvance("A. Rossi") < delegate.player_width(400) < 120
    look.dress(look.choice, 160)
    assert delegate.player_width(400) > 120
    delegate.take_players(frozenset({"Maximiliana von und zu Hohenstein-Wallersberg"}))
    assert delegate.player_width(400) == 220
