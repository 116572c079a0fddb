"""A player asks for her data, and then for her name to be erased, in the real window."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import StartRound
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.players.events import PlayerErased
from judgekit.domain.setup.commands import CreateTournament, Note, TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.engine.timeline import Step
from judgekit.ui.tournament.page import TournamentPage
from tests.journeys.stage import Stage
from tests.keyboard import type_at_focus
from tests.seen import button, words_of
from tests.session import HandClock
from tests.storage.record.faulty_disk import Fault
from tests.storage.record.test_rewriting import FORMS

ANNA = "Anna Rossi"
GONE = "███ 1"
PAIRED = (
    PairedTable(3, (ANNA, "Ben Weber")),
    PairedTable(4, ("Anna Rossi-Bianchi", "Cleo Novak")),
)


@pytest.fixture
def stage(disk, tmp_path, rules_provider, qtbot):
    del disk
    stage = Stage(tmp_path, rules_provider, HandClock())
    stage.begin("rules", judge_name="M. Silva")
    qtbot.waitActive(stage.window)
    played(stage)
    yield stage
    stage.leave()


def played(stage: Stage) -> None:
    """A round with a call at Anna Rossi's table, a penalty of hers, and two notes."""
    bridge = stage.program.bridge
    assert bridge.create(CreateTournament(name="Autumn Cup")) is True
    for command in (
        TakePairings(1, PAIRED),
        StartRound(),
        OpenCall(3, judge="M. Silva"),
        CloseCall(3, note="Rossi, Anna: drew two"),
        IssuePenalty("ROSSI Anna", "ipg-2.5", "warning", 3, comment="first of the day"),
        Note("Anna Rossi left her bag at the stage."),
        Note("Anna was asked about it."),
    ):
        stage.pass_time(seconds=20)
        assert isinstance(bridge.submit(command), Step)
    bridge.sessions.acting().back_up(bridge.current)


def page(stage: Stage) -> TournamentPage:
    made = stage.window.navigation.page("event")
    assert isinstance(made, TournamentPage)
    return made


def keys(stage: Stage, *pressed: str) -> None:
    for key in pressed:
        stage.press(key)
        stage.settle(20)


