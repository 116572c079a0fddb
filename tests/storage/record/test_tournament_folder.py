import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import apsw
import pytest

from judgekit.domain.setup.commands import ChangeTournament, CreateTournament
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.storage.record.inspection import Inspected, Integrity
from judgekit.storage.record.record_files import SUFFIX
from judgekit.storage.record.tournament_folder import slug
from tests.session import HandClock, make_session
from tests.storage.record.recorded_events import many, noted, opened, store
from tests.storage.record.test_event_log import fails_with

NOBODY = 65534


def test_no_folder_is_no_events(tmp_path):
    assert store(tmp_path).tournaments() == ()
    assert not (tmp_path / "events").exists()


def test_events_are_listed_by_the_name_in_their_record_the_last_used_first(tmp_path):
    for number, name in enumerate(("Liga", "GP Málaga", "Гран-при")):
        made = store(tmp_path).create("what the file is called")
        made.log.append([opened(name)])
        made.log.close()
        os.utime(tmp_path / "events" / f"{made.id}{SUFFIX}", (number, number))
    listed = store(tmp_path).tournaments()
    assert [event.name for event in listed] == ["Гран-при", "GP Málaga", "Liga"]
    assert [event.last_used for event in listed] == [2000, 1000, 0]
    assert all(event.bytes and event.id in event.path for event in listed)


def test_an_event_that_was_renamed_is_listed_by_its_name_of_now(tmp_path):
    session = make_session(tmp_path, HandClock())
    session.create(CreateTournament(name="Spring Open"))
    session.engine.submit(ChangeTournament(name="Summer Open"))
    session.close()
    assert [event.name for event in make_session(tmp_path, HandClock()).tournaments()] == [
        "Summer Open"
    ]


def test_an_event_that_is_open_or_was_killed_is_listed_with_what_its_log_holds(tmp_path):
    made = store(tmp_path).create("file")
    made.log.append([opened("Liga")])
    (listed,) = store(tmp_path).tournaments()
    assert (listed.id, listed.name) == (made.id, "Liga")


@pytest.mark.parametrize("content", [b"", b"no database", b"SQLite format 3\0" + bytes(5000)])
def test_a_damaged_event_is_listed_by_its_file(tmp_path, content):
    (tmp_path / "events").mkdir()
    (tmp_path / "events" / f"liga{SUFFIX}").write_bytes(content)
    (listed,) = store(tmp_path).tournaments()
    assert (listed.id, listed.name, listed.bytes) == ("liga", "liga", len(content))


def test_an_event_without_a_name_yet_is_listed_by_its_file(tmp_path):
    made = store(tmp_path).create("Liga de Málaga")
    (listed,) = store(tmp_path).tournaments()
    assert listed.name == made.id
    assert made.id.startswith("liga-de-malaga-")


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("GP Málaga 2026", "gp-malaga-2026"),
        ("../../etc: *?<>|\\", "etc"),
        ("Гран-при", "event"),
        ("", "event"),
        ("x" * 300, "x" * 40),
        ("CON", "con"),
    ],
)
def test_a_name_becomes_part_of_a_file_name(name, expected):
    assert slug(name) == expected


def test_two_events_of_one_name_are_two_files(tmp_path):
    assert store(tmp_path).create("Liga").id != store(tmp_path).create("Liga").id
    assert len(store(tmp_path).tournaments()) == 2


def test_removing_leaves_nothing_of_it_and_all_of_the_others(tmp_path):
    other = store(tmp_path).create("Liga")
    other.log.close()
    made = store(tmp_path).create("Liga")
    made.log.append(many(5))
    store(tmp_path).back_up(made.id)
    store(tmp_path).back_up(made.id)
    made.log.close()
    path = tmp_path / "events" / f"{made.id}{SUFFIX}"
    path.write_bytes(b"damaged")
    store(tmp_path).open(made.id).log.close()
    assert len(list(path.parent.iterdir())) > 4
    store(tmp_path).remove(made.id)
    assert [each.name for each in path.parent.iterdir()] == [other.id + SUFFIX]


