import shutil

import apsw
import pytest

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.storage.record.codec import EventCodec
from judgekit.storage.record.database import FORMAT
from judgekit.storage.record.record_files import SUFFIX
from tests.storage.record.recorded_events import KINDS, many, noted, opened, store


def fails_with(reason, action, *arguments):
    with pytest.raises(EnvironmentFailure) as failure:
        action(*arguments)
    assert failure.value.reason is reason


def test_what_was_appended_is_there_when_the_record_is_opened_again(tmp_path):
    events = many(40)
    made = store(tmp_path).create("GP Málaga")
    assert (made.recorded, made.loss) == ([], None)
    made.log.append(events[:1])
    made.log.append(events[1:])
    made.log.append([])
    made.log.close()
    again = store(tmp_path).open(made.id)
    assert (again.id, again.recorded, again.loss) == (made.id, events, None)
    again.log.append([noted(40)])
    again.log.close()
    assert store(tmp_path).open(made.id).recorded == [*events, noted(40)]


def test_a_closed_record_is_one_file(tmp_path):
    made = store(tmp_path).create("GP")
    made.log.append(many(3))
    made.log.close()
    assert [path.name for path in (tmp_path / "events").iterdir()] == [made.id + SUFFIX]


def test_what_is_appended_is_on_the_disk_before_the_call_returns(tmp_path):
    """A copy of the files taken at that instant, as after a power cut, has it all."""
    made = store(tmp_path).create("GP")
    for number in range(5):
        made.log.append([noted(number)])
        crashed = tmp_path / f"crashed-{number}"
        shutil.copytree(tmp_path / "events", crashed / "events")
        found = store(crashed).open(made.id)
        assert found.recorded == [noted(each) for each in range(number + 1)]
        assert found.loss is None
        found.log.close()


def test_a_second_program_is_told_that_the_event_is_open(tmp_path):
    made = store(tmp_path).create("GP")
    fails_with(FailureReason.EVENT_LOCKED, store(tmp_path).open, made.id)
    fails_with(FailureReason.EVENT_LOCKED, store(tmp_path).remove, made.id)
    made.log.append([opened()])
    made.log.close()
    assert store(tmp_path).open(made.id).recorded == [opened()]


def test_a_database_that_another_program_writes_to_keeps_nothing_of_a_failed_append(tmp_path):
    made = store(tmp_path).create("GP")
    made.log.append([opened()])
    other = apsw.Connection(str(tmp_path / "events" / f"{made.id}{SUFFIX}"))
    other.execute("BEGIN IMMEDIATE")
    fails_with(FailureReason.EVENT_LOCKED, made.log.append, [noted(1)])
    fails_with(FailureReason.EVENT_LOCKED, made.log.append, [noted(1), noted(2)])
    other.execute("ROLLBACK")
    made.log.append([noted(3)])
    made.log.close()
    other.close()
    assert store(tmp_path).open(made.id).recorded == [opened(), noted(3)]


def test_a_file_that_has_been_taken_away_is_noticed(tmp_path):
    made = store(tmp_path).create("GP")
    made.log.append([opened()])
    path = tmp_path / "events" / f"{made.id}{SUFFIX}"
    elsewhere = path.rename(tmp_path / path.name)
    fails_with(FailureReason.EVENT_GONE, made.log.append, [noted(1)])
    path.write_bytes(b"something else")
    fails_with(FailureReason.EVENT_GONE, made.log.append, [noted(1)])
    elsewhere.replace(path)
    made.log.append([noted(2)])
    made.log.close()
    assert store(tmp_path).open(made.id).recorded == [opened(), noted(2)]


def test_the_file_of_a_newer_program_is_read_and_left_as_it_is(tmp_path):
    made = store(tmp_path).create("GP")
    made.log.append(many(3))
    made.log.close()
    path = tmp_path / "events" / f"{made.id}{SUFFIX}"
    newer = apsw.Connection(str(path))
    newer.execute("UPDATE record SET format = ?", (FORMAT + 1,))
    newer.pragma("user_version", FORMAT + 1)
    newer.close()
    content = path.read_bytes()
    assert store(tmp_path).open(made.id).is_newer
    assert [each.name for each in path.parent.iterdir()] == [path.name]
    assert path.read_bytes() == content


def test_an_event_that_only_a_newer_program_knows_is_read_and_left_as_it_is(tmp_path):
    made = store(tmp_path).create("GP")
    made.log.append(many(3))
    made.log.close()
    path = tmp_path / "events" / f"{made.id}{SUFFIX}"
    content = path.read_bytes()
    older = type(store(tmp_path))(
        tmp_path / "events", EventCodec({"event-opened": KINDS["event-opened"]})
    )
    assert older.open(made.id).is_newer
    assert [each.name for each in path.parent.iterdir()] == [path.name]
    assert path.read_bytes() == content
