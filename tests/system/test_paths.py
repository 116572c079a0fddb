"""The program's folders: the platform's, or all under one."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from judgekit.system.home_shortening import home_folder
from judgekit.system.paths import NoHomeFolder, user_folders
from judgekit.system.resources import resources_folder


def test_one_home_holds_all_folders_and_none_is_made_by_asking(own_home: Path) -> None:
    folders = user_folders()
    places = {folders.data, folders.config, folders.cache, folders.logs}
    assert len(places) == 4
    assert {place.parent for place in places} == {own_home}
    assert not own_home.exists()


def test_without_one_the_platform_names_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("JUDGEKIT_HOME")
    folders = user_folders()
    assert all("judgekit" in str(place).lower() for place in (folders.data, folders.cache))


@pytest.mark.skipif(sys.platform != "linux", reason="other systems know every user's folder")
def test_a_user_without_a_home_is_told_apart(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("HOME")
    monkeypatch.setattr("os.getuid", lambda: 2_000_000_000)  # in no list of users
    assert user_folders().data.is_absolute()  # JUDGEKIT_HOME is enough
    assert home_folder() == Path("~")
    for variable in [name for name in os.environ if name.startswith(("JUDGEKIT_HOME", "XDG_"))]:
        monkeypatch.delenv(variable)
    with pytest.raises(NoHomeFolder):
        user_folders()


def test_the_resources_lie_in_the_checkout_here() -> None:
    assert (resources_folder() / "rules").is_dir()


def test_in_a_bundle_they_lie_in_its_folder(tmp_path: Path, monkeypatch) -> None:
    (tmp_path / "judgekit" / "resources").mkdir(parents=True)
    monkeypatch.setattr("sys._MEIPASS", str(tmp_path), raising=False)
    assert resources_folder() == tmp_path / "judgekit" / "resources"


def test_a_home_is_a_whole_path_whatever_it_was_written_as(monkeypatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("JUDGEKIT_HOME", "my folder")
    assert user_folders().data == tmp_path / "my folder" / "data"


def test_a_tilde_with_nobodys_name_is_a_name_like_others(monkeypatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("JUDGEKIT_HOME", "~nobody-of-that-name/x")
    assert user_folders().data == tmp_path / "~nobody-of-that-name" / "x" / "data"
