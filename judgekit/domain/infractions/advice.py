"""Search result: the infractions that a few words most likely refer to."""

from __future__ import annotations

import msgspec


class PolicyHit(msgspec.Struct, frozen=True):
    """An infraction that the words may refer to.

    `id` is an entry's id, or `none` if no infraction was committed; `no_infraction` is then the
    case whose reason is shown. `phrasing` is the closest known phrasing, empty if there is none.
    `errors` counts the typing errors in the only word that was typed, if no infraction is described
    with it as it is; 0 for several words.
    """

    id: str
    score: float
    no_infraction: str = ""
    phrasing: str = ""
    errors: int = 0
