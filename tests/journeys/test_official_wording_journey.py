"""A guide is imported, and its wording stands beside the infraction: by keys and by mouse."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.infractions.controller import InfractionsController
from judgekit.ui.infractions.page import InfractionsPage
from judgekit.ui.rules.page import RulesPage
from judgekit.ui.shell.parts.section_document import reference_url
from judgekit.ui.shell.parts.section_text import SectionText
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from tests.journeys.guide_files import CR, GUIDE, bring
from tests.journeys.stage import Stage
from tests.seen import words_of


@pytest.fixture
def stage(home: Path, in_utc, qtbot) -> Iterator[Stage]:
    """A window with its own library, on the Infractions page."""
    stage = Stage(home)
    stage.begin("infractions")
    qtbot.waitActive(stage.window)
    stage.settle(30)
    yield stage
    stage.leave()


def controller_of(stage: Stage) -> InfractionsController:
    page = stage.window.navigation.page("infractions")
    assert isinstance(page, InfractionsPage)
    assert page.controller is not None
    return page.controller


def find(stage: Stage, words: str) -> InfractionsController:
    """Search for an infraction and let its texts be laid out."""
    controller = controller_of(stage)
    stage.press("Ctrl+F")
    controller.finder.field.clear()
    for letter in words:
        stage.press("Space" if letter == " " else letter)
    controller.show_rest()
    stage.settle(60)
    return controller


def seen(controller: InfractionsController) -> list[str]:
    view = controller.official.view
    texts = [row.text.toPlainText() for row in view.rows if row.text.isVisible()]
    heads = [row.head.text() for row in view.rows if row.head.isVisible()]
    return [*words_of(view), *heads, *texts]


def click(widget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def choose(switch: SegmentedButtons, value: str) -> None:
    """Click a segment."""
    (segment,) = [each for each in switch.findChildren(object) if value_of(each) == value]
    click(segment)


def value_of(each: object) -> str:
    return str(getattr(each, "value", ""))


@pytest.mark.parametrize(
    ("language", "absent"),
    [
        ("en", "The infraction guide isn't in the library"),
        ("es", "La guía de infracciones no está en la biblioteca"),
        ("ru", "В библиотеке нет руководства по работе с нарушениями"),
    ],
)
def test_the_guide_is_brought_and_its_wording_read_by_keys(stage, language, absent):
    stage.program.preferences.change(interface_language=language)
    controller = find(stage, "2.5")
    stage.press("Ctrl+Shift+G")
    stage.settle(60)
    assert any(absent in words for words in seen(controller))
    assert controller.official.view.get.isVisible()

    bring(stage, GUIDE, "guide.md")
    controller = find(stage, "2.5")
    read = seen(controller)
    assert any("Game Rule Violation" in words and "2.4" in words for words in read)
    assert "1.\tA rule was broken and no other infraction of this chapter fits." in read
    assert not controller.official.view.get.isVisible()
    assert "2026" in controller.official.view.remark.text()
    assert "2024" in controller.official.view.remark.text()

    stage.press("Ctrl+Shift+G")
    assert not controller.official.view.isVisible()
    assert controller.aside.isVisible()


def test_parts_are_folded_by_mouse_and_stay_folded_at_the_next_infraction(stage):
    bring(stage, GUIDE, "guide.md")
    controller = find(stage, "2.1")
    choose(controller.official.column.choice, "official")
    stage.settle(60)
    view = controller.official.view
    definition = next(row for row in view.rows if row.head.text() == "Definition")
    paragraphs = definition.text.toPlainText().split("\n")
    assert [line.split("\t")[0] for line in paragraphs] == ["1.", "2.", "3.", "4."]

    click(definition.head)
    assert not definition.text.isVisible()
    find(stage, "2.5")
    definition = next(row for row in view.rows if row.head.text() == "Definition")
    assert definition.head.isVisible()
    assert not definition.text.isVisible()

    click(definition.head)
    assert definition.text.isVisible()


def test_on_a_narrow_page_it_stands_below_and_the_key_goes_there_and_back(stage):
    bring(stage, GUIDE, "guide.md")
    stage.window.resize(1024, 700)
    stage.settle(60)
    controller = find(stage, "2.1")
    assert controller.entry.isAncestorOf(controller.official.view)
    bar = controller.entry.area.verticalScrollBar()
    view = controller.official.view
    stage.press("Ctrl+Shift+G")
    stage.settle(60)
    assert 0 <= view.mapTo(controller.entry, QPoint(0, 0)).y() < 64
    stage.press("Ctrl+Shift+G")
    stage.settle(60)
    assert bar.value() == 0
    click(controller.entry.official)
    stage.settle(60)
    assert 0 <= view.mapTo(controller.entry, QPoint(0, 0)).y() < 64

    stage.window.resize(1280, 800)
    stage.settle(60)
    assert not controller.entry.isAncestorOf(controller.official.view)


def test_the_key_goes_there_also_right_after_typing(stage):
    """The entry's long text is laid out a moment after the choice, and must not push it away."""
    bring(stage, GUIDE, "guide.md")
    stage.window.resize(1024, 700)
    stage.settle(60)
    controller = controller_of(stage)
    for key in ("Ctrl+F", "2", ".", "1", "Ctrl+Shift+G"):
        stage.press(key)
    stage.settle(200)
    top = controller.official.view.mapTo(controller.entry, QPoint(0, 0)).y()
    # The page may end before the wording can stand at the very top.
    assert 0 <= top < controller.entry.height() // 2


def test_an_infraction_that_the_guide_does_not_have_is_said(stage):
    bring(stage, GUIDE, "guide.md")
    controller = find(stage, "2.4")
    stage.press("Ctrl+Shift+G")
    stage.settle(60)
    assert controller.official.view.gap.text().endswith("has no section on this.")


def test_a_link_to_what_is_not_there_asks_for_it(stage):
    """The tournament rules cite the Comprehensive Rules, which the library lacks."""
    stage.open("rules")
    stage.settle(60)
    page = stage.window.navigation.page("rules")
    assert isinstance(page, RulesPage)
    page.open(RuleReference("mtr-en-2019-05-03", "2.3"))
    stage.settle(60)
    absent = RuleReference("cr", "103.4")
    texts = [each for each in page.widget().findChildren(SectionText) if each.isVisible()]
    (text,) = [each for each in texts if reference_url(absent) in each.document().toHtml()]
    text.reference_followed.emit(absent)
    stage.settle(300)
    assert stage.window.top_bar.field.text() == "cr 103.4"
    assert any("103.4 is not in the library." in each for each in words_of(stage.window))


def test_a_link_to_the_rules_of_the_game_asks_for_them_until_they_are_there(stage):
    stage.open("rules")
    stage.type("cr 103.4")
    stage.settle(300)
    words = words_of(stage.window)
    assert any("103.4 is not in the library." in each for each in words)
    assert any("Import the Comprehensive Rules to read it here." in each for each in words)

    bring(stage, CR, "rules.txt")
    assert stage.rules_provider.library().document("cr-en-2026-01-16") is not None
