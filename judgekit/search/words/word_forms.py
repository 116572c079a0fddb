"""Printed words of a language by their stems."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from judgekit.search.words.folding import words_of

if TYPE_CHECKING:
    from judgekit.search.words.learned_words import LearnedWords

_EDGE = ".'’"


class WordForms(msgspec.Struct, frozen=True, array_like=True):
    """The words of one language as lines: two long strings are read faster than lists of words.

    `printed` has for each stem the words as printed, in lower case including trailing dots: stem
    and words separated by spaces, the lines sorted. `folded` are the folded words, sorted.
    """

    printed: str
    folded: str


class PrintedWords:
    """The words behind each stem of one language."""

    def __init__(self, forms: WordForms) -> None:
        self._lines = forms.printed.split("\n")

    def of(self, stem: str) -> list[str]:
        """Return the words as printed; none for an unknown stem."""
        start = f"{stem} "
        at = bisect_left(self._lines, start)
        if at < len(self._lines) and self._lines[at].startswith(start):
            return self._lines[at].split(" ")[1:]
        return []


def word_forms(printed: Iterable[str], learned: LearnedWords) -> WordForms:
    """Return stems and folded words of all words in the full-text tables of a language."""
    words = list(printed)
    pieces = list(words)
    for at in [at for at, word in enumerate(words) if not word.isalnum()]:
        piece = pieces[at] = words[at].strip(_EDGE)
        if not piece.isalnum() and (parts := words_of(piece)) != [piece]:
            words += [words[at]] * (len(parts) - 1)
            pieces += parts[1:]
            pieces[at] = parts[0] if parts else ""
    learned.learn(pieces)
    by_stem: defaultdict[str, list[str]] = defaultdict(list)
    stems = map(learned.stems.__getitem__, map(learned.folded.__getitem__, pieces))
    for word, stem in zip(words, stems, strict=True):
        by_stem[stem].append(word)
    lines = sorted([f"{stem} {' '.join(printed)}" for stem, printed in by_stem.items()])
    return WordForms("\n".join(lines), "\n".join(sorted(learned.stems)))


def with_more(known: WordForms, printed: Iterable[str], learned: LearnedWords) -> WordForms:
    """Return the forms with those words that it lacks of the words of a language."""
    lines = known.printed.split("\n")
    there = set(known.printed.replace("\n", " ").split(" "))
    more = word_forms((word for word in printed if word not in there), learned)
    others: list[str] = []
    for line in more.printed.split("\n") if more.printed else ():
        stem, _, words = line.partition(" ")
        at = bisect_left(lines, f"{stem} ")
        if at < len(lines) and lines[at].startswith(f"{stem} "):
            lines[at] = f"{lines[at]} {words}"
        else:
            others.append(line)
    before = known.folded.split("\n") if known.folded else []
    new = set(more.folded.split("\n")).difference(before, ("",))
    # What is in order already is sorted quickly.
    return WordForms("\n".join(sorted([*lines, *others])), "\n".join(sorted([*before, *new])))
