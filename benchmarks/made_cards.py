"""Generated card files of any size: as many cards as exist, then their printings again."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import count, islice
from pathlib import Path
from typing import NamedTuple

from benchmarks import made_words
from benchmarks.made_words import LANGUAGES

CARDS = 30_000
CARDS_OF_A_SET = 250
RULINGS = 60_000
FORMATS = (
    *("standard", "future", "historic", "timeless", "gladiator", "pioneer", "modern", "legacy"),
    *("pauper", "vintage", "penny", "commander", "oathbreaker", "standardbrawl", "brawl"),
    *("alchemy", "paupercommander", "duel", "oldschool", "premodern", "predh"),
)
STATUSES = ("legal", "legal", "legal", "not_legal", "not_legal", "banned", "restricted")
LAYOUTS = (
    *("normal",) * 44,
    *("split", "split", "transform", "transform", "adventure", "modal_dfc", "flip"),
)
TYPES: Mapping[str, Sequence[str]] = {
    "en": ("Legendary Creature — Elf", "Instant", "Artifact", "Enchantment — Aura", "Sorcery"),
    "es": ("Criatura legendaria — Elfo", "Instantáneo", "Artefacto", "Encantamiento", "Conjuro"),
    "ru": (
        "Легендарное Существо — Эльф",
        "Мгновенное заклинание",
        "Артефакт",
        "Чары",
        "Волшебство",
    ),
    "ja": (
        "伝説のクリーチャー — エルフ",
        "インスタント",
        "アーティファクト",
        "エンチャント",
        "ソーサリー",
    ),
}
SPOKEN: Mapping[str, str] = {"es": "Spanish", "ru": "Russian", "ja": "Japanese"}
COSTS = ("{2}{W}{B}", "{G}", "{1}{U}{U}", "{X}{R}", "{4}")
LEGALITIES = 400
"""Different legalities; a few of them are most cards'."""

_ID = "00c0ffee-0000-4000-8000-0123456789ab"
_SITE = "https://api.example.org"
_NO = ("digital", "full_art", "game_changer", "oversized", "promo", "reserved", "story_spotlight")
_SIZES = ("small", "normal", "large", "png", "art_crop", "border_crop")
UNREAD: Mapping[str, object] = {
    "id": _ID,
    "multiverse_ids": [382871],
    "mtgo_id": 53117,
    "tcgplayer_id": 53118,
    "uri": f"{_SITE}/cards/{_ID}",
    "scryfall_uri": "https://example.org/card/mad/58/some-name?utm_source=api",
    "highres_image": True,
    "image_status": "highres_scan",
    "image_uris": {
        size: f"https://cards.example.org/{size}/front/0/0/{_ID}.jpg?1562917351" for size in _SIZES
    },
    "cmc": 4.0,
    "keywords": ["Flying"],
    "games": ["paper", "mtgo"],
    "foil": True,
    "nonfoil": True,
    "finishes": ["nonfoil", "foil"],
    **dict.fromkeys((*_NO, "textless", "variation"), False),
    "reprint": True,
    "booster": True,
    "set_id": _ID,
    "set_name": "Madmen and Masters",
    "set_uri": f"{_SITE}/sets/{_ID}",
    "set_search_uri": f"{_SITE}/cards/search?order=set&q=e%3Amad&unique=prints",
    "scryfall_set_uri": "https://example.org/sets/mad?utm_source=api",
    "rulings_uri": f"{_SITE}/cards/{_ID}/rulings",
    "prints_search_uri": f"{_SITE}/cards/search?order=released&q=oracleid%3A{_ID}&unique=prints",
    "rarity": "common",
    "flavor_text": "“Whoever made it up took their time,” said one. “And nobody reads it.”",
    "card_back_id": _ID,
    "artist": "Somebody Painting",
    "artist_ids": [_ID],
    "illustration_id": _ID,
    "border_color": "black",
    "frame": "2015",
    "edhrec_rank": 6301,
    "penny_rank": 901,
    "prices": {
        **dict.fromkeys(("usd", "usd_foil", "usd_etched", "eur_foil")),
        "eur": "0.47",
        "tix": "0.02",
    },
    "related_uris": {f"site_{n}": f"https://example.org/{n}/{'y' * 110}" for n in range(4)},
    "purchase_uris": {f"shop_{n}": f"https://example.org/{n}/{'z' * 160}" for n in range(3)},
}
"""What a printing in Scryfall's files has besides: as many fields, as long, and no judge asks."""
_SHOPS = ("cardKingdom", "cardKingdomFoil", "cardmarket", "tcgplayer", "tcgplayerEtched")
_KNOWN_BY = ("cardKingdomId", "mcmId", "mtgoId", "multiverseId", "tcgplayerProductId", "mtgArenaId")
UNREAD_OF_A_FACE: Mapping[str, object] = {
    "convertedManaCost": 4.0,
    "manaValue": 4.0,
    "edhrecRank": 6301,
    "edhrecSaltiness": 0.21,
    "firstPrinting": "MAD",
    "keywords": ["Flying"],
    "printings": ["MAD", "OLD", "SEC"],
    "purchaseUrls": {shop: f"https://mtg.example.org/links/{shop:0>16.16}" for shop in _SHOPS},
    "subtypes": ["Elf"],
    "supertypes": [],
    "types": ["Creature"],
}
"""What MTGJSON says of a card besides."""
UNREAD_OF_A_PRINTING: Mapping[str, object] = {
    "artist": "Somebody Painting",
    "artistIds": [_ID],
    "availability": ["mtgo", "paper"],
    "boosterTypes": ["default"],
    "borderColor": "black",
    "finishes": ["nonfoil", "foil"],
    "flavorText": UNREAD["flavor_text"],
    "frameVersion": "2015",
    "hasFoil": True,
    "hasNonFoil": True,
    "language": "English",
    "originalType": "Summon Elf",
    "rarity": "common",
    "sourceProducts": {"foil": [_ID] * 3, "nonfoil": [_ID] * 5},
    "uuid": _ID,
    "variations": [_ID],
}
"""What it says of a printing besides."""


