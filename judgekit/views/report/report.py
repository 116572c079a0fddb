"""The end-of-event report: every figure of the day, reckoned from the record.

Durations are in milliseconds. What each figure means is said where the command line is described.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from statistics import median

import msgspec

from judgekit.domain.calls.appeals import Appeal, Outcome
from judgekit.domain.calls.state import Call
from judgekit.domain.deck_checks.state import DeckCheck
from judgekit.domain.infractions.state import Penalty, WrittenPenalty
from judgekit.domain.setup.events import TournamentCreated
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.player_key import player_key
from judgekit.engine.timeline import Timeline
from judgekit.views.calls.lengths import lengths, mean_length
from judgekit.views.deck_checks.deck_coverage import required_decks
from judgekit.views.report.persons import ByLetter, ByName, Naming
from judgekit.views.report.rounds import (
    CauseOfTime,
    RoundFigures,
    after_time_causes,
    extension_causes,
    round_figures,
)
from judgekit.views.report.witness import Day, followed_day


class JudgeFigures(msgspec.Struct, frozen=True):
    """The calls of a judge; `mean` is None while none is closed."""

    judge: str
    count: int
    mean: float | None


class CallFigures(msgspec.Struct, frozen=True):
    """The calls of the day, open ones too; their lengths are those of the closed ones."""

    count: int
    mean: float | None
    median: float | None
    by_judge: tuple[JudgeFigures, ...]


class CheckFigures(msgspec.Struct, frozen=True):
    """The deck checks; `findings` were written, `mean` is the length of the finished ones.

    `incomplete` checks are finished, and not all of their decks count as checked.
    """

    decks_checked: int
    incomplete: int
    required: int
    findings: int
    mean: float | None
    checks: int


class PenaltyFigures(msgspec.Struct, frozen=True):
    """How often a penalty was given for an infraction."""

    infraction: str
    penalty: str
    count: int


class PlayerPenalty(msgspec.Struct, frozen=True):
    """One penalty of a player; `round` is None before the first one of its clock."""

    infraction: str
    penalty: str
    round: int | None


class PlayerFigures(msgspec.Struct, frozen=True):
    """A player with their penalties, in the order of the day."""

    player: str
    penalties: tuple[PlayerPenalty, ...]


class AppealFigures(msgspec.Struct, frozen=True):
    """The appeals; `changed` counts a changed penalty and a changed remedy."""

    count: int
    decided: int
    upheld: int
    overturned: int
    changed: int


class Report(msgspec.Struct, frozen=True):
    """The whole report, with the day that it was reckoned from and who is called what."""

    day: Day
    naming: Naming
    is_redacted: bool
    rounds: tuple[RoundFigures, ...]
    after_time_by_cause: tuple[CauseOfTime, ...]
    extensions_by_cause: tuple[CauseOfTime, ...]
    calls: CallFigures
    deck_checks: CheckFigures
    penalties: tuple[PenaltyFigures, ...]
    players: tuple[PlayerFigures, ...]
    appeals: AppealFigures

    @property
    def details(self) -> TournamentCreated | None:
        """The tournament's details; None if it was never laid down."""
        return self.day.state.setup.details

    @property
    def worst_round(self) -> RoundFigures | None:
        """The round that took longest after its end, the first of several; None if none did."""
        worst = max(self.rounds, key=lambda each: each.after_time, default=None)
        return worst if worst is not None and worst.after_time else None

    @property
    def began(self) -> Moment | None:
        """When the first round started."""
        return self.rounds[0].start if self.rounds else None

    @property
    def finished(self) -> Moment | None:
        """When the last table of the day finished."""
        ends = [each.last_finished for each in self.rounds if each.last_finished is not None]
        return max(ends, default=None)


def report_of(timeline: Timeline, now: Moment, *, redacted: bool = False) -> Report:
    """Reckon the report of what is in force up to `now`."""
    return report_of_day(followed_day(timeline, now), redacted=redacted)


def report_of_day(day: Day, *, redacted: bool = False) -> Report:
    """Reckon the report of a day; it holds as long as the day does."""
    parts = reckoning(day, redacted=redacted)
    while True:
        try:
            next(parts)
        except StopIteration as end:
            report: Report = end.value
            return report


