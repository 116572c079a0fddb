"""The page on the terminal keeps to the program: its examples work and no verb is left out."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any

import msgspec
import pytest

from judgekit.app import is_verb_call
from judgekit.cli.parser import VERBS, parse_call
from judgekit.cli.tournaments.run import run_script
from judgekit.cli.tournaments.script import COMMANDS
from judgekit.cli.tournaments.state_object import clock_snapshots, state_object
from judgekit.engine.memory_log import MemoryLog
from judgekit.engine.ports.record import OpenTournament
from judgekit.reading.match_results.reader import parse_match_results
from judgekit.system.resources import locale_folder
from judgekit.views.words.words import Words
from judgekit.window_call import WindowCall, read_window_call

PAGE = Path(__file__).resolve().parents[2] / "docs" / "user" / "command-line.md"
LINES = PAGE.read_text(encoding="utf-8").splitlines()
CALLS = [shlex.split(line)[1:] for line in LINES if line.startswith("judgekit")]


@pytest.mark.parametrize("call", CALLS, ids=" ".join)
def test_every_example_is_understood(call):
    if is_verb_call(call):
        assert parse_call(call, Words(locale_folder(), "en")).verb == call[0]
    else:
        assert isinstance(read_window_call(call), WindowCall)


def test_every_verb_has_its_part_and_an_example():
    parts = [line.removeprefix("## ") for line in LINES if line.startswith("## ")]
    assert parts[: len(VERBS)] == list(VERBS)
    assert {call[0] for call in CALLS if is_verb_call(call)} == set(VERBS)


def test_the_example_of_match_results_is_one():
    start = LINES.index("round,player,opponent,won,lost,drawn")
    example = LINES[start : LINES.index("```", start)]
    results = parse_match_results("\n".join(example).encode())
    assert [each.player for each in results] == ["Rossi", "Ivanov", "Rossi"]
    assert [each.games for each in results] == [(2, 1, 0), (2, 0, 0), (0, 0, 3)]


def row_of(name: str) -> str:
    """The row of a table on the page that begins with this name, whatever stands beside it."""
    rows = [line for line in LINES if line.startswith("|")]
    return next((row for row in rows if f"`{name}`" in row.split("|")[1]), "")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_of_a_script_stands_there_with_all_that_it_takes(name):
    fields = {field.name for field in msgspec.structs.fields(COMMANDS[name])} - {"clock"}
    assert fields <= set(re.findall(r"\w+", row_of(name)))


def test_all_that_a_script_is_answered_with_stands_there():
    state = state_of(
        {"do": "start-round", "minutes": 50},
        {"do": "open-call", "table": 12},
        {"do": "open-appeal", "table": 12, "facts": "a", "ruling": "b", "objection": "c"},
        {"do": "issue-penalty", "player": "Rossi", "infraction": "ipg-2.5", "penalty": "warning"},
    )
    objects = {
        "clocks": state["clocks"][0],
        "tables": state["clocks"][0]["tables"][0],
        "open_calls": state["open_calls"][0],
        "deck_checks": state["deck_checks"],
        "penalties": state["penalties"][0],
        "appeals": state["appeals"][0],
    }
    told = {name: set(re.findall(r"`(\w+)`", row_of(name).split("|")[2])) for name in objects}
    assert told == {name: set(found) for name, found in objects.items()}


def state_of(*commands: dict[str, object]) -> dict[str, Any]:
    """What a script of these is answered with, a minute each."""
    lines = [
        json.dumps({"at": f"2026-11-21T10:0{minute}:00Z", **command}).encode()
        for minute, command in enumerate(commands)
    ]
    outcome = run_script(lines, OpenTournament("", MemoryLog(), ()))
    assert outcome.refused == ()
    return state_object(outcome.state, clock_snapshots(outcome.state, outcome.at))
