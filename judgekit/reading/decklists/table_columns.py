"""How tables with lists name their columns, in English, Spanish and Russian."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from enum import StrEnum


class ListColumn(StrEnum):
    """What a column holds."""

    COUNT = "count"
    CARD = "card"
    NAME = "name"
    """Of the card, or of the player where another column has the card."""
    PART = "part"
    CATEGORY = "category"
    """What the owner sorts cards by; now and then that is the part."""
    MAIN = "main"
    """Copies in the main deck; in a table without cards, the main deck itself."""
    SIDEBOARD = "sideboard"
    """Copies, or yes and no; in a table without cards, the sideboard itself."""
    COMMANDER = "commander"
    PLAYER = "player"
    TEAM = "team"
    """In a table that names no players, the team stands for one."""
    FIRST_NAME = "first-name"
    LAST_NAME = "last-name"
    LIST = "list"
    DECK = "deck"
    """The list, or only what it is called."""


_NAMES: Mapping[ListColumn, str] = {
    ListColumn.COUNT: (
        "count|qty|quantity|amount|copies|number|no|num|total quantity|cantidad|cant|copias|"
        "número|numero|unidades|количество|кол во|колво|копий|копии|число|шт"
    ),
    ListColumn.CARD: (
        "card|card name|cardname|cards|carta|cartas|nombre de carta|nombre de la carta|"
        "карта|карты|название карты|имя карты"
    ),
    ListColumn.NAME: "name|nombre|название|имя|full name|nombre completo|фио",
    ListColumn.PART: (
        "board|section|zone|part|location|zona|sección|seccion|parte|раздел|зона|часть|место"
    ),
    ListColumn.CATEGORY: "category|categories|categoría|категория",
    ListColumn.MAIN: (
        "main|main deck|maindeck|mainboard|main board|main quantity|mazo principal|principal|"
        "основа|основная колода|мейн|мейндек|мейнборд"
    ),
    ListColumn.SIDEBOARD: (
        "sideboard|sideboarded|side board|side|sb|in sideboard|is sideboard|side quantity|"
        "banquillo|reserva|sidebar|en banquillo|сайдборд|сайд|в сайдборде|запас"
    ),
    ListColumn.COMMANDER: "commander|commanders|comandante|comandantes|командир|командиры",
    ListColumn.PLAYER: (
        "player|player name|playername|username|user|screen name|jugador|jugadora|"
        "nombre del jugador|игрок|имя игрока|участник"
    ),
    ListColumn.TEAM: "team|team name|equipo|nombre del equipo|команда|название команды",
    ListColumn.FIRST_NAME: "first name|firstname|given name|nombre de pila",
    ListColumn.LAST_NAME: "last name|lastname|surname|family name|apellido|apellidos|фамилия",
    ListColumn.LIST: (
        "decklist|deck list|list|lista|lista de mazo|lista del mazo|деклист|список|список колоды"
    ),
    ListColumn.DECK: "deck|mazo|baraja|колода",
}

_COLUMN_OF: Mapping[str, ListColumn] = {
    name: column for column, names in _NAMES.items() for name in names.split("|")
}

_BEFORE_CAPITAL = re.compile(r"(?<=[^\W_A-ZА-ЯЁ])(?=[A-ZА-ЯЁ])")
_NO_LETTERS = re.compile(r"[\W_]+")


def columns_of(headings: Sequence[str]) -> Mapping[ListColumn, int]:
    """Where each known column stands, counted from 0; of two for the same, the first."""
    found: dict[ListColumn, int] = {}
    for at, heading in enumerate(headings):
        spaced = _BEFORE_CAPITAL.sub(" ", unicodedata.normalize("NFC", heading))
        words = _NO_LETTERS.sub(" ", spaced.casefold().replace("ё", "е")).strip()
        column = _COLUMN_OF.get(words)
        if column:
            found.setdefault(column, at)
    settled = dict(_settled(found))
    names_players = settled.keys() & {ListColumn.PLAYER, ListColumn.LAST_NAME}
    if ListColumn.TEAM in settled and not names_players:
        settled[ListColumn.PLAYER] = settled.pop(ListColumn.TEAM)
    return settled


def _settled(found: dict[ListColumn, int]) -> Mapping[ListColumn, int]:
    """With `name` as that of the card, of the player, or of the player in one of two cells."""
    at = found.pop(ListColumn.NAME, None)
    if at is None:
        return found
    if ListColumn.LAST_NAME in found:
        return {ListColumn.FIRST_NAME: at, **found}
    one_list_a_row = ListColumn.COUNT not in found and (
        ListColumn.LIST in found or ListColumn.DECK in found
    )
    if ListColumn.CARD in found or one_list_a_row:
        return {ListColumn.PLAYER: at, **found}
    return {**found, ListColumn.CARD: at}
