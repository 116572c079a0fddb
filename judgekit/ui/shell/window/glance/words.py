"""Texts of a card over the page."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from judgekit.ui.interface_words import interface_words
from judgekit.ui.runtime.typeface import lacks_letters
from judgekit.ui.spoken.sentences import sentences
from judgekit.ui.words.card_wording import no_typeface
from judgekit.ui.words.wording import language_name
from judgekit.views.cards.card_text import ENGLISH
from judgekit.views.cards.glance import Glance, Lack
from judgekit.views.cards.symbol_words import spoken_cost, spoken_text
from judgekit.views.words.cards import (
    bring_card_file_sentence,
    complaint_sentence,
    not_in_file_sentence,
    standing_sentence,
)
from judgekit.views.words.editions import long_date

translate = QCoreApplication.translate


def lack_words(glance: Glance) -> str:
    """Why there is no card to show, and what to do; empty if there is one."""
    words = interface_words()
    if glance.lack is None:
        return ""
    if glance.lack is Lack.NOT_IN_FILE:
        return not_in_file_sentence(glance.written, words)
    if glance.lack is Lack.NONE_NAMED:
        return translate(
            "CardGlance", "No card is named here; a capital letter or [brackets] mark its name."
        )
    if glance.lack is Lack.NOT_USABLE:
        return complaint_sentence(glance.complaint, words)
    return bring_card_file_sentence(words)


def language_words(language: str) -> str:
    """That the card file has no text in this language."""
    words = translate("CardGlance", "{language}: no printed text")
    return words.format(language=language_name(language))


def gap_words(language: str) -> str:
    """Why the card is in English where another language was asked for."""
    return no_typeface(language) if lacks_letters(language) else language_words(language)


def released_words(day: str) -> str:
    """That the card is released after the event; empty without a day."""
    if not day:
        return ""
    words = translate("CardGlance", "Released on {date}, after the event")
    return words.format(date=long_date(day, interface_words()))


def ruling_head(glance: Glance) -> str:
    """The heading of the newest ruling, with its day; empty without one."""
    if glance.ruling is None:
        return ""
    date = long_date(glance.ruling.date, interface_words())
    if glance.rulings == 1:
        return translate("CardGlance", "Ruling of {date}").format(date=date)
    words = translate("CardGlance", "Newest of %n ruling(s), {date}", "", glance.rulings)
    return words.format(date=date)


def spoken(glance: Glance, language: str) -> str:
    """The card as it is told to whoever listens: the player's words, the English, the rest."""
    if glance.lack is not None:
        return lack_words(glance)
    shown, english = glance.words(language), glance.words(ENGLISH)
    said: list[str] = []
    for each in (shown, english if english is not shown else None):
        if each is not None:
            said += [each.name, each.types, each.text]
    words = interface_words()
    said = [spoken_text(each, words) for each in said]
    said[1:1] = [spoken_cost(glance.cost, words), glance.figures]
    said += [
        standing_sentence(glance.standing, interface_words()),
        released_words(glance.standing.released),
        ruling_head(glance),
        glance.ruling.text if glance.ruling is not None else "",
    ]
    return sentences(part.replace("\n", " ") for part in said)
