"""Match a query with the questions that sections answer.

A query is like a question by the weight of the words that both have, against the weight of all the
words of each. Several like questions of a section, and words met in different ones, count too.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from heapq import nlargest

from judgekit.search.index.kept_index import KeptQuestions
from judgekit.search.index.questions import NOT_THERE, STOP_SHARE, rarity

BEST = (1.0, 0.5, 0.3, 0.2)
"""Weights of the likest questions of a section."""
ALL = 0.4
"""Weight of all the questions of a section taken together."""
OFTEN = 1.2
"""How much a word says that stands in many questions of a section, as k1 in BM25."""
UNSAID = 0.4
"""Exponent of what a question says that the query doesn't; the query's own rest has the others."""
UNKNOWN = 1.8
"""Weight of a word that no question has; that of a rare one is about 2."""
OTHER_LANGUAGES = 0.1
"""What the questions of the other languages add to the likest."""

QuestionsWith = Callable[[str, tuple[str, ...]], Sequence[int]]
"""The numbers of the questions of a language that have all these stems."""
AskedWord = tuple[Mapping[str, Mapping[tuple[str, ...], float]], bool]
"""By language, what a word of the query may be in a question, with its certainty; whether it is a
stop word."""


class QuestionMatching:
    """The questions of one index; `groups` has the group of each section with questions."""

    def __init__(
        self,
        kept: Mapping[str, KeptQuestions],
        groups: Sequence[int],
        questions_with: QuestionsWith,
    ) -> None:
        self._groups = groups
        self._languages = {
            code: _OneLanguage(code, questions, questions_with) for code, questions in kept.items()
        }

    def likeness(self, words: Sequence[AskedWord]) -> dict[int, float]:
        """Return for each group of sections how like the query is to its questions."""
        best: dict[int, float] = {}
        summed: defaultdict[int, float] = defaultdict(float)
        for language in self._languages.values():
            for section, likeness in language.likeness(words).items():
                group = self._groups[section]
                if group != NOT_THERE:
                    best[group] = max(likeness, best.get(group, 0.0))
                    summed[group] += likeness
        return {
            group: likeness + OTHER_LANGUAGES * (summed[group] - likeness)
            for group, likeness in best.items()
        }


class _OneLanguage:
    """The questions of one language."""

    def __init__(self, code: str, kept: KeptQuestions, questions_with: QuestionsWith) -> None:
        self._code = code
        self._first = kept.first
        self._sections = memoryview(kept.sections).cast("I")
        self._weights = memoryview(kept.weights).cast("f")
        self._count = len(set(self._sections))
        self._with = questions_with
        self._rarity: dict[tuple[str, ...], float] = {}

    def likeness(self, words: Sequence[AskedWord]) -> dict[int, float]:
        """Return the likeness of every section with a question that has any of the words."""
        asked = 0.0
        told: defaultdict[int, float] = defaultdict(float)
        together: defaultdict[int, float] = defaultdict(float)
        for forms, is_stop in words:
            share = STOP_SHARE if is_stop else 1.0
            best = self._matches(forms.get(self._code, {}))
            asked += share * (max(best.values()) if best else UNKNOWN)
            for question, worth in best.items():
                told[question] += share * worth
            for section, worth in self._in_sections(best):
                together[section] += share * worth
        like: defaultdict[int, list[float]] = defaultdict(list)
        for question, matched in told.items():
            whole = asked ** (1 - UNSAID) * self._weights[question] ** UNSAID
            like[self._sections[question]].append(matched / whole)
        return {
            section: _blended(found) + ALL * together[section] / asked
            for section, found in like.items()
        }

    def _matches(self, forms: Mapping[tuple[str, ...], float]) -> dict[int, float]:
        """Return the weight of a word in each question that has any of its forms."""
        best: dict[int, float] = {}
        for stems, certainty in forms.items():
            having = self._with(self._code, stems)
            if having:
                worth = certainty * self._rarity_of(stems, having)
                for number in having:
                    question = number - self._first
                    if worth > best.get(question, 0.0):
                        best[question] = worth
        return best

    def _in_sections(self, best: Mapping[int, float]) -> Iterator[tuple[int, float]]:
        """Yield the weight of a word in each section, by how many of its questions have it."""
        often: defaultdict[int, int] = defaultdict(int)
        most: dict[int, float] = {}
        for question, worth in best.items():
            section = self._sections[question]
            often[section] += 1
            most[section] = max(worth, most.get(section, 0.0))
        for section, worth in most.items():
            count = often[section]
            yield section, worth * count * (1 + OFTEN) / (count + OFTEN)

    def _rarity_of(self, stems: tuple[str, ...], having: Sequence[int]) -> float:
        known = self._rarity.get(stems)
        if known is None:
            sections = {self._sections[number - self._first] for number in having}
            known = self._rarity[stems] = rarity(self._count, len(sections))
        return known


def _blended(found: Sequence[float]) -> float:
    likest = nlargest(len(BEST), found)
    return sum(weight * each for weight, each in zip(BEST, likest, strict=False)) / sum(BEST)
