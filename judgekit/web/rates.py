"""How often somebody may ask."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

MOST_REMEMBERED = 1024


class Rate:
    """Allows each asker so many at once, and so many a second on average. `now` counts seconds."""

    def __init__(self, at_once: int, a_second: float, now: Callable[[], float]) -> None:
        self._at_once = at_once
        self._a_second = a_second
        self._now = now
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, asker: str) -> bool:
        """Whether the asker may ask once more now; counts it if so."""
        now = self._now()
        left, since = self._left.pop(asker, (float(self._at_once), now))
        left = min(self._at_once, left + (now - since) * self._a_second)
        is_allowed = left >= 1
        self._left[asker] = (left - is_allowed, now)
        if len(self._left) > MOST_REMEMBERED:
            self._left.popitem(last=False)
        return is_allowed
