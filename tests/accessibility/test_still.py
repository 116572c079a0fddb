"""Reduced motion holds for everybody: nothing in the window moves, fades or blinks by itself.

A run draws some states by its own seed, so that runs together see all; `JUDGEKIT_STILL_SEED`
repeats one.
"""

from __future__ import annotations

import ast
import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

import judgekit.ui
from tests.journeys.screenshot_states import STATES, State
from tests.journeys.stage import Stage, rest
from tests.sizes.walk import arranged

SEED = "JUDGEKIT_STILL_SEED"
DRAWN = 6
LOOKS, APART = 3, 140
"""How often a window is looked at, and how many milliseconds lie between."""
TURNING = "public-display-overtime"
"""Turns to the next page of its tables every few seconds, as it is meant to."""
STILL = [state for state in STATES if state.name != TURNING]
MOVING = frozenset({"QMovie", "QTimeLine", "QGraphicsOpacityEffect"})

Seen = Callable[[State], list[QImage]]


@pytest.fixture
def without_caret(qtbot) -> Iterator[None]:
    """The caret blinks as the system says, which has a setting for it."""
    before = QApplication.cursorFlashTime()
    QApplication.setCursorFlashTime(0)
    yield
    QApplication.setCursorFlashTime(before)


@pytest.fixture
def seen(without_caret, stage: Stage) -> Seen:
    """A state, looked at a few times while nobody does anything and no time passes."""

    def seen(state: State) -> list[QImage]:
        looks = []
        with arranged(stage, state) as subject:
            stage.settle(300)
            for _ in range(LOOKS):
                looks.append(subject.grab().toImage())
                rest(APART)
        return looks

    return seen


def test_a_window_at_rest_looks_the_same_again_in_a_sample(seen: Seen) -> None:
    seed = int(os.environ.get(SEED) or random.getrandbits(32))
    for state in random.Random(seed).sample(STILL, DRAWN):
        first, *later = seen(state)
        assert all(each == first for each in later), f"{SEED}={seed} {state.name}"


@pytest.mark.nightly
@pytest.mark.parametrize("state", STILL, ids=[state.name for state in STILL])
def test_a_window_at_rest_looks_the_same_again_anywhere(seen: Seen, state: State) -> None:
    first, *later = seen(state)
    assert all(each == first for each in later)


def test_no_part_of_the_window_is_animated() -> None:
    folder = Path(judgekit.ui.__file__).parent
    found = {
        f"{path.relative_to(folder)}: {name}"
        for path in folder.rglob("*.py")
        for name in _names(path)
        if name in MOVING or name.endswith("Animation")
    }
    assert not found


def _names(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            yield from (each.name for each in node.names)
