"""What changed in a section since its edition: beside the text, at its badge, in results."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from judgekit.domain.rules.changes import Change, ChangedSection, Importance, KnownChanges
from judgekit.domain.rules.search_answer import Hit
from judgekit.ui.look import ThemeChoice
from judgekit.ui.rules.reading.aside import IMPORT
from judgekit.ui.rules.reading.edition_badge import EditionBadge
from judgekit.ui.rules.results.model import result_row
from judgekit.ui.words.edition_wording import section_badges
from tests.builders import ref
from tests.sizes.findings import let_lay_out
from tests.ui.rules.conftest import TODAY
from tests.ui.rules.page_at_work import aside, controller, pane, press, read, type_
from tests.ui.rules.small_library import SmallRulesProvider, small_library


def change(since: str, importance: Importance, what: str, after: str = "") -> Change:
    return Change(since, importance, {"en": what, "es": what, "ru": what}, "texts", after)


KNOWN = KnownChanges(
    "mtr",
    "2026-02-27",
    (
        ChangedSection(
            "Time Extensions",
            {"2019-05-03": "2.6", "2023-11-13": "2.7"},
            (
                change("2020-07-03", Importance.WORDING, "Only words."),
                change("2023-11-13", Importance.RULING, "Three <b>minutes</b>.", "2022-03-07"),
            ),
        ),
        ChangedSection("Deck Checks", {"2019-05-03": "2.8"}),
    ),
)
NARROW = 900


@pytest.fixture
def rules_provider():
    return SmallRulesProvider(small_library(KNOWN))


def badge(page) -> EditionBadge:
    badges = page.widget().findChildren(EditionBadge)
    return next(each for each in badges if each.isVisible() and "2.7" in each.text())


def test_a_section_tells_its_changes_beside_the_text(page):
    page.open(ref("2.6"))
    words = aside(page).label.text()
    assert "Since this edition" in words
    assert "now 2.7, was 2.6" in words
    assert "between 7 March 2022 and 13 November 2023" in words
    assert "Three &lt;b&gt;minutes&lt;/b&gt;." in words
    assert "For rulings" in words
    assert "Changes are known until 27 February 2026." in words


def test_the_newer_document_is_asked_for_by_a_link(page, monkeypatch):
    begun = []
    monkeypatch.setattr("judgekit.ui.rules.page.begin_import", begun.append)
    page.open(ref("2.6"))
    aside(page).label.linkActivated.emit(IMPORT)
    assert len(begun) == 1


def test_a_section_without_changes_has_none_beside_it(page):
    page.open(ref("2.8"))
    assert "Since this edition" not in aside(page).label.text()


def test_the_badge_opens_them_where_there_is_little_room(page):
    page.widget().resize(NARROW, 600)
    page.open(ref("2.6"))
    assert not aside(page).isVisible()
    badge(page).setFocus()
    press(page, Qt.Key.Key_Space, " ")
    assert aside(page).isVisible()
    assert aside(page).hasFocus()
    press(page, Qt.Key.Key_Escape)
    assert not aside(page).isVisible()
    assert read(page) == ref("2.6")


def test_it_stays_within_the_page_whatever_was_read_before(page, look):
    """Two languages that were read side by side ask for nothing once they are away."""
    page.widget().resize(1300, 700)
    page.open(ref("2.6"))
    look.dress(ThemeChoice.LIGHT, 160)
    controller(page).stage.toggle_side_by_side()
    let_lay_out()
    controller(page).stage.toggle_side_by_side()
    let_lay_out()
    look.dress(ThemeChoice.LIGHT, 80)
    let_lay_out()
    beside = aside(page)
    assert beside.isVisible()
    assert beside.geometry().right() < page.widget().width()


def test_a_search_takes_the_room_back(page, qtbot):
    page.widget().resize(NARROW, 600)
    page.open(ref("2.6"))
    badge(page).click()
    assert aside(page).isVisible()
    type_(page, "deck", qtbot)
    assert not aside(page).isVisible()
    assert pane(page).isVisible()


def test_hovering_a_badge_tells_the_sentences(rules_provider):
    first = section_badges(rules_provider.library(), ref("2.6"), TODAY)[0]
    assert "Three <b>minutes</b>." in first.tip
    assert first.changes_of == ref("2.6")


def test_a_result_has_todays_number_and_how_many_changes(rules_provider):
    library = rules_provider.library()
    found = result_row(library, Hit(ref("2.6"), "en", "Time Extensions", "…", 1.0), tagged=False)
    assert found.since == "now 2.7 · 1 change(s) since"
    same = result_row(library, Hit(ref("2.8"), "en", "Deck Checks", "…", 1.0), tagged=False)
    assert same.since == ""


def test_in_a_very_narrow_page_they_take_the_place_of_the_text_until_escape(page):
    page.widget().resize(560, 600)
    page.open(ref("2.6"))
    badge(page).click()
    let_lay_out()
    beside = aside(page)
    assert beside.isVisible()
    assert beside.mapTo(page.widget(), beside.rect().bottomRight()).x() < 560
    assert not any(each.isVisible() for each in page.widget().findChildren(EditionBadge))
    press(page, Qt.Key.Key_Escape)
    assert not beside.isVisible()
    assert badge(page).isVisible()


def test_a_page_that_becomes_wide_enough_needs_no_closing(page):
    page.widget().resize(NARROW, 600)
    page.open(ref("2.6"))
    badge(page).click()
    page.widget().resize(1600, 600)
    assert aside(page).isVisible()
    page.widget().resize(NARROW, 600)
    assert not aside(page).isVisible()
