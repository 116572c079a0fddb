"""The English text of a card's face, with all taken out in which words are no rules: reminder text,
names of cards, ability words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from judgekit.domain.cards.card import Card, CardFace

NAME = "~"
"""Stands for every name of a card."""

_SIGNS = (("’", "'"), ("‘", "'"), ("“", '"'), ("”", '"'), ("−", "-"))
_REMINDER = re.compile(r" ?\([^()]*\)")
_QUOTED_NAME = re.compile(
    r"(?<=\bnamed )(?:[^\W\d_][\w'-]*|//)"
    r"(?:,? (?:(?:of|the|in|and|to|a|an|from|for|with|at|on) )*(?:[A-Z][\w'-]*|//))*"
)
_BULLET = re.compile(r"^[•*] ?|^\[?(?:[IVX]+(?:, )?)+\]? — ")
_BEFORE_DASH = re.compile(r"^([^—.:\"{}]{1,60}) — ?(?=\S)")
_CHOICE = re.compile(r"^choose\b", re.IGNORECASE)
_SHORT_NAME = re.compile(r"^[^,]+?(?= (?:of|the|from|and) )")
LEGENDARY = "Legendary"


def plain_signs(text: str) -> str:
    """Return a text with the quotation marks and the minus of a typewriter."""
    for sign, plain in _SIGNS:  # many times as fast as `translate`
        text = text.replace(sign, plain)
    return text


def rules_text(card: Card, face: CardFace, is_keyword: Callable[[str], bool]) -> str:
    """Return the text of a card's face, a line for each ability, names as NAME.

    `is_keyword` tells whether words are a keyword's name: a keyword that stands before a dash is
    none of the ability words, which have no meaning in the rules.
    """
    text = plain_signs(face.text)
    while (shorter := _REMINDER.sub("", text)) != text:
        text = shorter
    text = _without_names(text, _names(card, is_keyword))
    return "\n".join(_without_ability_word(line, is_keyword) for line in text.split("\n"))


def _without_names(text: str, names: Iterable[str]) -> str:
    """Replace the names, longest first; a name is written with its capital letters."""
    ordered = sorted(names, key=len, reverse=True)
    if ordered:
        either = "|".join(map(re.escape, ordered))
        text = re.sub(rf"(?<![\w'-])(?:{either})(?![\w-])", NAME, text)
    return _QUOTED_NAME.sub(NAME, text)


def _names(card: Card, is_keyword: Callable[[str], bool]) -> set[str]:
    """Return what its text may call the card and its parts.

    A name that is a keyword as well stays: the keyword's place in the sentence tells them apart.
    """
    names = {card.name, *(each.name for each in card.faces), *(each.name for each in card.parts)}
    names |= {short for each in card.faces for short in _short_names(each)}
    return {plain_signs(each) for each in names if each and not is_keyword(each)}


def _short_names(face: CardFace) -> Iterator[str]:
    """Yield the parts of a legend's name that may stand for the whole in its text."""
    if LEGENDARY in face.types:
        yield face.name.partition(",")[0]
        if found := _SHORT_NAME.match(face.name):
            yield found[0]


def _without_ability_word(line: str, is_keyword: Callable[[str], bool]) -> str:
    line = _BULLET.sub("", line.strip())
    before = _BEFORE_DASH.match(line)
    if before is None or _CHOICE.match(line) or is_keyword(before[1]):
        return line
    return line[before.end() :]
