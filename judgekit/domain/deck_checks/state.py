"""State of the tournament's deck checks."""

from __future__ import annotations

from typing import Protocol

import msgspec

from judgekit.domain.deck_checks.checklist import STANDARD_CHECKLIST
from judgekit.domain.deck_checks.events import (
    ChecklistMarked,
    ChecklistSet,
    DeckCheckChanged,
    DeckCheckFinished,
    DeckCheckStarted,
    DecklistDropped,
    DecklistsTaken,
    DeckTicked,
    PoolDropped,
    PoolsTaken,
    StandingsKept,
)
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.shared.interruptions import Interrupting
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.numbered import HasEntryOrder, Numbered
from judgekit.domain.standings.player_standing import PlayerStanding


class KeptTicks(msgspec.Struct, frozen=True, gc=False):
    """A deck's saved counts and when they were saved."""

    counted: DeckTicked
    at: Moment


class DeckCheck(Interrupting):
    """One deck check of a table; `reason` says why the table was chosen if it was targeted.

    Decks count from 0, in the order of `players` and `judges`.
    """

    decks: int = 2
    kind: str = "random"
    findings: tuple[str, ...] = ()
    seed: str = ""
    judges: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    stage: str = ""
    earlier_seeds: tuple[str, ...] = ()
    top_tables: int = 0
    top_weight: int = 1
    ticked: dict[int, KeptTicks] = msgspec.field(default_factory=dict)
    """Saved counts, by deck."""
    checklist: dict[tuple[int, str], ChecklistMarked] = msgspec.field(default_factory=dict)
    """Checklist results, by deck and item."""
    partial: bool = False
    checked: int = 0
    """How many decks count as checked, once the check has finished."""
    penalties: tuple[str, ...] = ()
    """Ids of the penalties that came of it."""


class KeptStandings(msgspec.Struct, frozen=True):
    """The standings, with the round and the instant they were taken; round 0 if unknown."""

    players: tuple[PlayerStanding, ...] = ()
    round: int = 0
    at: Moment = 0


class DeckChecks(msgspec.Struct):
    """All checks in the order of entry, with the lists, pools and standings."""

    entered: Numbered[DeckCheck] = msgspec.field(default_factory=Numbered)
    opened: set[str] = set()
    """Ids of the open checks."""
    decks_checked: int = 0
    checklist: tuple[str, ...] = STANDARD_CHECKLIST
    lists: dict[str, RegisteredList] = {}
    """Registered decklists, by player. Replaced as a whole, so that an index of them can tell."""
    pools: dict[str, RegisteredList] = {}
    """Registered Limited pools, by player; replaced in the same way."""
    standings: KeptStandings = KeptStandings()

    def open_check(self, name: int | str) -> DeckCheck | None:
        """The check of that number or id if it is open."""
        check = self.entered.find(name)
        return check if check is not None and check.id in self.opened else None

    def open_checks(self) -> list[DeckCheck]:
        """The open checks, by number."""
        by_id = self.entered.by_id
        return sorted((by_id[id_] for id_ in self.opened), key=lambda each: each.number)

    def open_at(self, table: int, clock: str = "") -> DeckCheck | None:
        """The check at the table that was started first and is open; an empty `clock` matches any
        clock."""
        found = [
            check
            for check in self.open_checks()
            if check.table == table and (not clock or check.clock == clock)
        ]
        return min(found, key=lambda check: (check.opened, check.number), default=None)


class HasDeckChecks(HasEntryOrder, Protocol):
    """A state that has deck checks."""

    deck_checks: DeckChecks


def start_check(state: HasDeckChecks, event: DeckCheckStarted, at: Moment, author: str) -> None:
    """Add an open check."""
    del author
    check = DeckCheck(
        event.id,
        event.table,
        event.clock,
        event.round,
        event.reason,
        at,
        event.round_id,
        decks=event.decks,
        kind=event.kind,
        seed=event.seed,
        judges=event.judges,
        players=event.players,
        stage=event.stage,
        earlier_seeds=event.earlier_seeds,
        top_tables=event.top_tables,
        top_weight=event.top_weight,
    )
    state.deck_checks.entered.add(check, state.entry_order)
    state.deck_checks.opened.add(event.id)


def change_check(state: HasDeckChecks, event: DeckCheckChanged, at: Moment, author: str) -> None:
    """Store the check's new details."""
    del at, author
    check = state.deck_checks.entered.by_id.get(event.check)
    if check is not None and check.is_open:
        check.kind, check.reason, check.stage = event.kind, event.reason, event.stage
        check.judges, check.players = event.judges, event.players


def keep_ticks(state: HasDeckChecks, event: DeckTicked, at: Moment, author: str) -> None:
    """Replace the deck's saved counts."""
    del author
    check = state.deck_checks.entered.by_id.get(event.check)
    if check is not None and check.is_open:
        check.ticked[event.deck] = KeptTicks(event, at)


def mark_checklist(state: HasDeckChecks, event: ChecklistMarked, at: Moment, author: str) -> None:
    """Store the result of a checklist item."""
    del at, author
    check = state.deck_checks.entered.by_id.get(event.check)
    if check is not None and check.is_open:
        check.checklist[event.deck, event.item] = event


def set_checklist(state: HasDeckChecks, event: ChecklistSet, at: Moment, author: str) -> None:
    """Replace the checklist for the tournament's checks."""
    del at, author
    state.deck_checks.checklist = event.items


def take_lists(state: HasDeckChecks, event: DecklistsTaken, at: Moment, author: str) -> None:
    """Add the lists, replacing earlier ones of the same players."""
    del at, author
    checks = state.deck_checks
    checks.lists = {**checks.lists, **{each.player: each for each in event.lists}}


def drop_list(state: HasDeckChecks, event: DecklistDropped, at: Moment, author: str) -> None:
    """Remove the list."""
    del at, author
    checks = state.deck_checks
    checks.lists = {name: each for name, each in checks.lists.items() if name != event.player}


def take_pools(state: HasDeckChecks, event: PoolsTaken, at: Moment, author: str) -> None:
    """Add the pools, replacing earlier ones of the same players."""
    del at, author
    checks = state.deck_checks
    checks.pools = {**checks.pools, **{each.player: each for each in event.pools}}


def drop_pool(state: HasDeckChecks, event: PoolDropped, at: Moment, author: str) -> None:
    """Remove the pool."""
    del at, author
    checks = state.deck_checks
    checks.pools = {name: each for name, each in checks.pools.items() if name != event.player}


def keep_standings(state: HasDeckChecks, event: StandingsKept, at: Moment, author: str) -> None:
    """Replace the standings."""
    del author
    state.deck_checks.standings = KeptStandings(event.records, event.round, at)


def finish_check(state: HasDeckChecks, event: DeckCheckFinished, at: Moment, author: str) -> None:
    """Close the check and count its decks."""
    del author
    checks = state.deck_checks
    check = checks.entered.by_id.get(event.check)
    if check is None or not check.is_open:
        return
    check.closed, check.findings, check.partial = at, event.findings, event.partial
    check.checked = check.decks if event.checked is None else event.checked
    checks.decks_checked += check.checked
    checks.opened.discard(check.id)
