"""Ticks a deck off card by card, and counts the keystrokes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from random import Random

from judgekit.domain.cards.card_key import card_key
from judgekit.domain.deck_checks.tick_entry import (
    Key,
    KnownCards,
    Line,
    candidates,
    in_one_key_mode,
    press,
)
from judgekit.domain.deck_checks.tick_off import begin
from judgekit.domain.decklists.decklist import CardCount, Decklist
from judgekit.domain.decklists.part import Part


class Typist:
    """Types the card's quick letter if it has one, else its initials or as many letters of one of
    its words as bring it to the front; then a digit for a run, Enter for one card."""

    def __init__(
        self,
        registered: Decklist,
        known: KnownCards,
        *,
        sideboarded: bool = False,
        one_key: bool = False,
    ):
        line = Line(begin(registered, sideboarded=sideboarded))
        self.line = in_one_key_mode(line) if one_key else line
        self.strokes = 0
        self._known = known
        self._letters = {
            (card.name, part): card.letters[part] for card in self.line.off.cards for part in Part
        }

    def check(self, main: Sequence[str], sideboard: Sequence[str]) -> None:
        """Type both piles, the main deck first."""
        self._pile(main)
        self._type(Key.OTHER_PART)
        self._pile(sideboard)

    def _pile(self, cards: Iterable[str]) -> None:
        for name, run in groupby(cards):
            copies = len(list(run))
            letters = self._shortest(name)
            at_once = self.line.one_key and letters == self._quick(name)
            single = "" if at_once else Key.ENTER
            begin_name = " " if self.line.one_key and not at_once else ""
            self._type(*begin_name, *letters, *(_digits(copies) if copies > 1 else single))

    def _shortest(self, name: str) -> str:
        quick = self._quick(name)
        key = card_key(name)
        words = key.replace("/", " ").split()
        initials = "".join(word[0] for word in words)
        starts = (begun[:end] for end in range(1, len(key) + 1) for begun in (key, *words[1:]))
        beginnings = dict.fromkeys(starts)
        for typed in (quick, initials[:3], *beginnings):
            found = candidates(self.line.off, typed, self._known)
            if found and found[0].name == name:
                return typed
        return f"+{name}"

    def _quick(self, name: str) -> str:
        return self._letters.get((name, self.line.off.part), "")

    def _type(self, *keys: str) -> None:
        for key in keys:
            self.line = press(self.line, key, self._known)
            self.strokes += 1


def _digits(copies: int) -> str:
    """A run that has come; of more than nine there are so many that two digits are read."""
    return str(copies)


def pile(cards: Iterable[CardCount]) -> list[str]:
    """List the cards one by one."""
    return [card.name for card in cards for _ in range(card.count)]


def shuffled(cards: Iterable[str], seed: int) -> list[str]:
    """Shuffle in an order that is the same on every machine."""
    mixed = list(cards)
    Random(seed).shuffle(mixed)
    return mixed
