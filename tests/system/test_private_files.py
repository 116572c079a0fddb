"""The program's own folders and files are the user's alone."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from judgekit.engine.preferences import Preferences
from judgekit.storage.preferences.preferences_file import PreferencesFile
from judgekit.system import private_files
from judgekit.system.log_setup import start_logging, stop_logging
from judgekit.system.paths import Folders
from judgekit.system.private_files import (
    make_private_folder,
    open_private,
    protect,
    protect_folders,
)
from judgekit.system.single_instance import claim

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="rights are the profile's there")


@pytest.fixture(autouse=True)
def generous() -> Iterator[None]:
    """A user whose new files everybody may read and write."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> str:
    return oct(path.stat().st_mode & 0o777)


def test_a_folder_is_made_private_also_one_that_exists(tmp_path):
    for _ in range(2):
        make_private_folder(tmp_path / "new" / "folder")
        assert mode(tmp_path / "new" / "folder") == "0o700"
        (tmp_path / "new" / "folder").chmod(0o755)


def test_what_earlier_starts_have_left_is_put_right(tmp_path):
    folders = Folders(*(tmp_path / name for name in ("data", "config", "cache", "logs")))
    for folder in (*folders, folders.data / "events", folders.data / "other"):
        folder.mkdir(parents=True, mode=0o755)
        (folder / "file").touch(0o664)
        (folder / "script").touch(0o755)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.touch(0o644)
    (folders.data / "link").symlink_to(elsewhere)
    protect_folders((*folders, folders.data / "events"))
    for folder in (*folders, folders.data / "events"):
        assert [mode(each) for each in (folder, folder / "file", folder / "script")] == [
            "0o700",
            "0o600",
            "0o700",
        ]
    assert mode(folders.data / "other" / "file") == "0o664"
    assert mode(elsewhere) == "0o644"


def test_folders_that_are_missing_or_files_are_left(tmp_path):
    (tmp_path / "file").touch(0o644)
    protect_folders((tmp_path / "missing", tmp_path / "file"))
    assert mode(tmp_path / "file") == "0o644"
    assert not (tmp_path / "missing").exists()


def test_the_log_is_private_also_the_next_and_one_that_exists(tmp_path):
    folder = tmp_path / "logs"
    folder.mkdir(mode=0o755)
    (folder / "judgekit.log").touch(0o644)
    start_logging(folder)
    for _ in range(2000):
        logging.getLogger("judgekit.tests").info("x" * 400)
    stop_logging()
    files = list(folder.iterdir())
    assert len(files) > 1
    assert {mode(each) for each in (folder, *files)} == {"0o700", "0o600"}


def test_the_instances_files_and_preferences_are_private(tmp_path):
    first = claim(tmp_path / "data", ())
    assert first is not None
    first.listen(lambda _: None)
    PreferencesFile(tmp_path / "config").save(Preferences())
    for folder in (tmp_path / "data", tmp_path / "config"):
        assert mode(folder) == "0o700"
        assert {mode(each)[-2:] for each in folder.iterdir()} == {"00"}
    first.close()


@pytest.fixture
def on_windows(monkeypatch) -> None:
    """As the functions find it on Windows; the modes that they ask for still show."""
    monkeypatch.setattr(private_files, "sys", SimpleNamespace(platform="win32"))


@pytest.mark.usefixtures("on_windows")
def test_on_windows_new_folders_and_files_are_asked_for_as_private(tmp_path):
    make_private_folder(tmp_path / "new" / "folder")
    open_private(tmp_path / "new" / "folder" / "file", "wb").close()
    assert mode(tmp_path / "new" / "folder") == "0o700"
    assert mode(tmp_path / "new" / "folder" / "file") == "0o600"


@pytest.mark.usefixtures("on_windows")
def test_on_windows_what_exists_keeps_the_rights_of_its_folder(tmp_path):
    folder, file = tmp_path / "folder", tmp_path / "folder" / "file"
    folder.mkdir(mode=0o755)
    file.touch(0o644)
    make_private_folder(folder)
    protect(file)
    protect_folders((folder,))
    assert [mode(folder), mode(file)] == ["0o755", "0o644"]
