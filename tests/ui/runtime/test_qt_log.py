"""What Qt says while it looks around goes into the log, but for what it says while the system loads
a library."""

from __future__ import annotations

import logging
import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import QLoggingCategory, qCInfo, qWarning

from judgekit.ui.runtime.qt_log import qt_talk_in_log

RESOLVER = "qt.multimedia.symbolsresolver"
PATIENCE = 30
"""Seconds after which a program counts as standing still."""
OPENS_WHILE_LIBRARIES_LOAD = """
import contextlib, ctypes, os, shutil, sys, threading
from pathlib import Path

import msgspec._core
from PySide6.QtWidgets import QApplication

from judgekit.ui.runtime.alarms.sound import MachineSound

app = QApplication([])
begun = threading.Event()


def load() -> None:
    number = 0
    while True:
        number += 1
        copy = shutil.copyfile(msgspec._core.__file__, f"{sys.argv[1]}/{number}")
        ctypes.PyDLL(copy)
        begun.set()
        with contextlib.suppress(OSError):
            os.unlink(copy)


threading.Thread(target=load, daemon=True).start()
begun.wait()
MachineSound(Path()).open(lambda: None)
print("open", flush=True)
os._exit(0)
"""


def test_a_server_that_is_not_there_is_logged(qapp, caplog):
    with caplog.at_level(logging.INFO), qt_talk_in_log():
        qWarning("no sound server")
    assert "default: no sound server" in caplog.text


def test_a_library_that_is_not_there_is_not_told(qapp, caplog):
    resolver = QLoggingCategory(RESOLVER)
    with caplog.at_level(logging.INFO), qt_talk_in_log():
        qCInfo(resolver, "Couldn't load a library")
    assert "Couldn't load" not in caplog.text
    assert QLoggingCategory(RESOLVER).isInfoEnabled()


def test_sound_is_looked_for_while_another_thread_loads_libraries(tmp_path: Path):
    """Whoever loads a library waits for the loader of the system, with Python's lock in hand: what
    Qt says while it holds the loader must not wait for Python."""
    done = subprocess.run(
        [sys.executable, "-c", OPENS_WHILE_LIBRARIES_LOAD, str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.stdout.strip() == "open", done.stderr
