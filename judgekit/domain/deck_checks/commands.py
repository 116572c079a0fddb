"""What can be asked of deck checks; the names are those of scripts."""

from __future__ import annotations

from typing import Any

from judgekit.domain.deck_checks.checklist import ItemResult
from judgekit.domain.decklists.decklist import CardCount
from judgekit.domain.decklists.part import Part
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.shared.command import Command
from judgekit.domain.standings.player_standing import PlayerStanding


class StartDeckCheck(Command, frozen=True, tag="start-deck-check"):
    """Take the decks of a table; `kind` is `random` or `targeted`. `seed` is that of the draw,
    `earlier_seeds` are those of draws that were put away before it, and in it the lowest
    `top_tables` table numbers had `top_weight` tickets each. `players` and `judges` belong to the
    decks in their order; `stage` is a `CheckStage`'s value."""

    table: int
    decks: int = 2
    kind: str = "random"
    reason: str = ""
    clock: str = ""
    seed: str = ""
    judges: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    stage: str = ""
    earlier_seeds: tuple[str, ...] = ()
    top_tables: int = 0
    top_weight: int = 1


class ChangeDeckCheck(Command, frozen=True, tag="change-deck-check"):
    """Say otherwise what the check of that number is. What is None stays."""

    check: int
    kind: str | None = None
    reason: str | None = None
    judges: tuple[str, ...] | None = None
    players: tuple[str, ...] | None = None
    stage: str | None = None


class TickDeck(Command, frozen=True, tag="tick-deck"):
    """Keep what has been counted of a deck so far, all of it; see `DeckTicked`."""

    check: int
    deck: int = 0
    main: tuple[CardCount, ...] = ()
    sideboard: tuple[CardCount, ...] = ()
    part: str = Part.MAIN.value
    sideboarded: bool = False
    done: bool = False


class MarkChecklist(Command, frozen=True, tag="mark-checklist"):
    """An item of the physical part; `result` is an `ItemResult`'s value."""

    check: int
    item: str
    deck: int = 0
    result: str = ItemResult.FINE.value
    note: str = ""


class SetChecklist(Command, frozen=True, tag="set-checklist"):
    """What the physical part consists of at this event: `ChecklistItem`s or own words."""

    items: tuple[str, ...]


class TakeDecklists(Command, frozen=True, tag="take-decklists"):
    """Register these lists, one or many; each replaces the one that its player had."""

    lists: tuple[RegisteredList, ...]


class DropDecklist(Command, frozen=True, tag="drop-decklist"):
    """The list of that player does not count any more."""

    player: str


class KeepStandings(Command, frozen=True, tag="keep-records"):
    """The standings, whole: they replace those that were kept before. `round` is the one that was
    about to be played or going on when they were taken, 0 where nobody says it."""

    records: tuple[PlayerStanding, ...]
    round: int = 0


class TakePools(Command, frozen=True, tag="take-pools"):
    """Register these pools of Limited players, one or many; each replaces the one that its player
    had. All parts of such a list together are the pool."""

    pools: tuple[RegisteredList, ...]


class DropPool(Command, frozen=True, tag="drop-pool"):
    """The pool of that player does not count any more."""

    player: str


class FinishDeckCheck(Command, frozen=True, tag="finish-deck-check"):
    """Bring them back; `findings` is a text, or several, or whatever else a script says of it.

    `partial`: the check was broken off. `checked` is how many decks count as checked, None for all
    of them.
    """

    table: int
    findings: Any = None
    clock: str = ""
    partial: bool = False
    checked: int | None = None
