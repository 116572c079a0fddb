"""Sentences about cards and the card file that several pages say."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from judgekit.domain.cards.card_match import CardSource, LoadOutcome
from judgekit.ui.interface_words import interface_words
from judgekit.ui.words.wording import language_name, long_date
from judgekit.views.cards.card_text import Availability, CardLanguage
from judgekit.views.players_language import in_order
from judgekit.views.words import cards
from judgekit.views.words.legality import other_days

translate = QCoreApplication.translate


def date_words(day: str) -> str:
    """Return `14 November 2026` for an ISO day."""
    return long_date(day, QLocale())


def source_words(source: CardSource | None, complaint: str) -> str:
    """Return which card file is loaded, with its date, or why there is none."""
    if complaint:
        return cards.complaint_sentence(complaint, interface_words())
    if source is None:
        return translate("Lists", "No card file is loaded: most names and sets can't be verified.")
    others = _others(source)
    if others:
        words = translate(
            "Lists", "Card file of {date} ({kind}), {others}, %Ln card(s) in all", "", source.cards
        )
    else:
        words = translate("Lists", "Card file of {date} ({kind}), %Ln card(s)", "", source.cards)
    kind = cards.source_name(source.kind)
    return words.format(date=date_words(source.date), kind=kind, others=others)


def doubt_words(source: CardSource | None) -> str:
    """Return which files have a day that isn't believed, and what they count as; mostly empty."""
    if source is None:
        return ""
    return " ".join(cards.doubted_day_sentences(source, interface_words()))


def outcome_words(outcomes: Sequence[LoadOutcome], source: CardSource | None) -> str:
    """Return what is to be known of the loads that have just ended, beside the doubts of the
    source; mostly empty."""
    doubts = cards.doubted_day_sentences(source, interface_words()) if source is not None else ()
    told = [
        sentence
        for outcome in outcomes
        for sentence in cards.outcome_sentences(outcome, interface_words())
    ]
    return " ".join(each for each in told if each not in doubts)


def card_file_lines(source: CardSource) -> tuple[str, str]:
    """Return `Card file of 14 November 2026, 250 cards newer` and `31,204 cards, EN ES RU`."""
    dated = translate("Cards", "Card file of {date}").format(date=date_words(source.date))
    languages = " ".join(code.upper() for code in in_order(source.languages))
    count = translate("Cards", "%Ln card(s)", "", source.cards)
    return ", ".join(filter(None, (dated, _others(source)))), f"{count}, {languages}"


def _others(source: CardSource) -> str:
    return other_days(source.newer, source.older, interface_words())


def language_choice(language: CardLanguage) -> str:
    """Return a language as it stands in a choice: `ES`, `RU no text`."""
    code = language.code.upper()
    if language.has is Availability.NOTHING:
        return translate("Cards", "{language} no text").format(language=code)
    if language.has is Availability.NAME:
        return translate("Cards", "{language} name only").format(language=code)
    return code


def no_typeface(language: str) -> str:
    """Return that this computer can't show a language's letters, in the interface language."""
    words = translate(
        "Cards", "This computer has no font for {language}; the text is shown in English."
    )
    return words.format(language=language_name(language))


def no_text(language: str) -> str:
    """Return that the card file has no text in a language, in the interface language."""
    words = translate("Cards", "The card file has no {language} text; the English one is shown.")
    return words.format(language=language_name(language))
