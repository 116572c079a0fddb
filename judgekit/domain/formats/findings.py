"""Findings of a legality check."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

import msgspec

from judgekit.domain.cards.file_days import DayOfMost
from judgekit.domain.decklists.decklist import CardCount
from judgekit.domain.formats.format_rules import ListSource
from judgekit.domain.formats.identified_card import IdentifiedCard
from judgekit.domain.shared.rule_reference import RuleReference


class FindingCode(StrEnum):
    """Kinds of findings, in the order in which they are reported."""

    TOO_FEW_CARDS = "too-few-cards"
    WRONG_SIZE = "wrong-size"
    SIDEBOARD_TOO_LARGE = "sideboard-too-large"
    SIDEBOARD_NOT_ALLOWED = "sideboard-not-allowed"
    NO_COMMANDER = "no-commander"
    TOO_MANY_COMMANDERS = "too-many-commanders"
    NOT_A_COMMANDER = "not-a-commander"
    """Not a legendary creature, and its text doesn't allow it as a commander."""
    BANNED = "banned"
    NOT_LEGAL = "not-legal"
    """From a set that the format does not permit; only a card file can tell."""
    RESTRICTED = "restricted"
    TOO_MANY_COPIES = "too-many-copies"
    NOT_SINGLETON = "not-singleton"
    NOT_IN_POOL = "not-in-pool"
    """More copies than in the player's pool; `limit` is the number in the pool."""
    OUTSIDE_COLOUR_IDENTITY = "outside-colour-identity"
    """The card has a colour that its commander lacks."""
    UNIFIED_CONFLICT = "unified-conflict"


class LegalityFinding(msgspec.Struct, frozen=True):
    """One illegality, with the rule it breaks.

    `card` is empty if it concerns the list as a whole. `count` is the number found (cards, copies,
    or decks of a team) and `limit` the number allowed. `note` is printed beside the card on the
    format's list (such as the day from which it holds); `decks` are the lists of a team that have
    the card.
    """

    code: FindingCode
    count: int
    limit: int
    rule: RuleReference
    card: str = ""
    written: tuple[str, ...] = ()
    note: str = ""
    listed_in: RuleReference | None = None
    by_card_file: bool = False
    decks: tuple[str, ...] = ()
    by_history: bool = False
    """By the dated history of the lists, and not by the edition's own text."""
    file_date: str = ""
    """Day of the card file, for a finding by it; ISO 8601, empty where it isn't known."""
    perhaps_as: tuple[str, ...] = ()
    """Names by which the pool may have the card after all."""


class Assumption(StrEnum):
    """What was assumed about the list, for reporting it."""

    COMMANDER_IN_SIDEBOARD = "commander-in-sideboard"
    """No commander is named, but the sideboard has what is missing to a hundred cards."""
    OPTIONAL_SIDEBOARD = "optional-sideboard"
    """There is a sideboard, allowed only if the tournament uses the optional rule."""
    COMMANDER_IN_DECK = "commander-in-deck"
    """The list names a commander but the format has none: the card counts in the main deck."""


class Disagreement(msgspec.Struct, frozen=True):
    """A difference between card file and edition on one card.

    `not_followed` is the value that was not followed: `banned`, `restricted`, `legal` or
    `not-legal`. `of_card_file` says whether it is the card file's.
    """

    card: str
    not_followed: str
    of_card_file: bool


class LaterCard(NamedTuple):
    """A card of a list of which the card file has no printing by the event's day: `released` is the
    day of its first, ISO 8601."""

    card: str
    released: str


class CardsOfNoFormat(NamedTuple):
    """Cards that are legal in no format of their card file, which is of that day, ISO 8601."""

    cards: tuple[str, ...]
    file_date: str


class Legality(msgspec.Struct, frozen=True):
    """Result of a legality check.

    `unverified` are cards of unknown legality; `doubtful` those whose name may refer to several
    cards; `corrected` those whose name was misspelled; `unread_lines` counts lines of the lists
    that were left out because they could not be read; `not_checked` are rules that could not be
    checked with the lists available. `perhaps` are findings for unknown names: such a card may be a
    basic land, its text may set another limit of copies, or the pool may have it under another
    name; or of lists that may have changed by the day that was asked for. `lists` is where banned
    and restricted cards are from. `unplayed` are cards of the pool that are in neither part of the
    list.

    `of_another_day` are the unverified cards for which the card file's day is not the edition's.
    `only_from_pool` are lands that a Limited deck may take only from its pool; `commander_open`
    means that too little is known of the commander or of the cards' colours.
    """

    findings: tuple[LegalityFinding, ...] = ()
    unverified: tuple[str, ...] = ()
    doubtful: tuple[IdentifiedCard, ...] = ()
    corrected: tuple[IdentifiedCard, ...] = ()
    disagreements: tuple[Disagreement, ...] = ()
    assumptions: tuple[Assumption, ...] = ()
    unread_lines: int = 0
    not_checked: tuple[RuleReference, ...] = ()
    perhaps: tuple[LegalityFinding, ...] = ()
    of_another_day: tuple[str, ...] = ()
    only_from_pool: tuple[str, ...] = ()
    commander_open: bool = False
    unplayed: tuple[CardCount, ...] = ()
    lists: ListSource | None = None
    card_files: DayOfMost | None = None
    """Of which days the card files are that tell of the list's cards; None if none does."""
    unsure_of_team: tuple[str, ...] = ()
    """Names in the teammates' lists that may be a card of another deck of the team."""
    later: tuple[LaterCard, ...] = ()
    """Cards released after the event's day: told, and no finding by itself. A card may be played at
    the prerelease of its set, and a file of few sets may lack its first printing."""
    of_no_format: tuple[CardsOfNoFormat, ...] = ()
    """Cards of a Limited list that no Constructed format permits: told, and no finding, for what
    the boosters held may be played."""
    not_in_file: tuple[str, ...] = ()
    """Names of a Limited list that no card of the card file has, such as a token's."""
    by_other_face: tuple[IdentifiedCard, ...] = ()
    """Cards that the list has by the name of another face alone: told, and no finding, for no other
    card is called so."""

    @property
    def still_asked(self) -> tuple[IdentifiedCard, ...]:
        """The doubtful names that no finding under `perhaps` asks about already."""
        about = [each for each in self.perhaps if each.perhaps_as]
        told = {name for each in about for name in (each.card, *each.perhaps_as)}
        return tuple(card for card in self.doubtful if card.name not in told)

    @property
    def legal(self) -> bool | None:
        """False if anything is illegal, None if something is left open, else True."""
        if self.findings:
            return False
        cards = self.unverified or self.perhaps or self.only_from_pool or self.unsure_of_team
        left_open = cards or self.unread_lines or self.commander_open
        return None if left_open else True
