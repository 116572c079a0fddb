"""Pasted pairings spoiled by one edit, and what is lost of them silently."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Final

from judgekit.domain.setup.events import PairedTable
from judgekit.reading.pairings.reader import LineUse, ParsedPairings, player_key

Edit = Callable[[Random, list[str]], list[str]]

TITLES: Final = (
    *("Round 2", "Round 2:", "ROUND 2 -", "Ronda 3", "Ronda 3:", "Раунд 2", "3 тур", "Pairings"),
    *("Pairings by Table - Round 5", "Emparejamientos de la ronda 2", "Page 1 of 2", "10:35"),
    *("Event: Grand Trial", "Torneo: Liga de otoño", "Table Player Opponent", "Mesa", "2024-05-03"),
    *("Grand Trial Lisbon", "Time: 10:30", "Дата: 03.05.2024", "https://example.org/pairings"),
    *("Total players: 24", "Fecha: 3 de mayo de 2024", "5 May 2024", "May 5, 2024", "Клуб:"),
)
NOTES: Final = (
    *(" (late)", " - drop", " *", "  feature match", "\tlate", " 10:35", " -> 20", ", late", " ?"),
    *("  pairings corrected", " Page 1 of 2", " round 2", "; nota", " (mesa 40)", " 2024", " ©"),
    *(" игрок опоздал", " - Table 900", " won 2-0", " pending", " 2-1", " bye?", " [USA]", " x"),
)
SIGNS: Final = (
    "\t",
    "  ",
    " - ",
    " – ",
    "; ",
    ";",
    ", ",
    ",",
    " | ",
    " ",
    " / ",
    " vs ",
    " v ",
    ": ",
)
_SIGN = re.compile(r"\t|;|\||,| {2,}| (?:vs\.|contra|против|-) ")
_NUMBER = re.compile(r"\d+")


def a_number_lost(random: Random, lines: list[str]) -> list[str]:
    return _line_changed(random, lines, lambda line: _NUMBER.sub("", line, count=1))


def a_row_without_its_number_on_top(random: Random, lines: list[str]) -> list[str]:
    rows = [line for line in lines if _NUMBER.search(line) and not line.startswith("Ron")]
    row = random.choice(rows or lines)
    return [_NUMBER.sub("", row, count=1), *(line for line in lines if line is not row)]


def a_sign_changed(random: Random, lines: list[str]) -> list[str]:
    def changed(line: str) -> str:
        signs = list(_SIGN.finditer(line))
        if not signs:
            return line
        sign = random.choice(signs)
        return line[: sign.start()] + random.choice(SIGNS) + line[sign.end() :]

    return _line_changed(random, lines, changed)


def all_signs_of_a_line_changed(random: Random, lines: list[str]) -> list[str]:
    sign = random.choice(SIGNS)
    return _line_changed(random, lines, lambda line: _SIGN.sub(sign, line))


def tabs_to_spaces(random: Random, lines: list[str]) -> list[str]:
    spaces = random.choice((" ", "  ", "    "))
    return [line.replace("\t", spaces) for line in lines]


def gaps_closed(random: Random, lines: list[str]) -> list[str]:
    return _line_changed(random, lines, lambda line: " ".join(line.split()))


def two_lines_joined(random: Random, lines: list[str]) -> list[str]:
    at = random.randrange(max(1, len(lines) - 1))
    return [
        *lines[:at],
        random.choice(("", " ", "\t", "  ", "; ")).join(lines[at : at + 2]),
        *lines[at + 2 :],
    ]


def a_line_cut_in_two(random: Random, lines: list[str]) -> list[str]:
    at = random.randrange(len(lines))
    signs = [sign.start() for sign in _SIGN.finditer(lines[at])]
    cut = random.choice(signs) if signs else len(lines[at])
    return [*lines[:at], lines[at][:cut], lines[at][cut:], *lines[at + 1 :]]


def a_title_glued_on(random: Random, lines: list[str]) -> list[str]:
    glue = random.choice((" ", "\t", "  ", ""))
    return _line_changed(random, lines, lambda line: random.choice(TITLES) + glue + line.strip())


def a_title_in_place_of_the_number(random: Random, lines: list[str]) -> list[str]:
    def changed(line: str) -> str:
        return _NUMBER.sub(random.choice(TITLES), line, count=1)

    return _line_changed(random, lines, changed)


def columns_swapped(random: Random, lines: list[str]) -> list[str]:
    def changed(line: str) -> str:
        sign = next((sign for sign in ("\t", ";", "|", "  ", ",") if sign in line), " vs. ")
        cells = line.split(sign)
        one, other = random.randrange(len(cells)), random.randrange(len(cells))
        cells[one], cells[other] = cells[other], cells[one]
        return sign.join(cells)

    return _line_changed(random, lines, changed)


def a_note_behind(random: Random, lines: list[str]) -> list[str]:
    return _line_changed(random, lines, lambda line: line + random.choice(NOTES))


def a_word_for_the_number(random: Random, lines: list[str]) -> list[str]:
    words = random.choice(("feature", "TBD", "-", "?", "A1", "1a", "#", "date", "Event", "Time 2"))
    return _line_changed(random, lines, lambda line: _NUMBER.sub(words, line, count=1))


def the_heading_lost(random: Random, lines: list[str]) -> list[str]:
    return lines[random.choice((1, 2)) :]


def a_line_with_nothing(random: Random, lines: list[str]) -> list[str]:
    at = random.randrange(len(lines))
    return [*lines[:at], random.choice(("", "\t\t", "---", "…")), *lines[at:]]


def a_line_twice(random: Random, lines: list[str]) -> list[str]:
    at, to = random.randrange(len(lines)), random.randrange(len(lines))
    return [*lines[:to], lines[at], *lines[to:]]


def two_lines_exchanged(random: Random, lines: list[str]) -> list[str]:
    at, to = random.randrange(len(lines)), random.randrange(len(lines))
    changed = list(lines)
    changed[at], changed[to] = changed[to], changed[at]
    return changed


EDITS: Final[Sequence[Edit]] = (
    a_number_lost,
    a_row_without_its_number_on_top,
    a_sign_changed,
    all_signs_of_a_line_changed,
    tabs_to_spaces,
    gaps_closed,
    two_lines_joined,
    a_line_cut_in_two,
    a_title_glued_on,
    a_title_in_place_of_the_number,
    columns_swapped,
    a_note_behind,
    a_word_for_the_number,
    the_heading_lost,
    a_line_with_nothing,
    a_line_twice,
    two_lines_exchanged,
)


MAY_LEAVE_A_NAME_ALONE: Final = frozenset({a_line_cut_in_two, a_title_glued_on})
"""A name that is alone in a line or behind a title may be taken for a title."""


def pairs_lost_in_silence(
    text: str, read: ParsedPairings, matches: Iterable[PairedTable]
) -> list[tuple[str, ...]]:
    """Matches that are complete in a line of the text, but not paired in the result nor asked
    about."""
    silent = _silent_lines(text, read)
    return [
        match.players
        for match in matches
        if any(all(name in line for name in match.players) for line in silent)
        and not _sit_together(read, match.players)
    ]


def names_lost_in_silence(text: str, read: ParsedPairings, names: Iterable[str]) -> list[str]:
    """Names in a line of the text that are in no table, no bye and no line that is asked about."""
    silent = _silent_lines(text, read)
    return [
        name
        for name in names
        if any(name in line for line in silent) and not _sit_together(read, (name,))
    ]


def _silent_lines(text: str, read: ParsedPairings) -> list[str]:
    asked = {line.line for line in read.lines if line.use is LineUse.QUESTION}
    return [line for at, line in enumerate(text.splitlines(), 1) if at not in asked]


def _sit_together(read: ParsedPairings, names: Iterable[str]) -> bool:
    places = [table.players for table in read.tables] + [(name,) for name in read.byes]
    return any(
        all(any(_names(player, name) for player in place) for name in names) for place in places
    )


def _names(player: str, name: str) -> bool:
    return name in player or set(player_key(name)) <= set(player_key(player))


def _line_changed(random: Random, lines: list[str], change: Callable[[str], str]) -> list[str]:
    at = random.randrange(len(lines))
    return [*lines[:at], change(lines[at]), *lines[at + 1 :]]
