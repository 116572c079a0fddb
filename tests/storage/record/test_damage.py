"""Files beside the program that hold anything but what they should: told in one way, never lost."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from judgekit.engine.failures import EnvironmentFailure
from judgekit.engine.preferences import Preferences
from judgekit.storage.cards.card_names_file import CARD_NAMES_FILE, read_card_names
from judgekit.storage.library.glossary_file import GLOSSARY_FILE, read_glossary
from judgekit.storage.preferences.preferences_file import FILE_NAME, PreferencesFile
from judgekit.storage.preferences.reading_marks_file import FILE_NAME as MARKS_NAME
from judgekit.storage.preferences.reading_marks_file import ReadingMarksFile

BOTTOMLESS = b"[" * 200_000


def test_brackets_without_end_in_a_name_of_a_card(tmp_path):
    (tmp_path / CARD_NAMES_FILE).write_bytes(b'[{"later": ' + BOTTOMLESS)
    with pytest.raises(EnvironmentFailure):
        read_card_names(tmp_path)


def test_brackets_without_end_in_the_glossary(tmp_path):
    (tmp_path / GLOSSARY_FILE).write_bytes(b'{"later": ' + BOTTOMLESS)
    with pytest.raises(EnvironmentFailure):
        read_glossary(tmp_path)


@pytest.mark.parametrize(
    ("name", "load"),
    [
        (FILE_NAME, lambda folder: PreferencesFile(folder).load()),
        (MARKS_NAME, lambda folder: ReadingMarksFile(folder).load()),
    ],
)
def test_brackets_without_end_in_what_the_user_keeps_are_set_aside(tmp_path, name, load):
    content = b'{"later": ' + BOTTOMLESS
    (tmp_path / name).write_bytes(content)
    assert Path(load(tmp_path).set_aside).read_bytes() == content


def test_the_next_save_removes_what_a_killed_one_left(tmp_path):
    left, fresh, other = (tmp_path / f"{FILE_NAME}.{n}.new" for n in ("left", "fresh", "other"))
    for draft in (left, fresh, other.with_suffix(".txt")):
        draft.write_text("{")
    os.utime(left, (time.time() - 3600,) * 2)
    PreferencesFile(tmp_path).save(Preferences(theme="dark"))
    assert not left.exists()
    assert fresh.exists()
    assert other.with_suffix(".txt").exists()
