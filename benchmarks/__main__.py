"""`python3 dev.py bench [start|memory|search …]`: every figure with its yardstick."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from benchmarks.figure import Figure

SUITES = (
    "start",
    "idle",
    "memory",
    "search_speed",
    "editions",
    "importing",
    "finding",
    "record",
    "sharing",
    "board",
    "board_view",
    "keystrokes",
    "choosing",
    "ticking",
    "text_size",
    "cards",
    "loading_cards",
    "sharing_network",
    "shared_event",
    "shared_memory",
    "shared_entry",
    "hall_web",
)
LONG = ("soak", "soak_short", "loading_all_cards")
"""Measured where they are named."""


def main(names: Sequence[str]) -> int:
    """Print the figures of the named suites, of all that don't take long by default; return 1 if a
    bound is broken."""
    known = (*SUITES, *LONG)
    unknown = set(names) - set(known)
    if unknown:
        print(f"There is no suite {', '.join(sorted(unknown))}; there are {', '.join(known)}.")
        return 2
    broken = 0
    for name in names or SUITES:
        with tempfile.TemporaryDirectory() as home:
            figures: list[Figure] = import_module(f"benchmarks.{name}").figures(Path(home))
        for figure in figures:
            print(figure.line(), flush=True)
            broken += not figure.holds()
    print(f"{broken} of the promised bounds are broken." if broken else "Every bound holds.")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
