"""From time up until the round is closed: the real window, by keyboard, each key counted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from judgekit.domain.clock.commands import GrantExtension, StartRound
from judgekit.domain.setup.commands import CreateTournament, TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.engine.ports.rules import RulesProvider
from tests.journeys.stage import Stage

OPEN = (3, 7, 9, 12, 15, 22)
"""Tables that still play at time; 3 and 12 have extensions."""
MOST_KEYS = 12
LIST = "Table\tPlayer\tOpponent\n" + "\n".join(f"{table}\tA {table}\tB {table}" for table in OPEN)


class CountedKeys:
    """Presses keys in the window and counts them."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.count = 0

    def press(self, *keys: str) -> None:
        for key in keys:
            self.count += 1
            self._stage.press(key)
            self._stage.settle(20)


@pytest.fixture
def stage(tmp_path: Path, rules_provider: RulesProvider, qtbot) -> Iterator[Stage]:
    """57 players at 28 tables, a minute after time, on the Clock page."""
    stage = Stage(tmp_path, rules_provider)
    stage.program.preferences.change(reading_languages=(), interface_language="en")
    stage.program.open("clock")
    stage.window.resize(1280, 800)
    stage.settle(50)
    bridge = stage.program.bridge
    bridge.create(CreateTournament(name="Modern Open", players=57))
    paired = tuple(PairedTable(table, (f"A {table}", f"B {table}")) for table in range(1, 29))
    bridge.submit(TakePairings(4, paired, byes=("C",)))
    bridge.submit(StartRound(round=4))
    stage.pass_time(20)
    for table in (3, 12):
        bridge.submit(GrantExtension(table, 240))
    qtbot.waitActive(stage.window)
    stage.open("clock")
    stage.settle(50)
    stage.pass_time(31)
    stage.settle(50)
    yield stage
    stage.leave()


def round_of(stage: Stage):
    return stage.program.bridge.state.clocks.by_name["main"].round


def still_open(stage: Stage) -> tuple[int, ...]:
    return tuple(number for number, table in round_of(stage).tables.items() if not table.done)


def test_with_the_scorekeepers_list_pasted(stage):
    keys = CountedKeys(stage)
    QApplication.clipboard().setText(LIST)
    keys.press("Ctrl+V", "Return")
    assert still_open(stage) == OPEN
    stage.pass_time(9)
    keys.press("Ctrl+E", "Return")
    assert round_of(stage).ended is not None
    assert keys.count <= MOST_KEYS


def test_with_the_tables_typed_and_the_round_ended_over_the_list_of_what_is_open(stage):
    keys = CountedKeys(stage)
    keys.press(*"7", "Space", *"9", "Space", *"15", "Space", *"22", "Return")
    assert still_open(stage) == OPEN
    keys.press("Ctrl+E")
    assert round_of(stage).ended is None
    keys.press("Return")
    assert round_of(stage).ended is not None
    assert keys.count <= MOST_KEYS


def test_by_orders_from_another_page(stage):
    stage.open("event")
    stage.settle(50)
    stage.type("still 3 7 12")
    stage.settle(50)
    stage.press("Return")
    assert still_open(stage) == (3, 7, 12)
    stage.type("done 3, 7")
    stage.settle(50)
    stage.press("Return")
    assert still_open(stage) == (12,)
    stage.press("Ctrl+Z")
    assert still_open(stage) == (3, 7, 12)
    stage.type("done 41")
    stage.settle(50)
    stage.press("Return")
    assert still_open(stage) == (3, 7, 12)
