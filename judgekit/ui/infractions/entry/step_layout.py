"""Room for the steps of a remedy: which ones are shown, in full or on one line."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

import msgspec

from judgekit.domain.infractions.remedy import StepState
from judgekit.ui.look import Look
from judgekit.ui.widgets.painting.wrapped_words import KeptWraps, WrappedWords

LEFT, RING, SMALL_RING, SMALL_LINE = 34, 22, 18, 16
GAP, CUT_GAP = 8, 2


class Density(Enum):
    """How the steps take the room, the most legible first."""

    WHOLE = "whole"
    SHORT = "short"
    """Steps that are still open are cut to two lines."""
    BRIEF = "brief"
    """They are cut to one line."""
    SMALL = "small"
    """And the letters are small."""


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
        self._measured: dict[tuple[int, bool], list[int]] = {}
        """Cached heights of the whole lines by width and whether they are small."""
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
        fitting = (each for each in Density if self.height(each, width) <= self.room)
        return next(fitting, Density.SMALL)

    def shown(self, density: Density, width: int) -> dict[int, int]:
        """Return the heights of the steps by their places, in pixels."""
        whole = self.whole(width, is_small=density is Density.SMALL)
        if self.is_unfolded:
            return dict(enumerate(whole))
        most = self._most(density, whole)
        return {
            at: min(whole[at], most) if each.state is StepState.OPEN else whole[at]
            for at, each in enumerate(self.lines)
            if each.state is not StepState.DOES_NOT_APPLY
        }

    def _most(self, density: Density, whole: Sequence[int]) -> int:
        """Return the most height that an open step takes."""
        if density is Density.WHOLE:
            return max(whole, default=0)
        if density is Density.SHORT:
            return 2 * self._look.theme.measure("line-text")
        return self.ring(is_small=density is Density.SMALL)

    def height(self, density: Density, width: int) -> int:
        """Return the height of all that is shown, with the line of the folded ones."""
        heights = self.shown(density, width)
        has_folded = self.folded() and not self.is_unfolded
        folded = self.ring(is_small=density is Density.SMALL) if has_folded else 0
        count = len(heights) + bool(folded)
        return sum(heights.values()) + folded + self.gap(density) * max(0, count - 1)

    def gap(self, density: Density) -> int:
        """Return the space between two steps, in pixels."""
        return self._look.theme.px(GAP if density is Density.WHOLE else CUT_GAP)

    def ring(self, *, is_small: bool) -> int:
        """Return the diameter of a number's ring, in pixels."""
        return self._look.theme.px(SMALL_RING if is_small else RING)

    def whole(self, width: int, *, is_small: bool) -> list[int]:
        """Return the heights of all steps in full."""
        key = width, is_small
        if key not in self._measured:
            least = self.ring(is_small=is_small)
            wrapped = (self.wrapped(line, width, is_small=is_small) for line in self.lines)
            self._measured[key] = [max(each.height, least) for each in wrapped]
        return self._measured[key]

    def folded(self) -> int:
        """Number of steps that don't apply."""
        return sum(line.state is StepState.DOES_NOT_APPLY for line in self.lines)

    def wrapped(self, line: StepLine, width: int, *, is_small: bool) -> WrappedWords:
        """Return a step's words over its lines."""
        theme = self._look.theme
        room = max(theme.px(60), width - theme.px(LEFT))
        font = theme.font("small" if is_small else "text")
        height = theme.px(SMALL_LINE) if is_small else theme.measure("line-text")
        return self._wraps.wrapped(line.words, font, room, height)
