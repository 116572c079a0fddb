"""A write-ahead log that is lost, cut or taken away: what was in it is found elsewhere, or told."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import apsw
import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.storage.record.inspection import Integrity
from judgekit.storage.record.record_files import SUFFIX
from tests.examples import examples
from tests.storage.record.recorded_events import many, noted, store
from tests.storage.record.test_event_log import fails_with

EVENTS = many(60)
NAME = f"gp{SUFFIX}"
KEPT_BY_A_KILL = ("", "-wal", ".acknowledged", ".backup-1", ".backup-2")
no_removing = pytest.mark.skipif(sys.platform == "win32", reason="open files can't be removed")


def begun(home: Path, count: int = 0):
    """An open record with so many events."""
    record = store(home).open_file(home / NAME)
    for number in range(count):
        record.log.append([EVENTS[number]])
    return record


def left_by_a_kill(home: Path, target: Path, tails=KEPT_BY_A_KILL) -> Path:
    """Copy the files as a kill would leave them now; return the record's path."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir()
    for tail in tails:
        source = home / f"{NAME}{tail}"
        if source.exists():
            shutil.copyfile(source, target / f"{NAME}{tail}")
    return target / NAME


def opened(path: Path):
    found = store(path.parent).open_file(path)
    found.log.close()
    return found


@pytest.fixture
def killed(tmp_path) -> Path:
    """A killed record: 60 events were acknowledged, its log is gone, its file holds none of them,
    and the newest backup holds 40."""
    home = tmp_path / "home"
    record = begun(home)
    path = left_by_a_kill(home, tmp_path / "killed", ("",))
    record.log.append(EVENTS[:20])
    store(home).back_up(str(home / NAME))
    record.log.append(EVENTS[20:40])
    store(home).back_up(str(home / NAME))
    for number in range(40, 60):
        record.log.append([EVENTS[number]])
    for tail in KEPT_BY_A_KILL[2:]:
        if (home / f"{NAME}{tail}").exists():
            shutil.copyfile(home / f"{NAME}{tail}", f"{path}{tail}")
    record.log.close()
    return path


def test_a_record_without_its_log_goes_on_with_its_backup_and_says_so(killed):
    found = opened(killed)
    assert found.recorded == EVENTS[:40]
    assert found.loss.restored == f"{killed}.backup-1"
    assert (found.loss.events, found.loss.since, found.loss.until) == (
        20,
        EVENTS[39].at,
        EVENTS[59].at,
    )
    again = opened(killed)
    assert (again.recorded, again.loss) == (EVENTS[:40], None)


def test_a_copy_of_the_file_and_a_backup_alone_goes_on_with_the_backup_and_says_so(killed):
    Path(f"{killed}.acknowledged").unlink()
    found = opened(killed)
    assert found.recorded == EVENTS[:40]
    assert found.loss.restored == f"{killed}.backup-1"
    assert (found.loss.events, found.loss.since) == (-1, EVENTS[39].at)
    again = opened(killed)
    assert (again.recorded, again.loss) == (EVENTS[:40], None)


def test_the_older_backup_is_asked_too(killed):
    Path(f"{killed}.backup-1").write_bytes(bytes(9000))
    found = opened(killed)
    assert found.recorded == EVENTS[:20]
    assert found.loss.restored == f"{killed}.backup-2"


def test_a_record_that_lacks_what_was_acknowledged_is_no_sound_one(killed):
    store_ = store(killed.parent)
    assert store_.inspect(str(killed)).integrity is Integrity.DAMAGED
    Path(f"{killed}.acknowledged").unlink()
    assert store_.inspect(str(killed)).integrity is Integrity.DAMAGED
    opened(killed)
    assert store_.inspect(str(killed)).integrity is Integrity.SOUND


@pytest.mark.parametrize("tail", [".backup-1", ".acknowledged"])
def test_what_lies_beside_it_of_another_record_is_not_believed(killed, tmp_path, tail):
    other = begun(tmp_path / "other", 30)
    store(tmp_path / "other").back_up(str(tmp_path / "other" / NAME))
    path = left_by_a_kill(killed.parent, tmp_path / "alone", ("",))
    shutil.copyfile(tmp_path / "other" / f"{NAME}{tail}", f"{path}{tail}")
    found = opened(path)
    assert (found.recorded, found.loss) == ([], None)
    other.log.close()


def test_a_backup_whose_tail_alone_is_sound_changes_nothing(killed, tmp_path):
    """It seems to go on further, and has nothing that the record lacks."""
    for tail in (".acknowledged", ".backup-2"):
        Path(f"{killed}{tail}").unlink()
    backup = Path(f"{killed}.backup-1")
    first = EVENTS[0].id.encode()
    backup.write_bytes(backup.read_bytes().replace(first, first[::-1]))
    before = killed.read_bytes()
    for _ in range(2):
        found = opened(killed)
        assert (found.recorded, found.loss) == ([], None)
    assert killed.read_bytes() == before
    assert not list(killed.parent.glob("*.damaged*"))


