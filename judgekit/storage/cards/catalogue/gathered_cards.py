"""What a card file says of each card, gathered from all its printings.

Texts are put aside on the disk as they come; what decides whether the next printing tells more is
in memory, for so many cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

import apsw
import msgspec

from judgekit.domain.cards.card import CardFace, CardPart, PrintedFace, Ruling
from judgekit.domain.cards.card_key import faces as faces_of
from judgekit.domain.cards.card_match import CardFacts
from judgekit.domain.cards.card_number import CardNumber, card_number
from judgekit.domain.cards.commanding import Commanding
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
MOST_LANGUAGES = 64
MOST_NUMBERS = 5_000
THIS_FILE = 0
"""The number of the file that is being read."""
_ROWS_AT_ONCE = 2_000
_RULINGS = "*"
"""Instead of a language."""

_SCHEMA = """
CREATE TABLE gathered (id INTEGER PRIMARY KEY, name TEXT UNIQUE, oracle TEXT, content BLOB);
CREATE TABLE said (
    card INTEGER, language TEXT, side TEXT, content BLOB, PRIMARY KEY (card, language, side)
) WITHOUT ROWID;
CREATE TABLE number (
    card INTEGER, code TEXT, number TEXT, PRIMARY KEY (card, code, number)
) WITHOUT ROWID;
"""


class _English(msgspec.Struct, array_like=True):
    faces: tuple[CardFace, ...]
    parts: tuple[CardPart, ...]


class _Gathered(msgspec.Struct, array_like=True):
    """What is known so far of a card; `said` is the rank of what was put aside, by language and
    side."""

    number: int
    facts: CardFacts
    letters: str | None = None
    layout: str = ""
    identity: str = ""
    oracle_id: str = ""
    names: list[tuple[str, str]] = []
    said: dict[str, str] = {}


class GatheredCards:
    """Gathers the printings of a file's cards; `aside` is a database that is thrown away."""

    def __init__(self, aside: apsw.Connection, letters: FormatLetters) -> None:
        self._aside = aside
        self._letters = letters
        self._cards: dict[str, _Gathered] = {}
        self._count = 0
        self._put_aside = False
        self._languages: set[str] = set()
        self._said: dict[tuple[int, str, str], bytes] = {}
        self._numbers: set[tuple[int, str, str]] = set()
        self._encoder = msgspec.msgpack.Encoder()
        self._decoder = msgspec.msgpack.Decoder(_Gathered)
        aside.execute(_SCHEMA)

    def add(self, card: ReadCard) -> None:
        """Take in a card, or another printing or face of it; one without a name is left out."""
        known = self._cards.get(card.facts.name) or self._known(card)
        if known is None:
            return
        self._merge(known, card)
        for named in card.others:
            if named not in known.names and len(known.names) < MOST_NAMES:
                known.names.append(named)
        self._add_texts(known, card)
        if card.number[0] and card.number[1]:
            self._numbers.add((known.number, *card_number(*card.number)))
        if len(self._said) + len(self._numbers) >= _ROWS_AT_ONCE:
            self._write()

    def finish(self) -> None:
        """Get ready for being asked; nothing is added afterwards."""
        self._write()
        self._put_cards_aside()
        self._aside.execute("CREATE INDEX gathered_by_oracle ON gathered (oracle)")

    @property
    def is_empty(self) -> bool:
        """Whether no card was taken in."""
        return not self._count

    def named(self, name: str, kind: str) -> WholeCard | None:
        """Return the card with this English name, if the file has it; `kind` is the file's."""
        return self._asked("name = ?", name, kind)

    def with_oracle_id(self, oracle_id: str, kind: str) -> WholeCard | None:
        """Return the card with this Oracle id, if the file has it."""
        return self._asked("oracle = ?", oracle_id, kind) if oracle_id else None

    def all(self, kind: str) -> Iterator[WholeCard]:
        """Yield all cards in the order of the file."""
        for number in range(1, self._count + 1):
            card = self._asked("id = ?", number, kind)
            if card is not None:
                yield card

    def _known(self, card: ReadCard) -> _Gathered | None:
        name = card.facts.name
        known = self._taken_back(name) if self._put_aside else None
        if known is None:
            if not is_name(name):
                return None
            self._count += 1
            known = _Gathered(self._count, msgspec.structs.replace(card.facts, legalities=None))
        if len(self._cards) >= MOST_IN_MEMORY:
            self._put_cards_aside()
        self._cards[name] = known
        return known

    def _taken_back(self, name: str) -> _Gathered | None:
        sql = "SELECT content FROM gathered WHERE name = ?"
        row = self._aside.execute(sql, (name,)).fetchone()
        return None if row is None else self._decoder.decode(row[0])

    def _put_cards_aside(self) -> None:
        self._put_aside = True
        rows = (
            (card.number, name, card.oracle_id, self._encoder.encode(card))
            for name, card in self._cards.items()
        )
        self._aside.executemany("INSERT OR REPLACE INTO gathered VALUES (?, ?, ?, ?)", rows)
        self._cards.clear()

    def _merge(self, known: _Gathered, card: ReadCard) -> None:
        if card.facts.legalities is not None:
            letters = self._letters.of(card.facts.legalities)
            if letters != known.letters:
                known.letters = (
                    letters if known.letters is None else stronger(known.letters, letters)
                )
        facts = joined_facts(known.facts, card.facts)
        if facts is not known.facts:
            known.facts = facts
        known.layout = known.layout or card.layout
        known.identity = known.identity or card.identity
        known.oracle_id = known.oracle_id or card.oracle_id

    def _add_texts(self, known: _Gathered, card: ReadCard) -> None:
        """Put aside what is better than what was put aside before: the newest with a text."""
        if card.faces:
            has_text = any(face.text or face.types for face in card.faces)
            if _is_better(known, ENGLISH + card.side, f"{has_text:d}"):
                self._say(known, ENGLISH, card.side, (card.faces, card.parts))
        for language, printed in card.printed:
            has_text = any(face.text for face in printed)
            if language in self._languages or len(self._languages) < MOST_LANGUAGES:
                self._languages.add(language)
                if _is_better(known, language + card.side, f"{has_text:d}{card.printed_on}"):
                    self._say(known, language, card.side, printed)
        if card.rulings and _is_better(known, _RULINGS, ""):
            self._say(known, _RULINGS, "", card.rulings)

    def _say(self, known: _Gathered, language: str, side: str, said: object) -> None:
        self._said[known.number, language, side] = self._encoder.encode(said)

    def _write(self) -> None:
        said = [(*place, content) for place, content in sorted(self._said.items())]
        self._aside.executemany("INSERT OR REPLACE INTO said VALUES (?, ?, ?, ?)", said)
        sql = "INSERT OR IGNORE INTO number VALUES (?, ?, ?)"
        self._aside.executemany(sql, sorted(self._numbers))
        self._said.clear()
        self._numbers.clear()

    def _asked(self, condition: str, value: str | int, kind: str) -> WholeCard | None:
        sql = f"SELECT content FROM gathered WHERE {condition} LIMIT 1"
        row = self._aside.execute(sql, (value,)).fetchone()
        return None if row is None else self._whole(self._decoder.decode(row[0]), kind)

    def _whole(self, card: _Gathered, kind: str) -> WholeCard:
        said: dict[str, dict[str, bytes]] = {}
        sql = "SELECT language, side, content FROM said WHERE card = ?"
        for language, side, content in self._aside.execute(sql, (card.number,)):
            said.setdefault(language, {})[side] = content
        rulings = said.pop(_RULINGS, {})
        english = {
            side: msgspec.msgpack.decode(content, type=_English)
            for side, content in said.pop(ENGLISH, {}).items()
        }
        letters = card.letters
        if letters is not None and kind == MTGJSON:
            letters = self._letters.with_unsaid(letters)
        record = CardRecord(
            _joined([each.faces for each in english.values()])
            or tuple(CardFace(name) for name in faces_of(card.facts.name)),
            THIS_FILE,
            card.layout,
            card.identity,
            card.oracle_id,
            tuple(card.names),
            _printed(said, tuple(english) or ("",), card),
            tuple(dict.fromkeys(part for each in english.values() for part in each.parts)),
            self._numbers_of(card.number),
            NO_FILE if letters is None else THIS_FILE,
        )
        return WholeCard(card.facts, letters, record, _rulings(rulings))

    def _numbers_of(self, card: int) -> tuple[CardNumber, ...]:
        sql = "SELECT code, number FROM number WHERE card = ?"
        rows = self._aside.execute(sql, (card,))
        return tuple(CardNumber(code, number) for code, number in islice(rows, MOST_NUMBERS))


