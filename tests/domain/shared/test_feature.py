"""Several features made into one, and what can't be."""

from __future__ import annotations

import msgspec
import pytest

from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.feature import Feature, FeaturesDisagree, compose
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.shared.topic import Topic


class BellRung(Event, frozen=True):
    times: int = 1


class DoorOpened(Event, frozen=True):
    id: str = ""


class RingBell(Command, frozen=True, tag="ring-bell"):
    pass


class OpenDoor(Command, frozen=True, tag="open-door"):
    pass


class OpenGate(Command, frozen=True, tag="open-door"):
    """Named like another."""


def ring(said: list[str], event: BellRung, at: int, author: str) -> None:
    said += ["ding"] * event.times


def answer(said: list[str], event: BellRung, at: int, author: str) -> None:
    said.append(f"{author} comes at {at}")


def decide_ring(said: list[str], command: RingBell, at: int) -> Event:
    return BellRung()


def is_noisy(said: list[str], event: BellRung, at: int) -> Refusal | None:
    return Refusal(RefusalCode.WRONG_VALUE, {"field": "noise"}) if len(said) > 1 else None


def is_night(said: list[str], event: BellRung, at: int) -> Refusal | None:
    return Refusal(RefusalCode.WRONG_VALUE, {"field": "night"}) if at > 22 else None


BELL: Feature[list[str]] = Feature(
    kinds={"bell-rung": BellRung},
    commands=(RingBell,),
    scripted=(RingBell,),
    decisions={RingBell: decide_ring},
    obstacles={BellRung: is_noisy},
    effects={BellRung: ring},
    topics=(Topic.CALLS, Topic.CLOCK),
)
DOOR: Feature[list[str]] = Feature(
    kinds={"door-opened": DoorOpened},
    commands=(OpenDoor,),
    decisions={OpenDoor: lambda said, command, at: DoorOpened()},
    effects={DoorOpened: lambda said, event, at, author: said.append("creak")},
    beginnings=(DoorOpened,),
    topics=(Topic.SETUP,),
)
BUTLER: Feature[list[str]] = Feature(effects={BellRung: answer}, obstacles={BellRung: is_night})


def but(feature: Feature[list[str]], **changes: object) -> Feature[list[str]]:
    return msgspec.structs.replace(feature, **changes)


def test_each_thing_is_found_by_one_look():
    both = compose((BELL, DOOR))
    assert both.kinds == {"bell-rung": BellRung, "door-opened": DoorOpened}
    assert both.commands == (RingBell, OpenDoor)
    assert both.scripted == {"ring-bell": RingBell}
    assert both.decisions[RingBell] is decide_ring
    assert both.effects[BellRung] is ring
    assert both.beginnings == {DoorOpened}
    assert both.topics == {BellRung: (Topic.CALLS, Topic.CLOCK), DoorOpened: (Topic.SETUP,)}


@pytest.mark.parametrize(
    ("features", "heard"),
    [
        ((BELL, BUTLER), ["ding", "Ann comes at 12"]),
        ((BUTLER, BELL), ["Ann comes at 12", "ding"]),
    ],
)
def test_effects_come_about_in_the_order_of_the_features(features, heard):
    said: list[str] = []
    compose(features).effects[BellRung](said, BellRung(), 12, "Ann")
    assert said == heard


def test_the_first_obstacle_is_what_is_said():
    obstacle = compose((BELL, BUTLER)).obstacles[BellRung]
    fields = {
        (noise, hour): refusal.values["field"] if refusal else None
        for noise in (0, 2)
        for hour in (12, 23)
        for refusal in [obstacle(["ding"] * noise, BellRung(), hour)]
    }
    assert fields == {(0, 12): None, (0, 23): "night", (2, 12): "noise", (2, 23): "noise"}


def test_no_features_are_a_composition_too():
    assert compose(()).kinds == {}


@pytest.mark.parametrize(
    ("features", "said"),
    [
        ((BELL, but(DOOR, kinds={"bell-rung": DoorOpened})), "the kind bell-rung is claimed twice"),
        (
            (but(BELL, kinds={"bell-rung": BellRung, "rung": BellRung}),),
            "the event BellRung is claimed twice",
        ),
        ((BELL, but(DOOR, commands=(OpenDoor, RingBell))), "the command RingBell is claimed twice"),
        (
            (BELL, but(DOOR, decisions={**DOOR.decisions, **BELL.decisions})),
            "deciding RingBell is claimed twice",
        ),
        (
            (DOOR, Feature(commands=(OpenGate,), decisions={OpenGate: decide_ring})),
            "the tag open-door is claimed twice",
        ),
        ((but(BELL, effects={}),), "BellRung lacks an effect"),
        ((but(BELL, topics=()),), "BellRung lacks a topic"),
        ((but(BELL, decisions={}),), "RingBell lacks a decision"),
        ((BUTLER,), "BellRung has an effect, and no feature declares it"),
        ((but(BUTLER, effects={}),), "BellRung has an obstacle, and no feature declares it"),
        (
            (but(BELL, commands=(), scripted=()),),
            "RingBell has a decision, and no feature declares it",
        ),
        ((but(BELL, commands=(), decisions={}),), "RingBell has a name in scripts, and no"),
        ((but(BELL, beginnings=(BellRung,)),), "BellRung begins something and has no id"),
        ((BELL, but(DOOR, kinds={}, effects={})), "DoorOpened has a beginning, and no feature"),
    ],
)
def test_features_that_disagree_are_not_composed(features, said):
    with pytest.raises(FeaturesDisagree, match=said):
        compose(features)
