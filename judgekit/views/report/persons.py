"""Who is named in a report: by their names, or each by a letter of their own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from judgekit.domain.shared.moment import Moment
from judgekit.domain.tournament import Tournament

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Naming(Protocol):
    """How a report calls people, and what it says in their own words."""

    def person(self, name: str) -> str:
        """What stands for a player or a judge; empty for nobody."""
        ...

    def prose(self, text: str) -> str:
        """What stands for what somebody wrote down."""
        ...

    def order(self, called: str) -> tuple[int, str]:
        """The key by which what stands for people is sorted."""
        ...


class ByName:
    """Everybody by name, as the pairings or else the record first wrote it."""

    def __init__(self, state: Tournament) -> None:
        self._players = state.players

    def person(self, name: str) -> str:
        """See `Naming`."""
        return self._players.name_of(name) if name.strip() else ""

    def prose(self, text: str) -> str:
        """See `Naming`."""
        return text

    def order(self, called: str) -> tuple[int, str]:
        """See `Naming`."""
        return 0, called.casefold()


class ByLetter:
    """Everybody by a letter, the same one everywhere; what was written is left out.

    Letters follow the order in which people are first met on the day: that of names would tell
    something of them.
    """

    def __init__(self, state: Tournament) -> None:
        self._players = state.players
        self._letters: dict[str, str] = {}
        for _, name in sorted(_mentions(state), key=lambda mention: mention[0]):
            if name.strip():
                self._letters.setdefault(self._players.id_of(name), letters(len(self._letters)))

    def person(self, name: str) -> str:
        """See `Naming`."""
        if not name.strip():
            return ""
        id_ = self._players.id_of(name)
        return self._letters.setdefault(id_, letters(len(self._letters)))

    def prose(self, text: str) -> str:
        """See `Naming`."""
        del text
        return ""

    def order(self, called: str) -> tuple[int, str]:
        """See `Naming`."""
        return len(called), called


def letters(place: int) -> str:
    """A to Z for 0 to 25, then AA, AB and so on."""
    said = ""
    place += 1
    while place:
        place, letter = divmod(place - 1, len(LETTERS))
        said = LETTERS[letter] + said
    return said


def _mentions(state: Tournament) -> Iterator[tuple[Moment, str]]:
    """Yield everybody whom a report may name, with when."""
    for call in state.calls.entered:
        yield call.opened, call.judge
    for check in state.deck_checks.entered:
        yield from ((check.opened, name) for name in (*check.judges, *check.players))
    for written in state.infractions.entered:
        issued = written.issued
        yield from ((written.at, name) for name in (issued.player, issued.judge, issued.head_judge))
    for appeal in state.appeals.entered:
        asked = appeal.asked
        names = (asked.player, asked.floor_judge, appeal.head_judge)
        yield from ((appeal.opened, name) for name in names)
