"""Features of a tournament as values, and their composition."""

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
nothing to act on leaves the state unchanged."""

Resolve = Callable[[Any, Sequence[Event]], Command]
"""Called with the command and the events that it was decided to be."""


class Feature(msgspec.Struct, Generic[State_contra], frozen=True, kw_only=True):
    """A feature of a tournament, or an extension across features.

    An extension has no kinds and commands of its own and adds behaviour to those of others.

    The type variable is a protocol with the parts of the tournament that the functions use, so that
    a feature depends on neither the tournament nor other features.
    """

    kinds: Mapping[str, type[Event]] = {}
    """Its events, by their names in the record; a name is never reused."""
    commands: tuple[type[Command], ...] = ()
    """All its commands."""
    scripted: tuple[type[Command], ...] = ()
    """Its commands that scripts can use, by their tags."""
    decisions: Mapping[type[Command], Decide[State_contra]] = {}
    """Decides a command: the resulting events, or the refusal."""
    obstacles: Mapping[type[Event], Obstacle[State_contra]] = {}
    """Checks whether an event can happen; events without an entry always can."""
    effects: Mapping[type[Event], Effect[State_contra]] = {}
    """Applies an event to the state."""
    beginnings: tuple[type[Event], ...] = ()
    """Its events that begin a thing, known from then on by the event's id: their field `id`, blank
    until they are recorded."""
    resolutions: Mapping[type[Command], Resolve] = {}
    """Replaces what a command names in passing by what it was found to mean: a table or a number by
    an id."""
    said: Mapping[type[Event], tuple[str, ...]] = {}
    """Fields with what somebody was told: a fact that stays when the event is decided anew."""
    topics: tuple[Topic, ...] = ()
    """Topics that its events change, the one they belong to first."""


class Composition(msgspec.Struct, Generic[State_contra], frozen=True, kw_only=True):
    """All features combined, each lookup a single mapping access."""

    kinds: Mapping[str, type[Event]]
    commands: tuple[type[Command], ...]
    scripted: Mapping[str, type[Command]]
    """By their tags."""
    decisions: Mapping[type[Command], Decide[State_contra]]
    obstacles: Mapping[type[Event], Obstacle[State_contra]]
    effects: Mapping[type[Event], Effect[State_contra]]
    topics: Mapping[type[Event], tuple[Topic, ...]]
    beginnings: frozenset[type[Event]]
    resolutions: Mapping[type[Command], Resolve]
    said: Mapping[type[Event], tuple[str, ...]]


class FeaturesDisagree(Exception):
    """Raised if features can't be composed: two define the same, or something is missing."""


def compose(features: Sequence[Feature[Whole]]) -> Composition[Whole]:
    """Combine features; several obstacles or effects of one event run in feature order.

    Raises FeaturesDisagree if two define the same kind, command or decision, if an event lacks an
    effect or a topic, if a command lacks its decision, or if an event that begins a thing has no
    field `id`.
    """
    kinds = _once("the kind", (pair for each in features for pair in each.kinds.items()))
    events = _once("the event", ((kind, name) for name, kind in kinds.items()))
    commands = _once("the command", ((kind, each) for each in features for kind in each.commands))
    tags = _once("the tag", ((_tag(kind), kind) for kind in commands))
    scripted = {kind for each in features for kind in each.scripted}
    decisions = _once("deciding", (pair for each in features for pair in each.decisions.items()))
    obstacles = _together(each.obstacles for each in features)
    effects = _together(each.effects for each in features)
    beginnings = _once("beginning", ((kind, kind) for each in features for kind in each.beginnings))
    resolved = (pair for each in features for pair in each.resolutions.items())
    resolutions = _once("resolving", resolved)
    said = _once("what was said", (pair for each in features for pair in each.said.items()))
    topics = {kind: each.topics for each in features for kind in each.kinds.values()}
    _same("a decision", commands, decisions)
    _same("an effect", events, effects)
    _known("an obstacle", events, obstacles)
    _known("a name in scripts", commands, scripted)
    _known("a beginning", events, beginnings)
    _known("words", events, said)
    _known("a resolution", commands, resolutions)
    for kind in sorted(beginnings, key=_name):
        if "id" not in kind.__struct_fields__:
            raise FeaturesDisagree(f"{_name(kind)} begins something and has no id")
    _same("a topic", events, [kind for kind, touched in topics.items() if touched])
    return Composition(
        kinds=kinds,
        commands=tuple(commands),
        scripted={tag: kind for tag, kind in tags.items() if kind in scripted},
        decisions=decisions,
        obstacles={kind: _first_of(each) for kind, each in obstacles.items()},
        effects={kind: _one_after_another(each) for kind, each in effects.items()},
        topics=topics,
        beginnings=frozenset(beginnings),
        resolutions=resolutions,
        said=said,
    )


