"""Processes killed at random instants: no acknowledged event is lost, and every file opens."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from judgekit.domain.shared.event import Recorded
from judgekit.storage.record.record_files import SUFFIX
from tests.examples import times
from tests.storage.record.recorded_events import noted, store
from tests.storage.record.recording_program import FILLING
from tests.storage.record.victims import Victims, instants

KILLS_A_FILE = 12


@pytest.fixture(scope="module")
def victims() -> Iterator[Victims]:
    made = Victims()
    yield made
    made.close()


def recorded_in(path: Path, scratch: Path) -> list[Recorded]:
    """What the record in a file holds; with `scratch`, the file itself is left to the next victim
    as the kill left it, and a copy is looked at."""
    if scratch.exists():
        shutil.rmtree(scratch)
    scratch.mkdir()
    if random.random() < 0.5:
        for tail in ("", "-wal", ".acknowledged"):
            if Path(f"{path}{tail}").exists():
                shutil.copyfile(f"{path}{tail}", scratch / f"{path.name}{tail}")
        path = scratch / path.name
    found = store(path.parent).open_file(path)
    found.log.close()
    assert found.loss is None
    return list(found.recorded)


@pytest.mark.parametrize(
    ("task", "kills"),
    [("append", times(30)), ("append-beside-backups", times(12))],
    ids=["append", "append-beside-backups"],
)
def test_a_killed_process_loses_no_acknowledged_event(victims, tmp_path, task, kills):
    acknowledged = count = 0
    for kill, instant in enumerate(instants(kills)):
        name = f"record-{kill // KILLS_A_FILE}"
        path = tmp_path / f"{name}{SUFFIX}"
        if not kill % KILLS_A_FILE:
            count = 0
        said = victims.killed(task, tmp_path, name, instant, at_work=bool(kill % 2))
        if path.exists():
            recorded = recorded_in(path, tmp_path / "scratch")
            assert len(recorded) >= max([count, *(int(number) + 1 for number in said)])
            assert recorded == [noted(each, FILLING) for each in range(len(recorded))]
            count = len(recorded)
        assert path.exists() or not said
        acknowledged += len(said)
    assert acknowledged > kills


def test_a_killed_process_loses_nothing_that_waits_to_be_shared(victims, tmp_path):
    """Each item waits or is settled, once, whether it was put out, settled or cut last."""
    acknowledged = 0
    for kill, instant in enumerate(instants(times(30))):
        path = tmp_path / f"shared-{kill // KILLS_A_FILE}{SUFFIX}"
        said = victims.killed("share", tmp_path, path.stem, instant, at_work=bool(kill % 2))
        if not path.exists():
            assert not said
            continue
        found = store(tmp_path).open_file(path)
        found.log.close()
        assert found.loss is None
        if found.shared is None:
            assert not said
            continue
        settled = [int(each) for each in found.shared.messages]
        numbers = [*settled, *(int(content) for _, content in found.shared.outbox)]
        assert sorted(numbers) == list(range(1, len(numbers) + 1))
        assert len(numbers) >= max([0, *map(int, said)])
        assert list(found.recorded) == [noted(each) for each in settled]
        acknowledged += len(said)
    assert acknowledged


def test_what_a_killed_process_has_lost_with_its_log_is_told(victims, tmp_path):
    """The log is cut or removed after the kill: what a backup doesn't have is counted."""
    told = 0
    for kill, instant in enumerate(instants(times(16))):
        path = tmp_path / f"record-{kill}{SUFFIX}"
        task = "append" if kill % 4 == 0 else "append-beside-backups"
        said = victims.killed(task, tmp_path, path.stem, instant, at_work=True)
        acknowledged = int(said[-1]) + 1
        log = Path(f"{path}-wal")
        content = log.read_bytes()
        log.unlink()
        if kill % 2:
            log.write_bytes(content[: random.randrange(len(content) + 1)])
        found = store(tmp_path).open_file(path)
        found.log.close()
        count = len(found.recorded)
        assert found.recorded == [noted(each, FILLING) for each in range(count)]
        if count < acknowledged:
            told += 1
            assert found.loss is not None
            assert found.loss.events >= acknowledged - count
        assert not list(tmp_path.glob("*.new*"))
    assert told


def test_a_process_killed_while_it_makes_records_leaves_only_records_that_open(victims, tmp_path):
    made: set[str] = set()
    for kill, instant in enumerate(instants(25)):
        at_work = bool(kill % 2)
        made.update(victims.killed("create", tmp_path, "liga", instant, at_work=at_work))
    listed = {event.id for event in store(tmp_path).tournaments()}
    assert made
    assert made <= listed
    for event in listed:
        found = store(tmp_path).open(event)
        found.log.close()
        assert found.loss is None
        assert len(found.recorded) == 2 or event not in made


def test_a_process_killed_while_it_repairs_leaves_all_that_can_be_repaired(victims, tmp_path):
    whole = store(tmp_path).open_file(tmp_path / f"whole{SUFFIX}")
    events = [noted(each, FILLING) for each in range(400)]
    whole.log.append(events[:300])
    whole.log.append(events[300:])
    content = bytearray((tmp_path / f"whole{SUFFIX}").read_bytes())
    content[:4096] = bytes(4096)
    log = (tmp_path / f"whole{SUFFIX}-wal").read_bytes()
    cut_off = 0
    for number, instant in enumerate(instants(25)):
        path = tmp_path / f"damaged-{number}{SUFFIX}"
        path.write_bytes(content)
        Path(f"{path}-wal").write_bytes(log)
        cut_off += not victims.killed("open", tmp_path, path.stem, instant)
        found = store(tmp_path).open_file(path)
        assert found.recorded == events
        assert found.loss is None or found.loss.events == 0
        found.log.close()
    assert cut_off
