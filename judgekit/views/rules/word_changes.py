"""Which words of a section differ from those of its counterpart, as marks in both texts."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from typing import NamedTuple

from rapidfuzz.distance import LCSseq

from judgekit.domain.rules.document import Section
from judgekit.domain.rules.search_answer import Mark
from judgekit.search.alignment.section_words import words_in

_LONGEST = 1_500_000
"""Pairs of words up to which the most readable difference is looked for: it takes up to a second
for texts that long, and is quadratic."""


class WordChanges(NamedTuple):
    """Marks over the words that were removed from the old text and added in the new one.

    A run of words is one mark; those of the title have block -1. Case, accents and punctuation
    alone are no difference.
    """

    removed: tuple[Mark, ...] = ()
    added: tuple[Mark, ...] = ()


class _Word(NamedTuple):
    folded: str
    block: int
    start: int
    end: int
    row: int = -1
    column: int = -1

    def continues(self, mark: Mark) -> bool:
        """Whether it stands in the text that the mark ends in."""
        return (self.block, self.row, self.column) == (mark.block, mark.row, mark.column)


def word_changes(old: Section | None, new: Section | None) -> WordChanges:
    """Return what was removed and added; a section without a counterpart is all of it."""
    before, after = list(_words(old)), list(_words(new))
    removed: list[Mark] = []
    added: list[Mark] = []
    for old_from, old_to, new_from, new_to in _differing(
        [word.folded for word in before], [word.folded for word in after]
    ):
        removed += _runs(before[old_from:old_to])
        added += _runs(after[new_from:new_to])
    return WordChanges(tuple(removed), tuple(added))


def _differing(old: list[str], new: list[str]) -> Iterator[tuple[int, int, int, int]]:
    """Yield the stretches that differ, as places in both lists."""
    steps: list[tuple[str, int, int, int, int]] = []
    if len(old) * len(new) <= _LONGEST:
        steps += difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    else:
        steps += (
            (s.tag, s.src_start, s.src_end, s.dest_start, s.dest_end)
            for s in LCSseq.opcodes(old, new)
        )
    for kind, *places in steps:
        if kind != "equal":
            old_from, old_to, new_from, new_to = places
            yield old_from, old_to, new_from, new_to


def _words(section: Section | None) -> Iterator[_Word]:
    if section is None:
        return
    for folded, start, end in words_in(section.title or ""):
        yield _Word(folded, -1, start, end)
    for at, block in enumerate(section.blocks):
        for folded, start, end in words_in(block.text):
            yield _Word(folded, at, start, end)
        for row, cells in enumerate(block.rows):
            for column, cell in enumerate(cells):
                for folded, start, end in words_in(cell.text):
                    yield _Word(folded, at, start, end, row, column)


def _runs(words: list[_Word]) -> list[Mark]:
    """Return one mark for each run of words in one text."""
    marks: list[Mark] = []
    for word in words:
        if marks and word.continues(marks[-1]):
            last = marks[-1]
            marks[-1] = Mark(last.block, last.start, word.end, last.row, last.column)
        else:
            marks.append(Mark(word.block, word.start, word.end, word.row, word.column))
    return marks
