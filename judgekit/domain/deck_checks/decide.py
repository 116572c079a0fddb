"""From what is asked of deck checks to what happens, or why it can't."""

from __future__ import annotations

from collections.abc import Sequence

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
from judgekit.domain.deck_checks.stage import CheckStage
from judgekit.domain.deck_checks.state import DeckCheck, DeckChecks
from judgekit.domain.decklists.decklist import MOST_COPIES
from judgekit.domain.decklists.part import Part
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.interruptions import TableInRound
from judgekit.domain.shared.moment import SECOND, Moment
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.standings.player_standing import HIGHEST_POINTS

OfPlayers = TakeDecklists | DropDecklist | TakePools | DropPool | KeepStandings
KINDS = ("random", "targeted")
MOST_DECKS = 12
"""At one table: two teams of three, and room."""
MOST_RECORDS = 100_000
"""As many as an event has players at most."""
TICKS_APART = 3 * SECOND


def decide_start(
    checks: DeckChecks, command: StartDeckCheck, place: TableInRound
) -> DeckCheckStarted | Refusal:
    """The check at the place where its table was found."""
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
        checks.last_number + 1,
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
    )


def decide_finish(checks: DeckChecks, command: FinishDeckCheck) -> DeckCheckFinished | Refusal:
    """The check that goes on at the table ends."""
    check = checks.open_at(command.table, command.clock)
    if check is None:
        return Refusal(RefusalCode.NO_OPEN_CHECK, {"table": command.table})
    if command.checked is not None and not 0 <= command.checked <= check.decks:
        return Refusal(RefusalCode.WRONG_VALUE, {"field": "checked"})
    findings = _as_texts(command.findings)
    return DeckCheckFinished(check.number, findings, command.partial, command.checked)


def decide_progress(checks: DeckChecks, command: Command) -> Event | Refusal:
    """What happens within a check, or to what checks consist of."""
    if isinstance(command, SetChecklist):
        items = tuple(dict.fromkeys(item.strip() for item in command.items if item.strip()))
        return ChecklistSet(items) if len(items) <= MOST_ITEMS else _wrong("items")
    if isinstance(command, OfPlayers):
        return _of_players(checks, command)
    if not isinstance(command, ChangeDeckCheck | TickDeck | MarkChecklist):
        return Refusal(RefusalCode.UNKNOWN_COMMAND, {"do": type(command).__name__})
    check = checks.by_number.get(command.check)
    if check is None or not check.is_open:
        return Refusal(RefusalCode.NO_OPEN_CHECK, {"table": check.table if check else 0})
    if isinstance(command, ChangeDeckCheck):
        return _changed(check, command)
    return _of_deck(check, command)


def _of_players(checks: DeckChecks, command: OfPlayers) -> Event | Refusal:
    if isinstance(command, KeepStandings):
        return _of_records(command)
    if isinstance(command, DropDecklist):
        has_list = command.player in checks.lists
        return DecklistDropped(command.player) if has_list else _wrong("player")
    if isinstance(command, DropPool):
        has_pool = command.player in checks.pools
        return PoolDropped(command.player) if has_pool else _wrong("player")
    if isinstance(command, TakePools):
        return PoolsTaken(command.pools) if _are_named(command.pools) else _wrong("player")
    return DecklistsTaken(command.lists) if _are_named(command.lists) else _wrong("player")


def _are_named(lists: Sequence[RegisteredList]) -> bool:
    """Whether there are any, and each belongs to somebody."""
    return bool(lists) and all(each.player.strip() for each in lists)


def _of_records(command: KeepStandings) -> Event | Refusal:
    records = command.records
    if not 0 < len(records) <= MOST_RECORDS or not all(each.player.strip() for each in records):
        return _wrong("records")
    if not all(0 <= each.points <= HIGHEST_POINTS for each in records):
        return _wrong("points")
    return StandingsKept(records, command.round) if command.round >= 0 else _wrong("round")


def _of_deck(check: DeckCheck, command: TickDeck | MarkChecklist) -> Event | Refusal:
    wrong = [] if 0 <= command.deck < check.decks else ["deck"]
    if isinstance(command, MarkChecklist):
        wrong += [] if command.item.strip() else ["item"]
        wrong += [] if command.result in list(ItemResult) else ["result"]
        return _wrong(wrong[0]) if wrong else ChecklistMarked(**msgspec.structs.asdict(command))
    cards = (*command.main, *command.sideboard)
    wrong += [] if command.part in list(Part) else ["part"]
    wrong += [] if all(0 < card.count <= MOST_COPIES for card in cards) else ["count"]
    return _wrong(wrong[0]) if wrong else DeckTicked(**msgspec.structs.asdict(command))


def check_obstacle(checks: DeckChecks, event: Event) -> Refusal | None:
    """Why this event can't happen to the checks, if it can't."""
    if isinstance(event, DeckCheckStarted):
        if checks.open_at(event.table, event.clock) is not None:
            return Refusal(RefusalCode.CHECK_ALREADY_OPEN, {"table": event.table})
        return None
    within = DeckCheckFinished | DeckCheckChanged | DeckTicked | ChecklistMarked
    if isinstance(event, within) and event.check not in checks.opened:
        check = checks.by_number.get(event.check)
        return Refusal(RefusalCode.NO_OPEN_CHECK, {"table": check.table if check else 0})
    return None


def ticks_are_due(check: DeckCheck, deck: int, now: Moment) -> bool:
    """Whether what was counted of a deck since may be kept now: once in three seconds at most, and
    at once where a deck is done."""
    kept = check.ticked.get(deck)
    return kept is None or now - kept.at >= TICKS_APART


def _changed(check: DeckCheck, command: ChangeDeckCheck) -> DeckCheckChanged | Refusal:
    """What was not said anew stays."""
    said = {
        field: value
        for field, value in msgspec.structs.asdict(command).items()
        if value is not None
    }
    before = DeckCheckChanged(
        check.number, check.kind, check.reason, check.judges, check.players, check.stage
    )
    event = msgspec.structs.replace(before, **said)
    for field, right in (("kind", event.kind in KINDS), ("stage", _is_stage(event.stage))):
        if not right:
            return _wrong(field)
    return event


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
