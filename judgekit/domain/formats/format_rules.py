"""Requirements of a format in one edition of the rules: sizes, copies, card lists."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date as day
from enum import StrEnum

import msgspec

from judgekit.domain.shared.rule_reference import RuleReference

MOST_DAYS_APART = 90
"""From a day on which Standard is asked for to that of the card file: a new set comes every two or
three months, and once a year some leave."""


class DeckFormat(StrEnum):
    """Formats for which a list can be checked."""

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

    `name` is the English name if known, else as printed; `keys` are all its names as returned by
    `card_key`; `rule` is the section that the list belongs to; `note` is printed beside the name,
    such as the day from which it holds; `listed_in` is the section that names the card, if
    different from the rule's.
    """

    name: str
    keys: tuple[str, ...]
    rule: RuleReference
    note: str = ""
    listed_in: RuleReference | None = None
    by_history: bool = False
    """Listed by the dated history and not by the edition's own text."""


class ListSource(msgspec.Struct, frozen=True):
    """Where the banned and restricted lists are from.

    `date` is the day since which they are unchanged, or that of the card file; `asked` the day for
    which they were asked, empty for none. Nothing is known before `known_from` and after
    `known_until`; empty where no history was asked. All days are ISO 8601. Of several card files
    the `date` is that of most cards; of `newer` ones it is a later, of `older` ones an earlier day.
    """

    date: str
    asked: str = ""
    known_from: str = ""
    known_until: str = ""
    is_card_file: bool = False
    newer: int = 0
    older: int = 0

    @property
    def may_have_changed(self) -> bool:
        """Whether the lists of the day that was asked for are unknown."""
        is_known = self.known_from <= self.asked <= self.known_until
        return bool(self.known_until and self.asked) and not is_known


class ListedSet(msgspec.Struct, frozen=True):
    """A card set that a format permits, by its English name if known, with its note."""

    name: str
    note: str = ""


class DeckSize(msgspec.Struct, frozen=True):
    """Size of a deck.

    With `exactly` there may be no more than `fewest` cards either, and the commander is one of
    them.
    """

    fewest: int
    rule: RuleReference
    exactly: bool = False


class SideboardSize(msgspec.Struct, frozen=True):
    """Maximum size of a sideboard; None for any number, 0 for no sideboard.

    `optional` if a sideboard is only for tournaments that say so.
    """

    most: int | None
    rule: RuleReference
    optional: bool = False


class CopyLimit(msgspec.Struct, frozen=True):
    """Maximum copies of a card; `with_sideboard` if the sideboard counts too."""

    most: int
    rule: RuleReference
    with_sideboard: bool = True


class FormatRules(msgspec.Struct, frozen=True):
    """Everything that a format requires of a deck.

    `edition` is the document the rules are from, `edition_date` its day. `lists_hold` means that
    its lists take precedence over a card file, because the reader chose the edition or the file is
    older (`file_is_older`). `lists_complete` is False if the text refers to a page elsewhere for
    its lists. `all_sets` means that cards of all sets may be played, `rotating` that sets leave.
    `named` are the keys of every card named in the edition's lists. `unread` are list entries in
    which no card was found. `not_checked` are rules that can't be checked with a list alone.
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
    """Played in teams only, so that the teammates' lists have to be checked too."""
    commander_rule: RuleReference | None = None
    colour_rule: RuleReference | None = None
    """The rule on the commander's colours."""
    pool_rule: RuleReference | None = None
    """The rule by which cards come from a registered pool."""
    banned: tuple[ListedCard, ...] = ()
    restricted: tuple[ListedCard, ...] = ()
    sets: tuple[ListedSet, ...] = ()
    named: frozenset[str] = frozenset()
    file_format: str = ""
    """The format's name in card files; empty if they don't have it."""
    all_sets: bool = False
    any_card: bool = False
    """Cards come from the pool, and no list says which are legal."""
    rotating: bool = False
    lists_complete: bool = True
    lists_hold: bool = False
    file_is_older: bool = False
    file_is_newer: bool = False
    """The card file is newer than the edition that the reader chose."""
    first_core_set: str = ""
    """The day of the earliest permitted set; empty if all are permitted."""
    unread: tuple[str, ...] = ()
    not_checked: tuple[RuleReference, ...] = ()
    source: ListSource | None = None
    """Where the lists are from; None if the format has none."""
    on: str = ""
    """The day (ISO 8601) whose banned and restricted lists these are; empty if they are those of
    the edition."""
    file_is_after_lists: bool = False
    """The card file is later than that day, whose lists are known."""
    file_is_far: bool = False
    """The card file is so far from that day that sets have come or gone in between."""
    changed: Mapping[str, str] = {}
    """The day (ISO 8601) of the last change on those lists of each card that has one, by the key of
    its English name: a card file of an earlier day can't know of it."""
    file_date: str = ""
    """The card file's day, ISO 8601; empty without one."""


def beside_card_file(rules: FormatRules, date: str) -> FormatRules:
    """Adapt the rules to a card file of that day (YYYY-MM-DD); the lists override an older one."""
    rules = msgspec.structs.replace(
        rules,
        file_is_after_lists=_is_known_before(rules, date),
        file_is_far=bool(rules.on) and _days_apart(rules.on, date) > MOST_DAYS_APART,
    )
    if date >= rules.edition_date:
        newer = rules.lists_hold and date > rules.edition_date
        source = rules.source
        if source is not None and not rules.lists_hold and rules.file_format:
            source = ListSource(date, source.asked, is_card_file=True)
        return msgspec.structs.replace(rules, file_is_newer=newer, source=source, file_date=date)
    return msgspec.structs.replace(rules, lists_hold=True, file_is_older=True, file_date=date)


def _is_known_before(rules: FormatRules, date: str) -> bool:
    """Whether the dated lists are of an earlier day, and as far as it is known."""
    known_until = rules.source.known_until if rules.source is not None else ""
    return "" < rules.on < date and rules.on <= known_until


def _days_apart(one: str, other: str) -> int:
    return abs((day.fromisoformat(one) - day.fromisoformat(other)).days)


class NoSuchFormat(msgspec.Struct, frozen=True):
    """The edition has no rules for the format, or doesn't contain format rules at all."""

    format: DeckFormat
    edition: str
