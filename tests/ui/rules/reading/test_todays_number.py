"""A number that another section has today: said above the text and in the row, one key away."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from judgekit.domain.rules.changes import ChangedSection, KnownChanges
from judgekit.ui.rules.reading.edition_badge import EditionBadge
from tests.builders import ref
from tests.ui.rules.page_at_work import press, read, rows, type_
from tests.ui.rules.small_library import SmallRulesProvider, small_library

SWAPPED = KnownChanges(
    "mtr",
    "2026-02-27",
    (
        ChangedSection("Time Extensions", {"2019-05-03": "2.6", "2023-11-13": "2.8"}),
        ChangedSection("Deck Checks", {"2019-05-03": "2.8", "2023-11-13": "2.6"}),
        ChangedSection("Shuffling", {"2019-05-03": "3.9", "2021-07-23": "3.10"}),
        ChangedSection("Die Rolling", {"2021-07-23": "3.9"}),
    ),
)
SAID = "2.6 today (2.8 here): Deck Checks"


@pytest.fixture
def rules_provider():
    return SmallRulesProvider(small_library(SWAPPED))


def badges(page) -> list[str]:
    found = page.widget().findChildren(EditionBadge)
    return [each.text() for each in found if each.isVisible()]


def test_it_stands_above_the_text_and_a_key_goes_there_and_back(page):
    page.open(ref("2.6"))
    assert badges(page)[0] == SAID
    press(page, Qt.Key.Key_T, "t")
    assert read(page) == ref("2.8")
    assert badges(page)[0] == "2.8 today (2.6 here): Time Extensions"
    press(page, Qt.Key.Key_T, "t")
    assert read(page) == ref("2.6")


def test_a_click_on_the_badge_goes_there(page):
    page.open(ref("2.6"))
    found = page.widget().findChildren(EditionBadge)
    next(each for each in found if each.isVisible() and each.text() == SAID).click()
    assert read(page) == ref("2.8")


def test_a_section_that_the_text_lacks_is_named(page, said):
    page.open(ref("3.9"))
    words = "3.9 today (not in this text): Die Rolling"
    assert badges(page)[0] == words
    press(page, Qt.Key.Key_T, "t")
    assert read(page) == ref("3.9")
    assert said.texts == [words]


def test_the_row_of_a_typed_number_says_it_at_once(page, qtbot):
    type_(page, "2.6", qtbot)
    assert [(row.number, row.today) for row in rows(page)][:1] == [("2.6", SAID)]
    type_(page, "time extensions", qtbot)
    assert not any(row.today for row in rows(page))
