"""One instance per folder: the second tells the first and ends, whatever became of earlier ones."""

from __future__ import annotations

import json
import os
import queue
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from judgekit.system import single_instance
from judgekit.system.single_instance import FirstInstance, InstanceUnreachable, claim

PATIENCE = 10.0


@pytest.fixture(params=["local", "loopback"])
def folder(request, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Each test runs over both kinds of socket."""
    if request.param == "loopback":
        monkeypatch.setattr(single_instance, "LONGEST_SOCKET_PATH", 0)
    return tmp_path / "i"


@pytest.fixture
def first(folder: Path) -> Iterator[tuple[FirstInstance, queue.Queue]]:
    heard: queue.Queue = queue.Queue()
    instance = claim(folder, [])
    instance.listen(heard.put)
    yield instance, heard
    instance.close()


def test_the_second_start_hands_its_words_to_the_first(folder: Path, first) -> None:
    words = ("--page", "rules", "árbitro Ω", "odd \udcff byte", "")
    assert claim(folder, words) is None
    assert first[1].get(timeout=PATIENCE) == words


def test_a_call_of_very_many_words_is_heard_too(folder: Path, first) -> None:
    words = tuple(f"слово {number}" for number in range(20_000))
    assert claim(folder, words) is None
    assert first[1].get(timeout=PATIENCE) == words


def test_brackets_without_end_do_not_make_the_first_deaf(folder: Path, first) -> None:
    address = json.loads((folder / "instance.json").read_text())
    place = ("127.0.0.1", address["port"]) if address["port"] else str(folder / "instance.socket")
    family = socket.AF_INET if address["port"] else socket.AF_UNIX
    with socket.socket(family) as stranger:
        stranger.connect(place)
        stranger.sendall(b"[" * 200_000 + b"\n")
        assert stranger.recv(100) == b""
    assert claim(folder, ["still there"]) is None
    assert first[1].get(timeout=PATIENCE) == ("still there",)


@pytest.mark.parametrize("name", ["instance.json", "instance.socket"])
def test_who_can_not_be_reached_is_the_first_all_the_same(tmp_path: Path, name: str) -> None:
    (tmp_path / name).mkdir()
    instance = claim(tmp_path, [])
    assert instance is not None
    instance.listen(lambda _: None)
    instance.close()


def test_many_starts_are_all_heard_in_order(folder: Path, first) -> None:
    for number in range(10):
        assert claim(folder, [str(number)]) is None
    assert [first[1].get(timeout=PATIENCE) for _ in range(10)] == [(str(n),) for n in range(10)]


def test_once_the_first_has_closed_the_next_is_first(folder: Path, first) -> None:
    first[0].close()
    second = claim(folder, [])
    assert isinstance(second, FirstInstance)
    second.close()


def test_folders_of_two_users_do_not_hinder_each_other(tmp_path: Path) -> None:
    instances = [claim(tmp_path / name, []) for name in ("ana", "boris")]
    assert all(isinstance(instance, FirstInstance) for instance in instances)
    for instance in instances:
        instance.close()


def test_a_start_waits_for_a_first_that_is_still_starting(folder: Path) -> None:
    heard: queue.Queue = queue.Queue()
    instance = claim(folder, [])
    single_instance.threading.Timer(0.2, instance.listen, [heard.put]).start()
    assert claim(folder, ["late"]) is None
    assert heard.get(timeout=PATIENCE) == ("late",)
    instance.close()


def test_a_first_that_never_answers_is_said_to_be_unreachable(folder: Path) -> None:
    instance = claim(folder, [])
    with pytest.raises(InstanceUnreachable):
        claim(folder, [], within=0.1)
    instance.close()


PROGRAM = """
import sys
from pathlib import Path
from judgekit.system.single_instance import claim
claim(Path(sys.argv[1]), []).listen(print)
print("listening", flush=True)
sys.stdin.read()
"""


def test_what_a_killed_instance_leaves_behind_stands_in_nobodys_way(tmp_path: Path) -> None:
    root = Path(single_instance.__file__).parents[2]
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(tmp_path)],
        cwd=root,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert process.stdout.readline().strip() == b"listening"
    process.kill()
    process.communicate()
    assert (tmp_path / "instance.json").exists()

    heard: queue.Queue = queue.Queue()
    instance = claim(tmp_path, [])
    assert isinstance(instance, FirstInstance)
    instance.listen(heard.put)
    assert claim(tmp_path, ["again"]) is None
    assert heard.get(timeout=PATIENCE) == ("again",)
    instance.close()


def connect(folder: Path) -> socket.socket:
    port = json.loads((folder / "instance.json").read_text())["port"]
    connection = socket.socket(socket.AF_INET if port else socket.AF_UNIX)
    connection.settimeout(PATIENCE)
    connection.connect(("127.0.0.1", port) if port else str(folder / "instance.socket"))
    return connection


@pytest.mark.parametrize(
    "message",
    [
        b'{"secret": "guessed", "arguments": ["--page", "rules"]}\n',
        b'{"arguments": []}\n',
        b"[]\n",
        b"\xff\xfe\x00\n",
        b"x" * (single_instance.LONGEST_MESSAGE + 5000),
        b"",
    ],
)
def test_a_stranger_gets_no_answer_and_breaks_nothing(folder: Path, first, message) -> None:
    with connect(folder) as connection:
        send_all(connection, message)
        assert received(connection) == b""
    assert claim(folder, ["friend"]) is None
    assert first[1].get(timeout=PATIENCE) == ("friend",)


def send_all(connection: socket.socket, message: bytes) -> None:
    try:
        connection.sendall(message)
        connection.shutdown(socket.SHUT_WR)
    except OSError:
        return


def received(connection: socket.socket) -> bytes:
    try:
        return connection.recv(100)
    except ConnectionError:
        return b""


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps rights elsewhere")
def test_only_the_user_can_read_the_secret(folder: Path, first) -> None:
    assert (folder / "instance.json").stat().st_mode & 0o077 == 0


def test_a_folder_that_cannot_be_made_is_an_error_to_the_caller(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError, match="file"):
        claim(tmp_path / "file" / "cache", [])
