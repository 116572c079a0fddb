"""What the program costs while a round runs and nobody touches it."""

from __future__ import annotations

from pathlib import Path

from benchmarks.figure import Figure
from benchmarks.live_event import running_event
from benchmarks.processes import run

MOST = 1.0
"""Per cent of a core."""


def figures(home: Path) -> list[Figure]:
    """The processor time of the whole program, off-screen, over some seconds: with the clock page
    shown, and with a text shown, where only the strip and the window's time tick."""
    run(["-m", "judgekit", "doctor"], home)
    event = str(running_event(home))

    def share(page: str) -> float:
        return float(run(["-m", "benchmarks.programs.idle_round", page, event], home))

    return [
        Figure("idle with a running clock, clock page", share("clock"), "%", most=MOST),
        Figure("idle with a running clock, rules page", share("rules"), "%", most=MOST),
    ]
