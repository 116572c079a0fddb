"""Decisions on deck check commands: the event, or the refusal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from judgekit.domain.deck_checks.checklist import MOST_ITEMS, ItemResult
from judgekit.domain.deck_checks.commands import (
    ChangeDeckCheck,
    DropDecklist,
    DropPool,
    FinishDeckCheck,
    KeepStandings,
    MarkChecklist,
    SetChecklist,
    StartDeckCheck,
    TakeDecklists,
    TakePools,
    TickDeck,
)
from judgekit.domain.deck_checks.draw import HIGHEST_WEIGHT
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
from judgekit.domain.deck_checks.selection import KINDS
from judgekit.domain.deck_checks.stage import CheckStage
from judgekit.domain.deck_checks.state import DeckCheck, DeckChecks, HasDeckChecks
from judgekit.domain.decklists.decklist import MOST_COPIES
from judgekit.domain.decklists.part import Part
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.feature import Decision
from judgekit.domain.shared.interruptions import TableInRound
from judgekit.domain.shared.moment import SECOND, Moment
from judgekit.domain.shared.numbered import is_named
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.standings.player_standing import HIGHEST_POINTS

MOST_DECKS = 12
"""Upper limit for one table: two teams of three need six; the rest is margin."""
MOST_RECORDS = 100_000
"""Upper limit on the players of a tournament."""
TICKS_APART = 3 * SECOND


def decide_start(command: StartDeckCheck, place: TableInRound) -> DeckCheckStarted | Refusal:
    """Start the check where its table was found."""
    for field, right in (
        ("kind", command.kind in KINDS),
        ("decks", 1 <= command.decks <= MOST_DECKS),
        ("stage", _is_stage(command.stage)),
        ("top_tables", command.top_tables >= 0),
        ("top_weight", 1 <= command.top_weight <= HIGHEST_WEIGHT),
    ):
        if not right:
            return Refusal(RefusalCode.WRONG_VALUE, {"field": field})
    return DeckCheckStarted(
        command.table,
        command.decks,
        command.kind,
        command.reason,
        place.clock,
        place.round,
        place.counts,
        command.seed,
        command.judges,
        command.players,
        command.stage,
        command.earlier_seeds,
        command.top_tables,
        command.top_weight,
        place.round_id,
    )


def decide_finish(
    check: DeckCheck, command: FinishDeckCheck, told: int | None
) -> DeckCheckFinished | Refusal:
    """Finish the check; `told` is the reading that its table was told, in milliseconds."""
    if command.checked is not None and not 0 <= command.checked <= check.decks:
        return Refusal(RefusalCode.WRONG_VALUE, {"field": "checked"})
    findings = _as_texts(command.findings)
    return DeckCheckFinished(check.id, findings, command.partial, command.checked, told)


def check_to_finish(checks: DeckChecks, command: FinishDeckCheck) -> DeckCheck | Refusal:
    """Find the named check, else the open one at the table."""
    if not is_named(command.check):
        if not command.table:
            return _wrong("table")
        check = checks.open_at(command.table, command.clock)
        return check or Refusal(RefusalCode.NO_OPEN_CHECK, {"table": command.table})
    check = checks.open_check(command.check)
    if check is None:
        return _not_open(checks, command.check)
    if command.table not in (0, check.table):
        return Refusal(RefusalCode.NO_OPEN_CHECK, {"table": command.table})
    return check


def set_checklist(
    state: HasDeckChecks, command: SetChecklist, at: Moment
) -> ChecklistSet | Refusal:
    """Set the checklist, without duplicates."""
    del state, at
    items = tuple(dict.fromkeys(item.strip() for item in command.items if item.strip()))
    return ChecklistSet(items) if len(items) <= MOST_ITEMS else _wrong("items")


def take_lists(state: HasDeckChecks, command: TakeDecklists, at: Moment) -> Decision:
    """Register lists; each must name its player. A list that moves leaves its former name."""
    del at
    if not _are_named(command.lists):
        return _wrong("player")
    taken = DecklistsTaken(command.lists)
    moves = _moves(command.former, command.lists, state.deck_checks.lists)
    return (DecklistDropped(command.former), taken) if moves else taken


def drop_list(state: HasDeckChecks, command: DropDecklist, at: Moment) -> Event:
    """Remove the player's list."""
    del state, at
    return DecklistDropped(command.player)


def take_pools(state: HasDeckChecks, command: TakePools, at: Moment) -> Decision:
    """Register pools; each must name its player. A pool that moves leaves its former name."""
    del at
    if not _are_named(command.pools):
        return _wrong("player")
    taken = PoolsTaken(command.pools)
    moves = _moves(command.former, command.pools, state.deck_checks.pools)
    return (PoolDropped(command.former), taken) if moves else taken


def drop_pool(state: HasDeckChecks, command: DropPool, at: Moment) -> Event:
    """Remove the player's pool."""
    del state, at
    return PoolDropped(command.player)