class MadeFace(NamedTuple):
    """A face in one language."""

    name: str
    types: str
    text: str


class MadeCard(NamedTuple):
    """A card, its faces by language, and its place in the order of all."""

    place: int
    layout: str
    cost: str
    faces: Mapping[str, Sequence[MadeFace]]
    legalities: Mapping[str, str]

    @property
    def name(self) -> str:
        """The whole English name."""
        return self.name_in("en")

    @property
    def oracle_id(self) -> str:
        """What Scryfall knows it by."""
        return f"{self.place:08x}-0000-4000-8000-000000000000"

    def name_in(self, language: str) -> str:
        """The whole name in one of the languages."""
        return " // ".join(face.name for face in self.faces[language])

    def number(self, printing: int) -> tuple[str, str]:
        """The set's code and the collector number of its first, second, … printing."""
        of_set = self.place // CARDS_OF_A_SET + printing * (CARDS // CARDS_OF_A_SET)
        return f"s{of_set:x}", str(self.place % CARDS_OF_A_SET + 1)


def names() -> list[str]:
    """The English names of all cards."""
    return [card.name for card in cards(("en",))]


def cards(languages: Sequence[str] = LANGUAGES, number: int = CARDS) -> Iterator[MadeCard]:
    """Yield that many cards, each with a name of its own, in these languages; English is one of
    them. What a card is in one language doesn't depend on the others."""
    words = {each: made_words.languages_words(each) for each in languages}
    chances = {each: random.Random(f"cards {each}") for each in languages}
    chance, taken = random.Random(20261121), set[str]()
    legalities = [{each: chance.choice(STATUSES) for each in FORMATS} for _ in range(LEGALITIES)]
    for place in range(number):
        layout = chance.choice(LAYOUTS)
        kinds = [chance.randrange(len(COSTS)) for _ in range(1 if layout == "normal" else 2)]
        faces: dict[str, list[MadeFace]] = {}
        for language in languages:
            by = chances[language]
            faces[language] = [_face(language, kind, words[language], by, taken) for kind in kinds]
        legal = legalities[int(LEGALITIES * chance.random() ** 3)]
        yield MadeCard(place, layout, chance.choice(COSTS), faces, legal)


def _face(
    language: str, kind: int, words: Sequence[str], chance: random.Random, taken: set[str]
) -> MadeFace:
    while (name := made_words.name(language, chance)) in taken:
        pass
    taken.add(name)
    if language == "en":
        text = made_words.english_text(name, chance)
    else:
        text = made_words.foreign_text(language, words, chance)
    return MadeFace(name, TYPES[made_words.written_as(language)][kind], text)


def write_scryfall(path: Path, size: int = 0, languages: Sequence[str] = LANGUAGES) -> None:
    """Write one array with every card in these languages, then other printings of them until it has
    at least that many bytes."""
    made = list(cards(languages))
    once = len(made) * len(languages)
    _write(path, size, ("[\n", "\n]\n"), _printings(made, languages), once)


def write_rulings(path: Path) -> None:
    """Write Scryfall's file of the rulings on the cards."""
    _write(path, 0, ("[\n", "\n]\n"), _rulings(), RULINGS)


def write_mtgjson(path: Path, size: int = 0, languages: Sequence[str] = LANGUAGES) -> None:
    """Write the cards without their printings in one object; if it is to have more bytes than that,
    with further cards, whose names have a number."""
    made = list(cards(languages))
    _write(path, size, ('{"meta":{"date":"2026-11-01"},"data":{', "}}"), _atoms(made), len(made))


