"""What a card file says of one card, or of one printing of it."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from judgekit.domain.cards.card import CardFace, CardPart, PrintedFace, Ruling
from judgekit.domain.cards.card_match import CardFacts

ENGLISH = "en"
SCRYFALL = "scryfall"
MTGJSON = "mtgjson"


class ReadCard(NamedTuple):
    """A card, or one printing of it.

    `others` are its other names, each with its language; `printed` its texts in languages other
    than English. `number` is the set's code in lower case and the collector number, `printed_on`
    the day (YYYY-MM-DD); what the file lacks is empty. `identity` is in letters of WUBRG.

    `side` is `a`, `b`, … if this is one face of several, as MTGJSON writes them: `faces` and each
    of `printed` then have that face alone, under the whole name in `facts`.
    """

    facts: CardFacts
    others: tuple[tuple[str, str], ...] = ()
    oracle_id: str = ""
    layout: str = ""
    faces: tuple[CardFace, ...] = ()
    printed: tuple[tuple[str, tuple[PrintedFace, ...]], ...] = ()
    number: tuple[str, str] = ("", "")
    printed_on: str = ""
    parts: tuple[CardPart, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    identity: str = ""
    side: str = ""


class ReadRuling(NamedTuple):
    """A ruling from Scryfall's file of rulings, on all printings with that Oracle id."""

    oracle_id: str
    ruling: Ruling


Read: TypeAlias = ReadCard | ReadRuling
