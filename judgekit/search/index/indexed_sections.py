"""The sections of a library by the numbers that the index gives them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from judgekit.domain.rules.corrections import Correction
from judgekit.domain.rules.document import Document, Section
from judgekit.domain.rules.library import Library
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.search.index.ranking import RankedSection


class IndexedSections:
    """From a section's number to its text, document, counterparts and corrections."""

    def __init__(self, library: Library, ranked: Sequence[RankedSection]) -> None:
        self._library = library
        self._ranked = ranked
        self._corrections: defaultdict[str, list[Correction]] = defaultdict(list)
        for correction in library.corrections:
            self._corrections[correction.document].append(correction)
        self._members: defaultdict[int, list[int]] = defaultdict(list)
        self._numbers: dict[RuleReference, int] = {}
        for number, section in enumerate(ranked):
            self._members[section.group].append(number)

    def __len__(self) -> int:
        return len(self._ranked)

    def document(self, number: int) -> Document:
        """The document that the section is in."""
        return self._library.documents[self._ranked[number].document]

    def section(self, number: int) -> Section:
        """The section itself."""
        return self.document(number).sections[self._ranked[number].section]

    def reference(self, number: int) -> RuleReference:
        """How the section is cited."""
        return RuleReference(self.document(number).id, self.section(number).ref)

    def number(self, reference: RuleReference) -> int | None:
        """The number of a section, None where the index has no such section."""
        if not self._numbers:
            self._numbers = {self.reference(each): each for each in range(len(self._ranked))}
        return self._numbers.get(reference)

    def group(self, number: int) -> int:
        """The group of counterparts that the section belongs to."""
        return self._ranked[number].group

    def members(self, group: int) -> Sequence[int]:
        """The sections of a group, in the order of the shelf."""
        return self._members[group]

    def language(self, number: int) -> str:
        """The language of the section's document."""
        return self._ranked[number].language

    def first_passage(self, number: int) -> int:
        """The number of the section's first passage in the whole library."""
        return self._ranked[number].passage

    def corrections(self, number: int) -> list[Correction]:
        """What is printed wrongly in the section, or all over its document."""
        reference = self.reference(number)
        known = self._corrections.get(reference.document, ())
        return [each for each in known if each.ref in (None, reference.ref)]
