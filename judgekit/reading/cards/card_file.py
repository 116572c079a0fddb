"""Streaming reader of card files written by Scryfall and MTGJSON.

Neither the file nor any whole card is held in memory: only the required fields are kept, the rest
is skipped as it arrives.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import msgspec

from judgekit.domain.cards.card_key import faces, whole_name
from judgekit.domain.cards.card_match import ANY_NUMBER, CardFacts
from judgekit.domain.cards.commanding import Commanding
from judgekit.reading.cards.card_file_stream import NoCardFile, Readable
from judgekit.reading.cards.commanding import commanding_by
from judgekit.reading.cards.json_events import (
    Events,
    TooDeep,
    elements,
    members,
    read_struct,
    read_value,
    shape_of,
)
from judgekit.reading.cards.read_card import ENGLISH, MTGJSON, SCRYFALL, ReadCard

CHUNK = 1 << 16

_NO_DECK_CARDS = frozenset(
    {"token", "double_faced_token", "emblem", "art_series", "front_card", "checklist"}
)
_NUMBERS = (
    *("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen", "fourteen", "fifteen"),
)
_CORE_SETS = frozenset({"core", "expansion"})
_EIGHTH_EDITION = "2003-07-28"
_DAY = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)
_DIGITS = re.compile(r"\d{1,3}", re.ASCII)
_OWN_LIMIT = re.compile(
    r"\bdeck can have (?:any number of|up to (?P<number>\w+)) cards named\b", re.IGNORECASE
)
_LANGUAGES: Mapping[str, str] = {
    "english": "en",
    "spanish": "es",
    "french": "fr",
    "german": "de",
    "italian": "it",
    "portuguese (brazil)": "pt",
    "portuguese": "pt",
    "japanese": "ja",
    "korean": "ko",
    "russian": "ru",
    "chinese simplified": "zhs",
    "chinese traditional": "zht",
    "hebrew": "he",
    "latin": "la",
    "ancient greek": "grc",
    "arabic": "ar",
    "sanskrit": "sa",
    "phyrexian": "ph",
}


class _Face(msgspec.Struct):
    printed_name: str = ""
    type_line: str = ""
    oracle_text: str = ""


class _ScryfallCard(msgspec.Struct):
    object: str = ""
    name: str = ""
    lang: str = "en"
    layout: str = ""
    oracle_id: str = ""
    type_line: str = ""
    oracle_text: str = ""
    color_identity: tuple[str, ...] | None = None
    printed_name: str = ""
    flavor_name: str = ""
    legalities: dict[str, str] | None = None
    released_at: str = ""
    set_type: str = ""
    card_faces: tuple[_Face, ...] = ()


class _ForeignName(msgspec.Struct, rename="camel"):
    language: str = ""
    name: str = ""
    face_name: str = ""


class _LeadershipSkills(msgspec.Struct, frozen=True):
    commander: bool = False


class _MtgjsonCard(msgspec.Struct, rename="camel"):
    name: str = ""
    face_name: str = ""
    ascii_name: str = ""
    flavor_name: str = ""
    type: str = ""
    text: str = ""
    layout: str = ""
    side: str = ""
    uuid: str = ""
    color_identity: tuple[str, ...] | None = None
    leadership_skills: _LeadershipSkills = _LeadershipSkills()
    legalities: dict[str, str] | None = None
    foreign_data: tuple[_ForeignName, ...] = ()


class _Meta(msgspec.Struct):
    date: str = ""


class CardFile:
    """A card file; `kind` and `date` (of the data, empty if the file has none) are set once the
    cards have been read."""

    def __init__(self, stream: Readable) -> None:
        self._stream = stream
        self._scryfall = shape_of(_ScryfallCard)
        self._mtgjson = shape_of(_MtgjsonCard)
        self.kind = ""
        self.date = ""

    def cards(self) -> Iterator[ReadCard]:
        """Yield all cards in file order, a card once per occurrence.

        Raises NoCardFile if the file is of another kind, truncated or damaged, and what the stream
        raises.
        """
        import ijson  # noqa: PLC0415  (needed only to load a file)

        events: Events = ijson.basic_parse(
            self._stream, buf_size=CHUNK, use_float=True, multiple_values=True
        )
        try:
            for event, _ in events:
                if event == "start_array":
                    yield from self._scryfall_cards(events)
                elif event == "start_map":
                    yield from self._cards_of_object(events)
                else:
                    raise NoCardFile(event)
        except (ijson.JSONError, ValueError, TooDeep) as error:  # ValueError: a number too long
            raise NoCardFile(str(error)) from error

    def _cards_of_object(self, events: Events) -> Iterator[ReadCard]:
        """Read an MTGJSON file, a Scryfall search result, or a single Scryfall card."""
        wanted = self._scryfall if isinstance(self._scryfall, Mapping) else {}
        alone: dict[str, object] = {}
        for name, event, value in members(events):
            if name == "data" and event == "start_array":
                yield from self._scryfall_cards(events)
            elif name == "data" and event == "start_map":
                yield from self._mtgjson_cards(events)
            elif name == "meta":
                self.date = read_struct(events, event, value, shape_of(_Meta), _Meta).date
            else:
                read = read_value(events, event, value, wanted.get(name))
                if read is not None:
                    alone[name] = read
        yield from self._scryfall_card(msgspec.convert(alone, _ScryfallCard))

    def _scryfall_cards(self, events: Events) -> Iterator[ReadCard]:
        for event, value in elements(events):
            card = read_struct(events, event, value, self._scryfall, _ScryfallCard)
            yield from self._scryfall_card(card)

    def _scryfall_card(self, card: _ScryfallCard) -> Iterator[ReadCard]:
        says_card = card.object == "card" or card.oracle_id or card.type_line
        is_card = says_card or card.legalities is not None
        if not card.name or not is_card or card.layout in _NO_DECK_CARDS:
            return
        self.kind = SCRYFALL
        printed = card.printed_name or whole_name(
            tuple(face.printed_name for face in card.card_faces)
        )
        day = card.released_at if _DAY.fullmatch(card.released_at) else ""
        is_core = card.set_type in _CORE_SETS and day >= _EIGHTH_EDITION
        front = card.card_faces[0] if card.card_faces else _Face()
        types, text = card.type_line or front.type_line, card.oracle_text or front.oracle_text
        facts = msgspec.structs.replace(
            _facts(card.name, types, text, card.legalities),
            commanding=commanding_by(types, card.color_identity, text),
            released=day,
            in_core_sets=day if is_core else "",
        )
        yield ReadCard(facts, _named((card.lang, printed), (ENGLISH, card.flavor_name)))

    def _mtgjson_cards(self, events: Events) -> Iterator[ReadCard]:
        """Read `data`: lists of faces by card (the atomic files), sets with a list of cards (all
        printings), or the list of a single set."""
        for name, event, value in members(events):
            if event == "start_array":
                yield from self._mtgjson_list(events, name)
            elif event == "start_map":
                for part, inner, within in members(events):
                    if part == "cards" and inner == "start_array":
                        yield from self._mtgjson_list(events, part)
                    else:
                        read_value(events, inner, within, None)
            else:
                read_value(events, event, value, None)

    def _mtgjson_list(self, events: Events, title: str) -> Iterator[ReadCard]:
        """Read the list with that title: `cards`, or a card's own name; other lists are skipped."""
        for event, value in elements(events):
            card = read_struct(events, event, value, self._mtgjson, _MtgjsonCard)
            is_card = card.type or card.layout or card.uuid or card.legalities is not None
            belongs = title in ("cards", card.name, card.face_name, card.ascii_name)
            if not card.name or not is_card or not belongs or card.layout in _NO_DECK_CARDS:
                continue
            self.kind = MTGJSON
            foreign = [
                (_language(each.language), each.name or each.face_name)
                for each in card.foreign_data
            ]
            facts = msgspec.structs.replace(
                _facts(card.name, card.type, card.text, card.legalities),
                commanding=_mtgjson_commanding(card),
            )
            yield ReadCard(facts, _named(*foreign, (ENGLISH, card.flavor_name)))


