"""Events of deck checks.

A check is known by the id of the event that started it, which is empty until that event is
recorded.
"""

from __future__ import annotations

from judgekit.domain.decklists.decklist import CardCount
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.texts.kinds import (
    Code,
    ListOwner,
    NoteText,
    PlayerName,
    Prose,
    StaffName,
)
from judgekit.domain.standings.player_standing import PlayerStanding


class DeckCheckStarted(Event, frozen=True):
    """A check started: the decks of a table were taken.

    `kind` is `random`, `targeted` for a `reason`, or `by-order`; `counts` is False at or after the
    table's deadline; `round_id` is the id of the round's start. `seed` is that of the draw, empty
    if none was made, and `earlier_seeds` those of draws discarded before it; the lowest
    `top_tables` table numbers had `top_weight` tickets each. `players` and `judges` follow the
    order of the decks; `stage` is a `CheckStage` value. Empty means unknown.
    """

    table: int
    decks: int = 2
    kind: Code = "random"
    reason: Prose = ""
    clock: Code = ""
    round: int = 0
    counts: bool = False
    seed: Code = ""
    judges: tuple[StaffName, ...] = ()
    players: tuple[PlayerName, ...] = ()
    stage: Code = ""
    earlier_seeds: tuple[Code, ...] = ()
    top_tables: int = 0
    top_weight: int = 1
    round_id: Code = ""
    id: Code = ""


class DeckCheckChanged(Event, frozen=True):
    """An open check changed; all fields hold their new values."""

    check: Code
    kind: Code = "random"
    reason: Prose = ""
    judges: tuple[StaffName, ...] = ()
    players: tuple[PlayerName, ...] = ()
    stage: Code = ""


class DeckTicked(Event, frozen=True):
    """Everything counted of a deck so far, replacing what was saved of it before.

    `deck` counts from 0 in the order of the check's players; `part` is the part being counted;
    `done` means that the whole deck has been counted.
    """

    check: Code
    deck: int = 0
    main: tuple[CardCount, ...] = ()
    sideboard: tuple[CardCount, ...] = ()
    part: Code = "main"
    sideboarded: bool = False
    done: bool = False


class ChecklistMarked(Event, frozen=True):
    """A checklist item was marked, replacing its earlier result."""

    check: Code
    item: Prose
    deck: int = 0
    result: Code = "fine"
    note: NoteText = ""


class ChecklistSet(Event, frozen=True):
    """The tournament's checklist was set."""

    items: tuple[Prose, ...]


class DecklistsTaken(Event, frozen=True):
    """Decklists were registered; each replaces its player's earlier one."""

    lists: tuple[RegisteredList, ...]


class DecklistDropped(Event, frozen=True):
    """The player's list was removed."""

    player: ListOwner


class StandingsKept(Event, frozen=True):
    """The standings were replaced.

    `round` is the one in progress or about to be played when they were taken, 0 if unknown.
    """

    records: tuple[PlayerStanding, ...]
    round: int = 0


class PoolsTaken(Event, frozen=True):
    """Pools of Limited players were registered; each replaces its player's earlier one."""

    pools: tuple[RegisteredList, ...]


class PoolDropped(Event, frozen=True):
    """The player's pool was removed."""

    player: ListOwner


class DeckCheckFinished(Event, frozen=True):
    """The check finished and the decks were returned.

    `partial` means that it was broken off; `checked` is how many decks count as checked, None for
    all. `told` is the reading of the round clock at which the table was told to go to turns, in
    milliseconds; None if it was told none or if that isn't known.
    """

    check: Code
    findings: tuple[Prose, ...] = ()
    partial: bool = False
    checked: int | None = None
    told: int | None = None
