"""Time from start to first paint and to the first search answer, against a bare QMainWindow."""

from __future__ import annotations

from pathlib import Path

from benchmarks.figure import Figure
from benchmarks.live_event import long_event
from benchmarks.processes import median_wall_times, run

ROUNDS = 15
WORDS = ("deck", "check", "time")
EVENTS = 10_000


def figures(home: Path) -> list[Figure]:
    """Whole processes, from the interpreter's start to the end of the program.

    The bounded answer is the one in the window, typed at the first paint, until the results are
    painted; the command line's is reported beside it.
    """
    run(["-m", "judgekit", "doctor"], home)  # the index is made by an earlier start
    times = median_wall_times(
        {
            "bare": ["-m", "benchmarks.programs.bare_window"],
            "window": ["-m", "judgekit", "--quit-after-first-paint"],
            "answer": ["-m", "judgekit", "search", *WORDS],
            "painted answer": ["-m", "benchmarks.programs.first_answer", *WORDS],
        },
        home,
        ROUNDS,
    )
    bare = times["bare"]
    return [
        Figure("first paint of the window", times["window"], "ms", bare, "bare window", 1.6),
        Figure(
            "first search answer after start, in the window",
            times["painted answer"],
            "ms",
            bare,
            "bare window",
            2.4,
        ),
        Figure(
            "first search answer on the command line", times["answer"], "ms", bare, "bare window"
        ),
        *_event_figures(home / "with event"),
    ]


def _event_figures(home: Path) -> list[Figure]:
    """With a long day open, in folders of its own: the next start would open the day again."""
    run(["-m", "judgekit", "doctor"], home)
    event = str(long_event(home, EVENTS))
    quick = "--quit-after-first-paint"
    times = median_wall_times(
        {
            "without": ["-m", "judgekit", quick],
            "with": ["-m", "judgekit", "--event", event, quick],
            "shown": ["-m", "benchmarks.programs.first_event", event],
        },
        home,
        ROUNDS,
    )
    return [
        Figure(
            f"first paint with {EVENTS:,} events",
            times["with"],
            "ms",
            times["without"],
            "without",
            1.2,
        ),
        Figure("until their clocks are painted", times["shown"], "ms", times["without"], "without"),
    ]
