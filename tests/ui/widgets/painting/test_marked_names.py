"""Names with marks over two lines, and costs that fit their room."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetrics

from judgekit.domain.rules.search_answer import MARK_END, MARK_START
from judgekit.ui.widgets.painting.marked_words import two_lines
from judgekit.ui.widgets.painting.symbols import cost_height, cost_width

LONG_COST = "{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}"


def marked(words: str) -> str:
    return f"{MARK_START}{words}{MARK_END}"


@pytest.fixture
def metrics(look) -> QFontMetrics:
    return QFontMetrics(look.theme.font(bold=True))


def test_a_name_that_fits_stays_on_one_line(metrics):
    assert two_lines("Sol Ringlet", metrics, 400) == ("Sol Ringlet",)


def test_a_longer_one_is_broken_between_words(metrics):
    width = metrics.horizontalAdvance("Verbose Archivist of")
    lines = two_lines("Verbose Archivist of the Beyond", metrics, width)
    assert lines == ("Verbose Archivist of", "the Beyond")


def test_marks_need_no_room_and_go_on_in_the_second_line(metrics):
    width = metrics.horizontalAdvance("Verbose Archivist of")
    lines = two_lines(marked("Verbose Archivist of the") + " Beyond", metrics, width)
    assert lines == (marked("Verbose Archivist of"), marked("the") + " Beyond")


def test_a_single_long_word_is_left_whole(metrics):
    assert two_lines("Asmoranomardicadaistinaculdacar", metrics, 20) == (
        "Asmoranomardicadaistinaculdacar",
    )


@pytest.mark.parametrize("width", [400, 190, 100, 20])
def test_a_long_cost_is_no_wider_than_its_room(width):
    height = cost_height(LONG_COST, 29, width)
    assert cost_width(LONG_COST, height) <= max(width, 10)
    assert height <= 29


def test_a_cost_that_fits_has_the_usual_height():
    assert cost_height("{2}{W}", 29, 190) == 29
