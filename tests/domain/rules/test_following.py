"""Marks follow a section by meaning into the edition that replaces its own."""

from __future__ import annotations

from datetime import date

from judgekit.domain.rules.alignment import AlignmentGroup
from judgekit.domain.rules.following import (
    FollowedMarks,
    MovedMarks,
    Standing,
    follow,
    moved_marks,
)
from judgekit.domain.rules.reading_marks import ReadingMarks
from tests.builders import document, library, ref, section

OLD, NEW, SPANISH = "mtr-en-2019-05-03", "mtr-en-2024-05-03", "mtr-es-2025-07-23"
DAY, MADE = "2026-11-21", date(2026, 5, 1)
LIBRARY = library(
    document(OLD, section("2.5", "End"), section("3.17", "Gone")),
    document(NEW, section("2.4", "End"), section("2.5", "Other")),
    document(SPANISH, section("2.4", "Fin")),
    groups=(AlignmentGroup({OLD: "2.5", NEW: "2.4", SPANISH: "2.4"}),),
)


def test_a_section_stands_in_the_current_edition_of_its_language():
    followed = follow(LIBRARY, ref("2.5", OLD), DAY)
    assert (followed.here, followed.standing) == (ref("2.4", NEW), Standing.FOLLOWED)


def test_before_the_day_of_the_new_edition_it_stays():
    followed = follow(LIBRARY, ref("2.5", OLD), "2024-05-02")
    assert (followed.here, followed.standing) == (ref("2.5", OLD), Standing.CURRENT)


def test_a_section_that_is_gone_stays_and_is_known_to_be_gone():
    followed = follow(LIBRARY, ref("3.17", OLD), DAY)
    assert (followed.here, followed.standing, followed.current) == (
        ref("3.17", OLD),
        Standing.GONE,
        NEW,
    )


def test_a_bookmark_stands_at_both_places_and_is_that_of_where_it_was_made():
    marks = ReadingMarks().toggle_bookmark(ref("2.5", OLD), MADE)
    followed = FollowedMarks(marks, LIBRARY, DAY)
    assert followed.bookmark_at(ref("2.4", NEW)) == ref("2.5", OLD)
    assert followed.bookmarked_in(NEW) == {"2.4"}
    assert followed.bookmarked_in(OLD) == {"2.5"}
    assert followed.bookmarked_in(SPANISH) == frozenset()


def test_a_note_of_the_new_section_precedes_one_that_followed():
    marks = ReadingMarks().write_note(ref("2.4", NEW), "new", MADE)
    marks = marks.write_note(ref("2.5", OLD), "old", MADE)
    followed = FollowedMarks(marks, LIBRARY, DAY)
    assert followed.note_at(ref("2.4", NEW)) == ref("2.4", NEW)
    assert followed.note_at(ref("2.5", OLD)) == ref("2.5", OLD)
    assert followed.noted_in(NEW) == {"2.4"}


def test_marks_that_move_into_a_new_edition_are_counted_and_those_that_are_back():
    before = library(document(OLD, section("2.5", "End"), section("3.17", "Gone")))
    marks = ReadingMarks().toggle_bookmark(ref("2.5", OLD), MADE)
    marks = marks.toggle_bookmark(ref("3.17", OLD), MADE)
    marks = marks.write_note(ref("2.5", OLD), "old", MADE)
    came = moved_marks(marks, before, LIBRARY, DAY)
    assert came == MovedMarks(bookmarks=1, notes=1, unmatched=1)
    assert moved_marks(marks, LIBRARY, before, DAY) == MovedMarks(bookmarks=1, notes=1)


def test_marks_in_a_document_that_is_gone_are_hidden_until_it_is_there_again():
    rest = library(document(OLD, section("2.5", "End")))
    marks = ReadingMarks().write_note(ref("2.4", NEW), "new", MADE)
    assert moved_marks(marks, LIBRARY, rest, DAY) == MovedMarks(hidden=1)
    assert moved_marks(marks, rest, LIBRARY, DAY) == MovedMarks()
