"""Questions that sections answer, numbered and weighed for the index."""

from __future__ import annotations

from array import array
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from math import log, sqrt

import msgspec

from judgekit.domain.rules.section_questions import SameMeaning, SectionQuestions
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.search.index.kept_index import KeptQuestions, Meaning
from judgekit.search.words.folding import fold, words_of
from judgekit.search.words.learned_words import LearnedWords
from judgekit.search.words.stemming import Stemming
from judgekit.search.words.stop_words import STOP_WORDS

STOP_SHARE = 0.4
"""What a stop word counts of its rarity: `who goes first` is hardly said without one."""
LEAST_MEANT, LEAST_MEANT_IN_RUSSIAN = 3, 4
"""Letters of a stem from which it stands for a meaning; Russian endings take more of a word."""
NOT_THERE = -1
"""Group of a section that the library doesn't have."""


class PrintedQuestions(msgspec.Struct, frozen=True):
    """The questions of a language as printed, numbered from `first`.

    `sections` has the section of each, by its place among the sections with questions.
    """

    first: int
    printed: list[str]
    sections: array[int]


def printed_questions(questions: Sequence[SectionQuestions]) -> dict[str, PrintedQuestions]:
    """Return the questions of each language, in the order of their sections."""
    printed: defaultdict[str, list[str]] = defaultdict(list)
    sections: defaultdict[str, array[int]] = defaultdict(lambda: array("I"))
    for place, each in enumerate(questions):
        for code, asked in each.asked.items():
            printed[code] += asked
            sections[code].extend([place] * len(asked))
    found: dict[str, PrintedQuestions] = {}
    first = 0
    for code, asked_in in printed.items():
        found[code] = PrintedQuestions(first, asked_in, sections[code])
        first += len(asked_in)
    return found


def numbered_questions(
    questions: Mapping[str, PrintedQuestions], language: str, start: int
) -> list[tuple[int, str]]:
    """Return every question of a language with its number, counted from `start`."""
    asked = questions.get(language)
    return list(enumerate(asked.printed, start=start + asked.first)) if asked else []


def asked_groups(
    questions: Sequence[SectionQuestions], groups: Mapping[RuleReference, int]
) -> list[int]:
    """Return the group of each section with questions."""
    return [groups.get(each.section, NOT_THERE) for each in questions]


def kept_questions(asked: PrintedQuestions, learned: LearnedWords) -> KeptQuestions:
    """Convert questions to the form used by a search; each weighs what its words weigh."""
    texts = [text.lower().split() for text in asked.printed]
    stems_of = _stems_of(set(chain.from_iterable(texts)), learned)
    parted = {stems for stems in stems_of.values() if " " in stems or not stems}
    said = [set(map(stems_of.__getitem__, words)) for words in texts]
    for at, stems in enumerate(said):
        if not parted.isdisjoint(stems):
            said[at] = set(" ".join(stems).split())
    by_section: defaultdict[int, set[str]] = defaultdict(set)
    for stems, section in zip(said, asked.sections, strict=True):
        by_section[section] |= stems
    having = Counter(chain.from_iterable(by_section.values()))
    stops = {stem for word, stem in learned.stems.items() if word in STOP_WORDS}
    worth = {
        stem: rarity(len(by_section), often) * (STOP_SHARE if stem in stops else 1.0)
        for stem, often in having.items()
    }
    weights = array("f", [sum(map(worth.__getitem__, stems)) for stems in said])
    return KeptQuestions(asked.first, asked.sections.tobytes(), weights.tobytes())


def _stems_of(words: Iterable[str], learned: LearnedWords) -> dict[str, str]:
    """Return the stems of each different word, which may have several parts or none, with spaces
    between them."""
    whole, parted = [], {}
    for word in words:
        if word in learned.folded:
            whole.append(word)
        else:
            parted[word] = words_of(word)
    learned.learn(chain.from_iterable(parted.values()))
    stems, folded = learned.stems, learned.folded
    stems_of = {word: stems[folded[word]] for word in whole}
    for word, parts in parted.items():
        stems_of[word] = " ".join([stems[folded[part]] for part in parts])
    return stems_of


def kept_meanings(meanings: Sequence[SameMeaning], stemming: Stemming) -> list[Meaning]:
    """Return the stems of words that mean the same; too short ones are other words', too."""
    rows: list[Meaning] = [{} for _ in meanings]
    for code in {code for row in meanings for code in row}:
        words = [(row, word) for row, known in enumerate(meanings) for word in known.get(code, ())]
        stems = stemming.stems(fold([word for _, word in words]), code)
        least = LEAST_MEANT_IN_RUSSIAN if code == "ru" else LEAST_MEANT
        for (row, _), stem in zip(words, stems, strict=True):
            if len(stem) >= least and stem not in rows[row].setdefault(code, []):
                rows[row][code].append(stem)
    return rows


def rarity(sections: int, having: int) -> float:
    """Return the weight of a word that the questions of so many sections have.

    Flatter than an idf: in a few sentences a word is often rare by chance.
    """
    return sqrt(log(1 + (sections - having + 0.5) / (having + 0.5)))
