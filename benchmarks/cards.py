"""Loading card files of 500 MB, compared with reading one whole; matching the names of a list."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import apsw

from benchmarks.figure import Figure
from benchmarks.made_cards import names, write_mtgjson, write_scryfall
from benchmarks.measuring import measured, repeated
from benchmarks.processes import run
from judgekit.app import known_cards
from judgekit.system.resources import resources_folder

SIZE = 500_000_000
LIST = 75
ROUNDS = 10


def figures(home: Path) -> list[Figure]:
    """Peak memory for each kind of file, then the time for a list."""
    home.mkdir(parents=True, exist_ok=True)
    # The last file stays loaded: 30,000 cards with 90,000 names.
    found = [_peak(home, "MTGJSON", write_mtgjson), _peak(home, "Scryfall", write_scryfall)]
    chance = random.Random(7)
    written = chance.sample(names(), LIST)
    slips = [_with_a_slip(name, chance) for name in written]
    none = ["".join(chance.sample("abcdefghijklmnopqrst", 18)) for _ in range(LIST)]
    table = home / "plain.sqlite"
    _make_plain_table(table)
    plain = partial(_look_up, table, written)
    return [
        *found,
        _matching(home, "as they are", written, plain, 38.0),
        _matching(home, "each with a slip", slips, plain, 65.0),
        _matching(home, "none a card's", none, plain, 61.0),
    ]


def _peak(home: Path, kind: str, write: Callable[[Path, int], None]) -> Figure:
    file = home / "made.json"
    write(file, SIZE)
    try:
        most = float(run(["-m", "benchmarks.programs.load_cards", str(file)], home))
        whole = float(run(["-m", "benchmarks.programs.read_whole", str(file)], home))
    finally:
        file.unlink()
    name = f"memory for {SIZE // 10**6} MB of {kind}"
    return Figure(name, most, "MB", whole, "the file read whole", 0.25)


def _matching(
    home: Path, what: str, written: Sequence[str], plain: Callable[[], object], most: float
) -> Figure:
    """Both the catalogue and the plain table are opened for each measurement."""

    def match() -> None:
        cards = known_cards(resources_folder(), home / "data")
        for name in written:
            cards.match(name)

    matches = measured(repeated(match, ROUNDS), plain)
    return matches.figure(f"{LIST} names matched, {what}", "plain look-ups", most)


def _make_plain_table(path: Path) -> None:
    """As many cards in plain SQLite, by name."""
    connection = apsw.Connection(str(path))
    connection.execute("CREATE TABLE card (name TEXT PRIMARY KEY, number INTEGER)")
    with connection:
        rows = ((name, number) for number, name in enumerate(names()))
        connection.executemany("INSERT INTO card VALUES (?, ?)", rows)
    connection.close()


def _look_up(path: Path, written: Sequence[str]) -> None:
    """Look up each name exactly."""
    connection = apsw.Connection(str(path))
    for name in written:
        assert list(connection.execute("SELECT number FROM card WHERE name = ?", (name,)))
    connection.close()


def _with_a_slip(name: str, chance: random.Random) -> str:
    at = chance.randrange(len(name))
    return name[:at] + chance.choice("aeioun") + name[at + 1 :]
