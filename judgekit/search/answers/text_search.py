"""Find in text: occurrences of a string in one document, ignoring accents and case."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

import msgspec

from judgekit.domain.rules.document import Document
from judgekit.domain.rules.search_answer import Mark
from judgekit.domain.shared.rule_reference import RuleReference


class Place(msgspec.Struct, frozen=True):
    """An occurrence in a section."""

    reference: RuleReference
    mark: Mark


class TextFinder:
    """Searches one document in reading order, including titles, lists and tables."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self._texts: list[tuple[RuleReference, Mark, str]] = []
        for section in document.sections:
            reference = RuleReference(document.id, section.ref)
            self._add(reference, Mark(-1, 0, 0), section.title or "")
            for index, block in enumerate(section.blocks):
                self._add(reference, Mark(index, 0, 0), block.text)
                for row, cells in enumerate(block.rows):
                    for column, cell in enumerate(cells):
                        self._add(reference, Mark(index, 0, 0, row, column), cell.text)

    def find(self, letters: str) -> tuple[Place, ...]:
        """Return all occurrences of the text, stripped; none for an empty one.

        `Эл` finds `эл`, `arbitro` finds `árbitro`; occurrences don't overlap.
        """
        wanted = fold(letters.strip())
        if not wanted:
            return ()
        places = []
        for reference, at, text in self._texts:
            start = text.find(wanted)
            while start >= 0:
                end = start + len(wanted)
                mark = Mark(at.block, start, end, at.row, at.column)
                places.append(Place(reference, mark))
                start = text.find(wanted, end)
        return tuple(places)

    def _add(self, reference: RuleReference, at: Mark, text: str) -> None:
        if text:
            self._texts.append((reference, at, fold(text)))


def fold(text: str) -> str:
    """Fold case and accents character by character: the length never changes."""
    return "".join(map(_folded, text))


@lru_cache(maxsize=4096)
def _folded(letter: str) -> str:
    if letter.isspace():
        return " "
    if letter in "‘’ʼ`´":
        return "'"
    if letter in "“”«»„":
        return '"'
    return unicodedata.normalize("NFD", letter)[0].casefold()[:1] or letter
