"""Sections of a library by their numbers in the index."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Sequence

from judgekit.domain.rules.corrections import Correction
from judgekit.domain.rules.document import Document, Section
from judgekit.domain.rules.library import Library
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.search.index.ranking import RankedSection

_LAST = "\U0010ffff"


class IndexedSections:
    """Maps a section's number to its text, document, counterparts and corrections."""

    def __init__(self, library: Library, ranked: Sequence[RankedSection]) -> None:
        self._library = library
        self._ranked = ranked
        self._corrections: defaultdict[str, list[Correction]] = defaultdict(list)
        for correction in library.corrections:
            self._corrections[correction.document].append(correction)
        self._members: defaultdict[int, list[int]] = defaultdict(list)
        self._numbers: dict[str, dict[str, int]] = {}
        for number, section in enumerate(ranked):
            self._members[section.group].append(number)

        self._by_ref: list[tuple[str, int]] = []

    @property
    def documents(self) -> tuple[Document, ...]:
        """The documents, as sections number them."""
        return self._library.documents

    def beginning(self, start: str) -> list[tuple[str, int]]:
        """Return the refs that begin so, each with its section, in order."""
        if not self._by_ref:
            self._by_ref = sorted(
                (self.section(number).ref, number) for number in range(len(self._ranked))
            )
        first = bisect_left(self._by_ref, (start, -1))
        return self._by_ref[first : bisect_left(self._by_ref, (start + _LAST, -1))]

    def document(self, number: int) -> Document:
        """Return the document of the section."""
        return self._library.documents[self._ranked[number].document]

    def section(self, number: int) -> Section:
        """Return the section."""
        return self.document(number).sections[self._ranked[number].section]

    def reference(self, number: int) -> RuleReference:
        """Return the section's citation."""
        return RuleReference(self.document(number).id, self.section(number).ref)

    def number(self, reference: RuleReference) -> int | None:
        """Return the number of a section, None if it is not in the index."""
        if not self._numbers:
            self._numbers = {each.id: {} for each in self.documents}
            for number in range(len(self._ranked)):
                self._numbers[self.document(number).id][self.section(number).ref] = number
        return self._numbers.get(reference.document, {}).get(reference.ref)

    def group(self, number: int) -> int:
        """Return the group of counterparts that the section belongs to."""
        return self._ranked[number].group

    def members(self, group: int) -> Sequence[int]:
        """Return the sections of a group, in library order."""
        return self._members[group]

    def language(self, number: int) -> str:
        """Return the language of the section's document."""
        return self._ranked[number].language

    def first_passage(self, number: int) -> int:
        """Return the number of the section's first passage in the whole library."""
        return self._ranked[number].passage

    def corrections(self, number: int) -> list[Correction]:
        """Return the corrections of the section and of its whole document."""
        reference = self.reference(number)
        known = self._corrections.get(reference.document, ())
        return [each for each in known if each.ref in (None, reference.ref)]
