"""Rules of the formats, assembled from the documents of the library.

The lists are read from the edition's text, or are those of a day by the dated history; sizes and
copy limits are the figures in force then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

import msgspec

from judgekit.domain.cards.card_key import card_key
from judgekit.domain.formats.ban_history import BanHistory
from judgekit.domain.formats.banned_kind import BannedKind
from judgekit.domain.formats.deck_sizes import (
    COMMANDER_DECK,
    MOST_COMMANDER_SIDEBOARD,
)
from judgekit.domain.formats.format_rules import (
    CopyLimit,
    DeckFormat,
    DeckSize,
    FormatRules,
    ListedCard,
    ListedSet,
    ListSource,
    NoSuchFormat,
    SideboardSize,
)
from judgekit.domain.rules.document import Document
from judgekit.domain.rules.figures import FiguresInForce
from judgekit.domain.rules.library import Library
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.reading.formats.entries import ListEntry
from judgekit.reading.formats.lists import FormatListReader, SectionLists, has_cards
from judgekit.reading.formats.sections import (
    CONSTRUCTED_DECK,
    LIMITED_CARDS,
    LIMITED_DECK,
    UNIFIED,
    format_sections,
    rule_in,
)
from judgekit.storage.cards.banned_kinds_file import read_banned_kinds
from judgekit.storage.cards.card_names_file import read_card_names
from judgekit.storage.library.edition_facts_file import EditionFactsFile

TOURNAMENT_RULES = "mtr"
COMMANDER_RULES = "commander"
COMMANDER_REFS = ("2", "3", "5", "6", "7", "A")
"""Choosing a commander, its colours, the size, one of each, legality, optional sideboards."""
FIRST_CORE_SETS: Mapping[DeckFormat, str] = {
    DeckFormat.MODERN: "2003-07-28",
    DeckFormat.PIONEER: "2012-10-05",
}
"""Eighth Edition, Return to Ravnica."""
ALL_SETS = frozenset({DeckFormat.VINTAGE, DeckFormat.LEGACY})


class EditionLists(msgspec.Struct, frozen=True):
    """The lists of one edition by format, and everything it bans in all formats."""

    document: Document
    by_format: dict[DeckFormat, SectionLists]
    everywhere: tuple[ListedCard, ...]
    named: frozenset[str]


class LibraryFormatProvider:
    """Provider of format rules; reads an edition's lists on first use and caches them."""

    def __init__(
        self, library: Callable[[], Library], resources: Path, facts: Path | None = None
    ) -> None:
        self._library = library
        self._resources = resources
        self._read: dict[str, EditionLists] = {}
        self._facts = EditionFactsFile(resources, facts)

    def rules(
        self,
        asked: DeckFormat,
        edition: str = "",
        played_as: DeckFormat | None = None,
        day: str = "",
    ) -> FormatRules | NoSuchFormat:
        """See the port."""
        library = self._library()
        chosen = library.document(edition) if edition else None
        if edition and chosen is None:
            return NoSuchFormat(asked, edition)
        if asked is DeckFormat.COMMANDER:
            found = self._commander(library, chosen, day)
        else:
            lists = self._edition(library, chosen, asked, day)
            found = None
            if lists is not None:
                held = lists.document.edition_date if chosen is not None else day
                figures = self._facts.facts().figures.on(held or lists.document.edition_date)
                found = _tournament(library, lists, figures, asked, played_as)
        if found is None:
            return NoSuchFormat(asked, edition)
        found = msgspec.structs.replace(found, lists_hold=chosen is not None)
        return self._on_day(found, day) if day and chosen is None else found

    def ban_history(self) -> BanHistory:
        """See the port."""
        return self._facts.facts().bans

    def _on_day(self, rules: FormatRules, day: str) -> FormatRules:
        """Replace the edition's banned and restricted lists by those of a day, unless the edition
        is newer than what the history knows, or was in force before that begins."""
        history = self._facts.facts().bans
        dated = history.lists_on(rules.file_format, day)
        is_older = rules.edition_date <= day < history.start_date
        is_newer = history.known_until < rules.edition_date <= day
        if dated is None or is_older or is_newer:
            return rules
        own = history.lists_on(rules.format.value, day)
        kinds = {kind.kind: kind.cards for kind in read_banned_kinds(self._resources)}
        kinds |= history.kinds
        names = [*dated.banned, *(own.banned if own is not None else ())]
        names += [name for kind in dated.banned_kinds for name in kinds.get(kind, ())]
        listed_everywhere = [each for each in rules.banned if each.rule != rules.legality_rule]
        keys = self._keys_of_names()

        def listed(wanted: Iterable[str], printed: Sequence[ListedCard]) -> tuple[ListedCard, ...]:
            known = {each.name: each for each in printed}
            return tuple(
                msgspec.structs.replace(known[name], note="")
                if name in known
                else ListedCard(
                    name,
                    keys.get(card_key(name), (card_key(name),)),
                    rules.legality_rule,
                    by_history=True,
                )
                for name in dict.fromkeys(wanted)
            )

        return msgspec.structs.replace(
            rules,
            banned=(*listed(names, rules.banned), *listed_everywhere),
            restricted=listed(dated.restricted, rules.restricted),
            lists_complete=True,
            unread=(),
            source=ListSource(dated.date, day, history.start_date, history.known_until),
            on=day,
            changed={
                card_key(name): changed
                for name, changed in history.last_changes(rules.file_format, day).items()
            },
        )

    def _keys_of_names(self) -> Mapping[str, tuple[str, ...]]:
        """Keys of each card's names in all languages, by the key of its English name."""
        names = read_card_names(self._resources / "rules")
        return {
            card_key(name.en): tuple(card_key(each) for each in name.in_languages().values())
            for name in names
            if name.en
        }

    def _edition(
        self, library: Library, chosen: Document | None, wanted: DeckFormat, day: str
    ) -> EditionLists | None:
        """Return the chosen edition, else the newest with cards for the format, else the newest; of
        those not after the day (ISO), if it is given and there are any."""
        if chosen is not None:
            return self._lists(library, chosen) if chosen.kind == TOURNAMENT_RULES else None
        documents = _likeliest_first(library.editions(TOURNAMENT_RULES), day)

        def first(is_wanted: Callable[[EditionLists], bool]) -> EditionLists | None:
            editions = (self._lists(library, each) for each in documents)
            return next(filter(is_wanted, editions), None)

        return (
            first(lambda each: _lists_cards(each, wanted))
            or first(lambda each: wanted in each.by_format)
            or first(lambda _: True)
        )

    def _lists(self, library: Library, document: Document) -> EditionLists:
        read = self._read.get(document.id)
        if read is None or read.document is not document:
            names = read_card_names(self._resources / "rules")
            kinds = read_banned_kinds(self._resources)
            reader = FormatListReader(document, library.corrections, names, kinds)
            sections = format_sections(document)
            by_format = {each: reader.read(section) for each, section in sections.items()}
            self._read[document.id] = EditionLists(
                document, by_format, _banned_everywhere(by_format.values()), _named(by_format)
            )
        return self._read[document.id]

    def _commander(self, library: Library, chosen: Document | None, day: str) -> FormatRules | None:
        """Return the Commander rules; what they leave to Vintage is in the tournament rules."""
        own = chosen if chosen and chosen.kind == COMMANDER_RULES else None
        if own is None and (chosen is None or chosen.kind == TOURNAMENT_RULES):
            own = next(iter(library.editions(COMMANDER_RULES)), None)
        vintage_of = chosen if chosen and chosen.kind == TOURNAMENT_RULES else None
        lists = self._edition(library, vintage_of, DeckFormat.VINTAGE, day)
        vintage = lists.by_format.get(DeckFormat.VINTAGE) if lists else None
        if own is None:
            return None
        refs = {ref: RuleReference(own.id, ref) for ref in COMMANDER_REFS}
        if any(library.section(place) is None for place in refs.values()):
            return None
        legality = refs["7"]
        banned = () if lists is None or vintage is None else _banned((vintage,), lists)
        return FormatRules(
            DeckFormat.COMMANDER,
            own.id,
            own.edition_date,
            DeckSize(COMMANDER_DECK, refs["5"], exactly=True),
            SideboardSize(MOST_COMMANDER_SIDEBOARD, refs["A"], optional=True),
            legality,
            CopyLimit(1, refs["6"], with_sideboard=False),
            commander_rule=refs["2"],
            colour_rule=refs["3"],
            banned=tuple(
                msgspec.structs.replace(each, rule=legality, listed_in=each.rule) for each in banned
            ),
            named=lists.named if lists else frozenset(),
            file_format=DeckFormat.COMMANDER.value,
            lists_complete=False,
            unread=vintage.unread if vintage else (),
            source=ListSource(own.edition_date),
        )


