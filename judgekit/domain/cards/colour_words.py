"""Words for the colours of cards in English, Spanish and Russian."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judgekit.domain.cards.card_key import card_key
from judgekit.domain.cards.commanding import COLOURS

COLOURLESS, MULTICOLOURED = "C", "M"

_GENDERS = ("o", "a", "os", "as")
_HARD = ("ый", "ая", "ое", "ые", "ого", "ой", "ому", "ую", "ым", "ом", "ых", "ыми")
_SOFT = ("ий", "яя", "ее", "ие", "его", "ей", "ему", "юю", "им", "ем", "их", "ими")
_STEMS: Mapping[str, tuple[tuple[str, tuple[str, ...]], ...]] = {
    "W": (("white", ("",)), ("blanc", _GENDERS), ("бел", _HARD)),
    "U": (("blue", ("",)), ("azul", ("", "es")), ("син", _SOFT)),
    "B": (("black", ("",)), ("negr", _GENDERS), ("черн", _HARD), ("чёрн", _HARD)),
    "R": (("red", ("",)), ("roj", _GENDERS), ("красн", _HARD)),
    "G": (("green", ("",)), ("verde", ("", "s")), ("зелен", _HARD), ("зелён", _HARD)),
    COLOURLESS: (
        ("colorless", ("",)),
        ("colourless", ("",)),
        ("incolor", _GENDERS),
        ("бесцветн", _HARD),
    ),
    MULTICOLOURED: (
        ("multicolor", ("", "ed", "es")),
        ("multicolour", ("", "ed")),
        ("многоцветн", _HARD),
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
