"""A trainee is led through the real pages, by keys or the mouse, and can leave at any time."""

from __future__ import annotations

import re

import pytest

from judgekit.rehearsal.tour.tour import Task
from judgekit.ui.infractions.recording.panel import RecordPanel
from judgekit.ui.rehearsal.tour_guide import TourGuide
from tests.journeys.stage import Stage
from tests.journeys.test_rehearsal_journey import Trainee
from tests.keyboard import type_at_focus
from tests.seen import part


@pytest.fixture
def stage(tmp_path, rules_provider, qtbot):
    stage = Stage(tmp_path, rules_provider)
    stage.begin("clock")
    qtbot.waitActive(stage.window)
    stage.window.command_bar.find.prepare()
    qtbot.waitUntil(stage.window.command_bar.find.can_answer, timeout=60_000)
    yield stage
    stage.leave()


@pytest.fixture
def trainee(stage) -> Trainee:
    trainee = Trainee(stage)
    trainee.rehearse()
    return trainee


def guide(stage: Stage) -> TourGuide:
    return stage.program.rehearsals.tour


def task(stage: Stage) -> Task | None:
    guide(stage).look()
    return guide(stage).tour.task


def order(stage: Stage, text: str) -> None:
    stage.type(text)
    stage.press("Return")
    stage.settle(60)


def play(stage: Stage, minutes: float) -> None:
    """Let the event go on by so much, at ten times the speed."""
    for _ in range(round(minutes * 6)):
        stage.clock.pass_time(1)
        stage.program.rehearsals.advance()


def give_a_warning(stage: Stage, infraction: str = "game rule violation") -> None:
    """Fill in the penalty form by its keys, as the step of the tour tells, and record it."""
    table = guide(stage).tour.table
    type_at_focus(infraction)
    stage.press("Return")
    stage.settle(60)
    panel = part(stage.window, RecordPanel)
    assert panel.whose.table == table
    stage.press("1")
    stage.settle(60)
    player = panel.whose.player
    assert player in stage.program.bridge.state.setup.players_at("main", 1, table)
    stage.press("Ctrl+Return")
    stage.settle(60)
    issued = stage.program.bridge.state.infractions.penalties[-1].issued
    assert (issued.player, issued.infraction) == (player, "ipg-2.5")
    assert (issued.penalty, issued.table) == ("warning", table)


def test_the_tour_is_taken_from_its_offer_to_its_end_by_the_keyboard(stage, trainee):
    assert guide(stage).bar.first.text() == "Start the tour"
    stage.press("Ctrl+Alt+N")
    play(stage, 3)
    assert task(stage) is Task.READ_RULE
    order(stage, "2.6")
    assert task(stage) is Task.OPEN_CALL
    table = guide(stage).tour.table
    assert f"c {table}" in guide(stage).bar.words.text()
    order(stage, f"c {table}")
    assert task(stage) is Task.CLOSE_CALL
    play(stage, 2)
    assert not trainee.view.isVisible()
    order(stage, f"c {table}")
    assert task(stage) is Task.EXTEND
    order(stage, f"x {table} 3")
    assert task(stage) is Task.TAKE_BACK
    stage.press("Ctrl+Z")
    stage.settle(30)
    assert task(stage) is Task.CHECK
    table = guide(stage).tour.table
    order(stage, f"d {table}")
    assert task(stage) is Task.RETURN
    assert f"d {table}" in guide(stage).bar.words.text()
    stage.press("Ctrl+R")
    stage.settle(30)
    assert stage.program.bridge.state.deck_checks.open_at(table) is None
    assert task(stage) is Task.PENALTY
    order(stage, f"p {guide(stage).tour.table}")
    assert stage.window.navigation.here == "infractions"
    assert task(stage) is Task.PENALTY
    give_a_warning(stage)
    assert task(stage) is Task.TIMELINE
    stage.press("Ctrl+6")
    assert task(stage) is Task.QUESTION
    trainee.wait_for_question()
    assert guide(stage).bar.isVisible()
    stage.press("1")
    assert task(stage) is None
    assert guide(stage).bar.first.text() == "Close"
    stage.press("Ctrl+Alt+N")
    assert not guide(stage).bar.isVisible()
    assert trainee.view.isVisible()