def _tournament(
    library: Library,
    lists: EditionLists,
    figures: FiguresInForce,
    asked: DeckFormat,
    played_as: DeckFormat | None,
) -> FormatRules | None:
    if asked is DeckFormat.LIMITED:
        return _limited(library, lists, figures)
    own = lists.by_format.get(asked)
    deck = rule_in(library, lists.document, CONSTRUCTED_DECK)
    if own is None or deck is None:
        return None
    two_heads = asked is DeckFormat.TWO_HEADED_GIANT
    base = own
    if two_heads and played_as is not None:
        if played_as not in lists.by_format:
            return None
        base = lists.by_format[played_as]
    listed_as = played_as if two_heads else asked
    most_sideboard = figures.figure("constructed-sideboard-at-most").number
    return FormatRules(
        asked,
        lists.document.id,
        lists.document.edition_date,
        DeckSize(figures.figure("constructed-deck-at-least").number, deck),
        SideboardSize(0, own.reference) if two_heads else SideboardSize(most_sideboard, deck),
        base.reference,
        CopyLimit(figures.figure("copies-at-most").number, deck),
        unified_rule=rule_in(library, lists.document, UNIFIED),
        always_unified=two_heads,
        banned=_banned((own,) if own is base else (base, own), lists),
        restricted=tuple(_listed(each, base.reference) for each in base.restricted),
        sets=tuple(ListedSet(each.name, each.note) for each in base.sets),
        named=lists.named,
        file_format=listed_as.value if listed_as else "",
        all_sets=listed_as in ALL_SETS,
        rotating=listed_as is DeckFormat.STANDARD,
        source=ListSource(lists.document.edition_date),
        first_core_set=FIRST_CORE_SETS.get(listed_as, "") if listed_as else "",
        lists_complete=has_cards(base) and not base.unread and listed_as is not None,
        unread=tuple(dict.fromkeys((*base.unread, *own.unread))),
    )


