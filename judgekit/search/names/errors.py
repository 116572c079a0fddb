"""Number of typing errors between two names."""

from __future__ import annotations

from collections.abc import Iterable

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


def errors_of_word(typed: str, name: str) -> int | None:
    """Count the errors by which a text is a name of one word, or a face of a card that is called by
    one; None if it has several words or comes near none."""
    key, whole = card_key(typed), card_key(name)
    if " " in key or not key:
        return None
    words = [each for each in (whole, *faces(whole)) if " " not in each and FACES not in each]
    counted = [errors_between(key, each) for each in words]
    return min((each for each in counted if each is not None), default=None)


def errors_to_nearest(typed: str, words: Iterable[str]) -> int:
    """Count the errors between a folded word and the nearest of these; 0 if it begins one."""
    return min(
        (0 if each.startswith(typed) else int(OSA.distance(typed, each)) for each in words),
        default=len(typed),
    )
