"""Legality of a card as a letter per format."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

MOST_FORMATS = 64
MOST_SPELLINGS = 100
"""Of statuses, that are remembered."""
MOST_LETTERS = 5_000
"""Different legalities of cards that are remembered; cards share some hundred."""
STATUSES = ("not_legal", "legal", "restricted", "banned")
"""Weakest first: a card has the strongest status of any of its printings."""
UNSAID = "-"
"""A format for which the file gives no status of this card."""
_NOT_LEGAL = "0"


class _Letters(dict[str | None, str]):
    """The letter of each status as it is written; of none where there is none."""

    def __missing__(self, status: str | None) -> str:
        letter = _letter(status or "")
        if len(self) < MOST_SPELLINGS:
            self[status] = letter
        return letter


class FormatLetters:
    """The formats in the order of the letters; new ones are added as they are met."""

    def __init__(self, formats: Iterable[str] = ()) -> None:
        self.formats = list(formats)
        self._told: set[str] = set()
        self._letters = _Letters()
        self._with_unsaid: dict[str, str] = {}

    def of(self, legalities: Mapping[str, str]) -> str:
        """Return the letters of a card's legalities by format."""
        if not legalities.keys() <= self._told:
            for name in legalities:
                if name not in self.formats and len(self.formats) < MOST_FORMATS:
                    self.formats.append(name)
            self._told.update(legalities.keys() & set(self.formats))
            self._with_unsaid.clear()
        statuses = map(legalities.get, self.formats)
        return "".join(map(self._letters.__getitem__, statuses))

    def with_unsaid(self, letters: str) -> str:
        """Return the letters with `not_legal` for each format that the file tells of with other
        cards and not with this one."""
        known = self._with_unsaid.get(letters)
        if known is None:
            if len(self._with_unsaid) >= MOST_LETTERS:
                self._with_unsaid.clear()
            padded = letters.ljust(len(self.formats), UNSAID)
            self._with_unsaid[letters] = known = "".join(
                _NOT_LEGAL if letter == UNSAID and name in self._told else letter
                for letter, name in zip(padded, self.formats, strict=True)
            )
        return known


def legalities_of(letters: str, formats: Iterable[str]) -> dict[str, str]:
    """Return the legality by format, where the letters tell it."""
    told = zip(formats, letters, strict=False)
    return {name: STATUSES[int(letter)] for name, letter in told if letter != UNSAID}


def stronger(one: str, other: str) -> str:
    """Return the stronger status of each format."""
    width = max(len(one), len(other))
    pairs = zip(one.ljust(width, UNSAID), other.ljust(width, UNSAID), strict=True)
    return "".join(max(pair) for pair in pairs)  # UNSAID sorts before every digit


def _letter(status: str) -> str:
    """Encode a status; a suspended card may not be played, like a banned one."""
    lowered = status.lower().replace(" ", "_")
    lowered = "banned" if lowered == "suspended" else lowered
    return str(STATUSES.index(lowered)) if lowered in STATUSES else UNSAID
