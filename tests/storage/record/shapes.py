"""The shape of every kind of event, as it is written into records."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Annotated, Any, get_origin

import msgspec

from judgekit.domain.tournament import EVENT_KINDS
from judgekit.storage.record.form_1 import lifts

FILE = Path(__file__).resolve().parents[2] / "data" / "records" / "shapes.json"


def shapes() -> dict[str, Any]:
    """Every kind with its version, and the names and types of its fields, nested ones too."""
    newer = lifts()
    return {
        kind: {"version": len(newer.get(kind, ())) + 1, "fields": fields_of(shape)}
        for kind, shape in sorted(EVENT_KINDS.items())
    }


def fields_of(shape: type) -> dict[str, Any]:
    """The fields of a struct: a type's name, and the fields of structs within it."""
    found = {}
    for field in msgspec.structs.fields(shape):
        nested = structs_within(field.type)
        found[field.name] = [_written(field.type), *(fields_of(each) for each in nested)]
    return found


def structs_within(kind: Any) -> list[type[msgspec.Struct]]:
    """The structs that a type names: itself, or those that it holds."""
    return [each for each in _within(kind) if _is_struct(each)]


def _written(kind: Any) -> str:
    """A type as JSON has it: what is declared of a text changes nothing in it."""
    return re.sub(r"typing\.Annotated\[str, <[^>]*>\]", "str", str(_bare(kind)))


def _bare(kind: Any) -> Any:
    return str if get_origin(kind) is Annotated else kind


def _within(kind: Any) -> list[Any]:
    inner = getattr(kind, "__args__", ())
    return [kind, *(each for arg in inner for each in _within(arg))]


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


if __name__ == "__main__":
    FILE.write_text(json.dumps(shapes(), indent=1) + "\n", encoding="utf-8")
