"""What changed from one edition of a document to another, section by section."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class ChangeKind(StrEnum):
    """How a section differs from its counterpart."""

    ADDED = "added"
    REMOVED = "removed"
    MOVED = "moved"
    """The same text below another heading; it has no number of its own."""
    RENUMBERED = "renumbered"
    """The same text under another number."""
    CHANGED = "changed"
    """Another text or title, under the same number or another."""


class SectionChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """A section that is not the same in both editions.

    `words_added` and `words_removed` count words; `confidence`, from 0 to 1, is how sure the two
    sections are counterparts.
    """

    kind: ChangeKind
    old_ref: str | None
    new_ref: str | None
    old_title: str | None = None
    new_title: str | None = None
    words_added: int = 0
    words_removed: int = 0
    confidence: float = 1.0
