"""What a bug leaves behind: a text that can be copied and sent, and the hooks that catch it."""

from __future__ import annotations

import logging
import platform
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import NamedTuple

from judgekit.system.home_shortening import shorten_home
from judgekit.system.masked_values import mask_values

_log = logging.getLogger(__name__)


class Versions(NamedTuple):
    """What a report says of the program; `qt` is empty where no Qt runs."""

    judgekit: str
    qt: str = ""


def compose_report(error: BaseException, versions: Versions, home: Path | None = None) -> str:
    """A report for a person to read and send: versions, system, traceback; no name, no home."""
    lines = [
        f"Judgekit {versions.judgekit}",
        f"Python {platform.python_version()}",
        *([f"Qt {versions.qt}"] if versions.qt else []),
        f"{platform.system()} {platform.release()} ({platform.machine()})",
        "",
        mask_values("".join(traceback.format_exception(error)).rstrip()),
    ]
    return shorten_home("\n".join(lines), home or Path.home()) + "\n"


class CrashHook:
    """Catches what nothing else caught, in any thread: into the log first, then to `tell`.

    `tell` gets the report's text, on the thread of the crash. A crash while telling is logged and
    goes no further, and Ctrl+C stays what it is. `open_log` is called before anything is logged,
    for a log that nothing has been written to so far.
    """

    def __init__(
        self,
        versions: Versions,
        tell: Callable[[str], None],
        open_log: Callable[[], None] = lambda: None,
    ) -> None:
        self._versions = versions
        self._tell = tell
        self._open_log = open_log
        self._previous = (sys.excepthook, threading.excepthook)
        self._telling = threading.local()

    def install(self) -> None:
        """Take over from the interpreter's own hooks."""
        sys.excepthook = self._main_thread
        threading.excepthook = self._other_thread

    def remove(self) -> None:
        """Give the hooks back."""
        sys.excepthook, threading.excepthook = self._previous

    def catch(self, error: BaseException) -> None:
        """Log a bug and tell of it; for code that catches on its own, such as background tasks."""
        self._open_log()
        _log.critical("A bug: %s", type(error).__name__, exc_info=error)
        if getattr(self._telling, "now", False):
            return
        self._telling.now = True
        try:
            self._tell(compose_report(error, self._versions))
        except Exception as second:
            _log.critical("The crash could not be told", exc_info=second)
        finally:
            self._telling.now = False

    def _main_thread(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, Exception):
            self.catch(error.with_traceback(trace))
        else:
            self._previous[0](kind, error, trace)

    def _other_thread(self, crash: threading.ExceptHookArgs) -> None:
        if isinstance(crash.exc_value, Exception):
            self.catch(crash.exc_value)
        else:
            self._previous[1](crash)
