"""What a card file says of each card, gathered from all its printings.

What decides whether the next printing tells more is in memory, for so many cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from sys import intern
from typing import Any, BinaryIO, NamedTuple

import apsw
import msgspec

from judgekit.domain.cards.card import CardFace, PrintedFace
from judgekit.domain.cards.card_key import faces as faces_of
from judgekit.domain.cards.card_match import CardFacts
from judgekit.domain.cards.translation import (
    Translation,
    translation_of,
    with_translated_name,
)
from judgekit.reading.cards.read_card import ENGLISH, MTGJSON, ReadCard
from judgekit.storage.cards.card_database import is_name
from judgekit.storage.cards.catalogue.card_record import (
    NO_FILE,
    CardRecord,
    PrintedRecord,
    RulingsRecord,
    WholeCard,
    sorted_rulings,
)
from judgekit.storage.cards.catalogue.gathered_texts import GatheredTexts, SaidInEnglish
from judgekit.storage.cards.catalogue.legality_letters import FormatLetters, stronger

MOST_IN_MEMORY = 45_000
"""Cards; more than there are, so that only a made-up file has to put them aside."""
MOST_NAMES = 300
SIDES = frozenset(("", *"abcdefgh"))
"""Faces of a card; the most that a card has are five."""
MOST_LANGUAGES = 64
THIS_FILE = 0
"""The number of the file that is being read."""
NO_BOUND = "9999-12-31"
_RULINGS = "*"
"""Instead of a language."""
_HAS_TEXT = "1"
"""The rank of what is said in English. In other languages it begins with how far the printing is
translated; behind it stands its day."""
_RANKS = tuple(str(int(each)) for each in Translation)
_BEST = _RANKS[Translation.NAME_AND_TEXT]
_NAMED = (_BEST, _RANKS[Translation.NAME])

_SCHEMA = (
    "CREATE TABLE gathered (id INTEGER PRIMARY KEY, name TEXT UNIQUE, oracle TEXT, content BLOB)"
)


class _Gathered(msgspec.Struct, array_like=True):
    """What is known so far of a card, texts apart; `said` has the rank of each, by language and
    side."""

    number: int
    facts: CardFacts
    letters: str | None = None
    layout: str = ""
    identity: str = ""
    oracle_id: str = ""
    names: list[tuple[str, str]] = []
    said: dict[str, str] = {}


class Aside(NamedTuple):
    """Where what memory can't hold is put: an empty database and an empty file, which are thrown
    away."""

    database: apsw.Connection
    texts: BinaryIO


class GatheredCards:
    """Gathers the printings of a file's cards."""

    def __init__(self, aside: Aside, letters: FormatLetters) -> None:
        self._aside = aside.database
        self._letters = letters
        self._cards: dict[str, _Gathered] = {}
        self._by_oracle_id: dict[str, str] = {}
        self._count = 0
        self._is_aside = False
        self._languages: set[str] = set()
        self.latest = NO_BOUND
        """A printing of a later day counts as one of no known day."""
        self.nameless = 0
        """Entries with a name by which nothing can be kept."""
        self._aside.execute(_SCHEMA)
        self._texts = GatheredTexts(aside.texts)

    def add(self, card: ReadCard) -> None:
        """Take in a card, or another printing or face of it; one without a name is left out."""
        facts = card.facts
        known = self._cards.get(facts.name) or self._known(card)
        if known is None:
            return
        if facts.legalities is not None:
            letters = self._letters.of(facts.legalities)
            if letters != known.letters:
                before = known.letters
                known.letters = letters if before is None else stronger(before, letters)
        if tells_more(known.facts, facts):
            known.facts = joined_facts(known.facts, facts)
        if not (known.layout and known.oracle_id):
            known.layout = known.layout or card.layout
            known.identity = known.identity or card.identity
            known.oracle_id = known.oracle_id or card.oracle_id
        for named in card.others:
            if named not in known.names and len(known.names) < MOST_NAMES:
                language, name = named
                known.names.append((intern(language), name))
        self._add_texts(known, card)
        if card.number[0] and card.number[1]:
            self._texts.add_number(known.number, card.number)

    def finish(self) -> None:
        """Get ready for being asked; nothing is added afterwards."""
        if self._is_aside:
            self._put_aside()
        self._by_oracle_id = {card.oracle_id: name for name, card in self._cards.items()}
        self._aside.execute("CREATE INDEX gathered_by_oracle ON gathered (oracle)")

    @property
    def is_empty(self) -> bool:
        """Whether no card was taken in."""
        return not self._count

    def named(self, name: str, kind: str) -> WholeCard | None:
        """Return the card with this English name, if the file has it; `kind` is the file's."""
        known = self._cards.get(name) or self._asked("name = ?", name)
        return self._whole(known, kind) if known else None

    def with_oracle_id(self, oracle_id: str, kind: str) -> WholeCard | None:
        """Return the card with this Oracle id, if the file has it."""
        if not oracle_id:
            return None
        name = self._by_oracle_id.get(oracle_id)
        known = self._cards[name] if name else self._asked("oracle = ?", oracle_id)
        return self._whole(known, kind) if known else None

    def all(self, kind: str) -> Iterator[WholeCard]:
        """Yield all cards in the order of the file."""
        for card in self._cards.values():
            yield self._whole(card, kind)
        for number in range(1, self._count + 1) if self._is_aside else ():
            known = self._asked("id = ?", number)
            if known is not None:
                yield self._whole(known, kind)

    def _known(self, card: ReadCard) -> _Gathered | None:
        name = card.facts.name
        known = self._asked("name = ?", name)
        if known is None:
            if not is_name(name):
                self.nameless += bool(name)
                return None
            self._count += 1
            known = _Gathered(self._count, msgspec.structs.replace(card.facts, legalities=None))
        if len(self._cards) >= MOST_IN_MEMORY:
            self._put_aside()
        self._cards[name] = known
        return known

    def _asked(self, condition: str, value: str | int) -> _Gathered | None:
        """Return a card that was put aside."""
        if not self._is_aside:
            return None
        sql = f"SELECT content FROM gathered WHERE {condition} LIMIT 1"
        row = self._aside.execute(sql, (value,)).fetchone()
        return None if row is None else msgspec.msgpack.decode(row[0], type=_Gathered)

    def _put_aside(self) -> None:
        self._is_aside = True
        rows = (
            (card.number, name, card.oracle_id, msgspec.msgpack.encode(card))
            for name, card in self._cards.items()
        )
        self._aside.executemany("INSERT OR REPLACE INTO gathered VALUES (?, ?, ?, ?)", rows)
        self._cards.clear()

    def _add_texts(self, known: _Gathered, card: ReadCard) -> None:
        """Keep what is better than what was kept before: the newest of those that are most
        translated."""
        side = card.side
        if side not in SIDES:
            return
        if card.faces and known.said.get(ENGLISH + side) != _HAS_TEXT:
            says = any(face.text or face.types for face in card.faces)
            if _is_better(known, ENGLISH + side, _HAS_TEXT if says else ""):
                said = SaidInEnglish(card.faces, card.parts)
                self._texts.say_in_english(known.number, side, said)
        day = card.printed_on if card.printed_on <= self.latest else ""
        for language, printed in card.printed:
            if known.said.get(language + side, "") >= _BEST + day:
                continue
            if language in self._languages or len(self._languages) < MOST_LANGUAGES:
                self._languages.add(language)
                rank = _RANKS[translation_of(printed, known.facts.name, card.faces)] + day
                if _is_better(known, language + side, rank):
                    self._texts.say_printed(known.number, language, side, printed)
        if card.rulings and _is_better(known, _RULINGS, ""):
            self._texts.say_rulings(known.number, card.rulings)

    def _whole(self, card: _Gathered, kind: str) -> WholeCard:
        said = self._texts.take(card.number)
        sides = sorted(said.english)
        letters = card.letters
        if letters is not None and kind == MTGJSON:
            letters = self._letters.with_unsaid(letters)
        record = CardRecord(
            _joined([said.english[side].faces for side in sides])
            or tuple(CardFace(name) for name in faces_of(card.facts.name)),
            THIS_FILE,
            card.layout,
            card.identity,
            card.oracle_id,
            tuple(card.names),
            _printed(said.printed, sides or [""], card),
            tuple(dict.fromkeys(_joined([said.english[side].parts for side in sides]))),
            said.card_numbers,
        )
        told = RulingsRecord()
        if said.rulings:
            told = RulingsRecord(sorted_rulings(said.rulings), THIS_FILE)
        legality_file = NO_FILE if letters is None else THIS_FILE
        return WholeCard(card.facts, letters, record, told, legality_file)


