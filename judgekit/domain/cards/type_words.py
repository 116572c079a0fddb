"""Words for the types of cards, in the numbers, genders and cases in which they are asked for.

A type line has each word in one form; who asks for *criaturas* or *существа* means that one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from judgekit.domain.cards.card_key import card_key
from judgekit.domain.cards.colour_words import HARD_ENDINGS

_NEUTER = ("о", "а", "у", "ом", "е", "", "ам", "ами", "ах")
_NEUTER_SOFT = ("ие", "ия", "ию", "ием", "ии", "ий", "иям", "иями", "иях")
_MASCULINE = ("", "а", "у", "ом", "е", "ы", "ов", "ам", "ами", "ах")
_FEMININE = ("а", "ы", "е", "у", "ой", "", "ам", "ами", "ах")
_O_AND_A = ("o", "a", "os", "as")

_SPOKEN: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (
    # English
    ("creature", ("s",), ("creature",)),
    ("instant", ("s",), ("instant",)),
    ("sorcer", ("ies",), ("sorcery",)),
    ("enchantment", ("s",), ("enchantment",)),
    ("artifact", ("s",), ("artifact",)),
    ("land", ("s",), ("land",)),
    ("battle", ("s",), ("battle",)),
    ("planeswalker", ("s",), ("planeswalker",)),
    ("aura", ("s",), ("aura",)),
    ("vehicle", ("s",), ("vehicle",)),
    ("saga", ("s",), ("saga",)),
    # Spanish
    ("criatura", ("s",), ("criatura",)),
    ("instantáne", ("os", "a", "as"), ("instantáneo",)),
    ("conjuro", ("s",), ("conjuro",)),
    ("encantamiento", ("s",), ("encantamiento",)),
    ("artefacto", ("s",), ("artefacto",)),
    ("tierra", ("s",), ("tierra",)),
    ("batalla", ("s",), ("batalla",)),
    ("equipo", ("s",), ("equipo",)),
    ("vehículo", ("s",), ("vehículo",)),
    ("tribal", ("es",), ("tribal",)),
    ("legendari", _O_AND_A, ("legendario", "legendaria")),
    ("básic", _O_AND_A, ("básica",)),
    ("nevad", _O_AND_A, ("nevada", "nevado")),
    # Russian
    ("существ", _NEUTER, ("существо",)),
    ("заклинан", _NEUTER_SOFT, ("заклинание",)),
    ("мгновенн", HARD_ENDINGS, ("мгновенное",)),
    ("волшебств", _NEUTER, ("волшебство",)),
    ("чар", ("", "ам", "ами", "ах"), ("чары",)),
    ("артефакт", _MASCULINE, ("артефакт",)),
    ("земл", ("я", "и", "ю", "ей", "ёй", "е", "ям", "ями", "ях"), ("земля",)),
    ("земель", ("",), ("земля",)),
    ("битв", _FEMININE, ("битва",)),
    ("аур", _FEMININE, ("аура",)),
    ("саг", ("а", "и", "е", "у", "ой", "", "ам", "ами", "ах"), ("сага",)),
    ("снаряжен", _NEUTER_SOFT, ("снаряжение",)),
    ("мироход", ("ца", "цу", "цем", "це", "цы", "цев", "цам", "цами", "цах"), ("мироходец",)),
    ("легендарн", HARD_ENDINGS, ("легендарное", "легендарный", "легендарная", "легендарные")),
    ("базов", HARD_ENDINGS, ("базовая",)),
    ("снежн", HARD_ENDINGS, ("снежная", "снежное", "снежный", "снежные")),
)
"""What is asked for, as a stem with its endings, and the words of type lines that are meant."""


def types_by_word() -> Mapping[str, tuple[str, ...]]:
    """The words of type lines, by the other forms that mean them; all as keys (`card_key`)."""
    known: dict[str, tuple[str, ...]] = {}
    for asked, printed in _asked():
        known[asked] = tuple(each for each in map(card_key, printed) if each != asked)
    return {asked: printed for asked, printed in known.items() if printed}


def _asked() -> Iterator[tuple[str, Iterable[str]]]:
    for stem, endings, printed in _SPOKEN:
        for ending in endings:
            yield card_key(stem + ending), printed
