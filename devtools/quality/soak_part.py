"""The soak: a whole day in the window."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from pathlib import Path

from benchmarks.soak import TOLD, WHOLE, figures_of, soaked
from devtools.quality.report import Part, table

SHOWN: Mapping[str, str] = {
    "rounds": "StartRound",
    "calls": "OpenCall",
    "deck checks": "StartDeckCheck",
    "penalties": "IssuePenalty",
    "appeals": "OpenAppeal",
}


def measure(root: Path) -> Part:
    """Let the day pass; raises AssertionError if its record replays to another state."""
    del root
    with tempfile.TemporaryDirectory() as home:
        found = soaked(Path(home), WHOLE)
    figures = figures_of(found)
    counts = ", ".join(f"{found.entered.get(kind, 0):,} {name}" for name, kind in SHOWN.items())
    pauses = sorted(look.pause for look in found.warm())
    lines = [
        f"A day of {WHOLE.players:,} players at sixty times the speed in the real window, "
        f"off-screen, its pages looked at in turns: {counts}, "
        f"{sum(found.entered.values()):,} commands in "
        f"{found.seconds / 60:.0f} minutes. The record replays to the same state.",
        "",
        *table(
            ("figure", "value", "bound"),
            *((f.name, f"{f.value:.1f} {f.unit}", f"{f.yardstick:.1f} {f.unit}") for f in figures),
            ("the usual pause of a look", f"{pauses[len(pauses) // 2]:.1f} ms", ""),
            ("memory of its own at the end", f"{found.looks[-1].own:.0f} MB", ""),
        ),
        "",
        "The longest looks, the commands entered until each, and what fell into its pause:",
        "",
        *(f"- {look.told().strip()}" for look in found.longest_looks(TOLD)),
    ]
    return Part("Soak", lines, all(figure.holds() for figure in figures))
