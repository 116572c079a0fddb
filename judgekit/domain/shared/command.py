"""What is asked for: imperative, not yet true."""

from __future__ import annotations

import msgspec


class Command(msgspec.Struct, frozen=True, tag_field="do"):
    """What a gesture or a verb asks for; each feature has its own in `commands.py`."""
