"""The record of a shared event: what is settled, what waits, and what damage leaves of it."""

from __future__ import annotations

import shutil
from pathlib import Path

import apsw
import pytest

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import StartRound
from judgekit.domain.setup.commands import Note
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.sharing.outbox import read_item
from judgekit.engine.stored import BroughtBack
from judgekit.storage.record.inspection import Integrity
from judgekit.storage.record.record_files import RecordFiles
from tests.day import Day
from tests.engine.sharing.hall import Hall
from tests.storage.record.shared_files import FileLog


@pytest.fixture
def hall(tmp_path) -> Hall:
    """Two laptops with an event that had begun before it was shared."""
    day = Day()
    day.do(StartRound())
    day.pass_(60).do(OpenCall(1))
    base = day.log.recorded
    made = Hall(2, base, make_log=lambda name, _: FileLog(tmp_path / f"{name}.judgekit", base))
    made["a"].do(OpenCall(2))
    made.exchange()
    return made


def waiting_in(log: FileLog) -> list[str]:
    shared = log.opened().shared
    items = [read_item(place, content) for place, content in shared.outbox]
    return [item.entries[0].step.id for item in items if item is not None]


def test_what_is_settled_and_what_waits_are_there_after_a_restart(hall):
    b = hall["b"]
    b.cut()
    steps = [b.do(CloseCall(1)).id, b.do(Note("Doors open.")).id]
    before = b.engine.state
    b.kill()
    assert b.engine.waiting() == steps
    assert b.engine.state == before
    hall.come_together()
    hall.check()
    assert waiting_in(b.log) == []


def test_nothing_is_recorded_past_the_order_of_messages(hall):
    log = hall["a"].log
    with pytest.raises(EnvironmentFailure) as failure:
        log.append(Day().log.recorded or log.recorded[:1])
    assert failure.value.reason is FailureReason.EVENT_LOCKED


def test_a_record_that_is_cut_keeps_the_beginning_and_lets_the_rest_wait(hall):
    a, b = hall["a"], hall["b"]
    b.cut()
    a.do(CloseCall(2))
    hall.exchange()
    settled = a.engine.settled
    a.log.folder.back_up(str(a.log.path))
    b.do(OpenCall(3))
    b.take_over()
    a.join(b.hub)
    assert a.engine.waiting()
    a.kill()
    assert a.engine.waiting()
    assert a.engine.settled >= settled - 1
    hall.come_together()
    hall.check()
    for laptop in (a, b):
        laptop.kill()
    hall.check()


def test_an_older_backup_is_never_taken_for_a_part_of_a_record_that_was_cut(hall):
    a, b = hall["a"], hall["b"]
    b.cut()
    for _ in range(5):
        a.do(Note("Longer."))
    hall.exchange()
    a.log.folder.back_up(str(a.log.path))
    b.take_over()
    a.join(b.hub)
    rows = len(a.log.recorded)
    found = a.log.opened()
    assert len(found.recorded) == rows
    a.kill()
    assert len(a.engine.waiting()) == 5
    a.log.folder.back_up(str(a.log.path))
    assert a.log.folder.inspect(str(a.log.path)).integrity is Integrity.SOUND


def damaged(path: Path, statement: str) -> None:
    connection = apsw.Connection(str(path))
    connection.execute(statement)
    connection.close()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE shared SET sealed = x'00' WHERE sequence = 2",
        "UPDATE shared SET events = events + 1 WHERE sequence = 1",
        "DELETE FROM shared WHERE sequence = 2",
        "DELETE FROM event WHERE sequence = (SELECT max(sequence) FROM event)",
        "UPDATE outbox SET content = x'00'",
        "UPDATE shared SET message = 'other' WHERE sequence = 0",
    ],
)
def test_damage_is_seen_and_what_is_lost_comes_again_from_the_others(hall, statement):
    b = hall["b"]
    b.cut()
    b.do(Note("Waits."))
    b.log.close()
    damaged(b.log.path, statement)
    assert b.log.folder.inspect(str(b.log.path)).integrity is Integrity.DAMAGED
    found = b.log.folder.open_file(b.log.path)
    assert found.shared is None or len(found.recorded) >= 2
    found.log.close()
    again = b.log.folder.open_file(b.log.path)
    assert again.loss is None
    again.log.close()


def test_a_lost_first_page_takes_nothing_of_what_is_shared(hall):
    b = hall["b"]
    b.cut()
    waits = b.do(Note("Waits.")).id
    b.log.close()
    content = bytearray(b.log.path.read_bytes())
    content[:4096] = bytes(4096)
    b.log.folder.back_up(str(hall["a"].log.path))
    before, ids = hall["a"].log.recorded, hall["a"].log.ids()
    b.log.path.write_bytes(content)
    found = b.log.folder.open_file(b.log.path)
    found.log.close()
    assert list(found.recorded) == before[: len(found.recorded)]
    if found.shared is not None:
        assert list(found.shared.messages) == ids
        assert waiting_in(b.log) == [waits]


def test_a_carried_copy_has_what_waits_and_never_replaces_what_waits_elsewhere(hall, tmp_path):
    b = hall["b"]
    folder = b.log.folder
    earlier, later = tmp_path / "earlier.judgekit", tmp_path / "later.judgekit"
    folder.save_copy(str(b.log.path), earlier)
    tournament, became = folder.bring_copy(earlier)
    assert became is BroughtBack.NEW
    hall["a"].do(CloseCall(2))
    hall.exchange()
    b.cut()
    waits = b.do(Note("Waits.")).id
    folder.save_copy(str(b.log.path), later)
    assert waiting_in(FileLog(Path(shutil.copy(later, tmp_path / "carried.judgekit")))) == [waits]
    assert folder.bring_copy(later) == (tournament, BroughtBack.CONTINUED)
    b.join(hall.hubs[-1])
    b.send()
    b.receive()
    folder.save_copy(str(b.log.path), later)
    other, became = folder.bring_copy(later)
    assert became is BroughtBack.BESIDE
    assert other != tournament


def test_a_copy_to_join_has_all_that_is_settled_and_nothing_that_waits(hall, tmp_path):
    b = hall["b"]
    b.cut()
    b.do(Note("Not yet to be known."))
    copy = tmp_path / "joining.judgekit"
    b.log.folder.save_copy_to_join(str(b.log.path), copy)
    assert b"Not yet" not in copy.read_bytes()
    joining = FileLog(copy)
    assert joining.ids() == b.log.ids()
    assert waiting_in(joining) == []
    assert b.engine.waiting()


def test_a_shared_record_is_not_rewritten(hall):
    log = hall["b"].log
    before = log.recorded
    log.close()
    with pytest.raises(EnvironmentFailure):
        log.folder.rewrite(str(log.path), lambda texts: texts, ())
    assert not RecordFiles(log.path).rewritten.exists()
    assert log.recorded == before
