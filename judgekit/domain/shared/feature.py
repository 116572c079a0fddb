"""What a feature brings to a tournament, as one value; and several features made into one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import reduce
from typing import Any, Generic, TypeVar

import msgspec

from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.shared.topic import Topic

State_contra = TypeVar("State_contra", contravariant=True)
Whole = TypeVar("Whole")
Key = TypeVar("Key")
Value = TypeVar("Value")

Decision = Event | tuple[Event, ...] | Refusal
Decide = Callable[[State_contra, Any, Moment], Decision]
"""Called with the state, the command and the instant."""
Obstacle = Callable[[State_contra, Any, Moment], Refusal | None]
"""Called with the state, the event and the instant."""
Effect = Callable[[State_contra, Any, Moment, str], None]
"""Called with the state, the event, its instant and its author. Never raises: an event that finds
nothing to act on leaves the state as it is."""


class Feature(msgspec.Struct, Generic[State_contra], frozen=True, kw_only=True):
    """A feature, or what crosses several: that one has no kinds and no commands of its own, and
    adds to what happens with theirs.

    The type variable is a protocol that names the parts of the tournament which the functions work
    on, so that a feature knows neither the tournament nor its other features.
    """

    kinds: Mapping[str, type[Event]] = {}
    """Its events, by the names under which they are kept; a name once used is never given to
    another."""
    commands: tuple[type[Command], ...] = ()
    """All that can be asked of it."""
    scripted: tuple[type[Command], ...] = ()
    """Those of its commands that a script can give, by their tags."""
    decisions: Mapping[type[Command], Decide[State_contra]] = {}
    """What a command makes happen, or why it can't."""
    obstacles: Mapping[type[Event], Obstacle[State_contra]] = {}
    """Why an event can't happen now; one that is not named here always can."""
    effects: Mapping[type[Event], Effect[State_contra]] = {}
    """What an event does to the state."""
    topics: tuple[Topic, ...] = ()
    """What its events touch, the topic that they belong to first."""


class Composition(msgspec.Struct, Generic[State_contra], frozen=True, kw_only=True):
    """All features as one, each thing found by one look into a mapping."""

    kinds: Mapping[str, type[Event]]
    commands: tuple[type[Command], ...]
    scripted: Mapping[str, type[Command]]
    """By their tags."""
    decisions: Mapping[type[Command], Decide[State_contra]]
    obstacles: Mapping[type[Event], Obstacle[State_contra]]
    effects: Mapping[type[Event], Effect[State_contra]]
    topics: Mapping[type[Event], tuple[Topic, ...]]


class FeaturesDisagree(Exception):
    """Features that can't be composed: two claim the same, or something is missing."""


def compose(features: Sequence[Feature[Whole]]) -> Composition[Whole]:
    """All these features as one; where several have an obstacle to an event or an effect of it,
    these are asked or come about in the order of the features.

    Raises FeaturesDisagree where two claim one kind, command or decision, or where an event lacks
    an effect or a topic, or a command its decision.
    """
    kinds = _once("the kind", (pair for each in features for pair in each.kinds.items()))
    events = _once("the event", ((kind, name) for name, kind in kinds.items()))
    commands = _once("the command", ((kind, each) for each in features for kind in each.commands))
    tags = _once("the tag", ((_tag(kind), kind) for kind in commands))
    scripted = {kind for each in features for kind in each.scripted}
    decisions = _once("deciding", (pair for each in features for pair in each.decisions.items()))
    obstacles = _together(each.obstacles for each in features)
    effects = _together(each.effects for each in features)
    topics = {kind: each.topics for each in features for kind in each.kinds.values()}
    _same("a decision", commands, decisions)
    _same("an effect", events, effects)
    _known("an obstacle", events, obstacles)
    _known("a name in scripts", commands, scripted)
    _same("a topic", events, [kind for kind, touched in topics.items() if touched])
    return Composition(
        kinds=kinds,
        commands=tuple(commands),
        scripted={tag: kind for tag, kind in tags.items() if kind in scripted},
        decisions=decisions,
        obstacles={kind: _first_of(each) for kind, each in obstacles.items()},
        effects={kind: _one_after_another(each) for kind, each in effects.items()},
        topics=topics,
    )


def _tag(command: type[Command]) -> str:
    return str(command.__struct_config__.tag)


def _once(what: str, pairs: Iterable[tuple[Key, Value]]) -> dict[Key, Value]:
    """These pairs as a mapping in which none replaces another."""
    found: dict[Key, Value] = {}
    for key, value in pairs:
        if key in found:
            raise FeaturesDisagree(f"{what} {_name(key)} is claimed twice")
        found[key] = value
    return found


def _together(mappings: Iterable[Mapping[Key, Value]]) -> dict[Key, list[Value]]:
    """All values of each key, in the order of the mappings."""
    found: dict[Key, list[Value]] = {}
    for mapping in mappings:
        for key, value in mapping.items():
            found.setdefault(key, []).append(value)
    return found


def _same(what: str, declared: Iterable[type], having: Iterable[type]) -> None:
    """Each that is declared has it, and no other."""
    having = tuple(having)
    for kind in declared:
        if kind not in having:
            raise FeaturesDisagree(f"{_name(kind)} lacks {what}")
    _known(what, declared, having)


def _known(what: str, declared: Iterable[type], having: Iterable[type]) -> None:
    """None has it that is not declared."""
    for kind in set(having).difference(declared):
        raise FeaturesDisagree(f"{_name(kind)} has {what}, and no feature declares it")


def _name(key: object) -> str:
    return key.__name__ if isinstance(key, type) else str(key)


def _first_of(obstacles: Sequence[Obstacle[Whole]]) -> Obstacle[Whole]:
    """The first refusal of these."""
    if len(obstacles) == 1:
        return obstacles[0]

    def first(state: Whole, event: Event, at: Moment) -> Refusal | None:
        found = (refusal for each in obstacles if (refusal := each(state, event, at)) is not None)
        return next(found, None)

    return first


def _one_after_another(effects: Sequence[Effect[Whole]]) -> Effect[Whole]:
    """All of these, one after another; pairs of them, since a replay has no time for a loop."""
    return reduce(_then, effects)


def _then(first: Effect[Whole], second: Effect[Whole]) -> Effect[Whole]:
    def both(state: Whole, event: Event, at: Moment, author: str) -> None:
        first(state, event, at, author)
        second(state, event, at, author)

    return both
