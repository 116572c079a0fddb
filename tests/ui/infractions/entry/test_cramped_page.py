"""In large letters on a small screen what is to be done is in sight before anything else: the
penalty, and the first step of the remedy."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect

from judgekit.domain.clock.commands import StartRound
from judgekit.domain.setup.commands import CreateTournament, TakePairings
from judgekit.domain.setup.events import PairedTable
from tests.bundled_policy import bundled_policy

PAGES = {"1280x800": (1126, 562), "1024x700": (870, 520)}
"""The page at 160 per cent, by the size of the window."""
SETTLING = 30
PAIRINGS = (PairedTable(12, ("A. Rossi", "L. Petrova")),)


@pytest.fixture
def cramped(show, with_services, bridge, preferences, look):
    """A judge at table 12 in that language, on a page of that size at 160 per cent."""

    def begin(language: str, size: tuple[int, int]):
        preferences.change(interface_language=language)
        bridge.create(CreateTournament(name="Spring Open", rel="competitive"))
        bridge.submit(TakePairings(1, PAIRINGS))
        bridge.submit(StartRound())
        look.dress(look.choice, 160)
        judge = show(with_services(policy=bundled_policy()), size=size)
        settle()
        return judge

    return begin


def settle() -> None:
    for _ in range(SETTLING):
        QCoreApplication.processEvents()


def in_sight(widget, part: QRect | None = None) -> int:
    """How many pixels of a widget's height, or of its part's, are seen."""
    region = widget.visibleRegion().intersected(part or widget.rect())
    return region.boundingRect().height() if not region.isEmpty() else 0


def first_step(judge) -> QRect:
    steps = judge.controller.entry.steps
    return steps.as_spoken().rows[0].place


@pytest.mark.parametrize("size", PAGES.values(), ids=PAGES)
@pytest.mark.parametrize("language", ["en", "es", "ru"])
@pytest.mark.parametrize("entry", ["ipg-2.2", "ipg-2.3", "ipg-2.5"])
def test_penalty_and_first_step_are_in_sight_at_first_and_with_a_player(
    cramped, look, language, size, entry
):
    judge = cramped(language, size)
    controller = judge.controller
    judge.page.open_entry(entry)
    settle()
    steps, line = controller.entry.steps, look.theme.measure("line-text")
    assert in_sight(controller.entry.penalty) == controller.entry.penalty.height()
    assert in_sight(steps, first_step(judge)) >= line

    controller.panel.whose.stand_at(12)
    controller.panel.whose.show_player("A. Rossi")
    controller.panel.whose.take_focus()
    settle()
    verdict, write = controller.panel.verdict, controller.panel.buttons.write
    for each in (verdict, write):
        assert in_sight(each) == each.height()
    assert in_sight(steps, first_step(judge)) >= line


def test_the_questions_share_the_heading_of_the_remedy(cramped):
    judge = cramped("en", PAGES["1280x800"])
    judge.page.open_entry("ipg-2.3")
    settle()
    asked, head = judge.controller.entry.circumstances, judge.controller.entry.remedy_head
    assert not asked.all.isVisible()
    assert head.questions.accessibleName() == "All questions"
    head.questions.click()
    assert sum(row.isVisible() for row in asked.rows) == 7
    assert head.questions.accessibleName() == "One question at a time"
    head.questions.click()
    assert sum(row.isVisible() for row in asked.rows) == 1


def test_a_page_that_becomes_cramped_in_another_language_has_one_heading_as_well(cramped, look):
    judge = cramped("en", PAGES["1280x800"])
    look.dress(look.choice, 100)
    judge.page.open_entry("ipg-2.3")
    settle()
    asked = judge.controller.entry.circumstances
    assert asked.all.isVisible()
    # Both are set at once, as in the settings.
    QCoreApplication.sendEvent(judge.controller.entry, QEvent(QEvent.Type.LanguageChange))
    look.dress(look.choice, 160)
    judge.page.widget().resize(1126, 561)
    settle()
    assert not asked.all.isVisible()


def test_what_happened_comes_with_its_key_and_stays_once_it_is_written(cramped):
    judge = cramped("en", PAGES["1280x800"])
    judge.page.open_entry("ipg-2.3")
    judge.controller.panel.whose.stand_at(12)
    happened = judge.controller.panel.happened
    settle()
    assert not happened.isVisible()
    judge.press("F2", "W")
    settle()
    assert happened.field.hasFocus()
    judge.type("Two cards")
    judge.press("Esc")
    assert happened.isVisible()
    judge.controller.panel.whose.show_player("A. Rossi")
    judge.press("Ctrl+Return")
    assert judge.last.comment == "Two cards"
    judge.page.open_entry("ipg-2.3")
    assert not happened.isVisible()
    judge.controller.panel.head.toggled.emit("fields")
    assert happened.isVisible()


def test_what_was_recorded_is_in_sight_below_the_finder_until_the_next_words(cramped, qtbot):
    judge = cramped("en", PAGES["1024x700"])
    judge.say("hidden card error")
    judge.press("Return")
    judge.controller.panel.whose.stand_at(12)
    judge.controller.panel.whose.show_player("A. Rossi")
    judge.press("Ctrl+Return")
    slip, field = judge.controller.slip, judge.controller.finder.field
    qtbot.waitUntil(lambda: in_sight(slip) == slip.height())
    judge.type("m")
    settle()
    assert in_sight(field) == field.height()


def test_the_way_to_the_official_wording_takes_no_row(cramped):
    judge = cramped("ru", PAGES["1280x800"])
    judge.page.open_entry("ipg-2.3")
    settle()
    pane = judge.controller.entry
    assert pane.official.isVisible()
    top = pane.official.mapTo(pane, QPoint(0, 0)).y()
    assert top < pane.penalty.mapTo(pane, QPoint(0, 0)).y()
