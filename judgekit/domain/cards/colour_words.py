"""Words for the colours of cards in English, Spanish and Russian."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judgekit.domain.cards.card_key import card_key
from judgekit.domain.cards.commanding import COLOURS

COLOURLESS, MULTICOLOURED = "C", "M"

_GENDERS = ("o", "a", "os", "as")
HARD_ENDINGS = ("ый", "ая", "ое", "ые", "ого", "ой", "ому", "ую", "ым", "ом", "ых", "ыми")
"""Of a Russian adjective in all genders, numbers and cases."""
_SOFT = ("ий", "яя", "ее", "ие", "его", "ей", "ему", "юю", "им", "ем", "их", "ими")
_STEMS: Mapping[str, tuple[tuple[str, tuple[str, ...]], ...]] = {
    "W": (("white", ("",)), ("blanc", _GENDERS), ("бел", HARD_ENDINGS)),
    "U": (("blue", ("",)), ("azul", ("", "es")), ("син", _SOFT)),
    "B": (("black", ("",)), ("negr", _GENDERS), ("черн", HARD_ENDINGS), ("чёрн", HARD_ENDINGS)),
    "R": (("red", ("",)), ("roj", _GENDERS), ("красн", HARD_ENDINGS)),
    "G": (("green", ("",)), ("verde", ("", "s")), ("зелен", HARD_ENDINGS), ("зелён", HARD_ENDINGS)),
    COLOURLESS: (
        ("colorless", ("",)),
        ("colourless", ("",)),
        ("incolor", _GENDERS),
        ("бесцветн", HARD_ENDINGS),
    ),
    MULTICOLOURED: (
        ("multicolor", ("", "ed", "es")),
        ("multicolour", ("", "ed")),
        ("многоцветн", HARD_ENDINGS),
    ),
}


def colour_by_word() -> dict[str, str]:
    """All words for a colour by their keys (`card_key`), with a letter of WUBRG, COLOURLESS or
    MULTICOLOURED."""
    return {
        card_key(stem + ending): letter
        for letter, stems in _STEMS.items()
        for stem, endings in stems
        for ending in endings
    }


def colour_letters(colours: str) -> Iterator[str]:
    """The letters that a card of these colours is found by."""
    present = [letter for letter in COLOURS if letter in colours]
    yield from present
    if not present:
        yield COLOURLESS
    elif len(present) > 1:
        yield MULTICOLOURED
