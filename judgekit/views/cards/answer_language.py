"""The language in which a card is shown to a player."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from judgekit.domain.cards.card import Card
from judgekit.views.cards.card_text import ENGLISH, Availability, available


class LanguagesKnown(NamedTuple):
    """What tells of a player's language, by codes; empty where nothing does."""

    on_page: str
    """In which the card is read on its page."""
    interface: str
    last: str = ""
    """Chosen on an answer card before."""
    of_event: str = ""


def answer_language(card: Card, known: LanguagesKnown) -> str:
    """Return the language of a card's answer card; English stands below any other.

    One that is read on the page was chosen for the player. Else it is that of the interface, the
    last one, or the event's: the first in which the card has a printed text. Without one it is the
    interface's, in which the answer card says that there is none.
    """
    if _is_foreign(known.on_page):
        return known.on_page
    others = (known.interface, known.last, known.of_event)
    return next(_printed(card, others), known.interface or ENGLISH)


def _printed(card: Card, languages: Iterable[str]) -> Iterator[str]:
    return (
        each
        for each in languages
        if _is_foreign(each) and available(card, each) is Availability.TEXT
    )


def _is_foreign(language: str) -> bool:
    return language not in ("", ENGLISH)
