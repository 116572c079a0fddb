"""How many typing errors lie between two names."""

from __future__ import annotations

from rapidfuzz.distance import OSA

from judgekit.search.names.pieces import most_errors


def errors_between(first: str, second: str) -> int | None:
    """How many letters of two names (`card_key`) are wrong, missing, too many or swapped with
    their neighbour; None where that is more than a name of the second's length may have."""
    most = most_errors(len(second))
    errors = OSA.distance(first, second, score_cutoff=most)
    return errors if errors <= most else None
