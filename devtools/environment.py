"""The environment `.venv` of a checkout: whether it holds what a lock pins, and its
installation."""

from __future__ import annotations

import contextlib
import errno
import hashlib
import json
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from devtools.former_environment import FormerEnvironment
from devtools.pip_failure import known_cause, pip_failure
from devtools.progress import PipProgress
from devtools.terminal import fail, last_lines, quiet, say, watched

SMALLEST_ENVIRONMENT = 64 * 1024 * 1024
"""Bytes that even the bare environment with pip needs; `venv` doesn't report a full disk as the
cause."""

KEPT = "What was installed before is kept."
WAY_BACK = (
    "The version from before the update starts with it, without a network (with Git: git checkout "
    "ORIG_HEAD)."
)

OLDEST_PYTHON = (3, 11)
NEWEST_PYTHON = (3, 14)
"""The newest version for which every package that the locks pin has a build."""


def python_versions() -> str:
    """The versions of Python that the locks support, for a sentence."""
    return f"{OLDEST_PYTHON[0]}.{OLDEST_PYTHON[1]} to {NEWEST_PYTHON[0]}.{NEWEST_PYTHON[1]}"


def python_of(folder: Path) -> Path:
    """The interpreter of an environment."""
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def is_sound(folder: Path) -> bool:
    """Whether an environment's interpreter and pip start, and have this Python's version."""
    if not python_of(folder).exists():
        return False
    probe = "import sys, pip; print(sys.version_info[:2])"
    try:
        done = quiet([str(python_of(folder)), "-I", "-c", probe])
    except OSError:
        return False
    return done.returncode == 0 and done.stdout.strip() == str(sys.version_info[:2])


def room_for_venv(root: Path) -> int:
    """Bytes free where `venv` writes: in the checkout and, for pip's wheel, in the temporary
    folder."""
    try:
        temporary = tempfile.gettempdir()
    except FileNotFoundError:  # none can be written
        return 0
    return min(shutil.disk_usage(folder).free for folder in (root, temporary))


