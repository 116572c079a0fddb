"""What happened, as far as the words that found an infraction tell it."""

from __future__ import annotations

FEWEST_WORDS = 2


def happened_words(typed: str, name: str) -> str:
    """Return the words that were typed into the finder; empty if they are only the infraction's
    name, or part of it."""
    words = " ".join(typed.split())
    is_name = words.casefold() in name.casefold()
    return "" if is_name or len(words.split()) < FEWEST_WORDS else words
