from datetime import date

from judgekit.domain.rules.reading_marks import Bookmark, Note, ReadingMarks
from tests.builders import ref

FRIDAY = date(2026, 11, 20)
SATURDAY = date(2026, 11, 21)


def test_a_bookmark_is_set_and_taken_away_by_the_same_act():
    set_ = ReadingMarks().toggle_bookmark(ref("2.6"), FRIDAY)
    assert set_.bookmarks == (Bookmark(ref("2.6"), FRIDAY),)
    assert set_.is_bookmarked(ref("2.6"))
    assert set_.toggle_bookmark(ref("2.6"), SATURDAY) == ReadingMarks()


def test_bookmarks_stay_in_the_order_they_were_made():
    marks = ReadingMarks()
    for number in ("3.1", "2.6", "1.1"):
        marks = marks.toggle_bookmark(ref(number), FRIDAY)
    assert [mark.reference.ref for mark in marks.bookmarks] == ["3.1", "2.6", "1.1"]


def test_the_same_number_in_another_edition_is_another_section():
    marks = ReadingMarks().toggle_bookmark(ref("3.9"), FRIDAY)
    assert not marks.is_bookmarked(ref("3.9", "mtr-es-2021-07-23"))


def test_a_note_replaces_the_one_before_it_and_keeps_the_rest():
    marks = (
        ReadingMarks()
        .toggle_bookmark(ref("2.6"), FRIDAY)
        .write_note(ref("2.6"), "first", FRIDAY)
        .write_note(ref("2.7"), "other", FRIDAY)
        .write_note(ref("2.6"), "  second\n", SATURDAY)
    )
    assert marks.note_on(ref("2.6")) == Note(ref("2.6"), "second", SATURDAY)
    assert marks.note_on(ref("2.7")) == Note(ref("2.7"), "other", FRIDAY)
    assert marks.is_bookmarked(ref("2.6"))


def test_blank_text_removes_a_note_and_unchanged_text_changes_nothing():
    noted = ReadingMarks().write_note(ref("2.6"), "first", FRIDAY)
    assert noted.write_note(ref("2.6"), " \n", SATURDAY) == ReadingMarks()
    assert noted.write_note(ref("2.6"), "first ", SATURDAY) is noted
    assert ReadingMarks().write_note(ref("2.6"), "", FRIDAY) == ReadingMarks()


def test_merged_marks_lose_nothing_and_repeat_nothing():
    time, ending = ref("2.6"), ref("2.4")
    one = ReadingMarks().write_note(time, "Ours.", FRIDAY).toggle_bookmark(time, FRIDAY)
    other = ReadingMarks().write_note(time, "Theirs.", FRIDAY).toggle_bookmark(ending, FRIDAY)
    both = one.merged(other)
    assert both.is_bookmarked(time)
    assert both.is_bookmarked(ending)
    assert both.note_on(time).text == "Ours.\n\nTheirs."
    assert both.merged(other) == both.merged(one) == both
    assert other.merged(both).note_on(time).text == "Ours.\n\nTheirs."
