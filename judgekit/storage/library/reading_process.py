"""Read a document's file in a process of its own: a file that crashes a library, or takes all
memory, ends that process and not the program."""

from __future__ import annotations

import logging
import tempfile
import traceback
from collections.abc import Callable
from pathlib import Path

import msgspec

from judgekit.domain.rules.document_import import (
    DocumentReading,
    DocumentRefused,
    GivenFacts,
    RefusalReason,
)
from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.system.child_process import ChildEnd, limit_memory, run_child

READ_DOCUMENT = "--read-document"
"""First word of the call that `run_child` makes; the second is the folder of the request."""
SECONDS = 60.0
"""The largest official document takes two."""
MEGABYTES = 2048
_log = logging.getLogger(__name__)
_REQUEST, _SOURCE, _ANSWER = "request.json", "source", "answer.json"
_LARGEST_ANSWER = 256 * 1024 * 1024


class _Request(msgspec.Struct, frozen=True):
    name: str
    given: GivenFacts | None


class _Answer(msgspec.Struct, frozen=True):
    """What was read, or why the file is refused."""

    reading: DocumentReading | None = None
    refused: RefusalReason | None = None
    detail: str = ""


def read_apart(
    name: str,
    data: bytes,
    given: GivenFacts | None = None,
    waiting: Callable[[], None] = lambda: None,
    seconds: float = SECONDS,
) -> DocumentReading:
    """Read a file by its content as `read_document` does, in a process of its own.

    `waiting` is called several times a second, and cancels by raising. Raises DocumentRefused, also
    for a file that can't be read within the bounds, and EnvironmentFailure.
    """
    from judgekit.reading.documents.document_file import check_size  # noqa: PLC0415

    check_size(data)
    try:
        with tempfile.TemporaryDirectory(prefix="judgekit-") as folder:
            answer = _asked(Path(folder), _Request(name, given), data, waiting, seconds)
    except OSError as error:
        detail = error.strerror or type(error).__name__
        raise EnvironmentFailure(
            FailureReason.FOLDER_UNWRITABLE, tempfile.gettempdir(), detail
        ) from error
    if answer.reading is None:
        if answer.refused is RefusalReason.STOPPED:
            _log.warning("reading a document was stopped: %s", answer.detail)
        raise DocumentRefused(answer.refused or RefusalReason.STOPPED, answer.detail)
    return answer.reading


def _asked(
    folder: Path,
    request: _Request,
    data: bytes,
    waiting: Callable[[], None],
    seconds: float,
) -> _Answer:
    (folder / _SOURCE).write_bytes(data)
    (folder / _REQUEST).write_bytes(msgspec.json.encode(request))
    end = run_child([READ_DOCUMENT, str(folder)], seconds, waiting)
    written = folder / _ANSWER
    if end is not ChildEnd.DONE or not written.exists():
        return _Answer(refused=RefusalReason.STOPPED, detail=end.name)
    if written.stat().st_size > _LARGEST_ANSWER:
        return _Answer(refused=RefusalReason.TOO_LARGE)
    try:
        return msgspec.json.decode(written.read_bytes(), type=_Answer)
    except UNDECODABLE:
        return _Answer(refused=RefusalReason.STOPPED)


def answer_reading(folder: Path) -> int:
    """Read the file of the request in a folder, write the answer there; return the exit status."""
    from judgekit.reading.documents.document_file import read_document  # noqa: PLC0415

    limit_memory(MEGABYTES)
    request = msgspec.json.decode((folder / _REQUEST).read_bytes(), type=_Request)
    try:
        reading = read_document(request.name, (folder / _SOURCE).read_bytes(), request.given)
        answer = _Answer(reading)
    except DocumentRefused as refused:
        answer = _Answer(refused=refused.reason, detail=refused.detail)
    except MemoryError:
        answer = _Answer(refused=RefusalReason.STOPPED, detail="memory")
    except Exception:  # a bug of the reader: the program goes on, and its log says where it is
        answer = _Answer(refused=RefusalReason.STOPPED, detail=traceback.format_exc(limit=-3))
    (folder / _ANSWER).write_bytes(msgspec.json.encode(answer))
    return 0
