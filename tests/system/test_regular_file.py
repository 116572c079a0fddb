"""Only regular files are read, and nothing is waited for."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path

import pytest

from judgekit.system.regular_file import IsAFolder, NotARegularFile, open_regular_file

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="no pipes and devices among files there")


def test_a_file_is_read_also_behind_a_link(tmp_path: Path) -> None:
    (tmp_path / "rows").write_bytes(b"1\n2\n")
    (tmp_path / "link").symlink_to("rows")
    for name in ("rows", "link"):
        with open_regular_file(tmp_path / name) as file:
            assert file.read() == b"1\n2\n"


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(IsAFolder):
        open_regular_file(tmp_path)


@POSIX
def test_a_pipe_a_socket_and_a_device_are_refused_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to("pipe")
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "socket"))
        for path in (*map(tmp_path.joinpath, ("pipe", "link", "socket")), Path("/dev/zero")):
            with pytest.raises(NotARegularFile):
                open_regular_file(path)


@POSIX
def test_a_pipe_that_takes_a_files_place_meanwhile_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "rows").write_bytes(b"")
    before = (tmp_path / "rows").stat()
    os.mkfifo(tmp_path / "pipe")
    monkeypatch.setattr(Path, "stat", lambda _: before)
    with pytest.raises(NotARegularFile):
        open_regular_file(tmp_path / "pipe")


@pytest.mark.parametrize("name", ["a\0b", "\ud800", "gone"])
def test_what_is_no_file_or_can_be_none_is_an_os_error(tmp_path: Path, name: str) -> None:
    with pytest.raises(OSError):
        open_regular_file(tmp_path / name)
