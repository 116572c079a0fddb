"""Size of a catalogue of 30,000 cards in three languages, and how fast it is asked."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

import apsw

from benchmarks.figure import Figure
from benchmarks.made_cards import CARDS, cards, write_rulings, write_scryfall
from benchmarks.measuring import PASSES, measured
from benchmarks.processes import run
from judgekit.app import known_cards
from judgekit.engine.ports.cards import CardProvider
from judgekit.storage.cards.card_catalogue_file import FILE_NAME
from judgekit.system.resources import resources_folder

MOST_MEGABYTES = 90
"""Promised for 30,000 cards in three languages, with rulings and all indexes."""
ASKED = 60
LIMIT = 8
MOST_FIRST, MOST_KEYSTROKE, MOST_SLIP, MOST_DESCRIBED = 1_500, 120, 310, 800
"""How many plain look-ups an answer may take; a keystroke of 10 ms would be some 1,500."""
DESCRIPTIONS = (
    *("flying creature", "draw a card", '"draw a card"', "sacrifice", "green instant", "elf ward"),
    *("criatura", "carta", "красное", "существо", "whenever you", "untap target", "gain life"),
)


def figures(home: Path) -> list[Figure]:
    """The size, the first answer, and what is asked while somebody types."""
    home.mkdir(parents=True, exist_ok=True)
    for write in (write_scryfall, write_rulings):
        file = home / "made.json"
        write(file)
        run(["-m", "benchmarks.programs.load_cards", str(file)], home)
        file.unlink()
    catalogue = home / "data" / FILE_NAME
    table = home / "plain.sqlite"
    _make_plain_table(table)
    known = known_cards(resources_folder(), home / "data")
    chance = random.Random(7)
    typed = [face.name for face in _chosen(chance)]
    slips = [_with_a_slip(name, chance) for name in typed]
    connection = apsw.Connection(str(table))
    plain = partial(_look_up, connection)
    return [
        Figure(
            "catalogue of 30,000 cards in three languages",
            catalogue.stat().st_size / 1e6,
            "MB",
            MOST_MEGABYTES,
            "what was promised",
            1.0,
        ),
        _asked("first card found after a start", [partial(_first, home)], plain, MOST_FIRST),
        _asked("keystroke of a name", _keystrokes(known, typed), plain, MOST_KEYSTROKE),
        _asked("name with a slip", _found(known, slips), plain, MOST_SLIP),
        _asked("words of a text", _described(known), plain, MOST_DESCRIBED),
    ]


def _asked(
    name: str, acts: Sequence[Callable[[], object]], plain: Callable[[], object], most: float
) -> Figure:
    repeated = [[*acts, *acts]] * PASSES
    return measured(repeated, plain).figure(name, "plain look-up", most)


def _first(home: Path) -> None:
    """What the first keystroke costs: the catalogue is checked and opened."""
    assert known_cards(resources_folder(), home / "data").found("a", LIMIT)


def _keystrokes(known: CardProvider, names: Sequence[str]) -> list[Callable[[], object]]:
    starts = [name[:end] for name in names for end in range(1, len(name) + 1, 3)]
    return _found(known, starts)


def _found(known: CardProvider, typed: Sequence[str]) -> list[Callable[[], object]]:
    return [partial(known.found, each, LIMIT) for each in typed]


def _described(known: CardProvider) -> list[Callable[[], object]]:
    return [partial(known.described, each, LIMIT) for each in DESCRIPTIONS]


def _chosen(chance: random.Random) -> Iterator:
    places = set(chance.sample(range(CARDS), ASKED))
    for card in cards():
        if card.place in places:
            language = chance.choice(sorted(card.faces))
            yield card.faces[language][0]


def _make_plain_table(path: Path) -> None:
    """As many cards in plain SQLite, by name."""
    connection = apsw.Connection(str(path))
    connection.execute("CREATE TABLE card (name TEXT PRIMARY KEY, number INTEGER)")
    with connection:
        rows = ((f"Card {number}", number) for number in range(CARDS))
        connection.executemany("INSERT INTO card VALUES (?, ?)", rows)
    connection.close()


def _look_up(connection: apsw.Connection) -> None:
    assert list(connection.execute("SELECT number FROM card WHERE name = ?", ("Card 17",)))


def _with_a_slip(name: str, chance: random.Random) -> str:
    at = chance.randrange(len(name) - 1)
    return name[:at] + name[at + 1] + name[at] + name[at + 2 :]
