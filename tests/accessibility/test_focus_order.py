"""Tab and Shift+Tab on every page and state: they come to everything, in the order in which it is
read.

A run draws some states by its own seed, so that runs together walk all; `JUDGEKIT_FOCUS_SEED`
repeats one.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QWidget

from tests.accessibility.focus_order import missed, out_of_order, walk
from tests.journeys.screenshot_states import STATES, State
from tests.journeys.stage import Stage
from tests.sizes.walk import arranged

SEED = "JUDGEKIT_FOCUS_SEED"
DRAWN = 8
PLACES = tuple(dict.fromkeys(state.place for state in STATES))

Walk = Callable[[State], list[str]]


@pytest.fixture
def walked(stage: Stage) -> Walk:
    """Walks a state both ways, and returns what is wrong."""

    def walked(state: State) -> list[str]:
        with arranged(stage, state) as subject:
            return [f"{state.name}: {each}" for each in _wrong(stage, subject)]

    return walked


def _wrong(stage: Stage, window: QWidget) -> Iterator[str]:
    if stage.window.top_bar.field.hasFocus() and stage.window.top_bar.field.text():
        return  # Tab takes what the list below the field proposes.
    forward = walk(window, stage.press, "Tab")
    yield from out_of_order(window, forward)
    yield from missed(window, forward)
    back = walk(window, stage.press, "Shift+Tab")
    yield from (f"back, {each}" for each in out_of_order(window, back[::-1]))
    yield from (f"back, {each}" for each in missed(window, back))


def test_tab_goes_in_reading_order_in_a_sample(walked: Walk) -> None:
    seed = int(os.environ.get(SEED) or random.getrandbits(32))
    found = []
    for state in random.Random(seed).sample(STATES, DRAWN):
        found += walked(state)
    assert not found, "\n".join((f"{SEED}={seed}", *found))


@pytest.mark.nightly
@pytest.mark.parametrize("place", PLACES)
def test_tab_goes_in_reading_order_anywhere(walked: Walk, place: str) -> None:
    found = []
    for state in STATES:
        if state.place == place:
            found += walked(state)
    assert not found, "\n".join(found)
