"""Memory of the window with a rulebook open, compared with a bare one with a text browser."""

from __future__ import annotations

import statistics
from pathlib import Path

from benchmarks.figure import Figure
from benchmarks.processes import run

ROUNDS = 5


def figures(home: Path) -> list[Figure]:
    """Resident memory, the median of some rounds."""

    run(["-m", "judgekit", "doctor"], home)

    def resident(name: str) -> float:
        program = ["-m", f"benchmarks.programs.{name}"]
        return statistics.median(float(run(program, home)) for _ in range(ROUNDS))

    bare = resident("bare_text_browser")
    return [
        Figure(
            "memory with a rulebook open",
            resident("open_rulebook"),
            "MB",
            bare,
            "bare window with a text browser",
            2.2,
        )
    ]