def test_a_longer_backup_is_not_replaced_by_a_shorter_copy(killed):
    backups = [Path(f"{killed}{tail}") for tail in (".backup-1", ".backup-2")]
    contents = [each.read_bytes() for each in backups]
    for each in backups:
        each.unlink()
    Path(f"{killed}.acknowledged").unlink()
    record = store(killed.parent).open_file(killed)
    record.log.append([noted(1000)])
    for each, content in zip(backups, contents, strict=True):
        each.write_bytes(content)
    for _ in range(2):
        with pytest.raises(EnvironmentFailure) as failure:
            store(killed.parent).back_up(str(killed))
        assert failure.value.reason is FailureReason.BACKUP_LONGER
        assert failure.value.path == str(backups[0])
    assert [each.read_bytes() for each in backups] == contents
    record.log.append([noted(1001 + each) for each in range(40)])
    store(killed.parent).back_up(str(killed))
    assert backups[1].read_bytes() == contents[0]
    record.log.close()


def test_a_damaged_backup_does_not_stand_in_the_way_of_a_new_one(tmp_path):
    record = begun(tmp_path, 3)
    longer = begun(tmp_path / "longer", 50)
    longer.log.close()
    content = bytearray((tmp_path / "longer" / NAME).read_bytes())
    content[-300:] = bytes(300)
    (tmp_path / f"{NAME}.backup-1").write_bytes(content)
    store(tmp_path).back_up(str(tmp_path / NAME))
    record.log.close()
    copy = shutil.copyfile(tmp_path / f"{NAME}.backup-1", tmp_path / "copy.judgekit")
    assert opened(copy).recorded == EVENTS[:3]


def test_a_backup_writes_the_log_into_the_record(tmp_path):
    home = tmp_path / "home"
    record = begun(home, 30)
    store(home).back_up(str(home / NAME))
    found = opened(left_by_a_kill(home, tmp_path / "left", ("",)))
    assert (found.recorded, found.loss) == (EVENTS[:30], None)
    for number in range(30, 60):
        record.log.append([EVENTS[number]])
        found = opened(left_by_a_kill(home, tmp_path / "left"))
        assert (found.recorded, found.loss) == (EVENTS[: number + 1], None)
    record.log.close()
    assert opened(home / NAME).recorded == EVENTS


def test_a_backup_of_a_record_that_nobody_has_open_leaves_its_log_to_be_checked(tmp_path):
    home = tmp_path / "home"
    record = begun(home, 30)
    path = left_by_a_kill(home, tmp_path / "left")
    record.log.close()
    before = path.read_bytes()
    store(path.parent).back_up(str(path))
    assert path.read_bytes() == before


@no_removing
@pytest.mark.parametrize("gone", [("-wal",), ("-shm",), ("-wal", "-shm")])
@pytest.mark.parametrize("replaced", [False, True])
def test_a_log_taken_away_while_it_is_in_use_loses_nothing(tmp_path, gone, replaced):
    home = tmp_path / "home"
    record = begun(home, 20)
    for round_ in range(2):
        for tail in gone:
            (home / f"{NAME}{tail}").unlink()
            if replaced and tail == "-wal":
                (home / f"{NAME}{tail}").write_bytes(b"of something else")
        number = 20 + 10 * round_
        for each in range(number, number + 10):
            record.log.append([EVENTS[each]])
            found = opened(left_by_a_kill(home, tmp_path / "left"))
            assert (found.recorded, found.loss) == (EVENTS[: each + 1], None)
    store(home).back_up(str(home / NAME))
    record.log.close()
    found = opened(home / NAME)
    assert (found.recorded, found.loss) == (EVENTS[:40], None)
    asides = [each.read_bytes() for each in home.glob("*.foreign-*")]
    assert asides == ([b"of something else"] * 2 if replaced and "-wal" in gone else [])


@no_removing
def test_a_log_taken_away_from_a_record_that_is_read_elsewhere_refuses_until_that_ends(tmp_path):
    home = tmp_path / "home"
    record = begun(home, 20)
    reader = apsw.Connection(str(home / NAME), flags=apsw.SQLITE_OPEN_READONLY)
    reader.execute("BEGIN")
    assert list(reader.execute("SELECT count(*) FROM event")) == [(20,)]
    (home / f"{NAME}-wal").unlink()
    for _ in range(2):
        fails_with(FailureReason.LOG_GONE, record.log.append, [EVENTS[20]])
    reader.close()
    record.log.append([EVENTS[20]])
    found = opened(left_by_a_kill(home, tmp_path / "left"))
    assert (found.recorded, found.loss) == (EVENTS[:21], None)
    record.log.close()


