"""Bookmarks, notes and places follow a section by meaning into the edition that replaces its own.

Nothing is moved: a mark keeps the section where it was made, and also stands at its counterpart in
the current edition of that kind and language.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

import msgspec

from judgekit.domain.rules.library import OTHER, Library
from judgekit.domain.rules.reading_marks import ReadingMarks
from judgekit.domain.shared.rule_reference import RuleReference

_MOVED, _UNMATCHED, _HIDDEN = "moved", "unmatched", "hidden"


class Standing(StrEnum):
    """What became of a section."""

    CURRENT = "current"
    """Its edition is the current one, or none replaces it."""
    FOLLOWED = "followed"
    """It stands in the current edition too."""
    GONE = "gone"
    """The current edition has no counterpart."""


class Followed(msgspec.Struct, frozen=True):
    """Where a section, `origin`, stands on a day: `here` is itself unless it was followed."""

    origin: RuleReference
    here: RuleReference
    standing: Standing = Standing.CURRENT
    current: str = ""
    """The id of the edition that replaced its own."""


def follow(library: Library, reference: RuleReference, day: str) -> Followed:
    """Return where a section stands in the edition of its kind and language in force on a day
    (ISO); never in an older one."""
    document = library.document(reference.document)
    if document is None or document.kind == OTHER or document.part:
        return Followed(reference, reference)
    current = library.current(document.kind, document.language, day)
    if current is None or current.edition_date <= document.edition_date:
        return Followed(reference, reference)
    ref = library.alignment.counterpart(reference, current.id).ref
    if ref is None:
        return Followed(reference, reference, Standing.GONE, current.id)
    return Followed(reference, RuleReference(current.id, ref), Standing.FOLLOWED, current.id)


class MovedMarks(msgspec.Struct, frozen=True):
    """What became of marks when the library changed: how many stand at another section than before,
    how many have no section any more, and how many stand in a document that is gone."""

    bookmarks: int = 0
    notes: int = 0
    unmatched: int = 0
    hidden: int = 0


def moved_marks(marks: ReadingMarks, before: Library, now: Library, day: str) -> MovedMarks:
    """Return what became of the marks between two libraries, each as it stands on a day (ISO)."""
    bookmarked = [_fate(each.reference, before, now, day) for each in marks.bookmarks]
    noted = [_fate(each.reference, before, now, day) for each in marks.notes]
    both = [*bookmarked, *noted]
    return MovedMarks(
        bookmarked.count(_MOVED), noted.count(_MOVED), both.count(_UNMATCHED), both.count(_HIDDEN)
    )


def _fate(reference: RuleReference, before: Library, now: Library, day: str) -> str:
    was, follows = follow(before, reference, day), follow(now, reference, day)
    if now.section(follows.here) is None:
        return _HIDDEN if before.section(was.here) is not None else ""
    if follows.standing is Standing.GONE and was.standing is not Standing.GONE:
        return _UNMATCHED
    return _MOVED if follows.here != was.here else ""


class FollowedMarks:
    """Where the marks stand: at their own sections and at those that they followed to."""

    def __init__(self, marks: ReadingMarks, library: Library, day: str) -> None:
        self._bookmarks = _standing((each.reference for each in marks.bookmarks), library, day)
        self._notes = _standing((each.reference for each in marks.notes), library, day)

    def bookmark_at(self, reference: RuleReference) -> RuleReference:
        """Where the bookmark that stands at a section was made; the section itself if none."""
        return self._bookmarks.get(reference, reference)

    def note_at(self, reference: RuleReference) -> RuleReference:
        """Where the note that stands at a section was written; the section itself if none."""
        return self._notes.get(reference, reference)

    def bookmarked_in(self, document: str) -> frozenset[str]:
        """The `ref`s of a document's sections at which a bookmark stands."""
        return frozenset(each.ref for each in self._bookmarks if each.document == document)

    def noted_in(self, document: str) -> frozenset[str]:
        """The same of notes."""
        return frozenset(each.ref for each in self._notes if each.document == document)


def _standing(
    references: Iterable[RuleReference], library: Library, day: str
) -> dict[RuleReference, RuleReference]:
    """Return the origin of the mark at each section; its own mark precedes one that followed."""
    origins = tuple(references)
    places = {follow(library, origin, day).here: origin for origin in origins}
    return places | {origin: origin for origin in origins}
