"""What people ask that sections answer: what is shipped, and how it is read."""

from __future__ import annotations

from collections import Counter

import pytest

from judgekit.domain.rules.document import Section
from judgekit.domain.rules.section_questions import SectionQuestions
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.search.words.folding import fold, tokens
from judgekit.search.words.stop_words import STOP_WORDS
from judgekit.storage.library.section_questions_file import (
    MEANINGS_FILE,
    read_same_meanings,
    read_section_questions,
)
from judgekit.system.resources import resources_folder

LANGUAGES = ("en", "es", "ru")
RULES = "mtr-en-2019-05-03"
LEAST_ASKED = 5
"""Questions of each section of the tournament rules in each language."""


@pytest.fixture(scope="module")
def questions() -> tuple[SectionQuestions, ...]:
    return read_section_questions(resources_folder() / "asked")


def words(text: str) -> tuple[str, ...]:
    return tuple(fold([token.word for token in tokens(text)]))


def is_a_rule(section: Section) -> bool:
    """Chapters are headings; examples and lists of changes rule nothing."""
    is_chapter = section.ref.isdecimal()
    return not (is_chapter or section.ref.endswith("#Examples") or "Appendix A#" in section.ref)


def test_every_rule_of_the_tournament_has_questions_in_every_language(questions, library):
    asked = {each.section: each.asked for each in questions}
    (rules,) = (document for document in library.documents if document.id == RULES)
    for section in filter(is_a_rule, rules.sections):
        here = asked[RuleReference(RULES, section.ref)]
        assert here.keys() == set(LANGUAGES), section.ref
        assert min(map(len, here.values())) >= LEAST_ASKED, section.ref


def test_every_section_with_questions_is_in_the_library(questions, library):
    known = {
        RuleReference(document.id, section.ref)
        for document in library.documents
        for section in document.sections
    }
    assert {each.section for each in questions} <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_belongs_to_one_section_and_says_something(questions, language):
    said = Counter(words(text) for each in questions for text in each.asked.get(language, ()))
    assert [text for text, often in said.items() if often > 1] == []
    assert [text for text in said if not any(len(word) > 1 for word in text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_one_meaning_are_single_words_that_say_something(language):
    for row in read_same_meanings(resources_folder() / "glossary"):
        assert row[language], row
        for word in row[language]:
            assert len(words(word)) == 1, word
            assert words(word)[0] not in STOP_WORDS, word
        assert len(set(row[language])) == len(row[language]), row


def test_every_file_of_the_folder_is_read(tmp_path):
    (tmp_path / "one.json").write_text('{"mtr 2.6": {"en": ["do we get time"]}}', encoding="utf-8")
    (tmp_path / "two.json").write_text('{"mtr 5#A b": {"es": ["vale"]}}', encoding="utf-8")
    assert read_section_questions(tmp_path) == (
        SectionQuestions(RuleReference("mtr", "2.6"), {"en": ("do we get time",)}),
        SectionQuestions(RuleReference("mtr", "5#A b"), {"es": ("vale",)}),
    )


def test_a_damaged_file_is_told_with_its_path(tmp_path):
    (tmp_path / "one.json").write_text('{"mtr 2.6": ["do we get time"]}', encoding="utf-8")
    with pytest.raises(EnvironmentFailure) as told:
        read_section_questions(tmp_path)
    assert told.value.reason is FailureReason.TEXT_DAMAGED
    assert told.value.path == str(tmp_path / "one.json")


def test_missing_meanings_are_told_with_their_path(tmp_path):
    with pytest.raises(EnvironmentFailure) as told:
        read_same_meanings(tmp_path)
    assert told.value.reason is FailureReason.TEXT_MISSING
    assert told.value.path == str(tmp_path / MEANINGS_FILE)


def test_a_folder_without_questions_is_told_with_its_path(tmp_path):
    with pytest.raises(EnvironmentFailure) as told:
        read_section_questions(tmp_path / "none")
    assert told.value.reason is FailureReason.TEXT_MISSING
    assert told.value.path == str(tmp_path / "none")
