"""Room for the steps of a remedy: which ones are shown, in full or on one line."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

import msgspec

from judgekit.domain.infractions.remedy import StepState
from judgekit.ui.look import Look
from judgekit.ui.widgets.painting.wrapped_words import KeptWraps, WrappedWords

LEFT, RING = 34, 22
GAP, CUT_GAP = 8, 2


class Density(Enum):
    """How the steps take the room, the most legible first."""

    WHOLE = "whole"
    SHORT = "short"
    """Steps that are still open are cut to two lines: less can't be read."""


class StepLine(msgspec.Struct, frozen=True):
    """A step in words, and whether it applies."""

    words: str
    state: StepState


class StepLayout:
    """Steps that don't apply take no room, unless unfolded; all measures are in pixels."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self.lines: tuple[StepLine, ...] = ()
        self.room = 0
        """The height that is in sight."""
        self.is_unfolded = False
        """Whether every step is shown in full."""
        self._measured: dict[int, list[int]] = {}
        """Cached heights of the whole lines by width."""
        self._wraps = KeptWraps()

    def show_lines(self, lines: Sequence[StepLine]) -> None:
        """Lay out these steps."""
        self.lines = tuple(lines)
        self.forget()

    def forget(self) -> None:
        """Measure everything anew."""
        self._measured.clear()

    def density(self, width: int) -> Density:
        """Return the first that fits into the room; the last one if none does."""
        if self.is_unfolded:
            return Density.WHOLE
        fits = self.height(Density.WHOLE, width) <= self.room
        return Density.WHOLE if fits else Density.SHORT

    def shown(self, density: Density, width: int) -> dict[int, int]:
        """Return the heights of the steps by their places, in pixels."""
        whole = self.whole(width)
        if self.is_unfolded:
            return dict(enumerate(whole))
        most = self._most(density, whole)
        return {
            at: min(whole[at], most) if each.state is StepState.OPEN else whole[at]
            for at, each in enumerate(self.lines)
            if each.state is not StepState.DOES_NOT_APPLY
        }

    def is_cut(self, width: int) -> bool:
        """Return whether a step that is shown is not shown whole."""
        whole = self.whole(width)
        return any(
            height < whole[at] for at, height in self.shown(self.density(width), width).items()
        )

    def _most(self, density: Density, whole: Sequence[int]) -> int:
        """Return the most height that an open step takes."""
        if density is Density.WHOLE:
            return max(whole, default=0)
        return 2 * self._look.theme.measure("line-text")

    def height(self, density: Density, width: int) -> int:
        """Return the height of all that is shown, with the line of the folded ones."""
        heights = self.shown(density, width)
        has_folded = self.folded() and not self.is_unfolded
        folded = self.ring() if has_folded else 0
        count = len(heights) + bool(folded)
        return sum(heights.values()) + folded + self.gap(density) * max(0, count - 1)

    def gap(self, density: Density) -> int:
        """Return the space between two steps, in pixels."""
        return self._look.theme.px(GAP if density is Density.WHOLE else CUT_GAP)

    def ring(self) -> int:
        """Return the diameter of a number's ring, in pixels."""
        return self._look.theme.px(RING)

    def whole(self, width: int) -> list[int]:
        """Return the heights of all steps in full."""
        if width not in self._measured:
            wrapped = (self.wrapped(line, width) for line in self.lines)
            self._measured[width] = [max(each.height, self.ring()) for each in wrapped]
        return self._measured[width]

    def folded(self) -> int:
        """Number of steps that don't apply."""
        return sum(line.state is StepState.DOES_NOT_APPLY for line in self.lines)

    def wrapped(self, line: StepLine, width: int) -> WrappedWords:
        """Return a step's words over its lines."""
        theme = self._look.theme
        room = max(theme.px(60), width - theme.px(LEFT))
        return self._wraps.wrapped(line.words, theme.font(), room, theme.measure("line-text"))
