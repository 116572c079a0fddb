"""Matching the names of a list with a loaded card file."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import apsw

from benchmarks.figure import Figure
from benchmarks.made_cards import names, write_scryfall
from benchmarks.measuring import measured, repeated
from benchmarks.processes import run
from judgekit.app import known_cards
from judgekit.system.resources import resources_folder

LIST = 75
ROUNDS = 10


def figures(home: Path) -> list[Figure]:
    """The time for a list among 30,000 cards in three languages."""
    home.mkdir(parents=True, exist_ok=True)
    file = home / "made.json"
    write_scryfall(file)
    run(["-m", "benchmarks.programs.load_cards", str(file)], home)
    file.unlink()
    chance = random.Random(7)
    written = chance.sample(names(), LIST)
    slips = [_with_a_slip(name, chance) for name in written]
    none = ["".join(chance.sample("abcdefghijklmnopqrst", 18)) for _ in range(LIST)]
    table = home / "plain.sqlite"
    _make_plain_table(table)
    plain = partial(_look_up, table, written)
    return [
        _matching(home, "as they are", written, plain, 50.0),
        _matching(home, "each with a slip", slips, plain, 88.0),
        _matching(home, "none a card's", none, plain, 72.0),
    ]


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
