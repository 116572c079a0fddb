"""Whether a window can be shown, found out without Qt."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from judgekit.system.display import has_display, is_x11_there, missing_library


@pytest.mark.parametrize(
    ("environ", "platform", "shown"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":48151"}, "linux", False),
        ({"DISPLAY": "localhost:10.0"}, "linux", True),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", True),
        ({}, "win32", True),
        ({}, "darwin", True),
    ],
)
def test_a_display_is_where_one_is_named_and_there(environ, platform, shown) -> None:
    assert has_display(environ, platform) is shown


def test_a_wayland_display_is_a_socket_of_the_session(tmp_path: Path) -> None:
    environ = {"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(tmp_path)}
    assert not has_display(environ, "linux")
    (tmp_path / "wayland-0").touch()
    assert has_display(environ, "linux")


@pytest.mark.parametrize("display", [":0", ":0.0", "unix:0"])
def test_a_local_x_server_has_a_socket_with_a_file_or_without(display, tmp_path: Path) -> None:
    listed = tmp_path / "listed"
    assert not is_x11_there(display, tmp_path, listed)
    listed.write_bytes(os.fsencode(f"00000000 1 @{tmp_path}/X0\n"))
    assert is_x11_there(display, tmp_path, listed)
    listed.unlink()
    (tmp_path / "X0").touch()
    assert is_x11_there(display, tmp_path, listed)


def test_the_name_of_another_socket_may_be_in_any_letters(tmp_path: Path) -> None:
    listed = tmp_path / "listed"
    others = b"00000000 1 /run/\xff\n00000000 1 " + os.fsencode("/run/Ein Ordner мой 卡/s\n")
    listed.write_bytes(others + os.fsencode(f"00000000 1 @{tmp_path}/X0\n"))
    assert is_x11_there(":0", tmp_path, listed)


def test_another_number_is_another_server(tmp_path: Path) -> None:
    (tmp_path / "X0").touch()
    assert not is_x11_there(":10", tmp_path, tmp_path / "listed")


def test_a_missing_library_is_named_and_other_reasons_are_not() -> None:
    missing = "libGL.so.1: cannot open shared object file: No such file or directory"
    assert missing_library(ImportError(missing)) == "libGL.so.1"
    assert missing_library(ImportError("cannot import name 'Program'")) is None
