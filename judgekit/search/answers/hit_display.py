"""Present a found section: its best passage as a marked snippet, or marks throughout it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from judgekit.domain.rules.search_answer import Hit, Mark
from judgekit.search.answers.snippet import snippet
from judgekit.search.index.indexed_sections import IndexedSections
from judgekit.search.index.passages import TITLE, mark_in, passages
from judgekit.search.index.ranking import Asked, Ranking, Unit
from judgekit.search.queries.matched_words import MatchedWords, Span, Wanted, joined, wanted
from judgekit.search.words.stemming import Stemming

MOST_SYNONYMS = 0.1
"""The largest share of a section's letters that synonyms mark."""


class Found(msgspec.Struct, frozen=True):
    """A section to show, its score, and the section that actually matched."""

    number: int
    score: float
    matched: int


class HitDisplay:
    """Creates hits and marks for one index."""

    def __init__(self, sections: IndexedSections, ranking: Ranking, stemming: Stemming) -> None:
        self._sections = sections
        self._ranking = ranking
        self._words = MatchedWords(stemming)

    def hits(self, found: Sequence[Found], units: Sequence[Unit]) -> tuple[Hit, ...]:
        """Return the hits of an answer, in the given order."""
        marked = {code: wanted(units, code) for code in self._ranking.languages}
        asked = self._ranking.asked(units)
        return tuple(self._hit(each, asked, marked) for each in found)

    def marks(self, number: int, units: Sequence[Unit]) -> tuple[Mark, ...]:
        """Return the marks of all matches of the query in a section."""
        section, language = self._sections.section(number), self._sections.language(number)
        marked, corrections = wanted(units, language), self._sections.corrections(number)
        here = passages(section)
        spans = [self._words.spans(each.text, language, marked, corrections) for each in here]
        common = _common_synonyms(spans, sum(len(each.text) for each in here))
        return tuple(
            mark_in(section, passage, start, end, synonym=bool(synonym))
            for passage, found in zip(here, spans, strict=True)
            for start, end, synonym in joined(
                passage.text, [each for each in found if each.synonym not in common]
            )
        )

    def _hit(self, found: Found, asked: Asked, wanted_in: Mapping[str, Wanted]) -> Hit:
        number, sections = found.number, self._sections
        section, language = sections.section(number), sections.language(number)
        shares = self._ranking.passages(asked, number)
        first = sections.first_passage(number)
        text, block, best = "", 0, -1.0
        for at, passage in enumerate(passages(section), start=first):
            share = shares.get(at, 0.0)
            if passage.block != TITLE and share > best:
                text, block, best = passage.text, passage.block, share
        corrections = sections.corrections(number)
        marked = self._words.spans(text, language, wanted_in[language], corrections)
        return Hit(
            reference=sections.reference(number),
            language=language,
            title=section.title or "",
            snippet=snippet(text, joined(text, marked)),
            score=found.score,
            block=block,
            matched=None if found.matched == number else sections.reference(found.matched),
            counterparts=tuple(
                sections.reference(each)
                for each in sections.members(sections.group(number))
                if each != number
            ),
        )


def _common_synonyms(spans: Iterable[Sequence[Span]], letters: int) -> frozenset[tuple[str, ...]]:
    """Return the synonyms that would mark too much of a section of so many letters.

    They are left out whole, the most frequent first: a word that is everywhere shows nothing.
    """
    marked: Counter[tuple[str, ...]] = Counter()
    for start, end, synonym in (span for found in spans for span in found):
        if synonym:
            marked[synonym] += end - start
    common = set()
    for synonym, share in marked.most_common():
        if marked.total() <= MOST_SYNONYMS * letters:
            break
        common.add(synonym)
        marked[synonym] -= share
    return frozenset(common)
