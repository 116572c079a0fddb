"""Loading card files of 30,000 cards in three languages, compared with parsing them alone; the file
that has next to nothing which isn't kept, compared with storing it plainly as well."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from benchmarks.figure import Figure
from benchmarks.made_cards import write_all_printings, write_mtgjson, write_scryfall
from benchmarks.processes import run

ROUNDS = 3
MOST_MEGABYTES = 300
"""Promised whatever the file's size."""
MOST_TIMES_READING, MOST_TIMES_LOADING = 1.6, 3.0
MOST_TIMES_STORING = 1.1
"""For MTGJSON's file by card, where parsing alone is no measure of a load (decision 40)."""
PATIENCE = 3_600
"""Seconds."""
PRINTED_THREE_TIMES = 500_000_000
"""Bytes of a file by set in which each card is in three or four of them, as in the published one:
some 100,000 printings of 30,000 cards."""


class Yardstick(NamedTuple):
    """The program a load's time is compared with, and how often its time a load may take."""

    program: str
    what_it_does: str
    most_times: float


_PARSED_ALONE = Yardstick("parse_cards", "ijson.items alone", MOST_TIMES_LOADING)
_STORED_PLAINLY = Yardstick("store_cards", "ijson and plain storing", MOST_TIMES_STORING)


def figures(home: Path) -> list[Figure]:
    """Memory, reading and loading for each kind of file."""
    home.mkdir(parents=True, exist_ok=True)
    kinds: dict[str, tuple[Callable[[Path], None], Yardstick]] = {
        "Scryfall": (write_scryfall, _PARSED_ALONE),
        "MTGJSON by card": (write_mtgjson, _STORED_PLAINLY),
        "MTGJSON by set": (
            lambda file: write_all_printings(file, PRINTED_THREE_TIMES),
            _PARSED_ALONE,
        ),
    }
    found = []
    for kind, (write, beside) in kinds.items():
        file = home / "made.json"
        write(file)
        found += loading(home, file, kind, ROUNDS, beside)
        file.unlink()
    return found


def loading(
    home: Path, file: Path, kind: str, rounds: int, beside: Yardstick = _PARSED_ALONE
) -> list[Figure]:
    """The figures of one file; the least time of some rounds counts."""
    megabytes = file.stat().st_size / 1e6
    programs = sorted({"load_cards", "read_cards", _PARSED_ALONE.program, beside.program})
    taken: dict[str, list[tuple[float, float]]] = {program: [] for program in programs}
    for _ in range(rounds):
        for program in programs:
            with TemporaryDirectory(dir=home) as empty:  # so that nothing is laid over
                said = run(
                    ["-m", f"benchmarks.programs.{program}", str(file)], Path(empty), PATIENCE
                )
            memory, seconds = map(float, said.split())
            taken[program].append((memory, seconds))
    whole = float(run(["-m", "benchmarks.programs.read_whole", str(file)], home))
    least = {program: min(seconds for _, seconds in taken[program]) for program in programs}
    memory = max(most for most, _ in taken["load_cards"])
    name, parsed = f"{megabytes:.0f} MB of {kind}", least[_PARSED_ALONE.program]
    return [
        Figure(
            f"memory for {name}",
            memory,
            "MB",
            whole,
            "the file read whole",
            MOST_MEGABYTES / whole,
        ),
        Figure(
            f"reading {name}",
            least["read_cards"],
            "s",
            parsed,
            _PARSED_ALONE.what_it_does,
            MOST_TIMES_READING,
        ),
        Figure(
            f"loading {name}",
            least["load_cards"],
            "s",
            least[beside.program],
            beside.what_it_does,
            beside.most_times,
        ),
    ]
