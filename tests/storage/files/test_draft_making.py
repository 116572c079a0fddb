"""One at a time makes drafts of a file; what the killed ones left is removed, whenever it was."""

from __future__ import annotations

import errno
from threading import Thread

import pytest

from judgekit.storage.files import draft_making
from judgekit.storage.files.draft_making import MadeElsewhere, making, remove_left
from judgekit.system.file_lock import LockFile


def go_on():
    """Wait on."""


def names(folder):
    return sorted(each.name for each in folder.iterdir())


def test_what_was_left_goes_at_once_and_nothing_stays_behind(tmp_path):
    file = tmp_path / "cards.sqlite"
    for name in ("", ".making", ".abc.new", ".abc.new-journal", ".backup"):
        (tmp_path / f"{file.name}{name}").touch()
    with making(file, go_on):
        assert names(tmp_path) == [file.name, "cards.sqlite.backup", "cards.sqlite.making"]
    assert names(tmp_path) == [file.name, "cards.sqlite.backup"]


def test_who_is_second_waits_and_leaves_the_drafts_of_the_first(tmp_path):
    file, draft = tmp_path / "cards.sqlite", tmp_path / "cards.sqlite.abc.new"
    made, asked = [], []

    def second():
        with making(file, lambda: asked.append(draft.exists())):
            made.append("second")

    with making(file, go_on):
        draft.touch()
        waiting = Thread(target=second)
        waiting.start()
        while len(asked) < 3:
            waiting.join(0.01)
        made.append("first")
    waiting.join()
    assert made == ["first", "second"]
    assert all(asked[:3])
    assert names(tmp_path) == []


def test_a_wait_has_an_end_and_what_is_called_meanwhile_may_end_it(tmp_path, monkeypatch):
    def stop():
        raise KeyboardInterrupt

    file = tmp_path / "cards.sqlite"
    with making(file, go_on):
        with pytest.raises(KeyboardInterrupt), making(file, stop):
            pass
        monkeypatch.setattr(draft_making, "PATIENCE", 0.1)
        with pytest.raises(MadeElsewhere), making(file, go_on):
            pass
        assert names(tmp_path) == ["cards.sqlite.making"]


def test_where_the_disk_knows_no_locks_others_are_left_alone(tmp_path, monkeypatch):
    def no_locks(path):
        raise OSError(errno.ENOLCK, "no locks available")

    monkeypatch.setattr(LockFile, "acquired", no_locks)
    (tmp_path / "cards.sqlite.abc.new").touch()
    with making(tmp_path / "cards.sqlite", go_on):
        assert names(tmp_path) == ["cards.sqlite.abc.new"]


def test_where_no_lock_may_be_made_none_is(tmp_path):
    with pytest.raises(FileNotFoundError), making(tmp_path / "gone" / "cards.sqlite", go_on):
        pass


def test_what_was_left_goes_without_making_anything_unless_somebody_does(tmp_path):
    file, draft = tmp_path / "cards.sqlite", tmp_path / "cards.sqlite.abc.new"
    with making(file, go_on):
        draft.touch()
        remove_left(file)
        assert draft.exists()
    remove_left(file)
    assert names(tmp_path) == []


def test_where_nothing_was_left_nothing_is_written_nor_said(tmp_path, monkeypatch):
    monkeypatch.setattr(LockFile, "acquired", lambda path: pytest.fail(f"locks {path}"))
    (tmp_path / "cards.sqlite").touch()
    remove_left(tmp_path / "cards.sqlite")
    remove_left(tmp_path / "nowhere" / "cards.sqlite")
    assert names(tmp_path) == ["cards.sqlite"]
