"""The kinds of cards that lists ban without naming them, as they lie in `resources/cards`."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.engine.failures import EnvironmentFailure, FailureReason

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
    path = resources / "cards" / BANNED_KINDS_FILE
    try:
        return msgspec.json.decode(path.read_bytes(), type=_BannedKinds).kinds
    except FileNotFoundError as error:
        raise EnvironmentFailure(FailureReason.TEXT_MISSING, str(path), str(error)) from error
    except OSError as error:
        raise EnvironmentFailure(FailureReason.FILE_UNREADABLE, str(path), str(error)) from error
    except UNDECODABLE as error:
        raise EnvironmentFailure(FailureReason.TEXT_DAMAGED, str(path), str(error)) from error
