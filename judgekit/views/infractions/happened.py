"""What happened, as far as the words that found an infraction tell it."""

from __future__ import annotations

from judgekit.domain.infractions.policy import Entry

FEWEST_WORDS = 2


def happened_words(typed: str, entry: Entry, language: str) -> str:
    """Return the words that were typed into the finder; empty if they only name the infraction."""
    words = " ".join(typed.split())
    name = entry.name.said(language).casefold()
    is_name = words.casefold() in name or name in words.casefold()
    return "" if is_name or len(words.split()) < FEWEST_WORDS else words
