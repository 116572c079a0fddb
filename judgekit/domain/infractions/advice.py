"""What a few words lead to: the infractions they most likely mean."""

from __future__ import annotations

import msgspec


class PolicyHit(msgspec.Struct, frozen=True):
    """One infraction that the words may mean, the likeliest first.

    `id` is an entry's id, or `none` where no infraction was committed; `no_infraction` is then the
    case whose reason is to be shown. `phrasing` is the known way of saying it that came nearest,
    empty where none did.
    """

    id: str
    score: float
    no_infraction: str = ""
    phrasing: str = ""
