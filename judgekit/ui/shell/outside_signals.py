"""What reaches the program from beside its window: bugs, requests to end, other starts."""

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
    """Bugs are caught from `catch_bugs` on; log, signals and other starts, which take longer to
    load, wait for `begin`. A bug before that starts the log by itself.

    Connect queued: each may come from another thread or in the middle of any slot.
    """

    crashed = Signal(str)
    """The report on a bug."""
    called_again = Signal(object)
    """The words with which the program was started once more."""
    asked_to_end = Signal()

    def __init__(self, logs: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._logs = logs
        self._is_logging = False
        self._hook: CrashHook | None = None
        self._interrupt: Interrupt | None = None

    def catch_bugs(self) -> None:
        """From now on a bug is logged and told, wherever it happens."""
        from judgekit.system.crash_report import CrashHook, Versions  # noqa: PLC0415

        versions = Versions(judgekit.__version__, qVersion())
        self._hook = CrashHook(versions, self.crashed.emit, self._start_log)
        self._hook.install()

    def begin(self, instance: FirstInstance | None) -> None:
        """Write the log, heed signals, and take the calls of other starts."""
        from judgekit.ui.runtime.interrupt import Interrupt  # noqa: PLC0415  (start-up waits)

        self._start_log()
        self._interrupt = Interrupt(self)
        self._interrupt.requested.connect(self.asked_to_end)
        if instance is not None:
            instance.listen(self.called_again.emit)

    def tell_bug(self, error: Exception) -> None:
        """A bug that was caught on its way: dealt with as one that wasn't."""
        if self._hook is not None:
            self._hook.catch(error)
        else:
            sys.excepthook(type(error), error, error.__traceback__)

    def end(self) -> None:
        """Give the interpreter its hooks back."""
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
