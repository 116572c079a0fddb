"""The Choose view, used by a head judge, and a hall to choose from."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QLabel

from judgekit.domain.clock.commands import StartRound
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.setup.commands import CreateTournament, TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.round_clock import MAIN_CLOCK
from judgekit.engine.timeline import Step
from judgekit.ui.deck_checks.choosing.view import ChoosingView
from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.ui.shell.page import ProgramDependencies
from tests.keyboard import press, tab_as_in_the_window, type_at_focus

Pairing = tuple[int, tuple[str, ...]]


def pairings(tables: int) -> list[Pairing]:
    """`A1` plays `B1` at table 1, and so on."""
    return [(table, (f"Anna A{table}", f"Boris B{table}")) for table in range(1, tables + 1)]


class ChoosingJudge:
    """Presses keys at the focused widget and reads the texts on the screen."""

    def __init__(self, dependencies: ProgramDependencies, bridge: EngineBridge, qtbot) -> None:
        self.bridge = bridge
        self.view = ChoosingView(dependencies)
        self.body = self.view.body
        self.wanted: list[StartDeckCheck] = []
        self.view.check_wanted.connect(self.wanted.append)
        qtbot.addWidget(self.view)
        self.view.resize(1000, 620)
        with qtbot.waitExposed(self.view):
            tab_as_in_the_window(self.view).show()
        qtbot.waitActive(self.view)
        self.view.take_focus()

    # -- events in the hall

    def open(self, players: int = 24, **fields: object) -> ChoosingJudge:
        said = {"name": "Spring Open", "rel": "competitive", "rounds": 7, **fields}
        assert self.bridge.create(CreateTournament(players=players, **said))
        return self.refresh()

    def pair(
        self,
        tables: Iterable[Pairing],
        number: int = 1,
        clock: str = MAIN_CLOCK,
        byes: tuple[str, ...] = (),
    ) -> ChoosingJudge:
        """Take the pairings of that round, and start it."""
        paired = tuple(PairedTable(table, players) for table, players in tables)
        return self.do(TakePairings(number, paired, byes, clock), StartRound(clock, number))

    def check(self, table: int, **fields: object) -> ChoosingJudge:
        """Take and return the decks of that table."""
        return self.do(StartDeckCheck(table, **fields), FinishDeckCheck(table))

    def do(self, *commands: Command) -> ChoosingJudge:
        for command in commands:
            outcome = self.bridge.submit(command)
            assert isinstance(outcome, Step), outcome
        return self.refresh()

    def take_wanted(self) -> ChoosingJudge:
        """Submit the last wanted command, as the page does."""
        return self.do(self.wanted[-1])

    def refresh(self) -> ChoosingJudge:
        self.view.refresh()
        return self

    # -- actions and views of the judge

    def press(self, *keys: str) -> ChoosingJudge:
        press(self.view, *keys)
        return self

    def type(self, text: str) -> ChoosingJudge:
        type_at_focus(text)
        return self

    def said(self) -> str:
        """All visible texts outside lists."""
        labels = self.view.findChildren(QLabel)
        return "\n".join(label.text() for label in labels if label.isVisible())

    def drawn(self) -> list[int]:
        return [row.table for row in self.body.draw.list.rows.rows]

    def unchecked(self) -> list[tuple[str, str, str]]:
        return [(row.number, row.words, row.note) for row in self.body.unchecked.list.rows.rows]

    def contenders(self) -> list[tuple[str, str, str]]:
        return [(row.number, row.words, row.note) for row in self.body.contention.list.rows.rows]
