"""A lock file that is removed while its record is open, and drafts of programs that have ended."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from judgekit.engine.failures import FailureReason
from judgekit.storage.record.record_files import SUFFIX
from tests.storage.record.recorded_events import many, noted, store
from tests.storage.record.test_event_log import fails_with

NAME = f"gp{SUFFIX}"
no_removing = pytest.mark.skipif(sys.platform == "win32", reason="open files can't be removed")


def begun(folder: Path):
    record = store(folder).open_file(folder / NAME)
    record.log.append(many(3))
    return record


def without_lock(folder: Path) -> None:
    (folder / f"{NAME}.lock").unlink()


def opened(folder: Path):
    found = store(folder).open_file(folder / NAME)
    found.log.close()
    return found


@no_removing
def test_a_lock_that_was_removed_is_taken_again(tmp_path):
    record = begun(tmp_path)
    without_lock(tmp_path)
    record.log.append([noted(3)])
    fails_with(FailureReason.EVENT_LOCKED, store(tmp_path).open_file, tmp_path / NAME)
    record.log.close()
    found = opened(tmp_path)
    assert (found.recorded, found.loss) == ([*many(3), noted(3)], None)
    assert [each.name for each in tmp_path.iterdir()] == [NAME]


@no_removing
def test_what_another_program_has_open_meanwhile_is_not_written_to(tmp_path):
    first = begun(tmp_path)
    without_lock(tmp_path)
    second = store(tmp_path).open_file(tmp_path / NAME)
    for each in (3, 4):
        fails_with(FailureReason.EVENT_LOCKED, first.log.append, [noted(100)])
        second.log.append([noted(each)])
    first.log.close()
    fails_with(FailureReason.EVENT_LOCKED, store(tmp_path).open_file, tmp_path / NAME)
    second.log.append([noted(5), noted(6)])
    second.log.close()
    found = opened(tmp_path)
    assert (found.recorded, found.loss) == ([*many(3), *map(noted, (3, 4, 5, 6))], None)


@no_removing
@pytest.mark.parametrize("events", [1, 2])
def test_what_another_program_has_recorded_meanwhile_stays_and_is_told(tmp_path, events):
    first = begun(tmp_path)
    without_lock(tmp_path)
    second = store(tmp_path).open_file(tmp_path / NAME)
    second.log.append([noted(3)])
    second.log.close()
    for _ in range(2):
        fails_with(
            FailureReason.EVENT_CHANGED,
            first.log.append,
            [noted(100 + each) for each in range(events)],
        )
    first.log.close()
    found = opened(tmp_path)
    assert (found.recorded, found.loss) == ([*many(3), noted(3)], None)


@no_removing
def test_after_another_program_that_recorded_nothing_all_goes_on(tmp_path):
    first = begun(tmp_path)
    without_lock(tmp_path)
    second = store(tmp_path).open_file(tmp_path / NAME)
    fails_with(FailureReason.EVENT_LOCKED, first.log.append, [noted(3)])
    second.log.close()
    first.log.append([noted(3)])
    first.log.close()
    found = opened(tmp_path)
    assert (found.recorded, found.loss) == ([*many(3), noted(3)], None)


@pytest.mark.skipif(sys.platform == "win32", reason="age alone decides there")
def test_drafts_of_programs_that_have_ended_are_removed_when_the_record_is_opened(tmp_path):
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    running = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    begun(tmp_path).log.close()
    names = {
        f"{NAME}.backup-{pid}.new{tail}": pid
        for pid in (ended.pid, running.pid, os.getpid())
        for tail in ("", "-journal")
    }
    for name in names:
        (tmp_path / name).touch()
    old = tmp_path / f"{NAME}.copy-{running.pid}.new"
    old.touch()
    os.utime(old, (time.time() - 3600,) * 2)
    other = tmp_path / f"other{SUFFIX}.backup-{ended.pid}.new"
    other.touch()
    opened(tmp_path)
    left = {each.name for each in tmp_path.iterdir()}
    assert left == {NAME, other.name, *(each for each in names if names[each] != ended.pid)}
    running.communicate(b"\n")
