"""How much is done, counted in calls: what a clock measures varies with the machine."""

from __future__ import annotations

import sys
from collections.abc import Callable


def calls_of(act: Callable[[], object]) -> int:
    """How many Python functions it calls when it is done a second time."""
    called = 0

    def count(frame: object, event: str, what: object) -> None:
        nonlocal called
        called += event == "call"

    act()
    sys.setprofile(count)
    try:
        act()
    finally:
        sys.setprofile(None)
    return called
