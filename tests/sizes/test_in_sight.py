"""What matters most of a state is in sight without scrolling, in large letters too."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QWidget

from judgekit.ui.calls.call.pane import CallPane
from judgekit.ui.calls.list_delegate import CallsRows
from judgekit.ui.clock.draft.panel import DraftPanel
from judgekit.ui.deck_checks.check.deck.findings_panel import FindingsPanel
from judgekit.ui.deck_checks.check.deck.list_view import DeckList
from judgekit.ui.deck_checks.check.deck.tick_field import TickField
from judgekit.ui.deck_checks.check.due_line import DueLine
from judgekit.ui.deck_checks.check.time_head import TimeHead
from judgekit.ui.look import ThemeChoice
from judgekit.ui.rules.cards.card_list import CardList, plain_name
from judgekit.ui.widgets.labels import Label
from tests.journeys.card_pictures import LANTERN, opened
from tests.journeys.screenshot_states import STATES
from tests.journeys.stage import Stage
from tests.sizes.painted_words import ELLIPSIS, painted_words
from tests.sizes.walk import LANGUAGES, SIZES, Dress, arranged, put_on

LARGE = 160
STATE = {state.name: state for state in STATES}

Important = Callable[[QWidget], Sequence[QWidget]]


@pytest.fixture
def stage(tmp_path: Path, rules_provider, in_utc, qtbot) -> Iterator[Stage]:
    stage = Stage(tmp_path, rules_provider)
    stage.program.open()
    stage.wait_for_library()
    stage.settle(30)
    yield stage
    stage.leave()


def only(window: QWidget, kind: type[QWidget]) -> QWidget:
    """The one widget of that class that is shown."""
    (found,) = (each for each in window.findChildren(kind) if each.isVisible())
    return found


def of_open_call(window: QWidget) -> list[QWidget]:
    """Its main button, and what to tell the table if it is closed now."""
    pane = only(window, CallPane)
    told = [each for each in pane.findChildren(Label) if "−04:20" in each.text()]
    return [pane.close_call, *told]


def of_draft(window: QWidget) -> list[QWidget]:
    """The seconds and the call, and the main button."""
    panel = only(window, DraftPanel)
    return [panel.view, panel.foot.go]


def out_of_sight(stage: Stage, name: str, important: Important, *keys: str) -> Iterator[str]:
    """What of the important isn't seen whole in a large letter, at any size and language."""
    with arranged(stage, STATE[name]) as window:
        for key in keys:
            stage.press(key)
        for size, language in product(SIZES, LANGUAGES):
            dress = Dress(size, LARGE, language, ThemeChoice.LIGHT)
            put_on(stage, dress, window)
            widgets = important(window)
            assert len(widgets) > 1
            for each in widgets:
                if each.visibleRegion().boundingRect() != each.rect():
                    yield f"{dress.words()}: {each.accessibleName() or each.text()}"


def test_an_open_call_shows_its_main_button_and_what_to_tell_the_table(stage):
    assert list(out_of_sight(stage, "calls", of_open_call)) == []


def test_the_chosen_row_is_in_sight_above_the_call_that_it_is(stage):
    with arranged(stage, STATE["calls-tell-again"]) as window:
        for size in SIZES[:2]:
            put_on(stage, Dress(size, LARGE, "en", ThemeChoice.LIGHT), window)
            rows = only(window, CallsRows)
            chosen = rows.visualRect(rows.currentIndex())
            assert rows.currentIndex().row() == 2
            assert rows.viewport().rect().contains(chosen)


