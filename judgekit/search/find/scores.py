"""Scores of different kinds made comparable: how sure each answer is to be what was meant, 0 to 1.

Searches score by their own measures; the curves below map each to the same scale. An exact name
is surer than any likeness: of an order over an action, an infraction, a rule, a term.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import NamedTuple

from judgekit.domain.cards.card_match import FoundCard, NameLikeness
from judgekit.search.find.answer import FindKind
from judgekit.search.find.name_fit import NameFit, name_fit
from judgekit.search.find.named_index import NameMatch
from judgekit.search.names.errors import is_near_word

ORDER = 0.99
BEFORE_ORDER, BEHIND_ORDER = 0.995, 0.988
"""A card whose set and number read as an order, too."""
WORD_ORDER = 0.955
"""An order that is a word alone: the action of that name comes first."""
LATE_BY, LATE_AT = 0.985, 0.975
"""A late player: by so many minutes, or at the table of that number."""
TABLE = 0.97
NUMBERED_RULE = 0.95
"""A section whose number was typed."""
TITLED_RULE = 0.93
"""A numbered section whose title was typed."""
UNFINISHED_TITLE = 0.9
NUMBERED_HIT = 9.0
"""Score of the rules' search from which a section was asked for by its number."""
SUREST_RULE = 5.8
"""Score of the rules' search from which the text is a section's title, in whatever language."""
MOST_OF_RULES, RULE_SCALE = 0.95, 2.8
MOST_OF_INFRACTIONS = 0.945
LEAST_INFRACTION, SUREST_INFRACTION = 0.4, 1.45
"""Scores of the phrasings' search for a chance likeness and for the same words."""


class _Curve(NamedTuple):
    """Score of a whole name, and the share of it that the text alone brings if it names only a
    part: a player is known by the family name, an action is not known by "show"."""

    most: float
    of_part: float
    unexplained: float = 1.5
    """Exponent by which words that the name doesn't explain count against it."""


_CURVES: Mapping[FindKind, _Curve] = {
    FindKind.ACTION: _Curve(0.96, 0.45, 2.0),
    FindKind.INFRACTION: _Curve(0.955, 0.3),
    FindKind.TERM: _Curve(0.9, 0.25),
    FindKind.CARD: _Curve(0.97, 0.65),
    FindKind.PLAYER: _Curve(0.98, 0.75),
    FindKind.HELP: _Curve(0.8, 0.4, 2.5),
    FindKind.NOTE: _Curve(0.88, 0.75),
}
TOGETHER = 0.9
"""Factor on the words that only all names of an action together explain: `mute sound`."""

DESCRIBED_CARD = 0.4
"""Score of a card of which the text, the type or the colour was typed."""
_LOADED_CARDS: Mapping[NameLikeness, float] = {
    NameLikeness.BEGINNING: 0.9,
    NameLikeness.WORDS: 0.8,
    NameLikeness.NUMBER: 0.94,
    NameLikeness.DECLINED: 0.89,
    NameLikeness.CORRECTED: 0.8,
    NameLikeness.KIND: DESCRIBED_CARD,
    NameLikeness.TEXT: DESCRIBED_CARD,
}
"""Scores of a card of the card file whose whole name was typed so."""
_WITHOUT_NAME = frozenset((NameLikeness.NUMBER, NameLikeness.KIND, NameLikeness.TEXT))
_BY_FIT: Mapping[NameFit, float] = {
    NameFit.BEGUN: 0.86,
    NameFit.MISSPELT: 0.88,
    NameFit.SHORT: 0.895,
    NameFit.FACE: 0.9,
    NameFit.WHOLE: 0.9,
}
"""Scores of a card with so much of its name: what else has some of the words is less sure."""
GUESSED_WORD = 0.5
"""Factor on the score of a card if the only word typed is a misspelt beginning of one in its name:
`prisa` for `Primal`."""
_OF_CARD_NAME = 0.72
"""The share of it that the beginning of a name alone brings."""
_CARD_STEP = 0.012
"""By what share cards found alike differ, so that their order stays."""


def card_score(card: FoundCard, typed: str, place: int) -> float:
    """Return the score of a card of the card file, at its place among those found with a text."""
    score = _LOADED_CARDS[card.likeness] / (1 + _CARD_STEP * place)
    if card.likeness in _WITHOUT_NAME:
        return score
    by_fit = _BY_FIT.get(card_fit(card, typed))
    if by_fit is not None:
        return by_fit / (1 + _CARD_STEP * place)
    if card.likeness is NameLikeness.CORRECTED and not has_such_word(typed, card):
        score *= GUESSED_WORD
    share = min(1.0, len(typed.strip()) / len(card.short or card.written or card.name))
    return score * (_OF_CARD_NAME + (1 - _OF_CARD_NAME) * share)


def card_fit(card: FoundCard, typed: str) -> NameFit:
    """Return how much was typed of the name by which a card was found."""
    return name_fit(typed, card.written or card.name, card.short)


def has_such_word(typed: str, card: FoundCard) -> bool:
    """Whether a word that was typed alone is nearly a whole word of the name; several words always
    are taken as said."""
    words = typed.split()
    name = card.written or card.name
    return len(words) != 1 or is_near_word(words[0], name)


def name_score(match: NameMatch) -> float:
    """Return the score of a thing by how well the text names it."""
    curve = _CURVES[match.thing.kind]
    whole = curve.of_part + (1 - curve.of_part) * match.of_name
    of_text = match.of_text
    if match.thing.kind is FindKind.ACTION:
        of_text = max(of_text, TOGETHER * match.of_thing)
    return float(curve.most * of_text**curve.unexplained * whole)


def rule_score(score: float) -> float:
    """Return the score of a section that the search found by words; at most that of a title."""
    return min(MOST_OF_RULES * (1 - exp(-score / RULE_SCALE)), TITLED_RULE - 0.04)


def infraction_score(score: float) -> float:
    """Return the score of an infraction that was described."""
    share = (score - LEAST_INFRACTION) / (SUREST_INFRACTION - LEAST_INFRACTION)
    return MOST_OF_INFRACTIONS * max(0.0, min(1.0, share))