def most_copies_by(text: str) -> int | None:
    """Return the copy limit in a card's English text, ANY_NUMBER if it lifts the limit; None if the
    text does not mention it."""
    found = _OWN_LIMIT.search(text)
    if found is None:
        return None
    number = found["number"]
    if number is None:
        return ANY_NUMBER
    if _DIGITS.fullmatch(number):
        return int(number)
    return _NUMBERS.index(number.lower()) if number.lower() in _NUMBERS else None


def _mtgjson_commanding(card: _MtgjsonCard) -> Commanding | None:
    """Return the facts of the front face; the other faces are separate objects."""
    if card.side not in ("", "a"):
        return None
    leads = card.leadership_skills.commander
    return commanding_by(card.type, card.color_identity, card.text, said_to_command=leads)


def _named(*names: tuple[str, str]) -> tuple[tuple[str, str], ...]:
    return tuple(each for each in names if each[1])


def _facts(name: str, type_line: str, text: str, legalities: Mapping[str, str] | None) -> CardFacts:
    """Return the facts; faces are separated uniformly, and the same name on both is one name."""
    is_basic = {"Basic", "Land"} <= set(type_line.split())
    by_format = None if legalities is None else {k.lower(): v for k, v in legalities.items()}
    return CardFacts(whole_name(faces(name)), is_basic, most_copies_by(text), by_format)


def _language(name: str) -> str:
    return _LANGUAGES.get(name.lower(), name.lower()[:12])
