"""A card named on a page is read over it, its whole page too, and one is back where one was."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QWidget

from judgekit.domain.deck_checks.commands import TakeDecklists
from judgekit.domain.deck_checks.tick_off import counted
from judgekit.ui.deck_checks.check.deck.tick_field import TickField
from judgekit.ui.deck_checks.page import DeckChecksPage
from judgekit.ui.rules.cards.view import CardsView
from judgekit.ui.rules.reading.note_view import NoteView
from judgekit.ui.shell.window.glance.view import CardGlance
from judgekit.ui.widgets.labels import Label
from judgekit.views.cards.glance import Lack
from tests.card_fakes import LANTERN, SPLIT, CardFakes
from tests.journeys import day_pictures, glance_pictures
from tests.journeys.deck_pictures import registered
from tests.journeys.stage import Stage
from tests.keyboard import type_at_focus
from tests.resting_mouse import rest_at, rest_on_words
from tests.seen import part, words_of


@pytest.fixture
def hall(home: Path, in_utc, qtbot) -> Iterator[Stage]:
    stage = Stage(home)
    stage.begin("decks")
    qtbot.waitActive(stage.window)
    stage.settle(30)
    yield stage
    stage.leave()


def glance(hall: Stage) -> CardGlance:
    return part(hall.window, CardGlance)


def is_over(hall: Stage) -> bool:
    return any(not each.isHidden() for each in hall.window.findChildren(CardGlance))


def ticked(hall: Stage, name: str) -> int:
    page = hall.window.navigation.page("decks")
    assert isinstance(page, DeckChecksPage)
    deck = page.controller.current.deck(0)
    assert deck is not None
    return sum(each.count for each in counted(deck.line.off).main if each.name == name)


def test_from_the_deck_check_to_the_card_and_its_page_and_back_to_the_same_row(hall: Stage):
    glance_pictures.in_check(CardFakes(), "'lan", "Alt+C")(hall)
    field = QApplication.focusWidget()
    assert isinstance(field, TickField)
    assert glance(hall).glance.name == "Lantern Keeper's Oath"

    hall.press("Alt+Right")
    hall.settle()
    assert glance(hall).glance.name == "Drowned Lantern"
    hall.press("Alt+Left")
    hall.settle()
    hall.press("Alt+C")
    hall.settle(100)
    assert hall.window.navigation.here == "rules"
    cards = part(hall.window.navigation.page("rules").widget(), CardsView)
    assert "Lantern Keeper's Oath" in words_of(cards)

    hall.press("Esc")
    hall.settle(100)
    assert hall.window.navigation.here == "decks"
    assert QApplication.focusWidget() is field
    assert field.words() == "lantern Keeper's Oath"
    hall.press("Return")
    hall.settle()
    assert ticked(hall, "Lantern Keeper's Oath") == 1


def test_what_is_typed_after_a_card_was_read_is_ticked(hall: Stage):
    glance_pictures.in_check(CardFakes(), "'lan", "Alt+C", "Right")(hall)
    hall.press("t")
    hall.settle()
    assert not is_over(hall)
    field = QApplication.focusWidget()
    assert isinstance(field, TickField)
    assert field.words().startswith("lant")


def test_cards_named_in_a_penalty_are_read_one_after_the_other(hall: Stage):
    glance_pictures.in_penalty(hall)
    assert glance(hall).glance.name == LANTERN.name
    hall.press("Alt+Right")
    hall.settle()
    assert glance(hall).glance.name == SPLIT.name
    hall.press("Esc")
    hall.settle()
    assert not is_over(hall)
    hall.press("Alt+C")
    hall.settle()
    assert is_over(hall)


def label_with(within: QWidget, words: str) -> Label:
    labels = [each for each in within.findChildren(Label) if each.isVisible()]
    return next(each for each in labels if words in each.text())


def test_the_mouse_rests_on_the_name_in_a_finding(hall: Stage):
    glance_pictures.in_check(CardFakes())(hall)
    page = hall.window.navigation.page("decks")
    finding = label_with(page.widget(), "1 Rusted Half")

    rest_on_words(finding, "not on the list")
    hall.settle()
    assert not is_over(hall)
    rest_on_words(finding, "Rusted Half")
    hall.settle()
    assert glance(hall).glance.name == "Rusted Half"


def test_the_mouse_rests_on_a_line_of_a_list_that_is_written(hall: Stage):
    glance_pictures.near_names(hall)
    page = hall.window.navigation.page("decks")
    assert isinstance(page, DeckChecksPage)
    field = page.lists.editor.field
    field.setFocus()
    block = field.document().findBlockByNumber(3)
    place = field.cursorRect(QTextCursor(block)).center() + QPoint(20, 0)
    rest_at(field, field.viewport().mapTo(field, place))
    hall.settle()
    assert glance(hall).glance.name == "Snow-Covered Fen"


@pytest.mark.parametrize(
    ("note", "written", "name"),
    [
        ("Drew off Drowned Lantern twice", "Drowned Lantern", "Drowned Lantern"),
        ("Robó por Farol de la Novena Puerta", "Farol de la Novena Puerta", LANTERN.name),
        ("Потом взял с Уголёк // Иней", "Уголёк // Иней", SPLIT.name),
    ],
)
def test_a_card_in_a_note_on_the_rules_is_read_by_key_and_mouse(hall, note, written, name):
    hall.cards.hold(CardFakes())
    hall.open("rules")
    hall.settle(60)
    hall.window.navigation.page("rules").focus()
    hall.settle()
    hall.press("N")
    hall.settle()
    field = QApplication.focusWidget()
    assert isinstance(field, QPlainTextEdit)
    field.setPlainText(note)
    hall.press("Alt+C")
    hall.settle()
    assert glance(hall).glance.name == name
    hall.press("Esc")
    hall.settle()
    hall.press("Ctrl+Return")
    hall.settle(60)

    shown = label_with(part(hall.window.navigation.page("rules").widget(), NoteView), written)
    rest_on_words(shown, written)
    hall.settle()
    assert glance(hall).glance.name == name
    hall.press("Esc")
    hall.settle()
    assert not is_over(hall)


@pytest.mark.parametrize(("size", "percent"), [((1280, 800), 100), ((1024, 700), 160)])
def test_an_alarm_is_never_covered(hall: Stage, size, percent):
    hall.program.preferences.change(text_percent=percent)
    hall.window.resize(*size)
    hall.settle()
    glance_pictures.with_alarm(hall)
    hall.settle(100)
    banners = hall.window.banners
    assert banners.isVisible()
    assert banners.shown == "alarms"
    view = glance(hall)
    card = view.rect().translated(view.mapToGlobal(view.rect().topLeft()))
    line = banners.rect().translated(banners.mapToGlobal(banners.rect().topLeft()))
    assert not card.intersects(line)


def spanish_check(hall: Stage) -> DeckChecksPage:
    """A check of a deck whose list is in Spanish."""
    hall.cards.hold(CardFakes())
    glance_pictures.in_check(CardFakes())(hall)
    owner = registered(
        "A. Rossi", ("3 Farol de la Novena Puerta, 2 Brasa // Escarcha", "1 Rusted Half")
    )
    day_pictures.do(hall, TakeDecklists((owner,)))
    hall.settle()
    page = hall.window.navigation.page("decks")
    assert isinstance(page, DeckChecksPage)
    return page


@pytest.mark.parametrize("typed", ["lantern of", "farol", "rime", "иней"])
def test_a_card_is_ticked_by_its_name_in_any_language(hall: Stage, typed: str):
    page = spanish_check(hall)
    deck = page.controller.current.deck(0)
    assert deck is not None
    type_at_focus(typed)
    hall.press("Return")
    hall.settle()
    last = deck.line.off.last
    assert last is not None
    assert last.name in {"Farol de la Novena Puerta", "Brasa // Escarcha"}
    extra = {row.name for row in deck.now.extra}
    assert not {LANTERN.name, SPLIT.name} & extra


def test_a_word_that_is_on_no_list_is_the_card_that_is_shown(hall: Stage):
    spanish_check(hall)
    type_at_focus("zzzyx")
    hall.press("Alt+C")
    hall.settle()
    assert glance(hall).glance.lack is Lack.NOT_IN_FILE
    assert glance(hall).glance.written == "zzzyx"
