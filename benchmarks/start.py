"""How long from start to first paint and to the first search answer, against a bare QMainWindow."""

from __future__ import annotations

from pathlib import Path

from benchmarks.figure import Figure
from benchmarks.processes import PROJECT, median_wall_times

PROGRAMS = PROJECT / "benchmarks" / "programs"
ROUNDS = 15


def figures(home: Path) -> list[Figure]:
    """Whole processes, from the interpreter's start to the end that the first paint brings."""
    times = median_wall_times(
        {
            "bare": [str(PROGRAMS / "bare_window.py")],
            "window": ["-m", "judgekit", "--quit-after-first-paint"],
            "search": [str(PROGRAMS / "first_answer.py")],
        },
        home,
        ROUNDS,
    )
    bare = times["bare"]
    return [
        Figure("first paint of the window", times["window"], "ms", bare, "bare window", 1.6),
        Figure("first search answer after start", times["search"], "ms", bare, "bare window", 2.0),
    ]
