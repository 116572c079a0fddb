"""What is read of a card in a language: its faces with their texts, reminders set apart."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple

from judgekit.domain.cards.card import FACE_BETWEEN, Card, CardFace, PrintedFace
from judgekit.domain.shared.languages import LANGUAGES
from judgekit.views.cards.figures import Figures, figures_of, figures_words
from judgekit.views.players_language import in_order
from judgekit.views.words.words import Words

ENGLISH = "en"
_REMINDER = re.compile(r"\s*[((]([^()()]*(?:[((][^()()]*[))][^()()]*)*)[))]\s*$")


class Paragraph(NamedTuple):
    """One line of a text; a reminder, without its brackets, explains the line before, a head names
    the face whose text follows."""

    text: str
    is_reminder: bool = False
    is_head: bool = False


class FaceShown(NamedTuple):
    """One face or half as it is read. `cost` is in braces; what it lacks is empty."""

    name: str
    cost: str
    types: str
    paragraphs: tuple[Paragraph, ...]
    figures: Figures = Figures()


class Availability(StrEnum):
    """What the card file has of a card in a language."""

    TEXT = "text"
    NAME = "name"
    """Its name, and no printed text."""
    NOTHING = "nothing"


class CardLanguage(NamedTuple):
    """A language in which a card may be read, by its code."""

    code: str
    has: Availability


def card_languages(card: Card) -> tuple[CardLanguage, ...]:
    """English, then the program's other languages, whether the card has them or not, then those
    that it has besides, by their codes."""
    codes = in_order({*LANGUAGES, *card.printed, *card.names})
    return tuple(CardLanguage(code, available(card, code)) for code in codes)


def available(card: Card, language: str) -> Availability:
    """What the card file has of the card in that language."""
    if language == ENGLISH:
        return Availability.TEXT
    printed = card.printed.get(language)
    if printed is not None and (printed.has_text or _is_without_text(card)):
        return Availability.TEXT
    return Availability.NAME if card.names.get(language) else Availability.NOTHING


def name_in(card: Card, language: str) -> str:
    """The card's whole name in a language; empty if the card file has none."""
    return card.name if language == ENGLISH else card.names.get(language, "")


def faces_in(card: Card, language: str) -> tuple[FaceShown, ...]:
    """The faces in a language; what isn't printed in it is in English, and a card that has no text
    in it is in English but for its names."""
    printed = card.printed.get(language)
    others: Sequence[PrintedFace | None] = [None] * len(card.faces)
    if printed is not None and len(printed.faces) == len(card.faces):
        others = printed.faces
    has_text = available(card, language) is Availability.TEXT
    return tuple(
        _face(face, other, has_text=has_text)
        for face, other in zip(card.faces, others, strict=True)
    )


def types_in(card: Card, language: str) -> str:
    """The type lines as they are read in a language, joined as the names are."""
    lines = (face.types for face in faces_in(card, language))
    return f" {FACE_BETWEEN} ".join(filter(None, lines))


def paragraphs(text: str) -> tuple[Paragraph, ...]:
    """The lines of a text, with a reminder at the end of a line as a paragraph of its own."""
    return tuple(_paragraphs(text))


def plain_text(faces: Sequence[FaceShown], words: Words) -> str:
    """The faces as plain text, a line each for name with cost, types, abilities and figures."""
    blocks = []
    for face in faces:
        lines = [f"{face.name} {face.cost}".strip(), face.types]
        lines += [f"({each.text})" if each.is_reminder else each.text for each in face.paragraphs]
        blocks.append("\n".join(filter(None, (*lines, figures_words(face.figures, words)))))
    return "\n//\n".join(blocks)


def _is_without_text(card: Card) -> bool:
    return not any(face.text for face in card.faces)


def _face(face: CardFace, printed: PrintedFace | None, *, has_text: bool) -> FaceShown:
    text = (printed.text if printed is not None and has_text else "") or face.text
    types = (printed.types if printed is not None and has_text else "") or face.types
    return FaceShown(
        name=(printed.name if printed is not None else "") or face.name,
        cost=face.cost,
        types=types,
        paragraphs=paragraphs(text),
        figures=figures_of(face),
    )


def _paragraphs(text: str) -> Iterator[Paragraph]:
    for line in text.split("\n"):
        match = _REMINDER.search(line)
        ability = line[: match.start()] if match else line
        if ability.strip():
            yield Paragraph(ability.strip())
        if match and match.group(1).strip():
            yield Paragraph(match.group(1).strip(), is_reminder=True)
