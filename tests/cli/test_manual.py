"""The page on the terminal keeps to the program: its examples work and no verb is left out."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from judgekit.app import is_verb_call
from judgekit.cli.parser import parse_call, verb_names
from judgekit.cli.wording import Wording
from judgekit.storage.match_results_file import parse_match_results
from judgekit.window_call import WindowCall, read_window_call

PAGE = Path(__file__).resolve().parents[2] / "docs" / "user" / "command-line.md"
LINES = PAGE.read_text(encoding="utf-8").splitlines()
CALLS = [shlex.split(line)[1:] for line in LINES if line.startswith("judgekit")]


@pytest.mark.parametrize("call", CALLS, ids=" ".join)
def test_every_example_is_understood(call):
    if is_verb_call(call):
        assert parse_call(call, Wording("en")).verb == call[0]
    else:
        assert isinstance(read_window_call(call), WindowCall)


def test_every_verb_has_its_part_and_an_example():
    parts = [line.removeprefix("## ") for line in LINES if line.startswith("## ")]
    assert parts[: len(verb_names())] == list(verb_names())
    assert {call[0] for call in CALLS if is_verb_call(call)} == set(verb_names())


def test_the_example_of_match_results_is_one():
    start = LINES.index("round,player,opponent,won,lost,drawn")
    example = LINES[start : LINES.index("```", start)]
    results = parse_match_results("\n".join(example).encode())
    assert [each.player for each in results] == ["Rossi", "Ivanov", "Rossi"]
    assert [each.games for each in results] == [(2, 1, 0), (2, 0, 0), (0, 0, 3)]
