"""A stretch of a passage with what matched in it marked."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from judgekit.domain.rules.folding import tokens
from judgekit.domain.rules.search_answer import MARK_END, MARK_START

LENGTH = 200
BEFORE = 50
ELLIPSIS = "…"


def mark_words(text: str, words: Sequence[int]) -> list[tuple[int, int]]:
    """Where in a text these words of it stand, counted from 0; next to one another they are one."""
    wanted = set(words)
    marked: list[tuple[int, int]] = []
    last = -2
    for number, token in enumerate(islice(tokens(text), max(wanted) + 1 if wanted else 0)):
        if number in wanted:
            if last == number - 1 and text[marked[-1][1] : token.start].strip() in ("", "-"):
                marked[-1] = (marked[-1][0], token.end)
            else:
                marked.append((token.start, token.end))
            last = number
    return marked


def snippet(text: str, words: Sequence[int]) -> str:
    """About 200 letters of a text around the most that matched, marked with U+E000 and U+E001."""
    text = text.replace(MARK_START, "").replace(MARK_END, "")
    marked = mark_words(text, words)
    start = _start(text, marked)
    end = len(text) if len(text) - start <= LENGTH else text.rfind(" ", start, start + LENGTH)
    end = start + LENGTH if end <= start else end
    pieces = [ELLIPSIS if start else ""]
    done = start
    for begin, stop in marked:
        if begin >= start and stop <= end:
            pieces += (text[done:begin], MARK_START, text[begin:stop], MARK_END)
            done = stop
    pieces += (text[done:end], ELLIPSIS if end < len(text) else "")
    return "".join(pieces)


def _start(text: str, marked: Sequence[tuple[int, int]]) -> int:
    """Where to begin so that most marks are inside, with some text before the first of them."""
    if not marked or len(text) <= LENGTH:
        return 0
    inside = LENGTH - BEFORE
    begin = max(
        (begin for begin, _ in marked),
        key=lambda begin: sum(begin <= other < begin + inside for other, _ in marked),
    )
    earliest = max(0, begin - BEFORE)
    return 0 if earliest == 0 else text.find(" ", earliest, begin) + 1 or begin