def click(stage: Stage, widget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
    stage.settle(20)


def choose(stage: Stage, name: str) -> None:
    players = page(stage).players
    keys(stage, "Home")
    for _ in players.model.rows:
        if players.list.row().name == name:
            return
        keys(stage, "Down")
    raise AssertionError(name)


def holding(home: Path, *names: str) -> list[str]:
    """The files of the program that hold one of these names, in whichever form; the one name that
    only begins like it doesn't count."""
    found = []
    for path in sorted(each for each in home.rglob("*") if each.is_file()):
        content = path.read_bytes()
        for form in FORMS:
            content = content.replace(form("Anna Rossi-Bianchi"), b"")
        if any(form(name) in content for form in FORMS for name in names):
            found.append(str(path.relative_to(home)))
    return found


def assert_erased(stage: Stage) -> None:
    bridge = stage.program.bridge
    assert bridge.state.setup.pairings["main", 1].players == {
        3: (GONE, "Ben Weber"),
        4: ("Anna Rossi-Bianchi", "Cleo Novak"),
    }
    (penalty,) = bridge.state.penalties_of(GONE)
    assert (penalty.issued.penalty, penalty.issued.comment) == ("warning", "")
    assert [text for _, text in bridge.state.setup.notes] == [GONE, "Anna was asked about it."]
    assert isinstance(bridge.engine.timeline.steps[-1].events[0], PlayerErased)
    names = (ANNA, "Rossi, Anna", "ROSSI Anna", "rossi anna", "anna rossi")
    assert holding(stage.home, *names) == []


def test_erased_by_keyboard(stage: Stage):
    keys(stage, "Ctrl+6", "F6")
    players = page(stage).players
    assert [row.name for row in players.model.rows] == [
        *(ANNA, "Anna Rossi-Bianchi", "Ben Weber", "Cleo Novak"),
    ]
    assert holding(stage.home, ANNA)
    choose(stage, ANNA)
    keys(stage, "Del", "Return")
    assert holding(stage.home, ANNA), "a second Enter leaves it"
    keys(stage, "Del")
    question = players.question
    assert "erases the name Anna Rossi from 4 entries" in question.accessibleName()
    keys(stage, "Shift+Tab", "Shift+Tab")
    assert question.field.hasFocus()
    type_at_focus("asked for it")
    keys(stage, "Return")
    stage.settle()
    assert_erased(stage)
    assert players.isVisible()
    assert [row.name for row in players.model.rows] == [
        *("Anna Rossi-Bianchi", "Ben Weber", "Cleo Novak", GONE),
    ]
    keys(stage, "F4")
    rows = page(stage).timeline.model
    assert (
        rows.index(0, 0)
        .data(Qt.ItemDataRole.DisplayRole)
        .endswith(f"player’s name erased, {GONE}, asked for it, M. Silva")
    )
    keys(stage, "U")
    assert "This entry can't be undone." in words_of(page(stage).timeline.question)


def test_erased_by_mouse_and_the_day_goes_on(stage: Stage):
    keys(stage, "Ctrl+6")
    click(stage, button(page(stage).body.views, "Players"))
    players = page(stage).players
    choose(stage, ANNA)
    click(stage, players.erase)
    click(stage, players.question.no)
    assert holding(stage.home, ANNA)
    click(stage, players.erase)
    click(stage, players.question.yes)
    stage.settle()
    assert_erased(stage)
    bridge = stage.program.bridge
    stage.pass_time(seconds=20)
    assert isinstance(bridge.submit(OpenCall(4)), Step)
    stage.press("Ctrl+Z")
    stage.settle(20)
    assert [call.table for call in bridge.state.calls.open_calls()] == []
    stage.press("Ctrl+Z")
    stage.settle(20)
    assert [text for _, text in bridge.state.setup.notes] == [GONE]


@pytest.mark.parametrize("by", ["keyboard", "mouse"])
def test_exported(stage: Stage, by, tmp_path, monkeypatch):
    path = tmp_path / "for Anna.json"
    asked = []

    def chosen(parent, title, proposed, *rest):
        del parent, title, rest
        asked.append(proposed)
        return str(path), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", chosen)
    keys(stage, "Ctrl+6", "F6")
    choose(stage, ANNA)
    if by == "mouse":
        click(stage, page(stage).players.export)
    else:
        keys(stage, "Ctrl+E")
    stage.settle()
    assert asked == ["Anna Rossi.json"]
    text = path.read_text(encoding="utf-8")
    exported = json.loads(text)
    assert exported["rounds"] == [
        {"clock": "main", "round": 1, "table": 3, "opponents": ["player A"]}
    ]
    assert [each["comment"] for each in exported["penalties"]] == ["first of the day"]
    assert [each["judge"] for each in exported["calls"]] == ["judge A"]
    for other in ("Ben Weber", "Cleo", "Silva", "Bianchi"):
        assert other not in text


def ask_and_erase(stage: Stage) -> None:
    keys(stage, "Del")
    click(stage, page(stage).players.question.yes)
    stage.settle()


def test_a_full_disk_leaves_all_as_it_was_and_can_be_tried_again(stage: Stage, disk):
    bridge = stage.program.bridge
    keys(stage, "Ctrl+6", "F6")
    choose(stage, ANNA)
    steps = len(bridge.engine.timeline.steps)
    keys(stage, "Del")
    disk.arm(Fault.FULL, 0, for_good=True)
    click(stage, page(stage).players.question.yes)
    stage.settle()
    (banner,) = stage.program.messages.banners().values()
    assert "The disk is full" in banner.text
    disk.is_well = True
    assert len(bridge.engine.timeline.steps) == steps
    assert bridge.state.setup.pairings["main", 1].players[3] == (ANNA, "Ben Weber")
    stage.pass_time(seconds=20)
    assert isinstance(bridge.submit(Note("The day goes on.")), Step)
    ask_and_erase(stage)
    assert holding(stage.home, ANNA) == []
    assert stage.program.messages.banners() == {}
    assert [text for _, text in bridge.state.setup.notes][-1] == "The day goes on."


def test_what_waits_to_be_recorded_comes_first(stage: Stage, disk):
    bridge = stage.program.bridge
    disk.arm(Fault.FULL, 0, for_good=True)
    assert bridge.submit(Note("Anna Rossi again")) is None
    assert bridge.pending.waits()
    keys(stage, "Ctrl+6", "F6")
    choose(stage, ANNA)
    said = []
    stage.program.messages.said.connect(said.append)
    keys(stage, "Del")
    assert not page(stage).players.question.isVisible()
    assert "waiting to be recorded" in said[-1].text
    disk.is_well = True
