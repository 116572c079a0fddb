"""The language in which a player is shown a text: an answer card, or a card over the page."""

from __future__ import annotations

from typing import NamedTuple

from judgekit.views.cards.card_text import ENGLISH


class LanguagesKnown(NamedTuple):
    """What tells of a player's language, by codes; empty where nothing does."""

    on_page: str = ""
    """In which the text is read on its page."""
    of_name: str = ""
    """That of the name by which a card was found."""
    chosen: str = ""
    """Chosen last on an answer card of this event."""
    of_event: str = ""
    own: str = ENGLISH
    """The judge's own: that of the interface."""
    second: str = ""
    """Of the settings, beside the judge's own; for a card only if it is printed in it."""


def answer_language(known: LanguagesKnown) -> str:
    """Return the language of an answer card; English stands below any other.

    It is what the page shows, if that isn't English; else that of the name by which the card was
    found, if that isn't; else the one chosen last on an answer card; else the event's; else the
    judge's own, or the settings' second where that is English. Where there is no text in it, the
    answer card says so: none is guessed instead.
    """
    read = (each for each in (known.on_page, known.of_name) if each != ENGLISH)
    own = known.second if known.own == ENGLISH else known.own
    return next(filter(None, (*read, known.chosen, known.of_event, own)), ENGLISH)
