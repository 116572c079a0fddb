"""Cost of the program while a round runs without any input."""

from __future__ import annotations

import statistics
from pathlib import Path

from benchmarks.figure import Figure
from benchmarks.made_tournaments import running_tournament
from benchmarks.processes import run, run_beside

ROUNDS = 3
SETTLED, WATCHED = "3", "20"
"""Seconds, as used by the benchmark programs."""


def figures(home: Path) -> list[Figure]:
    """Processor time of the whole program, off-screen, over some seconds: with the clock page
    shown, and with a text shown, where only the strip and the window's time tick. The bare window
    ticks at the same time, so that all are disturbed alike."""
    places = {"clock": home / "clock", "rules": home / "rules"}
    programs = {"bare": (["-m", "benchmarks.programs.bare_clock", SETTLED, WATCHED], home)}
    for page, place in places.items():
        run(["-m", "judgekit", "doctor"], place)
        path = str(running_tournament(place))
        programs[page] = (["-m", "benchmarks.programs.idle_round", page, path], place)
    shares: dict[str, list[float]] = {name: [] for name in programs}
    for _ in range(ROUNDS):
        for name, said in run_beside(programs).items():
            shares[name].append(float(said))
    usual = {name: statistics.median(values) for name, values in shares.items()}
    yardstick = "a bare window's clock"
    return [
        Figure(
            "idle beside a round, clock page", usual["clock"], "%", usual["bare"], yardstick, 13
        ),
        Figure(
            "idle beside a round, rules page", usual["rules"], "%", usual["bare"], yardstick, 3.9
        ),
    ]
