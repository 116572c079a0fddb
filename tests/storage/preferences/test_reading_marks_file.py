import os
import sys
from datetime import date

import pytest

from judgekit.domain.rules.reading_marks import ReadingMarks
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.stored import StoredReadingMarks
from judgekit.storage.preferences.reading_marks_file import FILE_NAME, ReadingMarksFile
from tests.builders import ref

DAY = date(2026, 11, 21)
MARKS = ReadingMarks().toggle_bookmark(ref("2.6"), DAY).write_note(ref("3.9"), "Тасовать", DAY)


def test_nothing_saved_is_no_marks(tmp_path):
    stored = ReadingMarksFile(tmp_path / "not yet").load()
    assert stored == StoredReadingMarks(ReadingMarks())
    assert not (tmp_path / "not yet").exists()


def test_what_is_saved_is_what_another_run_loads(tmp_path):
    ReadingMarksFile(tmp_path / "data").save(MARKS)
    assert ReadingMarksFile(tmp_path / "data").load().marks == MARKS
    assert [path.name for path in (tmp_path / "data").iterdir()] == [FILE_NAME]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b'{"marks": {"notes": [{"text": 1}]}}',
        b'{"marks": {}, "version": 9}',
    ],
)
def test_a_file_that_is_not_understood_is_set_aside_and_told(tmp_path, content):
    (tmp_path / FILE_NAME).write_bytes(content)
    store = ReadingMarksFile(tmp_path)
    stored = store.load()
    assert stored.marks == ReadingMarks()
    aside = tmp_path / "reading-marks.damaged-1.json"
    assert stored.set_aside == str(aside)
    store.save(MARKS)
    assert aside.read_bytes() == content
    assert store.load() == StoredReadingMarks(MARKS)


def test_a_second_damaged_file_does_not_replace_the_first(tmp_path):
    for content in (b"one", b"two"):
        (tmp_path / FILE_NAME).write_bytes(content)
        ReadingMarksFile(tmp_path).load()
    assert (tmp_path / "reading-marks.damaged-1.json").read_bytes() == b"one"
    assert (tmp_path / "reading-marks.damaged-2.json").read_bytes() == b"two"


def test_a_failed_save_leaves_the_earlier_file(tmp_path, monkeypatch):
    store = ReadingMarksFile(tmp_path)
    store.save(MARKS)

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(EnvironmentFailure) as failure:
        store.save(ReadingMarks())
    assert failure.value.reason is FailureReason.DISK_FULL
    assert store.load().marks == MARKS
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]


def test_a_folder_that_cannot_be_made_is_a_clear_failure(tmp_path):
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(EnvironmentFailure) as failure:
        ReadingMarksFile(tmp_path / "file").save(MARKS)
    assert failure.value.reason is FailureReason.FOLDER_UNWRITABLE


@pytest.mark.skipif(sys.platform == "win32", reason="a folder opens like a file only on POSIX")
def test_a_file_that_cannot_be_read_is_left_alone(tmp_path):
    (tmp_path / FILE_NAME).mkdir()
    with pytest.raises(EnvironmentFailure) as failure:
        ReadingMarksFile(tmp_path).load()
    assert failure.value.reason is FailureReason.FILE_UNREADABLE
    assert (tmp_path / FILE_NAME).is_dir()
