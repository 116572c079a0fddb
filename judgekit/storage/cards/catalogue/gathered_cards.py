"""What a card file says of each card, gathered from all its printings.

What decides whether the next printing tells more is in memory, for so many cards; texts are until
they are too many, then they are put aside on the disk.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from sys import intern
from typing import Any

import apsw
import msgspec

from judgekit.domain.cards.card import CardFace, CardPart, PrintedFace, Ruling
from judgekit.domain.cards.card_key import faces as faces_of
from judgekit.domain.cards.card_match import CardFacts
from judgekit.domain.cards.card_number import CardNumber, card_number
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
from judgekit.storage.cards.catalogue.legality_letters import FormatLetters, stronger

MOST_IN_MEMORY = 45_000
"""Cards; more than there are, so that only a made-up file has to put them aside."""
MOST_NAMES = 300
SIDES = frozenset(("", *"abcdefgh"))
"""Faces of a card; the most that a card has are five."""
MOST_LANGUAGES = 64
MOST_NUMBERS = 5_000
THIS_FILE = 0
"""The number of the file that is being read."""
NO_BOUND = "9999-12-31"
MOST_HELD = 16_000_000
"""Letters of texts in memory; in another writing than Latin one takes two bytes. Eleven languages
have several times as many, and what they may take of memory is promised."""
OF_A_TEXT, OF_A_NUMBER = 300, 150
"""As many letters take what a text needs besides, and a number."""
_RULINGS = "*"
"""Instead of a language."""
_HAS_TEXT = "1"
"""The rank of what is said in English. In other languages it begins with how far the printing is
translated; behind it stands its day."""
_RANKS = tuple(str(int(each)) for each in Translation)
_BEST = _RANKS[Translation.NAME_AND_TEXT]
_NAMED = (_BEST, _RANKS[Translation.NAME])
_KINDS: Mapping[str, Any] = {
    ENGLISH: tuple[tuple[CardFace, ...], tuple[CardPart, ...]],
    _RULINGS: tuple[Ruling, ...],
}
"""What is said in a language, if that is no printed text."""

_SCHEMA = """
CREATE TABLE gathered (id INTEGER PRIMARY KEY, name TEXT UNIQUE, oracle TEXT, content BLOB);
CREATE TABLE said (
    card INTEGER, language TEXT, side TEXT, content BLOB, PRIMARY KEY (card, language, side)
) WITHOUT ROWID;
CREATE TABLE number (
    card INTEGER, code TEXT, number TEXT, PRIMARY KEY (card, code, number)
) WITHOUT ROWID;
"""


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


class _Texts:
    """Texts and numbers of cards, put aside on the disk when they are too many."""

    def __init__(self, aside: apsw.Connection) -> None:
        self._aside = aside
        self._said: dict[int, dict[str, dict[str, Any]]] = {}
        self._numbers: defaultdict[int, dict[tuple[str, str], None]] = defaultdict(dict)
        self._held = 0
        self._is_aside = False
        self._encoder = msgspec.msgpack.Encoder()

    def say(self, card: int, place: tuple[str, str], said: object, letters: int) -> None:
        """Keep what is said of the card in a language and on a side, instead of what was said there
        before."""
        self._said.setdefault(card, {}).setdefault(place[0], {})[place[1]] = said
        self._held += letters + OF_A_TEXT
        if self._held >= MOST_HELD:
            self._put_aside()

    def add_number(self, card: int, number: tuple[str, str]) -> None:
        """Keep the number of a printing."""
        numbers = self._numbers[card]
        if number not in numbers:
            numbers[number] = None
            self._held += OF_A_NUMBER

    def take(self, card: int) -> tuple[dict[str, dict[str, Any]], tuple[CardNumber, ...]]:
        """Return what is said of the card, by language and side, and its numbers; forget it."""
        said = self._said.pop(card, {})
        numbers = self._numbers.pop(card, {})
        if self._is_aside:
            sql = "SELECT language, side, content FROM said WHERE card = ?"
            for language, side, content in self._aside.execute(sql, (card,)):
                sides = said.setdefault(language, {})
                if side not in sides:
                    kind = _KINDS.get(language, tuple[PrintedFace, ...])
                    sides[side] = msgspec.msgpack.decode(content, type=kind)
            sql = "SELECT code, number FROM number WHERE card = ?"
            for code, number in self._aside.execute(sql, (card,)):
                numbers.setdefault((code, number))
        return said, tuple([card_number(*each) for each in islice(numbers, MOST_NUMBERS)])

    def _put_aside(self) -> None:
        self._is_aside = True
        said = (
            (card, language, side, self._encoder.encode(each))
            for card, languages in sorted(self._said.items())
            for language, sides in languages.items()
            for side, each in sides.items()
        )
        self._aside.executemany("INSERT OR REPLACE INTO said VALUES (?, ?, ?, ?)", said)
        numbers = (
            (card, *number) for card, each in sorted(self._numbers.items()) for number in each
        )
        self._aside.executemany("INSERT OR IGNORE INTO number VALUES (?, ?, ?)", numbers)
        self._said.clear()
        self._numbers.clear()
        self._held = 0


class GatheredCards:
    """Gathers the printings of a file's cards; `aside` is a database that is thrown away."""

    def __init__(self, aside: apsw.Connection, letters: FormatLetters) -> None:
        self._aside = aside
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
        aside.execute(_SCHEMA)
        self._texts = _Texts(aside)

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
            length = sum([len(face.text) + len(face.types) for face in card.faces])
            if _is_better(known, ENGLISH + side, _HAS_TEXT if length else ""):
                place = ENGLISH, side
                self._texts.say(known.number, place, (card.faces, card.parts), length)
        day = card.printed_on if card.printed_on <= self.latest else ""
        for language, printed in card.printed:
            if known.said.get(language + side, "") >= _BEST + day:
                continue
            length = sum([len(face.text) for face in printed])
            if language in self._languages or len(self._languages) < MOST_LANGUAGES:
                self._languages.add(language)
                rank = _RANKS[translation_of(printed, known.facts.name, card.faces)] + day
                if _is_better(known, language + side, rank):
                    self._texts.say(known.number, (language, side), printed, length)
        if card.rulings and _is_better(known, _RULINGS, ""):
            length = sum([len(ruling.text) for ruling in card.rulings])
            self._texts.say(known.number, (_RULINGS, ""), card.rulings, length)

    def _whole(self, card: _Gathered, kind: str) -> WholeCard:
        said, numbers = self._texts.take(card.number)
        rulings = said.pop(_RULINGS, {})
        english = said.pop(ENGLISH, {})
        sides = sorted(english)
        letters = card.letters
        if letters is not None and kind == MTGJSON:
            letters = self._letters.with_unsaid(letters)
        record = CardRecord(
            _joined([english[side][0] for side in sides])
            or tuple(CardFace(name) for name in faces_of(card.facts.name)),
            THIS_FILE,
            card.layout,
            card.identity,
            card.oracle_id,
            tuple(card.names),
            _printed(said, sides or [""], card),
            tuple(dict.fromkeys(_joined([english[side][1] for side in sides]))),
            numbers,
        )
        told = RulingsRecord()
        if rulings:
            told = RulingsRecord(sorted_rulings(rulings[""]), THIS_FILE)
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
    said: Mapping[str, Mapping[str, Any]], sides: Sequence[str], card: _Gathered
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
