"""Excerpt of a passage with its matches marked."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.domain.rules.search_answer import MARK_END, MARK_START

LENGTH = 200
BEFORE = 50
ELLIPSIS = "…"


def snippet(text: str, marked: Sequence[tuple[int, int]]) -> str:
    """Return about 200 characters around the most matches, each between U+E000 and U+E001.

    Occurrences of those two characters in the text are replaced by U+FFFD.
    """
    text = text.replace(MARK_START, "\ufffd").replace(MARK_END, "\ufffd")
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
    """Return the start that includes the most matches, with some text before the first of them."""
    if not marked or len(text) <= LENGTH:
        return 0
    inside = LENGTH - BEFORE
    begin = max(
        (begin for begin, _ in marked),
        key=lambda begin: sum(begin <= other < begin + inside for other, _ in marked),
    )
    earliest = max(0, begin - BEFORE)
    return 0 if earliest == 0 else text.find(" ", earliest, begin) + 1 or begin
