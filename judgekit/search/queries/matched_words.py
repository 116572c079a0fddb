"""Find the words of a text that a query matches, for snippets and the open section."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from judgekit.domain.rules.corrections import Correction
from judgekit.search.index.ranking import NEAR, Unit
from judgekit.search.queries.units import RANGE_SIGN
from judgekit.search.words.folding import fold, tokens
from judgekit.search.words.stemming import Stemming

MOST_KEPT_STEMS = 20_000
MOST_KEPT_TEXTS = 400


class Wanted(msgspec.Struct, frozen=True):
    """The stems to mark in one language, individually or only near each other."""

    single: frozenset[str]
    near: tuple[tuple[str, ...], ...]


def wanted(units: Iterable[Unit], language: str) -> Wanted:
    """Return the stems to mark for the units of a query in a language."""
    single: set[str] = set()
    near: set[tuple[str, ...]] = set()
    for unit in units:
        for forms in (unit.forms, *(word.forms for word in unit.words)):
            for form in forms.get(language, ()):
                if len(form.stems) > 1 and not form.any_of:
                    near.add(form.stems)
                else:
                    single.update(part for stem in form.stems for part in stem.split(RANGE_SIGN))
    return Wanted(frozenset(single), tuple(near))


class MatchedWords:
    """Finds words by their stems; caches the stems of known words."""

    def __init__(self, stemming: Stemming) -> None:
        self._stemming = stemming
        self._kept: dict[str, dict[str, str]] = {}
        self._texts: dict[tuple[str, str], tuple[list[tuple[int, int]], list[str]]] = {}

    def places(
        self, text: str, language: str, asked: Wanted, corrections: Sequence[Correction] = ()
    ) -> list[tuple[int, int]]:
        """Return the spans of matches in a text, in order.

        A match in a correction marks the printed words it replaces. Spans separated only by a space
        or hyphen are joined.
        """
        spans, stems = self._read(text, language)
        marked = [spans[at] for at in _matching(stems, asked)]
        for each in corrections:
            start = text.find(each.shown)
            meant = [token.word for token in tokens(each.meant)]
            if start >= 0 and _matching(self._stems(meant, language), asked):
                marked.append((start, start + len(each.shown)))
        return _joined(text, sorted(marked))

    def _read(self, text: str, language: str) -> tuple[list[tuple[int, int]], list[str]]:
        """Return the spans and stems of the words of a text; cached, because typing repeats it."""
        read = self._texts.get((language, text))
        if read is None:
            if len(self._texts) > MOST_KEPT_TEXTS:
                self._texts.clear()
            found = list(tokens(text))
            stems = self._stems([token.word for token in found], language)
            read = ([(token.start, token.end) for token in found], stems)
            self._texts[language, text] = read
        return read

    def _stems(self, words: Sequence[str], language: str) -> list[str]:
        kept = self._kept.setdefault(language, {})
        if len(kept) > MOST_KEPT_STEMS:
            kept.clear()
        new = [word for word in dict.fromkeys(words) if word not in kept]
        kept.update(zip(new, self._stemming.stems(fold(new), language), strict=True))
        return [kept[word] for word in words]


def _matching(stems: Sequence[str], asked: Wanted) -> list[int]:
    """Return the indexes of matching stems; grouped stems only count near each other."""
    found = {at for at, stem in enumerate(stems) if stem in asked.single}
    there = set(stems)
    for together in asked.near:
        if there.issuperset(together):
            for at, stem in enumerate(stems):
                if stem in together:
                    around = stems[max(0, at - NEAR) : at + NEAR + 1]
                    if all(other in around for other in together):
                        found.add(at)
    return sorted(found)


def _joined(text: str, marked: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    joined: list[tuple[int, int]] = []
    for start, end in marked:
        if joined and (start <= joined[-1][1] or text[joined[-1][1] : start] in (" ", "-")):
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((start, end))
    return joined
