"""Number of typing errors between two names."""

from __future__ import annotations

from rapidfuzz.distance import OSA

from judgekit.domain.cards.card_key import FACES, card_key, faces
from judgekit.search.names.pieces import most_errors


def errors_between(first: str, second: str) -> int | None:
    """Count the letters of two names (`card_key`) that are wrong, missing, extra or swapped with
    their neighbour; None if a name of the second's length may not have that many."""
    most = most_errors(len(second))
    errors = OSA.distance(first, second, score_cutoff=most)
    return errors if errors <= most else None


def has_one_error(typed: str, name: str) -> bool:
    """Whether a text is the whole name of a card or of one of its faces but for one error."""
    key, whole = card_key(typed), card_key(name)
    return any(OSA.distance(key, each, score_cutoff=1) == 1 for each in (whole, *faces(whole)))


def is_near_word(typed: str, name: str) -> bool:
    """Whether a word is the whole name, or any word in it, but for few errors."""
    key, whole = card_key(typed), card_key(name)
    words = (whole, *faces(whole), *whole.replace(FACES, " ").split())
    return any(errors_between(key, each) is not None for each in words)
