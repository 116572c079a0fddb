"""Abbreviated reasons: the beginning of the word, in the window's language or English."""

from __future__ import annotations

from judgekit.domain.clock.playing_time import Reason
from judgekit.ui.words.wording import reason_words

LEAST = 3
"""Minimum number of letters of an abbreviation."""


def typed_reason(words: str) -> str:
    """Expand `tard` to the value of Tardiness; return words that match no reason unchanged."""
    typed = " ".join(words.split()).casefold()
    if len(typed) < LEAST:
        return words.strip()
    for reason in Reason:
        names = (reason_words(reason).casefold(), reason.value.replace("-", " "))
        if any(name.startswith(typed) for name in names):
            return reason.value
    return words.strip()
