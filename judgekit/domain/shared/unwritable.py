"""Detection of text that can't be encoded: lone UTF-16 surrogates."""

from __future__ import annotations

import msgspec

from judgekit.domain.shared.command import Command


def unwritable_field(command: Command) -> str | None:
    """The field of a command that can't be written into a record; None if all can."""
    if is_writable(command):
        return None
    fields = command.__struct_fields__
    return next(name for name in fields if not is_writable(getattr(command, name)))


def is_writable(value: object) -> bool:
    """Whether a value can be encoded as UTF-8."""
    try:
        msgspec.json.encode(value)
    except UnicodeEncodeError:
        return False
    return True
