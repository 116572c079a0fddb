"""The penalties of the event as rows of a list, the newest on top."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from judgekit.domain.infractions.policy import Catalogue
from judgekit.domain.infractions.state import Infractions, WrittenPenalty
from judgekit.ui.infractions.wording import infraction_title, penalty_name, place_words, short_title


class PenaltyRow(msgspec.Struct, frozen=True):
    """A penalty as it is painted; `folded` is what a filter looks into."""

    number: int
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

    def spoken(self) -> str:
        """As a screen reader says it."""
        parts = (
            self.time,
            self.round,
            self.table,
            self.player,
            self.infraction,
            self.penalty,
            self.judge,
        )
        return ", ".join(part for part in parts if part)


class PenaltyRows:
    """Makes each row once in a language, and keeps it until the penalty is corrected."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._language = ""
        self._made: dict[int, PenaltyRow] = {}

    def rows(self, infractions: Infractions, language: str) -> tuple[PenaltyRow, ...]:
        """All of them, the newest first."""
        if language != self._language:
            self._language = language
            self._made = {}
        made, before = {}, self._made
        for number, written in infractions.by_number.items():
            row = before.get(number)
            if row is None or row.written != written:
                row = self._row(written)
            made[number] = row
        self._made = made
        return tuple(reversed(made.values()))

    def _row(self, written: WrittenPenalty) -> PenaltyRow:
        issued = written.issued
        round_words, table_words, time = place_words(written)
        infraction = infraction_title(self._catalogue, issued.infraction, self._language)
        penalty = penalty_name(issued.penalty)
        said = (issued.player, infraction, penalty, issued.judge, table_words, issued.comment)
        return PenaltyRow(
            written.number,
            written,
            time,
            round_words,
            table_words,
            issued.player,
            infraction,
            short_title(self._catalogue, issued.infraction, self._language),
            penalty,
            issued.judge,
            " ".join(said).casefold(),
        )


def narrowed(
    rows: Sequence[PenaltyRow], words: str, infraction: str = ""
) -> tuple[PenaltyRow, ...]:
    """Those that have all these words somewhere, and are for that infraction if one is given."""
    wanted = words.casefold().split()
    return tuple(
        row
        for row in rows
        if (not infraction or row.written.issued.infraction == infraction)
        and all(word in row.folded for word in wanted)
    )
