"""Rows of the Choose view's lists: drawn or unchecked tables, contenders, parsed lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from judgekit.domain.deck_checks.draw import DrawnTable
from judgekit.domain.shared.player_key import name_words
from judgekit.domain.standings.player_standing import PlayerStanding
from judgekit.reading.standings.reader import ParsedStandings
from judgekit.ui.deck_checks.wording import translate
from judgekit.ui.words.penalty_wording import table_label
from judgekit.views.deck_checks.choosing_facts import ChoosingFacts, PlayerFacts, SeatFacts

BETWEEN_PLAYERS = "  ·  "


class ChoosingRow(msgspec.Struct, frozen=True, gc=False):
    """A displayed row: a number at the left, names, and a note with its icon.

    `table` is the table to choose with the row, 0 for none; `line` is the line of the pasted text.
    """

    number: str
    words: str
    note: str = ""
    icon: str = ""
    token: str = "text-muted"
    spoken: str = ""
    table: int = 0
    line: int = 0
    player: str = ""


def drawn_rows(drawn: Iterable[DrawnTable], facts: ChoosingFacts) -> Iterator[ChoosingRow]:
    """Yield rows of the drawn tables in order, each with a note whether it was checked before."""
    for each in drawn:
        seat = facts.seats.get(each.table) or SeatFacts(each.table, (), (), taken=False)
        note, icon, token = _drawn_note(seat)
        yield ChoosingRow(
            str(each.table),
            BETWEEN_PLAYERS.join(seat.players),
            note,
            icon,
            token,
            _spoken(table_label(each.table), *seat.players, note),
            table=each.table,
        )


def _drawn_note(seat: SeatFacts) -> tuple[str, str, str]:
    if seat.taken:
        return translate("ChooseDecks", "decks taken"), "tick", "ok"
    if not seat.players:
        return "", "", "text-muted"
    if seat.is_fresh:
        return translate("ChooseDecks", "not checked yet"), "", "text-muted"
    return _checked_words(seat), "deck-checks", "attention"


def _checked_words(seat: SeatFacts) -> str:
    if not seat.unchecked:
        return translate("ChooseDecks", "both checked before")
    return translate("ChooseDecks", "{player} checked before").format(
        player=", ".join(seat.checked)
    )


class UncheckedRows:
    """Rows of tables with an unchecked player, by number, then of unchecked players with a bye. A
    row is rebuilt only when its table has changed: there may be thousands."""

    def __init__(self) -> None:
        self._made: dict[int, tuple[SeatFacts, ChoosingRow]] = {}

    def rows(self, facts: ChoosingFacts) -> Iterator[ChoosingRow]:
        """Yield the current rows."""
        label = translate("ChooseDecks", "Table {number}")
        made = self._made
        for seat in facts.unchecked():
            known = made.get(seat.table)
            if known is None or known[0] != seat:
                known = made[seat.table] = seat, _unchecked_row(seat, label)
            yield known[1]
        bye = translate("ChooseDecks", "Bye")
        for player in facts.byes_unchecked():
            yield ChoosingRow("–", player, bye, spoken=f"{player}, {bye}", player=player)

    def forget(self) -> None:
        """Clear the cache, as for another tournament or language."""
        self._made.clear()


def _unchecked_row(seat: SeatFacts, label: str) -> ChoosingRow:
    is_partly = bool(seat.players) and not seat.is_fresh
    note = _checked_words(seat) if is_partly else ""
    spoken = _spoken(label.format(number=seat.table), *seat.unchecked, note)
    names = BETWEEN_PLAYERS.join(seat.unchecked)
    return ChoosingRow(str(seat.table), names, note, spoken=spoken, table=seat.table)


def contender_rows(contenders: Iterable[PlayerFacts]) -> Iterator[ChoosingRow]:
    """Yield players with their points and where they sit, in the given order."""
    label = translate("ChooseDecks", "Table {number}")
    stranger, bye = translate("ChooseDecks", "not in the pairings"), translate("ChooseDecks", "Bye")
    worth: dict[int, str] = {}
    for each in contenders:
        standing = each.standing
        if each.table is not None:
            note, token = label.format(number=each.table), "text-muted"
        elif each.is_known:
            note, token = bye, "text-muted"
        else:
            note, token = stranger, "attention"
        if standing.points not in worth:
            worth[standing.points] = translate("ChooseDecks", "%n point(s)", "", standing.points)
        points = worth[standing.points]
        yield ChoosingRow(
            str(standing.points),
            standing.player,
            note,
            "" if each.is_known else "unverified",
            token,
            f"{standing.player}, {points}, {note}",
            table=each.table or 0,
            player=standing.player,
        )


def read_rows(read: ParsedStandings) -> Iterator[ChoosingRow]:
    """Yield what was parsed: lines not understood first, then the players."""
    for unread in read.unread:
        number = translate("ChooseDecks", "line {number}").format(number=unread.line)
        note = translate("ChooseDecks", "no player with points")
        if unread.is_doubtful:
            note = translate("ChooseDecks", "unclear: add headings")
        yield ChoosingRow(
            number,
            unread.text,
            note,
            "warning",
            "attention",
            _spoken(number, unread.text, note),
            line=unread.line,
        )
    for standing in read.players:
        note = score_words(standing)
        points = translate("ChooseDecks", "%n point(s)", "", standing.points)
        spoken = _spoken(standing.player, points, note)
        yield ChoosingRow(str(standing.points), standing.player, note, spoken=spoken)


def score_words(standing: PlayerStanding) -> str:
    """`4–1–0`; empty if only points are known."""
    if standing.wins is None:
        return ""
    return f"{standing.wins}–{standing.losses or 0}–{standing.draws or 0}"


def narrowed(
    rows: Sequence[ChoosingRow], folded: Sequence[str], typed: str
) -> Sequence[ChoosingRow]:
    """Return rows with this table number or with names that begin so; all rows if nothing is typed.
    `folded` has the result of `folded_names` for each row's words."""
    words = name_words(typed)
    if not words:
        return rows
    return [
        row
        for row, names in zip(rows, folded, strict=True)
        if all(f" {word}" in names or row.number == word for word in words)
    ]


def folded_names(names: str) -> str:
    """Fold the words of names (without case and accents), each preceded by a space."""
    return "".join(f" {word}" for word in name_words(names))


def _spoken(*parts: str) -> str:
    return ", ".join(part for part in parts if part)
