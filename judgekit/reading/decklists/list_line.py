"""Classify a single line of a decklist: cards, a heading, a remark about the list, or nothing."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from judgekit.reading.decklists.card_line import CountPlace, Written, cards_of, labelled
from judgekit.reading.decklists.part_words import LONGEST_HEADING, ListPart, heading_of, is_total

COMMENT_EDGES = " #*/"
"""Characters around the text of a comment."""
LONGEST_LINE = 2_000
"""In characters; whole decklists are typed on one line, separated by commas."""


class LineKind(StrEnum):
    """Kind of a line."""

    CARDS = "cards"
    HEADING = "heading"
    BLANK = "blank"
    TITLE = "title"
    PLAYER = "player"
    ABOUT = "about"
    """A program's heading for metadata: Arena's `About`, with `Name Burn` below it."""
    LABEL = "label"
    """Metadata of the decklist: its event, a sum, an address."""
    COMMENT = "comment"
    COMMENTED_OUT = "commented-out"
    """A comment that holds a card with its count."""
    UNKNOWN = "unknown"


class ListLine(NamedTuple):
    """A line; `part` is the one a heading opens, `value` the title or the player."""

    kind: LineKind
    cards: tuple[Written, ...] = ()
    part: ListPart | None = None
    value: str = ""


_COMMENT = re.compile(r"//+|#+|;+|/\*+|--(?=\s\D)")
_FIELD = re.compile(r"(?P<key>[^\W\d][^\W\d ]*(?: [^\W\d]+){0,2})\s*[#№]?\s*[:=]\s*(?P<value>.*)")
_NOTHING = re.compile(r"[\s=_*~#./;:|·•–—'>+-]*")
"""An empty line, or one drawn between two parts."""
_OF_ONE_LINE = re.compile(r"sb\b", re.IGNORECASE)
"""The mark that programs put before each line of a sideboard."""
_ABOUT = re.compile(r"About|\[(?i:metadata|general)\]")
_OF_PROGRAMS = re.compile(r"LAYOUT (?:MAIN|SIDEBOARD):.*", re.IGNORECASE)
_PROGRAMS_NAME = "Name="
_APART = re.compile(
    r"(?:card )?names?|nombre(?: de (?:la )?carta)?|carta|карта|название(?: карты)?|"
    r"https?://\S+|(?:table|mesa|стол|seat|asiento|round|ronda|раунд|тур)[\s:#№.]*\d{1,4}",
    re.IGNORECASE,
)
_QUOTED_LINE = re.compile(r'"(?P<line>[^"]+)"[,;]?')
_BETWEEN_PARTS = re.compile(r"\s*[,;+&/]\s*")
_EMPHASIS = re.compile(r"(?P<sign>[*_])(?=[^\W\d_])[^*_\d]*[^*_\d\s](?P=sign)")
"""Words in italics on a line of their own, as below a posted decklist."""
_DATE = re.compile(r"\d{1,2}(?: de)? [^\W\d]+(?: de)?,? \d{4}(?: ?г\.?)?")

_KINDS_OF_FIELD: Mapping[LineKind, str] = {
    LineKind.TITLE: (
        "name|deck name|deckname|title|nombre|nombre del mazo|título|название|название колоды|"
        "имя колоды"
    ),
    LineKind.PLAYER: (
        "player|player name|pilot|jugador|jugadora|nombre del jugador|игрок|имя игрока|участник|имя"
    ),
    LineKind.LABEL: (
        "table|mesa|стол|round|ronda|раунд|тур|creator|author|format|source|date|event|url|site|link|archetype|place|tournament|"
        "description|comment|comments|notes|deck type|dci|dci number|exported from|"
        "first name|last name|surname|location|venue|store|deck designer|designer|designed by|"
        "colors|colours|"
        "apellido|apellidos|lugar|tienda|colores|autor|autora|formato|fuente|fecha|evento|torneo|arquetipo|puesto|descripción|notas|"
        "фамилия|отчество|клуб|магазин|цвета|автор|формат|источник|дата|турнир|событие|архетип|место|описание|ссылка|примечание"
    ),
}
_KIND_OF_KEY: Mapping[str, LineKind] = {
    key: kind for kind, keys in _KINDS_OF_FIELD.items() for key in keys.split("|")
}


def line_of(text: str) -> ListLine:
    """Classify a line (`plain`) by itself, without its context."""
    if len(text) > LONGEST_LINE:
        return ListLine(LineKind.UNKNOWN)
    if _NOTHING.fullmatch(text):
        return ListLine(LineKind.BLANK)
    if comment := _COMMENT.match(text):
        return _comment(text[comment.end() :].strip(COMMENT_EDGES))
    return _of_programs(text) or _heading(text) or _quoted(text) or _content(text)


def is_card_line(text: str, count: int, name: str) -> bool:
    """Whether a line consists of exactly that many copies of that card, its count first."""
    return line_of(text) == ListLine(LineKind.CARDS, (Written(count, name, CountPlace.FIRST),))


def _of_programs(text: str) -> ListLine | None:
    if _ABOUT.fullmatch(text):
        return ListLine(LineKind.ABOUT)
    return ListLine(LineKind.COMMENT) if _OF_PROGRAMS.fullmatch(text) else None


def _heading(text: str) -> ListLine | None:
    if _APART.fullmatch(text) or is_total(text) or _is_sum_of_parts(text):
        return ListLine(LineKind.LABEL)
    part = heading_of(text)
    if part is None and _EMPHASIS.fullmatch(text):
        return ListLine(LineKind.LABEL)
    return ListLine(LineKind.HEADING, part=part) if part else None


def _is_sum_of_parts(text: str) -> bool:
    """Whether a line gives the number of cards in each part: `60 cards, 15 sideboard`."""
    pieces = _BETWEEN_PARTS.split(text) if len(text) <= LONGEST_HEADING else []
    return len(pieces) > 1 and all(
        is_total(piece) or (heading_of(piece) and any(map(str.isdigit, piece))) for piece in pieces
    )


def _content(text: str) -> ListLine:
    return _about_the_list(text) or _labelled(text) or _cards(text)


def _comment(body: str) -> ListLine:
    if part := heading_of(body):
        return ListLine(LineKind.HEADING, part=part)
    if field := _field(body):
        return ListLine(LineKind.COMMENT) if field.kind is LineKind.LABEL else field
    cards = () if is_total(body) else cards_of(body)
    counted = any(card.place is CountPlace.FIRST for card in cards)
    return ListLine(LineKind.COMMENTED_OUT if counted else LineKind.COMMENT)


def _field(text: str) -> ListLine | None:
    found = _FIELD.fullmatch(text)
    kind = _KIND_OF_KEY.get(found["key"].casefold()) if found else None
    return ListLine(kind, value=found["value"].strip()) if found and kind else None


def _about_the_list(text: str) -> ListLine | None:
    """Parse a label with its value; UNKNOWN if the value is a counted card."""
    field = _field(text)
    if field is None or text.startswith(_PROGRAMS_NAME):
        return field
    if not field.value:
        return ListLine(LineKind.LABEL)
    cards = () if _DATE.fullmatch(field.value) else cards_of(field.value)
    counted = any(card.place is not CountPlace.NOWHERE for card in cards)
    return ListLine(LineKind.UNKNOWN) if counted else field


def _quoted(text: str) -> ListLine | None:
    """Parse text in quotation marks, unless they are part of a name."""
    found = _QUOTED_LINE.fullmatch(text)
    if found is None:
        return None
    read = line_of(found["line"].strip())
    counted = any(card.place is not CountPlace.NOWHERE for card in read.cards)
    return read if counted or read.kind is LineKind.HEADING else None


def _labelled(text: str) -> ListLine | None:
    """Parse a line with a part label. `Sideboard: 2 Duress` opens the part for the lines below,
    `SB: 2 Duress` doesn't; a commander, or a group, is labelled for its line alone."""
    found = labelled(text)
    if found is None:
        return None
    part, rest = found
    cards = cards_of(rest)
    counted = any(card.place is not CountPlace.NOWHERE for card in cards)
    if part is ListPart.MAIN and not counted:
        return ListLine(LineKind.TITLE, value=rest)
    if part is ListPart.GROUP:
        return ListLine(LineKind.CARDS, cards) if counted else None
    if not cards:
        return None
    cards = tuple(card._replace(part=card.part or part) for card in cards)
    goes_on = part in (
        ListPart.MAIN,
        ListPart.SIDEBOARD,
        ListPart.ASIDE,
    ) and not _OF_ONE_LINE.match(text)
    return ListLine(LineKind.CARDS, cards, part if goes_on else None)


def _cards(text: str) -> ListLine:
    cards = cards_of(text)
    return ListLine(LineKind.CARDS, cards) if cards else ListLine(LineKind.UNKNOWN)
