"""A judge gives orders from whatever page is open: the real window, by keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from judgekit.domain.clock.commands import StartRound
from judgekit.domain.setup.commands import CreateTournament
from judgekit.domain.shared.moment import MINUTE
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.engine.ports.rules import RulesProvider
from judgekit.ui.rules.reading.controller import ReadingController
from tests.journeys.stage import Stage
from tests.seen import part


@pytest.fixture
def stage(tmp_path: Path, rules_provider: RulesProvider, qtbot):
    stage = Stage(tmp_path, rules_provider)
    stage.begin("rules")
    stage.settle(50)
    bridge = stage.program.bridge
    bridge.create(CreateTournament(name="Modern Open", rel="competitive"))
    bridge.submit(StartRound(round=4))
    qtbot.waitActive(stage.window)
    yield stage
    stage.leave()


def order(stage: Stage, text: str) -> None:
    stage.type(text)
    stage.press("Return")
    stage.settle(30)


def extension(stage: Stage, table: int) -> int:
    bridge = stage.program.bridge
    current = bridge.state.clocks.by_name["main"].round
    seated = current.tables.get(table)
    return seated.extension(current.elapsed(bridge.now())) if seated else 0


def test_calls_and_extensions_from_the_page_one_is_on_and_one_key_back(stage: Stage):
    stage.pass_time(46)
    order(stage, "c 14")
    assert stage.window.navigation.here == "rules"
    assert any("Call, table 14, 00:00" in words for words in stage.window.strip.words())
    stage.pass_time(6)
    assert "Call, table 14, 06:00 extension due" in " ".join(stage.window.strip.words())
    order(stage, "c")
    assert extension(stage, 14) == 6 * MINUTE
    order(stage, "x 12 9 deck")
    assert "table 12 " in stage.window.strip.words()[-1]
    assert "−02:00" in stage.window.strip.words()[0]
    for _ in range(2):
        stage.press("Ctrl+Z")
    assert extension(stage, 12) == 0
    assert stage.program.bridge.state.calls.open_at(14) is not None


def test_an_order_that_is_given_up_leaves_the_page_as_it_was(stage: Stage):
    stage.press("Ctrl+2")
    stage.type("x 12 9")
    for _ in range(3):
        stage.press("Esc")
    assert stage.window.navigation.here == "clock"
    stage.type("c")
    stage.press("Backspace")
    assert stage.window.navigation.here == "clock"


def test_a_rule_is_still_found_by_its_number(stage: Stage):
    order(stage, "2.6")
    assert part(stage.window, ReadingController).current == RuleReference(
        "mtr-en-2019-05-03", "2.6"
    )


def test_the_key_of_a_place_the_strip_and_t_lead_to_the_clock(stage: Stage):
    stage.press("Ctrl+2")
    assert stage.window.navigation.here == "clock"
    stage.press("Ctrl+3")
    assert stage.window.navigation.here == "calls"
    stage.window.strip.wanted.emit("clock")
    assert stage.window.navigation.here == "clock"
    stage.press("Ctrl+6")
    assert stage.window.navigation.here == "event"
    stage.pass_time(50)
    order(stage, "t 14")
    assert stage.window.navigation.here == "clock"


def test_no_page_shows_a_window_of_its_own_while_it_is_made(stage: Stage):
    class OutsideSignals(QObject):
        seen: tuple[str, ...] = ()

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            shown = event.type() is QEvent.Type.Show and isinstance(watched, QWidget)
            if shown and watched.isWindow():
                self.seen += (type(watched).__name__,)
            return False

    watch = OutsideSignals()
    app = QApplication.instance()
    app.installEventFilter(watch)
    for place in ("clock", "calls", "event", "settings", "help", "rules"):
        stage.open(place)
        stage.settle(20)
    app.removeEventFilter(watch)
    assert watch.seen == ()
    assert stage.window.isActiveWindow()
