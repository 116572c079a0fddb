"""Signals from outside the window: bugs, requests to quit, other starts."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, qVersion

import judgekit

if TYPE_CHECKING:
    from judgekit.system.crash_report import CrashHook
    from judgekit.system.single_instance import FirstInstance
    from judgekit.ui.runtime.interrupt import Interrupt


class OutsideSignals(QObject):
    """Catches bugs from `catch_bugs` on; log, signals and other starts wait for `begin`.

    They are slower to load; an earlier bug starts the log by itself. Connect queued: each may come
    from another thread or in the middle of any slot.
    """

    crashed = Signal(str)
    """The report on a bug."""
    called_again = Signal(object)
    """The arguments of another start of the program."""
    asked_to_end = Signal()

    def __init__(self, logs: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._logs = logs
        self._is_logging = False
        self._hook: CrashHook | None = None
        self._interrupt: Interrupt | None = None

    def catch_bugs(self) -> None:
        """Log and report every bug from now on."""
        from judgekit.system.crash_report import CrashHook, Versions  # noqa: PLC0415

        versions = Versions(judgekit.__version__, qVersion())
        self._hook = CrashHook(versions, self.crashed.emit, self._start_log)
        self._hook.install()

    def begin(self, instance: FirstInstance | None) -> None:
        """Start the log, handle signals, and listen to other starts."""
        from judgekit.ui.runtime.interrupt import Interrupt  # noqa: PLC0415  (start-up waits)

        self._start_log()
        if self._interrupt is None:
            self._interrupt = Interrupt(self)
            self._interrupt.requested.connect(self.asked_to_end)
        if instance is not None:
            instance.listen(self.called_again.emit)

    def tell_bug(self, error: Exception) -> None:
        """Handle a bug that was caught elsewhere like an uncaught one."""
        if self._hook is not None:
            self._hook.catch(error)
        else:
            sys.excepthook(type(error), error, error.__traceback__)

    def end(self) -> None:
        """Restore the interpreter's hooks."""
        if self._interrupt is not None:
            self._interrupt.stop()
            self._interrupt = None
        if self._hook is not None:
            self._hook.remove()
            self._hook = None

    def _start_log(self) -> None:
        if not self._is_logging:
            from judgekit.system.log_setup import start_logging  # noqa: PLC0415  (start-up waits)

            self._is_logging = True
            start_logging(self._logs)
