"""Damage of every kind: the good part opens, what was lost is told, nothing is thrown away."""

import contextlib
import random
import shutil
from pathlib import Path

import apsw
import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.storage.record.database import is_identity
from judgekit.storage.record.record_files import SUFFIX
from tests.examples import examples
from tests.storage.record.recorded_events import NOON, many, noted, store

EVENTS = many(120)
BACKED_UP = 80
LAST_TWO = 4
"""The events of the last two appends: a damaged end of the log looks like one never finished."""


@pytest.fixture(scope="module")
def kept(tmp_path_factory) -> Path:
    """A record that was closed and one that was killed, whose later events lie in its write-ahead
    log: `closed` and `killed`, with a backup `backed-up` and `killed-backed-up`."""
    home = tmp_path_factory.mktemp("kept")
    made = store(home / "making").create("GP")
    path = home / "making" / "events" / f"{made.id}{SUFFIX}"
    made.log.append(EVENTS[:BACKED_UP])
    made.log.close()
    made = store(home / "making").open(made.id)
    backup = Path(f"{path}.backup-1")
    store(home / "making").back_up(made.id)
    for start in range(BACKED_UP, len(EVENTS), 2):
        made.log.append(EVENTS[start : start + 2])
    for name in ("killed", "killed-backed-up"):
        _copy(path, home / name)
    made.log.close()
    for name in ("closed", "backed-up"):
        _copy(path, home / name)
    for name in ("killed-backed-up", "backed-up"):
        shutil.copyfile(backup, home / name / "events" / f"gp{SUFFIX}.backup-1")
    return home


def _copy(path: Path, home: Path) -> None:
    (home / "events").mkdir(parents=True)
    for tail in ("", "-wal"):
        source = Path(f"{path}{tail}")
        if source.exists():
            shutil.copyfile(source, home / "events" / f"gp{SUFFIX}{tail}")


def damaged(kept: Path, name: str, tmp_path: Path, tail: str, damage) -> Path:
    """A copy of one of those records with `damage` done to its file or log; returns its home."""
    home = tmp_path / f"{name}-{random.randrange(10**9)}"
    shutil.copytree(kept / name, home)
    path = home / "events" / f"gp{SUFFIX}{tail}"
    path.write_bytes(damage(bytearray(path.read_bytes())))
    return home


def contents(home: Path) -> dict[str, bytes]:
    """Every file of the record that holds anything."""
    files = [each for each in (home / "events").iterdir() if each.is_file()]
    return {each.name: each.read_bytes() for each in files if each.stat().st_size}


def opened_after(home: Path, untold: int = 0):
    """Open it; what is there must be a beginning of what was, the rest told, and the file sound.

    So many events may be gone `untold`.
    """
    before, has_any = contents(home), is_anything_readable(home)
    try:
        found = store(home).open("gp")
    except EnvironmentFailure as failure:
        assert failure.reason in (FailureReason.EVENT_UNREADABLE, FailureReason.EVENT_EMPTY)
        after = contents(home)
        after.pop(f"gp{SUFFIX}-shm", None)  # the log's index, which SQLite makes when it reads
        assert (after, has_any) == (before, False)
        return None
    count = len(found.recorded)
    assert found.recorded == EVENTS[:count]
    if found.loss is None:
        assert count >= len(EVENTS) - untold
    else:
        told = found.loss.events
        assert told == -1 or len(EVENTS) - untold <= count + told <= len(EVENTS)
        assert found.loss.since == (EVENTS[count - 1].at if count else None)
        aside = Path(found.loss.set_aside)
        assert aside.read_bytes() == before.get(f"gp{SUFFIX}", b"")
        log = Path(f"{aside}-wal")
        assert (log.read_bytes() if log.exists() else None) == before.get(f"gp{SUFFIX}-wal")
    found.log.append([noted(1000)])
    found.log.close()
    again = store(home).open("gp")
    assert again.recorded == [*EVENTS[:count], noted(1000)]
    assert again.loss is None
    again.log.close()
    return found


def is_anything_readable(home: Path) -> bool:
    """Whether the file, its log or a backup says that it is a record, or has its first event."""
    for path in (home / "events").glob(f"gp{SUFFIX}*"):
        if not path.is_file() or path.name.endswith(("-wal", "-shm", ".acknowledged")):
            continue
        copy = home / "copy"
        shutil.rmtree(copy, ignore_errors=True)
        copy.mkdir()
        for tail in ("", "-wal"):
            source = Path(f"{path}{tail}")
            if source.exists():
                shutil.copyfile(source, copy / f"file{tail}")
        for wanted in ("SELECT identity FROM record", "SELECT id FROM event WHERE sequence = 1"):
            with contextlib.suppress(apsw.Error, UnicodeDecodeError):
                connection = apsw.Connection(str(copy / "file"))
                (value,) = next(connection.execute(wanted), (None,))
                if is_identity(value) or value == EVENTS[0].id:
                    return True
    return False


def flip(at: int, bits: int):
    def damage(content: bytearray) -> bytearray:
        content[at % len(content)] ^= bits
        return content

    return damage


