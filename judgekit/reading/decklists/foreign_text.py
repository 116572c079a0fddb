"""Texts with cards or numbers that are no decklist: draft logs, tables of unknown columns."""

from __future__ import annotations

import csv
import re
from collections import Counter
from collections.abc import Sequence

from judgekit.domain.decklists.unusable_list import ListFault
from judgekit.reading.decklists.card_line import CountPlace, cards_of
from judgekit.reading.decklists.letters import plain
from judgekit.reading.decklists.marked_up import is_rule

_PACK_WORD = r"(?:packs?|boosters?|sobre|round|runde|ronda|пак|бустер|раунд|pacchetto|パック)"
_PICK_WORD = r"(?:picks?|elección|пик|выбор|choix|escolha|scelta|wahl|ピック)"
_PICK = re.compile(
    rf"\W*(?:\d{{1,2}}[.)]\s+)?(?:{_PACK_WORD}\W{{0,2}}\d{{1,2}}\W{{1,4}}{_PICK_WORD}\W{{0,2}}\d{{1,2}}\b|"
    rf"p\d{{1,2}}p\d{{1,2}}\b|{_PICK_WORD}\W{{0,2}}\d{{1,2}}\s*:)",
    re.IGNORECASE,
)
_NUMBERED_PICK = re.compile(r"\W*(?P<pack>\d)\s?[-–./]\s?(?P<pick>\d{1,2})\b\W*[^\W\d]")
_FEWEST_NUMBERED_PICKS = 3
_PICK_COLUMN = re.compile(rf"(?:{_PICK_WORD}|pick (?:number|no))", re.IGNORECASE)
_BESIDE_PICKS = re.compile(
    rf"(?:{_PACK_WORD}|cards?|(?:card )?name|pick(?:ed)? ?card)", re.IGNORECASE
)
_LOGGED = re.compile(r"\s*\[(?:UnityCrossThreadLogger|Client GRE)\]")
_FEWEST_PICKS = 2
_SEPARATORS = "\t;,|"
_FEWEST_ROWS = 3
_MOST_LOOKED_AT = 200
_MOST_SIGNS_LOOKED_AT = 200_000
_LONGEST_ROW = 2_000
_MOST_OF = 0.8
_NUMBER = re.compile(r"\d+(?:[.,]\d+)?[x%]?")
_FEWEST_NUMBERED = 4
"""Rows numbered from one; a decklist may begin with one, two and three copies."""


def is_draft_log(text: str) -> bool:
    """Whether a text lists the picks of a draft: `Pack 1 pick 1:`, or a table of them."""
    lines = text[:_MOST_SIGNS_LOOKED_AT].splitlines()
    picks = sum(_PICK.match(line) is not None for line in lines)
    if picks >= _FEWEST_PICKS or any(map(_heads_picks, lines[:1])) or _LOGGED.match(text):
        return True
    found = [(each["pack"], int(each["pick"])) for each in map(_NUMBERED_PICK.match, lines) if each]
    first_pack = [pick for pack, pick in found if pack == "1"]
    in_turn = first_pack == list(range(1, len(first_pack) + 1))
    return in_turn and len(first_pack) >= _FEWEST_NUMBERED_PICKS


def _heads_picks(line: str) -> bool:
    """Whether a line is the headings of a table of picks."""
    cells = [plain(cell).replace("_", " ") for cell in re.split(r"[\t;,|]", line[:_LONGEST_ROW])]
    return any(map(_PICK_COLUMN.fullmatch, cells)) and any(map(_BESIDE_PICKS.fullmatch, cells))


def foreign_kind(text: str) -> ListFault | None:
    """Return why a text is no decklist, None if it may be one."""
    lines = text[:_MOST_SIGNS_LOOKED_AT].splitlines()
    written = [line for line in lines if line.strip()]
    return ListFault.UNKNOWN_COLUMNS if _is_table(written[:_MOST_LOOKED_AT]) else None


def _is_table(lines: Sequence[str]) -> bool:
    """Whether these are the rows of a table that can't be read as lines of a decklist.

    Unknown headings may belong to any column, so a row's first number needn't be a count; two
    columns alone, one with numbers, leave no doubt.
    """
    if len(lines) < _FEWEST_ROWS or max(map(len, lines)) > _LONGEST_ROW:
        return False
    if any(map(is_rule, lines)):  # Markdown, whose tables are handled by the text reader
        return False
    found = next(filter(None, (_even_rows(lines, sign) for sign in _SEPARATORS)), None)
    if found is None:
        return False
    width = len(found[0])
    has_headings = not (any(map(_is_number, found[0])) or _are_counted(lines[:1]))
    below = found[1:] if has_headings else found
    if _are_numbered(below):
        return width > 2
    if _are_counted(lines[1:]):
        return has_headings and width > 2
    return width > 2 or any(_is_of_numbers(column) for column in zip(*below, strict=False))


def _even_rows(lines: Sequence[str], sign: str) -> list[list[str]] | None:
    """Return the cells of the rows as wide as the first, if nearly all are."""
    if sign not in lines[0]:
        return None
    rows = [next(csv.reader([line], delimiter=sign)) for line in lines]
    widths = Counter(map(len, rows))
    even = [row for row in rows if len(row) == len(rows[0])]
    return even if len(even) == widths.most_common(1)[0][1] > _MOST_OF * len(rows) else None


def _are_counted(lines: Sequence[str]) -> bool:
    """Whether half of the lines are cards with their counts."""
    cards = [cards_of(plain(line)) for line in lines]
    counted = sum(bool(each) and each[0].place is not CountPlace.NOWHERE for each in cards)
    return counted > len(lines) / 2


def _are_numbered(rows: Sequence[Sequence[str]]) -> bool:
    """Whether the rows are numbered one, two, three and so on."""
    firsts = [row[0].strip() for row in rows]
    return len(rows) >= _FEWEST_NUMBERED and firsts == [
        str(number) for number in range(1, len(rows) + 1)
    ]


def _is_of_numbers(column: Sequence[str]) -> bool:
    return sum(map(_is_number, column)) > _MOST_OF * len(column)


def _is_number(cell: str) -> bool:
    return _NUMBER.fullmatch(cell.strip()) is not None
