"""Reading of a list: identification of its cards, and legality in a format."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from judgekit.domain.cards.card_match import CardMatch, CardSource
from judgekit.domain.decklists.decklist import Decklist
from judgekit.domain.decklists.unusable_list import UnusableList
from judgekit.domain.formats.findings import Legality
from judgekit.domain.formats.format_rules import DeckFormat, FormatRules, NoSuchFormat
from judgekit.domain.formats.identified_card import CardsReadBy
from judgekit.domain.formats.legality import Beside, check_legality
from judgekit.engine.ports.decks import DeckSources
from judgekit.views.deck_checks.near_cards import NearCard, near_cards


class Asked(msgspec.Struct, frozen=True):
    """The format to check and, for Two-Headed Giant, the one it is played as; None if unknown."""

    format: DeckFormat | None = None
    played_as: DeckFormat | None = None
    day: str = ""
    """The tournament's day as ISO 8601, which decides which cards are banned."""
    language: str = ""
    """The reader's, by which a name of several cards is read in a list that has no others."""


class ReadList(msgspec.Struct, frozen=True):
    """Result of reading a text.

    `fault` says why nothing could be read. `matches` are by the names as written; `rules` and
    `legality` are None if no format is given or the library has no rules for it.
    """

    decklist: Decklist = Decklist()
    fault: UnusableList | None = None
    matches: Mapping[str, CardMatch] = {}
    rules: FormatRules | None = None
    legality: Legality | None = None
    source: CardSource | None = None
    is_pool: bool = False
    near: Mapping[str, tuple[NearCard, ...]] = {}
    """What doubtful and unknown names may mean, by the names as written."""

    @property
    def has_cards(self) -> bool:
        """Whether any card was read."""
        return self.decklist.has_cards


def read_list(
    sources: DeckSources, text: str, file_name: str, asked: Asked, beside: Beside | None
) -> ReadList:
    """Read the list in a text and check its legality; `beside` None means that it is a pool.

    Usable from any thread; raises EnvironmentFailure.
    """
    try:
        decklist = sources.lists.parse(text.encode("utf-8", "replace"), file_name)
    except UnusableList as bad:
        return ReadList(fault=bad)
    cards = CardsReadBy(sources.cards, asked.language)
    matches = cards.matches(dict.fromkeys(card.name for card in decklist.cards))
    source, near = sources.cards.source(), near_cards(sources.cards, matches)
    if beside is None:
        return ReadList(decklist, None, matches, source=source, is_pool=True, near=near)
    rules, legality = rules_asked(sources, asked), None
    if rules is not None:
        legality = check_legality(decklist, rules, cards, beside, day=asked.day)
    return ReadList(decklist, None, matches, rules, legality, source, near=near)


def rules_asked(sources: DeckSources, asked: Asked) -> FormatRules | None:
    """The rules of the format on that day; None if there are none."""
    if asked.format is None:
        return None
    two_heads = asked.format is DeckFormat.TWO_HEADED_GIANT
    found = sources.formats.rules(
        asked.format, "", asked.played_as if two_heads else None, asked.day
    )
    return None if isinstance(found, NoSuchFormat) else found
