"""Answers of verbs, for programs and for people."""

from __future__ import annotations

from dataclasses import dataclass

DONE = 0
NO_ANSWER = 1
WRONG_CALL = 2
ENVIRONMENT_FAILED = 3
LONGEST_QUOTE = 80


@dataclass(frozen=True)
class Answer:
    """A verb's answer, as a JSON object in `data` and for a person in `text`.

    `status` is the exit status; `remark` is one sentence for standard error, if there is something
    to add. `asks_library` is False for a verb that doesn't use the rules, so that unreadable texts
    are not reported.
    """

    data: object
    text: str
    status: int = DONE
    remark: str = ""
    asks_library: bool = True


class HelpAsked(Exception):
    """Raised if the call asks for help, with its text."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class VersionAsked(Exception):
    """Raised if the call asks for the program's version."""


class CallRefused(Exception):
    """Raised if the call can't be answered; one sentence says what is wrong and what to do."""

    def __init__(self, sentence: str, status: int = NO_ANSWER) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.status = status


def quoted(written: str) -> str:
    """Shorten text from the caller for quoting it in a sentence."""
    return written if len(written) <= LONGEST_QUOTE else f"{written[: LONGEST_QUOTE - 1]}…"
