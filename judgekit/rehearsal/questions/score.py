"""How well the questions were answered."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from judgekit.rehearsal.questions.question import Answer, Question, Topic


class Answered(NamedTuple):
    """A question with the answer that was given."""

    question: Question
    said: Answer

    @property
    def is_right(self) -> bool:
        """Whether it is the engine's."""
        return self.said == self.question.right


class Tally(NamedTuple):
    """How many answers were right, of how many."""

    right: int
    of: int


class Score(msgspec.Struct, frozen=True):
    """All answers in their order."""

    answers: tuple[Answered, ...] = ()

    def with_answer(self, answered: Answered) -> Score:
        """The score after one more answer."""
        return Score((*self.answers, answered))

    def tally(self, topic: Topic | None = None) -> Tally:
        """The right answers, of one topic or of all."""
        of = [each for each in self.answers if topic in (None, each.question.topic)]
        return Tally(sum(each.is_right for each in of), len(of))

    def longest_run(self) -> int:
        """How many in a row were right at best."""
        longest = run = 0
        for each in self.answers:
            run = run + 1 if each.is_right else 0
            longest = max(longest, run)
        return longest
