"""Card files of 500 MB taken in, beside reading one whole; a list's names matched."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from benchmarks.figure import Figure
from benchmarks.made_cards import names, write_mtgjson, write_scryfall
from benchmarks.processes import run
from judgekit.app import known_cards
from judgekit.system.resources import resources_folder

SIZE = 500_000_000
LIST = 75
ROUNDS = 5


def figures(home: Path) -> list[Figure]:
    """The most memory for each kind of file, then how long a list takes."""
    home.mkdir(parents=True, exist_ok=True)
    # The last one stays loaded: 30,000 cards with 90,000 names.
    found = [_peak(home, "MTGJSON", write_mtgjson), _peak(home, "Scryfall", write_scryfall)]
    chance = random.Random(7)
    written = chance.sample(names(), LIST)
    slips = [_with_a_slip(name, chance) for name in written]
    none = ["".join(chance.sample("abcdefghijklmnopqrst", 18)) for _ in range(LIST)]
    return [
        *found,
        _matching(home, "as they are", written, 50.0),
        _matching(home, "each with a slip", slips, 100.0),
        _matching(home, "none a card's", none, 100.0),
    ]


def _peak(home: Path, kind: str, write: Callable[[Path, int], None]) -> Figure:
    file = home / "made.json"
    write(file, SIZE)
    try:
        most = float(run(["-m", "benchmarks.programs.load_cards", str(file)], home))
    finally:
        file.unlink()
    return Figure(f"memory for {SIZE // 10**6} MB of {kind}", most, "MB", most=300.0)


def _matching(home: Path, what: str, written: Sequence[str], most: float) -> Figure:
    """The catalogue is opened anew each time."""
    times = []
    for _ in range(ROUNDS):
        cards = known_cards(resources_folder(), home / "data")
        began = time.perf_counter()
        for name in written:
            cards.match(name)
        times.append((time.perf_counter() - began) * 1000)
    return Figure(f"{LIST} names matched, {what}", statistics.median(times), "ms", most=most)


def _with_a_slip(name: str, chance: random.Random) -> str:
    at = chance.randrange(len(name))
    return name[:at] + chance.choice("aeioun") + name[at + 1 :]