INFRACTION = {"es": "violación de reglas de juego", "ru": "нарушение правил игры"}
QUOTED_ORDER = re.compile(r"«([^»]* \d[^»]*)»")


@pytest.mark.parametrize("language", INFRACTION)
def test_the_tour_is_taken_as_it_is_told_in_spanish_and_in_russian(stage, language):
    """What is typed is what the bar says, letter by letter."""
    stage.program.preferences.change(interface_language=language)
    trainee = Trainee(stage)
    trainee.rehearse()
    done: list[Task | None] = []

    def order_told() -> None:
        """Type the order that the step names."""
        (typed,) = QUOTED_ORDER.findall(guide(stage).bar.words.text())
        order(stage, typed)
        done.append(task(stage))

    stage.press("Ctrl+Alt+N")
    play(stage, 3)
    assert task(stage) is Task.READ_RULE
    order(stage, "2.6")
    assert task(stage) is Task.OPEN_CALL
    order_told()
    play(stage, 2)
    order_told()
    order_told()
    stage.press("Ctrl+Z")
    stage.settle(30)
    assert task(stage) is Task.CHECK
    order_told()
    assert done == [Task.CLOSE_CALL, Task.EXTEND, Task.TAKE_BACK, Task.RETURN]
    stage.press("Ctrl+2")
    order_told()
    assert stage.window.navigation.here == "decks"
    stage.press("Ctrl+R")
    stage.settle(30)
    assert task(stage) is Task.PENALTY
    order_told()
    give_a_warning(stage, INFRACTION[language])
    assert task(stage) is Task.TIMELINE
    stage.press("Ctrl+6")
    assert task(stage) is Task.QUESTION
    trainee.wait_for_question()
    stage.press("1")
    assert task(stage) is None
    stage.press("Ctrl+Alt+N")
    assert not guide(stage).bar.isVisible()
    assert trainee.view.isVisible()


def test_nothing_planned_comes_between_an_extension_and_its_undo(stage, trainee):
    stage.press("Ctrl+Alt+N")
    play(stage, 3)
    while task(stage) is not Task.EXTEND:
        guide(stage).bar.first.click()
    steps = len(stage.program.bridge.engine.timeline.steps)
    play(stage, 20)
    assert len(stage.program.bridge.engine.timeline.steps) == steps
    guide(stage).bar.first.click()
    play(stage, 20)
    assert len(stage.program.bridge.engine.timeline.steps) > steps


def test_the_tour_is_left_by_the_mouse_and_questions_are_asked_again(stage, trainee):
    guide(stage).bar.first.click()
    play(stage, 30)
    assert not trainee.view.isVisible()
    guide(stage).bar.second.click()
    assert not guide(stage).bar.isVisible()
    trainee.wait_for_question()


def test_the_offer_can_be_declined_and_goes_with_the_first_question(stage, trainee):
    stage.press("Ctrl+Alt+X")
    assert not guide(stage).bar.isVisible()
    stage.program.bridge.stop_rehearsing()
    trainee.rehearse()
    assert guide(stage).bar.isVisible()
    trainee.wait_for_question()
    assert not guide(stage).bar.isVisible()


def test_the_tour_is_found_in_the_command_bar_and_ends_with_the_rehearsal(stage):
    stage.type("guided tour")
    stage.press("Return")
    stage.settle(60)
    assert stage.program.bridge.sessions.is_rehearsing
    assert task(stage) is Task.READ_RULE
    stage.program.bridge.stop_rehearsing()
    assert not guide(stage).bar.isVisible()
