"""Every page and state as the accessibility tree tells it, in each language by live switches.

A run draws some states and a language for each by its own seed, so that runs together walk all, as
the nightly run does; `JUDGEKIT_ACCESSIBILITY_SEED` repeats one.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator, Sequence

import pytest
from PySide6.QtGui import QAccessible

from judgekit.ui.look import ThemeChoice
from tests.accessibility.findings import findings
from tests.journeys.screenshot_states import STATES, State
from tests.journeys.stage import Stage
from tests.sizes.walk import LANGUAGES, PLAIN, Dress, arranged, put_on

SEED = "JUDGEKIT_ACCESSIBILITY_SEED"
DRAWN = 12
PLACES = tuple(dict.fromkeys(state.place for state in STATES))

Walk = Callable[[State, Sequence[str]], list[str]]


@pytest.fixture
def heard() -> Iterator[None]:
    """As if a screen reader listened."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def walk(heard, stage: Stage) -> Walk:
    """Walks a state in some languages, and returns what is wrong."""

    def walk(state: State, languages: Sequence[str]) -> list[str]:
        found = list[str]()
        with arranged(stage, state) as subject:
            for language in languages:
                put_on(stage, Dress(PLAIN.size, 100, language, ThemeChoice.LIGHT), subject)
                found += [f"{state.name} {language} {each.line()}" for each in findings(subject)]
        return found

    return walk


def test_a_screen_reader_is_told_of_everything_in_a_sample(walk: Walk) -> None:
    seed = int(os.environ.get(SEED) or random.getrandbits(32))
    dice = random.Random(seed)
    found = []
    for state in dice.sample(STATES, DRAWN):
        found += walk(state, [dice.choice(LANGUAGES)])
    assert not found, "\n".join((f"{SEED}={seed}", *found))


@pytest.mark.nightly
@pytest.mark.parametrize("place", PLACES)
def test_a_screen_reader_is_told_of_everything_anywhere(walk: Walk, place: str) -> None:
    found = []
    for state in STATES:
        if state.place == place:
            found += walk(state, LANGUAGES)
    assert not found, "\n".join(found)
