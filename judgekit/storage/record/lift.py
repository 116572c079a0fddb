"""Lifting of what earlier programs recorded, to what this one records."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple


class LiftedRow(NamedTuple):
    """The row whose payload is lifted: the ids of its event and its step."""

    id: str
    step: str


Lift = Callable[[dict[str, Any], LiftedRow], dict[str, Any]]
"""Converts one version's payload to the next version's. Called for the rows in their order."""
Lifts = Mapping[str, Sequence[Lift]]
"""For each kind whose payload has changed, the lifts from version 1 to 2, 2 to 3 and so on."""
NewLifts = Callable[[], Lifts]
"""Makes the lifts for one reading of a record; they may keep what they have seen of it."""