def test_a_file_elsewhere_is_made_opened_and_opened_again_by_its_id(tmp_path):
    path = tmp_path / "mine.event"
    made = store(tmp_path).open_file(path)
    made.log.append([noted(1)])
    made.log.close()
    again = store(tmp_path).open_file(path)
    assert again.recorded == [noted(1)]
    again.log.close()
    assert store(tmp_path).open(again.id).recorded == [noted(1)]
    assert store(tmp_path).tournaments() == ()


def test_a_file_of_the_folder_named_by_its_path_has_its_short_id(tmp_path):
    made = store(tmp_path).create("Liga")
    made.log.close()
    path = tmp_path / "events" / f"{made.id}{SUFFIX}"
    assert store(tmp_path).open_file(path).id == made.id


@pytest.mark.skipif(sys.platform == "win32", reason="links need a privilege there")
def test_a_record_that_has_two_names_has_one_lock_and_one_id(tmp_path):
    path, link = tmp_path / "mine.event", tmp_path / "links" / "other name.event"
    link.parent.mkdir()
    link.symlink_to(path)
    made = store(tmp_path).open_file(link)
    assert path.is_file()
    assert link.is_symlink()
    fails_with(FailureReason.EVENT_LOCKED, store(tmp_path).open_file, path)
    made.log.close()
    again = store(tmp_path).open_file(path)
    assert again.id == made.id
    fails_with(FailureReason.EVENT_LOCKED, store(tmp_path).open_file, link)
    assert [each.name for each in link.parent.iterdir()] == [link.name]


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes among files there")
def test_a_pipe_is_refused_and_left_as_it_is(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    fails_with(FailureReason.EVENT_UNREADABLE, store(tmp_path).open_file, pipe)
    assert [each.name for each in tmp_path.iterdir()] == ["pipe"]
    assert pipe.is_fifo()


def test_a_folder_is_refused_even_the_root(tmp_path):
    for folder in (tmp_path, Path(tmp_path.anchor)):
        fails_with(FailureReason.EVENT_UNREADABLE, store(tmp_path).open_file, folder)


def test_an_id_that_no_system_takes_for_a_name_is_refused(tmp_path):
    for event in ("a\0b", "/a\0b", str(tmp_path / "\udc80")):
        fails_with(FailureReason.EVENT_UNREADABLE, store(tmp_path).open, event)


def test_a_file_elsewhere_that_is_gone_is_missed_and_not_made_anew(tmp_path):
    path = tmp_path / "stick" / "mine.event"
    made = store(tmp_path).open_file(path)
    made.log.close()
    shutil.rmtree(path.parent)
    fails_with(FailureReason.EVENT_UNREADABLE, store(tmp_path).open, made.id)
    assert not path.parent.exists()


def test_an_empty_file_that_the_user_names_becomes_a_record(tmp_path):
    path = tmp_path / "mine.event"
    path.touch()
    made = store(tmp_path).open_file(path)
    assert (made.recorded, made.loss) == ([], None)
    made.log.append([noted(1)])


@pytest.mark.parametrize("content", [b"%PDF-1.7", b"SQLite format 3\0" + bytes(5000), b"\0" * 9000])
def test_a_file_of_something_else_is_refused_and_left_as_it_is(tmp_path, content):
    path = tmp_path / "thesis.pdf"
    path.write_bytes(content)
    fails_with(FailureReason.EVENT_UNREADABLE, store(tmp_path).open_file, path)
    assert path.read_bytes() == content
    assert [each.name for each in tmp_path.iterdir() if each.is_file()] == [path.name]


def test_another_programs_database_is_refused_and_left_as_it_is(tmp_path):
    path = tmp_path / "other.sqlite"
    other = apsw.Connection(str(path))
    other.execute("CREATE TABLE event (name TEXT); INSERT INTO event VALUES ('x')")
    other.close()
    content = path.read_bytes()
    fails_with(FailureReason.EVENT_UNREADABLE, store(tmp_path).open_file, path)
    assert path.read_bytes() == content


def test_an_unknown_event_is_a_clear_failure(tmp_path):
    fails_with(FailureReason.EVENT_UNREADABLE, store(tmp_path).open, "nowhere")
    store(tmp_path).create("Liga")
    fails_with(FailureReason.EVENT_UNREADABLE, store(tmp_path).open, "nowhere")
    assert len(store(tmp_path).tournaments()) == 1


def test_a_folder_in_a_files_place_is_refused(tmp_path):
    (tmp_path / "events" / f"liga{SUFFIX}").mkdir(parents=True)
    fails_with(FailureReason.EVENT_UNREADABLE, store(tmp_path).open, "liga")
    assert store(tmp_path).tournaments() == []
    assert (tmp_path / "events" / f"liga{SUFFIX}").is_dir()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems allow no such name at all")
def test_a_name_that_is_no_text_is_a_clear_failure(tmp_path):
    path = tmp_path / os.fsdecode(b"\xff.judgekit")
    for _ in range(2):
        with pytest.raises(EnvironmentFailure):
            store(tmp_path).open_file(path)
        path.touch()
    (tmp_path / "events").mkdir()
    (tmp_path / "events" / path.name).touch()
    assert store(tmp_path).tournaments() == []


@pytest.mark.parametrize("name", ["x" * 300, "no/such/folder/x", "file/x"])
def test_a_path_where_no_file_can_be_is_a_clear_failure_or_made(tmp_path, name):
    (tmp_path / "file").touch()
    try:
        made = store(tmp_path).open_file(tmp_path / name)
    except EnvironmentFailure:
        assert not name.startswith("no/")
    else:
        made.log.append([noted(1)])


def test_a_file_in_the_folders_place_is_a_clear_failure(tmp_path):
    (tmp_path / "events").write_text("in the way")
    for action in (lambda: store(tmp_path).create("Liga"), store(tmp_path).tournaments):
        with pytest.raises(EnvironmentFailure):
            action()


@contextmanager
def ordinary_user() -> Iterator[Path]:
    """A folder of its own for a user who may not write everywhere, as root may."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o777)
        is_root = os.geteuid() == 0
        if is_root:
            os.seteuid(NOBODY)
        try:
            yield Path(folder)
        finally:
            if is_root:
                os.seteuid(0)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no folders that refuse new files")
def test_a_folder_that_cannot_be_written_is_a_clear_failure():
    with ordinary_user() as home:
        made = store(home).create("Liga")
        made.log.append([noted(1)])
        made.log.close()
        (home / "events").chmod(0o500)
        try:
            fails_with(FailureReason.FOLDER_UNWRITABLE, store(home).create, "Liga")
            fails_with(FailureReason.FOLDER_UNWRITABLE, store(home).open, made.id)
            fails_with(FailureReason.FOLDER_UNWRITABLE, store(home).remove, made.id)
            fails_with(FailureReason.FOLDER_UNWRITABLE, store(home).back_up, made.id)
            assert store(home).inspect(made.id) == (Inspected(Integrity.SOUND, 1, is_open=False))
        finally:
            (home / "events").chmod(0o700)
        again = store(home).open(made.id)
        again.log.close()
        assert (again.recorded, again.loss) == ([noted(1)], None)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no folders that refuse to be read")
def test_a_folder_that_cannot_be_entered_is_a_clear_failure():
    with ordinary_user() as home:
        made = store(home).create("Liga")
        made.log.close()
        (home / "events").chmod(0)
        try:
            for action in (store(home).open, store(home).remove, store(home).create):
                with pytest.raises(EnvironmentFailure):
                    action(made.id)
            with pytest.raises(EnvironmentFailure):
                store(home).tournaments()
        finally:
            (home / "events").chmod(0o700)