def _is_better(known: _Gathered, place: str, rank: str) -> bool:
    """Note the rank of what is said at a place, if it is higher than before; return whether."""
    before = known.said.get(place)
    if before is not None and rank <= before:
        return False
    known.said[intern(place)] = intern(rank)
    return True


def tells_more(known: CardFacts, other: CardFacts) -> bool:
    """Whether `joined_facts` may be more than the first."""
    return bool(
        (other.released and not "" < known.released <= other.released)
        or (other.in_core_sets and not "" < known.in_core_sets <= other.in_core_sets)
        or (other.commanding and not known.commanding)
        or (known.most_copies is None and other.most_copies is not None)
        or (other.basic_land and not known.basic_land)
    )


def joined_facts(one: CardFacts, other: CardFacts) -> CardFacts:
    """Return the facts with the earliest days of both, and what the first lacks from the second."""
    return CardFacts(
        one.name,
        one.basic_land or other.basic_land,
        other.most_copies if one.most_copies is None else one.most_copies,
        None,
        earlier(one.released, other.released),
        earlier(one.in_core_sets, other.in_core_sets),
        one.commanding or other.commanding,
    )


def earlier(one: str, other: str) -> str:
    """Return the earlier of two days, or the one that is known."""
    return min(one, other) if one and other else one or other


def _joined(groups: Sequence[tuple[Any, ...]]) -> tuple[Any, ...]:
    return groups[0] if len(groups) == 1 else tuple(each for group in groups for each in group)


def _printed(
    said: Mapping[str, Mapping[str, tuple[PrintedFace, ...]]], sides: Sequence[str], card: _Gathered
) -> dict[str, PrintedRecord]:
    """Join the sides of each language; a language that has only a name gets that."""
    printed: dict[str, PrintedRecord] = {}
    for language, of_sides in said.items():
        every = sides if len(of_sides) == len(sides) == 1 else sorted({*sides, *of_sides})
        faces = _joined([of_sides.get(side) or (PrintedFace(""),) for side in every])
        ranks = [card.said[language + side] for side in of_sides]
        if min(ranks)[0] not in _NAMED:
            faces = with_translated_name(faces, card.facts.name, _names_in(language, card))
        day = max(ranks)[1:]  # of a side with a text, if any has one
        printed[language] = PrintedRecord(faces, THIS_FILE, day)
    for language, name in card.names:
        if language != ENGLISH and language not in printed:
            named = tuple(PrintedFace(each) for each in faces_of(name))
            named = with_translated_name(named, card.facts.name, _names_in(language, card))
            printed[language] = PrintedRecord(named, THIS_FILE)
    return printed


def _names_in(language: str, card: _Gathered) -> list[str]:
    return [name for of, name in card.names if of == language]
