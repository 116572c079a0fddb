"""Search in the reader's own notes."""

from __future__ import annotations

import re

import msgspec

from judgekit.domain.rules.query import Query
from judgekit.domain.rules.reading_marks import Note, ReadingMarks
from judgekit.search.answers.text_search import fold
from judgekit.search.words.stop_words import STOP_WORDS


class FoundNote(msgspec.Struct, frozen=True):
    """A note, and the spans of its text that match."""

    note: Note
    spans: tuple[tuple[int, int], ...]


def found_notes(marks: ReadingMarks, query: Query) -> tuple[FoundNote, ...]:
    """Return the notes that have every word of a query, newest first.

    A word matches the beginning of one in the note, whatever its case and accents; words such as
    `the` count only if there are no others.
    """
    quoted = [word for phrase in query.phrases for word in phrase]
    words = [fold(word) for word in (*query.words, *quoted)]
    words = [word for word in words if word not in STOP_WORDS] or words
    patterns = [re.compile(rf"(?<!\w){re.escape(word)}\w*") for word in words]
    found = []
    for note in reversed(marks.notes):
        text = fold(note.text)
        places = [[match.span() for match in pattern.finditer(text)] for pattern in patterns]
        document = note.reference.document
        allowed = query.document is None or document.startswith(query.document)
        if allowed and places and all(places):
            spans = sorted({span for spans in places for span in spans})
            found.append(FoundNote(note, tuple(spans)))
    return tuple(found)
