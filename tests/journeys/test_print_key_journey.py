"""The key that prints does so on every page, or says what can be printed."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from judgekit.ui.shell.parts.printing.preview import PrintPreview
from tests.journeys.day_pictures import running
from tests.journeys.judge_at_work import JudgeAtWork
from tests.journeys.stage import Stage


def preview(stage: Stage) -> PrintPreview | None:
    tops = QApplication.topLevelWidgets()
    return next((e for e in tops if isinstance(e, PrintPreview) and e.isVisible()), None)


@pytest.mark.parametrize("place", ["calls", "decks", "event"])
def test_where_nothing_can_be_printed_the_key_says_so(judge: JudgeAtWork, place: str):
    running(judge.stage)
    judge.stage.open(place)
    judge.keys("Ctrl+P")
    assert preview(judge.stage) is None
    assert "print" in judge.just_now()


def test_on_the_clock_it_prints_the_slip_of_the_chosen_table(judge: JudgeAtWork):
    running(judge.stage)
    judge.stage.open("clock")
    judge.body.board.view.setFocus()
    judge.keys("Ctrl+P")
    shown = preview(judge.stage)
    assert shown is not None
    shown.close()


def test_where_no_penalty_was_recorded_it_prints_the_booklet_of_the_infractions(
    judge: JudgeAtWork,
):
    running(judge.stage)
    judge.stage.open("infractions")
    judge.keys("Ctrl+P")
    shown = preview(judge.stage)
    assert shown is not None
    assert "Competitive" in shown.windowTitle() or shown.pages.count() > 10
    shown.close()
