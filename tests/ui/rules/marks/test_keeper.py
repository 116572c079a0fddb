from datetime import date

import pytest

from judgekit.domain.rules.reading_marks import ReadingMarks
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.stored import StoredReadingMarks
from judgekit.ui.rules.marks.keeper import MarksKeeper
from tests.builders import ref

DAY = date(2026, 11, 21)


class MarksStore:
    """Keeps marks in memory, and fails on demand."""

    def __init__(self, marks=ReadingMarks(), set_aside=""):  # noqa: B008  (frozen)
        self.marks = marks
        self.set_aside = set_aside
        self.fails = False

    def load(self):
        self._perhaps_fail()
        return StoredReadingMarks(self.marks, self.set_aside)

    def save(self, marks):
        self._perhaps_fail()
        self.marks = marks

    def _perhaps_fail(self):
        if self.fails:
            raise EnvironmentFailure(FailureReason.FOLDER_UNWRITABLE, "data")


@pytest.fixture
def store():
    return MarksStore()


@pytest.fixture
def keeper(qapp, store, messages):
    made = MarksKeeper(store, messages, lambda: DAY)
    made.load()
    return made


def test_every_change_is_saved_and_said(keeper, store, said):
    keeper.toggle_bookmark(ref("2.6"), "2.6 Time Extensions")
    keeper.write_note(ref("2.6"), "mind the slip", "2.6 Time Extensions")
    assert store.marks.is_bookmarked(ref("2.6"))
    assert store.marks.note_on(ref("2.6")).text == "mind the slip"
    assert said.texts == ["Bookmark set: 2.6 Time Extensions", "Note saved: 2.6 Time Extensions"]


def test_undo_takes_back_one_change_after_the_other(keeper, store):
    keeper.write_note(ref("2.6"), "first", "")
    keeper.write_note(ref("2.6"), "", "")
    assert store.marks.note_on(ref("2.6")) is None
    keeper.undo()
    assert store.marks.note_on(ref("2.6")).text == "first"
    keeper.undo()
    keeper.undo()
    assert store.marks == ReadingMarks()


def test_an_unchanged_note_says_nothing(keeper, said):
    keeper.write_note(ref("2.6"), "  ", "")
    assert said.texts == []


def test_what_could_not_be_saved_is_kept_and_tried_again(keeper, store, messages):
    store.fails = True
    keeper.toggle_bookmark(ref("2.6"), "")
    banner = messages.banners()["reading-marks"]
    assert keeper.is_bookmarked(ref("2.6"))
    store.fails = False
    banner.retry()
    assert store.marks.is_bookmarked(ref("2.6"))
    assert messages.banners() == {}


def test_an_unreadable_file_is_never_overwritten_and_meets_what_was_made_meanwhile(qapp, messages):
    store = MarksStore(ReadingMarks().toggle_bookmark(ref("2.6"), DAY))
    store.fails = True
    keeper = MarksKeeper(store, messages, lambda: DAY)
    keeper.load()
    store.fails = False
    keeper.toggle_bookmark(ref("3.9"), "")
    assert not store.marks.is_bookmarked(ref("3.9"))
    messages.banners()["reading-marks"].retry()
    assert store.marks.is_bookmarked(ref("2.6"))
    assert store.marks.is_bookmarked(ref("3.9"))


def test_a_file_that_was_set_aside_is_told(qapp, messages):
    MarksKeeper(MarksStore(set_aside="old.json"), messages, lambda: DAY).load()
    assert "old.json" in messages.banners()["reading-marks"].text


def test_marks_are_listed_by_document(keeper):
    keeper.toggle_bookmark(ref("2.6"), "")
    keeper.write_note(ref("2.6", "mtr-es-2021-07-23"), "nota", "")
    assert keeper.marked_in("mtr-en-2019-05-03") == ({"2.6"}, frozenset())
    assert keeper.marked_in("mtr-es-2021-07-23") == (frozenset(), {"2.6"})
