"""The appeals of the day, each with what the head judge ruled."""

from __future__ import annotations

import msgspec

from judgekit.domain.calls.appeals import Appeal
from judgekit.domain.shared.moment import Moment
from judgekit.views.report.report import Report
from judgekit.views.words.words import Words

NONE = "–"


class HeardAppeal(msgspec.Struct, frozen=True):
    """An appeal as the report names people and tells what they wrote; `about` is what the floor
    judge had ruled, where there is no infraction by its id. Texts that nobody gave are empty."""

    opened: Moment
    clock: str
    round: int | None
    table: int
    infraction: str
    about: str
    floor_judge: str
    outcome: str
    head_judge: str
    ruling: str
    reason: str

    def ruled_by(self, words: Words) -> str:
        """Return the head judge's name, or that the ruling came without one."""
        return self.head_judge or (words.say("not named") if self.outcome else NONE)

    def ruled(self, words: Words) -> tuple[str, ...]:
        """Return what the head judge ruled, and why, a line each."""
        ruling = words.say("Head judge's ruling: {ruling}", ruling=self.ruling)
        reason = words.say("Reason: {reason}", reason=self.reason)
        return (*((ruling,) if self.ruling else ()), *((reason,) if self.reason else ()))


def heard_appeals(report: Report) -> tuple[HeardAppeal, ...]:
    """All appeals in the order in which they were made."""
    entered = sorted(report.day.state.appeals.entered, key=lambda each: each.opened)
    return tuple(_heard(each, report) for each in entered)


def _heard(appeal: Appeal, report: Report) -> HeardAppeal:
    asked, verdict, naming = appeal.asked, appeal.verdict, report.naming
    return HeardAppeal(
        opened=appeal.opened,
        clock=asked.clock,
        round=asked.round,
        table=asked.table,
        infraction=asked.infraction,
        about=naming.prose(asked.ruling),
        floor_judge=naming.person(asked.floor_judge),
        outcome=appeal.outcome,
        head_judge=naming.person(appeal.head_judge),
        ruling=naming.prose(verdict.ruling) if verdict else "",
        reason=naming.prose(verdict.reason) if verdict else "",
    )
