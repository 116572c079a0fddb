"""What a machine or a folder lacks is one sentence, before anything is fetched."""

from __future__ import annotations

import os
import sys
from collections import namedtuple
from dataclasses import replace
from pathlib import Path

import pytest

from devtools import machine as machine_module
from devtools.environment import NEWEST_PYTHON
from devtools.machine import Machine, this_machine, unfit_folder, unsuited

DEBIAN_12 = Machine("linux", "x86_64", (3, 11), is_64_bit=True, c_library=(2, 36))
A_MAC = Machine("darwin", "arm64", (3, 12), is_64_bit=True, macos=14)
WINDOWS_11 = Machine("win32", "amd64", (3, 13), is_64_bit=True, windows_build=22631)


def test_this_machine_is_looked_at_as_it_is() -> None:
    machine = this_machine()
    assert (machine.platform, machine.python) == (sys.platform, sys.version_info[:2])
    assert bool(machine.c_library) == (sys.platform == "linux")
    assert unsuited(machine) == ""


@pytest.mark.parametrize(
    "machine",
    [
        DEBIAN_12,
        replace(DEBIAN_12, c_library=(2, 34), python=NEWEST_PYTHON),
        replace(DEBIAN_12, processor="aarch64", c_library=(2, 39)),
        A_MAC,
        replace(A_MAC, macos=13, processor="x86_64"),
        WINDOWS_11,
    ],
)
def test_what_the_locks_serve_is_suited(machine: Machine) -> None:
    assert unsuited(machine) == ""


@pytest.mark.parametrize(
    ("machine", "told"),
    [
        (replace(DEBIAN_12, python=(3, 15)), "Python 3.15 is newer"),
        (replace(A_MAC, python=(4, 0)), "start dev.py with Python 3.11 to 3.14."),
        (replace(DEBIAN_12, processor="riscv64"), "processor (riscv64)"),
        (replace(WINDOWS_11, is_64_bit=False), "use a 64-bit Python"),
        (replace(DEBIAN_12, c_library=(2, 31)), "is glibc 2.31, and Qt needs 2.34 or later"),
        (
            replace(DEBIAN_12, processor="aarch64"),
            "is glibc 2.36, and Qt needs 2.39 or later: use a newer Linux, such as Debian 13",
        ),
        (replace(DEBIAN_12, c_library=()), "another C library than glibc"),
        (replace(A_MAC, macos=12), "This is macOS 12, and Qt needs macOS 13 or later."),
        (replace(WINDOWS_11, windows_build=10240), "too old for Qt"),
    ],
)
def test_what_they_do_not_serve_is_one_sentence(machine: Machine, told: str) -> None:
    sentence = unsuited(machine)
    assert told in sentence
    assert "\n" not in sentence
    assert sentence.endswith(".")


def test_a_folder_with_room_is_fit(tmp_path: Path) -> None:
    assert unfit_folder(tmp_path) == ""


def test_a_folder_of_somebody_else_is_told_with_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine_module.os, "access", lambda _path, mode: not mode & os.W_OK)
    assert f"{tmp_path} cannot be written: make it and all in it your own" in unfit_folder(tmp_path)


def test_a_disk_without_room_is_told_with_both_figures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = namedtuple("disk", "total used free")(2_000_000_000, 1_700_000_000, 300_000_000)
    monkeypatch.setattr(machine_module.shutil, "disk_usage", lambda _path: disk)
    told = unfit_folder(tmp_path)
    assert "300 MB free" in told
    assert "takes 1300 MB" in told
