"""What a verb answers, for a program and for a person at once."""

from __future__ import annotations

from dataclasses import dataclass

DONE = 0
NO_ANSWER = 1
WRONG_CALL = 2
ENVIRONMENT_FAILED = 3
LONGEST_QUOTE = 80


@dataclass(frozen=True)
class Answer:
    """`data` is the JSON object, `text` the same for a person, `status` the exit status.

    `remark` is one sentence for standard error, where there is something to say besides. A verb
    that asks nothing of the rules has nothing to do with texts that could not be read.
    """

    data: object
    text: str
    status: int = DONE
    remark: str = ""
    asks_library: bool = True


class HelpAsked(Exception):
    """The call asks how calls are written; the text says it."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class VersionAsked(Exception):
    """The call asks which version of the program this is."""


class CallRefused(Exception):
    """The call can't be answered: one sentence of what is wrong and what to do."""

    def __init__(self, sentence: str, status: int = NO_ANSWER) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.status = status


def quoted(written: str) -> str:
    """What a caller has written, short enough to be repeated within a sentence."""
    return written if len(written) <= LONGEST_QUOTE else f"{written[: LONGEST_QUOTE - 1]}…"
