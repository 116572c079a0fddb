"""Excerpt of a passage with its matches marked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from judgekit.domain.rules.search_answer import (
    MARK_END,
    MARK_START,
    SYNONYM_END,
    SYNONYM_START,
)
from judgekit.search.queries.matched_words import Span

LENGTH = 200
BEFORE = 50
ELLIPSIS = "…"
SIGNS: Final = (MARK_START, MARK_END, SYNONYM_START, SYNONYM_END)


_SIGNS: Final = dict.fromkeys(map(ord, SIGNS), "\ufffd")


def snippet(text: str, marked: Sequence[Span]) -> str:
    """Return about 200 characters around the most matches, each between its signs (see `Hit`).

    Occurrences of those characters in the text are replaced by U+FFFD.
    """
    text = text.translate(_SIGNS)
    start = _start(text, marked)
    end = len(text) if len(text) - start <= LENGTH else text.rfind(" ", start, start + LENGTH)
    end = start + LENGTH if end <= start else end
    pieces = [ELLIPSIS if start else ""]
    done = start
    for begin, stop, synonym in marked:
        if begin >= start and stop <= end:
            before, after = SIGNS[2:] if synonym else SIGNS[:2]
            pieces += (text[done:begin], before, text[begin:stop], after)
            done = stop
    pieces += (text[done:end], ELLIPSIS if end < len(text) else "")
    return "".join(pieces)


def _start(text: str, marked: Sequence[Span]) -> int:
    """Return the start that includes the most matches, with some text before the first of them.

    A synonym counts half.
    """
    if not marked or len(text) <= LENGTH:
        return 0
    inside = LENGTH - BEFORE
    begin = max(
        (span.start for span in marked),
        key=lambda begin: sum(
            1 if span.synonym else 2 for span in marked if begin <= span.start < begin + inside
        ),
    )
    earliest = max(0, begin - BEFORE)
    return 0 if earliest == 0 else text.find(" ", earliest, begin) + 1 or begin
