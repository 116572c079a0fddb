"""What a reader leaves in the texts: bookmarks and notes of one's own, as values."""

from __future__ import annotations

import datetime

import msgspec

from judgekit.domain.shared.rule_reference import RuleReference


class Bookmark(msgspec.Struct, frozen=True):
    """A section to come back to, and the day it was marked."""

    reference: RuleReference
    made_on: datetime.date


class Note(msgspec.Struct, frozen=True):
    """A reader's own words on a section; at most one note a section, never blank."""

    reference: RuleReference
    text: str
    written_on: datetime.date


class ReadingMarks(msgspec.Struct, frozen=True, omit_defaults=True):
    """Every bookmark and note, in the order they were made.

    A change makes a new value, so that the one before it is all that undo needs.
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
        """The marks with the section's bookmark set, or taken away where it had one."""
        kept = tuple(mark for mark in self.bookmarks if mark.reference != reference)
        if len(kept) == len(self.bookmarks):
            kept = (*kept, Bookmark(reference, on))
        return ReadingMarks(kept, self.notes)

    def write_note(self, reference: RuleReference, text: str, on: datetime.date) -> ReadingMarks:
        """The marks with this note in place of the section's earlier one; blank text removes it."""
        earlier = self.note_on(reference)
        if text.strip() == (earlier.text if earlier else ""):
            return self
        kept = tuple(note for note in self.notes if note.reference != reference)
        if text.strip():
            kept = (*kept, Note(reference, text.strip(), on))
        return ReadingMarks(self.bookmarks, kept)
