"""Imported documents in the user's data folder: the file as it was, and what was read of it."""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import tempfile
from pathlib import Path

import msgspec

from judgekit.domain.rules.document import Document
from judgekit.domain.rules.document_import import DocumentReading
from judgekit.domain.rules.joining import Counterparts
from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.storage.files.whole_file import WholeFile
from judgekit.system.private_files import make_private_folder

FORM = 1
"""Version of `ImportedEdition` as it is written."""
_READ = "read.json"
_SOURCE = "source"
_DRAFT = ".new-"
_REPLACED = ".old-"
_LARGEST = 256 * 1024 * 1024


class ImportedEdition(msgspec.Struct, frozen=True):
    """An imported document with its origin.

    `file_name` is the name of the file, `sha256` of its content and `bytes` its size; `imported` is
    the ISO time of the import. `counterparts` is None where there was nothing to compare with.
    """

    reading: DocumentReading
    file_name: str
    sha256: str
    bytes: int
    imported: str
    counterparts: Counterparts | None = None
    form: int = FORM

    @property
    def document(self) -> Document:
        """The document."""
        return self.reading.document


class ImportedEditions:
    """The imported documents of one folder, each in a folder of its id."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def all(self) -> tuple[ImportedEdition, ...]:
        """Every imported document in the order of import; a damaged one is left out."""
        if self._hidden(_REPLACED):
            with contextlib.suppress(OSError):
                self._tidy()
        found = [edition for folder in self._folders() if (edition := self._read(folder))]
        return tuple(sorted(found, key=lambda each: (each.imported, each.document.id)))

    def damaged(self) -> tuple[str, ...]:
        """The ids of imported documents of which what was read can't be used."""
        return tuple(folder.name for folder in self._folders() if self._read(folder) is None)

    def keep(self, edition: ImportedEdition, source: bytes) -> None:
        """Keep a document with its file, in place of one of the same id.

        Raises EnvironmentFailure, and nothing is kept then.
        """
        target = self.folder / edition.document.id
        draft: Path | None = None
        try:
            make_private_folder(self.folder)
            self._tidy()
            draft = Path(tempfile.mkdtemp(prefix=_DRAFT, dir=self.folder))
            _write(draft / _SOURCE, source)
            _write(draft / _READ, msgspec.json.encode(edition))
            if target.exists():
                target.rename(self.folder / f"{_REPLACED}{target.name}")
            draft.rename(target)
            self._tidy()
        except OSError as error:
            if draft is not None:
                shutil.rmtree(draft, ignore_errors=True)
            raise storing_failure(error, target) from error

    def replace_counterparts(self, document: str, counterparts: Counterparts | None) -> None:
        """Keep other counterparts of an imported document's sections."""
        folder = self.folder / document
        edition = self._read(folder)
        if edition is None:
            return
        content = msgspec.json.encode(msgspec.structs.replace(edition, counterparts=counterparts))
        WholeFile(folder / _READ).replace(content)

    def source(self, document: str) -> bytes:
        """The file that a document was read from; raises EnvironmentFailure."""
        path = self.folder / document / _SOURCE
        try:
            return path.read_bytes()
        except OSError as error:
            raise EnvironmentFailure(FailureReason.FILE_UNREADABLE, str(path)) from error

    def remove(self, document: str) -> bool:
        """Remove an imported document with its file; whether there was one. Raises
        EnvironmentFailure."""
        target = self.folder / document
        if target not in self._folders():
            return False
        try:
            aside = Path(tempfile.mkdtemp(prefix=_DRAFT, dir=self.folder))
            target.rename(aside / target.name)
            self._tidy()
        except OSError as error:
            raise storing_failure(error, target) from error
        return True

    def _folders(self) -> list[Path]:
        with contextlib.suppress(OSError), os.scandir(self.folder) as entries:
            return sorted(
                Path(entry.path)
                for entry in entries
                if entry.is_dir(follow_symlinks=False) and not entry.name.startswith(".")
            )
        return []

    def _read(self, folder: Path) -> ImportedEdition | None:
        try:
            with (folder / _READ).open("rb") as file:
                raw = file.read(_LARGEST + 1)
            edition = msgspec.json.decode(raw, type=ImportedEdition)
        except (OSError, *UNDECODABLE):
            return None
        return edition if edition.document.id == folder.name and edition.form == FORM else None

    def _tidy(self) -> None:
        """Finish what a kill interrupted: put back a document whose successor never came, and
        remove drafts."""
        for replaced in self._hidden(_REPLACED):
            target = self.folder / replaced.name.removeprefix(_REPLACED)
            if target.exists():
                shutil.rmtree(replaced, ignore_errors=True)
            else:
                replaced.rename(target)
        for draft in self._hidden(_DRAFT):
            shutil.rmtree(draft, ignore_errors=True)

    def _hidden(self, prefix: str) -> list[Path]:
        with contextlib.suppress(OSError):
            return [each for each in self.folder.iterdir() if each.name.startswith(prefix)]
        return []


def new_edition(
    reading: DocumentReading,
    source: bytes,
    file_name: str,
    imported: str,
    counterparts: Counterparts | None,
) -> ImportedEdition:
    """An edition of a file that was just read."""
    digest = hashlib.sha256(source).hexdigest()
    return ImportedEdition(reading, file_name, digest, len(source), imported, counterparts)


def _write(path: Path, content: bytes) -> None:
    with path.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def storing_failure(error: OSError, path: Path) -> EnvironmentFailure:
    """What to raise when a file can't be written: a full disk is told apart."""
    import errno  # noqa: PLC0415  (only when something failed)

    full = error.errno in {errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)}
    reason = FailureReason.DISK_FULL if full else FailureReason.FOLDER_UNWRITABLE
    return EnvironmentFailure(reason, str(path), error.strerror or "")
