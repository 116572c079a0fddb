"""Each journey of the day by the mouse alone, and by the keys alone.

A run goes each by one of the two, drawn by its own seed; the nightly run goes each by both.
`JUDGEKIT_HANDS_SEED` repeats one.
"""

from __future__ import annotations

import os
import random

import pytest

from judgekit.engine.ports.rules import RulesProvider
from tests.journeys.hands.call_journeys import CALLS
from tests.journeys.hands.clock_journeys import CLOCK
from tests.journeys.hands.deck_journeys import CHECKS
from tests.journeys.hands.event_journeys import EVENTS
from tests.journeys.hands.hand import Hand, KeyboardHand, MouseHand
from tests.journeys.hands.journey import JUDGE, Journey, enter, meant_state
from tests.journeys.hands.penalty_journeys import PENALTIES
from tests.journeys.hands.reading_journeys import READING
from tests.journeys.stage import Stage
from tests.plain_state import in_words, with_names

JOURNEYS = (*EVENTS, *CLOCK, *CALLS, *PENALTIES, *CHECKS, *READING)
HANDS = {"mouse": MouseHand, "keyboard": KeyboardHand}
SEED = "JUDGEKIT_HANDS_SEED"


@pytest.fixture
def stage(tmp_path, rules_provider: RulesProvider, in_utc, qtbot):
    stage = Stage(tmp_path, rules_provider)
    stage.begin("event", judge_name=JUDGE)
    qtbot.waitActive(stage.window)
    yield stage
    stage.leave()


def recorded(stage: Stage) -> str:
    """What the record holds, for the eye."""
    engine = stage.program.bridge.engine
    steps = engine.timeline.steps if engine is not None else ()
    events = [event for step in steps for event in step.events]
    return "recorded " + "; ".join(map(str, with_names(events, stage.program.bridge.state)))


def gone(stage: Stage, journey: Journey, hand: str) -> Hand:
    """Go a journey by one hand, hold what it records and leaves against what was meant, and return
    the hand."""
    enter(stage, journey.given)
    stage.window.go(journey.place)
    stage.settle(50)
    used = HANDS[hand](stage)
    journey.steps(used)
    state = stage.program.bridge.state
    assert in_words(state) == in_words(meant_state(journey)), recorded(stage)
    assert journey.left(stage) == journey.leaves
    return used


each_journey = pytest.mark.parametrize("journey", JOURNEYS, ids=lambda journey: journey.name)


@each_journey
def test_one_hand_alone_records_what_was_meant(stage: Stage, journey: Journey):
    seed = int(os.environ.get(SEED) or random.getrandbits(32))
    hand = random.Random(f"{seed} {journey.name}").choice(list(HANDS))
    print(f"{SEED}={seed}: by {hand}")  # shown if it fails
    gone(stage, journey, hand)


@pytest.mark.nightly
@pytest.mark.parametrize("hand", HANDS)
@each_journey
def test_each_hand_alone_records_what_was_meant(
    stage: Stage, journey: Journey, hand: str, record_property
):
    used = gone(stage, journey, hand)
    record_property("strokes", used.strokes)
    record_property("letters", used.letters)
