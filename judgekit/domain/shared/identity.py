"""Event ids that several laptops can generate independently."""

from __future__ import annotations

from uuid import UUID

from judgekit.domain.shared.moment import Moment

RANDOM_BYTES = 10


def uuid7(at: Moment, random: bytes) -> str:
    """Build a UUID of version 7 (RFC 9562).

    The instant is in its first 48 bits, then ten bytes of `random`, of which six bits are replaced
    by version and variant. Raises ValueError for another number of bytes.
    """
    if len(random) != RANDOM_BYTES:
        raise ValueError(f"ten random bytes, not {len(random)}")
    value = (at & 0xFFFF_FFFF_FFFF) << 80 | int.from_bytes(random)
    value = value & ~(0xF << 76) | 0x7 << 76
    value = value & ~(0x3 << 62) | 0x2 << 62
    return str(UUID(int=value))
