"""Match a query with the questions that sections answer.

A query is like a question by the weight of the words that both have, against the weight of all the
words of each. Several like questions of a section, and words met in different ones, count too; so
does how much likelier the words make a section, by all that is asked of it (naive Bayes): that
carries to words that no single question has together.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from heapq import nlargest
from math import log, sqrt
from typing import NamedTuple

from judgekit.search.index.kept_index import KeptQuestions
from judgekit.search.index.questions import NOT_THERE, STOP_SHARE, rarity

BEST = (1.0, 0.5, 0.3, 0.2)
"""Weights of the likest questions of a section."""
ALL = 0.4
"""Weight of all the questions of a section taken together."""
OFTEN = 1.2
"""How much a word says that stands in many questions of a section, as k1 in BM25."""
LIKELIHOOD = 0.08
"""Weight of how much likelier the words make a section, as a logarithm."""
SMOOTHING = 120.0
"""Each section is taken to have this many questions more, of all sections alike (Dirichlet)."""
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
        self._questions = Counter(self._sections)
        self._with = questions_with
        self._rarity: dict[tuple[str, ...], float] = {}

    def likeness(self, words: Sequence[AskedWord]) -> dict[int, float]:
        """Return the likeness of every section with a question that has any of the words."""
        asked = 0.0
        told: defaultdict[int, float] = defaultdict(float)
        together: defaultdict[int, float] = defaultdict(float)
        likely = _Likelihood(self._questions)
        for forms, is_stop in words:
            share = STOP_SHARE if is_stop else 1.0
            best = self._matches(forms.get(self._code, {}))
            asked += share * (max(best.values()) if best else UNKNOWN)
            for question, worth in best.items():
                told[question] += share * worth
            in_sections = self._in_sections(best)
            for section, (often, most, _) in in_sections.items():
                together[section] += share * most * often * (1 + OFTEN) / (often + OFTEN)
            likely.add(share, {section: each.summed for section, each in in_sections.items()})
        like: defaultdict[int, list[float]] = defaultdict(list)
        for question, matched in told.items():
            whole = asked ** (1 - UNSAID) * self._weights[question] ** UNSAID
            like[self._sections[question]].append(matched / whole)
        return {
            section: _blended(found)
            + ALL * together[section] / asked
            + LIKELIHOOD * max(0.0, likely.of(section))
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

    def _in_sections(self, best: Mapping[int, float]) -> dict[int, _InSection]:
        """Return what the questions of each section say of a word."""
        found: dict[int, list[float]] = {}
        for question, worth in best.items():
            found.setdefault(self._sections[question], []).append(worth)
        return {
            section: _InSection(len(worths), max(worths), sum(worths))
            for section, worths in found.items()
        }

    def _rarity_of(self, stems: tuple[str, ...], having: Sequence[int]) -> float:
        known = self._rarity.get(stems)
        if known is None:
            sections = {self._sections[number - self._first] for number in having}
            known = self._rarity[stems] = rarity(len(self._questions), len(sections))
        return known


class _InSection(NamedTuple):
    """In how many questions of a section a word is; its highest weight in one, and in all."""

    often: int
    most: float
    summed: float


class _Likelihood:
    """How much likelier the words of a query make each section, by the questions of a language."""

    def __init__(self, questions: Mapping[int, int]) -> None:
        self._questions = questions
        self._total = sum(questions.values())
        self._told: defaultdict[int, float] = defaultdict(float)
        self._known = self._length = 0.0

    def add(self, share: float, in_sections: Mapping[int, float]) -> None:
        """Add a word that counts so much, with how often each section says it."""
        self._length += share * share
        if in_sections:
            self._known += share
            by = self._total / (SMOOTHING * sum(in_sections.values()))
            for section, often in in_sections.items():
                self._told[section] += share * log(1 + often * by)

    def of(self, section: int) -> float:
        """Return the logarithm for a section, level whatever the number of words."""
        least = log(SMOOTHING / (SMOOTHING + self._questions[section]))
        return (self._told[section] + self._known * least) / sqrt(self._length)


def _blended(found: Sequence[float]) -> float:
    likest = nlargest(len(BEST), found)
    return sum(weight * each for weight, each in zip(BEST, likest, strict=False)) / sum(BEST)
