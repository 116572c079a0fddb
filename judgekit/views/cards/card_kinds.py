"""What kinds of cards with several faces are called, and what a format says of a card."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.views.words.words import Words, message

LAYOUTS: Mapping[str, str] = {
    "split": message("Split card"),
    "transform": message("Transforming double-faced card"),
    "modal_dfc": message("Modal double-faced card"),
    "adventure": message("Adventurer card"),
    "flip": message("Flip card"),
    "meld": message("Meld card"),
}
"""By the name of a card file's layout; others need no word."""
STANDINGS: Mapping[str, str] = {
    "legal": message("Legal"),
    "restricted": message("Restricted, 1 copy"),
    "banned": message("Banned"),
    "not_legal": message("Not in the format"),
}
"""By a card file's word for a card in a format."""


def layout_name(layout: str, words: Words) -> str:
    """What kind of card has several faces or parts; empty for one that needs no word."""
    return words.say(LAYOUTS[layout]) if layout in LAYOUTS else ""


def standing_name(standing: str, words: Words) -> str:
    """What a format says of a card."""
    return words.say_known(STANDINGS, standing)
