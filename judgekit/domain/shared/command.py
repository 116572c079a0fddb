"""A command: a request that has not happened yet."""

from __future__ import annotations

import msgspec


class Command(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Base of all commands; each feature defines its own in `commands.py`."""
