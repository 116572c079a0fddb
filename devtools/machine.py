"""What a machine must be before anything is fetched: one sentence for the first thing that it is
not."""

from __future__ import annotations

import os
import platform
import shutil
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from devtools.environment import NEWEST_PYTHON, python_versions

OLDEST_C_LIBRARY: Mapping[str, tuple[int, int]] = {"x86_64": (2, 34), "aarch64": (2, 39)}
"""For each processor the oldest glibc with which Qt's builds for Linux work."""

PROCESSORS = ("x86_64", "amd64", "aarch64", "arm64")
OLDEST_MACOS = 13
OLDEST_WINDOWS_BUILD = 17763
"""Windows 10 of October 2018."""

ROOM_NEEDED = 1_300_000_000
"""Bytes for the environment of the tests, with what pip keeps while it unpacks."""


@dataclass(frozen=True)
class Machine:
    """What dev.py runs on. `c_library` is empty where it is not the GNU one, `macos` and
    `windows_build` are 0 elsewhere."""

    platform: str
    processor: str
    python: tuple[int, int]
    is_64_bit: bool
    c_library: tuple[int, ...] = ()
    macos: int = 0
    windows_build: int = 0


def this_machine() -> Machine:
    """Look at this machine."""
    return Machine(
        platform=sys.platform,
        processor=platform.machine().lower(),
        python=(sys.version_info.major, sys.version_info.minor),
        is_64_bit=sys.maxsize > 2**32,
        c_library=gnu_c_library() if sys.platform == "linux" else (),
        macos=int(platform.mac_ver()[0].partition(".")[0] or 0),
        windows_build=getattr(sys, "getwindowsversion", windowless)()[2],
    )


def windowless() -> tuple[int, int, int]:
    """The version of Windows where there is none."""
    return (0, 0, 0)


def gnu_c_library() -> tuple[int, ...]:
    """Its version, such as (2, 36); empty if the system has another one."""
    try:
        name, _, version = (os.confstr("CS_GNU_LIBC_VERSION") or "").partition(" ")
    except (OSError, ValueError):
        return ()
    return tuple(int(part) for part in version.split(".")[:2]) if name == "glibc" else ()


def unsuited(machine: Machine) -> str:
    """Why Judgekit can't be set up on such a machine; empty if it can."""
    if machine.python > NEWEST_PYTHON:
        version = f"{machine.python[0]}.{machine.python[1]}"
        return (
            f"Python {version} is newer than the packages that Judgekit is pinned to: start "
            f"dev.py with Python {python_versions()}."
        )
    if not machine.is_64_bit or machine.processor not in PROCESSORS:
        return (
            f"There is no build of Qt for a 32-bit Python or this processor ({machine.processor}): "
            f"use a 64-bit Python {python_versions()} on x86-64 or ARM."
        )
    if machine.platform == "linux":
        return unsuited_linux(machine)
    if 0 < machine.macos < OLDEST_MACOS:
        return f"This is macOS {machine.macos}, and Qt needs macOS {OLDEST_MACOS} or later."
    if 0 < machine.windows_build < OLDEST_WINDOWS_BUILD:
        return "This Windows is too old for Qt, which needs Windows 10 of October 2018 or later."
    return ""


def unsuited_linux(machine: Machine) -> str:
    """Why Qt's builds don't work with this Linux; empty if they do."""
    is_arm = machine.processor in ("aarch64", "arm64")
    oldest = OLDEST_C_LIBRARY["aarch64" if is_arm else "x86_64"]
    if not machine.c_library:
        return "This Linux has another C library than glibc, for which Qt has no build."
    if machine.c_library >= oldest:
        return ""
    had, needed = (".".join(map(str, each)) for each in (machine.c_library, oldest))
    newer = "Debian 13 or Ubuntu 24.04" if is_arm else "Debian 12, Ubuntu 24.04 or Fedora 37"
    return (
        f"This system's C library is glibc {had}, and Qt needs {needed} or later: use a newer "
        f"Linux, such as {newer}."
    )


def unfit_folder(folder: Path) -> str:
    """Why nothing can be set up in a folder; empty if it can."""
    if not os.access(folder, os.W_OK | os.X_OK):
        return (
            f"{folder} cannot be written: make it and all in it your own, or copy it to where you "
            "may write."
        )
    free = shutil.disk_usage(folder).free
    if free < ROOM_NEEDED:
        return (
            f"There are {free / 1e6:.0f} MB free where {folder} lies, and setting up takes "
            f"{ROOM_NEEDED / 1e6:.0f} MB: free some, or copy it to another disk."
        )
    return ""
