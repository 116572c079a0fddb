"""Parse pairings pasted from any tournament software; unreadable lines become questions.

```
12  Rossi, Anna  vs.  Petrova, Lena        Mesa;Jugador;Oponente        Table 12
13  Иванов, Пётр      BYE                  12;Anna Rossi;Lena Petrova   Anna Rossi
                                                                        Lena Petrova
```
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import pairwise

import msgspec

from judgekit.domain.setup.events import PairedTable
from judgekit.domain.shared.player_key import player_key, written_key
from judgekit.reading.pairings.blocks import are_blocks, blocks_of
from judgekit.reading.pairings.byes import byes_listed, byes_parted
from judgekit.reading.pairings.cells import TextLine, rows_of
from judgekit.reading.pairings.dashes import paired_by_dash, paired_by_slash
from judgekit.reading.pairings.names import (
    are_full_names,
    holds_match,
    joins_names,
    may_be_several,
    names_in,
)
from judgekit.reading.pairings.notes import DroppedNote, notes_dropped
from judgekit.reading.pairings.rows import Reading, readings_of
from judgekit.reading.pairings.times import holds_time, without_time
from judgekit.reading.pairings.words import (
    Cell,
    bye_in,
    cell_of,
    is_heading_line,
    round_in,
    sides_of,
    tidy,
)

MOST_LINES = 20_000
MOST_BYTES = 500_000
"""In bytes of UTF-8; a text beyond either limit is refused."""
LONGEST_LINE = 1_000
"""In characters."""

_LINE_END = re.compile("\r\n|[\r\n\u2028\u2029]")
_TEAM_SIGN = re.compile(r"\s+[/&]\s+")
_DIGITS = re.compile(r"\d+")
_PARTED = re.compile(r"^(?:\W+\d+\S*|\d+[^\w\s]\S*|[^\W\d_]\d+)\s|\w:\s|\s(?:[-–—]|\|)\s")


class UnreadReason(StrEnum):
    """Why a line is in no table."""

    TOO_MUCH = "too-much"
    LINE_TOO_LONG = "line-too-long"
    NOT_UNDERSTOOD = "not-understood"
    NO_TABLE_NUMBER = "no-table-number"
    """Other lines have one."""
    TABLE_NUMBER_UNREADABLE = "table-number-unreadable"
    TABLE_TWICE = "table-twice"
    PLAYER_TWICE = "player-twice"
    SAME_PLAYER = "same-player"
    """A player paired with herself."""
    ONE_PLAYER = "one-player"
    TOO_MANY_NAMES = "too-many-names"
    AMBIGUOUS_COMMAS = "ambiguous-commas"
    """Commas may separate players or a family name from a given name."""
    TWO_NAMES = "two-names"
    """There may be two names, but the separator is uncertain, or the line may be a title."""
    NO_OPPONENT = "no-opponent"
    """A loss assigned without a match."""


class LineUse(StrEnum):
    """How a line was used."""

    TABLE = "table"
    BYE = "bye"
    HEADING = "heading"
    QUESTION = "question"


class UnreadLine(msgspec.Struct, frozen=True):
    """A line (from 1) that is in no table, and why.

    `table` or `player` is the duplicate, `first_line` its first occurrence. If the whole text was
    refused, `line` is 0 and `text` empty.
    """

    line: int
    text: str
    reason: UnreadReason
    table: int = 0
    player: str = ""
    first_line: int = 0


class ReadLine(msgspec.Struct, frozen=True):
    """A non-empty line (from 1) and its use."""

    line: int
    use: LineUse


class ParsedPairings(msgspec.Struct, frozen=True):
    """Parsed pairings, tables in the order of their numbers.

    `numbered_in_order`: no line had a table number, so the tables were numbered in order. `lines`
    has every non-empty line in order; `round` comes from a title; `notes` stood behind names.
    """

    tables: tuple[PairedTable, ...] = ()
    byes: tuple[str, ...] = ()
    questions: tuple[UnreadLine, ...] = ()
    numbered_in_order: bool = False
    round: int | None = None
    lines: tuple[ReadLine, ...] = ()
    notes: tuple[DroppedNote, ...] = ()


def read_pairings(text: str) -> ParsedPairings:
    """Parse the pairings in a pasted text; never raises."""
    pieces = _LINE_END.split(text)
    if len(pieces) > MOST_LINES or len(text.encode("utf-8", "replace")) > MOST_BYTES:
        return ParsedPairings(questions=(UnreadLine(0, "", UnreadReason.TOO_MUCH),))
    printed = [TextLine(at, without_time(tidy(piece))) for at, piece in enumerate(pieces, 1)]
    lines = [line for line in printed if line.text.strip()]
    short = [line for line in lines if len(line.text) <= LONGEST_LINE]
    readings = readings_of(rows_of(short))
    if are_blocks(short, readings):
        readings = blocks_of(short)
    parted = paired_by_slash(paired_by_dash(_halves_marked(readings)))
    readings, notes = notes_dropped(_seats_joined(parted))
    seating = _Seating(_titles_settled(byes_parted(byes_listed(readings))), notes)
    for line in lines:
        if len(line.text) > LONGEST_LINE:
            seating.ask((line,), UnreadReason.LINE_TOO_LONG)
    seating.settle()
    return seating.pairings(_round_of(short))


def _round_of(lines: Iterable[TextLine]) -> int | None:
    titles = (line.text.strip() for line in lines if is_heading_line(line.text.strip()))
    return next(filter(None, map(round_in, titles)), None)


def _halves_marked(readings: Sequence[Reading]) -> list[Reading]:
    """Mark a player at a table whose opponent may stand in the next line, so as to be no bye."""
    marked = list(readings)
    for at, (reading, below) in enumerate(pairwise(readings)):
        is_half = len(reading.sides) == 1 and not reading.stands_alone
        is_other = below.table is None and len(below.sides) == 1 and not below.stands_alone
        if is_half and is_other and below.lines[0].line == reading.lines[-1].line + 1:
            marked[at] = reading._replace(is_lone_cell=True, open_seat=False)
    return marked


def _seats_joined(readings: Sequence[Reading]) -> list[Reading]:
    """Join rows of a seating list, one player with a table each, into tables."""
    if any(len(reading.sides) > 1 for reading in readings):
        return list(readings)
    by_table: dict[int, list[Reading]] = defaultdict(list)
    for reading in readings:
        if reading.table is not None and reading.sides and not reading.stands_alone:
            by_table[reading.table].append(reading)
    joined: list[Reading] = []
    for reading in readings:
        seats = by_table.get(reading.table or 0, [])
        if reading not in seats:
            joined.append(reading)
        elif len(seats) < 2:
            joined.append(reading._replace(is_seat=True))
        elif reading is seats[0]:
            lines = tuple(line for seat in seats for line in seat.lines)
            names = tuple(dict.fromkeys(side for seat in seats for side in seat.sides))
            joined.append(reading._replace(lines=lines, sides=names))
    return joined


def _titles_settled(readings: Sequence[Reading]) -> list[Reading]:
    """Treat words before the first match as titles, and the same words on later pages."""
    first = next((at for at, reading in enumerate(readings) if _is_match(reading)), len(readings))
    header = next((at for at, r in enumerate(readings[:first]) if r.is_heading), -1)
    top = _first_player(readings, first)
    has_tables = any(reading.table for reading in readings if len(reading.sides) > 1)
    titles: set[str] = set()
    settled = []
    for at, reading in enumerate(readings):
        words = _DIGITS.sub("", reading.lines[0].text.strip())
        loose = reading.table is None and not reading.stands_alone
        above_columns = at < header and has_tables
        before = at < top and (len(reading.sides) < 2 or above_columns)
        before = before and not holds_match(reading.lines[0].text)
        if loose and len(reading.lines) == 1 and (before or words in titles):
            titles.add(words)
            settled.append(reading._replace(is_heading=True))
        else:
            settled.append(reading)
    return settled


def _first_player(readings: Sequence[Reading], first: int) -> int:
    """Return where the titles above the first match (index `first`) end: at a table, or, with one
    cell per line, at a name with points beside it and at the second of two names."""
    if first == len(readings):
        return 0
    texts = [reading.lines[0].text.strip() for reading in readings[: first + 1]]
    ends = [at for at in range(first) if readings[at].table is not None]
    ends += [at - 1 for at in range(1, first + 1) if not sides_of(texts[at])[0]]
    if len(readings[first].lines) > 1:
        named = [at for at in range(first) if any(names_in(texts[at]))]
        ends += [at for at in named if _has_points_beside(texts[:first], at)] + named[-2:-1]
        if _may_end_a_match(texts[first - 1 : first], readings[first].table):
            ends.append(first - 1)
    return min(ends, default=first)


def _may_end_a_match(above: Sequence[str], table: int | None) -> bool:
    """Whether the line above the first match may be a player of a table that was lost."""
    return (table or 1) > 1 and any(are_full_names([text, text]) for text in above)


def _has_points_beside(texts: Sequence[str], at: int) -> bool:
    beside = (*texts[max(0, at - 1) : at], *texts[at + 1 : at + 2])
    return any(cell_of(text) is Cell.IGNORED for text in beside)


def _is_match(reading: Reading) -> bool:
    return len(reading.sides) > 1 or reading.has_bye or reading.has_loss


def count_named(pairings: ParsedPairings, *, teams: bool) -> int:
    """Count the people that the pairings name, byes included; or sides, if teams are counted."""
    sides = [side for table in pairings.tables for side in table.players] + list(pairings.byes)
    return len(sides) if teams else len(_people(sides))


class _Seating:
    """Reconciles the readings of a text and seats every player once."""

    def __init__(self, readings: Sequence[Reading], notes: tuple[DroppedNote, ...]) -> None:
        self._readings = readings
        self._notes = notes
        self._in_order = 0
        """Matches without a table number so far, those that are asked about too."""
        self._tables: dict[int, tuple[PairedTable, int]] = {}
        self._byes: list[str] = []
        self._questions: list[UnreadLine] = []
        self._uses: dict[int, LineUse] = {}
        self._places: dict[str, tuple[int, int]] = {}
        """Of each player: the table, 0 for a bye, and the line."""
        matches = [reading for reading in readings if len(reading.sides) > 1]
        sizes = Counter(len(reading.sides) for reading in matches)
        self._is_for_two = bool(sizes) and sizes[2] == max(sizes.values())
        self._has_matches = bool(matches)
        self._are_teams = any(_TEAM_SIGN.search(side) for each in matches for side in each.sides)
        self._has_numbers = any(reading.table is not None for reading in matches)

    def settle(self) -> None:
        """Process every reading in order."""
        for reading in self._readings:
            why = self._objection(reading)
            self._in_order += reading.table is None and _may_be_match(reading)
            if reading.is_heading:
                self._use(reading.lines, LineUse.HEADING)
            elif why is not None:
                self.ask(reading.lines, why)
            elif len(reading.sides) == 1:
                self._take_bye(reading)
            else:
                self._take_table(reading)

    def ask(
        self,
        lines: Sequence[TextLine],
        reason: UnreadReason,
        *,
        table: int = 0,
        player: str = "",
        first_line: int = 0,
    ) -> None:
        """Record lines that are in no table, with the reason."""
        self._use(lines, LineUse.QUESTION)
        for line in lines:
            text = " ".join(line.text.split())
            self._questions.append(UnreadLine(line.line, text, reason, table, player, first_line))

    def pairings(self, round_number: int | None) -> ParsedPairings:
        """Return the result."""
        return ParsedPairings(
            tables=tuple(self._tables[number][0] for number in sorted(self._tables)),
            byes=tuple(self._byes),
            questions=tuple(sorted(self._questions, key=lambda question: question.line)),
            numbered_in_order=bool(self._tables) and not self._has_numbers,
            round=round_number,
            lines=tuple(ReadLine(line, self._uses[line]) for line in sorted(self._uses)),
            notes=self._notes,
        )

    def _use(self, lines: Iterable[TextLine], use: LineUse) -> None:
        """Record the use of lines; two matches may share a line, and a question then wins."""
        for line in lines:
            if self._uses.get(line.line) is not LineUse.QUESTION:
                self._uses[line.line] = use

    def _objection(self, reading: Reading) -> UnreadReason | None:  # noqa: PLR0911  (one a reason)
        """Return why a reading can't be a table or a bye by itself."""
        count = len(reading.sides)
        if reading.is_doubtful_pair:
            return UnreadReason.TWO_NAMES
        if count == 0:
            return UnreadReason.NOT_UNDERSTOOD
        if any(map(_holds_more, reading.sides)):
            return UnreadReason.TWO_NAMES
        if reading.has_loss:
            return UnreadReason.NO_OPPONENT
        if reading.bad_table:
            return UnreadReason.TABLE_NUMBER_UNREADABLE
        if reading.has_bye:
            return _objection_to_bye(reading)
        if count == 1:
            return self._objection_to_one(reading)
        if reading.doubtful_commas:
            return UnreadReason.AMBIGUOUS_COMMAS
        if self._is_for_two and count > 2:
            return UnreadReason.TOO_MANY_NAMES
        if self._has_numbers and reading.table is None:
            return UnreadReason.NO_TABLE_NUMBER
        return None

    def _objection_to_one(self, reading: Reading) -> UnreadReason | None:
        """Return why one name without a word for a bye can't be one."""
        missing = reading.open_seat or (reading.table is not None and not reading.is_seat)
        if not (missing and self._has_matches):
            return UnreadReason.ONE_PLAYER
        if not self._are_teams and may_be_several(reading.sides[0]):
            return UnreadReason.TWO_NAMES
        alone = reading.is_lone_cell and not reading.open_seat
        return UnreadReason.ONE_PLAYER if alone else None

    def _take_bye(self, reading: Reading) -> None:
        name = reading.sides[0]
        taken = self._seated(reading.sides)
        if taken is None:
            self._byes.append(name)
            self._seat(reading, 0)
        elif self._places[written_key(taken)][0] != 0:
            self._ask_player(reading, taken)
            return
        self._use(reading.lines, LineUse.BYE)

    def _take_table(self, reading: Reading) -> None:
        people = [written_key(person) for person in _people(reading.sides)]
        if len(set(people)) < len(people):
            self.ask(reading.lines, UnreadReason.SAME_PLAYER)
            return
        taken = self._seated(reading.sides)
        before = self._places[written_key(taken)][0] if taken is not None else 0
        number = reading.table or (before if taken is not None else self._in_order)
        there = self._tables.get(number)
        if there is not None and _same_people(there[0].players, reading.sides):
            self._use(reading.lines, LineUse.TABLE)
        elif there is not None and reading.table is not None:
            self.ask(reading.lines, UnreadReason.TABLE_TWICE, table=number, first_line=there[1])
        elif taken is not None:
            self._ask_player(reading, taken)
        else:
            line = reading.lines[0].line
            self._tables[number] = (PairedTable(number, reading.sides), line)
            self._seat(reading, number)
            self._use(reading.lines, LineUse.TABLE)

    def _seated(self, sides: Sequence[str]) -> str | None:
        """Return the first of the people who is already seated."""
        return next((one for one in _people(sides) if written_key(one) in self._places), None)

    def _seat(self, reading: Reading, table: int) -> None:
        place = table, reading.lines[0].line
        self._places.update((written_key(person), place) for person in _people(reading.sides))

    def _ask_player(self, reading: Reading, player: str) -> None:
        table, line = self._places[written_key(player)]
        self.ask(
            reading.lines,
            UnreadReason.PLAYER_TWICE,
            table=table,
            player=player,
            first_line=line,
        )


