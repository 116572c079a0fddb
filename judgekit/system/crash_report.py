"""Crash reports as text that can be copied and sent, and the hooks that catch bugs."""

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

from judgekit.system.home_shortening import home_folder, shorten_home
from judgekit.system.masked_values import mask_values

_log = logging.getLogger(__name__)


class Versions(NamedTuple):
    """Versions in a report; `qt` is empty without Qt."""

    judgekit: str
    qt: str = ""


def compose_report(error: BaseException, versions: Versions, home: Path | None = None) -> str:
    """Compose a report to read and send: versions, system, traceback; no names, no home folder."""
    lines = [
        f"Judgekit {versions.judgekit}",
        f"Python {platform.python_version()}",
        *([f"Qt {versions.qt}"] if versions.qt else []),
        f"{platform.system()} {platform.release()} ({platform.machine()})",
        "",
        mask_values("".join(traceback.format_exception(error)).rstrip()),
    ]
    return shorten_home("\n".join(lines), home or home_folder()) + "\n"


class CrashHook:
    """Catches otherwise uncaught exceptions in any thread, logs them, then calls `tell`.

    `tell` gets the report's text, on the crashed thread. An exception in `tell` is only logged, and
    Ctrl+C is not intercepted. `open_log` is called before logging, in case nothing has been logged
    yet.
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
        """Replace the interpreter's hooks."""
        sys.excepthook = self._main_thread
        threading.excepthook = self._other_thread

    def remove(self) -> None:
        """Restore the previous hooks."""
        sys.excepthook, threading.excepthook = self._previous

    def catch(self, error: BaseException) -> None:
        """Log and report an exception; for code with its own handlers, such as background tasks."""
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
