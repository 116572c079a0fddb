"""A list of which one row is chosen."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from judgekit.ui.look import ThemeChoice
from judgekit.ui.widgets.rows.choice_list import Choice, ChoiceList

ROWS = (Choice("round", "Round", "50 min"), Choice("final", "Final"), Choice("own", "Other"))


@pytest.fixture
def choices(look, qtbot):
    made = ChoiceList(look)
    made.set_choices("Times", ROWS)
    qtbot.addWidget(made)
    made.resize(made.sizeHint())
    made.show()
    return made


@pytest.fixture
def chosen(choices):
    values = []
    choices.chosen.connect(values.append)
    return values


def test_arrow_keys_choose_and_stop_at_the_ends(choices, chosen):
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Up):
        QTest.keyClick(choices, key)
    assert chosen == ["round", "final", "round"]


def test_a_click_chooses(choices, chosen):
    row = choices.height() // len(ROWS)
    QTest.mouseClick(choices, Qt.MouseButton.LeftButton, pos=choices.rect().bottomLeft())
    assert chosen == ["own"]
    assert choices.height() == row * len(ROWS)


def test_what_the_program_chooses_is_not_told(choices, chosen):
    choices.choose("final")
    assert (choices.value(), chosen) == ("final", [])
    choices.choose("unknown")
    assert not choices.value()


def test_the_choice_survives_a_change_of_words(choices):
    choices.choose("final")
    choices.set_choices("Tiempos", (Choice("round", "Ronda"), Choice("final", "Final")))
    assert choices.value() == "final"
    assert choices.accessibleName() == "Tiempos: Final"


def test_a_screen_reader_is_told_the_row(choices):
    assert choices.accessibleName() == "Times"
    choices.choose("round")
    assert choices.accessibleName() == "Times: Round, 50 min"


def test_it_paints_in_every_theme(choices, look):
    for theme in list(ThemeChoice)[1:]:
        look.dress(theme, 140)
        choices.setFocus()
        assert not choices.grab().isNull()


def test_words_that_do_not_fit_on_a_line_take_two(choices, chosen, look):
    long = Choice("cited", "Cited at this event", "0")
    choices.set_choices("Shown", (Choice("all", "All changes", "56"), long, ROWS[1]))
    row = look.theme.measure("row-list")
    choices.resize(140, choices.sizeHint().height())
    assert row * 3 < choices.sizeHint().height() < row * 4
    choices.resize(choices.width(), choices.sizeHint().height())
    choices.grab()
    assert choices.toolTip() == ""
    spoken = choices.as_spoken().rows
    assert [each.place.height() > row for each in spoken] == [False, True, False]
    QTest.mouseClick(choices, Qt.MouseButton.LeftButton, pos=spoken[1].place.bottomLeft())
    QTest.mouseClick(choices, Qt.MouseButton.LeftButton, pos=spoken[2].place.topLeft())
    assert chosen == ["cited", "final"]
