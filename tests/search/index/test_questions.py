"""Questions that sections answer, as an index keeps them."""

from __future__ import annotations

import pytest

from judgekit.domain.rules.section_questions import SectionQuestions
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.search.index.questions import (
    NOT_THERE,
    STOP_SHARE,
    asked_groups,
    kept_meanings,
    kept_questions,
    numbered_questions,
    printed_questions,
    rarity,
)
from judgekit.search.words.learned_words import LearnedWords
from judgekit.search.words.stemming import Stemming

LATE, SLOW = RuleReference("mtr", "1.10"), RuleReference("mtr", "5.5")
QUESTIONS = (
    SectionQuestions(LATE, {"en": ("late to the round", "missing"), "es": ("llego tarde",)}),
    SectionQuestions(SLOW, {"en": ("slow rounds",)}),
)


def test_the_questions_of_a_language_are_numbered_in_the_order_of_their_sections():
    printed = printed_questions(QUESTIONS)
    assert numbered_questions(printed, "en", 100) == [
        (100, "late to the round"),
        (101, "missing"),
        (102, "slow rounds"),
    ]
    assert numbered_questions(printed, "es", 100) == [(103, "llego tarde")]
    assert numbered_questions(printed, "ru", 100) == []


def test_a_section_that_the_library_lacks_has_no_group():
    assert asked_groups(QUESTIONS, {SLOW: 7}) == [NOT_THERE, 7]


def test_a_question_weighs_what_its_words_weigh_stop_words_less():
    kept = kept_questions(printed_questions(QUESTIONS)["en"], LearnedWords("en", Stemming()))
    rare, common = rarity(2, 1), rarity(2, 2)
    assert memoryview(kept.sections).cast("I").tolist() == [0, 0, 1]
    assert memoryview(kept.weights).cast("f").tolist() == pytest.approx(
        [rare + common + 2 * STOP_SHARE * rare, rare, rare + common]
    )


def test_a_word_that_fewer_sections_have_weighs_more():
    assert rarity(100, 1) > rarity(100, 10) > rarity(100, 90) > 0


def test_words_of_one_meaning_are_kept_as_stems_without_short_ones():
    rows = ({"en": ("scoops", "scooped", "go"), "ru": ("слить", "сдался")},)
    assert kept_meanings(rows, Stemming()) == [{"en": ["scoop"], "ru": ["слит", "сдал"]}]
