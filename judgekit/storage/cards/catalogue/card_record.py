"""A card as the catalogue keeps it, with the file that each fact is from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from judgekit.domain.cards.card import CardFace, CardPart, PrintedFace, Ruling
from judgekit.domain.cards.card_match import CardFacts
from judgekit.domain.cards.card_number import CardNumber

NO_FILE = -1
"""Instead of the number of a file where no file says anything."""


class PrintedRecord(msgspec.Struct, frozen=True, array_like=True):
    """The text in one language; `file` is the number of the file it is from, `printed_on` the day
    of the printing, empty if unknown."""

    faces: tuple[PrintedFace, ...]
    file: int
    printed_on: str = ""

    @property
    def has_text(self) -> bool:
        """Whether there is more than names."""
        return any(face.text for face in self.faces)


class WrittenNames(NamedTuple):
    """The names of a card as they are written: all of them, each with its language, and those of
    its faces by which it is shown in languages other than English."""

    all: tuple[tuple[str, str], ...] = ()
    shown: tuple[str, ...] = ()


class CardRecord(msgspec.Struct, frozen=True, array_like=True):
    """What the blocks keep of a card, rulings apart; the rest is in the table of cards.

    `names` are all of its names but the English one, each with its language; `file` is the number
    of the file that the English text is from.
    """

    faces: tuple[CardFace, ...]
    file: int
    layout: str = ""
    identity: str = ""
    oracle_id: str = ""
    names: tuple[tuple[str, str], ...] = ()
    printed: dict[str, PrintedRecord] = {}
    parts: tuple[CardPart, ...] = ()
    numbers: tuple[CardNumber, ...] = ()

    @property
    def has_text(self) -> bool:
        """Whether there is more in English than the name."""
        return any(face.text or face.types for face in self.faces)


class RulingsRecord(msgspec.Struct, frozen=True, array_like=True):
    """The rulings of a card, oldest first, and the file that they are from."""

    rulings: tuple[Ruling, ...] = ()
    file: int = NO_FILE


class WholeCard(msgspec.Struct, frozen=True):
    """All that is kept of a card; `letters` and `legality_file` as in StoredCard, `facts` without
    legality."""

    facts: CardFacts
    letters: str | None
    record: CardRecord
    rulings: RulingsRecord = RulingsRecord()
    legality_file: int = NO_FILE


def sorted_rulings(rulings: Sequence[Ruling]) -> tuple[Ruling, ...]:
    """Each ruling once, oldest first; those of a day in the order of the file."""
    return tuple(sorted(dict.fromkeys(rulings), key=lambda ruling: ruling.date))
