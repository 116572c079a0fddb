"""The penalties of the tournament as rows of a list, newest first."""

from __future__ import annotations

from collections.abc import Sequence, Set

import msgspec

from judgekit.domain.infractions.policy import Catalogue
from judgekit.domain.infractions.state import Penalty, WrittenPenalty
from judgekit.domain.shared.player_key import player_key
from judgekit.domain.tournament import Tournament
from judgekit.ui.words.penalty_wording import (
    infraction_title,
    penalty_name,
    round_label,
    short_title,
    table_label,
)
from judgekit.ui.words.team_wording import not_confirmed_word
from judgekit.ui.words.wording import time_of_day


class PenaltyRow(msgspec.Struct, frozen=True):
    """A displayed penalty; `folded` is what a filter searches. It `is_waiting` while other laptops
    haven't confirmed it."""

    written: WrittenPenalty
    time: str
    round: str
    table: str
    player: str
    infraction: str
    short: str
    penalty: str
    judge: str
    folded: str
    is_waiting: bool = False

    def spoken(self) -> str:
        """Text for screen readers."""
        parts = (
            self.time,
            self.round,
            self.table,
            self.player,
            self.infraction,
            self.penalty,
            self.judge,
            not_confirmed_word() if self.is_waiting else "",
        )
        return ", ".join(part for part in parts if part)


class _Words:
    """Cache of texts that rows share."""

    def __init__(self, catalogue: Catalogue, language: str) -> None:
        self.language = language
        self.titles = {
            entry.id: infraction_title(catalogue, entry.id, language) for entry in catalogue.entries
        }
        self.shorts = {
            entry.id: short_title(catalogue, entry.id, language) for entry in catalogue.entries
        }
        self.penalties = {each.value: penalty_name(each) for each in Penalty}
        self._rounds: dict[int, str] = {0: ""}
        self._tables: dict[int | None, str] = {None: ""}

    def round(self, number: int) -> str:
        """`Round 4`."""
        if number not in self._rounds:
            self._rounds[number] = round_label(number)
        return self._rounds[number]

    def table(self, number: int | None) -> str:
        """`Table 12`."""
        if number is not None and number not in self._tables:
            self._tables[number] = table_label(number)
        return self._tables[number]


class PenaltyRows:
    """Caches rows by language; a row is made again if its penalty is corrected or the main name of
    its player changes."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._words = _Words(catalogue, "")
        self._made: dict[str, PenaltyRow] = {}

    def rows(
        self, state: Tournament, language: str, waiting: Set[str] = frozenset()
    ) -> tuple[PenaltyRow, ...]:
        """Return the rows of all penalties, newest first; those `waiting` aren't confirmed yet."""
        if language != self._words.language:
            self._words = _Words(self._catalogue, language)
            self._made = {}
        made, before = {}, self._made
        name_of = state.players.name_of
        for written in state.infractions.entered:
            row, player = before.get(written.id), name_of(written.issued.player)
            is_other = row is not None and row.written is not written and row.written != written
            if row is None or is_other or row.player != player:
                row = self._row(written, player)
            if row.is_waiting != (written.id in waiting):
                row = msgspec.structs.replace(row, is_waiting=not row.is_waiting)
            made[written.id] = row
        self._made = made
        return tuple(reversed(made.values()))

    def _row(self, written: WrittenPenalty, player: str) -> PenaltyRow:
        issued, words = written.issued, self._words
        infraction = words.titles.get(issued.infraction, issued.infraction)
        penalty = words.penalties.get(issued.penalty, issued.penalty)
        table = words.table(issued.table)
        names = (player, issued.player, player_key(player))
        said = (*names, infraction, penalty, issued.judge, table, issued.comment)
        return PenaltyRow(
            written,
            time_of_day(written.at),
            words.round(issued.round),
            table,
            player,
            infraction,
            words.shorts.get(issued.infraction, issued.infraction),
            penalty,
            issued.judge,
            " ".join(said).casefold(),
        )


def narrowed(
    rows: Sequence[PenaltyRow], words: str, infraction: str = ""
) -> tuple[PenaltyRow, ...]:
    """Return rows with all these words, and of that infraction if one is given."""
    wanted = words.casefold().split()
    return tuple(
        row
        for row in rows
        if (not infraction or row.written.issued.infraction == infraction)
        and all(word in row.folded for word in wanted)
    )
