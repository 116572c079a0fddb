"""Rounding of extensions: a preference of the display, never of the record."""

from __future__ import annotations

from judgekit.domain.shared.moment import MINUTE


def rounding_of(*, rounds_up: bool) -> int:
    """What extensions are rounded up to, in milliseconds: a minute, or 1 for no rounding."""
    return MINUTE if rounds_up else 1


def rounded_up(extension: int, rounding: int) -> int:
    """Round an extension up to a multiple of `rounding` milliseconds; 1 leaves it unchanged."""
    return -(-extension // rounding) * rounding
