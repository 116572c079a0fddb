"""What the terminal is like must not matter: narrow, full, gone, or steered by what is printed."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="shells and devices differ there")
FULL = pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
ASCII = {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "LC_ALL": "C"}


def in_shell(command: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Runs `command`, in which `judgekit` is this program."""
    call = f'"{sys.executable}" -m judgekit'
    return subprocess.run(
        ["/bin/sh", "-c", command.replace("judgekit", call)],
        env={**os.environ, **environment},
        capture_output=True,
        check=False,
    )


@POSIX
@pytest.mark.parametrize("call", ["--help", "show --help"])
def test_help_is_in_utf_8_on_a_terminal_that_knows_only_ascii(call):
    done = in_shell(f"judgekit {call}", **ASCII, LANGUAGE="ru")
    assert (done.returncode, done.stderr) == (0, b"")
    done = in_shell("judgekit show --help --lang ru", **ASCII)
    assert "показать" in done.stdout.decode()


@POSIX
@FULL
@pytest.mark.parametrize("call", ["documents", "show --help", "documents --json"])
def test_an_answer_that_finds_no_room_is_a_full_disk(call):
    done = in_shell(f"judgekit {call} > /dev/full")
    assert done.returncode == 3
    assert done.stderr.count(b"\n") == 1
    assert b"full" in done.stderr


@POSIX
@FULL
def test_a_refusal_nobody_can_read_keeps_its_status():
    assert in_shell("judgekit dance 2> /dev/full").returncode == 2
    assert in_shell("judgekit dance 2>&-").returncode == 2
    assert in_shell("judgekit dance >&- 2>&-").returncode == 2


@POSIX
def test_a_closed_output_and_a_reader_who_leaves_are_no_failure():
    done = in_shell("judgekit show --help >&-")
    assert (done.returncode, done.stderr) == (0, b"")
    done = in_shell("judgekit --help | true")
    assert done.stderr == b""


@POSIX
def test_an_output_that_takes_nothing_is_told_as_such():
    done = in_shell("judgekit show --help --lang en 1</dev/null")
    assert done.returncode == 3
    assert done.stderr.count(b"\n") == 1
    assert b"standard output" in done.stderr


@POSIX
def test_a_reader_who_breaks_the_connection_has_had_enough():
    ours, theirs = socket.socketpair()
    theirs.close()
    call = [sys.executable, "-m", "judgekit", "--help"]
    done = subprocess.run(call, stdout=ours.fileno(), stderr=subprocess.PIPE, check=False)
    ours.close()
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("sign", ["\x1b[31m", "\n", "\u202e", "\u2028", "\udcff", "\x00"])
def test_a_sentence_stays_one_line_that_steers_no_terminal(terminal, sign):
    printed = terminal.call("show", f"99{sign}x")
    assert printed.status == 1
    assert printed.err.count("\n") == 1
    assert printed.err.rstrip("\n").isprintable()


@pytest.mark.parametrize(
    "call", [("search", "q" * 10_000), ("show", "9" * 10_000), ("dance" * 2_000,)]
)
def test_a_long_call_is_not_repeated_whole(terminal, call):
    assert len(terminal.call(*call).err) < 400


def test_a_bottomless_line_of_a_batch_is_a_bad_line_like_others(terminal, tmp_path):
    batch = tmp_path / "batch.jsonl"
    batch.write_bytes(b'{"q": "x", "z": ' + b"[" * 200_000 + b'\n{"q": "time"}\n')
    printed = terminal.call("search", "--batch", str(batch))
    assert printed.status == 2
    assert len(printed.out.splitlines()) == 2
    assert terminal.bugs == []
