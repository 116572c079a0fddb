"""A reader's bookmarks and notes in the texts, as values."""

from __future__ import annotations

import datetime

import msgspec

from judgekit.domain.shared.rule_reference import RuleReference


class Bookmark(msgspec.Struct, frozen=True):
    """A bookmarked section, and the day it was marked."""

    reference: RuleReference
    made_on: datetime.date


class Note(msgspec.Struct, frozen=True):
    """A reader's note on a section; at most one per section, never blank."""

    reference: RuleReference
    text: str
    written_on: datetime.date


class ReadingMarks(msgspec.Struct, frozen=True, omit_defaults=True):
    """All bookmarks and notes, in order of creation.

    Every change returns a new value, so undo needs only the previous one.
    """

    bookmarks: tuple[Bookmark, ...] = ()
    notes: tuple[Note, ...] = ()

    def is_bookmarked(self, reference: RuleReference) -> bool:
        """Whether the section has a bookmark."""
        return any(bookmark.reference == reference for bookmark in self.bookmarks)

    def note_on(self, reference: RuleReference) -> Note | None:
        """The reader's note on the section, or None."""
        return next((note for note in self.notes if note.reference == reference), None)

    def toggle_bookmark(self, reference: RuleReference, on: datetime.date) -> ReadingMarks:
        """Return the marks with the section's bookmark added or, if it had one, removed."""
        kept = tuple(mark for mark in self.bookmarks if mark.reference != reference)
        if len(kept) == len(self.bookmarks):
            kept = (*kept, Bookmark(reference, on))
        return ReadingMarks(kept, self.notes)

    def write_note(self, reference: RuleReference, text: str, on: datetime.date) -> ReadingMarks:
        """Return the marks with this note as the section's only one; blank text removes it."""
        earlier = self.note_on(reference)
        if text.strip() == (earlier.text if earlier else ""):
            return self
        kept = tuple(note for note in self.notes if note.reference != reference)
        if text.strip():
            kept = (*kept, Note(reference, text.strip(), on))
        return ReadingMarks(self.bookmarks, kept)
