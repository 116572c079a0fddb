"""The power is cut at any instant: what was acknowledged is there, and no damage is told of."""

from __future__ import annotations

import random
import shutil
from pathlib import Path
from typing import NamedTuple

import pytest

from judgekit.domain.shared.event import Recorded
from judgekit.storage.record.record_files import SUFFIX
from tests.examples import times
from tests.storage.record.power_cut import Done, left_by_power_cut, remembering_disk
from tests.storage.record.recorded_events import noted, store

NAME = f"gp{SUFFIX}"
FILLING = "Тасовать " * 60
WORK = (1, 1, 2, 1, 40, 1, "back up", 1, 5, 1, "close", 1, 1, 30, "back up", 1, 200, 1, 1, "close")
"""Numbers of events that are appended at once, and what is done between."""
BESIDE = (".acknowledged", ".backup-1", ".backup-2")
"""What SQLite doesn't write."""


class Instant(NamedTuple):
    """How much SQLite had done, how many events were acknowledged, and what lay beside."""

    done: int
    acknowledged: int
    beside: dict[str, bytes]


class Worked(NamedTuple):
    """The file's content at first, all that SQLite did, and the instants between."""

    first: dict[str, bytes]
    done: list[Done]
    instants: list[Instant]
    events: list[Recorded]


def worked(folder: Path) -> Worked:
    """Append to a record, back it up, close it and go on."""
    path = folder / NAME
    store(folder).open_file(path).log.close()
    first = {str(path): path.read_bytes()}
    events: list[Recorded] = []
    with remembering_disk() as disk:
        record = store(folder).open_file(path)
        instants = [Instant(0, 0, {})]
        for work in WORK:
            if work == "back up":
                store(folder).back_up(str(path))
            elif work == "close":
                record.log.close()
                record = store(folder).open_file(path)
            else:
                more = [noted(len(events) + each, FILLING) for each in range(int(work))]
                record.log.append(more)
                events += more
            beside = {
                tail: Path(f"{path}{tail}").read_bytes()
                for tail in BESIDE
                if Path(f"{path}{tail}").exists()
            }
            instants.append(Instant(len(disk.done), len(events), beside))
        record.log.close()
        instants.append(Instant(len(disk.done), len(events), {}))
    return Worked(first, disk.done, instants, events)


def acknowledged_left(instants: list[Instant], chance: random.Random) -> bytes | None:
    """The count is never synced: any that was written may be left, a torn one, or none."""
    counts = [each.beside[".acknowledged"] for each in instants if ".acknowledged" in each.beside]
    if not counts or chance.random() < 0.2:
        return None
    count = counts[-1] if chance.random() < 0.6 else chance.choice(counts)
    if chance.random() < 0.2:
        return bytes(len(count)) if chance.random() < 0.5 else count[: chance.randrange(len(count))]
    return count


@pytest.fixture(scope="module")
def work(tmp_path_factory) -> Worked:
    return worked(tmp_path_factory.mktemp("work"))


@pytest.mark.parametrize("part", range(5))
def test_nothing_acknowledged_is_lost_and_no_damage_told(work, tmp_path, part):
    home = next(iter(work.first))
    for cut in range(times(10)):
        seed = f"{part} {cut} {random.getrandbits(64)}"
        chance = random.Random(seed)
        at = chance.randrange(len(work.done) + 1)
        before = [each for each in work.instants if each.done <= at]
        after = next((each for each in work.instants if each.done > at), before[-1])
        left = left_by_power_cut(work.first, work.done[:at], chance)
        count = acknowledged_left(before, chance)
        backups = chance.choice((before[-1], after)).beside
        folder = tmp_path / "left"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        for tail in ("", "-wal"):
            if f"{home}{tail}" in left:
                (folder / f"{NAME}{tail}").write_bytes(left[f"{home}{tail}"])
        for tail in BESIDE:
            content = count if tail == ".acknowledged" else backups.get(tail)
            if content is not None:
                (folder / f"{NAME}{tail}").write_bytes(content)
        found = store(folder).open_file(folder / NAME)
        found.log.close()
        assert found.recorded == work.events[: len(found.recorded)], seed
        assert len(found.recorded) >= before[-1].acknowledged, seed
        assert found.loss is None, seed
