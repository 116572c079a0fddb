"""From what is asked of deck checks to what happens, or why it can't."""

from __future__ import annotations

import msgspec

from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.deck_checks.events import DeckCheckFinished, DeckCheckStarted
from judgekit.domain.deck_checks.state import DeckChecks
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.interruptions import Place
from judgekit.domain.shared.refusal import Refusal, RefusalCode

KINDS = ("random", "targeted")
MOST_DECKS = 12
"""At one table: two teams of three, and room."""


def decide_start(
    checks: DeckChecks, command: StartDeckCheck, place: Place
) -> DeckCheckStarted | Refusal:
    """The check at the place where its table was found."""
    for field, right in (
        ("kind", command.kind in KINDS),
        ("decks", 1 <= command.decks <= MOST_DECKS),
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
    )


def decide_finish(checks: DeckChecks, command: FinishDeckCheck) -> DeckCheckFinished | Refusal:
    """The check that goes on at the table ends."""
    check = checks.open_at(command.table, command.clock)
    if check is None:
        return Refusal(RefusalCode.NO_OPEN_CHECK, {"table": command.table})
    return DeckCheckFinished(check.number, _as_texts(command.findings))


def check_obstacle(checks: DeckChecks, event: Event) -> Refusal | None:
    """Why this event can't happen to the checks, if it can't."""
    if isinstance(event, DeckCheckStarted):
        if checks.open_at(event.table, event.clock) is not None:
            return Refusal(RefusalCode.CHECK_ALREADY_OPEN, {"table": event.table})
        return None
    if isinstance(event, DeckCheckFinished) and event.check not in checks.opened:
        check = checks.by_number.get(event.check)
        return Refusal(RefusalCode.NO_OPEN_CHECK, {"table": check.table if check else 0})
    return None


def _as_texts(findings: object) -> tuple[str, ...]:
    if findings is None:
        return ()
    each_of = findings if isinstance(findings, list | tuple) else (findings,)
    texts = (
        each if isinstance(each, str) else msgspec.json.encode(each).decode() for each in each_of
    )
    return tuple(text for text in texts if text)
