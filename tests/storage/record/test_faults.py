"""Appending, opening, backing up on a disk that fails: nothing acknowledged is lost, nothing failed
is kept, and the file opens afterwards."""

from __future__ import annotations

import contextlib
import shutil
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from judgekit.domain.shared.event import Recorded
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.storage.record.record_files import SUFFIX, RecordFiles
from tests.examples import examples
from tests.storage.record.faulty_disk import Fault, faulty_disk
from tests.storage.record.recorded_events import noted, store

FILLING = "Тасовать " * 60
KEPT = [noted(number, FILLING) for number in range(5)]

faults = st.sampled_from(Fault)
points = st.integers(0, 40)
batches = st.lists(st.sampled_from([1, 1, 1, 2, 3, 30, 0]), min_size=1, max_size=8)
"""Numbers of events that are appended at once; 0 is a backup, which writes the log away."""


def begun(folder: Path):
    """An open record with five events."""
    record = store(folder).open_file(folder / f"gp{SUFFIX}")
    record.log.append(KEPT)
    return record


def opened_as_left(folder: Path, files: dict[str, bytes] | None = None) -> list[Recorded]:
    """What a record holds that is opened as a kill would leave it now, or from these files; it has
    lost nothing."""
    left = folder / "left"
    shutil.rmtree(left, ignore_errors=True)
    left.mkdir()
    for tail in ("", "-wal", ".acknowledged"):
        path = folder / f"gp{SUFFIX}{tail}"
        content = (files or {}).get(str(path)) or (path.read_bytes() if path.exists() else None)
        if content is not None:
            (left / path.name).write_bytes(content)
    found = store(left).open_file(left / f"gp{SUFFIX}")
    found.log.close()
    assert found.loss is None
    return list(found.recorded)


@given(faults, points, st.booleans(), batches)
@example(Fault.UNSYNCED, 0, True, [30, 1])
@example(Fault.FULL, 1, True, [1, 30])
def test_whatever_fails_while_appending(tmp_path_factory, fault, point, for_good, sizes):
    folder = tmp_path_factory.mktemp("appending")
    with faulty_disk() as disk:
        record = begun(folder)
        acknowledged = list(KEPT)
        disk.arm(fault, point, for_good=for_good)
        for attempt, size in enumerate(sizes):
            events = [noted(100 * (attempt + 1) + each, FILLING) for each in range(size)]
            try:
                if not size:
                    store(folder).back_up(str(folder / f"gp{SUFFIX}"))
                record.log.append(events)
                acknowledged += events
            except EnvironmentFailure:
                assert disk.struck
            with disk.well():
                assert opened_as_left(folder) == acknowledged
                assert opened_as_left(folder, disk.synced) == acknowledged
        disk.is_well = True
        record.log.append([noted(7)])
        record.log.close()
    again = store(folder).open_file(folder / f"gp{SUFFIX}")
    again.log.close()
    assert (again.recorded, again.loss) == ([*acknowledged, noted(7)], None)


@pytest.mark.parametrize("point", range(0, 12, 2))
def test_a_full_disk_leaves_no_draft_of_a_new_record(tmp_path, point):
    with faulty_disk() as disk:
        disk.arm(Fault.FULL, point, for_good=True)
        with pytest.raises(EnvironmentFailure) as failed:
            store(tmp_path).open_file(tmp_path / f"gp{SUFFIX}")
    assert failed.value.reason is FailureReason.DISK_FULL
    assert [path.name for path in tmp_path.iterdir() if ".empty-" in path.name] == []


@examples(100)
@given(faults, points, st.booleans(), st.sampled_from(["killed", "damaged", "new", "closed"]))
def test_whatever_fails_while_opening(tmp_path_factory, fault, point, for_good, state):
    """Each way to open: with a log to be read, with a repair, one to be made, and a plain one."""
    folder = tmp_path_factory.mktemp("opening")
    path, expected = prepared(folder, state), [] if state == "new" else KEPT
    with faulty_disk() as disk:
        disk.arm(fault, point, for_good=for_good)
        try:
            found = store(folder).open_file(path)
        except EnvironmentFailure:
            assert disk.struck
        else:
            assert found.recorded == expected
            found.log.close()
    found = store(folder).open_file(path)
    assert found.recorded == expected
    found.log.append([noted(7)])
    found.log.close()
    again = store(folder).open_file(path)
    again.log.close()
    assert (again.recorded, again.loss) == ([*expected, noted(7)], None)


def prepared(folder: Path, state: str) -> Path:
    """A record that was closed, killed, or damaged where nothing is lost by it; or none yet."""
    path = folder / f"gp{SUFFIX}"
    if state == "new":
        return path
    record = begun(folder / "making")
    for tail in ("", "-wal"):
        shutil.copyfile(folder / "making" / f"gp{SUFFIX}{tail}", f"{path}{tail}")
    record.log.close()
    if state == "closed":
        shutil.copyfile(folder / "making" / f"gp{SUFFIX}", path)
        Path(f"{path}-wal").unlink()
    if state == "damaged":
        path.write_bytes(bytes(100) + path.read_bytes()[100:])
    return path


@examples(60)
@given(faults, points, st.booleans())
def test_whatever_fails_while_backing_up(tmp_path_factory, fault, point, for_good):
    """The earlier copy stays until there is a sound new one."""
    folder = tmp_path_factory.mktemp("backing-up")
    path = folder / f"gp{SUFFIX}"
    record = begun(folder)
    store(folder).back_up(str(path))
    record.log.append([noted(7)])
    with faulty_disk() as disk:
        disk.arm(fault, point, for_good=for_good)
        with contextlib.suppress(EnvironmentFailure):
            store(folder).back_up(str(path))
    newest = next(each for each in RecordFiles(path).backups if each.exists())
    copy = shutil.copyfile(newest, folder / f"copy{SUFFIX}")
    found = store(folder).open_file(copy)
    found.log.close()
    assert found.loss is None
    assert found.recorded in (KEPT, [*KEPT, noted(7)])
    record.log.close()


@pytest.mark.parametrize(
    ("fault", "reason"),
    [
        (Fault.FULL, FailureReason.DISK_FULL),
        (Fault.SHORT, FailureReason.DISK_FULL),
        (Fault.READ_ONLY, FailureReason.FOLDER_UNWRITABLE),
        (Fault.TORN, FailureReason.WRITE_FAILED),
        (Fault.BROKEN, FailureReason.WRITE_FAILED),
        (Fault.UNSYNCED, FailureReason.WRITE_FAILED),
    ],
)
def test_what_is_told_of_each_fault(tmp_path, fault, reason):
    with faulty_disk() as disk:
        record = begun(tmp_path)
        disk.arm(fault, 0, for_good=False)
        with pytest.raises(EnvironmentFailure) as failure:
            record.log.append([noted(7)])
        assert failure.value.reason is reason
        record.log.append([noted(7)])
        record.log.close()
    assert store(tmp_path).open_file(tmp_path / f"gp{SUFFIX}").recorded == [*KEPT, noted(7)]
