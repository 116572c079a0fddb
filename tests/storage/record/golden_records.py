"""Records that earlier programs made, and what those programs read in them."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Mapping, Set
from pathlib import Path
from typing import Any

import msgspec

FOLDER = Path(__file__).resolve().parents[2] / "data" / "records"


def golden_record(form: int) -> Path:
    """A whole day in the given form of the record, with every kind of event; not to be written."""
    return FOLDER / f"form-{form}.judgekit"


def read_then(form: int) -> dict[str, Any]:
    """What the program that made the record read in it: all its steps, the whole state, and the
    answers of `judgekit run --at` for some of its instants."""
    return json.loads((FOLDER / f"form-{form}.json").read_text(encoding="utf-8"))


def plainly(value: object) -> Any:
    """The value as JSON has it: a struct by its fields, a set in order, a mapping as pairs in the
    order of their keys."""
    if isinstance(value, msgspec.Struct):
        return {name: plainly(getattr(value, name)) for name in value.__struct_fields__}
    if dataclasses.is_dataclass(value):
        fields = dataclasses.fields(value)
        return {field.name: plainly(getattr(value, field.name)) for field in fields}
    if isinstance(value, Mapping):
        pairs = [[plainly(key), plainly(each)] for key, each in value.items()]
        return sorted(pairs, key=lambda pair: json.dumps(pair[0], sort_keys=True))
    if isinstance(value, Set):
        return sorted((plainly(each) for each in value), key=json.dumps)
    if isinstance(value, list | tuple):
        return [plainly(each) for each in value]
    return value
