"""The kinds of cards that lists ban without naming them, as they lie in `resources/cards`."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from judgekit.storage.resource_file import read_resource

BANNED_KINDS_FILE = "banned_kinds.json"


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


class _BannedKinds(msgspec.Struct, frozen=True):
    sources: tuple[str, ...]
    kinds: tuple[BannedKind, ...]


def read_banned_kinds(resources: Path) -> tuple[BannedKind, ...]:
    """All kinds; raises EnvironmentFailure where the file can't be read or holds something else."""
    return read_resource(resources / "cards" / BANNED_KINDS_FILE, _BannedKinds).kinds
