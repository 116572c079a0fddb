"""The window is killed again and again, for a night: what it had acknowledged is there, or told."""

from __future__ import annotations

import random
import shutil
import time
from pathlib import Path

import pytest

from judgekit.domain.tournament import EVENT_KINDS
from judgekit.storage.record.codec import EventCodec
from judgekit.storage.record.record_files import SUFFIX, RecordFiles
from judgekit.storage.record.tournament_folder import TournamentFolder
from tests.journeys.test_killed_journey import Started, start

__all__ = ["start"]
"""The fixture."""

PARTS = 10
KILLS = 30
LINES = (
    *("order c {table}", "order x {table} 2:30", "keys Ctrl+Z", "keys Ctrl+Shift+Z"),
    *("order c {table}", "keys Ctrl+Z", "order c {table}", "keys Space", "keys Space"),
)


def worked(program: Started, table: int) -> list[str]:
    """Send what makes steps and takes some back, then kill it; the steps that it acknowledged."""
    program.do("keys Ctrl+2 Ctrl+E Return Space")  # a round that has ended is backed up at once
    for line in LINES * 3:
        table += 1
        program.send(line.format(table=table))
    time.sleep(random.uniform(0.0, 0.6))
    said = program.kill()
    return (said or [program.first])[-1]["steps"]


def lose_log(path: Path) -> None:
    """Remove the log of a killed program's record, or cut it anywhere."""
    log = RecordFiles(path).wal
    content = log.read_bytes() if log.exists() else b""
    log.unlink(missing_ok=True)
    if random.random() < 0.5:
        log.write_bytes(content[: random.randrange(len(content) + 1)])


def check_backups(path: Path, steps: list[str], scratch: Path) -> int:
    """Each backup is sound, and holds the beginning of what the record holds; return how many."""
    checked = 0
    for backup in RecordFiles(path).backups:
        if backup.exists():
            shutil.rmtree(scratch, ignore_errors=True)
            scratch.mkdir()
            copy = Path(shutil.copyfile(backup, scratch / f"copy{SUFFIX}"))
            found = TournamentFolder(scratch, EventCodec(EVENT_KINDS)).open_file(copy)
            found.log.close()
            assert found.loss is None
            kept = list(dict.fromkeys(each.step for each in found.recorded))
            assert kept == steps[: len(kept)]
            checked += 1
    return checked


@pytest.mark.nightly
@pytest.mark.parametrize("part", range(PARTS))
def test_no_acknowledged_step_is_lost_without_a_word(start, tmp_path, part):
    path = tmp_path / f"open-{part}{SUFFIX}"
    words = ("--event", str(path))
    program = start(*words)
    program.do("keys Ctrl+2 Space")
    backups = told = 0
    for kill in range(KILLS):
        acknowledged = worked(program, 10 * kill)
        is_cut = kill % 4 == 3
        if is_cut:
            lose_log(path)
        program = start(*words)
        steps, banners = program.first["steps"], program.first["banners"]
        backups += check_backups(path, steps, tmp_path / "scratch")
        common = min(len(steps), len(acknowledged))
        assert steps[:common] == acknowledged[:common]
        if is_cut and banners:  # what was recorded and not yet said may be gone too
            told += 1
            (banner,) = banners
            assert "could not be read" in banner
            assert not banner.startswith("0 ")
        else:
            assert common == len(acknowledged)
            assert banners == []
        if not steps:
            program.do("keys Ctrl+2 Space")
    assert backups
    assert told
