"""Scripts that are killed while they take back, put back and put right: each acknowledged step is
there, the record means what the lines meant, and so do both backups."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from judgekit.domain.shared.event import Recorded
from judgekit.engine.timeline import Timeline
from judgekit.storage.record.acknowledged import acknowledged_in
from judgekit.storage.record.record_files import SUFFIX, RecordFiles
from tests.examples import times
from tests.storage.record.scripted_day import day_folder, is_continued
from tests.storage.record.victims import Victims, instants

KILLS_A_FILE = 6
TASKS = ("run", "run-beside-backups")


@pytest.fixture(scope="module")
def victims() -> Iterator[Victims]:
    made = Victims()
    yield made
    made.close()


def steps_of(recorded: list[Recorded]) -> int:
    return len(Timeline(recorded).steps)


def check_backups(path: Path, recorded: list[Recorded], scratch: Path) -> int:
    """Each backup is sound and holds the beginning of the record; return how many there are."""
    there = [each for each in RecordFiles(path).backups if each.exists()]
    for backup in there:
        shutil.rmtree(scratch, ignore_errors=True)
        scratch.mkdir()
        copy = Path(shutil.copyfile(backup, scratch / f"copy{SUFFIX}"))
        found = day_folder(scratch).open_file(copy)
        found.log.close()
        assert found.loss is None
        assert list(found.recorded) == recorded[: len(found.recorded)]
    return len(there)


def test_every_acknowledged_step_outlives_a_kill(victims, tmp_path):
    acknowledged = backups = 0
    before: list[Recorded] = []
    for kill, instant in enumerate(instants(times(10))):
        name = f"day-{kill // KILLS_A_FILE}"
        path = tmp_path / f"{name}{SUFFIX}"
        if not kill % KILLS_A_FILE:
            before = []
        said = victims.killed(TASKS[kill % 2], tmp_path, name, instant, at_work=kill % 3 > 0)
        if not path.exists():
            assert not said
            continue
        found = day_folder(tmp_path).open_file(path)
        found.log.close()
        now = list(found.recorded)
        assert found.loss is None
        assert steps_of(now) >= max([steps_of(before), *map(int, said)])
        is_continued(before, now)
        backups += check_backups(path, now, tmp_path / "scratch")
        acknowledged += len(said)
        before = now
    assert acknowledged > times(10)
    assert backups


def test_what_is_lost_with_a_log_is_counted_and_dated(victims, tmp_path):
    """The log of a killed script is removed or cut: what is gone is said, and since when."""
    told = 0
    for kill, instant in enumerate(instants(times(10))):
        path = tmp_path / f"day-{kill}{SUFFIX}"
        said = victims.killed(TASKS[kill % 2], tmp_path, path.stem, instant, at_work=True)
        counted = acknowledged_in(RecordFiles(path).acknowledged)
        log = RecordFiles(path).wal
        content = log.read_bytes()
        log.unlink()
        if kill % 3:
            log.write_bytes(content[: random.randrange(len(content) + 1)])
        found = day_folder(tmp_path).open_file(path)
        found.log.close()
        now = list(found.recorded)
        is_continued([], now)
        if steps_of(now) < int(said[-1]):
            told += 1
            assert found.loss is not None
            assert counted is not None
            assert found.loss.events == counted.events - len(now) > 0
            assert found.loss.since == (now[-1].entered if now else None)
            assert found.loss.until == counted.last
        check_backups(path, now, tmp_path / "scratch")
        again = day_folder(tmp_path).open_file(path)
        again.log.close()
        assert (list(again.recorded), again.loss) == (now, None)
    assert told