def _objection_to_bye(reading: Reading) -> UnreadReason | None:
    if reading.doubtful_commas:
        return UnreadReason.AMBIGUOUS_COMMAS
    several = len(reading.sides) > 1 or any(map(joins_names, reading.sides))
    return UnreadReason.TOO_MANY_NAMES if several else None


def _holds_more(side: str) -> bool:
    """Whether a side has a time, a number or a sender in front, a bye behind, or a separator."""
    has_bye = bye_in(side) is not None and not side.rsplit(maxsplit=1)[-1].istitle()
    return has_bye or holds_time(side) or _PARTED.search(side) is not None


def _may_be_match(reading: Reading) -> bool:
    """Whether a reading is a match, or one that can't be told from something else."""
    if reading.is_heading or reading.has_bye or reading.has_loss:
        return False
    return (
        len(reading.sides) > 1
        or reading.is_doubtful_pair
        or (len(reading.sides) == 1 and len(reading.lines) > 1)
        or any(map(may_be_several, reading.sides))
    )


def _people(sides: Iterable[str]) -> list[str]:
    """Return the people of the sides: `Rossi / Petrova` are two."""
    return [person for side in sides for person in _TEAM_SIGN.split(side)]


def _same_people(some: Iterable[str], others: Iterable[str]) -> bool:
    return {player_key(one) for one in _people(some)} == {
        player_key(one) for one in _people(others)
    }
