"""Quick letters: one letter per card of a list, so that most cards need a single key."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class NamedCopies(msgspec.Struct, frozen=True):
    """A card by its key (`card_key`), with the number of copies expected."""

    key: str
    copies: int


def quick_letters(cards: Sequence[NamedCopies], guests: Sequence[str] = ()) -> dict[str, str]:
    """Assign letters of their own names to as many cards as possible; no letter is used twice.

    Cards with many copies choose first, and each prefers the first letter of its name, then those
    of its other words, then the rest in order. A card that finds its letter taken may move the
    other to another letter, but never leave it without one (augmenting paths of bipartite
    matching). `guests` are keys of unexpected cards: they get remaining letters only. The result
    maps keys to letters.
    """
    wanted = {card.key: _letters(card.key) for card in cards}
    owner: dict[str, str] = {}

    def settle(key: str, tried: set[str]) -> bool:
        for letter in wanted[key]:
            if letter not in owner:
                owner[letter] = key
                return True
        for letter in wanted[key]:
            if letter not in tried:
                tried.add(letter)
                if settle(owner[letter], tried):
                    owner[letter] = key
                    return True
        return False

    for card in sorted(cards, key=lambda each: (-each.copies, each.key)):
        settle(card.key, set())
    for key in guests:
        left = (letter for letter in _letters(key) if letter not in owner)
        owner.setdefault(next(left, ""), key)
    owner.pop("", None)
    return {key: letter for letter, key in owner.items()}


def _letters(key: str) -> tuple[str, ...]:
    words = [word for word in key.replace("/", " ").split() if word]
    initials = [word[0] for word in words]
    return tuple(dict.fromkeys(sign for sign in (*initials, *key) if sign.isalpha()))
