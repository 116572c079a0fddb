"""Kinds of cards that lists ban without naming them."""

from __future__ import annotations

import re

import msgspec


class BannedKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind with its cards by English name; `pattern` is found in the entry of a list that
    speaks of it, `everywhere` says that such an entry holds for all formats."""

    kind: str
    pattern: str
    cards: tuple[str, ...]
    everywhere: bool = False

    def is_meant(self, entry: str) -> bool:
        """Whether the entry of a list speaks of this kind."""
        return re.search(self.pattern, entry.casefold()) is not None
