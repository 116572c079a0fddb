"""The Deck checks page, and a judge who uses it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QCursor

from judgekit.domain.clock.commands import StartRound
from judgekit.domain.deck_checks.commands import StartDeckCheck, TakeDecklists
from judgekit.domain.deck_checks.tick_off import counted
from judgekit.domain.decklists.decklist import Decklist
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.setup.commands import CreateTournament, TakePairings
from judgekit.domain.setup.events import PairedTable, StaffMember
from judgekit.domain.shared.refusal import Refusal
from judgekit.ui.deck_checks.page import DeckChecksPage
from judgekit.ui.widgets.actions import bind
from tests.bundled_policy import bundled_policy
from tests.domain.formats.listed import decklist
from tests.keyboard import press, tab_as_in_the_window, type_at_focus
from tests.seen import text_of

STAFF = (StaffMember("S. Kim", "head-judge"), StaffMember("T. Weber", "floor-judge"))
PAIRINGS = (PairedTable(23, ("A. Rossi", "L. Petrova")), PairedTable(24, ("K. Bauer", "I. Novak")))
ROSSI = decklist("4 Winding Constrictor, 3 Rishkar, 2 Walk the Plank, 51 Forest | 3 Duress")
CORNER = QPoint(0, 0)
"""Where the mouse is before any test."""
PETROVA = decklist("4 Goblin Guide, 4 Rift Bolt, 52 Mountain | 3 Skullcrack, 12 Plains")


class CheckingJudge:
    """Presses keys at the focused widget and reads the texts on the screen."""

    def __init__(self, page: DeckChecksPage, bridge, hand_clock, said: list, drain) -> None:
        self.page, self.controller, self.bridge, self.clock = (
            page,
            page.controller,
            bridge,
            hand_clock,
        )
        self.said, self._drain = said, drain
        """What was passed to the page that records penalties."""

    def press(self, *keys: str) -> CheckingJudge:
        press(self.page.widget(), *keys)
        return self

    def drain(self) -> CheckingJudge:
        """Let everything in the background come to its end."""
        self._drain()
        return self

    def type(self, text: str) -> CheckingJudge:
        type_at_focus(text)
        return self

    def pass_time(self, seconds: float) -> CheckingJudge:
        self.clock.pass_time(seconds)
        self.bridge.second.emit(self.bridge.now())
        return self

    def do(self, command) -> CheckingJudge:
        assert not isinstance(self.bridge.submit(command), Refusal)
        return self

    def start(self, table: int = 23, stage: str = "start-of-match", **fields) -> CheckingJudge:
        """Take the decks of that table, and show them."""
        self.do(StartDeckCheck(table, stage=stage, **fields))
        self.page.open_check(table)
        return self

    def tick(self, text: str) -> CheckingJudge:
        """Tick `4 Forest, 3 Duress`: by the whole name and a digit, at most nine at a time."""
        for card in decklist(text).main:
            left = card.count
            while left:
                self.type(f"{card.name}{min(left, 9)}")
                left -= min(left, 9)
        return self

    def whole(self, list_: Decklist) -> CheckingJudge:
        """Tick all cards of the list in their registered parts."""
        self.tick(", ".join(f"{card.count} {card.name}" for card in list_.main)).press("F5")
        self.tick(", ".join(f"{card.count} {card.name}" for card in list_.sideboard))
        return self.press("F5")

    @property
    def check(self):
        return self.bridge.state.deck_checks.entered.things[-1]

    def counted(self, deck: int = 0) -> dict[str, int]:
        """The ticked cards of the main deck."""
        found = self.controller.current.deck(deck)
        assert found is not None
        return {card.name: card.count for card in counted(found.line.off).main}

    def pane(self, at: int = 0):
        return self.controller.view.panes[at]

    def player(self, at: int = 0) -> str:
        """The deck's player."""
        return text_of(self.pane(at), "player")

    def rows(self, at: int = 0) -> list[str]:
        model = self.pane(at).list.deck
        return [model.data(model.index(row)) for row in range(model.rowCount())]

    def found(self, at: int = 0) -> list[str]:
        return self.pane(at).findings.words()

    def field(self, at: int = 0) -> str:
        return self.pane(at).field.words()


@pytest.fixture
def drain(tasks, qtbot) -> Callable[[], None]:
    """Lets everything in the background come to its end."""
    return lambda: qtbot.waitUntil(lambda: not tasks.is_busy())


@pytest.fixture
def show(with_services, bridge, hand_clock, drain, qtbot) -> Callable[..., CheckingJudge]:
    """Shows the page."""

    def shown(size=(1180, 700)) -> CheckingJudge:
        said: list = []
        services = with_services(begin_penalty=said.append, policy=bundled_policy())
        page = DeckChecksPage(services)
        qtbot.addWidget(page.widget())
        bind(page.widget(), page.actions())
        page.widget().resize(*size)
        QCursor.setPos(CORNER)  # where an earlier test left it, the list may lie
        with qtbot.waitActive(page.widget()):
            tab_as_in_the_window(page.widget()).show()
            page.widget().activateWindow()
        page.focus()
        return CheckingJudge(page, bridge, hand_clock, said, drain)

    return shown


@pytest.fixture
def judge(show, bridge) -> CheckingJudge:
    """A judge in the first round of a competitive tournament, both lists of table 23 registered."""
    bridge.create(
        CreateTournament(
            name="Spring Open", rel="competitive", format="modern", players=119, staff=STAFF
        )
    )
    bridge.submit(TakePairings(1, PAIRINGS))
    lists = (RegisteredList("A. Rossi", ROSSI), RegisteredList("L. Petrova", PETROVA))
    bridge.submit(TakeDecklists(lists))
    bridge.submit(StartRound())
    return show()
