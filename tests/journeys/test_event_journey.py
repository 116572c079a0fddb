"""A scorekeeper sets up two events in the real window, by keyboard."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtGui import QGuiApplication

from judgekit.ui.tournament.page import TournamentPage
from judgekit.ui.widgets.rows.rows_model import ROW
from tests.journeys.stage import Stage
from tests.keyboard import type_at_focus
from tests.session import HandClock
from tests.ui.shell.strip_cells import just_now

PASTED = "Round 1\nTable\tPlayer\tOpponent\n1\tRossi, Anna\tPetrova, Lena\n\tLind, Vera\tBYE\n"


@pytest.fixture
def stage(tmp_path, rules_provider, qtbot):
    stage = Stage(tmp_path, rules_provider, HandClock())
    stage.begin("rules", judge_name="M. Silva")
    qtbot.waitActive(stage.window)
    yield stage
    stage.leave()


def page(stage: Stage) -> TournamentPage:
    made = stage.window.navigation.page("event")
    assert isinstance(made, TournamentPage)
    return made


def keys(stage: Stage, *pressed: str) -> None:
    for key in pressed:
        stage.press(key)
        stage.settle(20)


def timeline(stage: Stage) -> list[tuple[str, bool]]:
    """What happened, newest first, and whether it counts."""
    model = page(stage).timeline.model
    rows = [model.index(row, 0).data(ROW) for row in range(model.rowCount())]
    return [(row.words, row.step.counts) for row in rows]


def test_two_events_begun_paired_corrected_switched_and_one_removed(stage: Stage):
    bridge = stage.program.bridge
    keys(stage, "Ctrl+6")
    type_at_focus("Spring Modern Open")
    keys(stage, "Ctrl+Return")
    assert bridge.state.setup.details.name == "Spring Modern Open"

    keys(stage, "F3")
    QGuiApplication.clipboard().setText(PASTED)
    keys(stage, "Ctrl+V", "Ctrl+Return")
    assert bridge.state.setup.pairings["main", 1].players == {1: ("Rossi, Anna", "Petrova, Lena")}

    keys(stage, "F4", "U")
    type_at_focus("pairings of yesterday")
    keys(stage, "Return")
    assert bridge.state.setup.pairings == {}
    assert timeline(stage) == [
        ("undo of pairings of round 1 saved", True),
        ("pairings of round 1 saved", False),
        ("event created", True),
    ]

    keys(stage, "Ctrl+N")
    type_at_focus("Saturday Sealed")
    keys(stage, "Ctrl+Return")
    assert bridge.state.setup.details.name == "Saturday Sealed"
    assert {each.name for each in bridge.tournaments()} == {"Spring Modern Open", "Saturday Sealed"}

    keys(stage, "F5", "Home")
    events = page(stage).tournaments
    if events.list.row().name != "Spring Modern Open":
        keys(stage, "Down")
    keys(stage, "Return")
    assert bridge.state.setup.details.name == "Spring Modern Open"
    assert len(bridge.engine.timeline.steps) == 3

    keys(stage, "F5", "Del", "Shift+Tab", "Return")
    assert bridge.engine is None
    assert [each.name for each in bridge.tournaments()] == ["Saturday Sealed"]


def test_the_section_behind_a_proposal_is_two_keys_away(stage: Stage):
    keys(stage, "Ctrl+6")
    page(stage).form.limits.turns.note.link.setFocus()
    keys(stage, "Return")
    assert stage.window.top_bar.field.text() == "mtr 2.5"
    keys(stage, "Return")
    assert stage.window.navigation.here == "rules"


def test_lines_pasted_on_the_clock_go_where_they_belong(stage: Stage):
    just = partial(just_now, stage.window.strip)
    keys(stage, "Ctrl+6")
    type_at_focus("Spring Modern Open")
    keys(stage, "Ctrl+Return", "Ctrl+2")
    for decklist in ("4 Forest\n3 Island\n2 Duress", "4 Forest\n4 Island"):
        QGuiApplication.clipboard().setText(decklist)
        keys(stage, "Ctrl+V")
        assert just().text() == (
            "This is a decklist, not pairings: paste it under Deck checks (Ctrl+4)"
        )
        assert stage.window.navigation.here == "clock"
        assert QGuiApplication.clipboard().text() == decklist
    QGuiApplication.clipboard().setText("what else was copied")
    keys(stage, "Ctrl+V")
    assert just().text() == "No pairings found in the copied text"

    QGuiApplication.clipboard().setText(PASTED)
    keys(stage, "Ctrl+V")
    assert stage.window.navigation.here == "event"
    assert page(stage).pairings.pane.text().strip() == PASTED.strip()
    assert not stage.program.bridge.state.setup.pairings
    keys(stage, "Ctrl+Return")
    pairings = stage.program.bridge.state.setup.pairings
    assert pairings["main", 1].players == {1: ("Rossi, Anna", "Petrova, Lena")}
