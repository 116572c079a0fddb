"""Finds everything with one text: the command bar's list and the verb `find` are this."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum, auto
from functools import cached_property

import msgspec

from judgekit.domain.infractions.advice import PolicyHit
from judgekit.domain.infractions.policy import Edition, PolicyLevel
from judgekit.domain.rules.query import Query
from judgekit.domain.rules.reading_marks import ReadingMarks
from judgekit.domain.rules.search_answer import Hit, Repair
from judgekit.domain.tournament import Tournament
from judgekit.engine.ports.cards import CardCatalogue
from judgekit.engine.ports.policy import PolicyProvider
from judgekit.engine.ports.rules import RulesProvider
from judgekit.reading.lateness import read_lateness_alone
from judgekit.reading.manual.page import Manual
from judgekit.search.find.actions import named_actions
from judgekit.search.find.answer import FindKind, Found
from judgekit.search.find.keyword_names import found_keywords, keyword_called, keyword_rules
from judgekit.search.find.named_index import Named, NamedIndex, NameMatch, typed_words
from judgekit.search.find.ranking import (
    found_infractions,
    found_names,
    found_rules,
    ranked,
)
from judgekit.search.find.scores import (
    BEFORE_ORDER,
    BEHIND_ORDER,
    LATE_AT,
    LATE_BY,
    ORDER,
    TABLE,
    WORD_ORDER,
)
from judgekit.search.find.word_errors import WordErrors
from judgekit.search.queries.parsing import parse_query
from judgekit.views.find.cards_found import (
    MOST_CARDS,
    below_actions,
    below_cards,
    below_nearer_cards,
    described_cards,
    found_cards,
    in_order_of_fit,
)
from judgekit.views.find.numbered_card import is_before_order, numbered_card
from judgekit.views.find.tournament_names import (
    has_pairings,
    named_in_event,
    tables_of,
    tables_of_players,
)
from judgekit.views.infractions.policy_level import policy_level
from judgekit.views.shell.order_text import CLOCK_WORDS, OrderText, read_order

ABBREVIATIONS: Mapping[str, tuple[str, ...]] = {
    "ipg-2.1": ("MT",),
    "ipg-2.2": ("LEC", "L@EC"),
    "ipg-2.3": ("HCE",),
    "ipg-2.4": ("MPE",),
    "ipg-2.5": ("GRV",),
    "ipg-2.6": ("FTMGS", "FtM", "FMGS"),
    "ipg-3.2": ("OA",),
    "ipg-3.3": ("SP",),
    "ipg-3.4": ("DLP", "decklist error"),
    "ipg-3.5": ("DP", "deck error"),
    "ipg-3.6": ("LPV",),
    "ipg-3.7": ("CPV", "PCV"),
    "ipg-3.8": ("MC",),
    "ipg-3.9": ("IS",),
    "ipg-4.1": ("USC Minor",),
    "ipg-4.2": ("USC Major",),
    "ipg-4.3": ("IDW", "USC IDW"),
    "ipg-4.4": ("USC Bribery",),
    "ipg-4.8": ("USC Cheating",),
}
"""What judges call the infractions for short, in every language."""

TABLE_WORDS = frozenset(
    ("table", "tables", "tbl", "mesa", "mesas", "стол", "стола", "столик", "столу")
)
SEAT_WORDS = TABLE_WORDS | frozenset(
    (
        "where",
        "sit",
        "sits",
        "sitting",
        "seat",
        "seated",
        "dónde",
        "donde",
        "sienta",
        "где",
        "сидит",
    )
)
SEAT_OF_PLAYER, SEAT_ASKED = 0.8, 1.01
"""Factors on a player's score for their table: beside the name, and where a seat is asked for."""
LEAST_SEATED = 0.45
LEAST_TABLE_WORD = 3
MOST_INFRACTIONS = 5
MOST_LETTERS = 200
"""A longer text names nothing; it is still searched for in the rules."""


