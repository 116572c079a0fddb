"""Extract the required parts of a file from the events of a streaming JSON parser.

They are described by msgspec structs of texts, booleans, mappings of texts, tuples of texts and
further such structs; every field needs a default. Values of another shape are skipped.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import UnionType
from typing import Any, TypeAlias, TypeVar, get_args, get_origin

import msgspec

DEEPEST = 60
"""Depth of nested lists and objects in skipped values."""
MOST_MEMBERS = 200
"""Members of one list or mapping that is kept."""
LONGEST_TEXT = 4_000
"""Characters of a text that is kept."""

Events: TypeAlias = Iterator[tuple[str, Any]]
Shape: TypeAlias = "str | Mapping[str, Shape] | tuple[Shape] | None"
"""TEXT; FLAG; a mapping of names to shapes, where `*` matches every name; a tuple of one shape, for
the members of a list; None for values to skip."""

TEXT = "text"
FLAG = "flag"

Wanted = TypeVar("Wanted", bound=msgspec.Struct)


class TooDeep(Exception):
    """The nesting is deeper than in any genuine file."""


def shape_of(kind: Any) -> Shape:  # noqa: ANN401  (a type as typing writes it)
    """Return the shape of a struct."""
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
    """Read the object that begins with this event, `shape` being that of `kind`; return an empty
    one if the event begins no object."""
    read = read_value(events, event, value, shape)
    return msgspec.convert(read, kind) if isinstance(read, dict) else kind()


def read_value(events: Events, event: str, value: object, shape: Shape) -> object:
    """Read the parts of the value beginning with this event that match `shape`; None if none do.

    Raises TooDeep, and what the JSON parser raises.
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
    """Yield each name in the current object with the event and value that follow; the value must be
    read before the next name is requested."""
    for event, name in events:
        if event == "end_map":
            return
        for begun, value in events:
            yield name, begun, value
            break


def elements(events: Events) -> Iterator[tuple[str, object]]:
    """Yield the first event and value of each member of the current list."""
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
    """Skip the rest of the current list or object."""
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
