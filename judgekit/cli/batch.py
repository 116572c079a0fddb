"""Batch files, processed in one run: one question per input line, one answer per output line."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec

from judgekit.cli.answer import DONE, WRONG_CALL, Answer
from judgekit.cli.line_file import lines_of
from judgekit.domain.shared.undecodable import UNDECODABLE

T = TypeVar("T")


def answer_batch(
    file: str,
    kind: type[T],
    answered: Callable[[T], dict[str, object]],
    complaint: Callable[[int], str],
    *,
    asks_library: bool = True,
) -> Answer:
    """Answer all questions in order.

    `complaint` words the remark on a line, by its number from 1, that is no question of that
    `kind`.
    """
    decoder = msgspec.json.Decoder(kind)
    answers: list[dict[str, object]] = []
    remark = ""
    for number, line in enumerate(lines_of(file), start=1):
        if not line.strip():
            continue
        try:
            asked = decoder.decode(line)
        except UNDECODABLE:
            remark = complaint(number)
            answers.append({"query": None, "results": [], "error": remark})
            continue
        answers.append(answered(asked))
    lines = "\n".join(msgspec.json.encode(answer).decode() for answer in answers)
    status = WRONG_CALL if remark else DONE
    return Answer(None, lines, status, remark, asks_library=asks_library)
