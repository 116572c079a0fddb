"""Numbers that a kind of document gives, by edition: players, rounds, times, sizes.

What is computed for a tournament goes by the edition in force on its day.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

import msgspec

FigureData = int | dict[str, int] | None
"""A number, None for no limit, or a chart: from which number on which value holds."""


class FigureValue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A value and the dates (ISO 8601) of the first and the last edition known to have it."""

    first_seen: str
    last_seen: str
    value: FigureData


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number through all editions.

    `sections` has the number of the section that gives it, by the date from which it has that
    number; `values` are by date; `source` names the texts read.
    """

    id: str
    sections: dict[str, str]
    values: tuple[FigureValue, ...]
    source: str


class DatedFigure(msgspec.Struct, frozen=True):
    """A figure on a day.

    `value` is that of the newest known edition not after the day, and `section` its place there. If
    it changed in an edition of which no text was to be had, and the day lies in that gap, `between`
    are the dates of the last edition known to have `value` and of the first known to have `other`.
    """

    value: FigureData
    section: str
    between: tuple[str, str] | None = None
    other: FigureData = None

    @property
    def number(self) -> int:
        """The value, 0 for no limit."""
        return self.value if isinstance(self.value, int) else 0

    @property
    def limit(self) -> int | None:
        """The value, None for no limit."""
        return self.value if isinstance(self.value, int) else None

    @property
    def other_number(self) -> int:
        """The other value, 0 for no limit."""
        return self.other if isinstance(self.other, int) else 0

    @property
    def chart(self) -> Mapping[int, int]:
        """The value as a chart, empty for a single number."""
        chart = self.value if isinstance(self.value, dict) else {}
        return {int(start): value for start, value in chart.items()}

    def for_count(self, count: int) -> int:
        """The chart's value for a number; 0 below its beginning."""
        begun = [start for start in self.chart if start <= count]
        return self.chart[max(begun)] if begun else 0


class KnownFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figures of one kind of document.

    `editions` are the dates of all that were read, oldest first; in `gaps`, each a pair of them,
    others came out whose text was not to be had. Later than `known_until` nothing is known.
    """

    kind: str = ""
    known_until: str = ""
    editions: tuple[str, ...] = ()
    gaps: tuple[tuple[str, str], ...] = ()
    figures: tuple[Figure, ...] = ()

    def on(self, day: str) -> FiguresInForce:
        """The figures in force on a day (ISO 8601)."""
        return FiguresInForce(self, day)


class FiguresInForce(msgspec.Struct, frozen=True):
    """The figures in force on a day."""

    known: KnownFigures
    day: str

    @property
    def edition(self) -> str:
        """The date of the newest edition known not to be later than the day, else of the first."""
        earlier = [each for each in self.known.editions if each <= self.day]
        return earlier[-1] if earlier else next(iter(self.known.editions), "")

    @property
    def gap(self) -> tuple[str, str] | None:
        """The dates around the day between which there were editions whose text was not to be had;
        None where the edition in force is known."""
        return next((gap for gap in self.known.gaps if gap[0] < self.day < gap[1]), None)

    def figure(self, name: str) -> DatedFigure:
        """The figure of that id; raises KeyError for an unknown one."""
        figure = next((each for each in self.known.figures if each.id == name), None)
        if figure is None:
            raise KeyError(name)
        values = figure.values
        now = next((each for each in reversed(values) if each.first_seen <= self.day), values[0])
        earlier = [since for since in figure.sections if since <= self.day]
        section = figure.sections[max(earlier, default=min(figure.sections))]
        for before, after in pairwise(values):
            if now is before and self._is_in_gap(before, after):
                between = (before.last_seen, after.first_seen)
                return DatedFigure(now.value, section, between, after.value)
        return DatedFigure(now.value, section)

    def _is_in_gap(self, before: FigureValue, after: FigureValue) -> bool:
        return self.gap is not None and self.gap == (before.last_seen, after.first_seen)
