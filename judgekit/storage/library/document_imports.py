"""Import documents: read a file, find its counterparts, keep it in the data folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Lock

import msgspec

from judgekit.domain.rules.document import Document
from judgekit.domain.rules.document_import import DocumentReading, GivenFacts
from judgekit.domain.rules.joining import Counterparts
from judgekit.engine.ports.documents import ImportProposal
from judgekit.engine.ports.rules import RulesProvider
from judgekit.reading.documents.document_file import LARGEST_FILE
from judgekit.search.alignment.joining import counterparts_of
from judgekit.storage.files.user_file import read_user_file
from judgekit.storage.library.imported_editions import ImportedEditions, new_edition
from judgekit.storage.library.reading_process import read_apart


class KeptDocumentImports:
    """Implements `engine.ports.documents.DocumentImports` on a folder.

    `today` returns the day (ISO) by which an edition is current, `now` the time of an import.
    """

    def __init__(
        self,
        folder: Path,
        rules: RulesProvider,
        today: Callable[[], str],
        now: Callable[[], str],
    ) -> None:
        self._editions = ImportedEditions(folder)
        self._rules = rules
        self._today = today
        self._now = now
        self._reading = Lock()

    def propose(
        self,
        path: Path,
        given: GivenFacts | None = None,
        progress: Callable[[float], None] = lambda part: None,
    ) -> ImportProposal:
        """See the port."""
        return self._proposal(path.name, read_user_file(path, LARGEST_FILE), given, progress)

    def keep(self, proposal: ImportProposal) -> Document:
        """See the port."""
        edition = new_edition(
            proposal.reading,
            proposal.source,
            proposal.file_name,
            self._now(),
            proposal.counterparts,
        )
        self._editions.keep(edition, proposal.source)
        self._rules.refresh()
        return edition.document

    def read_again(self, document: str, given: GivenFacts | None = None) -> ImportProposal:
        """See the port."""
        before = next(each for each in self._editions.all() if each.document.id == document)
        source = self._editions.source(document)
        proposal = self._proposal(before.file_name, source, given, lambda part: None)
        if before.counterparts is None or not before.counterparts.by_hand:
            return proposal
        found = proposal.counterparts or Counterparts(before.counterparts.base)
        if found.base != before.counterparts.base:
            return proposal
        by_hand = msgspec.structs.replace(found, by_hand=before.counterparts.by_hand)
        return msgspec.structs.replace(proposal, counterparts=by_hand)

    def remove(self, document: str) -> bool:
        """See the port."""
        removed = self._editions.remove(document)
        if removed:
            self._rules.refresh()
        return removed

    def imported(self) -> frozenset[str]:
        """See the port."""
        return frozenset(each.document.id for each in self._editions.all())

    def _proposal(
        self,
        name: str,
        source: bytes,
        given: GivenFacts | None,
        progress: Callable[[float], None],
    ) -> ImportProposal:
        progress(0.05)
        with self._reading:
            reading = read_apart(name, source, given, lambda: progress(0.05))
        progress(0.6)
        reading = self._with_own_id(reading)
        document = reading.document
        library = self._rules.library()
        counterparts = counterparts_of(document, library, self._rules.glossary())
        progress(1.0)
        current = library.current(document.kind, document.language, self._today())
        retires = (
            current.id
            if current is not None
            and current.id != document.id
            and current.edition_date < document.edition_date <= self._today()
            else None
        )
        replaces = document.id if library.document(document.id) is not None else None
        return ImportProposal(reading, name, source, counterparts, replaces, retires)

    def _with_own_id(self, reading: DocumentReading) -> DocumentReading:
        """Documents of no known kind are told apart by their titles, not by their dates."""
        document = reading.document
        if document.kind != "other":
            return reading
        taken = {each.document.id: each for each in self._editions.all()}
        number, name = 1, document.id
        while (other := taken.get(name)) is not None and other.document.title != document.title:
            number += 1
            name = f"{document.id}-{number}"
        return msgspec.structs.replace(reading, document=msgspec.structs.replace(document, id=name))
