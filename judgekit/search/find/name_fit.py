"""How much of a card's name was typed."""

from __future__ import annotations

from enum import IntEnum

from judgekit.domain.cards.card_key import AMPERSAND, AND, FACES, card_key, faces
from judgekit.search.names.errors import has_one_error

SYLLABLES = "\u2e80"
"""Where the letters of the scripts begin that write a word with one or two."""


class NameFit(IntEnum):
    """The more, the surer; a single word that only begins a name or is nearly one is a part."""

    PART = 0
    BEGUN = 1
    """Several words begin the name, the last perhaps unfinished."""
    MISSPELT = 2
    """The whole name was typed, in several words and with one error, or without its spaces."""
    SHORT = 3
    """It is called so for short: *Thassa*."""
    FACE = 4
    """One of its faces is called so."""
    WHOLE = 5


def name_fit(typed: str, name: str, short: str = "") -> NameFit:
    """Return how much of this name, or of one of its faces, a text has, as `card_key` compares;
    `short` is the key of what the card is called for short, if it was found by that."""
    key, whole = (card_key(each).replace(AMPERSAND, AND) for each in (typed, name))
    if short and key == short:
        return NameFit.SHORT
    if key in (whole, whole.replace(FACES, " ")):
        return NameFit.WHOLE
    its_faces = faces(whole)
    if key in its_faces:
        return NameFit.FACE
    if key.replace(" ", "") in {each.replace(" ", "") for each in (whole, *its_faces)}:
        return NameFit.MISSPELT
    is_of_syllables = typed.strip()[:1] >= SYLLABLES
    if (" " in key or is_of_syllables) and has_one_error(typed, name):
        return NameFit.MISSPELT
    is_begun = " " in key and any(each.startswith(key) for each in (whole, *its_faces))
    return NameFit.BEGUN if is_begun else NameFit.PART
