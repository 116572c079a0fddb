"""From the events of a JSON reader to the parts of a file that are wanted, and nothing else of it.

What is wanted is said by msgspec structs of texts, truth values, mappings of texts, tuples of texts
and further such structs; every field needs a default. What has another form in the file is passed
over.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import UnionType
from typing import Any, TypeAlias, TypeVar, get_args, get_origin

import msgspec

DEEPEST = 60
"""Nested lists and objects in what is passed over."""
MOST_MEMBERS = 200
"""Of one list or mapping that is taken."""
LONGEST_TEXT = 4_000
"""Letters of one that is taken."""

Events: TypeAlias = Iterator[tuple[str, Any]]
Shape: TypeAlias = "str | Mapping[str, Shape] | tuple[Shape] | None"
"""TEXT; FLAG; a mapping of names to shapes, where `*` is every name; a tuple of one shape, for the
members of a list; None for what is to be passed over."""

TEXT = "text"
FLAG = "flag"

Wanted = TypeVar("Wanted", bound=msgspec.Struct)


class TooDeep(Exception):
    """No file that is meant well is nested like that."""


def shape_of(kind: Any) -> Shape:  # noqa: ANN401  (a type as typing writes it)
    """What a struct wants of an object."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return {field.encode_name: shape_of(field.type) for field in msgspec.structs.fields(kind)}
    if isinstance(kind, UnionType):
        return shape_of(get_args(kind)[0])
    if get_origin(kind) is tuple:
        return (shape_of(get_args(kind)[0]),)
    if kind is bool:
        return FLAG
    return {"*": TEXT} if get_origin(kind) is dict else TEXT


def read_struct(
    events: Events, event: str, value: object, shape: Shape, kind: type[Wanted]
) -> Wanted:
    """The object that has begun with this event, `shape` being that of `kind`; an empty one where
    none has begun."""
    read = read_value(events, event, value, shape)
    return msgspec.convert(read, kind) if isinstance(read, dict) else kind()


def read_value(events: Events, event: str, value: object, shape: Shape) -> object:
    """The value that has begun with this event, as far as it is wanted; None for all else.

    Raises TooDeep, and what the JSON reader raises.
    """
    if event == "start_map":
        if isinstance(shape, Mapping):
            return _read_mapping(events, shape)
        _skip(events)
    elif event == "start_array":
        if isinstance(shape, tuple):
            return _read_list(events, shape[0])
        _skip(events)
    elif isinstance(value, str):
        return value if shape == TEXT and len(value) <= LONGEST_TEXT else None
    elif isinstance(value, bool):
        return value if shape == FLAG else None
    return None


def members(events: Events) -> Iterator[tuple[str, str, object]]:
    """The names of the object that has begun, each with the event and value that follow; the value
    is to be read before the next name is asked for."""
    for event, name in events:
        if event == "end_map":
            return
        for begun, value in events:
            yield name, begun, value
            break


def elements(events: Events) -> Iterator[tuple[str, object]]:
    """What the members of the list that has begun begin with."""
    for event, value in events:
        if event == "end_array":
            return
        yield event, value


def _read_mapping(events: Events, shape: Mapping[str, Shape]) -> dict[str, object]:
    every = shape.get("*")
    read: dict[str, object] = {}
    for name, event, value in members(events):
        taken = read_value(events, event, value, shape.get(name, every))
        if taken is not None and len(read) < MOST_MEMBERS and len(name) <= LONGEST_TEXT:
            read[name] = taken
    return read


def _read_list(events: Events, shape: Shape) -> list[object]:
    taken: list[object] = []
    for event, value in elements(events):
        each = read_value(events, event, value, shape)
        if each is not None and len(taken) < MOST_MEMBERS:
            taken.append(each)
    return taken


def _skip(events: Events) -> None:
    """Pass over what has begun."""
    depth = 1
    for event, _ in events:
        if event in ("start_map", "start_array"):
            depth += 1
            if depth > DEEPEST:
                raise TooDeep
        elif event in ("end_map", "end_array"):
            depth -= 1
            if not depth:
                return
