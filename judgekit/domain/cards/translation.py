"""How far what a card file says in another language is translated, and the name that it lacks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum

from judgekit.domain.cards.card import CardFace, PrintedFace
from judgekit.domain.cards.card_key import faces as faces_of


class Translation(IntEnum):
    """What of a printing is in its language, the least first; published files give some printings
    the English name, with a text in either language or without one."""

    NONE = 0
    ENGLISH_TEXT = 1
    NAME = 2
    TEXT = 3
    NAME_AND_TEXT = 4


def translation_of(
    printed: Sequence[PrintedFace], name: str, english: Sequence[CardFace] = ()
) -> Translation:
    """Return how far a printing is translated of the card with this whole English name; without its
    `english` faces any text counts as translated."""
    has_text = is_named = False
    own = faces_of(name)
    for face in printed:
        has_text = has_text or bool(face.text)
        is_named = is_named or bool(face.name and face.name not in own)
    if is_named:
        return Translation.NAME_AND_TEXT if has_text else Translation.NAME
    if not has_text:
        return Translation.NONE
    texts = {face.text for face in english}
    is_english = all(not face.text or face.text in texts for face in printed)
    return Translation.ENGLISH_TEXT if is_english else Translation.TEXT


def with_translated_name(
    printed: tuple[PrintedFace, ...], name: str, others: Iterable[str]
) -> tuple[PrintedFace, ...]:
    """Return the faces with the first of the card's names in their language that is translated, if
    they themselves have the English one."""
    if translation_of(printed, name) not in (Translation.NONE, Translation.TEXT):
        return printed
    own = faces_of(name)
    for other in others:
        named = faces_of(other)
        if len(named) == len(printed) and any(each not in own for each in named):
            return tuple(
                PrintedFace(each, face.types, face.text)
                for each, face in zip(named, printed, strict=True)
            )
    return printed