class FindSources(msgspec.Struct, frozen=True):
    """What is searched, whatever the event; `cards` may take a moment when first called."""

    rules: RulesProvider
    policy: PolicyProvider
    cards: Callable[[], CardCatalogue]
    manual: Callable[[], Manual]


class EventNames:
    """What can be found in one state of an event, read once for many keystrokes."""

    def __init__(self, state: Tournament | None, marks: ReadingMarks) -> None:
        self.state = state
        self.marks = marks

    @cached_property
    def index(self) -> NamedIndex:
        """Players, notes and cards of decklists, and the reader's notes on sections."""
        return NamedIndex(self._named())

    @property
    def level(self) -> PolicyLevel:
        """The policy that applies; that of Competitive without an event."""
        details = self.state.setup.details if self.state is not None else None
        return policy_level(details.rel if details else "")

    def has_table(self, number: int, *, is_said: bool) -> bool:
        """Whether the event has this table; without pairings any number may be one that is said to
        be a table, or that so many players need."""
        if self.state is None or number < 1:
            return False
        if has_pairings(self.state):
            return number in tables_of(self.state)
        details = self.state.setup.details
        players = details.players if details is not None else None
        return is_said or 2 * number <= (players or 0) + 1

    def lacks_table(self, number: int) -> bool:
        """Whether there are pairings, without this table."""
        return (
            self.state is not None
            and has_pairings(self.state)
            and number not in tables_of(self.state)
        )

    @cached_property
    def seats(self) -> Mapping[str, int]:
        """Where each player sits."""
        return tables_of_players(self.state) if self.state is not None else {}

    def _named(self) -> Iterator[Named]:
        if self.state is not None:
            yield from named_in_event(self.state)
        for note in self.marks.notes:
            place = f"{note.reference.document}#{note.reference.ref}"
            yield Named(FindKind.NOTE, place, (note.text,))


class Findings(msgspec.Struct, frozen=True):
    """The answers, best first, with the hits of the rules by their ids, and the section's number
    that was typed."""

    found: tuple[Found, ...] = ()
    hits: Mapping[str, Hit] = {}
    number: str | None = None


class Wanted(Enum):
    """What is to be found: without names only rules, tables and orders, which need no `prepare`;
    cards first where they are looked for."""

    WITHOUT_NAMES = auto()
    ALL = auto()
    CARDS_FIRST = auto()


