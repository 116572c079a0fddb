"""Every question of a day can be read in three languages, and its choices told apart."""

from __future__ import annotations

import pytest

from judgekit.domain.shared.moment import format_moment
from judgekit.rehearsal.questions.question import Kind, Question
from judgekit.rehearsal.questions.score import Answered, Score, Tally
from judgekit.rehearsal.questions.wording import QuestionWords
from judgekit.rehearsal.setup import RehearsalSetup
from judgekit.system.resources import locale_folder
from judgekit.views.words.words import Words
from tests.rehearsal.questions.test_asking import CATALOGUE, questions_of

MINUTE = 60_000
CALL = Question(Kind.CALL, 0, -250_000, (-250_000, -190_000, 0), 9, 250_000, reason="ruling")


def speaking(language: str) -> QuestionWords:
    words = Words(locale_folder(), language)
    return QuestionWords(CATALOGUE, lambda: words, format_moment)


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_no_two_choices_read_the_same_and_nothing_is_left_open(language):
    said = speaking(language)
    kinds = set()
    for question in (each for seed in range(6) for each in questions_of(RehearsalSetup(seed))):
        kinds.add(question.kind)
        worded = said.worded(question)
        assert len(set(worded.choices)) == len(question.choices)
        for text in (*worded, said.explained(question)):
            assert text
            assert "{" not in str(text)
    assert kinds == set(Kind)


def test_a_call_is_asked_and_explained_as_a_judge_says_it():
    said = speaking("en")
    worded = said.worded(CALL)
    assert worded.asked == "Table 9: a call of 4:10. What do you tell the table?"
    assert (worded.label, worded.choices[0]) == ("Play until the clock reads", "\u221204:10")
    explained = said.explained(CALL)
    assert explained == "The whole call counts, 4:10: play until \u221204:10."


def test_an_absence_of_more_than_ten_minutes_is_not_made_up_for_in_full():
    long = Question(Kind.CALL, 0, -10 * MINUTE, (-10 * MINUTE, 0, 1), 9, 11 * MINUTE)
    assert "ten minutes" in speaking("en").explained(long)


def test_the_score_counts_by_topic_and_keeps_the_longest_run():
    score = Score()
    for said in (-250_000, -250_000, 0, -250_000):
        score = score.with_answer(Answered(CALL, said))
    turns = Question(Kind.TURNS, 0, 5, (3, 5, 7), 9)
    score = score.with_answer(Answered(turns, 7))
    assert score.tally() == Tally(3, 5)
    assert score.tally(CALL.topic) == Tally(3, 4)
    assert score.tally(turns.topic) == Tally(0, 1)
    assert score.longest_run() == 2
