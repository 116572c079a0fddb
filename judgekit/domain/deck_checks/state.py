"""The deck checks of the day."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

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
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.interruptions import Interrupting
from judgekit.domain.shared.moment import Moment
from judgekit.domain.standings.player_standing import PlayerStanding


class KeptTicks(msgspec.Struct, frozen=True):
    """What had been counted of a deck at an instant."""

    counted: DeckTicked
    at: Moment


class DeckCheck(Interrupting):
    """One check of a table; `reason` says why it was chosen, where it was targeted. Decks count
    from 0, in the order of `players` and `judges`."""

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
    """What has been counted, by deck."""
    checklist: dict[tuple[int, str], ChecklistMarked] = msgspec.field(default_factory=dict)
    """What was said of the physical part, by deck and item."""
    partial: bool = False
    checked: int = 0
    """How many decks count as checked, once they are back."""
    penalties: tuple[int, ...] = ()


class KeptStandings(msgspec.Struct, frozen=True):
    """The standings, when they were taken, and in which round; 0 where nobody said it."""

    players: tuple[PlayerStanding, ...] = ()
    round: int = 0
    at: Moment = 0


class DeckChecks(msgspec.Struct):
    """All checks by number, in the order in which they began."""

    by_number: dict[int, DeckCheck] = {}
    opened: set[int] = set()
    decks_checked: int = 0
    last_number: int = 0
    checklist: tuple[str, ...] = STANDARD_CHECKLIST
    lists: dict[str, RegisteredList] = {}
    """The registered decklists by player."""
    pools: dict[str, RegisteredList] = {}
    """The registered pools of Limited by player."""
    records: KeptStandings = KeptStandings()

    def open_checks(self) -> list[DeckCheck]:
        """Those that go on, the longest first."""
        return [self.by_number[number] for number in sorted(self.opened)]

    def open_at(self, table: int, clock: str = "") -> DeckCheck | None:
        """The check that goes on there."""
        for check in self.open_checks():
            if check.table == table and (not clock or check.clock == clock):
                return check
        return None


def start_check(checks: DeckChecks, event: DeckCheckStarted, at: Moment) -> DeckCheck:
    """A time box starts."""
    check = DeckCheck(
        event.check,
        event.table,
        event.clock,
        event.round,
        event.reason,
        at,
        f"check {event.check}",
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
    checks.by_number[event.check] = check
    checks.opened.add(event.check)
    checks.last_number = event.check
    return check


def change_check(checks: DeckChecks, event: DeckCheckChanged, at: Moment) -> None:
    """It was taken otherwise than was said."""
    del at
    check = checks.by_number[event.check]
    check.kind, check.reason, check.stage = event.kind, event.reason, event.stage
    check.judges, check.players = event.judges, event.players


def keep_ticks(checks: DeckChecks, event: DeckTicked, at: Moment) -> None:
    """What was counted of the deck is this from now on."""
    checks.by_number[event.check].ticked[event.deck] = KeptTicks(event, at)


def mark_checklist(checks: DeckChecks, event: ChecklistMarked, at: Moment) -> None:
    """An item was looked at."""
    del at
    checks.by_number[event.check].checklist[event.deck, event.item] = event


def set_checklist(checks: DeckChecks, event: ChecklistSet, at: Moment) -> None:
    """Checks have these items from now on."""
    del at
    checks.checklist = event.items


def take_lists(checks: DeckChecks, event: DecklistsTaken, at: Moment) -> None:
    """They are known from now on."""
    del at
    checks.lists.update((each.player, each) for each in event.lists)


def drop_list(checks: DeckChecks, event: DecklistDropped, at: Moment) -> None:
    """It is not known any more."""
    del at
    checks.lists.pop(event.player, None)


def take_pools(checks: DeckChecks, event: PoolsTaken, at: Moment) -> None:
    """They are known from now on."""
    del at
    checks.pools.update((each.player, each) for each in event.pools)


def drop_pool(checks: DeckChecks, event: PoolDropped, at: Moment) -> None:
    """It is not known any more."""
    del at
    checks.pools.pop(event.player, None)


def keep_records(checks: DeckChecks, event: StandingsKept, at: Moment) -> None:
    """The standings are these from now on."""
    checks.records = KeptStandings(event.records, event.round, at)


def finish_check(checks: DeckChecks, event: DeckCheckFinished, at: Moment) -> DeckCheck:
    """Its decks are back."""
    check = checks.by_number[event.check]
    check.closed, check.findings = at, event.findings
    check.partial, check.penalties = event.partial, event.penalties
    check.checked = check.decks if event.checked is None else event.checked
    checks.decks_checked += check.checked
    checks.opened.discard(event.check)
    return check


CHECK_CHANGES: Mapping[type[Event], Callable[[DeckChecks, Any, Moment], None]] = {
    DeckCheckChanged: change_check,
    DeckTicked: keep_ticks,
    ChecklistMarked: mark_checklist,
    ChecklistSet: set_checklist,
    DecklistsTaken: take_lists,
    DecklistDropped: drop_list,
    PoolsTaken: take_pools,
    PoolDropped: drop_pool,
    StandingsKept: keep_records,
}
"""What each kind of event does to the checks that touches nothing else."""
CHECK_KINDS: Mapping[str, type[Event]] = {
    "deck-check-started": DeckCheckStarted,
    "deck-check-changed": DeckCheckChanged,
    "deck-ticked": DeckTicked,
    "checklist-marked": ChecklistMarked,
    "checklist-set": ChecklistSet,
    "decklists-taken": DecklistsTaken,
    "decklist-dropped": DecklistDropped,
    "pools-taken": PoolsTaken,
    "pool-dropped": PoolDropped,
    "records-kept": StandingsKept,
    "deck-check-finished": DeckCheckFinished,
}
"""The names under which events of deck checks are kept; none is ever given to another."""