def overwrite(at: int, length: int, content_of):
    def damage(content: bytearray) -> bytearray:
        start = at % len(content)
        end = min(start + length, len(content))
        content[start:end] = content_of(end - start)
        return content

    return damage


anywhere = st.integers(0, 2**20)
names = st.sampled_from(["closed", "backed-up", "killed", "killed-backed-up"])
noises = st.sampled_from([bytes, random.randbytes])
many_examples = examples(80)


@many_examples
@given(names, anywhere, st.integers(1, 255))
def test_a_flipped_byte_anywhere_in_the_file(kept, tmp_path_factory, name, at, bits):
    tmp_path = tmp_path_factory.mktemp("flip")
    found = opened_after(damaged(kept, name, tmp_path, "", flip(at, bits)))
    if "backed-up" in name:
        assert len(found.recorded) >= BACKED_UP


@many_examples
@given(st.sampled_from(["killed", "killed-backed-up"]), anywhere, st.integers(1, 255))
def test_a_flipped_byte_anywhere_in_the_log(kept, tmp_path_factory, name, at, bits):
    tmp_path = tmp_path_factory.mktemp("flip")
    found = opened_after(damaged(kept, name, tmp_path, "-wal", flip(at, bits)), LAST_TWO)
    assert len(found.recorded) >= BACKED_UP


@many_examples
@given(names, st.builds(overwrite, anywhere, st.integers(1, 20_000), noises))
def test_a_stretch_of_nothing_or_of_noise(kept, tmp_path_factory, name, damage):
    opened_after(damaged(kept, name, tmp_path_factory.mktemp("noise"), "", damage))


@many_examples
@given(names, anywhere)
def test_a_file_cut_off_anywhere(kept, tmp_path_factory, name, at):
    tmp_path = tmp_path_factory.mktemp("cut")
    opened_after(damaged(kept, name, tmp_path, "", lambda content: content[: at % len(content)]))


@pytest.mark.parametrize("at", range(100))
def test_a_flipped_byte_of_the_header_loses_nothing(kept, tmp_path, at):
    assert len(opened_after(damaged(kept, "killed", tmp_path, "", flip(at, 1))).recorded) == 120


def test_a_destroyed_header_alone_loses_nothing(kept, tmp_path):
    found = opened_after(damaged(kept, "closed", tmp_path, "", overwrite(0, 4096, bytes)))
    assert (len(found.recorded), found.loss.events, found.loss.restored) == (120, 0, "")


def test_a_destroyed_file_falls_back_to_the_newest_backup(kept, tmp_path):
    destroyed = damaged(kept, "backed-up", tmp_path, "", overwrite(0, 2**20, bytes))
    found = opened_after(destroyed)
    assert len(found.recorded) == BACKED_UP
    assert found.loss.events == -1
    assert found.loss.restored.endswith(f"gp{SUFFIX}.backup-1")


def test_a_file_cut_to_nothing_falls_back_to_the_newest_backup(kept, tmp_path):
    found = opened_after(damaged(kept, "backed-up", tmp_path, "", lambda _: b""))
    assert len(found.recorded) == BACKED_UP


def test_a_missing_file_falls_back_to_the_newest_backup(kept, tmp_path):
    shutil.copytree(kept / "backed-up", tmp_path / "home")
    (tmp_path / "home" / "events" / f"gp{SUFFIX}").unlink()
    found = store(tmp_path / "home").open("gp")
    assert found.recorded == EVENTS[:BACKED_UP]
    assert found.loss.restored.endswith(".backup-1")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", FailureReason.EVENT_EMPTY),
        (b"\0" * 9000, FailureReason.EVENT_UNREADABLE),
        (random.randbytes(30_000), FailureReason.EVENT_UNREADABLE),
        (b"something else", FailureReason.EVENT_UNREADABLE),
        (b"SQLite format 3\0" + bytes(5000), FailureReason.EVENT_UNREADABLE),
    ],
)
@pytest.mark.parametrize("others", [(), ("-wal",), (".backup-1", ".acknowledged")])
def test_a_file_without_anything_of_a_record_is_refused_and_left(tmp_path, content, reason, others):
    (tmp_path / "events").mkdir()
    for tail in ("", *others):
        (tmp_path / "events" / f"gp{SUFFIX}{tail}").write_bytes(content)
    before = {each.name: each.read_bytes() for each in (tmp_path / "events").iterdir()}
    for opening in (
        lambda: store(tmp_path).open("gp"),
        lambda: store(tmp_path).open_file(tmp_path / "events" / f"gp{SUFFIX}"),
    ):
        with pytest.raises(EnvironmentFailure) as failed:
            opening()
        assert failed.value.reason is reason
        after = {each.name: each.read_bytes() for each in (tmp_path / "events").iterdir()}
        assert after == before


def test_a_hole_in_the_file_is_filled_from_the_backup_and_nothing_is_lost(kept, tmp_path):
    """Rows before and after the hole come from the file itself."""
    whole = (kept / "backed-up" / "events" / f"gp{SUFFIX}").read_bytes()
    at = whole.index(EVENTS[40].id.encode())
    found = opened_after(damaged(kept, "backed-up", tmp_path, "", overwrite(at, 10, bytes)))
    assert len(found.recorded) == len(EVENTS)
    assert found.loss.events == 0
    assert found.loss.restored.endswith(".backup-1")


