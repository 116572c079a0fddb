"""Copies made while a record is in use and before it changes its form."""

import os
import shutil
import sys
import threading
import tracemalloc
from contextlib import closing

import apsw
import pytest

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.storage.record import database
from judgekit.storage.record import salvage as event_salvage
from judgekit.storage.record.database import connect_for_reading
from judgekit.storage.record.record_files import SUFFIX, RecordFiles
from judgekit.storage.record.record_reading import check_all
from tests.storage.record.recorded_events import codec, many, noted, store


def copy_of(tmp_path, path):
    """What a backup file holds, opened as a record of its own."""
    copy = tmp_path / "copy" / f"copy{SUFFIX}"
    copy.parent.mkdir(exist_ok=True)
    copy.write_bytes(path.read_bytes())
    found = store(tmp_path).open_file(copy)
    found.log.close()
    copy.unlink()
    assert found.loss is None
    return found.recorded


@pytest.mark.skipif(sys.platform == "win32", reason="an open file can't be moved there")
def test_a_record_that_is_gone_is_told_of_and_its_copies_stay(tmp_path):
    record = store(tmp_path).create("GP")
    record.log.append(many(3))
    store(tmp_path).back_up(record.id)
    path = tmp_path / "events" / f"{record.id}{SUFFIX}"
    path.rename(tmp_path / path.name)
    with pytest.raises(EnvironmentFailure) as failure:
        store(tmp_path).back_up(record.id)
    assert failure.value.reason is FailureReason.EVENT_GONE
    assert copy_of(tmp_path, RecordFiles(path).backups[0]) == many(3)
    shutil.rmtree(path.parent)
    with pytest.raises(EnvironmentFailure) as failure:
        store(tmp_path).back_up(record.id)
    assert failure.value.reason is FailureReason.EVENT_GONE


def test_the_two_newest_copies_are_kept(tmp_path):
    events = many(30)
    record = store(tmp_path).create("GP")
    folder = store(tmp_path)
    newest, older = RecordFiles(tmp_path / "events" / f"{record.id}{SUFFIX}").backups
    for start in (0, 10, 20):
        record.log.append(events[start : start + 10])
        folder.back_up(record.id)
    assert copy_of(tmp_path, newest) == events
    assert copy_of(tmp_path, older) == events[:20]
    record.log.close()
    assert {each.name for each in newest.parent.iterdir()} == {
        f"{record.id}{SUFFIX}",
        newest.name,
        older.name,
    }


def test_a_large_record_and_its_copies_take_little_memory_of_the_database(tmp_path):
    before = apsw.memory_used()
    record = store(tmp_path).create("GP")
    record.log.append(many(3_000, "x" * 1_000))
    assert apsw.memory_used() - before < 700_000
    apsw.memory_high_water(True)
    store(tmp_path).back_up(record.id)
    record.log.close()
    assert apsw.memory_high_water() - before < 2_000_000


def test_copies_made_while_others_write_are_whole(tmp_path):
    """Each is some beginning of what was appended, step by step."""
    record = store(tmp_path).create("GP")
    folder = store(tmp_path)
    newest = RecordFiles(tmp_path / "events" / f"{record.id}{SUFFIX}").backups[0]
    failed: list[Exception] = []
    stop = threading.Event()

    def back_up() -> None:
        try:
            while not stop.is_set():
                folder.back_up(record.id)
        except EnvironmentFailure as failure:
            failed.append(failure)

    threads = [threading.Thread(target=back_up) for _ in range(2)]
    for thread in threads:
        thread.start()
    for number in range(0, 600, 3):
        record.log.append([noted(number + each) for each in range(3)])
    stop.set()
    for thread in threads:
        thread.join()
    assert not failed
    copied = copy_of(tmp_path, newest)
    assert len(copied) % 3 == 0
    assert copied == [noted(number) for number in range(len(copied))]


def test_a_damaged_record_does_not_replace_a_sound_copy(tmp_path):
    record = store(tmp_path).create("GP")
    record.log.append(many(200))
    record.log.close()
    folder = store(tmp_path)
    folder.back_up(record.id)
    path = tmp_path / "events" / f"{record.id}{SUFFIX}"
    content = bytearray(path.read_bytes())
    content[-300:] = bytes(300)
    path.write_bytes(content)
    with pytest.raises(EnvironmentFailure):
        folder.back_up(record.id)
    assert copy_of(tmp_path, RecordFiles(path).backups[0]) == many(200)


