"""Read the kinds of cards that lists ban without naming them, from `resources/cards`."""

from __future__ import annotations

from pathlib import Path

import msgspec

from judgekit.domain.formats.banned_kind import BannedKind
from judgekit.storage.files.resource_file import read_resource

BANNED_KINDS_FILE = "banned_kinds.json"


class _BannedKinds(msgspec.Struct, frozen=True):
    sources: tuple[str, ...]
    kinds: tuple[BannedKind, ...]


def read_banned_kinds(resources: Path) -> tuple[BannedKind, ...]:
    """Read all kinds; raises EnvironmentFailure if the file is unreadable or malformed."""
    return read_resource(resources / "cards" / BANNED_KINDS_FILE, _BannedKinds).kinds
