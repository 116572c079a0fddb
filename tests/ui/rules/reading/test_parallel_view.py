import pytest
from PySide6.QtWidgets import QLabel

from judgekit.ui.rules.reading.parallel_row import GapCell
from judgekit.ui.rules.reading.parallel_view import ParallelView
from judgekit.ui.rules.reading.side_head import SideHead
from tests.builders import ref
from tests.seen import button
from tests.ui.rules.small_library import ENGLISH, ES, SPANISH, small_library


@pytest.fixture
def view(look, rules, qtbot):
    made = ParallelView(look, rules, lambda reference: (), lambda reference: None)
    qtbot.addWidget(made)
    made.resize(1184, 640)
    with qtbot.waitExposed(made):
        made.show()
    made.show_sections(small_library(), (ENGLISH, SPANISH), ref("2.6"))
    return made


def words_of(widget):
    return [label.text() for label in widget.findChildren(QLabel)]


def test_counterparts_stand_at_one_height(view):
    row = view.rows.row(1)
    left, right = row.cells
    assert left.y() == right.y() == 0
    assert left.height() == right.height()
    assert left.x() < left.x() + left.width() <= right.x()


def test_a_gap_says_so_and_why(view):
    view.show_sections(small_library(), (ENGLISH, SPANISH), ref("3.9", ES))
    row = view.rows.row(4)
    assert isinstance(row.cells[0], GapCell)
    assert row.section_cell(0) is None
    assert row.cells[0].accessibleName() == (
        "No counterpart in this edition. Die rolling is new in 2021."
    )


def test_another_number_wears_a_badge(view):
    assert not any("other number" in words for words in words_of(view.rows.row(1)))
    view.show_sections(small_library(), (ENGLISH, SPANISH), ref("3.9"))
    assert "numbered 3.10 here" in words_of(view.rows.row(5))


def test_scrolling_moves_both_and_tells_the_section(view):
    told = []
    view.section_changed.connect(told.append)
    view.rows.verticalScrollBar().setValue(view.rows.row(2).y())
    assert told[-1] == ref("2.8")
    assert view.current == ref("2.8")


def test_choosing_what_stands_at_the_other_side_swaps_the_columns(view):
    chosen = []
    view.documents_changed.connect(lambda left, right: chosen.append((left, right)))
    left, _right = view.findChildren(SideHead)
    button(left, "ES").click()
    assert chosen == [(ES, ENGLISH.id)]


def test_at_a_gap_commands_are_about_the_side_that_has_a_section(view):
    view.show_sections(small_library(), (ENGLISH, SPANISH), ref("3.9", ES))
    assert view.current == ref("3.9", ES)


def test_stepping_goes_row_by_row_and_ends(view):
    assert view.step(1) == ref("2.8")
    assert view.step(-1) == ref("2")
    assert view.step(-2) is None
