"""Generated card files of any size: as many cards as exist, then their printings again."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping
from pathlib import Path

CARDS = 30_000
SYLLABLES = (
    *("ka", "lo", "mir", "den", "ash", "vor", "tel", "qui", "nas", "per", "gol", "dra", "ith"),
    *("wen", "sor", "bal", "fen", "ruk", "mar", "eld", "thorn", "ous", "grim", "vale"),
)
LANGUAGES = ("en", "es", "ru")
FORMATS = ("standard", "pioneer", "modern", "legacy", "vintage", "pauper", "commander")
TYPES = "Legendary Creature — Elf"
TEXT = "Flying\nPartner (Another may lead beside it.)\nWhatever it does, it does at once."
FILLER: Mapping[str, str] = {
    f"uri_{number}": f"https://example.org/{number}/{'x' * 90}" for number in range(30)
}


def names() -> list[str]:
    """As many distinct names as there are cards, the same every time."""
    chance = random.Random(20261121)
    made: dict[str, None] = {}
    while len(made) < CARDS:
        words = (
            "".join(chance.choice(SYLLABLES) for _ in range(chance.randint(1, 3))).capitalize()
            for _ in range(chance.randint(2, 5))
        )
        made[" ".join(words)] = None
    return list(made)


def write_scryfall(path: Path, size: int) -> None:
    """Write one array of at least `size` bytes, with every card in three languages."""
    _write(path, size, ("[", "]"), _printings())


def write_mtgjson(path: Path, size: int) -> None:
    """Write one object of at least `size` bytes; cards beyond the existing ones have a number."""
    _write(path, size, ('{"meta":{"date":"2026-11-01"},"data":{', "}}"), _atoms())


def _write(path: Path, size: int, around: tuple[str, str], parts: Iterator[str]) -> None:
    with path.open("w", encoding="utf-8") as file:
        written = file.write(around[0] + next(parts))
        while written < size:
            written += file.write(",\n" + next(parts))
        file.write(around[1])


def _printings() -> Iterator[str]:
    legal = dict.fromkeys(FORMATS, "legal")
    said = {"type_line": TYPES, "oracle_text": TEXT, "color_identity": ["G", "U"]}
    while True:
        for language in LANGUAGES:
            for name in names():
                card = {"object": "card", "name": name, "lang": language, "legalities": legal}
                if language != "en":
                    card["printed_name"] = f"{language} {name[::-1]}"
                yield json.dumps({**FILLER, **said, **card})


def _atoms() -> Iterator[str]:
    legal = dict.fromkeys(FORMATS, "Legal")
    spoken = ("Spanish", "Russian")
    said = {"type": TYPES, "text": TEXT, "colorIdentity": ["G", "U"]}
    for turn in range(1_000_000):
        for name in names():
            whole = f"{name} {turn}" if turn else name
            foreign = [{"language": each, "name": f"{each} {whole[::-1]}"} for each in spoken]
            card = {"name": whole, **said, "legalities": legal, "foreignData": foreign}
            yield f"{json.dumps(whole)}:[{json.dumps({**FILLER, **card})}]"
