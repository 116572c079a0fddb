"""What a verb answers, for a program and for a person at once."""

from __future__ import annotations

from dataclasses import dataclass

DONE = 0
NO_ANSWER = 1
WRONG_CALL = 2
ENVIRONMENT_FAILED = 3


@dataclass(frozen=True)
class Answer:
    """`data` is the JSON object, `text` the same for a person, `status` the exit status.

    `remark` is one sentence for standard error, where there is something to say besides.
    """

    data: object
    text: str
    status: int = DONE
    remark: str = ""


class CallRefused(Exception):
    """The call can't be answered: one sentence of what is wrong and what to do."""

    def __init__(self, sentence: str, status: int = NO_ANSWER) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.status = status
