"""What Qt says of the machine while it looks around, kept in the log instead of the terminal."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QLoggingCategory, QMessageLogContext, QtMsgType, qInstallMessageHandler

_log = logging.getLogger(__name__)

SILENT = "qt.*=false"
"""Remarks of Qt's own parts, most of them made while a library is being loaded."""


@contextmanager
def qt_talk_in_log() -> Iterator[None]:
    """Until it is left, what Qt remarks is logged, such as that there is no sound server.

    Which libraries it looked for isn't: it says so while it holds the system's loader, and would
    have to wait for Python's lock. Another thread that loads a module has that one and waits for
    the loader, and neither would ever go on.
    """
    previous = qInstallMessageHandler(_into_log)
    QLoggingCategory.setFilterRules(SILENT)
    try:
        yield
    finally:
        QLoggingCategory.setFilterRules("")
        qInstallMessageHandler(previous)


def _into_log(_kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    _log.info("%s: %s", context.category, text)
