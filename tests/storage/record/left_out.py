"""What a script or an older record leaves out: the values that an event's or a command's fields
have without being written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from judgekit.domain.tournament import COMPOSITION, EVENT_KINDS
from tests.storage.record.shapes import structs_within

FILE = Path(__file__).resolve().parents[2] / "data" / "records" / "left-out.json"


def left_out() -> dict[str, Any]:
    """Every event by its kind and every command by its name, with the fields that may be left
    out."""
    commands = {str(each.__struct_config__.tag): each for each in COMPOSITION.commands}
    found = {
        "events": {kind: _values(shape) for kind, shape in sorted(EVENT_KINDS.items())},
        "commands": {name: _values(shape) for name, shape in sorted(commands.items())},
    }
    return json.loads(msgspec.json.encode(found))


def _values(shape: type[msgspec.Struct]) -> dict[str, Any]:
    """The value of each field that has one, and of those within, by their path."""
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(shape):
        if field.default is not msgspec.NODEFAULT:
            found[field.name] = msgspec.to_builtins(field.default)
        elif field.default_factory is not msgspec.NODEFAULT:
            found[field.name] = msgspec.to_builtins(field.default_factory())
        for inner in structs_within(field.type):
            found.update({f"{field.name}.{name}": v for name, v in _values(inner).items()})
    return found


if __name__ == "__main__":
    written = json.dumps(left_out(), indent=1, ensure_ascii=False)
    FILE.write_text(written + "\n", encoding="utf-8", newline="\n")
