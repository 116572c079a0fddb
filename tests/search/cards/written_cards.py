"""The cards of `tests/data/cards/touched.txt`, with the rules that were written beside each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from judgekit.domain.cards.card import Card, CardFace, FactSource

FILE = Path(__file__).resolve().parents[2] / "data" / "cards" / "touched.txt"
SOURCE = FactSource("scryfall", "2026-11-14")


class Written(NamedTuple):
    """A card, and the numbers of the rules that it touches."""

    card: Card
    rules: frozenset[str]


def written_cards() -> Iterator[Written]:
    """Yield all cards of the file."""
    for part in FILE.read_text(encoding="utf-8").split("\n\n"):
        lines = [line for line in part.strip().split("\n") if not line.startswith("#")]
        if lines:
            name, _, layout = lines[0].rpartition(" | ")
            faces = "\n".join(lines[1:-1]).removeprefix("= ").split("\n= ")
            card = Card(name, layout, tuple(map(_face, faces)), SOURCE)
            yield Written(card, frozenset(lines[-1].removeprefix("> ").split()))


def _face(written: str) -> CardFace:
    head, _, text = written.partition("\n")
    name, cost, types, figures = (each.strip() for each in f"{head} ".split(" |"))
    power, _, toughness = figures.partition("/")
    return CardFace(name, cost, types, text, power=power, toughness=toughness)
