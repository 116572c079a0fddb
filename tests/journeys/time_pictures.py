"""States of the screenshots in which the computer's clock can't be right."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from judgekit.ui.shell.opening_time import OpeningTime
from tests.journeys import day_pictures
from tests.journeys.stage import Stage

AN_HOUR = 3_600
A_DAY = 24 * AN_HOUR


def disagreeing(stage: Stage) -> None:
    """A round is running, and the computer's clock was set an hour ahead."""
    day_pictures.running(stage)
    stage.clock.change_system_clock(AN_HOUR)
    stage.pass_time()
    stage.settle(60)


def agree(stage: Stage) -> None:
    """Set it right again."""
    stage.clock.change_system_clock(-AN_HOUR)
    _remove(stage, stage.program.bridge.current)


def followed(stage: Stage) -> None:
    """That clock was followed; the timeline shows it."""
    disagreeing(stage)
    next(iter(stage.program.messages.banners().values())).retry()
    stage.open("event")
    stage.press("F4")
    stage.settle(60)


def asking(stage: Stage) -> None:
    """The machine was started again, and its clock is a day ahead: the event is opened again."""
    day_pictures.running(stage)
    bridge = stage.program.bridge
    tournament = bridge.current
    bridge.sessions.acting().close()
    stage.clock.boot += " again"
    stage.clock.change_system_clock(A_DAY)
    bridge.open(tournament)
    stage.settle(60)


def question(stage: Stage) -> QWidget:
    """The question on show."""
    return next(each for each in stage.window.findChildren(OpeningTime) if each.isVisible())


def answer(stage: Stage) -> None:
    """Go on from the last entry, and set the clock right."""
    stage.clock.change_system_clock(-A_DAY)
    found = question(stage)
    assert isinstance(found, OpeningTime)
    found.go_on.click()
    _remove(stage, stage.program.bridge.current)


def _remove(stage: Stage, tournament: str) -> None:
    for _ in range(3):
        stage.press("Esc")
    stage.program.bridge.remove(tournament)
    stage.settle(60)
