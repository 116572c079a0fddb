"""What a catalogue tells of itself: the files that it is from, and how much is from each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from judgekit.domain.cards.card_match import CardSource, LoadedFile
from judgekit.domain.cards.file_days import DayOfMost, as_of, day_of_most, weight
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
    main, most = _main(left, today)
    languages = {ENGLISH}.union(*(file.languages for file in left))
    return CardSource(
        main.kind,
        main.date,
        *counts,
        tuple(sorted(languages)),
        tuple(sorted(formats)),
        main.file_name,
        sum(file.rulings for file in left),
        tuple(left),
        most.newer,
        most.older,
    )


def _main(files: Sequence[LoadedFile], today: str) -> tuple[LoadedFile, DayOfMost]:
    """Return the file that stands for all of them, and how many cards are of other days."""
    has_legality = any(file.legalities for file in files)
    counts = [file.legalities if has_legality else file.cards for file in files]
    by_day: Counter[str] = Counter()
    for file, count in zip(files, counts, strict=True):
        by_day[weight(file, today)] += count
    most = day_of_most(by_day)
    of_the_day = [at for at, file in enumerate(files) if weight(file, today) == most.day]
    return files[max(of_the_day, key=counts.__getitem__)], most
