"""What a check against a format finds."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from judgekit.domain.decklists.decklist import CardCount
from judgekit.domain.formats.identified_card import IdentifiedCard
from judgekit.domain.shared.rule_reference import RuleReference


class FindingCode(StrEnum):
    """What is not as the format asks, in the order in which it is told."""

    TOO_FEW_CARDS = "too-few-cards"
    WRONG_SIZE = "wrong-size"
    SIDEBOARD_TOO_LARGE = "sideboard-too-large"
    SIDEBOARD_NOT_ALLOWED = "sideboard-not-allowed"
    NO_COMMANDER = "no-commander"
    TOO_MANY_COMMANDERS = "too-many-commanders"
    NOT_A_COMMANDER = "not-a-commander"
    """No legendary creature, nor does its text let it be a commander."""
    BANNED = "banned"
    NOT_LEGAL = "not-legal"
    """From a set that the format does not permit; only a card file can tell."""
    RESTRICTED = "restricted"
    TOO_MANY_COPIES = "too-many-copies"
    NOT_SINGLETON = "not-singleton"
    NOT_IN_POOL = "not-in-pool"
    """More copies than the player's pool has; `limit` is how many it has."""
    OUTSIDE_COLOUR_IDENTITY = "outside-colour-identity"
    """A colour of the card is none of its commander's."""
    UNIFIED_CONFLICT = "unified-conflict"


class LegalityFinding(msgspec.Struct, frozen=True):
    """One thing that is illegal, with the rule that makes it so.

    `card` is empty where the list as a whole is meant. `count` is how many there are (cards,
    copies, or decks of a team), `limit` how many there may be. `note` is printed beside the card on
    the list (a day from which it holds); `decks` are the lists of a team that have the card.
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


class Assumption(StrEnum):
    """What was taken for granted of the list, to be told."""

    COMMANDER_IN_SIDEBOARD = "commander-in-sideboard"
    """No commander is named, but the sideboard has what is missing to a hundred cards."""
    OPTIONAL_SIDEBOARD = "optional-sideboard"
    """There is a sideboard, which is right only where the event uses the optional rule."""
    COMMANDER_IN_DECK = "commander-in-deck"
    """The list names a commander, the format has none: the card counts as one of the main deck."""


class Disagreement(msgspec.Struct, frozen=True):
    """The card file and the edition say different things of a card; `standing` is what the one says
    that was not followed: `banned`, `restricted`, `legal` or `not-legal`."""

    card: str
    standing: str
    of_card_file: bool


class Legality(msgspec.Struct, frozen=True):
    """The answer of a check.

    `unverified` are cards of whose legality nothing is known; `doubtful` those whose name may mean
    several cards; `corrected` those whose name was typed otherwise; `unread_lines` how many lines
    of the lists were left out because they could not be read; `not_checked` are the rules that the
    lists at hand could not be held against. `perhaps` is what would be illegal of names that nobody
    knows: such a card may be a basic land, its text may set another limit of copies, or the pool
    may have it under another name. `unplayed` are cards of the pool that the list has in neither
    part.
    `of_another_day` are the unverified cards of which the card file tells, but of another day than
    the edition's. `only_from_pool` are lands that a Limited deck may have from its pool alone,
    `commander_open` says that too little is known of the commander or of the colours of the cards.
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
    unsure_of_team: tuple[str, ...] = ()
    """Names in the lists of teammates that may be a card of another deck of the team."""

    @property
    def legal(self) -> bool | None:
        """False where anything is illegal, None where something is left open, else True."""
        if self.findings:
            return False
        cards = self.unverified or self.perhaps or self.only_from_pool or self.unsure_of_team
        left_open = cards or self.unread_lines or self.commander_open
        return None if left_open else True
