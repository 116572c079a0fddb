"""The made-up user by whom a bundle or a wheel is tried, and what must be so for that user."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

PATIENCE = 120.0
"""Seconds that an answer may take."""
INHERITED = ("PATH", "SYSTEMROOT")
ENCODING = "C.UTF-8"
"""Locale of every trial: with a plain `C` Qt complains on standard error."""


class TrialFailed(Exception):
    """The bundle failed a check; the message says which."""


@dataclass(frozen=True)
class Machine:
    """A made-up user: a home, a temporary folder and a working folder, all empty."""

    home: Path
    temporary: Path
    standing: Path

    @classmethod
    def under(cls, folder: Path) -> Machine:
        """Create a user with folders in `folder`."""
        machine = cls(folder / "home", folder / "temporary", folder / "standing")
        for place in (machine.home, machine.temporary, machine.standing):
            place.mkdir(parents=True)
        return machine

    def environment(self, **more: str) -> dict[str, str]:
        """Environment of a program started by this user; nothing of the checkout's."""
        kept = {name: os.environ[name] for name in INHERITED if name in os.environ}
        homes = dict.fromkeys(("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA"), str(self.home))
        temporary = dict.fromkeys(("TMPDIR", "TMP", "TEMP"), str(self.temporary))
        always = {"LC_ALL": ENCODING, "QT_QPA_PLATFORM": "offscreen"}
        return {**kept, **homes, **temporary, **always, **more}


def run(
    command: Sequence[str], machine: Machine, env: Mapping[str, str]
) -> subprocess.CompletedProcess[bytes]:
    """Run a program as that user; it must succeed without printing errors."""
    done = subprocess.run(
        command, check=False, cwd=machine.standing, env=env, capture_output=True, timeout=PATIENCE
    )
    if done.returncode or done.stderr:
        words = " ".join(command[1:])
        complaint = done.stderr.decode("utf-8", "replace")
        raise TrialFailed(f"`{words}` ended with {done.returncode} and said: {complaint}")
    return done


def files_in(folder: Path) -> dict[str, tuple[int, int]]:
    """Every file below a folder with its size and modification time."""
    return {
        path.relative_to(folder).as_posix(): (path.lstat().st_size, path.lstat().st_mtime_ns)
        for path in folder.rglob("*")
        if not path.is_dir()
    }


def must(holds: bool, otherwise: str) -> None:
    """Fail the trial unless the condition holds."""
    if not holds:
        raise TrialFailed(otherwise)


def must_be_empty(machine: Machine) -> None:
    """Check that nothing is left among temporary files or in the working folder."""
    left = [*files_in(machine.temporary), *files_in(machine.standing)]
    must(not left, f"it left behind: {left}")
