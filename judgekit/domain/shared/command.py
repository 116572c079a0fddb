"""A command: a request that has not happened yet."""

from __future__ import annotations

from typing import Self

import msgspec


class Command(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, gc=False):
    """Base of all commands; each feature defines its own in `commands.py`."""

    def moved(self, by: int) -> Self:
        """The command with every instant that it names later by so many milliseconds: the time of
        day moved after it was given (decision 21)."""
        del by
        return self
