"""Names with marks over several lines, and costs that fit their room."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QImage, QPainter

from judgekit.domain.rules.search_answer import MARK_END, MARK_START
from judgekit.ui.widgets.painting.marked_words import whole_lines
from judgekit.ui.widgets.painting.symbols import cost_height, cost_width, paint_cost

LONG_COST = "{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}"


def marked(words: str) -> str:
    return f"{MARK_START}{words}{MARK_END}"


@pytest.fixture
def metrics(look) -> QFontMetrics:
    return QFontMetrics(look.theme.font(bold=True))


def test_a_name_that_fits_stays_on_one_line(metrics):
    assert whole_lines("Sol Ringlet", metrics, 400) == ("Sol Ringlet",)


def test_a_longer_one_is_broken_between_words(metrics):
    width = metrics.horizontalAdvance("Verbose Archivist of")
    lines = whole_lines("Verbose Archivist of the Beyond", metrics, width)
    assert lines == ("Verbose Archivist of", "the Beyond")


def test_marks_need_no_room_and_go_on_in_the_second_line(metrics):
    width = metrics.horizontalAdvance("Verbose Archivist of")
    lines = whole_lines(marked("Verbose Archivist of the") + " Beyond", metrics, width)
    assert lines == (marked("Verbose Archivist of"), marked("the") + " Beyond")


def test_a_name_takes_as_many_lines_as_it_needs(metrics):
    width = metrics.horizontalAdvance("Taro, Master")
    lines = whole_lines(f"Timid Apprentice // {marked('Taro')}, Master of Blades", metrics, width)
    assert lines == ("Timid", "Apprentice", f"// {marked('Taro')},", "Master of", "Blades")


def test_the_last_line_that_a_name_may_take_has_its_rest(metrics):
    lines = whole_lines("A B C D E F G H I", metrics, metrics.horizontalAdvance("A"))
    assert lines == ("A", "B", "C", "D", "E", "F G H I")


def test_a_word_wider_than_its_room_is_broken_between_letters(metrics):
    width = metrics.horizontalAdvance("Asmoranomard")
    lines = whole_lines(f"{marked('Asmoranomardicadaistinaculdacar')} X", metrics, width)
    plain = [line.replace(MARK_START, "").replace(MARK_END, "") for line in lines]
    assert "".join(plain) == "Asmoranomardicadaistinaculdacar X"
    assert all(metrics.horizontalAdvance(line) <= width for line in plain)
    assert all(line == marked(words) for line, words in zip(lines[:-1], plain, strict=False))


def letters(lines: Sequence[str]) -> list[tuple[str, bool]]:
    """Each letter, and whether it is marked."""
    found = []
    for line in lines:
        is_marked = False
        for letter in line:
            if letter in (MARK_START, MARK_END):
                is_marked = letter == MARK_START
            elif letter != " ":
                found.append((letter, is_marked))
    return found


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    words=st.lists(st.text("aWi", min_size=1, max_size=9), min_size=1, max_size=6),
    chosen=st.integers(0, 5),
    width=st.integers(1, 200),
)
def test_no_letter_is_lost_and_what_is_marked_stays_so(metrics, words, chosen, width):
    text = " ".join(marked(word) if at == chosen else word for at, word in enumerate(words))
    lines = whole_lines(text, metrics, width)
    assert letters(lines) == letters([text])
    assert all(letters([line]) for line in lines)


@pytest.mark.parametrize("width", [400, 190, 100, 20])
def test_a_long_cost_is_no_wider_than_its_room(width):
    height = cost_height(LONG_COST, 29, width)
    assert cost_width(LONG_COST, height) <= max(width, 10)
    assert height <= 29


def test_a_cost_that_fits_has_the_usual_height():
    assert cost_height("{2}{W}", 29, 190) == 29


def test_the_costs_of_two_faces_are_told_apart(look):
    one, both = "{1}{B}{B}", "{1}{B}{B} // {1}{B}{B}"
    width, apart = cost_width(one, 18), cost_width(both, 18) - 2 * cost_width(one, 18)
    picture = QImage(cost_width(both, 18), 18, QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    paint_cost(painter, look, both, picture.rect(), height=18)
    painter.end()
    middle = range(width + 1, width + apart - 1)
    inked = [x for x in middle if any(picture.pixelColor(x, y).alpha() > 90 for y in range(18))]
    assert apart >= 9
    assert 2 <= len(inked) < apart - 2