def _limited(library: Library, lists: EditionLists, figures: FiguresInForce) -> FormatRules | None:
    deck = rule_in(library, lists.document, LIMITED_DECK)
    cards = rule_in(library, lists.document, LIMITED_CARDS)
    if deck is None or cards is None:
        return None
    return FormatRules(
        DeckFormat.LIMITED,
        lists.document.id,
        lists.document.edition_date,
        DeckSize(figures.figure("limited-deck-at-least").number, deck),
        SideboardSize(None, deck),
        cards,
        banned=lists.everywhere,
        named=lists.named,
        any_card=True,
        pool_rule=cards,
    )


def _likeliest_first(editions: Sequence[Document], day: str) -> Sequence[Document]:
    """Return editions that are newest first with those after a day behind, the next one first."""
    if not day:
        return editions
    later = [each for each in editions if each.edition_date > day]
    return [*(each for each in editions if each.edition_date <= day), *reversed(later)]


def _lists_cards(lists: EditionLists, wanted: DeckFormat) -> bool:
    found = lists.by_format.get(wanted)
    return found is not None and has_cards(found)


def _banned(of: Iterable[SectionLists], lists: EditionLists) -> tuple[ListedCard, ...]:
    """Return all cards that these sections ban, by name or by kind, and those banned everywhere."""
    by_name: dict[str, ListedCard] = {}
    for section in of:
        for entry in section.banned:
            by_name.setdefault(entry.name, _listed(entry, section.reference))
        for kind in section.kinds:
            for card in _cards_of(kind, section.reference):
                by_name.setdefault(card.name, card)
    for card in lists.everywhere:
        by_name.setdefault(card.name, card)
    return tuple(by_name.values())


def _banned_everywhere(sections: Iterable[SectionLists]) -> tuple[ListedCard, ...]:
    """Return the cards of the kinds that an edition bans in all formats."""
    by_name: dict[str, ListedCard] = {}
    for section in sections:
        for kind in section.kinds:
            for card in _cards_of(kind, section.reference) if kind.everywhere else ():
                by_name.setdefault(card.name, card)
    return tuple(by_name.values())


def _cards_of(kind: BannedKind, rule: RuleReference) -> tuple[ListedCard, ...]:
    return tuple(ListedCard(name, (card_key(name),), rule) for name in kind.cards)


def _listed(entry: ListEntry, rule: RuleReference) -> ListedCard:
    return ListedCard(entry.name, entry.keys, rule, entry.note)


def _named(by_format: dict[DeckFormat, SectionLists]) -> frozenset[str]:
    entries = (
        entry
        for lists in by_format.values()
        for entry in (*lists.banned, *lists.restricted, *lists.added)
    )
    return frozenset(key for entry in entries for key in entry.keys)
