"""Parsing of instants in calls and scripts."""

from __future__ import annotations

from judgekit.domain.shared.moment import LATEST, Moment, parse_moment


def read_instant(text: str) -> Moment | None:
    """Parse an ISO 8601 instant with a zone, from 1970 on; None for anything else."""
    at = parse_moment(text)
    return at if at is not None and 0 <= at < LATEST else None