class Finder:
    """Answers every keystroke; from any thread."""

    def __init__(self, sources: FindSources) -> None:
        self.sources = sources

    def prepare(self, names: EventNames) -> None:
        """Make what the first answer in this event needs, which takes about a second."""
        self._names.search(["warning"])
        self._help.search(["warning"])
        self._infractions("warning", names)
        cards = self.sources.cards()
        for _ in (*found_cards(cards, "warning", 1), *described_cards(cards, "warning", 1)):
            pass

    def find(
        self,
        text: str,
        *,
        reader: str,
        names: EventNames,
        limit: int,
        wanted: Wanted = Wanted.ALL,
    ) -> Findings:
        """Answer a text that may not be finished, in the reader's language."""
        if not text.strip():
            return Findings()
        query, hits, repairs = self._rules(text, reader)
        order = read_order(text)
        documents = self.sources.rules.library().documents
        parts = {each.id: each.part for each in documents if each.part}
        found = [*found_rules(query, hits, parts), *_found_order(text, order, names)]
        found += _found_lateness(text, names)
        found += _found_table(typed_words(text[:MOST_LETTERS]), names)
        with_names = wanted is not Wanted.WITHOUT_NAMES
        infractions = self._infractions(text, names) if with_names else ()
        if with_names:
            found += found_infractions(infractions)
            found += self._found_by_name(text, names)
            found = below_actions(text, found)
        keyword = self._keyword(text, reader)
        found += found_keywords(keyword, found)
        if with_names:
            errors = WordErrors(text, () if keyword else repairs, infractions)
            beside = () if wanted is Wanted.CARDS_FIRST else found
            found += self._loaded_cards(text, beside, errors)
            found = below_nearer_cards(errors, in_order_of_fit(text, found))
            if wanted is Wanted.CARDS_FIRST:
                found = below_cards(found)
            found += self._numbered_card(text, order)
        all_hits = (*hits, *keyword)
        by_id = {f"{hit.reference.document}#{hit.reference.ref}": hit for hit in all_hits}
        return Findings(ranked(found, limit), by_id, query.number)

    def _rules(self, text: str, reader: str) -> tuple[Query, Sequence[Hit], Sequence[Repair]]:
        query = parse_query(text, typing=True)
        answer = self.sources.rules.search(query, reader=reader)
        if not answer.hits:
            # As a finished word it may be corrected as a typing error.
            answer = self.sources.rules.search(parse_query(text), reader=reader)
        return query, answer.one_a_rule().hits, answer.repairs

    def _keyword(self, text: str, reader: str) -> Sequence[Hit]:
        """Return the rules of the keyword ability that the text names as Spanish or Russian cards
        do: the Comprehensive Rules are in English."""
        title = keyword_called(text) if len(text) <= MOST_LETTERS else None
        if title is None:
            return ()
        answer = self.sources.rules.search(parse_query(title), reader=reader)
        return tuple(keyword_rules(title, answer.hits))

    def _infractions(self, text: str, names: EventNames) -> Sequence[PolicyHit]:
        details = names.state.setup.details if names.state is not None else None
        edition = details.policy if details else ""
        return self.sources.policy.search(
            text,
            level=names.level,
            edition=Edition(edition) if edition in list(Edition) else Edition.OF_2024,
            limit=MOST_INFRACTIONS,
        )

    def _found_by_name(self, text: str, names: EventNames) -> Iterator[Found]:
        if len(text) > MOST_LETTERS:
            return
        words = typed_words(text)
        yield from found_names(self._at_level(self._names.search(words), names))
        yield from found_names(self._help.search(words))
        said = [word for word in words if word not in SEAT_WORDS]
        in_event = list(map(self._by_own_name, found_names(names.index.search(said))))
        yield from in_event
        yield from self._seats(in_event, names, asked=len(said) < len(words))

    def _by_own_name(self, found: Found) -> Found:
        """Return a card of a list by its English name, whichever the list has."""
        if found.kind is not FindKind.CARD:
            return found
        match = self.sources.cards().match(found.id)
        return msgspec.structs.replace(found, id=match.name) if match.sure else found

    def _at_level(self, matches: Sequence[NameMatch], names: EventNames) -> Iterator[NameMatch]:
        """Yield the matches without infractions of another level than the event's."""
        catalogue = self.sources.policy.catalogue()
        for match in matches:
            entry = (
                catalogue.entry(match.thing.id) if match.thing.kind is FindKind.INFRACTION else None
            )
            if entry is None or entry.level is names.level:
                yield match

    @staticmethod
    def _seats(found: Sequence[Found], names: EventNames, *, asked: bool) -> Iterator[Found]:
        """Yield the tables of players that were named."""
        factor = SEAT_ASKED if asked else SEAT_OF_PLAYER
        for each in found:
            if each.kind is FindKind.PLAYER and each.score >= LEAST_SEATED:
                table = names.seats.get(each.id)
                if table is not None:
                    yield Found(FindKind.TABLE, str(table), factor * each.score)

    def _loaded_cards(
        self, text: str, others: Sequence[Found], errors: WordErrors
    ) -> Sequence[Found]:
        if len(text) > MOST_LETTERS:
            return ()
        cards = self.sources.cards()
        other_kinds = [each for each in others if each.kind is not FindKind.CARD]
        named = list(found_cards(cards, text, MOST_CARDS, other_kinds, errors))
        return [*named, *described_cards(cards, text, MOST_CARDS, [*others, *named])]

    def _numbered_card(self, text: str, order: OrderText | None) -> Iterator[Found]:
        """Yield the card whose set and number read as the order, too."""
        card = numbered_card(order, text, self.sources.cards) if order is not None else None
        if order is not None and card is not None:
            score = BEFORE_ORDER if is_before_order(order) else BEHIND_ORDER
            yield Found(FindKind.CARD, card.name, score)

    @cached_property
    def _names(self) -> NamedIndex:
        """Actions, infractions, terms and the cards that come with the program."""
        return NamedIndex([*named_actions(), *self._named_policy(), *self._named_texts()])

    @cached_property
    def _help(self) -> NamedIndex:
        """The pages of the help by their titles, their words, and what they say.

        An index of its own: how rare a word is among names must not depend on sentences.
        """
        said: defaultdict[str, list[str]] = defaultdict(list)
        for page in self.sources.manual().pages:
            said[page.name] += (page.title, *page.words, *(block.text for block in page.blocks))
        return NamedIndex(
            Named(FindKind.HELP, name, tuple(phrases)) for name, phrases in said.items()
        )

    def _named_policy(self) -> Iterator[Named]:
        for entry in self.sources.policy.catalogue().entries:
            number = entry.id.replace("-", " ") if entry.id.startswith("ipg-") else ""
            short = ABBREVIATIONS.get(entry.id, ())
            called = (entry.name.en, entry.name.es, entry.name.ru, number, *short)
            yield Named(FindKind.INFRACTION, entry.id, tuple(filter(None, called)))

    def _named_texts(self) -> Iterator[Named]:
        for term in self.sources.rules.glossary().entries:
            terms = dict.fromkeys(said for each in term.terms.values() for said in each)
            yield Named(FindKind.TERM, term.id, tuple(terms))
        for card, others in self.sources.cards().bundled().items():
            yield Named(FindKind.CARD, card, (card, *others))


