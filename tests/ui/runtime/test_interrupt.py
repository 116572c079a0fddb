"""A request to end reaches the window though Qt, not Python, is waiting."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator

import pytest

from judgekit.ui.runtime.interrupt import ENDING, Interrupt

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="a process there can't send itself Ctrl+C alone"
)


@pytest.fixture
def interrupt(qtbot) -> Iterator[Interrupt]:
    interrupt = Interrupt()
    yield interrupt
    interrupt.stop()


@pytest.mark.parametrize("number", ENDING)
def test_the_window_hears_of_it_while_qt_waits(qtbot, interrupt: Interrupt, number: int) -> None:
    with qtbot.waitSignal(interrupt.requested, timeout=5000):
        threading.Timer(0.05, os.kill, [os.getpid(), number]).start()


def test_every_request_is_heard(qtbot, interrupt: Interrupt) -> None:
    for _ in range(3):
        with qtbot.waitSignal(interrupt.requested, timeout=5000):
            os.kill(os.getpid(), signal.SIGTERM)


def test_once_stopped_the_signals_are_as_before(qtbot) -> None:
    before = [signal.getsignal(number) for number in ENDING]
    interrupt = Interrupt()
    assert [signal.getsignal(number) for number in ENDING] != before
    interrupt.stop()
    assert [signal.getsignal(number) for number in ENDING] == before
