"""The line of notices: what is cut there is told whole by its tool tip."""

from __future__ import annotations

import pytest

from judgekit.ui.runtime.messages import Banner
from judgekit.ui.shell.bars.banner_notice import BannerLine
from judgekit.ui.widgets.labels import Label

SHORT = "The backup is done."
LONG = "The backup could not be written, as the disk is full: free some of its room now. " * 4
WIDTH, HEIGHT = 700, 44


@pytest.fixture
def line(look, messages, qtbot) -> BannerLine:
    """A line as wide as a small window, with a short notice."""
    messages.put("backup", Banner(lambda: SHORT))
    line = BannerLine(look, messages, "backup")
    qtbot.addWidget(line)
    line.resize(WIDTH, HEIGHT)
    with qtbot.waitExposed(line):
        line.show()
    return line


def tip(line: BannerLine) -> str:
    return line.findChild(Label).toolTip()


def test_a_notice_that_has_room_needs_no_tool_tip(line):
    assert tip(line) == ""


def test_words_that_become_longer_than_the_line_are_told_whole(line, messages):
    """As in another language, in a line of the same width."""
    messages.put("backup", Banner(lambda: LONG))
    line.refresh()
    assert tip(line) == LONG

    messages.put("backup", Banner(lambda: SHORT))
    line.refresh()
    assert tip(line) == ""


def test_other_words_are_told_instead_of_those_before(line, messages):
    messages.put("backup", Banner(lambda: LONG))
    line.refresh()
    messages.put("backup", Banner(LONG.upper))
    line.refresh()
    assert tip(line) == LONG.upper()


def test_words_that_larger_letters_cut_are_told_whole(line, messages, look):
    words = LONG[: len(LONG) // 2 + 10]
    messages.put("backup", Banner(lambda: words))
    line.refresh()
    assert tip(line) == ""

    look.dress(look.choice, 200)
    assert tip(line) == words
