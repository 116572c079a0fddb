"""Commands for deck checks; their tags are the names used in scripts.

A check is named by its number or its id; 0 and an empty text name none.
"""

from __future__ import annotations

from typing import Any

from judgekit.domain.deck_checks.checklist import ItemResult
from judgekit.domain.decklists.decklist import CardCount
from judgekit.domain.decklists.part import Part
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.texts.kinds import (
    Code,
    ListOwner,
    NoteText,
    PlayerName,
    Prose,
    StaffName,
)
from judgekit.domain.standings.player_standing import PlayerStanding


class StartDeckCheck(Command, frozen=True, tag="start-deck-check"):
    """Start a check of a table's decks; `kind` is how the table was chosen: `random`,
    `targeted` or `by-order`.

    `seed` is that of the draw, `earlier_seeds` those of draws discarded before it; the lowest
    `top_tables` table numbers had `top_weight` tickets each. `players` and `judges` follow the
    order of the decks; `stage` is a `CheckStage` value; `round` names a round as in
    `clock/commands.py`.
    """

    table: int
    decks: int = 2
    kind: Code = "random"
    reason: Prose = ""
    clock: Code = ""
    seed: Code = ""
    judges: tuple[StaffName, ...] = ()
    players: tuple[PlayerName, ...] = ()
    stage: Code = ""
    earlier_seeds: tuple[Code, ...] = ()
    top_tables: int = 0
    top_weight: int = 1
    round: int | Code = ""


class ChangeDeckCheck(Command, frozen=True, tag="change-deck-check"):
    """Change an open check; None keeps a value."""

    check: int | Code
    kind: Code | None = None
    reason: Prose | None = None
    judges: tuple[StaffName, ...] | None = None
    players: tuple[PlayerName, ...] | None = None
    stage: Code | None = None


class TickDeck(Command, frozen=True, tag="tick-deck"):
    """Save everything counted of a deck so far; see `DeckTicked`."""

    check: int | Code
    deck: int = 0
    main: tuple[CardCount, ...] = ()
    sideboard: tuple[CardCount, ...] = ()
    part: Code = Part.MAIN.value
    sideboarded: bool = False
    done: bool = False


class MarkChecklist(Command, frozen=True, tag="mark-checklist"):
    """Mark an item of the physical part; `result` is an `ItemResult` value."""

    check: int | Code
    item: Prose
    deck: int = 0
    result: Code = ItemResult.FINE.value
    note: NoteText = ""


class SetChecklist(Command, frozen=True, tag="set-checklist"):
    """Set the tournament's checklist: `ChecklistItem` values or free texts."""

    items: tuple[Prose, ...]


class TakeDecklists(Command, frozen=True, tag="take-decklists"):
    """Register decklists; each replaces its player's earlier one.

    `former` is the player under whose name the list was kept before, if it moves to another.
    """

    lists: tuple[RegisteredList, ...]
    former: ListOwner = ""


class DropDecklist(Command, frozen=True, tag="drop-decklist"):
    """Remove the player's list."""

    player: ListOwner


class KeepStandings(Command, frozen=True, tag="keep-records"):
    """Replace the stored standings.

    `round` is the one in progress or about to be played when they were taken, 0 if unknown.
    """

    records: tuple[PlayerStanding, ...]
    round: int = 0


class TakePools(Command, frozen=True, tag="take-pools"):
    """Register pools of Limited players; each replaces its player's earlier one.

    All parts of such a list together are the pool. `former` is as in `TakeDecklists`.
    """

    pools: tuple[RegisteredList, ...]
    former: ListOwner = ""


class DropPool(Command, frozen=True, tag="drop-pool"):
    """Remove the player's pool."""

    player: ListOwner


class FinishDeckCheck(Command, frozen=True, tag="finish-deck-check"):
    """Finish the check and return the decks.

    The check is the one named by `check`, which is then at `table` unless that is 0; without a name
    it is the one at the table.
    `findings` is a text, several texts, or any other value from a script. `partial` means that the
    check was broken off. `checked` is how many decks count as checked, None for all.
    """

    table: int = 0
    findings: Any = None
    clock: Code = ""
    partial: bool = False
    checked: int | None = None
    check: int | Code = ""
