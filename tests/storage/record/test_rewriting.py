"""A record whose texts are replaced: nothing of the old ones is left in any of its files."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.storage.record.record_files import SUFFIX, RecordFiles
from tests.examples import times
from tests.storage.record.faulty_disk import Fault, faulty_disk
from tests.storage.record.recorded_events import noted, store
from tests.storage.record.recording_program import ERASED, STAND_IN, without_name
from tests.storage.record.test_event_log import fails_with
from tests.storage.record.test_kill import Victims, instants, victims

__all__ = ["victims"]
NAME = f"liga{SUFFIX}"
FORMS: tuple[Callable[[str], bytes], ...] = (
    str.encode,
    lambda text: text.encode("utf-16-le"),
    lambda text: text.encode("unicode_escape"),
)


def holding(folder: Path, name: str = ERASED) -> list[str]:
    """The files below a folder that hold a name, in whichever form."""
    found = []
    for path in sorted(each for each in folder.rglob("*") if each.is_file()):
        content = path.read_bytes()
        if any(form(name) in content for form in FORMS):
            found.append(path.name)
    return found


def a_day(count: int = 40) -> list:
    """Events of which every third names the player."""
    return [
        noted(each, f"{ERASED} drew {each}" if each % 3 == 0 else "Ben Weber")
        for each in range(count)
    ]


def kept(folder: Path, count: int = 40) -> Path:
    """A record with everything that can lie beside it, each holding the name."""
    path = folder / NAME
    record = store(folder).open_file(path)
    for event in a_day(count):
        record.log.append([event])
    store(folder).back_up(str(path))
    store(folder).back_up(str(path))
    record.log.close()
    for tail in (
        *(".form-1", ".damaged-1", ".damaged-1-wal", ".foreign-1-journal", ".foreign-1-wal"),
        *(".salvage-99999.new", ".copy-99999.new-journal"),
    ):
        Path(f"{path}{tail}").write_bytes(ERASED.encode())
    return path


def as_rewritten(count: int = 40) -> list:
    texts = [each.payload.text.replace(ERASED, STAND_IN) for each in a_day(count)]
    return [*(noted(at, text) for at, text in enumerate(texts)), noted(1_000, "erased")]


def rewrite(folder: Path, path: Path) -> None:
    store(folder).rewrite(str(path), without_name, [noted(1_000, "erased")])


def opened(folder: Path, path: Path) -> list:
    found = store(folder).open_file(path)
    found.log.close()
    assert found.loss is None
    return list(found.recorded)


def test_no_file_beside_the_record_holds_the_old_text(tmp_path):
    path = kept(tmp_path)
    assert len(holding(tmp_path)) >= 9
    rewrite(tmp_path, path)
    assert holding(tmp_path) == []
    assert opened(tmp_path, path) == as_rewritten()
    assert holding(tmp_path) == []


def test_ids_instants_and_order_stay_and_the_chain_is_made_anew(tmp_path):
    path = kept(tmp_path)
    rewrite(tmp_path, path)
    log = store(tmp_path).open_file(path).log
    log.append([noted(1_001, "more")])
    log.close()
    assert opened(tmp_path, path) == [*as_rewritten(), noted(1_001, "more")]
    assert store(tmp_path).inspect(str(path)).integrity == "sound"


def test_a_backup_is_there_at_once(tmp_path):
    path = kept(tmp_path)
    rewrite(tmp_path, path)
    path.write_bytes(b"")
    found = store(tmp_path).open_file(path)
    found.log.close()
    assert list(found.recorded) == as_rewritten()


def test_an_older_copy_put_back_beside_it_is_never_taken_for_a_part_of_it(tmp_path):
    path = kept(tmp_path)
    copy = tmp_path / "elsewhere"
    shutil.copyfile(path, copy)
    rewrite(tmp_path, path)
    shutil.copyfile(copy, RecordFiles(path).backups[1])
    assert opened(tmp_path, path) == as_rewritten()


def test_files_of_the_user_beside_the_record_stay(tmp_path):
    path = kept(tmp_path)
    own = [Path(f"{path}{tail}") for tail in (".bak", "-notes.txt", "-old")]
    for each in own:
        each.write_text("mine")
    rewrite(tmp_path, path)
    assert [each.read_text() for each in own] == ["mine"] * 3


def test_a_record_that_is_open_is_not_rewritten(tmp_path):
    path = kept(tmp_path)
    record = store(tmp_path).open_file(path)
    fails_with(FailureReason.EVENT_LOCKED, rewrite, tmp_path, path)
    record.log.append([noted(77, "still open")])
    record.log.close()
    assert opened(tmp_path, path) == [*a_day(), noted(77, "still open")]


@pytest.mark.parametrize("fault", [Fault.FULL, Fault.BROKEN, Fault.TORN])
@pytest.mark.parametrize("point", [0, 1, 3, 8])
def test_a_disk_that_fails_leaves_all_as_it_was(tmp_path, fault, point):
    path = kept(tmp_path)
    before = {each.name: each.read_bytes() for each in tmp_path.iterdir() if each.is_file()}
    with faulty_disk() as disk:
        disk.arm(fault, point, for_good=True)
        with pytest.raises(EnvironmentFailure) as failed:
            rewrite(tmp_path, path)
    assert failed.value.reason is not FailureReason.REWRITING_UNFINISHED
    after = {each.name: each.read_bytes() for each in tmp_path.iterdir() if each.is_file()}
    assert {name: after.get(name) for name in (NAME, f"{NAME}.backup-1")} == {
        name: before[name] for name in (NAME, f"{NAME}.backup-1")
    }
    assert opened(tmp_path, path) == a_day()
    rewrite(tmp_path, path)
    assert holding(tmp_path) == []


def test_what_can_not_be_removed_is_told_and_finished_at_the_next_opening(tmp_path):
    path = kept(tmp_path)
    stuck = RecordFiles(path).backups[0]
    stuck.unlink()
    stuck.mkdir()
    fails_with(FailureReason.REWRITING_UNFINISHED, rewrite, tmp_path, path)
    assert [each.payload for each in store(tmp_path).read_file(path).recorded] == [
        each.payload for each in as_rewritten()
    ]
    fails_with(FailureReason.REWRITING_UNFINISHED, store(tmp_path).open_file, path)
    stuck.rmdir()
    assert opened(tmp_path, path) == as_rewritten()
    assert holding(tmp_path) == []


def test_killed_at_any_moment_it_is_wholly_old_or_wholly_new(victims: Victims, tmp_path):
    template = tmp_path / "template"
    template.mkdir()
    kept(template, 400)
    for kill, instant in enumerate(instants(times(24))):
        folder = tmp_path / f"kill-{kill}"
        shutil.copytree(template, folder)
        path = folder / NAME
        victims.killed(
            "rewrite", folder, path.stem, instant * (1 + kill % 4), at_work=bool(kill % 2)
        )
        if random.random() < 0.5:
            store(folder).inspect(str(path))
        found = opened(folder, path)
        if found == a_day(400):
            assert holding(folder)
        else:
            assert found == as_rewritten(400)
            assert holding(folder) == []
        rewrite(folder, path)
        assert holding(folder) == []


def test_a_damaged_record_is_not_rewritten(tmp_path):
    path = kept(tmp_path)
    content = path.read_bytes().replace(b"Weber", b"Veber")
    path.write_bytes(content)
    fails_with(FailureReason.EVENT_UNREADABLE, rewrite, tmp_path, path)
    assert path.read_bytes() == content
