"""What a row of the finder's list has room for."""

from __future__ import annotations

import pytest

from judgekit.ui.infractions.finder.found_list import FoundDelegate
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


def test_that_it_is_no_infraction_is_always_said(delegate):
    name = "Allowed draw or look that the opponent doubted, with a reason that takes long to say"
    row = FoundRow(name, "", "No infraction", "none-due", case="doubted")
    assert delegate.word_width(row, BESIDE_THE_NUMBER) > 0
