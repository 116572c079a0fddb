"""Colour and type beside the names of a deck that is ticked off, and the card of a row."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QTimer
from PySide6.QtGui import QCursor

from judgekit.domain.clock.commands import StartRound
from judgekit.domain.deck_checks.commands import TakeDecklists
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.setup.commands import CreateTournament, TakePairings
from judgekit.engine.ports.decks import DeckSources
from judgekit.storage.decklists.files import StoredDecklists
from judgekit.ui.deck_checks.page import DeckChecksPage
from judgekit.ui.widgets.actions import bind
from judgekit.views.cards.cards_here import CardsHere
from judgekit.views.deck_checks.card_marks import CardKind, CardMark
from tests.card_fakes import CardFakes, without_card_file
from tests.domain.formats.listed import decklist
from tests.ui.deck_checks.conftest import PAIRINGS, CheckingJudge
from tests.ui.deck_checks.lists.lists_fakes import TwoFormats

DECK = decklist("4 Ember // Rime, 4 Rusted Half, 52 Snow-Covered Fen | 3 Drowned Lantern")
SENTENCE = "No card file is loaded"


@pytest.fixture
def pointed() -> list[tuple[CardsHere, QRect]]:
    return []


@pytest.fixture
def start(  # noqa: PLR0917
    with_services, bridge, hand_clock, qtbot, tasks, pointed
):
    """Begins a check of both players' decks with these cards."""

    def started(cards: CardFakes) -> CheckingJudge:
        sources = DeckSources(StoredDecklists(), cards, TwoFormats())
        services = with_services(
            decks=lambda: sources, point_at_card=lambda *given: pointed.append(given)
        )
        bridge.create(CreateTournament(name="Open", format="modern", date="2026-11-21"))
        bridge.submit(TakePairings(1, PAIRINGS))
        lists = tuple(RegisteredList(name, DECK) for name in ("A. Rossi", "L. Petrova"))
        bridge.submit(TakeDecklists(lists))
        bridge.submit(StartRound())
        page = DeckChecksPage(services)
        qtbot.addWidget(page.widget())
        bind(page.widget(), page.actions())
        page.widget().resize(1180, 700)
        with qtbot.waitActive(page.widget()):
            page.widget().show()
            page.widget().activateWindow()
        judge = CheckingJudge(page, bridge, hand_clock, [], lambda: None).start()
        late = page.controller.showing.findChildren(QTimer)
        qtbot.waitUntil(lambda: not tasks.is_busy() and not any(each.isActive() for each in late))
        return judge

    return started


def test_each_card_is_marked_by_its_colours_and_its_type(start):
    judge = start(CardFakes())
    marks = judge.pane().list.deck.marks
    assert marks["Ember // Rime"] == CardMark("UR", CardKind.INSTANT, "Ember // Rime")
    assert marks["Snow-Covered Fen"] == CardMark("", CardKind.LAND, "Snow-Covered Fen")


def test_without_a_card_file_there_are_no_marks_and_one_panel_says_which_to_bring(start):
    judge = start(without_card_file())
    assert judge.pane().list.deck.marks == {}
    said = [words for at in (0, 1) for words in judge.found(at) if words.startswith(SENTENCE)]
    assert len(said) == 1


def test_the_card_named_here_is_that_which_enter_would_tick_then_that_which_came_last(start):
    judge = start(CardFakes())
    here = judge.page.cards_named()
    assert here.names[0] == "Ember // Rime"
    assert here.at == 0

    judge.type("rus")
    here = judge.page.cards_named()
    assert here.names[here.at] == "Rusted Half"

    judge.press("Return").type("4")
    here = judge.page.cards_named()
    assert here.names[here.at] == "Rusted Half"


def test_where_the_mouse_rests_on_a_name_its_card_is_shown_and_not_on_the_buttons(start, pointed):
    judge = start(CardFakes())
    rows = judge.pane().list
    place = rows.visualRect(rows.rows.index(1))
    QCursor.setPos(rows.viewport().mapToGlobal(place.topLeft() + QPoint(80, 10)))
    rows.resting.go_to(rows.rows.index(1))
    rows.resting.timer.timeout.emit()
    (given,) = pointed
    assert given[0] == CardsHere(("Rusted Half",))

    QCursor.setPos(rows.viewport().mapToGlobal(place.topRight() - QPoint(20, -10)))
    rows.resting.timer.timeout.emit()
    assert len(pointed) == 1
