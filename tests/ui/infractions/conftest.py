"""The Infractions page, and a judge who uses it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from judgekit.domain.clock.commands import StartRound
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.infractions.state import WrittenPenalty
from judgekit.domain.setup.commands import CreateTournament, TakePairings
from judgekit.domain.setup.events import PairedTable, StaffMember
from judgekit.domain.shared.refusal import Refusal
from judgekit.ui.infractions.entry.policy_text import FlowingText
from judgekit.ui.infractions.page import InfractionsPage
from judgekit.ui.widgets.actions import bind
from tests.keyboard import press, type_at_focus
from tests.seen import text_of

STAFF = (StaffMember("S. Kim", "head-judge"), StaffMember("M. Silva", "floor-judge"))
PAIRINGS = (
    PairedTable(12, ("A. Rossi", "L. Petrova")),
    PairedTable(13, ("Müller, Jörg", "K. Bauer")),
)
DAY = "2026-11-21"


class Judge:
    """Presses keys at the focused widget and reads the texts on the screen."""

    def __init__(self, page: InfractionsPage, bridge, hand_clock) -> None:
        assert page.controller is not None
        self.page, self.controller, self.bridge, self.clock = (
            page,
            page.controller,
            bridge,
            hand_clock,
        )

    def press(self, *keys: str) -> None:
        press(self.page.widget(), *keys)

    def type(self, text: str) -> None:
        type_at_focus(text)

    def say(self, words: str) -> None:
        """Type into the finder's field, replacing its text."""
        self.press("Ctrl+F")
        self.controller.finder.field.clear()
        self.type(words)

    def consider(self, words: str, player: str) -> None:
        """Consider that infraction, for that player."""
        self.controller.panel.whose.clear()
        self.say(words)
        self.controller.panel.whose.show_player(player)

    def give(self, player: str, infraction: str, penalty: str = "warning", **fields) -> None:
        """Record a penalty, half an hour before."""
        command = IssuePenalty(player, infraction, penalty, **{"day": DAY, **fields})
        assert not isinstance(self.bridge.submit(command), Refusal)
        self.clock.pass_time(1800)

    @property
    def listed(self) -> list[str]:
        return [row.spoken() for row in self.controller.finder.list.rows.rows]

    @property
    def chosen(self) -> str:
        row = self.controller.finder.list.row()
        return row.words if row else ""

    @property
    def read(self) -> str:
        """The texts in the middle of the page."""
        self.controller.show_rest()
        entry = self.controller.entry
        texts = [each.toPlainText() for each in entry.findChildren(FlowingText)]
        return "\n".join((text_of(entry, "title"), *texts))

    @property
    def steps(self) -> list[str]:
        return [line.state.value for line in self.controller.entry.steps.lines()]

    @property
    def questions(self) -> list[str]:
        return [row.spoken() for row in self.controller.finder.questions.rows.rows]

    @property
    def verdict(self) -> tuple[str, str]:
        return self.controller.panel.verdict.words()

    @property
    def written(self) -> tuple[WrittenPenalty, ...]:
        return self.bridge.state.infractions.penalties

    @property
    def last(self):
        return self.written[-1].issued


@pytest.fixture
def show(dependencies, bridge, hand_clock, qtbot) -> Callable[..., Judge]:
    """Shows the page, with some services replaced."""

    def shown(with_services=dependencies, size=(1180, 700)) -> Judge:
        page = InfractionsPage(with_services)
        qtbot.addWidget(page.widget())
        bind(page.widget(), page.actions())
        page.widget().resize(*size)
        with qtbot.waitActive(page.widget()):
            page.widget().show()
            page.widget().activateWindow()
        page.focus()
        return Judge(page, bridge, hand_clock)

    return shown


@pytest.fixture
def judge(show, bridge) -> Judge:
    """A judge in the first round of a competitive tournament, at ten in the morning."""
    bridge.create(CreateTournament(name="Spring Open", rel="competitive", staff=STAFF))
    bridge.submit(TakePairings(1, PAIRINGS))
    bridge.submit(StartRound())
    return show()
