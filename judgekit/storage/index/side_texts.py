"""What is searched beside the texts: terms of the glossary, names of cards, questions."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.search.index.concepts import (
    Concepts,
    concepts_of,
    kept_terms,
    seen_groups,
    terms_of,
)
from judgekit.search.index.kept_index import (
    FIRST_QUESTION,
    FIRST_TERM,
    KeptQuestions,
    KeptTerms,
)
from judgekit.search.index.questions import (
    PrintedQuestions,
    asked_groups,
    kept_questions,
    numbered_questions,
    printed_questions,
)
from judgekit.search.words.learned_words import LearnedWords
from judgekit.storage.index.index_sources import IndexSources


class SideTexts:
    """The side texts of some sources, each language taken when it is indexed."""

    def __init__(self, sources: IndexSources, groups: Mapping[RuleReference, int]) -> None:
        self._sources = sources
        self._groups = groups
        self.see = seen_groups(sources.glossary, groups)
        self.asked_groups = asked_groups(sources.questions, groups)
        self.terms: dict[str, KeptTerms] = {}
        self.questions: dict[str, KeptQuestions] = {}

    @cached_property
    def _concepts(self) -> Concepts:
        """Not needed if an index is extended in languages that it has."""
        return concepts_of(self._sources.glossary, self._sources.card_names, self._groups)

    @cached_property
    def _questions(self) -> dict[str, PrintedQuestions]:
        return printed_questions(self._sources.questions)

    def rows(self, language: str) -> list[tuple[int, str]]:
        """Return the numbered texts of a language."""
        return [
            *terms_of(self._concepts, language, FIRST_TERM),
            *numbered_questions(self._questions, language, FIRST_QUESTION),
        ]

    def take(self, language: str, learned: LearnedWords) -> None:
        """Convert those of a language to the form used by a search."""
        if language in self._concepts.terms:
            self.terms[language] = kept_terms(self._concepts.terms[language], learned)
        if language in self._questions:
            self.questions[language] = kept_questions(self._questions[language], learned)
