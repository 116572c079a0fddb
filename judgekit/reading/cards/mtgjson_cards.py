"""Cards in the form of MTGJSON's files, which have each face by itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated

import msgspec

from judgekit.domain.cards.card import CardFace, CardPart, PrintedFace, Ruling
from judgekit.domain.cards.card_key import FACES, faces
from judgekit.domain.cards.card_match import NONE_OF_ITS_OWN, CardFacts
from judgekit.domain.cards.commanding import Commanding
from judgekit.domain.cards.translation import translation_of
from judgekit.reading.cards.card_facts import (
    NO_DECK_CARDS,
    as_day,
    by_format,
    day_in_core_sets,
    is_basic_land,
    most_copies_by,
    other_names,
    whole_card_name,
)
from judgekit.reading.cards.commanding import colour_letters, commanding_by
from judgekit.reading.cards.form import FEW, Text
from judgekit.reading.cards.printed_face import printed_face
from judgekit.reading.cards.read_card import ENGLISH, ReadCard

OF_A_SET = "cards"
"""The name of the list of a set's cards; lists of one card have its name."""
_SIDES = "abcde"
FRONT_SIDES = frozenset(("", "a"))
_LAYOUTS: Mapping[str, str] = {"aftermath": "split", "reversible_card": "normal"}
"""Layouts under the names that Scryfall gives them."""
_LANGUAGES: Mapping[str, str] = {
    "English": "en",
    "Spanish": "es",
    "French": "fr",
    "German": "de",
    "Italian": "it",
    "Portuguese (Brazil)": "pt",
    "Portuguese": "pt",
    "Japanese": "ja",
    "Korean": "ko",
    "Russian": "ru",
    "Chinese Simplified": "zhs",
    "Chinese Traditional": "zht",
    "Hebrew": "he",
    "Latin": "la",
    "Ancient Greek": "grc",
    "Arabic": "ar",
    "Sanskrit": "sa",
    "Phyrexian": "ph",
}


class _Foreign(msgspec.Struct, rename="camel"):
    language: Text = ""
    name: Text = ""
    face_name: Text | None = None
    type: Text | None = None
    text: Text | None = None


class _LeadershipSkills(msgspec.Struct):
    commander: bool = False


class _RelatedCards(msgspec.Struct):
    spellbook: Annotated[tuple[Text, ...], FEW] = ()


class _Ruling(msgspec.Struct):
    date: Text = ""
    text: Text = ""


class _Identifiers(msgspec.Struct, rename="camel"):
    scryfall_oracle_id: Text = ""


class MtgjsonCard(msgspec.Struct, rename="camel"):
    """A card, or one face of it."""

    name: Text = ""
    face_name: Text = ""
    ascii_name: Text = ""
    flavor_name: Text = ""
    mana_cost: Text = ""
    type: Text = ""
    text: Text = ""
    power: Text = ""
    toughness: Text = ""
    loyalty: Text = ""
    defense: Text = ""
    layout: Text = ""
    side: Text = ""
    uuid: Text = ""
    set_code: Text = ""
    number: Text = ""
    original_release_date: Text = ""
    artist: Text = ""
    colors: Annotated[tuple[Text, ...], FEW] = ()
    color_identity: Annotated[tuple[Text, ...], FEW] | None = None
    identifiers: _Identifiers | None = None
    leadership_skills: _LeadershipSkills | None = None
    related_cards: _RelatedCards | None = None
    card_parts: Annotated[tuple[Text, ...], FEW] = ()
    legalities: Annotated[dict[str, Text], FEW] | None = None
    rulings: Annotated[tuple[_Ruling, ...], FEW] = ()
    foreign_data: Annotated[tuple[_Foreign, ...], FEW] = ()


class MtgjsonSet(msgspec.Struct, rename="camel"):
    """The set that cards are from; empty in a file of cards without their printings."""

    code: Text = ""
    release_date: Text = ""
    type: Text = ""


def belongs(card: MtgjsonCard, title: str) -> bool:
    """Whether this is a card for a deck, in a list with that title: `cards`, or its own name."""
    is_card = card.type or card.layout or card.uuid or card.legalities is not None
    names = (OF_A_SET, card.name, card.face_name, card.ascii_name)
    return bool(card.name and is_card) and title in names and card.layout not in NO_DECK_CARDS