def test_one_damaged_event_ends_the_good_part_and_the_rest_is_counted(kept, tmp_path):
    whole = (kept / "closed" / "events" / f"gp{SUFFIX}").read_bytes()
    at = whole.index(EVENTS[100].id.encode())
    found = opened_after(damaged(kept, "closed", tmp_path, "", overwrite(at, 10, bytes)))
    assert len(found.recorded) == 100
    assert (found.loss.events, found.loss.since) == (20, NOON + 99_000)


@pytest.mark.parametrize("column", [2, 3, 5, 7, 8, 9, 10])
def test_a_text_that_has_become_bytes_and_bytes_that_have_become_text(kept, tmp_path, column):
    """The bytes are the same; the type stands in the row's header, before its first text."""
    whole = (kept / "closed" / "events" / f"gp{SUFFIX}").read_bytes()
    at = whole.index(EVENTS[100].id.encode()) - 12 + column
    found = opened_after(damaged(kept, "closed", tmp_path, "", flip(at, 1)))
    assert (len(found.recorded), found.loss.events) == (100, 20)


def test_two_damaged_backups_do_not_stand_in_the_way(kept, tmp_path):
    home = damaged(kept, "closed", tmp_path, "", overwrite(0, 2**20, bytes))
    (home / "events" / f"gp{SUFFIX}.backup-1").write_bytes(b"\0" * 9000)
    (home / "events" / f"gp{SUFFIX}.backup-2").mkdir()
    assert opened_after(home) is None


def test_the_log_of_another_record_is_not_believed(kept, tmp_path):
    """It would be read as this record's: SQLite has nothing to tell whose a log is."""
    other = store(tmp_path / "other").create("Liga")
    other.log.append([noted(7, "of another tournament")])
    foreign = next((tmp_path / "other" / "events").glob("*-wal")).read_bytes()
    home = tmp_path / "home"
    shutil.copytree(kept / "closed", home)
    (home / "events" / f"gp{SUFFIX}-wal").write_bytes(foreign)
    found = opened_after(home)
    assert len(found.recorded) == len(EVENTS)
    other.log.close()


def test_a_foreign_rollback_journal_is_not_played_back(kept, tmp_path):
    home = tmp_path / "home"
    shutil.copytree(kept / "closed", home)
    journal = b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7" + bytes(504) + bytes(9000)
    (home / "events" / f"gp{SUFFIX}-journal").write_bytes(journal)
    found = store(home).open("gp")
    assert (found.recorded, found.loss) == (EVENTS, None)
    assert (home / "events" / f"gp{SUFFIX}.foreign-1-journal").read_bytes() == journal


@pytest.mark.parametrize("log", [b"", b"\0" * 50_000, b"noise" * 9000])
def test_a_log_of_nothing_or_noise_leaves_what_the_file_holds(kept, tmp_path, log):
    home = tmp_path / "home"
    shutil.copytree(kept / "closed", home)
    (home / "events" / f"gp{SUFFIX}-wal").write_bytes(log)
    found = opened_after(home)
    assert len(found.recorded) == len(EVENTS)
    assert (found.loss is None) == (not log)


def test_a_second_damage_does_not_replace_what_was_set_aside(kept, tmp_path):
    home = damaged(kept, "closed", tmp_path, "", overwrite(0, 100, bytes))
    first = Path(opened_after(home).loss.set_aside)
    content = first.read_bytes()
    path = home / "events" / f"gp{SUFFIX}"
    path.write_bytes(bytes(100) + path.read_bytes()[100:])
    second = store(home).open("gp")
    assert second.loss.set_aside != str(first)
    assert first.read_bytes() == content


def test_a_disk_too_full_to_repair_leaves_the_damaged_file_as_it_is(kept, tmp_path, monkeypatch):
    home = damaged(kept, "killed", tmp_path, "", overwrite(0, 4096, bytes))
    before = contents(home)
    with monkeypatch.context() as disk:
        disk.setattr("os.fsync", _full)
        with pytest.raises(EnvironmentFailure) as failure:
            store(home).open("gp")
    assert failure.value.reason is FailureReason.DISK_FULL
    assert contents(home) == before
    assert len(opened_after(home).recorded) == len(EVENTS)


def _full(_handle) -> None:
    raise OSError(28, "No space left on device")


def test_a_repair_cut_off_before_its_last_step_is_finished_at_the_next_opening(kept, tmp_path):
    home = damaged(kept, "killed", tmp_path, "", overwrite(5000, 4096, bytes))
    sound = (kept / "closed" / "events" / f"gp{SUFFIX}").read_bytes()
    (home / "events" / f"gp{SUFFIX}.restored").write_bytes(sound)
    found = store(home).open("gp")
    assert (found.recorded, found.loss) == (EVENTS, None)
    found.log.close()
    assert [each.name for each in (home / "events").iterdir()] == [f"gp{SUFFIX}"]
