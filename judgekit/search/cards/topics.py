"""What a card's text can be about besides keywords, and by what the rules on it are known.

Numbers change from edition to edition; a section is known by its title, a rule without one by words
of its first sentence.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from judgekit.search.cards.keyword_uses import COUNTERING


class Place(NamedTuple):
    """A place in the rules: the first of these titles that the edition has, else the first rule
    with these words (a regular expression)."""

    titles: tuple[str, ...] = ()
    sentence: str = ""


class Topic(NamedTuple):
    """What in a card's text belongs to a place in the rules."""

    said: re.Pattern[str]
    place: Place


def _topic(said: str, *titles: str, sentence: str = "") -> Topic:
    return Topic(re.compile(said, re.MULTILINE), Place(titles, sentence))


_WHEN = r"(?:When|Whenever|At)\b"
TRIGGER = rf"(?:^|[\"] ?|— ?){_WHEN}"
"""How a triggered ability begins."""

TOPICS: tuple[Topic, ...] = (
    _topic(
        r"\benters?(?: the battlefield)? (?:tapped|transformed|prepared|as (?:a|an)\b|with"
        r"(?: [\w+/-]+){1,8}? counters?\b|with\b)"
        r"|\bAs [^.\n]{1,60}? enters?(?: the battlefield)?(?=,)",
        sentence=r"^Some replacement effects modify how a permanent enters",
    ),
    _topic(
        r"\bActivate (?:this ability |each .{1,20} )?(?:only|no more than)"
        r"(?: if| once| as an instant| as a sorcery| during| any time)?",
        sentence=r"ability that's prohibited from being activated",
    ),
    _topic(r"\b[Ii]nstead\b", "Replacement Effects"),
    _topic(r"\b[Ss]kips?\b", sentence=r"^An effect that causes a player to skip"),
    _topic(r"\b[Pp]revent(?:s|ed)?\b", "Prevention Effects"),
    _topic(TRIGGER, "Handling Triggered Abilities"),
    _topic(
        rf"(?:^|[\"] ?|— ?){_WHEN}[^.,\n\"]*, if\b",
        sentence=r"^A triggered ability may read",
    ),
    _topic(
        r"(?<!^)\b[Aa]t (?:the beginning of (?:the|your|that player's|their) next\b"
        rf"|(?:the )?end of combat\b)|(?<=[.] )(?!When (?:you|they) (?:do|don't)\b){_WHEN}",
        sentence=r"^An effect may create a delayed triggered ability",
    ),
    _topic(r"\bWhen (?:you|they) do\b", sentence=r"reflexive triggered abilit"),
    _topic(
        rf"(?<!\w)(?:[+-][\dX]+/[+-][\dX]+ |\w+ )?\bcounters?\b(?!{COUNTERING})",
        "Counters",
    ),
    _topic(r"\btokens?\b", "Tokens", sentence=r"^Some effects put tokens onto the battlefield"),
    _topic(r"\bemblems?\b", "Emblems"),
    _topic(r"\b(?:[Cc]opy|copies|copied)\b", "Copying Objects"),
    _topic(
        r"\b[Ff]ace-down (?:creature|permanent|spell)"
        r"|\bturn(?:s|ed)?\b[^.\n]{0,40}? face (?:up|down)"
        r"|\bonto the battlefield face down|\bcast\b[^.\n]{0,40}? face down",
        "Face-Down Spells and Permanents",
    ),
    _topic(r"\bcoins?\b", "Flipping a Coin"),
    _topic(r"\b[Rr]oll(?:s|ed)?\b[^.\n]{0,30}?\b(?:d\d+|die|dice)\b", "Rolling a Die"),
    _topic(r"\bmonarch\b", "The Monarch"),
    _topic(r"\bthe initiative\b", "The Initiative"),
    _topic(r"\b(?:becomes|it's) (?:day|night)\b|\bday or night\b", "Day and Night"),
    _topic(r"\b[Ee]nd the turn\b", "Ending the Turn", "Ending Turns and Phases"),
    _topic(
        r"\bcontrol (?:target|that) (?:player|opponent) (?:during|for)\b",
        "Controlling Another Player",
    ),
    _topic(r"\b[Rr]estart the game\b", "Restarting the Game"),
    _topic(r"\bsubgame\b", "Subgames"),
    _topic(
        r"\b[Cc]hoose (?:one|two|three|four|any number|up to \w+)(?: or (?:both|more))? ?—",
        sentence=r"\bis modal if it has two or more options",
    ),
    _topic(
        r"\badditional cost to cast\b",
        sentence=r"^Some spells(?: and abilities)? have additional costs",
    ),
    _topic(
        r"\brather than pay\b[^.\n]*?\bmana costs?\b|\bwithout paying\b[^.\n]*?\bmana costs?\b",
        sentence=r"^Some spells have alternative costs",
    ),
    _topic(
        r"\bcosts? (?:\{[^}]+\})+ (?:less|more) to cast\b",
        sentence=r"^The player determines the total cost of the spell",
    ),
    _topic(
        r"^\[?[+-]?(?:\d+|X)\]?(?=: )",
        "Loyalty Abilities",
    ),
    _topic(
        r"(?:^|\")(?!\[?[+-])[^.:\"\n]*: Add\b(?![^.\"\n]*\btarget\b)",
        "Mana Abilities",
    ),
    _topic(r"\bextra turns?\b", sentence=r"^Some effects can give a player extra turns"),
    _topic(r"\bwins? the game\b", sentence=r"^An effect may state that a player wins the game"),
    _topic(r"\bloses? the game\b", sentence=r"^An effect may state that a player loses the game"),
    _topic(r"\bdevotion to\b", sentence=r"\bdevotion to \[color\] is equal"),
    _topic(r"\bhistoric\b", sentence=r"^The term historic refers"),
    _topic(r"\b(?:your|full) party\b", sentence=r"^A player's party\b"),
    _topic(
        r"\b[Dd]ies\b|\bdied\b|\b(?:creatures|permanents|tokens|they|would) die\b",
        sentence=r"^The term dies means",
    ),
    _topic(r"\boutside the game\b", sentence=r"^An object is outside the game if"),
    _topic(r"\bopening hand\b", sentence=r"^Some cards allow a player to take actions with them"),
    _topic(r"\bcan be your commander\b", "Commander"),
)

VARIABLE = Place((), r"^Many (?:cards|objects) use the letter X")
DEFINED_BY_ITSELF = Place((), r"^Some static abilities are characteristic-defining")
"""Where a power or a toughness is a star."""
BASIC_LAND_TYPES = Place((), r"^The basic land types are")
BASIC_LANDS = frozenset(("Plains", "Island", "Swamp", "Mountain", "Forest"))

LAYOUTS: Mapping[str, Place] = {
    "split": Place(("Split Cards",)),
    "aftermath": Place(("Split Cards",)),
    "flip": Place(("Flip Cards",)),
    "transform": Place(("Double-Faced Cards",)),
    "modal_dfc": Place(("Modal Double-Faced Cards", "Double-Faced Cards")),
    "meld": Place(("Meld Cards", "Double-Faced Cards")),
    "leveler": Place(("Leveler Cards",)),
    "adventure": Place(("Adventurer Cards",)),
    "prototype": Place(("Prototype Cards",)),
}
"""By layout, where the rules have a section on it; what a subtype says (Saga) is not here."""
