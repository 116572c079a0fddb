"""The first start, for the screenshots."""

from __future__ import annotations

from judgekit.ui.welcome.view import Welcome
from tests.journeys.stage import Stage
from tests.seen import part


def first_minute(stage: Stage) -> None:
    """A name is typed."""
    stage.program.welcome()
    stage.settle(60)
    part(stage.window, Welcome).name.setText("Vera Lindqar")


def looked_up(stage: Stage) -> None:
    """Take the second way, and forget the name."""
    stage.press("Alt+2")
    stage.program.preferences.change(judge_name="")
    stage.settle(60)