def read_face(card: MtgjsonCard, of: MtgjsonSet) -> ReadCard:
    """Return what is said of a card or a face, as a printing of that set if it has a code."""
    is_meld = card.layout == "meld"
    name = card.face_name if is_meld and card.face_name else whole_card_name(card.name)
    side = card.side if FACES in name and not is_meld else ""
    face = card.face_name or _named_by(name, side)
    released = as_day(card.original_release_date) or as_day(of.release_date)
    code = card.set_code or of.code
    facts = CardFacts(
        name,
        is_basic_land(card.type),
        NONE_OF_ITS_OWN if is_meld and card.side not in FRONT_SIDES else most_copies_by(card.text),
        by_format(card.legalities),
        released,
        day_in_core_sets(released, of.type),
        _commanding(card),
    )
    return ReadCard(
        facts,
        other_names(*_foreign_names(card, is_meld), (ENGLISH, card.flavor_name)),
        card.identifiers.scryfall_oracle_id if card.identifiers else "",
        _LAYOUTS.get(card.layout, card.layout),
        (_face(card, face),) if card.type or card.text or card.mana_cost else (),
        tuple(_printed(card, side)),
        (code.lower(), card.number) if card.number else ("", ""),
        released,
        tuple(_parts(card, face)) if is_meld or card.related_cards else (),
        tuple(Ruling(as_day(each.date), each.text) for each in card.rulings if each.text),
        colour_letters(card.color_identity or ()),
        side,
    )


def _commanding(card: MtgjsonCard) -> Commanding | None:
    """Return the facts of the front face; the other faces are separate objects."""
    if card.side not in FRONT_SIDES:
        return None
    leads = card.leadership_skills is not None and card.leadership_skills.commander
    return commanding_by(card.type, card.color_identity, card.text, said_to_command=leads)


def _face(card: MtgjsonCard, name: str) -> CardFace:
    return CardFace(
        name,
        card.mana_cost,
        card.type,
        card.text,
        colour_letters(card.colors),
        card.power,
        card.toughness,
        card.loyalty,
        card.defense,
    )


def _foreign_names(card: MtgjsonCard, is_meld: bool) -> Iterator[tuple[str, str]]:
    for each in card.foreign_data:
        own = each.face_name or ""
        yield _language(each.language), own if is_meld and own else each.name or own


def _printed(card: MtgjsonCard, side: str) -> Iterator[tuple[str, tuple[PrintedFace, ...]]]:
    """Yield the face in each language; of several printings in one, the first of those that are
    most translated."""
    english = (CardFace("", text=card.text),)
    found: dict[str, PrintedFace] = {}
    for each in card.foreign_data:
        language = _language(each.language)
        name = each.face_name or _named_by(each.name, side)
        face = printed_face(name, each.type or "", each.text or "", card.artist)
        if language == ENGLISH:
            continue
        before = found.get(language)
        if before is None or _is_more(face, before, card.name, english):
            found[language] = face
    for language, face in found.items():
        if face.name or face.types or face.text:
            yield language, (face,)


def _is_more(
    face: PrintedFace, before: PrintedFace, name: str, english: tuple[CardFace, ...]
) -> bool:
    translated = [translation_of((each,), name, english) for each in (before, face)]
    return translated[0] < translated[1]


def _parts(card: MtgjsonCard, own: str) -> Iterator[CardPart]:
    """Yield the other parts of a meld card, and what its spellbook names.

    A part is named with its result (`Part // Result`), a result by itself.
    """
    if card.layout == "meld":
        results = faces(card.name)[1:]
        for name in dict.fromkeys((*card.card_parts, *results)):
            if name and name != own:
                yield CardPart(name, "meld_result" if name in results else "meld_part")
    if card.related_cards is not None:
        for name in card.related_cards.spellbook:
            yield CardPart(name, "combo_piece")


def _named_by(name: str, side: str) -> str:
    """Return that side's part of a whole name."""
    if not side:
        return name
    parts = faces(name)
    place = _SIDES.find(side)
    return parts[place] if 0 <= place < len(parts) else name


def _language(name: str) -> str:
    return _LANGUAGES.get(name) or name.lower()[:12]
