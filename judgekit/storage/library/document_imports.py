"""Import documents: read a file, find its counterparts, keep it in the data folder."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from threading import Lock

import msgspec

from judgekit.domain.rules.document import Document
from judgekit.domain.rules.document_import import (
    DocumentKind,
    DocumentReading,
    DocumentRefused,
    GivenFacts,
)
from judgekit.domain.rules.joining import Counterparts, HandChange
from judgekit.domain.rules.library import Library
from judgekit.domain.rules.reading_marks import ReadingMarks
from judgekit.domain.shared.moment import is_day
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.engine.ports.documents import (
    CarriedLibrary,
    ImportProposal,
    Progress,
    StoredDocument,
)
from judgekit.engine.ports.rules import RulesProvider
from judgekit.reading.documents.document_file import LARGEST_FILE
from judgekit.search.alignment.joining import counterparts_of
from judgekit.storage.files.user_file import read_user_file
from judgekit.storage.library.imported_editions import (
    ImportedEdition,
    ImportedEditions,
    new_edition,
)
from judgekit.storage.library.library_archive import (
    CarriedDocument,
    opened_archive,
    write_archive,
)
from judgekit.storage.library.reading_process import read_apart


class KeptDocumentImports:
    """Implements `engine.ports.documents.DocumentImports` on a folder.

    `texts` is the folder of the texts that come with the program; `today` returns the day (ISO) by
    which an edition is current, `now` the time of an import.
    """

    def __init__(
        self,
        folder: Path,
        texts: Path,
        rules: RulesProvider,
        today: Callable[[], str],
        now: Callable[[], str],
    ) -> None:
        self._editions = ImportedEditions(folder)
        self._texts = texts
        self._rules = rules
        self._today = today
        self._now = now
        self._reading = Lock()

    def propose(
        self,
        path: Path,
        given: GivenFacts | None = None,
        progress: Progress = lambda part: None,
    ) -> ImportProposal:
        """See the port."""
        return self._proposal(path.name, read_user_file(path, LARGEST_FILE), given, progress)

    def keep(self, proposal: ImportProposal, progress: Progress = lambda part: None) -> Document:
        """See the port."""
        edition = new_edition(
            proposal.reading,
            proposal.source,
            proposal.file_name,
            self._now(),
            proposal.counterparts,
        )
        self._editions.keep(edition, proposal.source)
        self._rules.refresh(progress)
        return edition.document

    def read_again(self, document: str, given: GivenFacts | None = None) -> ImportProposal:
        """See the port. What the user corrected stays, unless something else is given."""
        before = self._edition(document)
        source = self._editions.source(document)
        # Of a damaged one the file's name is lost, and its form shows in its content.
        name = before.file_name if before else document
        return self._proposal(name, source, given or _facts_in(document), lambda part: None)

    def remove(self, document: str) -> bool:
        """See the port. What was joined through it is joined anew."""
        library = self._rules.library()
        if not self._editions.remove(document):
            return False
        others = tuple(each for each in library.documents if each.id != document)
        rest = Library(others, library.alignment)
        for each in self._editions.all():
            if each.counterparts is not None and each.counterparts.base == document:
                self._editions.replace_counterparts(each.document.id, self._rejoined(each, rest))
        self._rules.refresh()
        return True

    def imported(self) -> frozenset[str]:
        """See the port."""
        return frozenset(each.document.id for each in self._editions.all())

    def stored(self) -> tuple[StoredDocument, ...]:
        """See the port."""
        own = [
            StoredDocument(each.document.id, each.file_name, each.bytes, each.imported)
            for each in self._editions.all()
        ]
        own += [StoredDocument(each, is_damaged=True) for each in self._editions.damaged()]
        known = {each.id for each in own}
        bundled = [
            StoredDocument(each.id, each.source, _size(self._texts / each.source))
            for each in self._rules.library().documents
            if each.id not in known
        ]
        return (*bundled, *own)

    def set_counterpart(
        self, reference: RuleReference, document: str, ref: str | None
    ) -> HandChange | None:
        """See the port."""
        alignment = self._rules.library().alignment
        there = ref if ref is not None else alignment.counterpart(reference, document).ref
        if there is None:
            return HandChange(reference.document)
        other = RuleReference(document, there)
        ways = [(reference, other), (other, reference)]
        for own, partner in sorted(ways, key=lambda way: self._base(way[0]) != way[1].document):
            base = self._base(own)
            if base is None:
                continue
            is_base = partner.document == base
            base_ref = partner.ref if is_base else alignment.counterpart(partner, base).ref
            if ref is None:
                base_ref = None
            elif base_ref is None:
                continue
            edition = self._edition(own.document)
            assert edition is not None
            assert edition.counterparts is not None
            changed = edition.counterparts.set_by_hand(own.ref, base_ref)
            self._editions.replace_counterparts(own.document, changed)
            self._rules.refresh()
            return HandChange(own.document, edition.counterparts.by_hand, changed.by_hand)
        return None

    def put_back_counterpart(self, change: HandChange) -> bool:
        """See the port."""
        edition = self._edition(change.document)
        told = edition.counterparts if edition is not None else None
        if told is None or told.by_hand != change.after:
            return False
        put_back = msgspec.structs.replace(told, by_hand=change.before)
        self._editions.replace_counterparts(change.document, put_back)
        self._rules.refresh()
        return True

    def export(self, path: Path, marks: ReadingMarks) -> int:
        """See the port."""
        return write_archive(path, self._editions, marks)

    def bring(self, path: Path, progress: Progress = lambda part: None) -> CarriedLibrary:
        """See the port."""
        kept: list[str] = []
        stayed: list[str] = []
        refused: list[str] = []
        with opened_archive(path) as (_, sources):
            # A file that was cut is refused before anything is kept.
            for _ in sources:
                pass
        try:
            with opened_archive(path) as (contents, sources):
                for number, carried in enumerate(contents.documents, 1):
                    source = next(sources)
                    here = self._edition(carried.id)
                    if here is not None and here.imported >= carried.imported:
                        self._merge_by_hand(here, carried)
                        stayed.append(carried.id)
                        continue
                    try:
                        kept.append(self._take(carried, source))
                    except DocumentRefused:
                        refused.append(carried.file_name)
                    progress(0.6 * number / len(contents.documents))
        finally:
            self._rules.refresh(lambda part: progress(0.6 + 0.4 * part))
        return CarriedLibrary(tuple(kept), tuple(stayed), tuple(refused), contents.marks)

    def _take(self, carried: CarriedDocument, source: bytes) -> str:
        """Keep a document of another library, read anew; return its id."""
        with self._reading:
            reading = self._with_own_id(read_apart(carried.file_name, source, carried.given()))
        library = self._rules.library()
        brought = tuple(each.document for each in self._editions.all())
        known = {each.id: each for each in (*library.documents, *brought)}
        together = Library(tuple(known.values()), library.alignment)
        told = carried.counterparts
        base = known.get(told.base) if told is not None else None
        found = counterparts_of(reading.document, together, self._rules.glossary(), base)
        if told is not None and found is not None and base is not None:
            found = msgspec.structs.replace(found, by_hand=_by_hand(told, base))
        edition = new_edition(reading, source, carried.file_name, carried.imported, found)
        self._editions.keep(edition, source)
        return edition.document.id

    def _merge_by_hand(self, here: ImportedEdition, carried: CarriedDocument) -> None:
        """Take over what was set by hand in another library; what was set here stays."""
        own, other = here.counterparts, carried.counterparts
        base = self._rules.library().document(own.base) if own is not None else None
        if own is None or other is None or own.base != other.base or base is None:
            return
        for ref, there in _by_hand(other, base).items():
            if ref not in own.by_hand and (there is None or there not in own.by_hand.values()):
                own = own.set_by_hand(ref, there)
        if own != here.counterparts:
            self._editions.replace_counterparts(here.document.id, own)

    def _edition(self, document: str) -> ImportedEdition | None:
        return next((each for each in self._editions.all() if each.document.id == document), None)

    def _base(self, reference: RuleReference) -> str | None:
        edition = self._edition(reference.document)
        return edition.counterparts.base if edition and edition.counterparts else None

    def _rejoined(self, edition: ImportedEdition, rest: Library) -> Counterparts | None:
        """The counterparts of an edition in another base than the one that was removed."""
        before = edition.counterparts
        found = counterparts_of(edition.document, rest, self._rules.glossary())
        if before is None or found is None:
            return found
        for ref, there in before.by_hand.items():
            if there is None:
                found = found.set_by_hand(ref, None)
                continue
            place = RuleReference(before.base, there)
            new = rest.alignment.counterpart(place, found.base).ref
            found = found.set_by_hand(ref, new) if new is not None else found
        return found

    def _proposal(
        self,
        name: str,
        source: bytes,
        given: GivenFacts | None,
        progress: Progress,
    ) -> ImportProposal:
        progress(0.05)
        with self._reading:
            reading = read_apart(name, source, given, lambda: progress(0.05))
        progress(0.6)
        reading = self._with_own_id(reading)
        document = reading.document
        library = self._rules.library()
        counterparts = self._counterparts(document, library)
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

    def _counterparts(self, document: Document, library: Library) -> Counterparts | None:
        """The counterparts of a document; what was set by hand in one of the same id stays."""
        earlier = self._edition(document.id)
        told = earlier.counterparts if earlier is not None else None
        base = library.document(told.base) if told is not None and told.by_hand else None
        found = counterparts_of(document, library, self._rules.glossary(), base)
        if told is None or found is None or base is None:
            return found
        return msgspec.structs.replace(found, by_hand=told.by_hand)

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


def _by_hand(counterparts: Counterparts, base: Document) -> dict[str, str | None]:
    """What was set by hand elsewhere, as far as the sections exist."""
    refs = {section.ref for section in base.sections}
    return {
        ref: there for ref, there in counterparts.by_hand.items() if there is None or there in refs
    }


def _facts_in(document: str) -> GivenFacts | None:
    """Kind, language and date as an imported document's id has them; None without a date."""
    kind, _, rest = document.partition("-")
    language, _, date = rest.partition("-")
    kinds = {each.value: each for each in DocumentKind}
    return GivenFacts(kinds[kind], language, date) if kind in kinds and is_day(date) else None


def _size(path: Path) -> int:
    with contextlib.suppress(OSError):
        return path.stat().st_size
    return 0
