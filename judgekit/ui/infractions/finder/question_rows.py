"""Rows of a chain of questions: answered ones, the current one, and the result."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from judgekit.domain.infractions.policy import Catalogue
from judgekit.domain.infractions.questioning import Chain
from judgekit.ui.words.penalty_wording import infraction_title


class QuestionKind(StrEnum):
    """Kind of a row."""

    ANSWERED = "answered"
    ASKED = "asked"
    ANSWER = "answer"
    RESULT = "result"


class QuestionRow(msgspec.Struct, frozen=True):
    """`place` counts from 0 among the questions, or among the answers of the current one."""

    kind: QuestionKind
    place: int
    words: str
    answer: str = ""

    def spoken(self) -> str:
        """Text for screen readers."""
        said = f"{self.place + 1}, {self.words}" if self.kind is QuestionKind.ANSWER else self.words
        return f"{said} {self.answer}".strip()


def question_rows(catalogue: Catalogue, chain: Chain, language: str) -> tuple[QuestionRow, ...]:
    """Return the rows of a chain."""
    rows = [
        QuestionRow(
            QuestionKind.ANSWERED,
            at,
            each.question.text.said(language),
            each.answer.text.said(language),
        )
        for at, each in enumerate(chain.answered)
    ]
    if chain.current is not None:
        asked = chain.current.text.said(language)
        rows.append(QuestionRow(QuestionKind.ASKED, len(rows), asked))
        rows += [
            QuestionRow(QuestionKind.ANSWER, at, each.text.said(language))
            for at, each in enumerate(chain.current.answers)
        ]
        return tuple(rows)
    led = ""
    if chain.infraction:
        led = infraction_title(catalogue, chain.infraction, language)
    elif chain.no_infraction:
        case = catalogue.no_infraction(chain.no_infraction)
        led = case.name.said(language) if case else ""
    if led:
        rows.append(QuestionRow(QuestionKind.RESULT, len(rows), led))
    return tuple(rows)