def _is_better(known: _Gathered, place: str, rank: str) -> bool:
    """Note the rank of what is said at a place, if it is higher than before; return whether."""
    before = known.said.get(place)
    if before is not None and rank <= before:
        return False
    known.said[place] = rank
    return True


def joined_facts(one: CardFacts, other: CardFacts) -> CardFacts:
    """Return the facts with the earliest days of both, and what the first lacks from the second;
    the same object if that tells nothing more."""
    released = earlier(one.released, other.released)
    core = earlier(one.in_core_sets, other.in_core_sets)
    commanding: Commanding | None = one.commanding or other.commanding
    most = other.most_copies if one.most_copies is None else one.most_copies
    is_basic = one.basic_land or other.basic_land
    joined = (is_basic, most, released, core, commanding)
    before = (one.basic_land, one.most_copies, one.released, one.in_core_sets, one.commanding)
    if joined == before:
        return one
    return CardFacts(one.name, is_basic, most, None, released, core, commanding)


def earlier(one: str, other: str) -> str:
    """Return the earlier of two days, or the one that is known."""
    return min(one, other) if one and other else one or other


def _joined(groups: Sequence[tuple[CardFace, ...]]) -> tuple[CardFace, ...]:
    return tuple(face for group in groups for face in group)


def _printed(
    said: Mapping[str, Mapping[str, bytes]], sides: Sequence[str], card: _Gathered
) -> dict[str, PrintedRecord]:
    """Join the sides of each language; a language that has only a name gets that."""
    printed = {}
    for language, of_sides in said.items():
        faces: list[PrintedFace] = []
        for side in dict.fromkeys((*sides, *of_sides)):
            content = of_sides.get(side)
            if content is not None:
                faces += msgspec.msgpack.decode(content, type=tuple[PrintedFace, ...])
            else:
                faces.append(PrintedFace(""))
        day = max(card.said[language + side][1:] for side in of_sides)
        printed[language] = PrintedRecord(tuple(faces), THIS_FILE, day)
    for language, name in card.names:
        if language != ENGLISH and language not in printed:
            named = tuple(PrintedFace(each) for each in faces_of(name))
            printed[language] = PrintedRecord(named, THIS_FILE)
    return printed


def _rulings(said: Mapping[str, bytes]) -> RulingsRecord:
    for content in said.values():
        rulings = msgspec.msgpack.decode(content, type=tuple[Ruling, ...])
        return RulingsRecord(sorted_rulings(rulings), THIS_FILE)
    return RulingsRecord()
