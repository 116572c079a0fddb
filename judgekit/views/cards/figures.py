"""What stands in the corner of a face: power and toughness, loyalty or defense."""

from __future__ import annotations

from typing import NamedTuple

from judgekit.domain.cards.card import CardFace
from judgekit.views.words.readings import MINUS
from judgekit.views.words.words import Words


class Figures(NamedTuple):
    """One of these, or none."""

    power_and_toughness: str = ""
    loyalty: str = ""
    defense: str = ""


def figures_of(face: CardFace) -> Figures:
    """What stands in the corner of a face."""
    strength = f"{face.power}/{face.toughness}" if face.power or face.toughness else ""
    return Figures(strength.replace("-", MINUS), face.loyalty, face.defense)


def figures_words(figures: Figures, words: Words) -> str:
    """`2/1`, `Loyalty 4` or `Defense 5`; empty without any."""
    if figures.loyalty:
        return words.say("Loyalty {number}", number=figures.loyalty)
    if figures.defense:
        return words.say("Defense {number}", number=figures.defense)
    return figures.power_and_toughness
