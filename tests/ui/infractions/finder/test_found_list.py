"""What a row of the finder's list has room for."""

from __future__ import annotations

import pytest

from judgekit.ui.infractions.finder.found_list import MARGIN, NUMBER, FoundDelegate, FoundList
from judgekit.ui.infractions.finder.found_rows import FoundRow

BESIDE_THE_NUMBER = 260
"""What the pictures leave at the right of a number."""


@pytest.fixture
def delegate(look):
    return FoundDelegate(look)


@pytest.mark.parametrize("name", ["Missed Trigger", "Mulligan Procedure Error"])
def test_the_penalty_is_said_in_words(delegate, name):
    row = FoundRow(name, "2.4", "Warning", "warning", entry="ipg-2.4")
    assert delegate.word_width(row, BESIDE_THE_NUMBER) > 0


def test_a_name_that_needs_the_room_leaves_the_shape_alone(delegate):
    name = "Unsporting Conduct — Improperly Determining a Winner"
    row = FoundRow(name, "4.3", "Match Loss", "match-loss", entry="ipg-4.3")
    assert delegate.word_width(row, BESIDE_THE_NUMBER) == 0


@pytest.mark.parametrize(
    ("name", "is_higher"),
    [
        ("Unsporting Conduct — Improperly Determining a Winner", True),
        ("Missed Trigger", False),
    ],
)
def test_every_row_says_its_penalty_in_words_below_the_name_if_need_be(
    delegate, look, name, is_higher
):
    row = FoundRow(name, "4.3", "Match Loss", "match-loss", entry="ipg-4.3")
    width = BESIDE_THE_NUMBER + look.theme.px(2 * MARGIN + NUMBER)
    usual = look.theme.measure("row-infraction")

    assert (delegate.row_height(row, width) > usual) == is_higher


def test_the_list_is_as_high_as_its_rows(look, qtbot):
    found = FoundList(look)
    qtbot.addWidget(found)
    name = "Unsporting Conduct — Improperly Determining a Winner"
    found.show_rows(
        [
            FoundRow(name, "4.3", "Match Loss", "match-loss", entry="ipg-4.3"),
            FoundRow(name, "4.4", "Match Loss", "match-loss", entry="ipg-4.4"),
        ]
    )
    found.resize(320, 400)
    heights = [found.sizeHintForIndex(found.rows.index(at)).height() for at in range(2)]

    assert heights[0] == heights[1] > look.theme.measure("row-infraction")
    assert found.content_height(320) == sum(heights)


def test_that_it_is_no_infraction_is_always_said(delegate):
    name = "Allowed draw or look that the opponent doubted, with a reason that takes long to say"
    row = FoundRow(name, "", "No infraction", "none-due", case="doubted")
    assert delegate.word_width(row, BESIDE_THE_NUMBER) > 0