def keep_standings(state: HasDeckChecks, command: KeepStandings, at: Moment) -> Event | Refusal:
    """Store the standings, after validating their points."""
    del state, at
    records = command.records
    if not 0 < len(records) <= MOST_RECORDS or not all(each.player.strip() for each in records):
        return _wrong("records")
    if not all(0 <= each.points <= HIGHEST_POINTS for each in records):
        return _wrong("points")
    return StandingsKept(records, command.round) if command.round >= 0 else _wrong("round")


def change_check(state: HasDeckChecks, command: ChangeDeckCheck, at: Moment) -> Event | Refusal:
    """Change an open check; fields that are None keep their value."""
    del at
    check = state.deck_checks.open_check(command.check)
    if check is None:
        return _not_open(state.deck_checks, command.check)
    said = {
        field: value
        for field, value in msgspec.structs.asdict(command).items()
        if value is not None and field != "check"
    }
    before = DeckCheckChanged(
        check.id, check.kind, check.reason, check.judges, check.players, check.stage
    )
    event = msgspec.structs.replace(before, **said)
    for field, right in (("kind", event.kind in KINDS), ("stage", _is_stage(event.stage))):
        if not right:
            return _wrong(field)
    return event


def mark_checklist(state: HasDeckChecks, command: MarkChecklist, at: Moment) -> Event | Refusal:
    """Mark a checklist item for one of the check's decks."""
    del at
    check = state.deck_checks.open_check(command.check)
    if check is None:
        return _not_open(state.deck_checks, command.check)
    for field, right in (
        ("deck", 0 <= command.deck < check.decks),
        ("item", bool(command.item.strip())),
        ("result", command.result in list(ItemResult)),
    ):
        if not right:
            return _wrong(field)
    return ChecklistMarked(**{**msgspec.structs.asdict(command), "check": check.id})


def tick_deck(state: HasDeckChecks, command: TickDeck, at: Moment) -> Event | Refusal:
    """Save the counts of one of the check's decks."""
    del at
    check = state.deck_checks.open_check(command.check)
    if check is None:
        return _not_open(state.deck_checks, command.check)
    cards = (*command.main, *command.sideboard)
    for field, right in (
        ("deck", 0 <= command.deck < check.decks),
        ("part", command.part in list(Part)),
        ("count", all(0 < card.count <= MOST_COPIES for card in cards)),
    ):
        if not right:
            return _wrong(field)
    return DeckTicked(**{**msgspec.structs.asdict(command), "check": check.id})


def start_obstacle(state: HasDeckChecks, event: DeckCheckStarted, at: Moment) -> Refusal | None:
    """Refuse a second open check at a table."""
    del at
    if state.deck_checks.open_at(event.table, event.clock) is not None:
        return Refusal(RefusalCode.CHECK_ALREADY_OPEN, {"table": event.table})
    return None


def open_check_obstacle(
    state: HasDeckChecks,
    event: DeckCheckFinished | DeckCheckChanged | DeckTicked | ChecklistMarked,
    at: Moment,
) -> Refusal | None:
    """Refuse events of a check that isn't open."""
    del at
    checks = state.deck_checks
    return None if event.check in checks.opened else _not_open(checks, event.check)


def list_obstacle(state: HasDeckChecks, event: DecklistDropped, at: Moment) -> Refusal | None:
    """Refuse to remove a list that isn't registered."""
    del at
    return None if event.player in state.deck_checks.lists else _wrong("player")


def pool_obstacle(state: HasDeckChecks, event: PoolDropped, at: Moment) -> Refusal | None:
    """Refuse to remove a pool that isn't registered."""
    del at
    return None if event.player in state.deck_checks.pools else _wrong("player")


def ticks_are_due(check: DeckCheck, deck: int, now: Moment) -> bool:
    """Whether a deck's counts may be saved now, at most once every three seconds."""
    kept = check.ticked.get(deck)
    return kept is None or now - kept.at >= TICKS_APART


def _not_open(checks: DeckChecks, name: int | str) -> Refusal:
    check = checks.entered.find(name)
    return Refusal(RefusalCode.NO_OPEN_CHECK, {"table": check.table if check else 0})


def _are_named(lists: Sequence[RegisteredList]) -> bool:
    """Whether there are lists and all name their player."""
    return bool(lists) and all(each.player.strip() for each in lists)


def _moves(
    former: str, lists: Sequence[RegisteredList], kept: Mapping[str, RegisteredList]
) -> bool:
    """Whether a list is kept under the former name that is none of the new ones."""
    return former in kept and former not in (each.player for each in lists)


def _is_stage(stage: str) -> bool:
    return not stage or stage in list(CheckStage)


def _wrong(field: str) -> Refusal:
    return Refusal(RefusalCode.WRONG_VALUE, {"field": field})


def _as_texts(findings: object) -> tuple[str, ...]:
    if findings is None:
        return ()
    each_of = findings if isinstance(findings, list | tuple) else (findings,)
    texts = (
        each if isinstance(each, str) else msgspec.json.encode(each).decode() for each in each_of
    )
    return tuple(text for text in texts if text)