def names(event: type[Event], *, instead_of: Mapping[str, Any] = {}, **fields: str) -> Resolve:
    """Return a resolution: each of the command's `fields` gets the id that this kind of event has
    in the field named, unless it is empty.

    Once the first of them is found, the fields `instead_of` get these values: they found it, and
    must not stand against it later.
    """

    def resolve(command: Command, events: Sequence[Event]) -> Command:
        decided = next((each for each in events if isinstance(each, event)), None)
        if decided is None:
            return command
        ids = {field: getattr(decided, name) for field, name in fields.items()}
        found = {field: id_ for field, id_ in ids.items() if id_}
        is_named = next(iter(ids)) in found
        return msgspec.structs.replace(command, **found, **(instead_of if is_named else {}))

    return resolve


def _tag(command: type[Command]) -> str:
    return str(command.__struct_config__.tag)


def _once(what: str, pairs: Iterable[tuple[Key, Value]]) -> dict[Key, Value]:
    """Build a mapping, refusing duplicate keys."""
    found: dict[Key, Value] = {}
    for key, value in pairs:
        if key in found:
            raise FeaturesDisagree(f"{what} {_name(key)} is claimed twice")
        found[key] = value
    return found


def _together(mappings: Iterable[Mapping[Key, Value]]) -> dict[Key, list[Value]]:
    """Collect all values of each key, in the order of the mappings."""
    found: dict[Key, list[Value]] = {}
    for mapping in mappings:
        for key, value in mapping.items():
            found.setdefault(key, []).append(value)
    return found


def _same(what: str, declared: Iterable[type], having: Iterable[type]) -> None:
    """Check that exactly the declared types are in `having`."""
    having = tuple(having)
    for kind in declared:
        if kind not in having:
            raise FeaturesDisagree(f"{_name(kind)} lacks {what}")
    _known(what, declared, having)


def _known(what: str, declared: Iterable[type], having: Iterable[type]) -> None:
    """Check that all types in `having` are declared."""
    for kind in set(having).difference(declared):
        raise FeaturesDisagree(f"{_name(kind)} has {what}, and no feature declares it")


def _name(key: object) -> str:
    return key.__name__ if isinstance(key, type) else str(key)


def _first_of(obstacles: Sequence[Obstacle[Whole]]) -> Obstacle[Whole]:
    """Combine obstacles; the first refusal is returned."""
    if len(obstacles) == 1:
        return obstacles[0]

    def first(state: Whole, event: Event, at: Moment) -> Refusal | None:
        found = (refusal for each in obstacles if (refusal := each(state, event, at)) is not None)
        return next(found, None)

    return first


def _one_after_another(effects: Sequence[Effect[Whole]]) -> Effect[Whole]:
    """Combine effects in order, as nested pairs: faster than a loop during replay."""
    return reduce(_then, effects)


def _then(first: Effect[Whole], second: Effect[Whole]) -> Effect[Whole]:
    def both(state: Whole, event: Event, at: Moment, author: str) -> None:
        first(state, event, at, author)
        second(state, event, at, author)

    return both
