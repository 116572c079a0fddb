"""Answers are typed as they are said: in figures, or with units in three languages."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.shared.moment import MINUTE, SECOND
from judgekit.rehearsal.questions.question import Kind, Question
from judgekit.rehearsal.questions.score import Answered
from judgekit.rehearsal.questions.typed_answer import CAN_BE_TYPED, read_answer
from judgekit.rehearsal.setup import RehearsalSetup
from tests.rehearsal.questions.test_asking import questions_of
from tests.rehearsal.questions.test_wording import speaking

WORDS = speaking("en")
FOUR_TEN = 250 * SECOND
CALL = Question(Kind.CALL, 0, -FOUR_TEN, (-FOUR_TEN, FOUR_TEN, 0), 9, FOUR_TEN)
SHORT = Question(Kind.SHORT_CALL, 0, 75_400, (75_400, 0, 15_400), 9, 75_400)
TURNS = Question(Kind.TURNS, 0, 5, (3, 5, 7), 9)


@pytest.mark.parametrize(
    "text",
    [
        "4:10",
        "4 10",
        "-4:10",
        "\u22124.10",
        "4 min 10 s",
        "menos 4 minutos y 10",
        "4 минуты 10 секунд",
    ],
)
def test_a_table_is_told_the_reading_however_it_is_typed(text):
    assert Answered(CALL, read_answer(CALL, text, WORDS)).is_right


@pytest.mark.parametrize(
    ("text", "said"), [("4", -4 * MINUTE), ("+4:10", FOUR_TEN), ("later", None), ("", None)]
)
def test_another_reading_is_not_the_right_one(text, said):
    assert read_answer(CALL, text, WORDS) == said


@pytest.mark.parametrize(
    ("text", "said"),
    [("1:15", 75_400), ("75 s", 75_400), ("0", 0), ("none", 0), ("Ninguna", 0), ("нет", 0)],
)
def test_an_extension_is_typed_or_that_there_is_none(text, said):
    assert read_answer(SHORT, text, WORDS) == said


@pytest.mark.parametrize(("text", "said"), [("5", 5), ("9", 9), ("five", None), ("123", None)])
def test_turns_are_a_number(text, said):
    assert read_answer(TURNS, text, WORDS) == said


def test_every_answer_of_a_day_can_be_typed_as_its_choice_is_shown(in_utc):
    typed = set()
    for question in (each for seed in range(4) for each in questions_of(RehearsalSetup(seed))):
        shown = [(each, local(question, each)) for each in question.choices]
        for choice, text in shown if question.kind in CAN_BE_TYPED else ():
            typed.add(question.kind)
            read = read_answer(question, text, WORDS)
            assert WORDS.answer(question, read) == WORDS.answer(question, choice)
    assert typed == CAN_BE_TYPED


def local(question: Question, answer: object) -> str:
    """An answer as it is typed: a reading that is above zero needs its sign."""
    if question.kind is Kind.HALL:
        return time.strftime("%H:%M:%S", time.localtime(answer // SECOND))
    text = WORDS.answer(question, answer)
    if text == "No extension":
        return "no"
    return f"+{text}" if question.kind is Kind.CALL and answer > 0 else text


@given(st.text(max_size=12), st.sampled_from([CALL, SHORT, TURNS]))
def test_any_text_is_an_answer_or_none(text, question):
    said = read_answer(question, text, WORDS)
    assert said is None or isinstance(said, int)


def test_a_penalty_is_not_typed():
    penalty = Question(Kind.NEXT_PENALTY, 0, "warning", ("warning", "game-loss", "none"))
    assert read_answer(penalty, "warning", WORDS) is None
