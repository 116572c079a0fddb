"""The program as the system starts it: in a process of its own, with the words of a call."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from shutil import copytree

import pytest

PROJECT = Path(__file__).resolve().parents[2]


def environment(home: Path, **more: str) -> dict[str, str]:
    """Without a display unless `more` has one, and with a home of its own."""
    env = {name: value for name, value in os.environ.items() if name not in DISPLAYS}
    return env | {"JUDGEKIT_HOME": str(home), "PYTHONPATH": str(PROJECT), **more}


def start(*words: str, home: Path, **environ: str) -> subprocess.CompletedProcess[str]:
    """Run `judgekit` with these words to its end."""
    return subprocess.run(
        [sys.executable, "-m", "judgekit", *words],
        cwd=home.parent,
        env=environment(home, **environ),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def complaints(done: subprocess.CompletedProcess[str]) -> list[str]:
    """What was written to standard error, but for what is this machine's own: what the off-screen
    platform says of itself, and that there is no sound."""
    own = ("propagateSizeHints", "No sound: ")
    return [line for line in done.stderr.splitlines() if not any(each in line for each in own)]


DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def test_the_window_opens_is_painted_and_ends(own_home):
    done = start("--quit-after-first-paint", home=own_home, QT_QPA_PLATFORM="offscreen")
    assert (done.returncode, done.stdout, complaints(done)) == (0, "", [])


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="always has a display")
def test_without_a_display_it_says_so_and_names_the_verbs(own_home):
    done = start(home=own_home)
    assert done.returncode == 3
    assert "search" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("words", [("--pag", "rules"), ("--page",), ("--rules",)])
def test_a_wrong_option_is_refused_in_a_sentence(own_home, words):
    done = start(*words, home=own_home, QT_QPA_PLATFORM="offscreen")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


def test_a_home_that_cannot_be_written_is_no_reason_not_to_start(own_home):
    own_home.parent.mkdir(parents=True, exist_ok=True)
    own_home.write_text("a file in the way")
    done = start("--quit-after-first-paint", home=own_home, QT_QPA_PLATFORM="offscreen")
    assert (done.returncode, complaints(done)) == (0, [])


@pytest.mark.skipif(sys.platform == "win32", reason="ends the first one with a signal")
def test_a_second_start_leaves_the_window_to_the_first(own_home, cache):
    copytree(cache, own_home / "cache")
    off_screen = environment(own_home, QT_QPA_PLATFORM="offscreen")
    with subprocess.Popen([sys.executable, "-m", "judgekit"], env=off_screen) as first:
        deadline = time.monotonic() + 60
        while not (own_home / "data" / "instance.json").exists():
            assert time.monotonic() < deadline, "the first start takes no calls"
            time.sleep(0.05)
        done = start("--page", "settings", home=own_home, QT_QPA_PLATFORM="offscreen")
        assert (done.returncode, complaints(done)) == (0, [])
        assert first.poll() is None
        first.terminate()
        assert first.wait(30) == 0
    assert (own_home / "config" / "window.json").exists()


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_a_library_that_the_system_lacks_is_named_in_a_sentence(own_home, tmp_path, language):
    qt = tmp_path / "broken" / "PySide6" / "__init__.py"
    qt.parent.mkdir(parents=True)
    qt.write_text("raise ImportError('libEGL.so.1: cannot open shared object file: gone')")
    done = start(
        home=own_home,
        QT_QPA_PLATFORM="offscreen",
        PYTHONPATH=os.pathsep.join([str(qt.parents[1]), str(PROJECT)]),
        LC_ALL=f"{language}.UTF-8",
        LANGUAGE=language,
    )
    assert done.returncode == 3
    assert len(done.stderr.splitlines()) == 1
    assert "libEGL.so.1" in done.stderr
    assert {"en": "lacks", "es": "le falta", "ru": "нет"}[language] in done.stderr
