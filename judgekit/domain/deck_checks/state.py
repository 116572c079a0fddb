"""The deck checks of the day."""

from __future__ import annotations

import msgspec

from judgekit.domain.deck_checks.events import DeckCheckFinished, DeckCheckStarted
from judgekit.domain.shared.interruptions import Interrupting
from judgekit.domain.shared.moment import Moment


class DeckCheck(Interrupting):
    """One check of a table; `reason` says why it was chosen, where it was targeted."""

    decks: int = 2
    kind: str = "random"
    findings: tuple[str, ...] = ()


class DeckChecks(msgspec.Struct):
    """All checks by number, in the order in which they began."""

    by_number: dict[int, DeckCheck] = {}
    opened: set[int] = set()
    decks_checked: int = 0
    last_number: int = 0

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
    )
    checks.by_number[event.check] = check
    checks.opened.add(event.check)
    checks.last_number = event.check
    return check


def finish_check(checks: DeckChecks, event: DeckCheckFinished, at: Moment) -> DeckCheck:
    """Its decks have been checked."""
    check = checks.by_number[event.check]
    check.closed, check.findings = at, event.findings
    checks.decks_checked += check.decks
    checks.opened.discard(event.check)
    return check
