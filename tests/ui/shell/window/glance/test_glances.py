"""A card over the page that names it: shown by the key, put away by Esc, the focus where it was."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from judgekit.domain.setup.commands import CreateTournament
from judgekit.engine.ports.decks import DeckSources
from judgekit.storage.decklists.files import StoredDecklists
from judgekit.ui.shell.window.glance.glances import CardGlances
from judgekit.views.cards.cards_here import CardsHere
from tests.card_fakes import LANTERN, SPLIT, CardFakes, without_card_file
from tests.keyboard import press
from tests.seen import words_of
from tests.ui.deck_checks.lists.lists_fakes import TwoFormats

ALARM_LINE = 48


class Judge:
    """Reads a card over a page whose field has the focus."""

    def __init__(self, glances: CardGlances, window, plain, wait) -> None:
        self.glances, self.window, self.page, self._wait = glances, window, plain, wait

    def press(self, *keys: str) -> Judge:
        press(self.window, *keys)
        self._wait()
        return self

    def ask(self) -> Judge:
        """Press the key of cards."""
        self.glances.press()
        self._wait()
        return self

    @property
    def words(self) -> str:
        assert self.glances.view is not None
        return "\n".join(words_of(self.glances.view))

    @property
    def spoken(self) -> str:
        assert self.glances.view is not None
        return self.glances.view.accessibleName()

    @property
    def is_shown(self) -> bool:
        return self.glances.view is not None


@pytest.fixture
def cards() -> CardFakes:
    return CardFakes()


@pytest.fixture
def opened() -> list[str]:
    """The cards whose whole page was asked for."""
    return []


@pytest.fixture
def judge(  # noqa: PLR0917
    window, plain, with_services, bridge, cards, opened, tasks, qtbot
) -> Judge:
    bridge.create(CreateTournament(name="Spring Open", format="modern", date="2026-11-21"))

    def open_card(name: str, _found_in: str) -> None:
        opened.append(name)
        window.go("rules")

    services = with_services(
        decks=lambda: DeckSources(StoredDecklists(), cards, TwoFormats()), open_card=open_card
    )
    covered = {"height": 0}
    glances = CardGlances(services, window.navigation, window.area, lambda: covered["height"])
    plain.cards_named = lambda: CardsHere((LANTERN.name, SPLIT.name))
    window.go("plain")
    judge = Judge(glances, window, plain, lambda: qtbot.waitUntil(lambda: not tasks.is_busy()))
    judge.covered = covered
    return judge


def test_a_card_is_shown_over_the_page_and_esc_puts_it_away(judge):
    judge.ask()
    assert "Lantern of the Ninth Gate" in judge.spoken
    assert "Legal in Modern. Card file of 9 November 2026." in judge.words
    assert "Newest of 3 ruling(s), 8 May 2026" in judge.words
    assert QApplication.focusWidget() is judge.page.field

    judge.press("Esc")
    assert not judge.is_shown
    assert QApplication.focusWidget() is judge.page.field


def test_typing_goes_on_where_the_focus_is_and_puts_the_card_away(judge):
    judge.ask().press("4")
    assert judge.page.field.text() == "4"
    assert not judge.is_shown


def test_the_player_reads_it_in_another_language_with_the_english_below(judge):
    judge.ask()
    assert judge.glances.view.language == "es"  # the first that isn't English
    assert "Farol de la Novena Puerta" in judge.words
    assert "Lantern of the Ninth Gate" in judge.words

    judge.press("Right")
    assert judge.glances.view.language == "en"
    assert "Farol de la Novena Puerta" not in judge.words
    assert judge.page.field.text() == ""


def test_the_next_card_named_there_keeps_the_language(judge):
    judge.ask().press("Alt+Right")
    assert judge.glances.view.glance.name == SPLIT.name
    assert "Brasa // Escarcha" in judge.words
    judge.press("Alt+Left")
    assert judge.glances.view.glance.name == LANTERN.name


def test_the_key_again_opens_the_whole_page_and_the_way_back_leads_to_the_same_field(
    judge, opened, qtbot
):
    judge.ask().ask()
    assert opened == [LANTERN.name]
    assert not judge.is_shown

    judge.window.leave()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is judge.page.field)


def test_the_card_goes_with_the_row(judge, qtbot):
    judge.ask()
    judge.page.cards_named = lambda: CardsHere((SPLIT.name,))
    judge.press("Down")
    qtbot.waitUntil(lambda: judge.glances.view.glance.name == SPLIT.name)
    judge.page.cards_named = CardsHere
    judge.press("Up")
    qtbot.waitUntil(lambda: not judge.is_shown)


def test_what_is_selected_in_a_field_is_a_name_and_its_text_is_searched(judge):
    judge.page.cards_named = CardsHere
    judge.page.field.setText("drew off [ember // rime]")
    assert judge.ask().glances.view.glance.name == SPLIT.name
    judge.press("Esc")
    judge.page.field.setText("a farol de la novena puerta")
    judge.page.field.setSelection(2, 25)
    assert judge.ask().glances.view.glance.name == LANTERN.name


def test_without_a_card_file_one_sentence_says_which_to_bring(judge, cards):
    cards.__dict__.update(without_card_file().__dict__)
    judge.ask()
    assert judge.spoken.startswith("No card file is loaded: bring “All Cards” from Scryfall")
    assert "“AtomicCards” from MTGJSON" in judge.spoken
    assert judge.ask().is_shown  # there is no whole page to go to


def test_it_leaves_alarms_over_the_page_their_room(judge):
    judge.ask()
    area = judge.window.area.rect()
    assert area.contains(judge.glances.view.geometry())

    judge.covered["height"] = ALARM_LINE
    judge.window.area.resized.emit()
    assert judge.glances.view.geometry().bottom() < area.bottom() - ALARM_LINE


def test_a_click_beside_it_puts_it_away_and_one_on_it_does_not(judge):
    judge.ask()
    view = judge.glances.view
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert judge.is_shown
    QTest.mouseClick(judge.page.field, Qt.MouseButton.LeftButton)
    assert not judge.is_shown


def test_nothing_in_it_takes_the_focus(judge):
    judge.ask()
    for part in judge.glances.view.findChildren(type(judge.page.field).__mro__[1]):
        assert part.focusPolicy() is Qt.FocusPolicy.NoFocus, part


def test_while_the_mouse_rests_it_is_shown_and_clicks_reach_the_page(judge, qtbot):
    field = judge.page.field
    place = QRect(field.mapToGlobal(QPoint(0, 0)), field.size())
    QCursor.setPos(place.center())
    judge.glances.point_at(CardsHere((LANTERN.name,)), place)
    qtbot.waitUntil(lambda: judge.is_shown)
    assert judge.glances.view.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    QCursor.setPos(place.bottomRight() + QPoint(40, 40))
    qtbot.waitUntil(lambda: not judge.is_shown)


def test_the_mouse_alone_says_nothing_where_no_card_is_found(judge):
    QCursor.setPos(QPoint(5, 5))
    judge.glances.point_at(CardsHere(("Nobody",)), QRect(0, 0, 10, 10))
    judge.press()
    assert not judge.is_shown
