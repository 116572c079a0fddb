"""Background tasks: they never block the window, and never outlive it."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from functools import partial
from threading import Event
from typing import Any, TypeVar

import shiboken6
from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from judgekit.engine.failures import EnvironmentFailure, FailureReason

T = TypeVar("T")

Report = Callable[[float], None]
"""Called with the progress, from 0 to 1."""


LEAST_PROGRESS = 0.005
"""What comes in smaller steps is not told each time: thousands a second would keep the window from
anything else, and from hearing that the task is to stop."""


class Abandoned(Exception):
    """Raised by the report callback inside a task that is no longer wanted."""


class _Task(QRunnable):
    """A task with its callbacks; `tell` may be called from any thread."""

    def __init__(
        self,
        work: Callable[[Report], Any],
        done: Callable[[Any], None],
        failed: Callable[[EnvironmentFailure], None] | None,
        progress: Report | None,
        tell: Callable[[_Task, Callable[[], None] | None, bool], None],
    ) -> None:
        super().__init__()
        self.setAutoDelete(False)
        self._work = work
        self._done = done
        self.failed = failed
        self._progress = progress
        self._tell = tell
        self.error: Exception | None = None
        self.abandoned = Event()
        self._told_part = -1.0

    def run(self) -> None:
        """Run in a thread of the pool."""
        act: Callable[[], None] | None = None
        try:
            if not self.abandoned.is_set():
                result = self._work(self._report)
                act = partial(self._done, result)
        except Abandoned:
            pass
        except Exception as error:  # dealt with on the UI thread, whatever it is
            self.error = error
        with contextlib.suppress(RuntimeError):  # the window is gone, and nobody is waiting
            self._tell(self, act, True)

    def _report(self, part: float) -> None:
        if self.abandoned.is_set():
            raise Abandoned
        progress = self._progress
        is_worth_it = abs(part - self._told_part) >= LEAST_PROGRESS or part >= 1 > self._told_part
        if progress is not None and is_worth_it:
            self._told_part = part
            self._tell(self, lambda: progress(part), False)


class TaskRunner(QObject):
    """Runs tasks in a thread pool; results, progress and errors arrive on the UI thread.

    Only the newest task of a topic counts: results of older ones are dropped. An EnvironmentFailure
    goes to `failed`; any other exception is a bug and goes to `on_bug`, and then, as a
    PROGRAM_FAULT, to `failed`, so that nothing waits for the task any longer.
    """

    _told = Signal(object, object, bool)

    def __init__(self, on_bug: Callable[[Exception], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._on_bug = on_bug
        self._pool = QThreadPool(self)
        self._newest: dict[str, _Task] = {}
        self._running: dict[_Task, str] = {}
        self._closed = False
        # Worker threads emit; this object lives on the UI thread, so Qt queues the call.
        self._told.connect(self._heard)

    def run(
        self,
        topic: str,
        work: Callable[[Report], T],
        *,
        done: Callable[[T], None],
        failed: Callable[[EnvironmentFailure], None] | None = None,
        progress: Report | None = None,
    ) -> None:
        """Start a task; the callbacks run on the UI thread, unless a newer task replaces it."""
        if self._closed:
            return
        self.abandon(topic)
        task = _Task(work, done, failed, progress, self._told.emit)
        self._newest[topic] = task
        self._running[task] = topic
        self._pool.start(task)

    def abandon(self, topic: str) -> None:
        """Abandon the task of a topic; its result, if any, is dropped."""
        older = self._newest.pop(topic, None)
        if older is not None:
            older.abandoned.set()

    def is_busy(self, topic: str = "") -> bool:
        """Whether any task is still running, or any of this topic."""
        return topic in self._running.values() if topic else bool(self._running)

    def drain(self, milliseconds: int = 5000) -> bool:
        """Shut down: refuse new tasks, abandon running ones, wait; return whether all ended."""
        self._closed = True
        for topic in list(self._newest):
            self.abandon(topic)
        return self._pool.waitForDone(milliseconds)

    def _heard(self, task: _Task, act: Callable[[], None] | None, ended: bool) -> None:
        topic = self._running.pop(task, "") if ended else self._running.get(task, "")
        if ended:
            _release(task)
        if self._newest.get(topic) is not task:
            return
        if ended:
            del self._newest[topic]
        if act is not None:
            act()
        elif isinstance(task.error, EnvironmentFailure) and task.failed is not None:
            task.failed(task.error)
        elif task.error is not None:
            self._on_bug(task.error)
            if task.failed is not None:
                task.failed(EnvironmentFailure(FailureReason.PROGRAM_FAULT, ""))


def _release(task: _Task) -> None:
    """Let a task go that has ended: PySide keeps whatever a pool was given, with all that its
    callbacks know, and Qt allows that it is deleted from here on."""
    shiboken6.delete(task)