def _found_order(text: str, order: OrderText | None, names: EventNames) -> Iterator[Found]:
    """Yield the order as typed; a lone letter is the beginning of a word without an event."""
    if order is None:
        return
    is_whole = order.table is not None or order.words or len(text.strip()) > 1
    if is_whole or names.state is not None:
        score = WORD_ORDER if order.kind in CLOCK_WORDS.values() else ORDER
        yield Found(FindKind.ORDER, " ".join(text.split()), score)


def _found_lateness(text: str, names: EventNames) -> Iterator[Found]:
    """Yield what begins a penalty for a late player: by so many minutes, or, where the event has
    that table, at the table."""
    if len(text) > MOST_LETTERS or read_lateness_alone(text) is None:
        return
    words = text.split()
    number = next(word for word in words if word[0].isdecimal())
    others = " ".join(word for word in words if word is not number)
    yield Found(FindKind.ORDER, f"p {others} {number}", LATE_BY)
    if number.isdecimal() and names.has_table(int(number), is_said=False):
        yield Found(FindKind.ORDER, f"p {int(number)} {others}", LATE_AT)


def _found_table(words: Sequence[str], names: EventNames) -> Iterator[Found]:
    """Yield the table whose number was typed, alone or with the word; with the word, one that the
    pairings lack too, so that it can be said."""
    numbers = [word for word in words if word.isdecimal()]
    others = [word for word in words if not word.isdecimal() and not _is_table_word(word)]
    if len(numbers) != 1 or others:
        return
    is_said, number = len(words) > 1, int(numbers[0])
    if names.has_table(number, is_said=is_said):
        yield Found(FindKind.TABLE, str(number), TABLE)
    elif is_said and names.lacks_table(number):
        yield Found(FindKind.TABLE, str(number), TABLE, is_missing=True)


def _is_table_word(word: str) -> bool:
    """Whether this is a word for a table, perhaps not finished."""
    return len(word) >= LEAST_TABLE_WORD and any(each.startswith(word) for each in TABLE_WORDS)
