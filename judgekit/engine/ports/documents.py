"""Port for importing documents into the library, and for carrying it to another computer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import msgspec

if TYPE_CHECKING:
    from judgekit.domain.rules.document import Document
    from judgekit.domain.rules.document_import import DocumentReading, GivenFacts
    from judgekit.domain.rules.joining import Counterparts, HandChange
    from judgekit.domain.rules.reading_marks import ReadingMarks
    from judgekit.domain.shared.rule_reference import RuleReference

Progress = Callable[[float], None]
"""Called with the progress, from 0 to 1."""


class ImportProposal(msgspec.Struct, frozen=True):
    """A file that was read and not yet kept.

    `replaces` is the id of the imported document of the same id, which would be replaced; `retires`
    that of the edition of its kind and language which would no longer be the current one today.
    `source` is the file's content.
    """

    reading: DocumentReading
    file_name: str
    source: bytes
    counterparts: Counterparts | None
    replaces: str | None = None
    retires: str | None = None

    @property
    def document(self) -> Document:
        """The document as it was read."""
        return self.reading.document


class StoredDocument(msgspec.Struct, frozen=True):
    """A document's file: its name, its size in bytes, and the ISO time of its import.

    `imported` is empty for a text that comes with the program. Of a damaged one only its id is
    known, and its file can be read again.
    """

    id: str
    file_name: str = ""
    bytes: int = 0
    imported: str = ""
    is_damaged: bool = False


class CarriedLibrary(msgspec.Struct, frozen=True):
    """What came with the file of a library: the ids of documents that were kept, those that stayed
    because they are newer here, the names of files that were refused, and the reader's marks."""

    kept: tuple[str, ...]
    stayed: tuple[str, ...]
    refused: tuple[str, ...]
    marks: ReadingMarks


class DocumentImports(Protocol):
    """Reads files of documents, and keeps and removes them."""

    def propose(
        self,
        path: Path,
        given: GivenFacts | None = None,
        progress: Progress = lambda part: None,
    ) -> ImportProposal:
        """Read a file; nothing is kept. Raises DocumentRefused or EnvironmentFailure.

        `progress` is called several times a second while the file is read, in a process of its own;
        what it raises ends that process and is raised here, so that it can cancel.
        """
        ...

    def keep(self, proposal: ImportProposal, progress: Progress = lambda part: None) -> Document:
        """Keep what was proposed, and prepare the library anew. Raises EnvironmentFailure."""
        ...

    def read_again(self, document: str, given: GivenFacts | None = None) -> ImportProposal:
        """Read the kept file of an imported document anew; counterparts set by hand stay.

        Raises DocumentRefused or EnvironmentFailure."""
        ...

    def remove(self, document: str) -> bool:
        """Remove an imported document with its file; False for one that is not imported."""
        ...

    def imported(self) -> frozenset[str]:
        """The ids of the imported documents."""
        ...

    def stored(self) -> tuple[StoredDocument, ...]:
        """The files of all documents, damaged ones included."""
        ...

    def set_counterpart(
        self, reference: RuleReference, document: str, ref: str | None
    ) -> HandChange | None:
        """Set by hand which section of a document is a section's counterpart, None for no one.

        At least one of the two documents is imported; None where the choice can't be kept,
        because neither is joined to the other. Raises EnvironmentFailure.
        """
        ...

    def put_back_counterpart(self, change: HandChange) -> bool:
        """Undo what was set by hand; False where something else has been set there since, or the
        document is gone. Raises EnvironmentFailure."""
        ...

    def export(self, path: Path, marks: ReadingMarks) -> int:
        """Write the imported documents with these marks to one file; return their number. Raises
        EnvironmentFailure, and there is no file then."""
        ...

    def bring(self, path: Path, progress: Progress = lambda part: None) -> CarriedLibrary:
        """Keep the documents of an exported library; of the same document the newer import stays.

        The marks are returned to be merged. Raises DocumentRefused or EnvironmentFailure.
        """
        ...
