"""What happens to deck checks."""

from __future__ import annotations

from judgekit.domain.decklists.decklist import CardCount
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.shared.event import Event
from judgekit.domain.standings.player_standing import PlayerStanding


class DeckCheckStarted(Event, frozen=True):
    """The decks of a table are taken. `kind` is `random` or `targeted`, the latter for `reason`;
    `counts` is False where that was at or after the table's deadline. `seed` is that of the draw,
    empty where none was made, with the `earlier_seeds` of draws that were put away before it; in it
    the lowest `top_tables` table numbers had `top_weight` tickets each. `players` and `judges`
    belong to the decks in their order; `stage` is a `CheckStage`'s value. Empty means that nobody
    said it."""

    check: int
    table: int
    decks: int = 2
    kind: str = "random"
    reason: str = ""
    clock: str = ""
    round: int = 0
    counts: bool = False
    seed: str = ""
    judges: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    stage: str = ""
    earlier_seeds: tuple[str, ...] = ()
    top_tables: int = 0
    top_weight: int = 1


class DeckCheckChanged(Event, frozen=True):
    """All of what can be said otherwise of an open check, as it is from now on."""

    check: int
    kind: str = "random"
    reason: str = ""
    judges: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    stage: str = ""


class DeckTicked(Event, frozen=True):
    """What has been counted of a deck so far, all of it; `deck` counts from 0 in the order of the
    check's players. It replaces what was kept of that deck before. `part` is where cards are being
    found; `done` says that the deck has been gone through."""

    check: int
    deck: int = 0
    main: tuple[CardCount, ...] = ()
    sideboard: tuple[CardCount, ...] = ()
    part: str = "main"
    sideboarded: bool = False
    done: bool = False


class ChecklistMarked(Event, frozen=True):
    """An item of the physical part was looked at; it replaces what was said of it before."""

    check: int
    item: str
    deck: int = 0
    result: str = "fine"
    note: str = ""


class ChecklistSet(Event, frozen=True):
    """What the physical part consists of from now on."""

    items: tuple[str, ...]


class DecklistsTaken(Event, frozen=True):
    """These lists are registered; each replaces the one that its player had."""

    lists: tuple[RegisteredList, ...]


class DecklistDropped(Event, frozen=True):
    """The list of that player does not count any more."""

    player: str


class StandingsKept(Event, frozen=True):
    """The standings are these, and no others. `round` is the one that was about to be played or
    going on when they were taken, 0 where nobody said it."""

    records: tuple[PlayerStanding, ...]
    round: int = 0


class PoolsTaken(Event, frozen=True):
    """These pools of Limited players are registered; each replaces the one that its player had."""

    pools: tuple[RegisteredList, ...]


class PoolDropped(Event, frozen=True):
    """The pool of that player does not count any more."""

    player: str


class DeckCheckFinished(Event, frozen=True):
    """They are back. `partial`: the check was broken off; `checked` is how many decks count as
    checked, None for all of them; `penalties` are the numbers of those that came of it."""

    check: int
    findings: tuple[str, ...] = ()
    partial: bool = False
    checked: int | None = None
    penalties: tuple[int, ...] = ()
