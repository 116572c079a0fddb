"""Every page and state at every size, in every language and theme, with live switches between them.

A run draws some of them by its own seed, so that runs together walk all; `JUDGEKIT_SIZES_SEED`
repeats one.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tests.journeys.screenshot_states import STATES, State
from tests.journeys.stage import Stage
from tests.sizes.allowed import is_allowed
from tests.sizes.walk import DRESSES, Dress, walked

PLACES = tuple(dict.fromkeys(state.place for state in STATES))
SEED = "JUDGEKIT_SIZES_SEED"
PLACES_DRAWN, STATES_DRAWN, DRESSES_DRAWN = 3, 4, 2

Walk = Callable[[State, Sequence[Dress]], list[str]]


@pytest.fixture
def walk(tmp_path: Path, rules_provider, in_utc, qtbot) -> Walk:
    """Walks a state, and returns what is wrong and not allowed."""
    stage = Stage(tmp_path, rules_provider)
    stage.program.open()
    stage.wait_for_library()
    stage.settle(30)

    def walk(state: State, dresses: Sequence[Dress]) -> list[str]:
        found = walked(stage, state, dresses)
        return [each.line() for each in found if not is_allowed(each)]

    yield walk
    stage.leave()


@pytest.fixture(scope="module")
def seed() -> int:
    """What is drawn: as the environment says, else by the seed of the run."""
    return int(os.environ.get(SEED) or random.getrandbits(32))


@pytest.mark.parametrize("at", range(PLACES_DRAWN))
def test_nothing_is_cut_covered_or_out_of_reach_in_a_sample(walk, seed, at):
    place = random.Random(seed).sample(PLACES, PLACES_DRAWN)[at]
    dice = random.Random(seed + at)
    states = [state for state in STATES if state.place == place]
    found = []
    for state in dice.sample(states, min(STATES_DRAWN, len(states))):
        found += walk(state, dice.sample(DRESSES, DRESSES_DRAWN))
    assert not found, "\n".join((f"{SEED}={seed}", *found))


@pytest.mark.nightly
@pytest.mark.parametrize("state", STATES, ids=[state.name for state in STATES])
def test_nothing_is_cut_covered_or_out_of_reach_anywhere(walk, state):
    found = walk(state, DRESSES)
    assert not found, "\n".join(found)
