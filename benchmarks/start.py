"""Time from start to first paint and to the first search answer, against a bare QMainWindow."""

from __future__ import annotations

from pathlib import Path

from benchmarks.figure import Figure
from benchmarks.made_tournaments import long_tournament
from benchmarks.processes import median_times, run
from judgekit.engine.preferences import Preferences
from judgekit.storage.preferences.preferences_file import PreferencesFile

ROUNDS = 50
WORDS = ("deck", "check", "time")
EVENTS = 10_000


def figures(home: Path) -> list[Figure]:
    """Whole processes, from the interpreter's start to the end of the program.

    What is bounded is processor time: quiet machines show that nothing else is waited for, and
    under load the time on the clock is a matter of luck. The bounded answer is the one in the
    window, typed at the first paint, until the results are painted; the command line's is reported
    beside it.
    """
    _know(home)
    run(["-m", "judgekit", "doctor"], home)  # the index is made by an earlier start
    spent = median_times(
        {
            "bare": ["-m", "benchmarks.programs.bare_window"],
            "window": ["-m", "judgekit", "--quit-after-first-paint"],
            "without sharing": [
                *("-m", "benchmarks.programs.start_without_sharing"),
                "--quit-after-first-paint",
            ],
            "answer": ["-m", "judgekit", "search", *WORDS],
            "painted answer": ["-m", "benchmarks.programs.first_answer", *WORDS],
        },
        home,
        ROUNDS,
    )
    bare = spent.pop("bare")

    def beside_bare(name: str, program: str, most_ratio: float | None = None) -> Figure:
        took = spent[program].processor
        return Figure(name, took, "ms", bare.processor, "bare window", most_ratio)

    window = spent["window"]
    return [
        beside_bare("first paint of the window", "window", 1.6),
        Figure("the same on the clock", window.wall, "ms", bare.wall, "bare window"),
        Figure(
            "the same beside one without what sharing needs",
            window.processor,
            "ms",
            spent["without sharing"].processor,
            "a start without it",
            1.05,
        ),
        beside_bare("first search answer after start, in the window", "painted answer", 2.8),
        beside_bare("first search answer on the command line", "answer"),
        *_tournament_figures(home / "with tournament"),
    ]


def _know(home: Path) -> None:
    """Let the user be known: a first start asks language and name."""
    PreferencesFile(home / "config").save(Preferences(interface_language="en"))


def _tournament_figures(home: Path) -> list[Figure]:
    """With a long day open, in folders of its own: the next start would open the day again."""
    run(["-m", "judgekit", "doctor"], home)
    path = str(long_tournament(home, EVENTS))
    quick = "--quit-after-first-paint"
    spent = median_times(
        {
            "without": ["-m", "judgekit", quick],
            "with": ["-m", "judgekit", "--event", path, quick],
            "shown": ["-m", "benchmarks.programs.first_tournament", path],
        },
        home,
        ROUNDS,
    )
    plain = spent["without"].processor
    opened, shown = spent["with"].processor, spent["shown"].processor
    name = f"first paint with {EVENTS:,} events"
    return [
        Figure(name, opened, "ms", plain, "without", 1.2),
        Figure("until their clocks are painted", shown, "ms", plain, "without"),
    ]
