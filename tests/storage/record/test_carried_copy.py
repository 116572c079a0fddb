"""A record as one file, and its way back."""

from __future__ import annotations

import pytest

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.stored import BroughtBack
from judgekit.storage.record.record_files import SUFFIX
from tests.storage.record.recorded_events import many, noted, store


def record_of(folder, events):
    record = store(folder).create("GP")
    record.log.append(events)
    return record


def closed(folder, events) -> str:
    record = record_of(folder, events)
    record.log.close()
    return record.id


def files_in(folder):
    return {path.name: path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def test_an_open_record_is_saved_whole_and_read_on_another_computer(tmp_path):
    record = record_of(tmp_path / "here", many(30))
    copy = tmp_path / "stick" / "GP.judgekit-event"
    copy.parent.mkdir()
    assert store(tmp_path / "here").save_copy(record.id, copy) == 30
    record.log.close()
    there, became = store(tmp_path / "there").bring_copy(copy)
    assert became is BroughtBack.NEW
    assert store(tmp_path / "there").read(there) == many(30)
    assert [path.name for path in copy.parent.iterdir()] == [copy.name]


def test_a_copy_that_goes_on_takes_the_place_of_the_record_which_is_backed_up(tmp_path):
    here, there = tmp_path / "here", tmp_path / "there"
    copy = tmp_path / "copy"
    name = closed(here, many(10))
    store(here).save_copy(name, copy)
    carried, _ = store(there).bring_copy(copy)
    record = store(there).open(carried)
    record.log.append([noted(number) for number in range(10, 14)])
    record.log.close()
    store(there).save_copy(carried, copy)
    assert store(here).bring_copy(copy) == (name, BroughtBack.CONTINUED)
    assert store(here).read(name) == many(14)
    opened = store(here).open(name)
    opened.log.close()
    assert (opened.loss, len(opened.recorded)) == (None, 14)
    assert (here / "events" / f"{name}{SUFFIX}.backup-1").exists()


def test_an_older_copy_replaces_nothing(tmp_path):
    copy = tmp_path / "copy"
    name = closed(tmp_path, many(10))
    store(tmp_path).save_copy(name, copy)
    record = store(tmp_path).open(name)
    record.log.append([noted(10)])
    record.log.close()
    before = files_in(tmp_path / "events")
    assert store(tmp_path).bring_copy(copy) == (name, BroughtBack.NOTHING_NEW)
    assert files_in(tmp_path / "events") == before


def test_where_both_went_on_both_are_kept(tmp_path):
    here, there = tmp_path / "here", tmp_path / "there"
    copy = tmp_path / "copy"
    name = closed(here, many(10))
    store(here).save_copy(name, copy)
    carried, _ = store(there).bring_copy(copy)
    for folder, record_id, number in ((here, name, 20), (there, carried, 30)):
        record = store(folder).open(record_id)
        record.log.append([noted(number)])
        record.log.close()
    store(there).save_copy(carried, copy)
    beside, became = store(here).bring_copy(copy)
    assert became is BroughtBack.BESIDE
    assert store(here).read(name) == [*many(10), noted(20)]
    assert store(here).read(beside) == [*many(10), noted(30)]


@pytest.mark.parametrize("content", [b"", b"no record", b"SQLite format 3\0" + bytes(4096)])
def test_a_file_that_is_no_sound_record_is_refused_and_nothing_is_changed(tmp_path, content):
    closed(tmp_path, many(3))
    copy = tmp_path / "copy"
    copy.write_bytes(content)
    before = files_in(tmp_path)
    with pytest.raises(EnvironmentFailure):
        store(tmp_path).bring_copy(copy)
    assert {name: text for name, text in files_in(tmp_path).items() if "lock" not in name} == {
        name: text for name, text in before.items() if "lock" not in name
    }


def test_a_copy_that_was_changed_is_refused(tmp_path):
    copy = tmp_path / "copy"
    store(tmp_path / "here").save_copy(closed(tmp_path / "here", many(50)), copy)
    content = copy.read_bytes()
    copy.write_bytes(content.replace("Тасовать".encode(), "Рисовать".encode()))
    with pytest.raises(EnvironmentFailure) as failure:
        store(tmp_path / "there").bring_copy(copy)
    assert failure.value.reason is FailureReason.EVENT_UNREADABLE
    assert not [*(tmp_path / "there" / "events").iterdir()]


def test_a_record_that_is_open_is_neither_overwritten_nor_replaced(tmp_path):
    copy = tmp_path / "copy"
    name = closed(tmp_path, many(3))
    other = record_of(tmp_path, many(5))
    target = tmp_path / "events" / f"{other.id}{SUFFIX}"
    with pytest.raises(EnvironmentFailure) as failure:
        store(tmp_path).save_copy(name, target)
    assert failure.value.reason is FailureReason.EVENT_LOCKED
    store(tmp_path).save_copy(other.id, copy)
    other.log.append([noted(9)])
    assert store(tmp_path).bring_copy(copy)[1] is BroughtBack.NOTHING_NEW
    other.log.close()


def test_a_folder_that_cant_be_written_leaves_no_half_a_file(tmp_path):
    name = closed(tmp_path, many(3))
    missing = tmp_path / "gone" / "copy"
    with pytest.raises(EnvironmentFailure):
        store(tmp_path).save_copy(name, missing)
    assert not missing.parent.exists()


def refused(act) -> FailureReason:
    with pytest.raises(EnvironmentFailure) as failed:
        act()
    return failed.value.reason


def test_a_copy_is_not_written_over_a_folder_nor_of_an_event_that_is_gone(tmp_path):
    name = closed(tmp_path / "here", many(3))
    (tmp_path / "folder").mkdir()
    saved = store(tmp_path / "here").save_copy
    assert refused(lambda: saved(name, tmp_path / "folder")) is FailureReason.NOT_A_FILE
    assert refused(lambda: saved("gone", tmp_path / "copy")) is FailureReason.EVENT_GONE
    assert not (tmp_path / "copy").exists()


@pytest.mark.parametrize("name", ["folder", "nothing"])
def test_neither_a_folder_nor_nothing_is_a_copy(tmp_path, name):
    (tmp_path / "folder").mkdir()
    brought = store(tmp_path / "here").bring_copy
    assert refused(lambda: brought(tmp_path / name)) is FailureReason.EVENT_UNREADABLE
    assert files_in(tmp_path) == {}
