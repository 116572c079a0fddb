"""A floor judge without a network, one hand free: from a deck check to a card, to the player, to
its ruling, to the rule of its keyword and back, by the mouse alone but for its name, or by keys."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from judgekit.domain.cards.card import CardFace, Ruling
from judgekit.domain.deck_checks.commands import StartDeckCheck, TakeDecklists
from judgekit.ui.deck_checks.check.deck.list_view import DeckList
from judgekit.ui.deck_checks.check.deck.tick_field import TickField
from judgekit.ui.deck_checks.check.view import CheckView
from judgekit.ui.look import ThemeChoice
from judgekit.ui.rules.cards.rule_row import RuleRow
from judgekit.ui.rules.cards.view import CardsView
from judgekit.ui.rules.reading.bar import ReadingBar
from judgekit.ui.rules.reading.controller import ReadingController
from judgekit.ui.shell.commands.find_list import FindList
from judgekit.ui.shell.parts.cards.answer_window import CardAnswer
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from tests.card_fakes import CARDS, CardFakes, card, printed
from tests.journeys import day_pictures
from tests.journeys.card_pictures import comprehensive_rules
from tests.journeys.deck_pictures import BURN, CONSTRICTOR, registered
from tests.journeys.judge_at_work import JudgeAtWork
from tests.journeys.mouse import Mouse
from tests.seen import part, words_of

SPLIT = card(
    "Kindle // Bramble",
    CardFace("Kindle", "{1}{R}", "Instant", "Kindle deals 2 damage to any target.", "R"),
    CardFace(
        "Bramble", "{B}", "Instant", "Target creature gains deathtouch until end of turn.", "B"
    ),
    layout="split",
    printings=(
        printed(
            "es",
            ("Encender", "Instantáneo", "Encender hace 2 puntos de daño a cualquier objetivo."),
            (
                "Zarzal",
                "Instantáneo",
                "La criatura objetivo gana la habilidad de toque mortal hasta el final del turno.",
            ),
        ),
    ),
    rulings=(Ruling("2025-03-07", "You choose which half you cast first."),),
)


class Dress(NamedTuple):
    size: tuple[int, int]
    percent: int
    language: str
    theme: ThemeChoice


DRESSES = (
    Dress((1280, 800), 100, "en", ThemeChoice.LIGHT),
    Dress((1024, 700), 160, "ru", ThemeChoice.DARK),
    Dress((800, 800), 160, "es", ThemeChoice.HIGH_CONTRAST),
)


@pytest.fixture(params=DRESSES, ids=lambda dress: f"{dress.language}-{dress.percent}")
def floor_judge(with_cards, request) -> JudgeAtWork:
    """A judge in a deck check of two lists, of which the second has the focus."""
    judge: JudgeAtWork = with_cards(CardFakes((*CARDS, SPLIT)), comprehensive=comprehensive_rules())
    dress: Dress = request.param
    judge.stage.program.preferences.change(
        interface_language=dress.language, text_percent=dress.percent, theme=dress.theme.value
    )
    judge.window.resize(*dress.size)
    lists = (registered("Ann Lind3", CONSTRICTOR), registered("Bo Kask3", BURN))
    day_pictures.do(judge.stage, TakeDecklists(lists), StartDeckCheck(3, stage="start-of-match"))
    judge.keys("Ctrl+4", "F3")
    judge.stage.settle(400)
    return judge


class Place(NamedTuple):
    """Where a judge is in a check: what is seen of each deck, which one is typed into, and where on
    the screen."""

    scrolled: tuple[int, ...]
    counted: tuple[tuple[str, int], ...]
    typed_into: str
    at: QPoint


def place(judge: JudgeAtWork) -> Place:
    view = part(judge.window, CheckView)
    assert view.isVisible()
    lists = view.findChildren(DeckList)
    counted = [(row.name, row.count) for each in lists for row in each.deck.rows if row.count]
    here = QApplication.focusWidget()
    assert isinstance(here, TickField)
    return Place(
        tuple(each.verticalScrollBar().value() for each in lists),
        tuple(counted),
        here.accessibleName(),
        here.mapTo(judge.window, QPoint()),
    )


def row_of(window: QWidget, number: str) -> RuleRow:
    rows = [each for each in window.findChildren(RuleRow) if each.isVisible()]
    (row,) = [each for each in rows if each.text().startswith(f"{number} ")]
    return row


def language(choices: SegmentedButtons, code: str) -> QAbstractButton:
    (found,) = [each for each in choices.findChildren(QAbstractButton) if each.text() == code]
    return found


def is_seen_whole(widget: QWidget) -> bool:
    return widget.visibleRegion().boundingRect() == widget.rect()


class OneHand:
    """The mouse at the window, and the keyboard for what has to be typed."""

    def __init__(self, judge: JudgeAtWork) -> None:
        self.judge, self.window = judge, judge.window
        self.mouse = Mouse()

    def click(self, widget: QWidget, place: QRect | None = None) -> None:
        self.mouse.click(widget, place)
        self.judge.stage.settle(80)

    def tick(self, deck: DeckList, at: int) -> None:
        """Tick the card of that row, by its name."""
        self.mouse.scroll_to_row(deck, deck.rows.index(at))
        row = deck.visualRect(deck.rows.index(at))
        self.click(deck.viewport(), row.adjusted(0, 0, -row.width() * 2 // 3, 0))

    def find(self, typed: str, name: str, qtbot: QtBot) -> CardsView:
        """Type into the one field, and click the row of that card."""
        finding = self.window.command_bar.find
        finding.prepare()
        qtbot.waitUntil(finding.can_answer)
        self.click(self.window.top_bar.field)
        self.judge.write(typed)
        found = part(self.window, FindList)
        qtbot.waitUntil(lambda: any(each.found.id == name for each in found.rows()))
        self.judge.stage.settle(100)
        at = next(at for at, each in enumerate(found.rows()) if each.found.id == name)
        self.click(found, found.place(at))
        cards = part(self.window, CardsView)
        assert cards.isVisible()
        return cards

    def show_to_player(self, cards: CardsView) -> str:
        """Open the answer card, turn it, look at another language, and close it; what it said."""
        self.click(cards.bar.buttons["cards.answer"])
        (answer,) = (
            each for each in QApplication.topLevelWidgets() if isinstance(each, CardAnswer)
        )
        said = answer.face.accessibleName()
        self.click(answer.foot.button("card.turn"))
        self.click(language(answer.foot.languages, "EN"))
        assert answer.language == "en"
        self.click(language(answer.foot.languages, "ES"))
        assert answer.face.accessibleName() == said
        closed: list[str] = []
        answer.closed.connect(closed.append)
        self.click(answer.foot.button("card.close"))
        assert closed == ["es"]
        return said


def test_from_a_deck_check_to_a_card_its_player_its_rule_and_back(
    floor_judge: JudgeAtWork, qtbot: QtBot
):
    hand, window = OneHand(floor_judge), floor_judge.window
    decks = [each for each in part(window, CheckView).findChildren(DeckList) if each.isVisible()]
    hand.tick(decks[-1], 9)
    before = place(floor_judge)
    assert before.counted == (("Skewer the Critics", 1),)
    assert "Bo Kask3" in before.typed_into

    cards = hand.find("zarzal", SPLIT.name, qtbot)
    said = hand.show_to_player(cards)
    assert said.startswith("Encender // Zarzal. ")
    assert said.index("gana la habilidad de toque mortal") < said.index("gains deathtouch")

    hand.click(language(part(cards.paper.head, SegmentedButtons), "ES"))
    assert "Encender // Zarzal" in words_of(cards)
    ruling = cards.paper.rulings.rulings[0]
    hand.mouse.scroll_to(ruling)
    assert is_seen_whole(ruling)

    hand.click(row_of(cards, "702.2"))
    current = part(window, ReadingController).current
    assert current is not None
    assert current.ref == "702.2"
    back = part(window, ReadingBar).findChildren(Button)[0]
    hand.click(back)
    assert cards.isVisible()
    assert "Encender // Zarzal" in words_of(cards)
    hand.click(cards.bar.buttons["cards.leave"])
    assert window.navigation.here == "decks"
    assert place(floor_judge) == before


def test_the_same_by_keys(floor_judge: JudgeAtWork, qtbot: QtBot):
    judge, window = floor_judge, floor_judge.window
    judge.keys("F6").write("ske4").stage.settle(60)
    before = place(judge)
    assert before.counted == (("Skewer the Critics", 4),)

    finding = window.command_bar.find
    finding.prepare()
    qtbot.waitUntil(finding.can_answer)
    judge.keys("Ctrl+K").write("zarzal")
    found = part(window, FindList)

    qtbot.waitUntil(lambda: found.rows()[0].found.id == SPLIT.name)
    judge.keys("Return")
    judge.stage.settle(60)
    cards = part(window, CardsView)

    judge.keys("A")
    judge.stage.settle(60)
    windows = QApplication.topLevelWidgets()
    (answer,) = [each for each in windows if isinstance(each, CardAnswer)]
    assert answer.face.accessibleName().startswith("Encender // Zarzal. ")
    judge.keys("T", "1", "2", "Esc")
    judge.stage.settle(60)
    judge.keys("2", "R")
    assert is_seen_whole(cards.paper.rulings.rulings[0])
    assert cards.paper.rulings.rulings[0].hasFocus()

    judge.keys("K")
    while not row_of(cards, "702.2").hasFocus():
        judge.keys("Tab")
    assert is_seen_whole(row_of(cards, "702.2"))
    judge.keys("Return")
    current = part(window, ReadingController).current
    assert current is not None
    assert current.ref == "702.2"
    judge.keys("Esc", "Esc")
    assert window.navigation.here == "decks"
    assert place(judge) == before
