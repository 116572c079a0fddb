"""Each journey of the day twice: by the mouse alone, and by the keys alone."""

from __future__ import annotations

import pytest

from judgekit.engine.ports.rules import RulesProvider
from tests.journeys.hands.call_journeys import CALLS
from tests.journeys.hands.clock_journeys import CLOCK
from tests.journeys.hands.deck_journeys import CHECKS
from tests.journeys.hands.event_journeys import EVENTS
from tests.journeys.hands.hand import KeyboardHand, MouseHand
from tests.journeys.hands.journey import JUDGE, Journey, enter, meant_state
from tests.journeys.hands.penalty_journeys import PENALTIES
from tests.journeys.hands.reading_journeys import READING
from tests.journeys.stage import Stage
from tests.plain_state import in_words, with_names

JOURNEYS = (*EVENTS, *CLOCK, *CALLS, *PENALTIES, *CHECKS, *READING)
HANDS = {"mouse": MouseHand, "keyboard": KeyboardHand}


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


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("journey", JOURNEYS, ids=lambda journey: journey.name)
def test_each_hand_alone_records_what_was_meant(
    stage: Stage, journey: Journey, hand: str, record_property
):
    enter(stage, journey.given)
    stage.window.go(journey.place)
    stage.settle(50)
    used = HANDS[hand](stage)
    journey.steps(used)
    record_property("strokes", used.strokes)
    record_property("letters", used.letters)
    state = stage.program.bridge.state
    assert in_words(state) == in_words(meant_state(journey)), recorded(stage)
    assert journey.left(stage) == journey.leaves
