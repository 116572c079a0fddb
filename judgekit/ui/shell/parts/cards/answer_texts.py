"""Texts of a card for its answer card: in the player's language, and in English below."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, QLocale

from judgekit.domain.cards.card import Card
from judgekit.ui.interface_words import interface_words
from judgekit.ui.runtime.typeface import lacks_letters
from judgekit.ui.shell.parts.answer_card_text import CardText
from judgekit.ui.words.wording import long_date
from judgekit.views.cards.card_text import (
    ENGLISH,
    Availability,
    FaceShown,
    available,
    faces_in,
    name_in,
)
from judgekit.views.cards.figures import figures_words
from judgekit.views.cards.printed_text import printed_note
from judgekit.views.words.cards import other_numbers_sentence, printed_text_sentence
from judgekit.views.words.words import Words

NO_TEXT: Mapping[str, str] = MappingProxyType(
    {
        "en": "No text in this language here; shown in English",
        "es": "Aquí no hay texto en español; se muestra en inglés",
        "ru": "Русского текста здесь нет; показан английский",
    }
)
"""To the player, in his language; Judgekit speaks these three."""
NO_TYPEFACE = "No font for this language; shown in English"
"""To the player, in English: no letters of his can be drawn."""
CARD_FILE: Mapping[str, str] = MappingProxyType(
    {
        "en": "card file of {date}",
        "es": "archivo de cartas del {date}",
        "ru": "файл карт от {date}",
    }
)


def players_text(card: Card, language: str) -> CardText:
    """Return the card in the player's language; where the card file has no text in it, or this
    computer has no letters of it, that is said, and the text is English."""
    if lacks_letters(language):
        words = interface_words().speaking(ENGLISH)
        text, names = _text(faces_in(card, ENGLISH), NO_TYPEFACE, words)
        english = players_text(card, ENGLISH)
        return english._replace(language=language, text=text, emphasis=names)
    has_text = available(card, language) is Availability.TEXT
    said = language if language in CARD_FILE else ENGLISH
    words = interface_words().speaking(said)
    note = printed_note(card, language)
    if note is None:
        first = "" if has_text else NO_TEXT[said]
        date = long_date(card.source.date, QLocale(said))
        edition = CARD_FILE[said].format(date=date)
    else:
        first = other_numbers_sentence(note, words)
        edition = printed_text_sentence(note, words)
    text, names = _text(faces_in(card, language), first, words)
    return CardText(
        language=language,
        number="",
        title=_title(card, language),
        edition=edition,
        text=text,
        emphasis=names,
    )


def judges_text(card: Card, language: str) -> CardText | None:
    """Return the English text below; None where the player's text is English already."""
    if language == ENGLISH:
        return None
    if lacks_letters(language) or available(card, language) is not Availability.TEXT:
        return None
    english = players_text(card, ENGLISH)
    words = QCoreApplication.translate("Cards", "card file of {date}")
    date = long_date(card.source.date, QLocale())
    return english._replace(edition=words.format(date=date))


def _title(card: Card, language: str) -> str:
    """Return the name in a language; with the English one if that isn't below with its text."""
    name = name_in(card, language)
    if available(card, language) is Availability.NAME and name != card.name:
        return f"{name} ({card.name})"
    return name or card.name


def _text(
    faces: tuple[FaceShown, ...], first: str, words: Words
) -> tuple[str, tuple[tuple[int, int], ...]]:
    """Return the faces' lines below each other, after the `first` if there is one; of several faces
    each below its name; and where that line and these names stand, to be bold."""
    lines = [first] if first else []
    names = [(0, len(first))] if first else []
    for face in faces:
        figures = figures_words(face.figures, words)
        name = face.name if len(faces) > 1 else ""
        if name:
            start = sum(len(line) + 1 for line in lines)
            names.append((start, start + len(name)))
        head = " ".join(filter(None, (name, face.cost)))
        lines.append(" · ".join(filter(None, (head, face.types, figures))))
        lines += [f"({each.text})" if each.is_reminder else each.text for each in face.paragraphs]
    return "\n".join(lines), tuple(names)
