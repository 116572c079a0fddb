"""Reading history, back and forward."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.domain.shared.rule_reference import RuleReference

MOST = 200


class History:
    """Visited sections in order, and the current one."""

    def __init__(self) -> None:
        self._places: list[RuleReference] = []
        self._at = -1
        self._passing = False

    def visit(self, place: RuleReference, *, passing: bool = False) -> None:
        """Add a visited section; forward entries are discarded.

        A `passing` visit, such as a preview while typing, is replaced by the next one.
        """
        if self._at >= 0 and self._places[self._at] == place:
            self._passing = self._passing and passing
            return
        if self._passing:
            self._at -= 1
        del self._places[self._at + 1 :]
        if not self._places or self._places[-1] != place:
            self._places.append(place)
        del self._places[:-MOST]
        self._at = len(self._places) - 1
        self._passing = passing

    def follow(self, where: Callable[[RuleReference], RuleReference]) -> None:
        """Replace each section by where it stands now, as after a newer edition came."""
        self._places = [where(place) for place in self._places]

    def back(self) -> RuleReference | None:
        """Go back; None at the beginning."""
        return self._step(-1)

    def forward(self) -> RuleReference | None:
        """Go forward; None at the end."""
        return self._step(1)

    @property
    def has_back(self) -> bool:
        """Whether there is a section to go back to."""
        return self._at > 0

    @property
    def has_forward(self) -> bool:
        """Whether there is a section to go forward to."""
        return self._at + 1 < len(self._places)

    def _step(self, by: int) -> RuleReference | None:
        if not 0 <= self._at + by < len(self._places):
            return None
        self._at += by
        self._passing = False
        return self._places[self._at]
