"""What keeping a document, or removing one, means for the library, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from judgekit.domain.rules.following import follow, moved_marks
from judgekit.domain.rules.library import OTHER, Library
from judgekit.domain.rules.reading_marks import ReadingMarks
from judgekit.ui.words.following_words import marks_words, moved_words
from judgekit.ui.words.rules_wording import date_in_words, edition_line
from judgekit.ui.words.wording import language_name

if TYPE_CHECKING:
    from judgekit.engine.ports.documents import ImportProposal

translate = QCoreApplication.translate


def keeping_words(
    proposal: ImportProposal, library: Library, marks: ReadingMarks, day: str
) -> tuple[str, str]:
    """Return what keeping a document would mean on a day (ISO): a title and its sentences."""
    document = proposal.document
    sentences = []
    if proposal.replaces:
        words = translate("LibraryMeaning", "Takes the place of the same document in the library.")
        sentences.append(words)
    current = library.current(document.kind, document.language, day)
    if document.kind == OTHER:
        title = translate("LibraryMeaning", "Will be in the library")
    elif document.edition_date > day:
        title = translate("LibraryMeaning", "Not in force yet")
        words = translate("LibraryMeaning", "It will be current from {date}.")
        sentences.append(words.format(date=date_in_words(document.edition_date)))
    elif current is not None and current.edition_date > document.edition_date:
        title = translate("LibraryMeaning", "For comparison only")
        words = translate("LibraryMeaning", "{edition} stays current.")
        sentences.append(words.format(edition=edition_line(current)))
    else:
        words = translate("LibraryMeaning", "Will be current for {language}")
        title = words.format(language=language_name(document.language))
        sentences += _retiring(proposal.retires or "", library, marks, day)
    return title, " ".join(sentences)


def _retiring(document: str, library: Library, marks: ReadingMarks, day: str) -> list[str]:
    """Return what becomes of the edition that a document replaces as the current one."""
    retired = library.document(document)
    if retired is None:
        return []
    words = translate("LibraryMeaning", "{edition} stays for comparison.")
    sentences = [words.format(edition=edition_line(retired))]
    bookmarks, notes = (
        sum(follow(library, each.reference, day).here.document == document for each in kind)
        for kind in (marks.bookmarks, marks.notes)
    )
    if moving := marks_words(bookmarks, notes):
        words = translate("LibraryMeaning", "Following their sections: {marks}.")
        sentences.append(words.format(marks=moving))
    return sentences


def removed_words(document: str, before: Library, now: Library, day: str) -> str:
    """Return what was removed, and which edition is the current one instead."""
    removed = before.document(document)
    if removed is None:
        return translate("LibraryMeaning", "Removed: {document}").format(document=document)
    words = translate("LibraryMeaning", "Removed: {document}.")
    sentence = words.format(document=edition_line(removed))
    was = before.current(removed.kind, removed.language, day)
    current = now.current(removed.kind, removed.language, day)
    if was is not removed or current is None or removed.kind == OTHER:
        return sentence
    words = translate("LibraryMeaning", "Current again: the edition of {date}.")
    return f"{sentence} {words.format(date=date_in_words(current.edition_date))}"


def with_marks(
    words: str, marks: ReadingMarks, libraries: tuple[Library, Library], day: str
) -> str:
    """Return what was done, and what became of the marks between the library before and now."""
    moved = moved_words(moved_marks(marks, *libraries, day))
    stop = "" if words.endswith(".") or not moved else "."
    return " ".join(filter(None, (words + stop, moved)))
