"""A measured figure with its yardstick."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """`value` compared with `yardstick`, both in `unit`, measured in the same run.

    `most_ratio` bounds value / yardstick: a machine half as fast takes twice as long for both. A
    figure without a bound is only reported.
    """

    name: str
    value: float
    unit: str
    yardstick: float
    yardstick_name: str
    most_ratio: float | None = None

    @property
    def ratio(self) -> float:
        """Value divided by the yardstick."""
        return self.value / self.yardstick

    def holds(self) -> bool:
        """Whether the bound holds."""
        return self.most_ratio is None or self.ratio <= self.most_ratio

    def line(self) -> str:
        """Format the figure as a line of the report."""
        bound = "no bound"
        if self.most_ratio is not None:
            kept = "holds" if self.holds() else "DOES NOT HOLD"
            bound = f"at most {self.most_ratio:g}: {kept}"
        measured = f"{self.value:.2f} beside {self.yardstick:.2f} {self.unit}"
        times = f"{self.ratio:6.2f} x {self.yardstick_name}"
        return f"{self.name:<52} {times:<44} {bound:<24} {measured}"
