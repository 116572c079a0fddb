"""Words in the room of a row."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetrics

from judgekit.ui.widgets.painting.two_lines import TwoLines


@pytest.fixture
def font(look):
    return look.theme.font()


def lines(words: str, font, beside: str) -> tuple[tuple[str, ...], bool]:
    """In as much room as other words take."""
    broken = TwoLines(words, font, QFontMetrics(font).horizontalAdvance(beside) + 1)
    return broken.lines, broken.is_whole


def test_what_fits_stays_on_one_line(font):
    assert lines("Missed Trigger", font, "Missed Trigger") == (("Missed Trigger",), True)


def test_what_does_not_fit_goes_on_below(font):
    words = "Failure to Maintain Game State"
    assert lines(words, font, "Failure to Maintain") == (
        ("Failure to Maintain", "Game State"),
        True,
    )


def test_what_fits_on_two_lines_neither_is_elided(font):
    shown, is_whole = lines("Allowed draw that the opponent doubted", font, "Allowed draw that")
    assert shown[0] == "Allowed draw that"
    assert shown[1].endswith("…")
    assert not is_whole


def test_a_single_long_word_is_elided(font):
    shown, is_whole = lines("Disqualification", font, "Disqual")
    assert (len(shown), shown[0][-1], is_whole) == (1, "…", False)
