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

    def merged(self, other: ReadingMarks) -> ReadingMarks:
        """Return these marks with others; of two notes on a section both texts stay."""
        marked = {bookmark.reference for bookmark in self.bookmarks}
        added = tuple(each for each in other.bookmarks if each.reference not in marked)
        merged = ReadingMarks((*self.bookmarks, *added), self.notes)
        for note in other.notes:
            earlier = merged.note_on(note.reference)
            if earlier is None:
                merged = merged.write_note(note.reference, note.text, note.written_on)
            elif note.text.strip() not in earlier.text:
                both = f"{earlier.text}\n\n{note.text}"
                if earlier.text in note.text:
                    both = note.text
                written = max(earlier.written_on, note.written_on)
                merged = merged.write_note(note.reference, both, written)
        return merged
