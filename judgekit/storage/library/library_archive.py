"""The imported documents with the reader's marks as one file: an uncompressed tar archive.

Its first member is `library.json`, the others are the documents' files in its order. It is read as
a stream and nothing in it names a place on this machine: members' names are not used, sizes are
bounded, and a document is read anew from its file.
"""

from __future__ import annotations

import contextlib
import io
import os
import tarfile
import tempfile
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path

import msgspec

from judgekit.domain.rules.document_import import (
    DocumentKind,
    DocumentRefused,
    GivenFacts,
    RefusalReason,
)
from judgekit.domain.rules.joining import Counterparts
from judgekit.domain.rules.reading_marks import ReadingMarks
from judgekit.domain.shared.moment import is_day
from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.reading.documents.document_file import LARGEST_FILE
from judgekit.storage.library.imported_editions import (
    ImportedEdition,
    ImportedEditions,
    storing_failure,
)
from judgekit.system.regular_file import open_regular_file

FORM = 1
"""Version of the archive; a program reads no newer one."""
CONTENTS = "library.json"
MOST_DOCUMENTS = 500
LARGEST_CONTENTS = 64 * 1024 * 1024
LARGEST_ARCHIVE = 4 * 1024 * 1024 * 1024
LONGEST_NAME = 255
_UNREADABLE = (tarfile.TarError, EOFError, ValueError, OverflowError, RecursionError)


class CarriedDocument(msgspec.Struct, frozen=True):
    """What is said of a document beside its file; see `ImportedEdition`."""

    id: str
    kind: DocumentKind
    language: str
    date: str
    file_name: str
    sha256: str
    imported: str
    counterparts: Counterparts | None = None

    def given(self) -> GivenFacts:
        """What was read or corrected when the document was imported."""
        return GivenFacts(self.kind, self.language, self.date or None)


class Contents(msgspec.Struct, frozen=True):
    """The first member."""

    form: int
    documents: tuple[CarriedDocument, ...] = ()
    marks: ReadingMarks = ReadingMarks()


class _Form(msgspec.Struct, frozen=True):
    form: int


def write_archive(path: Path, editions: ImportedEditions, marks: ReadingMarks) -> int:
    """Write all imported documents and the marks to a file, whole or not at all; return the number
    of documents. Raises EnvironmentFailure."""
    kept = editions.all()
    contents = Contents(FORM, tuple(_carried(each) for each in kept), marks)
    draft: str | None = None
    try:
        handle, draft = tempfile.mkstemp(".new", f".{path.name}-", dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            with tarfile.open(fileobj=file, mode="w", format=tarfile.PAX_FORMAT) as archive:
                _add(archive, CONTENTS, msgspec.json.encode(contents))
                for number, each in enumerate(kept, 1):
                    _add(archive, f"documents/{number}", editions.source(each.document.id))
            file.flush()
            os.fsync(file.fileno())
        Path(draft).replace(path)
    except OSError as error:
        raise storing_failure(error, path) from error
    finally:
        if draft is not None:
            with contextlib.suppress(OSError):
                Path(draft).unlink(missing_ok=True)
    return len(kept)


@contextlib.contextmanager
def opened_archive(path: Path) -> Iterator[tuple[Contents, Iterator[bytes]]]:
    """Open an archive: its contents, and the files of its documents one after another.

    Raises DocumentRefused for what is no such archive, EnvironmentFailure if it can't be read.
    """
    with contextlib.ExitStack() as opened:
        with _told_apart(path):
            file = opened.enter_context(open_regular_file(path))
            if os.fstat(file.fileno()).st_size > LARGEST_ARCHIVE:
                raise DocumentRefused(RefusalReason.NOT_A_LIBRARY)
            archive = opened.enter_context(tarfile.open(fileobj=file, mode="r|"))
        contents = _contents(_next(path, archive, LARGEST_CONTENTS))
        yield contents, _sources(path, archive, len(contents.documents))


@contextlib.contextmanager
def _told_apart(path: Path) -> Iterator[None]:
    """Tell what is no such archive from a file that can't be read."""
    try:
        yield
    except _UNREADABLE as error:
        raise DocumentRefused(RefusalReason.NOT_A_LIBRARY) from error
    except OSError as error:
        raise EnvironmentFailure(FailureReason.FILE_UNREADABLE, str(path)) from error


def _carried(edition: ImportedEdition) -> CarriedDocument:
    document = edition.document
    return CarriedDocument(
        document.id,
        DocumentKind(document.kind),
        document.language,
        document.edition_date,
        edition.file_name,
        edition.sha256,
        edition.imported,
        edition.counterparts,
    )


def _add(archive: tarfile.TarFile, name: str, content: bytes) -> None:
    member = tarfile.TarInfo(name)
    member.size = len(content)
    archive.addfile(member, io.BytesIO(content))


def _contents(raw: bytes) -> Contents:
    try:
        form = msgspec.json.decode(raw, type=_Form).form
        if form > FORM:
            raise DocumentRefused(RefusalReason.NEWER_LIBRARY)
        contents = msgspec.json.decode(raw, type=Contents)
    except UNDECODABLE as error:
        raise DocumentRefused(RefusalReason.NOT_A_LIBRARY) from error
    if len(contents.documents) > MOST_DOCUMENTS or not _all_plausible(contents.documents):
        raise DocumentRefused(RefusalReason.NOT_A_LIBRARY)
    return contents


def _all_plausible(documents: Sequence[CarriedDocument]) -> bool:
    for each in documents:
        with contextlib.suppress(ValueError):
            datetime.fromisoformat(each.imported)
            name = each.file_name
            is_name = len(name) <= LONGEST_NAME and name.isprintable()
            is_code = each.language.isascii() and each.language.isalpha()
            if is_name and is_code and (not each.date or is_day(each.date)):
                continue
        return False
    return True


def _sources(path: Path, archive: tarfile.TarFile, count: int) -> Iterator[bytes]:
    for _ in range(count):
        yield _next(path, archive, LARGEST_FILE)


def _next(path: Path, archive: tarfile.TarFile, most: int) -> bytes:
    with _told_apart(path):
        member = archive.next()
        if member is None or not member.isreg() or member.size > most:
            raise DocumentRefused(RefusalReason.NOT_A_LIBRARY)
        file = archive.extractfile(member)
        content = file.read(most) if file is not None else b""
        if len(content) != member.size:
            raise DocumentRefused(RefusalReason.NOT_A_LIBRARY)
    return content
