"""Port for importing documents into the library."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import msgspec

if TYPE_CHECKING:
    from judgekit.domain.rules.document import Document
    from judgekit.domain.rules.document_import import DocumentReading, GivenFacts
    from judgekit.domain.rules.joining import Counterparts


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


class DocumentImports(Protocol):
    """Reads files of documents, and keeps and removes them."""

    def propose(
        self,
        path: Path,
        given: GivenFacts | None = None,
        progress: Callable[[float], None] = lambda part: None,
    ) -> ImportProposal:
        """Read a file; nothing is kept. Raises DocumentRefused or EnvironmentFailure.

        `progress` is called several times a second while the file is read, in a process of its own;
        what it raises ends that process and is raised here, so that it can cancel.
        """
        ...

    def keep(self, proposal: ImportProposal) -> Document:
        """Keep what was proposed; the library must be prepared again. Raises EnvironmentFailure."""
        ...

    def read_again(self, document: str, given: GivenFacts | None = None) -> ImportProposal:
        """Read the kept file of an imported document anew; counterparts set by hand stay."""
        ...

    def remove(self, document: str) -> bool:
        """Remove an imported document with its file; False for one that is not imported."""
        ...

    def imported(self) -> frozenset[str]:
        """The ids of the imported documents."""
        ...
