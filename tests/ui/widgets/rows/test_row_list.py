"""Lists whose rows are values: what is told of a change, and where the keys go."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import QSize, Qt

from judgekit.ui.widgets.rows.row_list import RowDelegate, RowList, has_keyboard
from judgekit.ui.widgets.rows.rows_model import RowsModel


class Fruit(msgspec.Struct, frozen=True):
    name: str
    price: int = 0


class FruitDelegate(RowDelegate[Fruit]):
    """Notes what it painted."""

    def __init__(self, look):
        super().__init__(look)
        self.painted: list[tuple[str, bool, bool]] = []

    def sizeHint(self, option, index):
        return QSize(0, 20)

    def paint_row(self, painter, option, row):
        self.painted.append((row.name, self.is_chosen(option), has_keyboard(option)))


APPLE, PEAR, PLUM, KINDS = Fruit("apple", 3), Fruit("pear", 4), Fruit("plum", 2), Fruit("KINDS")


@pytest.fixture
def model():
    return RowsModel[Fruit](
        lambda row: f"{row.name}, {row.price}",
        tip=lambda row: row.name if row.price else "",
        name=lambda row: row.name,
        is_heading=lambda row: row.name.isupper(),
    )


@pytest.fixture
def fruits(model, look, qtbot):
    fruits = RowList(look, model, FruitDelegate(look))
    qtbot.addWidget(fruits)
    fruits.show_rows([KINDS, APPLE, PEAR, KINDS, PLUM])
    return fruits


def test_while_the_same_rows_stand_there_only_those_that_changed_are_told(model):
    told: list[object] = []
    model.dataChanged.connect(lambda first, _last: told.append(first.row()))
    model.modelReset.connect(lambda: told.append("all"))
    assert model.show_rows([APPLE, PEAR])
    assert model.show_rows([APPLE, Fruit("pear", 5)])
    assert not model.show_rows([APPLE, Fruit("pear", 5)])
    assert model.show_rows([APPLE])
    assert told == ["all", 1, "all"]


def test_a_row_is_said_and_told_apart_from_a_heading(model):
    model.show_rows([KINDS, APPLE])
    heading, row = model.index(0), model.index(1)
    assert row.data() == row.data(Qt.ItemDataRole.AccessibleTextRole) == "apple, 3"
    assert row.data(Qt.ItemDataRole.ToolTipRole) == "apple"
    assert heading.data(Qt.ItemDataRole.ToolTipRole) is None
    assert not heading.flags() & Qt.ItemFlag.ItemIsSelectable
    assert row.flags() & Qt.ItemFlag.ItemIsSelectable


def test_steps_pass_over_headings_and_end_at_the_ends(fruits):
    names = []
    for _ in range(4):
        names.append(fruits.step(1) and fruits.row().name)
    assert names == ["apple", "pear", "plum", False]
    assert fruits.step(-1)
    assert fruits.row() == PEAR
    assert not fruits.go(0), "a heading can't be chosen"
    assert not fruits.go(9)
    assert fruits.row() == PEAR


def test_no_row_is_the_current_one_before_one_is_chosen(fruits):
    assert fruits.row() is None


def test_the_chosen_row_is_painted_as_such(fruits, qtbot):
    fruits.resize(120, 200)
    fruits.go(2)
    fruits.grab()
    painted = fruits.itemDelegate().painted
    assert ("pear", True, False) in painted
    assert ("apple", False, False) in painted