@pytest.mark.parametrize("keys", [(), ("Space",)], ids=["running", "paused"])
def test_a_draft_shows_its_call_and_its_main_button(stage, keys):
    assert list(out_of_sight(stage, "draft", of_draft, *keys)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deck_is_shown_from_the_time_down_to_its_findings(stage, language):
    put_on(stage, Dress(SIZES[0], LARGE, language, ThemeChoice.LIGHT), stage.window)
    stage.open("decks")
    STATE["glance-check"].arrange(stage)
    stage.press("Esc")
    stage.settle(100)
    watch = only(stage.window, TimeHead).watch
    panel = next(each for each in stage.window.findChildren(FindingsPanel) if each.isVisible())
    for each in (watch, panel):
        assert each.visibleRegion().boundingRect() == each.rect()


@pytest.mark.parametrize("size", SIZES[:2], ids=["small", "usual"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deck_shows_the_beginning_of_its_first_finding_below_their_number(stage, language, size):
    with arranged(stage, STATE["deck-check"]) as window:
        put_on(stage, Dress(size, LARGE, language, ThemeChoice.LIGHT), window)
        panels = [each for each in window.findChildren(FindingsPanel) if each.isVisible()]
        lines = [one for each in panels for one in each.findChildren(Label) if "Rift" in one.text()]
        assert lines
        line_height = lines[0].fontMetrics().height()
        assert lines[0].visibleRegion().boundingRect().height() >= line_height
        rows = [each for each in window.findChildren(DeckList) if each.isVisible()]
        assert all(each.viewport().height() >= 2 * each.sizeHintForRow(1) for each in rows)
        watch = only(window, TimeHead).watch
        assert watch.visibleRegion().boundingRect() == watch.rect()


def of_deck_check(window: QWidget) -> list[QWidget]:
    """The time, the button that returns the decks, what that would give, and what is open."""
    head, due = only(window, TimeHead), only(window, DueLine)
    told = [each for each in due.findChildren(Label) if each.isVisible() and each.text()]
    return [head.watch, head.return_now, *told]


@pytest.mark.parametrize("name", ["deck-check-marked", "deck-check-team"])
def test_who_returns_decks_sees_the_time_what_it_gives_and_what_has_no_penalty(stage, name):
    with arranged(stage, STATE[name]) as window:
        for size, language in product((*SIZES, (800, 800)), LANGUAGES):
            put_on(stage, Dress(size, LARGE, language, ThemeChoice.LIGHT), window)
            widgets = of_deck_check(window)
            assert len(widgets) == (4 if name == "deck-check-marked" else 3)
            for each in widgets:
                assert each.visibleRegion().boundingRect() == each.rect()
            assert all(not each.wordWrap() or one_line(each) for each in widgets[2:])


def one_line(label: QWidget) -> bool:
    return label.height() < 2 * label.fontMetrics().height()


@pytest.mark.parametrize("size", [(1024, 700), (800, 800)], ids=["small", "square"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_a_deck_check_is_cut_in_large_letters(stage, language, size):
    with arranged(stage, STATE["deck-check-marked"]) as window:
        put_on(stage, Dress(size, LARGE, language, ThemeChoice.LIGHT), window)
        for kind in (TimeHead, DueLine, FindingsPanel, TickField, DeckList):
            for shown in (each for each in window.findChildren(kind) if each.isVisible()):
                for each in (shown, *shown.findChildren(QWidget)):
                    if each.isVisible():
                        cut = [one.words for one in painted_words(each) if ELLIPSIS in one.words]
                        assert not cut, (each, each.geometry(), each.parentWidget().geometry())
        offered = [each.nothing_more for each in window.findChildren(FindingsPanel)]
        assert any(each.isVisible() for each in offered)


def inked(rows: DeckList, at: QRect) -> bool:
    """Whether anything is drawn at that place of the rows."""
    image = rows.viewport().grab(at).toImage()
    colours = {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}
    return len(colours) > 1


def test_a_card_to_tick_is_marked_by_colour_and_type_beside_a_name_that_can_be_read(stage):
    with arranged(stage, STATE["glance-check"]) as window:
        stage.press("Esc")
        put_on(stage, Dress(SIZES[0], LARGE, "en", ThemeChoice.LIGHT), window)
        for rows in (each for each in window.findChildren(DeckList) if each.isVisible()):
            cards = [row.name for row in rows.deck.rows if not row.is_heading]
            painted = painted_words(rows.viewport())
            names = [
                each
                for each in painted
                if any(card.startswith(each.words.rstrip(ELLIPSIS)) for card in cards)
                and len(each.words) > 1
            ]
            assert len(names) >= 2
            for name in names:
                assert name.words in cards or len(name.words) > 8
                sign_end = stage.program.look.theme.px(24 + 20)
                beside = QRect(
                    QPoint(sign_end, name.rect.top()),
                    QPoint(name.rect.left() - 1, name.rect.bottom()),
                )
                assert inked(rows, beside)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["lantern", "taro", "lowport", "howling"])
def test_the_names_of_found_cards_are_read_whole(stage, language, typed):
    put_on(stage, Dress(SIZES[0], LARGE, language, ThemeChoice.LIGHT), stage.window)
    opened(LANTERN, typed=typed)(stage)
    listed = only(stage.window, CardList)
    size = QFontInfo(stage.program.look.theme.font()).pixelSize()
    painted = [each for each in painted_words(listed.viewport()) if round(each.size) == size]
    for at, row in enumerate(listed.rows.rows):
        place = listed.visualRect(listed.rows.index(at))
        if not listed.viewport().rect().contains(place):
            continue
        lines = [each for each in painted if place.contains(each.rect.center())]
        assert "".join(each.words for each in lines).replace(" ", "") == "".join(
            plain_name(row).split()
        )
        assert all(place.contains(each.rect.adjusted(0, 4, 0, -4)) for each in lines)
    assert listed.rows.rows
