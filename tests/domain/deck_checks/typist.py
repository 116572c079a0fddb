"""Someone who ticks a deck off, card by card as they come, and counts the key strokes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from random import Random

from judgekit.domain.deck_checks.card_key import card_key
from judgekit.domain.deck_checks.decklist import CardCount, Decklist
from judgekit.domain.deck_checks.part import Part
from judgekit.domain.deck_checks.tick_entry import Key, KnownCards, Line, candidates, press
from judgekit.domain.deck_checks.tick_off import begin


class Typist:
    """Types as few letters as bring the card to the front, the card's quick letter where it has
    one; then a digit for a run, Enter for one card."""

    def __init__(self, registered: Decklist, known: KnownCards, *, sideboarded: bool = False):
        self.line = Line(begin(registered, sideboarded=sideboarded))
        self.strokes = 0
        self._known = known
        self._letters = {
            (card.name, part): card.letters[part] for card in self.line.off.cards for part in Part
        }

    def check(self, main: Sequence[str], sideboard: Sequence[str]) -> None:
        """Both piles, the main deck first."""
        self._pile(main)
        self._type(Key.TAB)
        self._pile(sideboard)

    def _pile(self, cards: Iterable[str]) -> None:
        for name, run in groupby(cards):
            copies = len(list(run))
            self._type(*self._shortest(name), *(Key.ENTER if copies == 1 else _digits(copies)))

    def _shortest(self, name: str) -> str:
        quick = self._letters.get((name, self.line.off.part), "")
        key = card_key(name)
        for typed in (quick, *(key[:end] for end in range(1, len(key) + 1))):
            found = candidates(self.line.off, typed, self._known)
            if found and found[0].name == name:
                return typed
        return f"+{name}"

    def _type(self, *keys: str) -> None:
        for key in keys:
            self.line = press(self.line, key, self._known)
            self.strokes += 1


def _digits(copies: int) -> str:
    """Nine at a time; a digit alone means the card before."""
    return "9" * (copies // 9) + (str(copies % 9) if copies % 9 else "")


def pile(cards: Iterable[CardCount]) -> list[str]:
    """Card by card."""
    return [card.name for card in cards for _ in range(card.count)]


def shuffled(cards: Iterable[str], seed: int) -> list[str]:
    """In an order that is the same on every machine."""
    mixed = list(cards)
    Random(seed).shuffle(mixed)
    return mixed
