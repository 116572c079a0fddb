"""Kinds of cards that banned lists describe without naming the cards."""

from __future__ import annotations

import re

import msgspec


class BannedKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind and its cards by English name.

    `pattern` is searched for in an entry of a list to recognize the kind; with `everywhere` such an
    entry holds for all formats.
    """

    kind: str
    pattern: str
    cards: tuple[str, ...]
    everywhere: bool = False

    def is_meant(self, entry: str) -> bool:
        """Whether an entry of a list refers to this kind."""
        return re.search(self.pattern, entry.casefold()) is not None
