"""Where a section stood that was followed into a newer edition, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from judgekit.domain.rules.following import Followed, MovedMarks, Standing
from judgekit.domain.rules.library import Library
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.words.rules_wording import date_in_words, section_heading
from judgekit.views.words.section_numbers import number_in_language

translate = QCoreApplication.translate


def followed_words(library: Library, followed: Followed) -> str:
    """Return `2.5 in the edition of 3 May 2019, here 2.4`; empty for what stands where it was."""
    origin = _edition_words(library, followed.origin)
    if followed.standing is Standing.FOLLOWED:
        words = translate("FollowingWording", "{place}, here {number}")
        return words.format(place=origin, number=_name(library, followed.here))
    current = library.document(followed.current)
    if followed.standing is Standing.GONE and current is not None:
        words = translate("FollowingWording", "{place}; none in the edition of {date}")
        return words.format(place=origin, date=date_in_words(current.edition_date))
    return ""


def written_words(library: Library, origin: RuleReference, here: RuleReference) -> str:
    """Return where a note was written, if that is another section than the one it stands at."""
    if origin == here:
        return ""
    words = translate("FollowingWording", "written at {place}")
    return words.format(place=_edition_words(library, origin))


def marks_words(bookmarks: int, notes: int) -> str:
    """Return `4 bookmarks, 2 notes`; empty without any."""
    counts = (
        translate("FollowingWording", "%n bookmark(s)", "", bookmarks) if bookmarks else "",
        translate("FollowingWording", "%n note(s)", "", notes) if notes else "",
    )
    return ", ".join(each for each in counts if each)


def moved_words(moved: MovedMarks) -> str:
    """Return what became of the marks: `Moved with their sections: 4 bookmarks, 2 notes.`; empty
    where all stand where they stood."""
    sentences = []
    if marks := marks_words(moved.bookmarks, moved.notes):
        words = translate("FollowingWording", "Moved with their sections: {marks}.")
        sentences.append(words.format(marks=marks))
    if moved.unmatched:
        words = translate("FollowingWording", "Without a counterpart: {count}.")
        sentences.append(words.format(count=moved.unmatched))
    if moved.hidden:
        words = translate("FollowingWording", "Hidden until it is imported again: {count}.")
        sentences.append(words.format(count=moved.hidden))
    return " ".join(sentences)


def _edition_words(library: Library, reference: RuleReference) -> str:
    document = library.document(reference.document)
    date = date_in_words(document.edition_date) if document is not None else ""
    words = translate("FollowingWording", "{number} in the edition of {date}")
    return words.format(number=_name(library, reference), date=date)


def _name(library: Library, reference: RuleReference) -> str:
    """Return a section's number, else its title."""
    section = library.section(reference)
    document = library.document(reference.document)
    if section is None or document is None:
        return reference.ref
    return number_in_language(section.number or "", document.language) or section_heading(section)