def test_a_log_that_is_cut_while_it_is_in_use_refuses_what_follows_and_the_loss_is_told(tmp_path):
    home = tmp_path / "home"
    record = begun(home, 20)
    with (home / f"{NAME}-wal").open("r+b") as log:
        log.truncate(32 + 4120 * 3)
    for _ in range(2):
        fails_with(FailureReason.LOG_GONE, record.log.append, [EVENTS[20]])
    record.log.close()
    found = opened(home / NAME)
    assert found.loss.events == 20 - len(found.recorded)
    assert found.recorded == EVENTS[: len(found.recorded)]
    assert 0 < len(found.recorded) < 20


@pytest.fixture(scope="module")
def whole(tmp_path_factory) -> Path:
    """A killed record with 60 acknowledged events, all of them in its log."""
    folder = tmp_path_factory.mktemp("whole")
    record = begun(folder / "home", 60)
    path = left_by_a_kill(folder / "home", folder / "killed")
    record.log.close()
    return path


@examples(60)
@given(st.integers(0, 2**20))
def test_a_log_cut_anywhere_is_a_loss_that_is_counted(whole, tmp_path_factory, at):
    path = left_by_a_kill(whole.parent, tmp_path_factory.mktemp("cut") / "left")
    log = Path(f"{path}-wal")
    content = log.read_bytes()
    log.write_bytes(content[: at % len(content)])
    found = opened(path)
    count = len(found.recorded)
    assert found.recorded == EVENTS[:count]
    assert found.loss.events == len(EVENTS) - count > 0
    assert found.loss.since == (EVENTS[count - 1].at if count else None)
    assert found.loss.until == EVENTS[-1].at
    again = opened(path)
    assert (again.recorded, again.loss) == (EVENTS[:count], None)


@examples(60)
@given(st.integers(0, 200), st.binary(max_size=20))
def test_a_damaged_count_is_as_none(whole, tmp_path_factory, at, noise):
    path = left_by_a_kill(whole.parent, tmp_path_factory.mktemp("count") / "left")
    count = Path(f"{path}.acknowledged")
    content = count.read_bytes()
    at %= len(content)
    count.write_bytes(content[:at] + noise + content[at + len(noise) :])
    found = opened(path)
    assert (found.recorded, found.loss) == (EVENTS, None)


def test_damage_that_takes_nothing_acknowledged_is_repaired_without_a_word(tmp_path):
    """The log's header is damaged, and everything is in the file, as after a checkpoint; the next
    append is in the log alone."""
    home = tmp_path / "home"
    record = begun(home, 30)
    store(home).back_up(str(home / NAME))
    path = left_by_a_kill(home, tmp_path / "left", ("", "-wal", ".acknowledged"))
    log = Path(f"{path}-wal")
    log.write_bytes(bytes(8) + log.read_bytes()[8:])
    found = opened(path)
    assert (found.recorded, found.loss) == (EVENTS[:30], None)
    record.log.append([EVENTS[30]])
    path = left_by_a_kill(home, tmp_path / "left", ("", "-wal", ".acknowledged"))
    log.write_bytes(bytes(32) + log.read_bytes()[32:])
    found = opened(path)
    assert (found.recorded, found.loss.events) == (EVENTS[:30], 1)
    record.log.close()


def test_a_cut_log_that_is_older_than_the_file_hides_nothing(tmp_path):
    """SQLite reads the pages of the log, which the file had newer since a checkpoint."""
    home = tmp_path / "home"
    record = begun(home, 60)
    store(home).back_up(str(home / NAME))
    path = left_by_a_kill(home, tmp_path / "left", ("", "-wal", ".acknowledged"))
    record.log.close()
    log = Path(f"{path}-wal")
    log.write_bytes(log.read_bytes()[: 32 + 4120 * 20])
    found = opened(path)
    assert (found.recorded, found.loss) == (EVENTS, None)


def test_without_the_count_no_damage_is_passed_over(whole, tmp_path):
    path = left_by_a_kill(whole.parent, tmp_path / "left", ("", "-wal"))
    log = Path(f"{path}-wal")
    log.write_bytes(bytes(8) + log.read_bytes()[8:])
    assert opened(path).loss is not None


def test_the_count_goes_when_the_log_has_been_written_into_the_record(tmp_path):
    record = begun(tmp_path, 5)
    assert (tmp_path / f"{NAME}.acknowledged").exists()
    record.log.close()
    assert [each.name for each in tmp_path.iterdir()] == [NAME]


def test_a_count_that_cannot_be_written_fails_no_append(tmp_path):
    record = begun(tmp_path)
    (tmp_path / f"{NAME}.acknowledged").mkdir()
    record.log.append(EVENTS[:5])
    record.log.close()
    assert opened(tmp_path / NAME).recorded == EVENTS[:5]
