"""Which card a written name means, and what is known of that card."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from judgekit.domain.cards.commanding import Commanding

ANY_NUMBER = 10_000
"""As a card's own limit: a deck may have as many of them as it likes."""


class CardFacts(msgspec.Struct, frozen=True):
    """What is known of a card by its English name.

    `most_copies` is the card's own limit where its text sets one (7, 9, ANY_NUMBER), else None:
    the format's limit holds. `legalities` are as the card file says them, by format in lower case
    (`modern` to `legal`, `not_legal`, `banned`, `restricted`); None where no card file tells of
    the card, and nothing is then known of its legality. `released` is the earliest day of a
    printing that the card file tells of, `in_core_sets` the same of core sets and expansions since
    Eighth Edition, which Modern permits; empty where it tells of none. `commanding` is what counts
    in Commander, None where nobody told.
    """

    name: str
    basic_land: bool = False
    most_copies: int | None = None
    legalities: Mapping[str, str] | None = None
    released: str = ""
    in_core_sets: str = ""
    commanding: Commanding | None = None


class CardMatch(msgspec.Struct, frozen=True):
    """The card that a written name means.

    Three answers: `sure`, and `name` is the card's English name (a split or double-faced one in
    full, `Fire // Ice`); doubtful: not `sure`, the judge is asked, `candidates` are up to five
    English names, the likeliest first, and `name` is that one; unknown: `name` is empty and there
    are no candidates. A card that is unknown need not be wrong: the catalogue may lack it.
    """

    name: str = ""
    sure: bool = False
    candidates: tuple[str, ...] = ()
    legalities: Mapping[str, str] | None = None
    """Of the card `name`, as in CardFacts."""
    corrected: bool = False
    """Sure, but the name was typed otherwise than any that the card has: to be shown as mended."""

    @property
    def doubtful(self) -> bool:
        """Whether the judge is to be asked which card is meant."""
        return not self.sure and bool(self.candidates)

    @property
    def unknown(self) -> bool:
        """Whether no card that is known comes near."""
        return not self.sure and not self.candidates


class CardSource(msgspec.Struct, frozen=True):
    """The card file that was loaded: its `date` as YYYY-MM-DD (that of the data, or of the file
    where the data have none), how many cards and names, in which languages."""

    kind: str
    """`scryfall` or `mtgjson`."""
    date: str
    cards: int
    names: int
    languages: tuple[str, ...]
    legalities_of: tuple[str, ...]
    """The formats whose legality the file knows."""
    file_name: str = ""
