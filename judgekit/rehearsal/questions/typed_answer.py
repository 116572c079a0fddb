"""A typed answer: what the trainee would tell the table, in figures or with units in words."""

from __future__ import annotations

from judgekit.domain.shared.typed_duration import read_duration
from judgekit.rehearsal.questions.question import Answer, Kind, Question
from judgekit.rehearsal.questions.wording import QuestionWords
from judgekit.views.corrections.typed_values import read_time

MOST_TURNS_DIGITS = 2
NOTHING_DUE = frozenset(
    ("no", "none", "nothing", "ninguna", "ninguno", "nada", "нет", "не", "ничего")
)
"""How it is said that no extension is due."""
CAN_BE_TYPED = frozenset(Kind) - {Kind.NEXT_PENALTY}
"""Questions for a time or a number."""


def read_answer(question: Question, text: str, words: QuestionWords) -> Answer | None:
    """Return the answer that a text gives; None if it gives none.

    A choice that reads the same is meant: what is asked may lie between two seconds. The reading at
    which a table goes to turns needs no minus: it lies beyond the end of the round.
    """
    said = _read(question, text.strip())
    if said is None:
        return None
    shown = words.answer(question, said)
    alike = (each for each in question.choices if words.answer(question, each) == shown)
    return next(alike, said)


def _read(question: Question, text: str) -> Answer | None:
    match question.kind:
        case Kind.CALL:
            beyond = read_duration(text)
            has_sign = text.startswith("+")
            return beyond if beyond is None or has_sign else -abs(beyond)
        case Kind.SHORT_CALL | Kind.CHECK:
            return 0 if text.casefold() in NOTHING_DUE else read_duration(text)
        case Kind.HALL:
            return read_time(text, question.end)
        case Kind.TURNS:
            is_number = text.isdecimal() and len(text) <= MOST_TURNS_DIGITS
            return int(text) if is_number else None
    return None
