"""Records name players: no file of theirs may be read by other users."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from judgekit.engine.failures import FailureReason
from judgekit.storage.record.record_files import SUFFIX
from tests.storage.record.recorded_events import many, noted, store
from tests.storage.record.test_event_log import fails_with

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="rights are the folder's there")
NAME = f"gp{SUFFIX}"


@pytest.fixture(autouse=True)
def generous() -> Iterator[None]:
    """A user whose new files everybody may read and write."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> set[tuple[str, str]]:
    return {(each.name, oct(each.stat().st_mode & 0o777)) for each in folder.iterdir()}


def test_a_tournament_and_all_beside_it_is_the_users_alone(tmp_path):
    made = store(tmp_path).create("GP")
    folder = tmp_path / "events"
    made.log.append(many(3))
    store(tmp_path).back_up(made.id)
    store(tmp_path).back_up(made.id)
    assert oct(folder.stat().st_mode & 0o777) == "0o700"
    found = modes(folder)
    assert len(found) == 7
    assert {mode for _, mode in found} == {"0o600"}
    made.log.close()


def test_what_is_set_aside_and_repaired_is_the_users_alone(tmp_path):
    record = store(tmp_path).open_file(tmp_path / NAME)
    record.log.append(many(3))
    for tail in ("", "-wal"):
        shutil.copyfile(tmp_path / f"{NAME}{tail}", tmp_path / f"left{SUFFIX}{tail}")
    record.log.close()
    left = tmp_path / f"left{SUFFIX}"
    left.write_bytes(bytes(100) + left.read_bytes()[100:])
    found = store(tmp_path).open_file(left)
    assert found.recorded == many(3)
    rights = dict(modes(tmp_path))
    assert {f"{left.name}.damaged-1", f"{left.name}.damaged-1-wal"} <= set(rights)
    assert set(rights.values()) == {"0o600"}
    found.log.close()


def test_a_record_in_a_folder_of_the_users_is_put_right_and_the_folder_left(tmp_path):
    record = store(tmp_path).open_file(tmp_path / NAME)
    record.log.append(many(3))
    store(tmp_path).back_up(str(tmp_path / NAME))
    record.log.close()
    other = tmp_path / "notes.txt"
    other.touch()
    tmp_path.chmod(0o755)
    for each in tmp_path.iterdir():
        each.chmod(0o644)
    record = store(tmp_path).open_file(tmp_path / NAME)
    record.log.append([noted(3)])
    found = modes(tmp_path)
    assert {mode for name, mode in found if name != other.name} == {"0o600"}
    assert (other.name, "0o644") in found
    assert oct(tmp_path.stat().st_mode & 0o777) == "0o755"
    record.log.close()


def test_a_file_that_is_refused_keeps_its_rights(tmp_path):
    path = tmp_path / "thesis.pdf"
    path.write_bytes(b"%PDF-1.7")
    path.chmod(0o644)
    fails_with(FailureReason.EVENT_UNREADABLE, store(tmp_path).open_file, path)
    assert modes(tmp_path) == {(path.name, "0o644")}


def test_tournaments_of_earlier_programs_are_put_right(tmp_path):
    made = store(tmp_path).create("GP")
    made.log.close()
    folder = tmp_path / "events"
    folder.chmod(0o755)
    (folder / f"{made.id}{SUFFIX}").chmod(0o644)
    store(tmp_path)
    assert oct(folder.stat().st_mode & 0o777) == "0o700"
    assert {mode for _, mode in modes(folder)} == {"0o600"}
