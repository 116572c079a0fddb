import os
import sys

import msgspec
import pytest

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.preferences import Preferences
from judgekit.engine.stored import StoredPreferences
from judgekit.storage.preferences.preferences_file import FILE_NAME, PreferencesFile

WANTED = Preferences(interface_language="ru", theme="dark", text_percent=125)


def test_nothing_kept_is_the_defaults_and_makes_no_folder(tmp_path):
    folder = tmp_path / "not" / "yet"
    assert PreferencesFile(folder).load() == StoredPreferences(Preferences(), are_first=True)
    assert not folder.exists()


def test_what_is_kept_is_what_the_next_start_loads(tmp_path):
    PreferencesFile(tmp_path).save(WANTED)
    assert PreferencesFile(tmp_path).load() == StoredPreferences(WANTED)
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]


@pytest.mark.parametrize(
    "content", [b"", b"{", b"\xff\xfe", b"[]", b'{"text_percent": "large"}', b'{"theme": 3}']
)
def test_a_file_that_is_not_understood_is_set_aside(tmp_path, content):
    (tmp_path / FILE_NAME).write_bytes(content)
    stored = PreferencesFile(tmp_path).load()
    assert stored.preferences == Preferences()
    aside = tmp_path / "preferences.damaged-1.json"
    assert stored.set_aside == str(aside)
    assert aside.read_bytes() == content


def test_parts_of_another_version_are_taken_as_far_as_they_go(tmp_path):
    (tmp_path / FILE_NAME).write_bytes(b'{"theme": "dark", "font": "Papyrus"}')
    assert PreferencesFile(tmp_path).load() == StoredPreferences(Preferences(theme="dark"))


def test_what_a_newer_program_keeps_survives_an_older_one(tmp_path):
    file = tmp_path / FILE_NAME
    file.write_bytes(b'{"font": {"of": ["titles"]}, "theme": "dark", "text_percent": 150}')
    PreferencesFile(tmp_path).save(WANTED)
    assert msgspec.json.decode(file.read_bytes())["font"] == {"of": ["titles"]}
    PreferencesFile(tmp_path).save(Preferences())
    assert msgspec.json.decode(file.read_bytes()) == {"font": {"of": ["titles"]}}


def test_a_failed_save_leaves_the_earlier_file(tmp_path, monkeypatch):
    store = PreferencesFile(tmp_path)
    store.save(WANTED)

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(EnvironmentFailure) as raised:
        store.save(Preferences())
    assert raised.value.reason is FailureReason.DISK_FULL
    assert store.load().preferences == WANTED
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]


def test_a_folder_that_is_a_file_cannot_be_written(tmp_path):
    (tmp_path / "config").write_text("in the way")
    with pytest.raises(EnvironmentFailure) as raised:
        PreferencesFile(tmp_path / "config").save(WANTED)
    assert raised.value.reason is FailureReason.FOLDER_UNWRITABLE


@pytest.mark.skipif(sys.platform == "win32", reason="a folder can be opened only elsewhere")
def test_a_folder_in_place_of_the_file_cannot_be_read(tmp_path):
    (tmp_path / FILE_NAME).mkdir()
    with pytest.raises(EnvironmentFailure) as raised:
        PreferencesFile(tmp_path).load()
    assert raised.value.reason is FailureReason.FILE_UNREADABLE
