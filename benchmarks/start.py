"""How long from start to first paint and to the first search answer, against a bare QMainWindow."""

from __future__ import annotations

from pathlib import Path

from benchmarks.figure import Figure
from benchmarks.processes import median_wall_times, run

ROUNDS = 15


def figures(home: Path) -> list[Figure]:
    """Whole processes, from the interpreter's start to the end that the first paint brings."""
    run(["-m", "judgekit", "doctor"], home)  # the index is made by an earlier start
    times = median_wall_times(
        {
            "bare": ["-m", "benchmarks.programs.bare_window"],
            "window": ["-m", "judgekit", "--quit-after-first-paint"],
            "search": ["-m", "benchmarks.programs.first_answer"],
        },
        home,
        ROUNDS,
    )
    bare = times["bare"]
    return [
        Figure("first paint of the window", times["window"], "ms", bare, "bare window", 1.6),
        Figure("first search answer after start", times["search"], "ms", bare, "bare window", 2.0),
    ]
