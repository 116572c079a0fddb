"""Cards and rulings in the form of Scryfall's files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec

from judgekit.domain.cards.card import CardFace, CardPart, PrintedFace, Ruling
from judgekit.domain.cards.card_key import whole_name
from judgekit.domain.cards.card_match import NONE_OF_ITS_OWN, CardFacts
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
from judgekit.reading.cards.read_card import ENGLISH, Read, ReadCard, ReadRuling

REVERSIBLE = "reversible_card"
ONE_FACE = "normal"


class ScryfallFace(msgspec.Struct):
    """What a face has, and a card of one face itself."""

    name: Text = ""
    layout: Text = ""
    oracle_id: Text = ""
    mana_cost: Text = ""
    type_line: Text = ""
    oracle_text: Text = ""
    power: Text = ""
    toughness: Text = ""
    loyalty: Text = ""
    defense: Text = ""
    colors: Annotated[tuple[Text, ...], FEW] | None = None
    color_indicator: Annotated[tuple[Text, ...], FEW] = ()
    printed_name: Text = ""
    printed_type_line: Text = ""
    printed_text: Text = ""
    artist: Text = ""


class _RelatedCard(msgspec.Struct):
    component: Text = ""
    name: Text = ""


class ScryfallObject(ScryfallFace):
    """A card, or a ruling: the files hold lists of either."""

    object: Text = ""
    lang: Text = ENGLISH
    flavor_name: Text = ""
    color_identity: Annotated[tuple[Text, ...], FEW] | None = None
    legalities: Annotated[dict[str, Text], FEW] | None = None
    released_at: Text = ""
    set: Text = ""
    set_type: Text = ""
    collector_number: Text = ""
    card_faces: Annotated[tuple[ScryfallFace, ...], FEW] = ()
    all_parts: Annotated[tuple[_RelatedCard, ...], FEW] = ()
    published_at: Text = ""
    comment: Text = ""


def read_object(read: ScryfallObject) -> Read | None:
    """Return what the object says; None if it is neither a ruling nor a card for a deck."""
    if read.object == "ruling":
        ruling = Ruling(as_day(read.published_at), read.comment)
        return ReadRuling(read.oracle_id, ruling) if read.oracle_id and read.comment else None
    says_card = read.object == "card" or read.oracle_id or read.type_line
    is_card = says_card or read.legalities is not None
    if not read.name or not is_card or read.layout in NO_DECK_CARDS:
        return None
    return _read_card(read)


def _read_card(card: ScryfallObject) -> ReadCard:
    faces = _faces(card)
    front = faces[0]
    types, text = card.type_line or front.type_line, card.oracle_text or front.oracle_text
    day = as_day(card.released_at)
    facts = CardFacts(
        whole_card_name(card.name),
        is_basic_land(types),
        NONE_OF_ITS_OWN if _is_melded(card) else most_copies_by(text),
        by_format(card.legalities),
        day,
        day_in_core_sets(day, card.set_type),
        commanding_by(types, card.color_identity, text),
    )
    return ReadCard(
        facts,
        _others(card, faces),
        card.oracle_id or front.oracle_id,
        _layout(card, faces),
        _english(card, faces),
        _printed(card.lang, faces),
        (card.set.lower(), card.collector_number),
        day,
        _parts(card) if card.all_parts else (),
        identity=colour_letters(card.color_identity or ()),
    )


def _parts(card: ScryfallObject) -> tuple[CardPart, ...]:
    """Return the other parts; a card names itself among them."""
    own = ("", whole_card_name(card.name))
    parts = ((whole_card_name(part.name), part.component) for part in card.all_parts)
    return tuple(CardPart(name, role) for name, role in parts if role and name not in own)


def _is_melded(card: ScryfallObject) -> bool:
    return any(
        part.name == card.name and part.component == "meld_result" for part in card.all_parts
    )


def _faces(card: ScryfallObject) -> Sequence[ScryfallFace]:
    """Return the faces, the card itself if it has one; a reversible card shows one face twice."""
    if not card.card_faces:
        return (card,)
    by_name: dict[str, ScryfallFace] = {}
    for face in card.card_faces:
        by_name.setdefault(face.name, face)
    return tuple(by_name.values())


def _others(card: ScryfallObject, faces: Sequence[ScryfallFace]) -> tuple[tuple[str, str], ...]:
    printed = card.printed_name
    if not printed and card.card_faces:
        printed = whole_name(tuple(face.printed_name for face in faces))
    return other_names((card.lang, printed), (ENGLISH, card.flavor_name))


def _layout(card: ScryfallObject, faces: Sequence[ScryfallFace]) -> str:
    if card.layout != REVERSIBLE:
        return card.layout
    return faces[0].layout or ONE_FACE


def _english(card: ScryfallObject, faces: Sequence[ScryfallFace]) -> tuple[CardFace, ...]:
    """Return the faces, if more is said of the front than its name."""
    if not (faces[0].type_line or faces[0].oracle_text or faces[0].mana_cost):
        return ()
    return tuple([_face(card, face) for face in faces])


def _face(card: ScryfallObject, face: ScryfallFace) -> CardFace:
    return CardFace(
        face.name,
        face.mana_cost,
        face.type_line,
        face.oracle_text,
        _colours(card, face),
        face.power,
        face.toughness,
        face.loyalty,
        face.defense,
    )


def _colours(card: ScryfallObject, face: ScryfallFace) -> str:
    """Return a face's colours; the halves of one side don't say theirs, but their costs do."""
    if face.colors is not None:
        return colour_letters(face.colors)
    if face.color_indicator:
        return colour_letters(face.color_indicator)
    whole = colour_letters(card.colors or ())
    in_cost = colour_letters(face.mana_cost)
    return "".join(each for each in whole if each in in_cost) if face.mana_cost else whole


def _printed(
    language: str, faces: Sequence[ScryfallFace]
) -> tuple[tuple[str, tuple[PrintedFace, ...]], ...]:
    """Return what is printed in a language other than English, if the file has any of it."""
    if language == ENGLISH:
        return ()
    printed = tuple(
        [
            printed_face(face.printed_name, face.printed_type_line, face.printed_text, face.artist)
            for face in faces
        ]
    )
    for face in printed:
        if face.name or face.types or face.text:
            return ((language, printed),)
    return ()
