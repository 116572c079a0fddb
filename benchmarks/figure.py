"""One measured figure beside its yardstick."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """`value` against `yardstick`, both in `unit`, measured in the same run.

    `most_ratio` bounds value / yardstick, `most_more` bounds value - yardstick, `most` bounds the
    value itself; None where that isn't promised. A figure with no bound is only reported.
    """

    name: str
    value: float
    unit: str
    yardstick: float | None = None
    yardstick_name: str = ""
    most_ratio: float | None = None
    most_more: float | None = None
    most: float | None = None

    @property
    def ratio(self) -> float | None:
        """How many times the yardstick."""
        return self.value / self.yardstick if self.yardstick else None

    def holds(self) -> bool:
        """Whether every promised bound is kept."""
        yardstick = self.yardstick or 0.0
        return (
            (self.most_ratio is None or self.value <= self.most_ratio * yardstick)
            and (self.most_more is None or self.value - yardstick <= self.most_more)
            and (self.most is None or self.value <= self.most)
        )

    def line(self) -> str:
        """The figure as a line of the report."""
        parts = [f"{self.name:<52} {self.value:8.2f} {self.unit:<3}"]
        if self.yardstick is not None:
            parts.append(f"{self.yardstick_name} {self.yardstick:.2f} {self.unit}")
            parts.append(f"ratio {self.ratio:.2f}")
        bounds = [
            (self.most_ratio, "at most {} times"),
            (self.most_more, f"at most {{}} {self.unit} more"),
            (self.most, f"at most {{}} {self.unit}"),
        ]
        parts.extend(text.format(bound) for bound, text in bounds if bound is not None)
        if any(bound is not None for bound, _ in bounds):
            parts.append("holds" if self.holds() else "DOES NOT HOLD")
        return " · ".join(parts)