def test_checking_a_long_record_takes_no_more_memory_than_a_short_one(tmp_path):
    def taken(events: int) -> int:
        record = store(tmp_path).create("GP")
        record.log.append(many(events))
        record.log.close()
        path = tmp_path / "events" / f"{record.id}{SUFFIX}"
        with closing(connect_for_reading(path)) as connection:
            tracemalloc.start()
            assert check_all(connection, codec()).events == events
            most = tracemalloc.get_traced_memory()[1]
            tracemalloc.stop()
        return most

    taken(20)  # decoders are made on first use
    assert taken(2_000) < 2 * taken(20)


@pytest.fixture
def next_form(tmp_path, monkeypatch):
    """The program as it will be one migration later."""
    folder = tmp_path / "program"
    (folder / "migrations").mkdir(parents=True)
    for path in database.Path(database.__file__).with_name("migrations").glob("*.sql"):
        (folder / "migrations" / path.name).write_bytes(path.read_bytes())
    script = folder / "migrations" / f"{database.FORMAT + 1:04}_places.sql"
    script.write_text("CREATE TABLE place (name TEXT NOT NULL) STRICT;")

    def arrive() -> None:
        monkeypatch.setattr(database, "__file__", str(folder / "database.py"))
        for module in (database, event_salvage):
            monkeypatch.setattr(module, "FORMAT", module.FORMAT + 1)

    arrive.script = script
    return arrive


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes with names")
def test_a_pipe_in_the_place_of_a_backup_is_not_waited_for(tmp_path):
    record = store(tmp_path).create("GP")
    record.log.append(many(20))
    record.log.close()
    path = tmp_path / "events" / f"{record.id}{SUFFIX}"
    for copy in RecordFiles(path).backups:
        os.mkfifo(copy)
    again = store(tmp_path).open(record.id)
    again.log.close()
    assert (again.recorded, again.loss) == (many(20), None)


def test_every_migration_has_its_number():
    folder = database.Path(database.__file__).with_name("migrations")
    numbers = sorted(int(path.name[:4]) for path in folder.glob("*.sql"))
    assert numbers == list(range(1, database.FORMAT + 1))


def test_an_older_form_is_copied_and_brought_to_the_newest(tmp_path, next_form):
    record = store(tmp_path).create("GP")
    record.log.append(many(20))
    record.log.close()
    path = tmp_path / "events" / f"{record.id}{SUFFIX}"
    before = path.read_bytes()
    next_form()
    again = store(tmp_path).open(record.id)
    assert (again.recorded, again.loss) == (many(20), None)
    again.log.append([noted(20)])
    again.log.close()
    connection = apsw.Connection(str(path))
    assert connection.pragma("user_version") == database.FORMAT
    assert list(connection.execute("SELECT count(*) FROM place")) == [(0,)]
    connection.close()
    (copy,) = RecordFiles(path).older_forms()
    assert copy_of(tmp_path, copy) == many(20)
    assert len(before) == copy.stat().st_size


def test_a_migration_that_fails_leaves_the_record_as_it_was(tmp_path, next_form):
    record = store(tmp_path).create("GP")
    record.log.append(many(20))
    record.log.close()
    next_form.script.write_text("CREATE TABLE place (name TEXT); INSERT INTO nowhere VALUES (1);")
    path = tmp_path / "events" / f"{record.id}{SUFFIX}"
    before = path.read_bytes()
    form = database.FORMAT
    next_form()
    with pytest.raises(apsw.SQLError):
        store(tmp_path).open(record.id)
    connection = apsw.Connection(str(path))
    assert connection.pragma("user_version") == form
    connection.close()
    assert path.read_bytes()[4096:] == before[4096:]


def test_a_damaged_record_of_an_older_form_is_repaired_into_the_newest(tmp_path, next_form):
    record = store(tmp_path).create("GP")
    record.log.append(many(20))
    record.log.close()
    path = tmp_path / "events" / f"{record.id}{SUFFIX}"
    path.write_bytes(bytes(4096) + path.read_bytes()[4096:])
    next_form()
    again = store(tmp_path).open(record.id)
    assert len(again.recorded) == 20
    assert again.loss is not None
    again.log.close()
    assert store(tmp_path).open(record.id).loss is None
