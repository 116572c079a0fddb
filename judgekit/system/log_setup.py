"""Where the program's log goes: a small file that rotates, free of the user's name."""

from __future__ import annotations

import logging
import sys
import time
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

from judgekit.system.home_shortening import shorten_home
from judgekit.system.masked_values import mask_values

_ExceptionInfo = (
    tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
)

LOGGER = "judgekit"
"""The logger above every module's own (`logging.getLogger(__name__)`)."""

FILE_NAME = "judgekit.log"
FILE_BYTES = 512 * 1024
OLD_FILES = 3


class HomelessFormatter(logging.Formatter):
    """Lines in UTC whose paths, those of tracebacks too, begin with `~` instead of the home."""

    def __init__(self, home: Path) -> None:
        super().__init__("%(asctime)sZ %(levelname)s %(name)s: %(message)s", "%Y-%m-%dT%H:%M:%S")
        self.converter = _utc
        self._home = home

    def format(self, record: logging.LogRecord) -> str:
        """The record's line or lines."""
        return shorten_home(super().format(record), self._home)

    def formatException(self, ei: _ExceptionInfo) -> str:  # noqa: N802  (logging's name)
        """The traceback without the values that the error quotes."""
        return mask_values(super().formatException(ei))


def start_logging(folder: Path, *, home: Path | None = None) -> Path | None:
    """Send the program's log to `folder`, made if need be; returns the file.

    Where the folder can't be written, warnings go to standard error and None is returned: a full
    disk is no reason not to start. Calling it again replaces what it set up before.
    """
    logging.raiseExceptions = False
    file: Path | None = folder / FILE_NAME
    handler: logging.Handler
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            folder / FILE_NAME, maxBytes=FILE_BYTES, backupCount=OLD_FILES, encoding="utf-8"
        )
    except OSError:
        file = None
        handler = logging.StreamHandler(sys.stderr) if sys.stderr else logging.NullHandler()
        handler.setLevel(logging.WARNING)
    handler.setFormatter(HomelessFormatter(home or Path.home()))
    _replace_handlers(handler)
    return file


def stop_logging() -> None:
    """Close the log's file."""
    _replace_handlers(None)


def _utc(seconds: float | None) -> time.struct_time:
    return time.gmtime(seconds)


def _replace_handlers(handler: logging.Handler | None) -> None:
    logger = logging.getLogger(LOGGER)
    for old in list(logger.handlers):
        logger.removeHandler(old)
        old.close()
    logger.propagate = handler is None
    if handler:
        logger.addHandler(handler)
        logger.setLevel(logging.INFO)
