"""A newer program's record on the terminal: shown with a warning, and never gone on in."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.storage.record.newer_records import NEWER, NOT_TO_BE_READ, STEPS, newer_record

WARNING = "written by a newer Judgekit"


@pytest.fixture(params=NEWER)
def newer(request, tmp_path) -> Path:
    return newer_record(tmp_path / "cup.judgekit", NEWER[request.param])


def test_its_steps_and_state_are_told_with_a_warning(terminal, newer):
    before = newer.read_bytes()
    steps = terminal.call("steps", "--event", str(newer), "--json")
    assert steps.status == 0
    assert len(steps.json["steps"]) == STEPS
    assert WARNING in steps.err
    state = terminal.call("state", "--event", str(newer), "--json")
    assert state.status == 0
    assert [each["clock"] for each in state.json["state"]["clocks"]] == ["main"]
    assert WARNING in state.err
    assert newer.read_bytes() == before


def test_what_is_not_known_says_so_among_the_steps(terminal, tmp_path):
    newer = newer_record(tmp_path / "cup.judgekit", NEWER["unknown kind"])
    kinds = [
        each["what"]
        for each in terminal.call("steps", "--event", str(newer), "--json").json["steps"]
    ]
    assert kinds == ["event-opened", "round-started", "made-by-newer-program", "call-closed"]
    assert "entry made by a newer program" in terminal.call("steps", "--event", str(newer)).out


def test_no_script_goes_on_in_it(terminal, newer, tmp_path):
    before = newer.read_bytes()
    script = tmp_path / "script.jsonl"
    script.write_text('{"at":"2026-11-21T11:00:00Z","do":"note","text":"Doors open."}')
    printed = terminal.call("run", str(script), "--event", str(newer), "--json")
    assert printed.status == 3
    assert WARNING in printed.err
    assert len(printed.err.strip().splitlines()) == 1
    assert newer.read_bytes() == before


@pytest.mark.parametrize("action", [("export",), ("erase", "--yes")])
def test_no_player_is_looked_for_in_it(terminal, newer, action):
    before = newer.read_bytes()
    printed = terminal.call("player", action[0], "Ann", "--event", str(newer), *action[1:])
    assert printed.status == 3
    assert WARNING in printed.err
    assert newer.read_bytes() == before


@pytest.mark.parametrize("how", NOT_TO_BE_READ)
@pytest.mark.parametrize("verb", ["steps", "state"])
def test_one_that_cannot_be_read_is_one_sentence(terminal, tmp_path, how, verb):
    newer = newer_record(tmp_path / "cup.judgekit", NOT_TO_BE_READ[how])
    printed = terminal.call(verb, "--event", str(newer))
    assert printed.status == 3
    assert printed.out == ""
    assert len(printed.err.strip().splitlines()) == 1
    assert WARNING in printed.err
