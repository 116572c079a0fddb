"""The library as a list: which edition is good for what on a day."""

from __future__ import annotations

import msgspec

from judgekit.domain.rules.changes import Change, ChangedSection, Importance, KnownChanges
from judgekit.domain.rules.library import Library, LibraryFacts
from judgekit.engine.ports.documents import StoredDocument
from judgekit.views.rules.library_rows import EditionState, LibraryHead, library_lines
from tests.builders import document, library, section

OLD, NEW, LATER = "mtr-en-2019-05-03", "mtr-en-2026-02-27", "mtr-en-2026-09-25"
TODAY = "2026-03-01"
NO_FILES: tuple[StoredDocument, ...] = ()


def edition(name):
    made = document(name, section("1.1", "Tournament Types", "There are two types."))
    return msgspec.structs.replace(made, effective_date=name[-10:])


def states(known, stored=NO_FILES):
    lines = library_lines(known, stored, TODAY)
    return {line.id: line.state for line in lines if not isinstance(line, LibraryHead)}


def change(since, importance=Importance.RULING):
    return Change(since, importance, {"en": "It changed."}, "texts")


def test_the_newest_edition_that_is_in_force_is_current():
    known = library(edition(OLD), edition(NEW), edition(LATER))
    assert states(known) == {
        LATER: EditionState.LATER,
        NEW: EditionState.CURRENT,
        OLD: EditionState.OLDER,
    }


def test_of_a_current_edition_it_is_said_how_much_changed_since():
    changes = (change("2020-01-01"), change("2026-02-27"), change("2024-01-01", Importance.WORDING))
    facts = KnownChanges("mtr", "2026-02-27", (ChangedSection("Types", {}, changes),))
    alignment = library(edition(OLD)).alignment
    known = Library((edition(OLD),), alignment, facts=LibraryFacts(changes=(facts,)))
    (row,) = library_lines(known, (), TODAY)[1:]
    assert (row.state, row.changes) == (EditionState.CHANGED, 2)


def test_documents_stand_under_their_kind_with_their_files():
    stored = (StoredDocument(NEW, "rules.pdf", 1000, "2026-03-01T10:00:00+00:00"),)
    head, row = library_lines(library(edition(NEW)), stored, TODAY)
    assert head == LibraryHead("mtr", 1)
    assert (row.file_name, row.bytes, row.is_own) == ("rules.pdf", 1000, True)


def test_a_damaged_document_is_listed_although_nothing_can_be_read():
    lost = (StoredDocument("ipg-en-2024-09-23", is_damaged=True),)
    assert states(library(edition(NEW)), lost)["ipg-en-2024-09-23"] is EditionState.DAMAGED
    still_shown = (StoredDocument(NEW, is_damaged=True),)
    assert states(library(edition(NEW)), still_shown)[NEW] is EditionState.DAMAGED
