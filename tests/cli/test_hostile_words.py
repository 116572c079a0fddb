"""What stands in scripts and files neither steers the terminal nor keeps the program waiting."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import msgspec
import pytest

from tests.cli.conftest import Terminal

HOSTILE = "\x1b[2JAnn\x07\x7f\x9b31m\u202eeva\u2066\u2028Bo"
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="no pipes and devices among files there")
READING_CALLS = (
    ("run", "{}"),
    ("run", "{}", "--json"),
    ("tiebreakers", "{}"),
    ("cards", "load", "{}"),
    ("deck", "read", "{}"),
    ("deck", "check", "{}", "--format", "modern"),
    ("deck", "check", "{list}", "--format", "modern", "--unified", "{}"),
    ("deck", "compare", "{}", "{list}"),
    ("deck", "compare", "{list}", "{}"),
    ("search", "--batch", "{}"),
    ("infraction", "--batch", "{}"),
    ("run", "{script}", "--event", "{}"),
)


@pytest.fixture
def terminal(five_texts: Terminal) -> Terminal:
    return five_texts


def script(tmp_path: Path) -> str:
    lines = [
        {"do": "start-round", "minutes": 50},
        {"do": "seat-judge", "table": 3, "judge": HOSTILE},
        {"do": HOSTILE},
    ]
    file = tmp_path / "script.jsonl"
    at = "2026-11-21T10:00:00Z"
    file.write_bytes(b"\n".join(msgspec.json.encode({"at": at, **line}) for line in lines))
    return str(file)


def steers(text: str) -> list[str]:
    signs = "\x1b\x07\x7f\x9b\u202e\u2066\u2028"
    return [sign for sign in signs if sign in text]


def test_a_script_steers_no_terminal(terminal: Terminal, tmp_path: Path) -> None:
    printed = terminal.call("run", script(tmp_path))
    assert "\ufffd[2JAnn" in printed.out
    assert steers(printed.out) == steers(printed.err) == []


def test_json_has_every_control_escaped_and_says_the_same(
    terminal: Terminal, tmp_path: Path
) -> None:
    printed = terminal.call("run", script(tmp_path), "--json")
    assert steers(printed.out) == ["\u202e", "\u2066"]
    (table,) = json.loads(printed.out)["state"]["clocks"][0]["tables"]
    assert table["judge"] == HOSTILE


def test_a_batch_has_every_control_escaped(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "batch.jsonl"
    file.write_bytes(msgspec.json.encode({"q": HOSTILE}))
    printed = terminal.call("search", "--batch", str(file))
    assert steers(printed.out) == ["\u202e", "\u2066"]
    assert json.loads(printed.out)["query"] == HOSTILE


@POSIX
@pytest.mark.parametrize("call", READING_CALLS, ids=" ".join)
@pytest.mark.parametrize("kind", ["pipe", "/dev/zero", "folder"])
def test_what_is_no_regular_file_is_refused_at_once(
    terminal: Terminal, tmp_path: Path, call: tuple[str, ...], kind: str
) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "folder").mkdir()
    deck = tmp_path / "list.txt"
    deck.write_text("60 Island\n")
    named = {"list": str(deck), "script": script(tmp_path)}
    printed = terminal.call(*(word.format(tmp_path / kind, **named) for word in call))
    assert (printed.status, printed.out) == (3, "")
    assert printed.err.count("\n") == 1


@pytest.mark.parametrize("call", READING_CALLS, ids=" ".join)
def test_a_file_named_with_half_a_sign_is_refused_in_a_sentence(
    terminal: Terminal, tmp_path: Path, call: tuple[str, ...]
) -> None:
    deck = tmp_path / "list.txt"
    deck.write_text("60 Island\n")
    named = {"list": str(deck), "script": script(tmp_path)}
    printed = terminal.call(*(word.format(tmp_path / "\ud800", **named) for word in call))
    assert (printed.status, printed.out, terminal.bugs) == (3, "", [])
    assert printed.err.count("\n") == 1


@pytest.mark.parametrize("half", ["\\ud800", "\\udcff x", "a\\ud800b", "\\ud800\\ud800"])
def test_half_a_sign_for_a_name_is_refused(terminal: Terminal, tmp_path: Path, half: str) -> None:
    file = tmp_path / "script.jsonl"
    file.write_text(f'{{"at":"2026-11-21T10:00:00Z","do":"note","text":"{half}"}}')
    printed = terminal.call("run", str(file), "--json")
    assert (printed.status, terminal.bugs) == (1, [])
    assert [each["reason"] for each in printed.json["refused"]] == ["unreadable-character"]
    assert "A character in this can't be read or written" in printed.err


@pytest.mark.parametrize("noise", [b"\xff", b"\xed\xa0\x80", b"S\xedlvia"])
def test_what_is_no_utf_8_is_refused_for_its_character(terminal, tmp_path, noise):
    file = tmp_path / "script.jsonl"
    file.write_bytes(b'{"at":"2026-11-21T10:00:00Z","do":"note","text":"%b"}' % noise)
    printed = terminal.call("run", str(file), "--json")
    assert [each["reason"] for each in printed.json["refused"]] == ["unreadable-character"]


@pytest.mark.parametrize("line", [b"\xff", b'["\\ud800"]', b'{"text":"\\ud800"', b"[" * 100_000])
def test_what_is_no_object_is_no_command_whatever_its_characters(terminal, tmp_path, line):
    file = tmp_path / "script.jsonl"
    file.write_bytes(line)
    printed = terminal.call("run", str(file), "--json")
    assert [each["reason"] for each in printed.json["refused"]] == ["not-a-command"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names there")
def test_a_pipe_for_a_script_is_said_to_be_no_file(terminal, tmp_path):
    os.mkfifo(tmp_path / "pipe")
    told = {
        tmp_path / "pipe": "is not a regular file",
        tmp_path: "is a folder; choose a file in it",
    }
    for path, sentence in told.items():
        printed = terminal.call("run", str(path))
        assert printed.status == 3
        assert sentence in printed.err
