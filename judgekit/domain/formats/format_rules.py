"""What a format asks of a deck, in one edition of the rules: sizes, copies, lists of cards."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from judgekit.domain.shared.rule_reference import RuleReference


class DeckFormat(StrEnum):
    """The formats that a list is checked for."""

    STANDARD = "standard"
    MODERN = "modern"
    PIONEER = "pioneer"
    LEGACY = "legacy"
    VINTAGE = "vintage"
    COMMANDER = "commander"
    LIMITED = "limited"
    TWO_HEADED_GIANT = "two-headed-giant-constructed"


class ListedCard(msgspec.Struct, frozen=True):
    """A card on a list of a format.

    `name` is the English name where it is known, else as printed; `keys` are all its names as
    `card_key` gives them; `rule` is the section that the list is part of; `note` is what is printed
    beside the name, such as the day from which it holds; `listed_in` is the section that names the
    card, where that is another than the rule.
    """

    name: str
    keys: tuple[str, ...]
    rule: RuleReference
    note: str = ""
    listed_in: RuleReference | None = None


class ListedSet(msgspec.Struct, frozen=True):
    """A card set that a format permits, by its English name where it is known, with its note."""

    name: str
    note: str = ""


class DeckSize(msgspec.Struct, frozen=True):
    """How many cards; `exactly` where there may be no more than `fewest` either, and the commander
    is one of them."""

    fewest: int
    rule: RuleReference
    exactly: bool = False


class SideboardSize(msgspec.Struct, frozen=True):
    """How many cards a sideboard may have at most; None for any number, 0 for no sideboard.

    `optional` where a sideboard is only for events that say so.
    """

    most: int | None
    rule: RuleReference
    optional: bool = False


class CopyLimit(msgspec.Struct, frozen=True):
    """How many copies of a card; `with_sideboard` where the sideboard counts too."""

    most: int
    rule: RuleReference
    with_sideboard: bool = True


class FormatRules(msgspec.Struct, frozen=True):
    """All that a deck of a format is held against.

    `edition` is the document whose rules these are, `edition_date` its day; `lists_hold` where they
    do whatever a card file says, because the reader chose the edition or the file is the older of
    the two (`file_is_older`). `lists_complete` is False where the text leaves lists to a page
    elsewhere. `all_sets` says that cards of all sets may be played, `rotating` that sets leave.
    `named` are the keys of every card that the lists of the edition name. `unread` are entries of
    lists that no card was found in. `not_checked` are rules that a list alone can't be held
    against.
    """

    format: DeckFormat
    edition: str
    edition_date: str
    deck: DeckSize
    sideboard: SideboardSize
    legality_rule: RuleReference
    copies: CopyLimit | None = None
    unified_rule: RuleReference | None = None
    always_unified: bool = False
    """Played in teams only, so that the teammates' lists have to be looked at."""
    commander_rule: RuleReference | None = None
    colour_rule: RuleReference | None = None
    """What the colours of a commander mean for its deck."""
    pool_rule: RuleReference | None = None
    """Cards come from a registered pool."""
    banned: tuple[ListedCard, ...] = ()
    restricted: tuple[ListedCard, ...] = ()
    sets: tuple[ListedSet, ...] = ()
    named: frozenset[str] = frozenset()
    file_format: str = ""
    """What a card file calls the format; empty where it knows nothing of it."""
    all_sets: bool = False
    any_card: bool = False
    """Cards come from the pool, and no list says which are legal."""
    rotating: bool = False
    lists_complete: bool = True
    lists_hold: bool = False
    file_is_older: bool = False
    file_is_newer: bool = False
    """The card file is of a later day than the edition that the reader chose."""
    first_core_set: str = ""
    """The day of the earliest set that the format permits; empty where all are."""
    unread: tuple[str, ...] = ()
    not_checked: tuple[RuleReference, ...] = ()


def beside_card_file(rules: FormatRules, date: str) -> FormatRules:
    """The rules beside a card file of that day (YYYY-MM-DD): an older one yields to the lists."""
    if date >= rules.edition_date:
        newer = rules.lists_hold and date > rules.edition_date
        return msgspec.structs.replace(rules, file_is_newer=newer)
    return msgspec.structs.replace(rules, lists_hold=True, file_is_older=True)


class NoSuchFormat(msgspec.Struct, frozen=True):
    """The edition has no rules for the format, or is no document of such rules at all."""

    format: DeckFormat
    edition: str
