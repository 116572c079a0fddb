"""What lists call the parts of a deck, in English, Spanish and Russian."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from enum import StrEnum


class ListPart(StrEnum):
    """Where a list puts a card."""

    MAIN = "main"
    SIDEBOARD = "sideboard"
    COMMANDER = "commander"
    COMPANION = "companion"
    """Started from the sideboard, which it is counted in."""
    ASIDE = "aside"
    """What is listed besides: cards considered, tokens."""
    GROUP = "group"
    """A group within the part that runs: lands, creatures."""


_WORDS: Mapping[ListPart, str] = {
    ListPart.MAIN: (
        "deck|main|mb|md|main deck|maindeck|mainboard|main board|the deck|decklist|deck list|"
        "mazo|mazo principal|principal|baraja|baraja principal|lista|"
        "колода|основа|основная колода|основная|главная колода|мейн|мэйн|мейндек|мэйндек|мейнборд|"
        "мейн дек|мэйн дек|мейн борд|"
        "hauptdeck|deck principal|baralho|baralho principal|mazzo|mazzo principale"
    ),
    ListPart.SIDEBOARD: (
        "sideboard|side board|side|sideboards|sb|side deck|sidedeck|"
        "sidebord|sideborad|sidboard|sideboad|sideoard|sidebaord|siedboard|side bord|"
        "the sideboard|sideboard list|réserve|"
        "banquillo|banca|reserva|sidebar|sideboard banquillo|mazo de reserva|baraja de reserva|"
        "сайдборд|сайд|сайдборды|сайдбоард|сайд борд|боковик|запас|запаска|"
        "запасная колода|дополнительная колода|боковая колода|побочная колода|резерв"
    ),
    ListPart.COMMANDER: (
        "commander|commanders|commander s|cmdr|general|command zone|oathbreaker|"
        "comandante|comandantes|zona de mando|"
        "командир|командиры|генерал|коммандер|командующий"
    ),
    ListPart.COMPANION: "companion|companions|compañero|compañera|спутник|компаньон",
    ListPart.ASIDE: (
        "maybeboard|maybe board|maybe|considering|wishlist|wish list|tokens|token|acquireboard|"
        "tokens extras|extras|emblems|attractions|stickers|planes|schemes|conspiracy|"
        "conspiracies|avatar|dungeon|dungeons|contraptions|sticker sheets|art cards|"
        "quizás|quizá|tal vez|considerando|fichas|emblemas|"
        "возможно|может быть|на рассмотрении|жетоны|фишки|токены|эмблемы"
    ),
    ListPart.GROUP: (
        "creature|creatures|land|lands|basic lands|nonbasic lands|non basic lands|basics|"
        "instant|instants|sorcery|sorceries|instants and sorceries|instants sorceries|"
        "artifact|artifacts|artifacts enchantments|artifacts and enchantments|"
        "enchantment|enchantments|planeswalker|planeswalkers|battle|battles|"
        "spell|spells|other spells|other|others|noncreature|noncreatures|"
        "non creature spells|noncreature spells|other cards|permanents|"
        "criatura|criaturas|tierra|tierras|tierras básicas|tierras no básicas|"
        "instantáneo|instantáneos|conjuro|conjuros|artefacto|artefactos|encantamiento|"
        "encantamientos|batallas|hechizo|hechizos|otros|otros hechizos|otras cartas|"
        "instantáneos y conjuros|"
        "существо|существа|земля|земли|базовые земли|небазовые земли|мгновенное заклинание|"
        "мгновенные заклинания|мгновенные|волшебство|волшебства|артефакт|артефакты|чары|"
        "planeswalker ы|мироходцы|плейнсволкеры|битвы|заклинания|другие заклинания|прочее|"
        "другое|остальное|спеллы|лэнды|ленды|инстанты|сорсери"
    ),
}

_NO_LETTERS = re.compile(r"[\W_]+")


def _folded(word: str) -> str:
    """Small letters without accents, single spaces; `ё` and `е` are one."""
    plain = unicodedata.normalize("NFKD", word.casefold())
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return _NO_LETTERS.sub(" ", letters).strip()


_PART_OF: Mapping[str, ListPart] = {
    _folded(word): part for part, words in _WORDS.items() for word in words.split("|")
}

LONGEST_HEADING = 60
"""Letters; beyond them nobody writes a heading."""

_CARDS = r"(?:cards?|cartas?|карт\w{0,2})"
_IN = r"(?:(?:in|en|в)\s+(?:(?:the|el)\s+)?)"
_DECORATION = " []()<>{}*=#~_-–—:•·|./"
_HEADING = re.compile(
    rf"(?:\d{{1,3}}\s*x?\s+(?:{_CARDS}\s+{_IN}?)?)?"
    rf"(?P<words>[^\W\d](?:[^\W\d]|[ '/&(),.-])*?)"
    rf"(?:\s{_CARDS})?(?:[^\w']+\d{{1,3}}(?:\s*{_CARDS})?)?",
    re.IGNORECASE,
)
_ALL = r"(?:total|in all|всего|итого)"
_PART_NAME = (
    r"(?:main\s?deck|main|deck|sideboard|side|mazo(?:\s+principal)?|banquillo|"
    r"(?:\w+\s+)?колод\w|сайдборд\w?|сайд\w?)"
)
_TOTAL = re.compile(
    rf"\W*(?:(?:{_PART_NAME}\s+)?{_ALL}\W*\d{{1,4}}\W*(?:{_CARDS})?|"
    rf"(?:{_ALL}\s+)?(?:(?:number\s+of|n[úu]mero\s+de|de|количество)\s+)?{_CARDS}"
    rf"(?:\s+{_IN}{_PART_NAME})?\W+\d{{1,4}}|"
    rf"\d{{1,4}}\s+(?:{_CARDS}(?:\s+(?:list|deck|{_ALL}|en\s+total))?|{_ALL}))\W*",
    re.IGNORECASE,
)
_BETWEEN = re.compile(r"[,;/]")


def part_of(word: str) -> ListPart | None:
    """The part that a word or two name, `Side-board` and `SIDEBOARD` alike."""
    return _PART_OF.get(_folded(word))


def part_of_categories(written: str) -> ListPart | None:
    """The part that a card's categories name: `Commander{top}`, `Maybeboard{noDeck}{noPrice},Ramp`.

    The first is the card's own. Of the others only sideboard and commander count: what may be
    played besides is in the deck all the same.
    """
    first, *others = _BETWEEN.split(written)
    word, _, flags = first.partition("{")
    own = part_of(word)
    if own and own is not ListPart.GROUP:
        return own
    if "nodeck" in flags.casefold():
        return ListPart.ASIDE
    named = (part_of(each.partition("{")[0]) for each in others)
    return next((part for part in named if part in (ListPart.SIDEBOARD, ListPart.COMMANDER)), None)


def heading_of(line: str) -> ListPart | None:
    """The part that a heading opens: `Sideboard (15)`, `15 Сайдборд:`, `== Tierras ==`."""
    if len(line) > LONGEST_HEADING:
        return None
    found = _HEADING.fullmatch(line.strip(_DECORATION))
    return part_of(found["words"]) if found else None


def is_total(line: str) -> bool:
    """Whether a line only adds up: `60 cards`, `Всего: 75`."""
    return len(line) <= LONGEST_HEADING and _TOTAL.fullmatch(line) is not None