@dataclass(frozen=True)
class Environment:
    """The environment of the checkout in `root`."""

    root: Path

    @property
    def folder(self) -> Path:
        """Folder of the environment."""
        return self.root / ".venv"

    @property
    def python(self) -> Path:
        """Its interpreter."""
        return python_of(self.folder)

    @property
    def site_packages(self) -> Path:
        """Folder of its packages, if this Python created it."""
        if os.name == "nt":
            return self.folder / "Lib" / "site-packages"
        version = f"python{sys.version_info.major}.{sys.version_info.minor}"
        return self.folder / "lib" / version / "site-packages"

    @property
    def unfinished(self) -> Path:
        """Exists while an install is running; if found later, that install was interrupted."""
        return self.folder / ".unfinished"

    @property
    def former(self) -> FormerEnvironment:
        """What it was before the update that is going on."""
        return FormerEnvironment(self.folder, self.unfinished)

    @property
    def sound_asked(self) -> Path:
        """Exists once the sound libraries were looked for."""
        return self.folder / ".sound-asked"

    def lock_file(self, lock: str) -> Path:
        """The file of that lock."""
        return self.root / "locks" / f"{lock}.txt"

    def stamp(self, lock: str) -> Path:
        """Written last, so that it exists only for a finished install."""
        return self.folder / f".installed-{lock}.json"

    def installed(self) -> list[str]:
        """The installed packages with their versions, by the names of their metadata folders."""
        return sorted(path.name for path in self.site_packages.glob("*.dist-info"))

    def fingerprint(self, lock: str) -> str:
        """A hash that changes with the lock, the Python that creates the environment, or its
        location."""
        maker = f"{sys.version_info[:2]} {sys.base_prefix} {self.folder}"
        content = self.lock_file(lock).read_bytes()
        return hashlib.sha256(content + maker.encode("utf-8", "surrogateescape")).hexdigest()

    def write_stamp(self, lock: str) -> None:
        """Record that the lock has been installed; the file is a new one, since the former
        environment's is linked to what it was."""
        stamp = {"fingerprint": self.fingerprint(lock), "installed": self.installed()}
        self.stamp(lock).unlink(missing_ok=True)
        self.stamp(lock).write_text(json.dumps(stamp), encoding="utf-8")

    def is_ready(self, lock: str) -> bool:
        """Whether it holds what the lock pins, by a quick check."""
        try:
            stamp = json.loads(self.stamp(lock).read_text(encoding="utf-8"))
            return (
                stamp["fingerprint"] == self.fingerprint(lock)
                and self.python.exists()
                and not self.unfinished.exists()
                and set(stamp["installed"]) <= set(self.installed())
            )
        except (OSError, ValueError, KeyError, TypeError):
            return False

    def provide(self, lock: str) -> None:
        """Install what the lock pins, unless it is installed."""
        if self.is_ready(lock):
            return
        try:
            with self.alone() as lock_file:
                self.former.put_back()
                if not self.is_ready(lock):
                    self._install(lock, lock_file)
        except OSError as error:
            fail(self._unusable(error))

    @contextlib.contextmanager
    def alone(self) -> Iterator[int]:
        """Hold the lock file, waiting for another dev.py to finish; yields its descriptor."""
        from judgekit.system.file_lock import try_lock  # noqa: PLC0415  (needs 3.11)

        with (self.root / ".venv.lock").open("a+b") as handle:
            if not try_lock(handle):
                say("Waiting for another dev.py to finish setting up …")
                while not try_lock(handle):
                    time.sleep(0.2)
            yield handle.fileno()

    def _install(self, lock: str, lock_file: int) -> None:
        """Install what the lock pins; if that fails, what was installed before stays."""
        was_whole = not self.unfinished.exists() and any(self.folder.glob(".installed-*.json"))
        is_update = is_sound(self.folder) and not self.unfinished.exists()
        name = self.lock_file(lock).relative_to(self.root).as_posix()
        if was_whole:
            say(f"Fetching what {name} asks for and .venv lacks …")
        else:
            say("Setting up .venv (the first time it fetches about 300 MB) …")
        if was_whole and is_update:
            self.former.copy()
        elif was_whole:
            self.former.move()
        try:
            if not is_update:
                self._make(lock_file)
            self.unfinished.touch()
            self._run_pip(lock, lock_file)
        except (Exception, SystemExit):
            if self.former.put_back():
                self._say_kept(lock, is_update)
            raise
        self.write_stamp(lock)
        self.unfinished.unlink()
        self.former.drop()

    def _say_kept(self, lock: str, has_its_python: bool) -> None:
        """Say what still starts after an update that failed."""
        if not has_its_python:
            say(f"{KEPT} The Python that it was made with still starts it.")
        else:
            say(f"{KEPT} {WAY_BACK}" if self.stamp(lock).exists() else KEPT)

    def _run_pip(self, lock: str, lock_file: int) -> None:
        """Let pip install what the lock pins.

        pip holds the lock file too: if dev.py is killed, the next one waits until pip has ended.
        """
        pip = [str(self.python), "-I", "-m", "pip", "--disable-pip-version-check", "install"]
        safely = ["--progress-bar=off", "--no-input", "--require-hashes", "--only-binary", ":all:"]
        pinned = ["--requirement", str(self.lock_file(lock))]
        progress = PipProgress(self.lock_file(lock).read_text(encoding="utf-8").count("=="))
        command = [*pip, *safely, *pinned]
        done = watched(command, progress.read, [lock_file], PIP_USER="0")
        progress.end()
        if done.returncode:
            name = self.lock_file(lock).relative_to(self.root).as_posix()
            fail(pip_failure(done.stdout, name, self.folder, python_versions()))

    def _make(self, lock_file: int) -> None:
        """Create it, from the base Python even if dev.py runs inside another environment."""
        shutil.rmtree(self.folder, ignore_errors=True)
        if self.folder.exists():
            fail(f"{self.folder} cannot be replaced: close every running Judgekit, then try again.")
        self.folder.mkdir()
        self.unfinished.touch()
        base = getattr(sys, "_base_executable", sys.executable)
        done = quiet([base, "-I", "-m", "venv", str(self.folder)], holding=[lock_file])
        if done.returncode:
            is_full = room_for_venv(self.root) < SMALLEST_ENVIRONMENT
            output = os.strerror(errno.ENOSPC) if is_full else done.stdout
            why = known_cause(output, self.folder)
            fail(f"Python could not make {self.folder}: {why or last_lines(output)}")

    def _unusable(self, error: OSError) -> str:
        """Why the environment's folder could not be written."""
        where = error.filename or self.root
        if error.errno in (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)):
            return f"{where} cannot be written: the disk is full. Free 1 GB, then try again."
        return (
            f"{where} cannot be written ({error.strerror}): make {self.root} and all in it your "
            "own, or copy it to where you may write."
        )
