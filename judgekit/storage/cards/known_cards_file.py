"""Cards known without a card file: those in `resources/cards` and on the formats' lists."""

from __future__ import annotations

from pathlib import Path

import msgspec

from judgekit.domain.cards.card_match import ANY_NUMBER, CardFacts
from judgekit.domain.cards.commanding import Commanding
from judgekit.storage.cards.card_names_file import read_card_names
from judgekit.storage.files.resource_file import read_resource

KNOWN_CARDS_FILE = "known_cards.json"
CARD = "card"
BASIC_LAND = "Basic Land"


class _Names(msgspec.Struct, frozen=True):
    en: str
    es: str = ""
    ru: str = ""
    also: tuple[str, ...] = ()

    def others(self) -> tuple[str, ...]:
        return (*filter(None, (self.es, self.ru)), *self.also)


class _BasicLand(_Names, frozen=True, kw_only=True):
    colours: str = ""


class _OwnLimit(_Names, frozen=True, kw_only=True):
    most: int | None


class _KnownCards(msgspec.Struct, frozen=True):
    sources: tuple[str, ...]
    basic_lands: tuple[_BasicLand, ...]
    own_limits: tuple[_OwnLimit, ...]


class KnownCard(msgspec.Struct, frozen=True):
    """A card with its names in languages other than English."""

    facts: CardFacts
    others: tuple[str, ...] = ()


def read_known_cards(resources: Path) -> tuple[KnownCard, ...]:
    """Return basic lands, cards with their own copy limit, and cards on the lists, each once.

    Raises EnvironmentFailure if a file can't be read or is malformed.
    """
    kept = read_resource(resources / "cards" / KNOWN_CARDS_FILE, _KnownCards)
    known = {land.en: KnownCard(_land(land), land.others()) for land in kept.basic_lands}
    for card in kept.own_limits:
        most = ANY_NUMBER if card.most is None else card.most
        known[card.en] = KnownCard(CardFacts(card.en, most_copies=most), card.others())
    for listed in read_card_names(resources / "rules"):
        if listed.kind == CARD and listed.en and listed.en not in known:
            printed = [form for forms in listed.printed.values() for form in forms]
            others = dict.fromkeys(filter(None, (listed.es, listed.ru, *printed)))
            known[listed.en] = KnownCard(CardFacts(listed.en), tuple(others))
    return tuple(known.values())


def _land(land: _BasicLand) -> CardFacts:
    return CardFacts(land.en, basic_land=True, commanding=Commanding(BASIC_LAND, land.colours))
