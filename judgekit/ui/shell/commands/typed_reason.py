"""A reason typed in a hurry: the beginning of its word, in the window's language or English."""

from __future__ import annotations

from judgekit.domain.clock.playing_time import Reason
from judgekit.ui.words.wording import reason_words

LEAST = 3
"""Letters that a beginning needs."""


def typed_reason(words: str) -> str:
    """`tard` is Tardiness, and is kept by its value; words that begin no known reason stay as they
    are."""
    typed = " ".join(words.split()).casefold()
    if len(typed) < LEAST:
        return words.strip()
    for reason in Reason:
        names = (reason_words(reason).casefold(), reason.value.replace("-", " "))
        if any(name.startswith(typed) for name in names):
            return reason.value
    return words.strip()
