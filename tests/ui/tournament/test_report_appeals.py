"""The appeals of the report: each in full, read by a screen reader as it is painted."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from judgekit.domain.shared.moment import Moment
from judgekit.ui.look import Look
from judgekit.ui.tournament.report.appeals import MOST_WIDTHS, AppealsText
from judgekit.views.report.heard_appeals import HeardAppeal


@pytest.fixture
def text(look: Look, qtbot: QtBot) -> AppealsText:
    text = AppealsText(look, lambda infraction: f"name of {infraction}")
    qtbot.addWidget(text)
    text.resize(400, 600)
    return text


def appeal(table: int, about: str = "No way back.", ruling: str = "") -> HeardAppeal:
    return HeardAppeal(
        opened=Moment(0),
        clock="main",
        round=1,
        table=table,
        infraction="",
        about=about,
        floor_judge="",
        outcome="upheld" if ruling else "",
        head_judge="",
        ruling=ruling,
        reason="",
    )


def said(text: AppealsText) -> list[str]:
    return [row.words for row in text.as_spoken().rows]


def test_without_appeals_nothing_stands_there(text: AppealsText) -> None:
    text.show_appeals([appeal(4)])
    text.show_appeals([])
    assert text.isHidden()
    assert said(text) == []
    assert text.heightForWidth(400) == 0


def test_each_is_said_with_all_its_lines_below_the_one_before(text: AppealsText) -> None:
    text.show_appeals([appeal(4, about="One line.\nAnother."), appeal(7, ruling="Back.")])
    first, second = said(text)
    assert "table 4" in first
    assert "One line., Another." in first
    assert "table 7" in second
    assert "Head judge's ruling: Back." in second
    upper, lower = (row.place for row in text.as_spoken().rows)
    assert upper.bottom() < lower.top()
    assert lower.bottom() <= text.heightForWidth(text.width())


def test_a_changed_appeal_takes_its_new_room(text: AppealsText) -> None:
    text.show_appeals([appeal(4), appeal(7)])
    before = text.heightForWidth(400)
    text.show_appeals([appeal(4, ruling="Back to the attack."), appeal(7)])
    assert text.heightForWidth(400) > before
    assert "Back to the attack." in said(text)[0]
    text.show_appeals([appeal(7)])
    assert text.heightForWidth(400) < before


def test_the_narrower_the_higher_at_any_number_of_widths(text: AppealsText) -> None:
    text.show_appeals([appeal(4, about="It was seen by both players. " * 8)])
    heights = [text.heightForWidth(width) for width in range(800, 200, -600 // (3 * MOST_WIDTHS))]
    assert heights == sorted(heights)
    assert heights[0] < heights[-1]
