"""Instants as a caller writes them."""

from __future__ import annotations

from judgekit.domain.shared.moment import Moment, parse_moment

LATEST: Moment = 221_845_392_000_000
"""The year 9000: what is counted on from an instant still has a date."""


def read_instant(text: str) -> Moment | None:
    """An ISO 8601 instant with its zone, from 1970 on; None for all else."""
    at = parse_moment(text)
    return at if at is not None and 0 <= at < LATEST else None
