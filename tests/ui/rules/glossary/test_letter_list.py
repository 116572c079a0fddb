"""The letters beside the glossary."""

import pytest
from PySide6.QtCore import Qt

from judgekit.ui.rules.glossary.letter_list import LetterList


@pytest.fixture
def letters(look, qtbot):
    made = LetterList(look)
    made.show_letters(["A", "B", "C"])
    made.resize(200, 200)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_arrows_choose_a_letter_and_enter_goes_on_to_the_terms(letters, qtbot):
    chosen, left = [], []
    letters.letter_chosen.connect(chosen.append)
    letters.left.connect(lambda: left.append(True))
    letters.show_current("A")
    qtbot.keyClick(letters, Qt.Key.Key_Down)
    qtbot.keyClick(letters, Qt.Key.Key_Down)
    qtbot.keyClick(letters, Qt.Key.Key_Return)
    assert chosen == ["B", "C"]
    assert left == [True]


def test_what_the_reader_reaches_by_scrolling_is_shown_and_not_told(letters):
    chosen = []
    letters.letter_chosen.connect(chosen.append)
    letters.show_current("C")
    assert letters.currentIndex().data() == "C"
    letters.show_current("?")
    assert not letters.currentIndex().isValid()
    assert chosen == []