def write_all_printings(path: Path, size: int = 0, languages: Sequence[str] = LANGUAGES) -> None:
    """Write the sets with their cards in one object, in one line."""
    made = list(cards(languages))
    around = ('{"meta":{"date":"2026-11-01"},"data":{', "}}")
    _write(path, size, around, _sets(made), len(made) // CARDS_OF_A_SET)


def _write(
    path: Path, size: int, around: tuple[str, str], parts: Iterator[str], at_least: int
) -> None:
    between = ",\n" if around[0].endswith("\n") else ","
    with path.open("w", encoding="utf-8", newline="") as file:
        file.write(around[0] + next(parts))
        for part in islice(parts, at_least - 1):
            file.write(between + part)
        while file.tell() < size:
            file.write(between + between.join(islice(parts, 100)))
        file.write(around[1])


def _printings(made: Sequence[MadeCard], languages: Sequence[str]) -> Iterator[str]:
    unread = _as_json(UNREAD)[:-1]
    for printing in count():
        for language in languages:
            for card in made:
                yield f"{unread},{_as_json(_printing(card, language, printing))[1:]}"


def _printing(card: MadeCard, language: str, printing: int) -> dict[str, object]:
    english, printed = card.faces["en"], card.faces[language]
    faces: list[dict[str, object]] = []
    for one, other in zip(english, printed, strict=True):
        said: dict[str, object] = {
            "name": one.name,
            "mana_cost": card.cost,
            "type_line": one.types,
            "oracle_text": one.text,
            "power": "3",
            "toughness": "4",
            "colors": ["G", "U"],
        }
        if language != "en":
            said["printed_name"] = other.name
            said["printed_type_line"] = other.types
            said["printed_text"] = other.text
        faces.append(said)
    code, number = card.number(printing)
    own = faces[0] if len(faces) == 1 else {"card_faces": faces}
    return {
        **own,
        "object": "card",
        "oracle_id": card.oracle_id,
        "name": card.name,
        "lang": language,
        "layout": card.layout,
        "released_at": f"20{printing % 20:02d}-02-09",
        "type_line": " // ".join(face.types for face in english),
        "color_identity": ["G", "U"],
        "legalities": card.legalities,
        "set": code,
        "set_type": "expansion",
        "collector_number": number,
    }


def _rulings() -> Iterator[str]:
    chance = random.Random("rulings")
    for _ in count():
        made = MadeCard(chance.randrange(CARDS), "", "", {}, {})
        said = {
            "object": "ruling",
            "oracle_id": made.oracle_id,
            "source": "wotc",
            "published_at": f"20{chance.randint(10, 26)}-0{chance.randint(1, 9)}-01",
            "comment": made_words.english_text("it", chance).replace("\n", " "),
        }
        yield _as_json(said)


def _atoms(made: Sequence[MadeCard]) -> Iterator[str]:
    for turn in count():
        for card in made:
            whole = f"{card.name} {turn}" if turn else card.name
            faces = [{**face, "name": whole} for face in _mtgjson_faces(card)]
            yield f"{_as_json(whole)}:{_as_json(faces)}"


def _sets(made: Sequence[MadeCard]) -> Iterator[str]:
    for turn in count():
        for begin in range(0, len(made), CARDS_OF_A_SET):
            of_set = made[begin : begin + CARDS_OF_A_SET]
            code = of_set[0].number(turn)[0].upper()
            printed = [
                {
                    **face,
                    **UNREAD_OF_A_PRINTING,
                    "setCode": code,
                    "number": card.number(turn)[1],
                    "originalText": face["text"],
                }
                for card in of_set
                for face in _mtgjson_faces(card)
            ]
            said = {
                "booster": {"default": {"sheets": {"all": {card.name: 1 for card in of_set}}}},
                "cards": printed,
                "code": code,
                "releaseDate": f"20{turn % 20:02d}-02-09",
                "tokens": [{"name": "Cog", "type": "Token Artifact", "layout": "token"}] * 20,
                "type": "expansion",
            }
            yield f"{_as_json(code)}:{_as_json(said)}"


def _mtgjson_faces(card: MadeCard) -> Iterator[dict[str, object]]:
    for place, face in enumerate(card.faces["en"]):
        foreign = [
            {
                "language": SPOKEN[language],
                "name": card.name_in(language),
                "faceName": faces[place].name,
                "type": faces[place].types,
                "text": faces[place].text,
                "flavorText": UNREAD["flavor_text"],
                "identifiers": {"multiverseId": "382871", "scryfallId": _ID},
                "multiverseId": 382871,
                "uuid": _ID,
            }
            for language, faces in card.faces.items()
            if language != "en"
        ]
        legal = {name: how.capitalize() for name, how in card.legalities.items() if how[0] != "n"}
        yield {
            **UNREAD_OF_A_FACE,
            "colorIdentity": ["G", "U"],
            "colors": ["G", "U"],
            "foreignData": foreign,
            "identifiers": {
                "scryfallOracleId": card.oracle_id,
                **dict.fromkeys(("scryfallId", "scryfallIllustrationId", "mtgjsonV4Id"), _ID),
                **dict.fromkeys(_KNOWN_BY, "382871"),
            },
            "layout": card.layout,
            "legalities": legal,
            "manaCost": card.cost,
            "name": card.name,
            "power": "3",
            "rulings": [{"date": "2024-02-02", "text": face.text[:150]}] * (card.place % 3),
            "text": face.text,
            "toughness": "4",
            "type": face.types,
            **({"faceName": face.name, "side": "ab"[place]} if len(card.faces["en"]) > 1 else {}),
        }


def _as_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
