"""What Qt says of the machine while it looks around, kept in the log instead of the terminal."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

_log = logging.getLogger(__name__)


@contextmanager
def qt_talk_in_log() -> Iterator[None]:
    """Until it is left, what Qt remarks is logged: libraries it looked for and did not need, a
    sound server that isn't there."""
    previous = qInstallMessageHandler(_into_log)
    try:
        yield
    finally:
        qInstallMessageHandler(previous)


def _into_log(_kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    _log.info("%s: %s", context.category, text)
