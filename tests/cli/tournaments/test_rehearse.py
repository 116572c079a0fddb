"""A made-up event, written and read again in the terminal."""

from __future__ import annotations

import json

import pytest

from judgekit.cli.answer import ENVIRONMENT_FAILED
from tests.storage.record.faulty_disk import Fault, faulty_disk


def rehearsed(terminal, file, *options: str):
    said = terminal.call("rehearse", "--out", str(file), "--json", "--rounds", "2", *options)
    assert said.status == 0
    return json.loads(said.out)


def steps_of(terminal, file) -> list[dict[str, object]]:
    said = terminal.call("steps", "--event", str(file), "--json")
    return json.loads(said.out)["steps"]


def test_the_file_holds_the_event_that_was_told(terminal, tmp_path):
    file = tmp_path / "practice.judgekit"
    told = rehearsed(terminal, file, "--players", "16")
    steps = steps_of(terminal, file)
    assert (told["players"], told["rounds"], told["out"]) == (16, 2, str(file))
    assert len(steps) == told["steps"]
    state = json.loads(terminal.call("state", "--event", str(file), "--json").out)
    assert [clock["state"] for clock in state["state"]["clocks"]] == ["ended"]


def test_a_seed_gives_the_same_event_at_any_speed(terminal, tmp_path):
    slow = rehearsed(terminal, tmp_path / "a.judgekit", "--seed", "7", "--speed", "1")
    fast = rehearsed(terminal, tmp_path / "b.judgekit", "--seed", "7", "--speed", "60")
    other = rehearsed(terminal, tmp_path / "c.judgekit", "--seed", "8")
    a, b, c = (steps_of(terminal, tmp_path / f"{name}.judgekit") for name in "abc")
    assert a == b != c
    assert slow["minutes_at_speed"] == pytest.approx(60 * fast["minutes_at_speed"], abs=31)
    assert other["speed"] == 10


def test_a_file_that_is_there_stays_as_it_is(terminal, tmp_path):
    file = tmp_path / "mine.judgekit"
    file.write_bytes(b"mine")
    said = terminal.call("rehearse", "--out", str(file))
    assert said.status == 1
    assert said.err == f"{file} is there already; choose another name.\n"
    assert file.read_bytes() == b"mine"


def test_a_full_disk_leaves_nothing_that_stands_in_the_next_ones_way(terminal, tmp_path):
    file = tmp_path / "practice.judgekit"
    statuses = []
    with faulty_disk() as disk:
        for point in range(0, 60, 4):  # in the empty record, in its events, in neither
            disk.arm(Fault.FULL, point, for_good=True)
            said = terminal.call("rehearse", "--out", str(file), "--rounds", "1", "--players", "8")
            statuses.append(said.status)
            if said.status == 0:
                break
            assert "disk" in said.err
            assert not file.exists()
    assert statuses[0] == ENVIRONMENT_FAILED
    with_room = tmp_path / "again.judgekit"
    assert terminal.call("rehearse", "--out", str(with_room), "--rounds", "1").status == 0


def test_a_full_disk_removes_no_backup_of_an_older_record(terminal, tmp_path):
    file = tmp_path / "practice.judgekit"
    rehearsed(terminal, file, "--players", "8")
    backup = tmp_path / "practice.judgekit.backup-1"
    file.rename(backup)
    before = backup.read_bytes()
    with faulty_disk() as disk:
        disk.arm(Fault.FULL, 0, for_good=True)
        assert terminal.call("rehearse", "--out", str(file)).status == ENVIRONMENT_FAILED
    assert backup.read_bytes() == before


@pytest.mark.parametrize(
    "wrong",
    [
        ("--speed", "0"),
        ("--speed", "61"),
        ("--players", "3"),
        ("--rounds", "0"),
        ("--seed", "-1"),
    ],
)
def test_what_a_rehearsal_cannot_be_is_a_wrong_call(terminal, tmp_path, wrong):
    said = terminal.call("rehearse", "--out", str(tmp_path / "x.judgekit"), *wrong)
    assert said.status == 2
    assert not (tmp_path / "x.judgekit").exists()


def test_without_a_file_to_write_it_is_a_wrong_call(terminal):
    assert terminal.call("rehearse").status == 2
