"""Set up the program's log: a small rotating file without the user's name."""

from __future__ import annotations

import logging
import sys
import time
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

from judgekit.system.home_shortening import home_folder, shorten_home
from judgekit.system.masked_values import mask_values
from judgekit.system.private_files import make_private_folder, open_private, protect_folders

_ExceptionInfo = (
    tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
)

LOGGER = "judgekit"
"""Parent of every module's logger (`logging.getLogger(__name__)`)."""

FILE_NAME = "judgekit.log"
FILE_BYTES = 512 * 1024
OLD_FILES = 3


class HomelessFormatter(logging.Formatter):
    """Formats lines in UTC; paths, also in tracebacks, have `~` instead of the home folder."""

    def __init__(self, home: Path) -> None:
        super().__init__("%(asctime)sZ %(levelname)s %(name)s: %(message)s", "%Y-%m-%dT%H:%M:%S")
        self.converter = _utc
        self._home = home

    def format(self, record: logging.LogRecord) -> str:
        """Format the record."""
        return shorten_home(super().format(record), self._home)

    def formatException(self, ei: _ExceptionInfo) -> str:  # noqa: N802  (logging's name)
        """Format the traceback without the values that the error quotes."""
        return mask_values(super().formatException(ei))


class PrivateLogFile(RotatingFileHandler):
    """A rotating log whose files only the user may read."""

    def _open(self) -> TextIOWrapper:
        file = open_private(Path(self.baseFilename), f"{self.mode}b")
        return TextIOWrapper(file, self.encoding, self.errors)


def start_logging(folder: Path, *, home: Path | None = None) -> Path | None:
    """Log to a file in `folder`, which is created if necessary; return the file.

    If the folder can't be written, log warnings to standard error and return None: a full disk must
    not prevent a start. A second call replaces the first setup.
    """
    logging.raiseExceptions = False
    file: Path | None = folder / FILE_NAME
    handler: logging.Handler
    try:
        make_private_folder(folder)
        protect_folders((folder,))
        handler = PrivateLogFile(
            folder / FILE_NAME, maxBytes=FILE_BYTES, backupCount=OLD_FILES, encoding="utf-8"
        )
    except OSError:
        file = None
        handler = logging.StreamHandler(sys.stderr) if sys.stderr else logging.NullHandler()
        handler.setLevel(logging.WARNING)
    handler.setFormatter(HomelessFormatter(home or home_folder()))
    _replace_handlers(handler)
    return file


def stop_logging() -> None:
    """Close the log file."""
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
