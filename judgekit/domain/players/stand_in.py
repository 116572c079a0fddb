"""What stands in the place of an erased player's name: `███ 1`, the same in every language.

The bars are no letters: what tells such names apart, from each other and from all others, is the
number.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import count

from judgekit.domain.shared.player_key import player_key

_BAR = "█"
_LEAST_BARS = 3
_FORM = re.compile(rf"{_BAR}{{{_LEAST_BARS},}} [0-9]+")


def stand_in(number: int, spelling: int = 0) -> str:
    """Return the name of an erased player; names that differ in their `spelling` mean the same
    player, as `Anna Rossi` and `Rossi, Anna` did."""
    return f"{_BAR * (_LEAST_BARS + spelling)} {number}"


def free_number(names: Iterable[str]) -> int:
    """Return the first number by which no one of these names is meant."""
    taken = {player_key(name) for name in names}
    return next(number for number in count(1) if player_key(stand_in(number)) not in taken)


def is_stand_in(name: str) -> bool:
    """Whether a name stands for an erased player."""
    return bool(_FORM.fullmatch(name.strip()))
