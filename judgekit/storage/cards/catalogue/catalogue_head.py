"""What a catalogue tells of itself: the files that it is from, and how much is from each."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from judgekit.domain.cards.card_match import CardSource, LoadedFile
from judgekit.domain.cards.file_days import as_of, weight
from judgekit.reading.cards.read_card import ENGLISH


class CatalogueHead(msgspec.Struct, frozen=True):
    """Metadata of the catalogue; `formats` in the order of a card's legality letters, `files` by
    the numbers that records have."""

    format: int
    source: CardSource
    formats: tuple[str, ...]
    files: tuple[LoadedFile, ...]

    def files_on(self, today: str) -> tuple[LoadedFile, ...]:
        """Return the files by their numbers, dated as today."""
        return tuple(as_of(file, today) for file in self.files)

    def source_on(self, today: str) -> CardSource:
        """Return what the catalogue tells of itself, dated as today."""
        told = self.source
        counts = told.cards, told.names
        return source_of(self.files_on(today), counts, told.legalities_of, today)


def source_of(
    files: Sequence[LoadedFile], counts: tuple[int, int], formats: Sequence[str], today: str
) -> CardSource:
    """Put together what a catalogue tells of itself; `files` are counted, `counts` are the cards
    and the names."""
    left = [file for file in files if file.cards or file.languages or file.rulings]
    left.sort(key=lambda file: weight(file, today), reverse=True)
    newest = next((file for file in left if file.cards), left[0])
    languages = {ENGLISH}.union(*(file.languages for file in left))
    return CardSource(
        newest.kind,
        newest.date,
        *counts,
        tuple(sorted(languages)),
        tuple(sorted(formats)),
        newest.file_name,
        sum(file.rulings for file in left),
        tuple(left),
    )
