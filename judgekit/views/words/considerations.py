"""Texts of the infractions to consider after a deck check.

Each reason has two texts: a full sentence with the deck's figures, and a brief one for a narrow
panel where the figures are visible.
"""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.domain.deck_finding import FindingReason
from judgekit.views.words.words import Words, message

SENTENCES: Mapping[FindingReason, str] = {
    FindingReason.ONLY_SIDEBOARD_MISSING: message(
        "Only sideboard cards are missing: make a note, no penalty."
    ),
    FindingReason.DECK_DIFFERS: message(
        "The deck doesn't match a list that shows what the player meant to play."
    ),
    FindingReason.DECK_TOO_SMALL: message(
        "The deck has too few cards: {counted_main}, registered {main}, the format's minimum"
        " {fewest}."
    ),
    FindingReason.DECK_TOO_LARGE: message(
        "The deck has too many cards: {counted_main}, registered {main}."
    ),
    FindingReason.SIDEBOARD_TOO_LARGE: message(
        "The sideboard has too many cards: {counted_sideboard}, registered {sideboard}."
    ),
    FindingReason.CARDS_WITH_OPPONENT: message(
        "If the missing cards are in the opponent's deck, the number of cards alone is not a"
        " Game Loss; both players have a Deck Problem."
    ),
    FindingReason.EXTRA_COPY_SEEN: message(
        "There are more copies of a main-deck card than the list allows; it counts unless all"
        " copies are still in the random part of the library."
    ),
    FindingReason.SIDEBOARD_CARD_NOTICED: message(
        "If the opponent may have decided something because of a card that isn't to be in the main"
        " deck, having seen it."
    ),
    FindingReason.LIST_NOT_AS_MEANT: message(
        "If the deck is what the player meant to play, it is the list that is wrong."
    ),
    FindingReason.CARDS_LOST: message(
        "If the missing main-deck cards can't be found, nor identical ones, the list has to change."
    ),
    FindingReason.LIST_TOO_SMALL: message(
        "The list has {main} cards, fewer than the format's minimum of {fewest}."
    ),
    FindingReason.LIST_SIDEBOARD_TOO_LARGE: message(
        "The list has {sideboard} sideboard cards, more than the format allows."
    ),
    FindingReason.LIST_NOT_LEGAL: message("The list has what the format doesn't allow: {cards}."),
    FindingReason.LIST_MAY_BE_ILLEGAL: message("If the banned list hasn't changed since."),
    FindingReason.CARDS_MARKED: message("Cards or sleeves can be told apart."),
    FindingReason.PATTERN_HELPS: message(
        "If knowing the pattern of the marks would help the owner substantially."
    ),
    FindingReason.NO_REPLACEMENT: message(
        "If there is neither replacement nor proxy, so that basic lands go in."
    ),
}
BRIEF: Mapping[FindingReason, str] = {
    FindingReason.ONLY_SIDEBOARD_MISSING: message(
        "Only sideboard cards are missing: make a note, no penalty."
    ),
    FindingReason.DECK_DIFFERS: message("The deck is not as registered."),
    FindingReason.DECK_TOO_SMALL: message("The main deck has too few cards."),
    FindingReason.DECK_TOO_LARGE: message("The main deck has too many cards."),
    FindingReason.SIDEBOARD_TOO_LARGE: message("The sideboard has too many cards."),
    FindingReason.CARDS_WITH_OPPONENT: message("The missing cards are in the opponent's deck."),
    FindingReason.EXTRA_COPY_SEEN: message(
        "A copy too many is no longer in the random part of the library."
    ),
    FindingReason.SIDEBOARD_CARD_NOTICED: message(
        "The opponent may have decided something because of a sideboard card."
    ),
    FindingReason.LIST_NOT_AS_MEANT: message("The list is not what was meant."),
    FindingReason.CARDS_LOST: message("The missing cards are lost."),
    FindingReason.LIST_TOO_SMALL: message("The list has too few cards."),
    FindingReason.LIST_SIDEBOARD_TOO_LARGE: message("The list's sideboard has too many cards."),
    FindingReason.LIST_NOT_LEGAL: message("The list has cards that the format doesn't allow."),
    FindingReason.CARDS_MARKED: message("Cards or sleeves can be told apart."),
}
BRIEF_IF_SO: Mapping[FindingReason, str] = {
    FindingReason.CARDS_WITH_OPPONENT: message("If the missing cards are in the opponent's deck"),
    FindingReason.EXTRA_COPY_SEEN: message(
        "If a copy too many has left the random part of the library"
    ),
    FindingReason.SIDEBOARD_CARD_NOTICED: message(
        "If the opponent may have decided something because of it"
    ),
    FindingReason.LIST_NOT_AS_MEANT: message("If the list is what is wrong"),
    FindingReason.CARDS_LOST: message("If the missing cards are lost"),
    FindingReason.LIST_MAY_BE_ILLEGAL: message("If the banned list hasn't changed since"),
    FindingReason.PATTERN_HELPS: message("If knowing the pattern would help"),
    FindingReason.NO_REPLACEMENT: message("If no replacement is left and basic lands go in"),
}
"""Used if only the judge can tell whether it is so."""


def consideration_sentence(
    reason: FindingReason, figures: Mapping[str, int | str], words: Words
) -> str:
    """The full sentence; `figures` are those of the deck and its list."""
    return words.say(SENTENCES[reason], **figures)


def brief_consideration(reason: FindingReason, words: Words, *, if_so: bool) -> str:
    """The brief text; that of a reason which only the judge can tell is always a condition."""
    if reason in BRIEF_IF_SO and (if_so or reason not in BRIEF):
        return words.say(BRIEF_IF_SO[reason])
    return words.say(BRIEF[reason])
