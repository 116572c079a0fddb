"""A record that a newer program wrote is opened to read, and left alone to the last byte."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import apsw
import pytest

from judgekit.domain.calls.commands import OpenCall
from judgekit.domain.shared.event import NotUnderstood
from judgekit.domain.shared.history import Undo
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.tournament import EVENT_KINDS
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.storage.record.codec import EventCodec
from judgekit.storage.record.inspection import Integrity
from judgekit.storage.record.tournament_folder import TournamentFolder
from tests.session import HandClock, make_session
from tests.storage.record.newer_records import (
    CHANGED,
    NEWER,
    NOT_TO_BE_READ,
    STEPS,
    UNKNOWN_ROW,
    day_at,
    newer_record,
)

AN_HOUR_AGO = 3_600


def untouched(path: Path) -> dict[str, tuple[bytes, int]]:
    """Every file beside the record, with its content and when it was changed."""
    files = [each for each in path.parent.iterdir() if each.is_file()]
    return {each.name: (each.read_bytes(), each.stat().st_mtime_ns) for each in files}


@pytest.fixture(params=NEWER)
def newer(request, tmp_path) -> Path:
    path = newer_record(tmp_path / "cup.judgekit", NEWER[request.param])
    then = path.stat().st_mtime - AN_HOUR_AGO
    os.utime(path, (then, then))
    return path


@pytest.fixture(params=UNKNOWN_ROW)
def with_an_unknown_row(request, tmp_path) -> Path:
    return newer_record(tmp_path / "cup.judgekit", UNKNOWN_ROW[request.param])


@pytest.fixture
def folder(tmp_path) -> TournamentFolder:
    return TournamentFolder(tmp_path / "events", EventCodec(EVENT_KINDS))


def test_it_is_opened_and_nothing_is_written(newer, folder):
    before = untouched(newer)
    for _ in range(2):
        opened = folder.open_file(newer)
        assert opened.is_newer
        assert opened.loss is None
        assert len(opened.recorded) == STEPS
        with pytest.raises(EnvironmentFailure) as failure:
            opened.log.append(opened.recorded[:1])
        assert failure.value.reason is FailureReason.EVENT_TOO_NEW
        opened.log.close()
    assert untouched(newer) == before


def test_it_is_no_record_to_be_backed_up_over(newer, folder):
    before = untouched(newer)[newer.name]
    with pytest.raises(EnvironmentFailure):
        folder.back_up(str(newer))
    assert untouched(newer)[newer.name] == before
    assert not list(newer.parent.glob("*.backup*"))


def test_what_is_not_known_stands_at_its_place_and_all_else_is_there(with_an_unknown_row, folder):
    read = folder.read_file(with_an_unknown_row)
    recorded, is_newer = read.recorded, read.is_newer
    assert is_newer
    unknown = [at for at, each in enumerate(recorded, 1) if type(each.payload) is NotUnderstood]
    assert unknown == [CHANGED]


def test_a_newer_form_that_holds_known_events_is_read_as_they_are(tmp_path, folder):
    path = newer_record(tmp_path / "cup.judgekit", NEWER["higher form"])
    read = folder.read_file(path)
    recorded, is_newer = read.recorded, read.is_newer
    assert is_newer
    assert all(type(each.payload) is not NotUnderstood for each in recorded)


def test_nothing_is_entered(newer, tmp_path):
    session = make_session(tmp_path / "events", HandClock())
    before = untouched(newer)
    assert session.open_file(newer) is None
    engine = session.engine
    assert engine.state.setup.details.name == "Cup"
    assert len(engine.timeline.steps) == STEPS
    refusal = Refusal(RefusalCode.NEWER_RECORD)
    for command in (OpenCall(8, "ruling"), Undo()):
        assert engine.submit(command) == refusal
        assert engine.expected(command) == refusal
        assert engine.foresee(command) == refusal
        assert engine.rehearsal().submit(command) == refusal
        assert engine.submit(command, at=engine.timeline.steps[1].at) == refusal
    session.back_up(session.current)
    session.close()
    assert untouched(newer) == before


def test_no_player_is_erased_from_it_or_found_in_it(newer, tmp_path):
    session = make_session(tmp_path / "events", HandClock())
    before = untouched(newer)
    session.open_file(newer)
    refusal = Refusal(RefusalCode.NEWER_RECORD)
    assert session.erasure("Ann") == refusal
    assert session.erase("Ann") == refusal
    assert session.exported("Ann") == refusal
    session.close()
    assert untouched(newer) == before


def test_it_is_never_rewritten(newer, folder):
    before = untouched(newer)
    with pytest.raises(EnvironmentFailure) as failure:
        folder.rewrite(str(newer), lambda texts: texts._replace(author=""), ())
    assert failure.value.reason is FailureReason.EVENT_TOO_NEW
    assert untouched(newer) == before


def test_it_is_read_while_a_newer_program_writes_to_it(newer, folder):
    """Its lock is held, and what it has written last is in the log."""
    lock = newer.with_name(f"{newer.name}.lock")
    lock.touch()
    assert folder.inspect(str(newer)).integrity is Integrity.TOO_NEW
    assert len(folder.read_file(newer).recorded) == STEPS


@pytest.mark.parametrize("how", NOT_TO_BE_READ)
def test_what_is_kept_in_another_way_is_refused_in_one_sentence(how, tmp_path, folder):
    path = newer_record(tmp_path / "cup.judgekit", NOT_TO_BE_READ[how])
    before = untouched(path)
    for opening in (folder.open_file, folder.read_file):
        with pytest.raises(EnvironmentFailure) as failure:
            opening(path)
        assert failure.value.reason is FailureReason.EVENT_TOO_NEW
    assert untouched(path) == before


def test_what_a_killed_newer_program_has_left_in_its_log_is_read_and_left_there(tmp_path):
    (tmp_path / "home").mkdir()
    (tmp_path / "left").mkdir()
    path = day_at(tmp_path / "home" / "cup.judgekit")
    connection = apsw.Connection(str(path))
    connection.execute("BEGIN")
    NEWER["unknown kind"](connection)
    connection.execute("COMMIT")
    for tail in ("", "-wal"):
        shutil.copyfile(f"{path}{tail}", tmp_path / "left" / f"cup.judgekit{tail}")
    connection.close()
    left = tmp_path / "left" / "cup.judgekit"
    before = untouched(left)
    opened = TournamentFolder(tmp_path / "events", EventCodec(EVENT_KINDS)).open_file(left)
    opened.log.close()
    assert opened.is_newer
    assert [type(each.payload) is NotUnderstood for each in opened.recorded].count(True) == 1
    after = untouched(left)
    assert {name: after[name] for name in before} == before
