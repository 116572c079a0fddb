"""The card that a written name refers to, and what is known of it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

import msgspec

from judgekit.domain.cards.commanding import Commanding

ANY_NUMBER = 10_000
"""Value of `most_copies` for a card that allows any number in a deck."""
NONE_OF_ITS_OWN = 0
"""Its value for what is no card of its own: what two cards become when they meld."""


class CardFacts(msgspec.Struct, frozen=True):
    """What is known of a card, by its English name.

    `most_copies` is the limit that the card's own text sets (7, 9, ANY_NUMBER), or NONE_OF_ITS_OWN;
    None if the format's limit holds. `legalities` maps formats in lower case to the card file's
    values (`modern` to `legal`, `not_legal`, `banned`, `restricted`); None if no card file has the
    card, so that its legality is unknown, and `legality_date` is the day (ISO 8601) of the file
    that they are from. `released` is the earliest day of a printing in the card file,
    `in_core_sets` the same for core sets and expansions since Eighth Edition, which Modern permits;
    empty if it has none. `commanding` holds what matters in Commander, None if unknown.
    """

    name: str
    basic_land: bool = False
    most_copies: int | None = None
    legalities: Mapping[str, str] | None = None
    released: str = ""
    in_core_sets: str = ""
    commanding: Commanding | None = None
    legality_date: str = ""


class CardMatch(msgspec.Struct, frozen=True):
    """The card that a written name refers to.

    There are three cases. Sure: `sure` is set and `name` is the card's English name (in full for a
    split or double-faced one, `Fire // Ice`). Doubtful: not `sure`, the judge is asked;
    `candidates` are up to five English names, likeliest first, and `name` is the first. Unknown:
    `name` and `candidates` are empty. An unknown card need not be wrong: the catalogue may lack it.
    """

    name: str = ""
    sure: bool = False
    candidates: tuple[str, ...] = ()
    legalities: Mapping[str, str] | None = None
    """Legalities of the card `name`, as in CardFacts."""
    corrected: bool = False
    """Sure, but the written name is not one of the card's names; to be shown as a correction."""
    by_other_face: bool = False
    """Sure, but the written name is that of another face than the front alone; to be shown."""

    @property
    def doubtful(self) -> bool:
        """Whether the judge has to choose the card."""
        return not self.sure and bool(self.candidates)

    @property
    def unknown(self) -> bool:
        """Whether no known card comes near."""
        return not self.sure and not self.candidates


class NameLikeness(StrEnum):
    """How a text resembles a card's name, surest first."""

    BEGINNING = "beginning"
    WORDS = "words"
    NUMBER = "number"
    """Its set and collector number were typed."""
    DECLINED = "declined"
    """All words of its name were typed, in another case."""
    CORRECTED = "corrected"
    KIND = "kind"
    """Its type and colour were typed, and nothing else."""
    TEXT = "text"
    """Its text, type or colour was typed."""


class FoundCard(NamedTuple):
    """A card that a text may name or describe, by its English name.

    `written` is the name that was found where it is another one than the English, `language` its
    language. `short` is what the card is called for short (`short_name`), as a key, if it was found
    by that.
    """

    name: str
    likeness: NameLikeness
    written: str = ""
    language: str = ""
    short: str = ""


class LoadedFile(msgspec.Struct, frozen=True):
    """A card file that something in the catalogue is from: `kind` and `date` as in FactSource.

    The counts are what is left of it: cards with their English text, languages with a printed name
    or text, cards with legality, and single rulings. `stated` is the day that the file says, if
    that is after today: it isn't believed, and `date` is then another day known of the file, or the
    same one if none is. `dated_by_saving` if `date` is only the day on which the file was written
    to its disk: neither the file nor its name says a day that is believed.
    """

    kind: str
    date: str
    file_name: str = ""
    cards: int = 0
    languages: tuple[str, ...] = ()
    legalities: int = 0
    rulings: int = 0
    stated: str = ""
    dated_by_saving: bool = False


class LoadOutcome(msgspec.Struct, frozen=True):
    """What one load brought: cards that weren't there, and cards of which something is different
    now. `is_listed` is whether anything in the catalogue is from its `file`; `unread` counts its
    entries that couldn't be read."""

    file: LoadedFile
    new: int = 0
    changed: int = 0
    is_listed: bool = True
    unread: int = 0

    @property
    def is_nothing(self) -> bool:
        """Whether all is as it was before."""
        return not (self.new or self.changed)


class CardSource(msgspec.Struct, frozen=True):
    """What was loaded.

    `kind`, `date` (YYYY-MM-DD, that of the data or else of the file) and `file_name` are those of
    the file that the legality of most cards is from (their texts, where no file has any legality);
    of `newer` cards it is from a file of a later day, of `older` ones of an earlier. The other
    fields count cards, names and rulings and list the languages. `files` are all that something is
    from, the newest first.
    """

    kind: str
    """`scryfall` or `mtgjson`."""
    date: str
    cards: int
    names: int
    languages: tuple[str, ...]
    legalities_of: tuple[str, ...]
    """Formats whose legality the files contain."""
    file_name: str = ""
    rulings: int = 0
    files: tuple[LoadedFile, ...] = ()
    newer: int = 0
    older: int = 0
    outcome: LoadOutcome | None = None
    """Of the load that has just ended; None in what is told later."""

    def as_told_later(self) -> CardSource:
        """Return it without the outcome of a load."""
        return msgspec.structs.replace(self, outcome=None)
