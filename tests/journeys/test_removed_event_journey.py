"""An event is removed for good: no file of the program holds a name of it afterwards."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import StartRound
from judgekit.domain.deck_checks.commands import TakeDecklists
from judgekit.domain.decklists.decklist import CardCount, Decklist
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.setup.commands import CreateTournament, Note, TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.engine.timeline import Step
from tests.journeys.stage import Stage
from tests.session import HandClock

NAMES = ("Qendrasova", "Vultrimane", "Oksanderly")
"""Of two players and a judge; nothing else in the program has these letters."""


@pytest.fixture
def stage(tmp_path, rules_provider, qtbot):
    stage = Stage(tmp_path, rules_provider, HandClock())
    stage.program.preferences.change(interface_language="en", judge_name="M. Silva")
    stage.program.open("rules")
    stage.window.resize(1280, 800)
    stage.wait_for_library()
    qtbot.waitActive(stage.window)
    yield stage
    stage.leave()


def played(stage: Stage) -> None:
    one, two, judge = NAMES
    bridge = stage.program.bridge
    assert bridge.create(CreateTournament(name="Winter Cup")) is True
    decklist = Decklist((CardCount(60, "Forest"),))
    for command in (
        TakePairings(1, (PairedTable(3, (f"Anna {one}", f"Ben {two}")),)),
        TakeDecklists((RegisteredList(f"Anna {one}", decklist),)),
        StartRound(),
        OpenCall(3, judge=f"Kim {judge}"),
        CloseCall(3, note=f"{one} drew two"),
        IssuePenalty(f"Ben {two}", "ipg-2.5", "warning", 3, judge=f"Kim {judge}"),
        Note(f"Kim {judge} has the radio."),
    ):
        stage.pass_time(seconds=20)
        assert isinstance(bridge.submit(command), Step)
    bridge.sessions.acting().back_up(bridge.current)
    stage.pass_time(seconds=90)
    bridge.sessions.acting().back_up(bridge.current)


def searched(stage: Stage) -> None:
    """The judge looks for a player, and begins a penalty and a search that names one."""
    for text in (f"{NAMES[0]}", f"p {NAMES[1]} late", NAMES[2]):
        stage.type(text)
        stage.settle(50)
        stage.press("Esc")


def holding(home: Path) -> list[str]:
    """The files in which a name is found, as text or within."""
    wanted = [name.encode(code) for name in NAMES for code in ("utf-8", "utf-16-le")]
    files = [path for path in home.rglob("*") if path.is_file()]
    return [str(path) for path in files if any(name in path.read_bytes() for name in wanted)]


def test_no_file_holds_a_name_once_the_event_is_removed_and_the_program_has_ended(stage, tmp_path):
    played(stage)
    searched(stage)
    assert holding(tmp_path)
    for key in ("Ctrl+6", "F5", "Del", "Shift+Tab", "Return"):
        stage.press(key)
        stage.settle(20)
    assert stage.program.bridge.engine is None
    stage.program.end()
    assert holding(tmp_path) == []