def reckoning(day: Day, *, redacted: bool = False) -> Generator[None, None, Report]:
    """Reckon the report of a day part by part, so that a window can paint between them; the day
    must stay as it is until the end."""
    state = day.state
    naming: Naming = ByLetter(state) if redacted else ByName(state)
    rounds = round_figures(day)
    yield
    after_time = after_time_causes(day, rounds)
    yield
    extensions = extension_causes(day)
    yield
    calls = _calls(tuple(state.calls.entered), naming)
    yield
    penalties = tuple(state.infractions.entered)
    return Report(
        day=day,
        naming=naming,
        is_redacted=redacted,
        rounds=rounds,
        after_time_by_cause=after_time,
        extensions_by_cause=extensions,
        calls=calls,
        deck_checks=_checks(day, tuple(state.deck_checks.entered)),
        penalties=_penalties(penalties),
        players=_players(day, penalties, naming),
        appeals=_appeals(tuple(state.appeals.entered)),
    )


def _calls(calls: tuple[Call, ...], naming: Naming) -> CallFigures:
    by_judge: dict[str, list[Call]] = {}
    for each in calls:
        if each.judge.strip():
            by_judge.setdefault(player_key(each.judge), []).append(each)
    found = lengths(calls)
    rows = [
        JudgeFigures(naming.person(taken[0].judge), len(taken), mean_length(taken))
        for taken in by_judge.values()
    ]
    rows.sort(key=lambda each: (-each.count, naming.order(each.judge)))
    return CallFigures(
        len(calls), mean_length(calls), median(found) if found else None, tuple(rows)
    )


def _checks(day: Day, checks: tuple[DeckCheck, ...]) -> CheckFigures:
    return CheckFigures(
        decks_checked=day.state.deck_checks.decks_checked,
        incomplete=sum(not each.is_open and each.checked < each.decks for each in checks),
        required=required_decks(day.state),
        findings=sum(len(each.findings) for each in checks),
        mean=mean_length(checks),
        checks=len(checks),
    )


def _penalties(written: tuple[WrittenPenalty, ...]) -> tuple[PenaltyFigures, ...]:
    counts: dict[tuple[str, str], int] = {}
    for each in written:
        key = each.issued.infraction, each.issued.penalty
        counts[key] = counts.get(key, 0) + 1
    rows = [PenaltyFigures(*key, count) for key, count in counts.items()]
    return tuple(sorted(rows, key=lambda each: (each.infraction, Penalty(each.penalty).weight)))


def _players(
    day: Day, written: tuple[WrittenPenalty, ...], naming: Naming
) -> tuple[PlayerFigures, ...]:
    by_player: dict[str, list[WrittenPenalty]] = {}
    for each in sorted(written, key=lambda one: (one.at, one.number)):
        by_player.setdefault(day.state.players.id_of(each.issued.player), []).append(each)
    rows = [
        PlayerFigures(
            naming.person(found[0].issued.player),
            tuple(_player_penalty(each, day.penalty_rounds) for each in found),
        )
        for found in by_player.values()
    ]
    return tuple(sorted(rows, key=lambda each: naming.order(each.player)))


def _player_penalty(
    written: WrittenPenalty, rounds: Mapping[str, tuple[str, int]]
) -> PlayerPenalty:
    of_clock = rounds.get(written.id)
    issued = written.issued
    number = None if of_clock is None else of_clock[1]
    return PlayerPenalty(issued.infraction, issued.penalty, number)


def _appeals(appeals: tuple[Appeal, ...]) -> AppealFigures:
    outcomes = [each.outcome for each in appeals if each.decided is not None]
    return AppealFigures(
        count=len(appeals),
        decided=len(outcomes),
        upheld=outcomes.count(Outcome.UPHELD),
        overturned=outcomes.count(Outcome.OVERTURNED),
        changed=outcomes.count(Outcome.PENALTY_CHANGED) + outcomes.count(Outcome.REMEDY_CHANGED),
    )
