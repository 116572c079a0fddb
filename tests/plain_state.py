"""States and events to compare: as plain values, with words for ids."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterable, Mapping, Set
from typing import Any

import msgspec

from judgekit.domain.shared.event import Event
from judgekit.domain.tournament import Tournament


def plainly(value: object, names: Mapping[str, str] | None = None) -> Any:
    """The value as JSON has it: a struct by its fields, a set in order, a mapping as pairs in the
    order of their keys; each text by its name in `names`, if it has one there."""
    if isinstance(value, msgspec.Struct):
        return {name: plainly(getattr(value, name), names) for name in value.__struct_fields__}
    if dataclasses.is_dataclass(value):
        fields = dataclasses.fields(value)
        return {field.name: plainly(getattr(value, field.name), names) for field in fields}
    if isinstance(value, Mapping):
        pairs = [[plainly(key, names), plainly(each, names)] for key, each in value.items()]
        return sorted(pairs, key=lambda pair: json.dumps(pair[0], sort_keys=True))
    if isinstance(value, Set):
        return sorted((plainly(each, names) for each in value), key=json.dumps)
    if isinstance(value, list | tuple):
        return [plainly(each, names) for each in value]
    return names.get(value, value) if isinstance(value, str) and names else value


def names_of(state: Tournament) -> Mapping[str, str]:
    """Words for the ids of all that a state has: `call 1` and so on by number, `main 1` for the
    first round of a clock whatever its number."""
    things = {
        "call": state.calls.entered,
        "check": state.deck_checks.entered,
        "appeal": state.appeals.entered,
        "penalty": state.infractions.entered,
    }
    numbered = {each.id: f"{kind} {each.number}" for kind in things for each in things[kind]}
    rounds = {
        each.id: f"{name} {place}"
        for name, clock in state.clocks.by_name.items()
        for place, each in enumerate(clock.rounds, 1)
    }
    return {**numbered, **rounds}


def in_words(state: Tournament) -> Any:
    """The whole state, with words for its ids: equal for two days on which the same was entered."""
    return plainly(state, names_of(state))


def with_names(events: Iterable[Event], state: Tournament) -> list[Event]:
    """The events with words for the ids of what the state has."""
    names = names_of(state)
    told = []
    for event in events:
        fields = {name: getattr(event, name) for name in event.__struct_fields__}
        ids = {
            name: tuple(names.get(each, each) for each in value)
            if isinstance(value, tuple)
            else names.get(value, value)
            for name, value in fields.items()
        }
        told.append(msgspec.structs.replace(event, **ids))
    return told
