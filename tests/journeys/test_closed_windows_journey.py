"""A window that was closed is gone, with its pages: nothing in the program keeps it alive."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from judgekit.ui.shell.parts.printing.preview import PrintPreview
from tests.journeys.day_pictures import running
from tests.journeys.judge_at_work import JudgeAtWork
from tests.journeys.stage import Stage

PLACES = ("rules", "clock", "calls", "decks", "infractions", "event", "settings", "help")

pytestmark = pytest.mark.usefixtures("only_own_garbage")


def kept(gone: Iterable[weakref.ref]) -> list[object]:
    """What is still there of what should be gone."""
    gc.collect()
    return [each() for each in gone if each() is not None]


def visited(home: Path, rules_provider) -> list[weakref.ref]:
    """Show every page of a day in a window, close it, and return what should be gone then."""
    stage = Stage(home, rules_provider)
    stage.begin("event")
    running(stage)
    for place in PLACES:
        stage.open(place)
        stage.settle(30)
    navigation = stage.window.navigation
    pages = [weakref.ref(navigation.page(place)) for place in PLACES]
    gone = [weakref.ref(stage.program), weakref.ref(stage.window), weakref.ref(stage), *pages]
    stage.leave()
    return gone


def test_a_closed_window_is_gone_with_its_pages(tmp_path: Path, rules_provider, in_utc, qtbot):
    gone = visited(tmp_path, rules_provider)
    assert kept(gone) == []


def opened_and_closed_preview(judge: JudgeAtWork) -> weakref.ref:
    """Open the preview and close it; return what should be gone then."""
    judge.keys("Ctrl+P")
    tops: list[QWidget] = QApplication.topLevelWidgets()
    preview = next(each for each in tops if isinstance(each, PrintPreview))
    preview.close()
    judge.stage.settle(10)
    return weakref.ref(preview)


def test_a_closed_preview_is_gone(judge: JudgeAtWork):
    running(judge.stage)
    judge.stage.open("event")
    judge.keys("F4")
    gone = opened_and_closed_preview(judge)
    assert kept([gone]) == []
