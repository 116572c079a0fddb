"""Redirect Qt's messages about the machine to the log instead of the terminal."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QLoggingCategory, QMessageLogContext, QtMsgType, qInstallMessageHandler

_log = logging.getLogger(__name__)

SILENT = "qt.*=false"
"""Debug output of Qt's own modules, mostly while a library is being loaded."""


@contextmanager
def qt_talk_in_log() -> Iterator[None]:
    """Log Qt's messages within the context, such as that there is no sound server.

    Its messages on library lookup are suppressed: Qt emits them while it holds the system loader's
    lock and would wait for Python's lock. Another thread that imports a module holds that one and
    waits for the loader, so both would deadlock.
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
