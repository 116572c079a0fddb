"""The facts shown on a clock's card, computed from the state; nothing is painted here."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from PySide6.QtCore import QCoreApplication

from judgekit.domain.clock.alarms import Alarm, AlarmKind
from judgekit.domain.clock.snapshot import ClockState, clock_state, ends_at
from judgekit.domain.clock.state import Round, RoundKind
from judgekit.domain.setup.state import TournamentSetup
from judgekit.domain.shared.moment import MINUTE, SECOND, Moment, reading_seconds
from judgekit.domain.shared.round_clock import MAIN_CLOCK
from judgekit.domain.tournament import Tournament
from judgekit.ui.clock.draft.words import draft_lines
from judgekit.ui.words.wording import (
    clock_title,
    duration_text,
    reading_text,
    round_words,
    stopwatch_text,
    time_of_day,
    time_with_seconds,
)
from judgekit.views.clock.start_proposal import StartProposal, lacks_pairings

MARKS = (10 * MINUTE, 5 * MINUTE, 2 * MINUTE)
"""Time left at the marks of the bar."""

LONGEST_LINE = 32
"""In characters: a longer line would take the room of the digits."""

translate = QCoreApplication.translate


class CardFacts(msgspec.Struct, frozen=True):
    """What one card shows.

    `clock` is the clock's name in the record, `place` its position among all clocks. `reading` is
    the large one; `time` is the time of day beside it under `label`; `lines` are the small lines at
    the right; `note` is `label` and `time` in one line, for a small card; `part` is the elapsed
    fraction of the round, None where no bar is shown, and `marks` are fractions too.
    """

    clock: str
    place: int
    title: str
    subtitle: str
    state: ClockState
    reading: str
    label: str = ""
    time: str = ""
    note: str = ""
    lines: tuple[str, ...] = ()
    alarm: str = ""
    part: float | None = None
    marks: tuple[float, ...] = ()
    is_draft: bool = False
    is_round: bool = True
    """Whether matches are played by this clock."""
    proposal: StartProposal | None = None
    is_chosen: bool = True
    """Whether the keys act on this clock."""
    has_second_key: bool = False
    """Whether Shift+Space acts on it."""

    def spoken(self) -> str:
        """Return the text for a screen reader, without the seconds, which change constantly."""
        parts = (self.title, self.subtitle, self.note)
        return ", ".join(part for part in parts if part)


class ClockName(NamedTuple):
    """A clock's name in the record and its position from 0, which sets its letter and colour."""

    clock: str
    place: int


def round_facts(
    entry: TournamentSetup, named: ClockName, current: Round, alarm: Alarm | None, now: Moment
) -> CardFacts:
    """Return the card of a clock that was started; `alarm` is its next one."""
    clock, place = named
    state = clock_state(current, now)
    remaining, end = current.remaining(now), ends_at(current, now)
    subtitle = subtitle_of(entry, clock, current)
    title = clock_title(clock, entry.details.name if entry.details else "")
    timeless = remaining is None
    reading = stopwatch_text(current.elapsed(now)) if timeless else reading_text(remaining or 0)
    label, time, note = _ending(current, state, end)
    part, marks = _bar(current, state, now)
    facts = CardFacts(
        clock=clock,
        place=place,
        title=title,
        subtitle=subtitle,
        state=state,
        reading=reading,
        label=label,
        time=time,
        note=note,
        lines=_lines(current, state),
        alarm=_alarm_words(alarm, now) if alarm else "",
        part=part,
        marks=marks,
        is_draft=bool(current.draft),
        is_round=current.kind == RoundKind.ROUND,
    )
    going = (ClockState.RUNNING, ClockState.PAUSED)
    return _draft_facts(facts, current, now) if current.draft and state in going else facts


def _draft_facts(facts: CardFacts, current: Round, now: Moment) -> CardFacts:
    """Return the card of a draft in progress: time left of the step, and what to do in it."""
    lines = draft_lines(current, now)
    call = " · ".join(part for part in (lines.call, lines.cards) if part)
    where = tuple(part for part in (lines.booster, lines.passing) if part)
    reading = reading_text(int(lines.seconds) * SECOND)
    return msgspec.structs.replace(facts, reading=reading, subtitle=call, lines=where)


def proposal_facts(state: Tournament, proposal: StartProposal, now: Moment) -> CardFacts:
    """Return the card of a clock that was not started yet, as if it were started now."""
    entry = state.setup
    limit = proposal.limit
    if limit is None:
        label, time, reading = "", "", stopwatch_text(0)
        note = translate("ClockCards", "without a time limit")
    else:
        label = translate("ClockCards", "if started now, ends at")
        time = time_with_seconds(now + limit)
        reading = reading_text(limit)
        note = translate("ClockCards", "if started now, ends {time}").format(time=time)
    return CardFacts(
        clock=proposal.clock,
        place=0,
        title=clock_title(proposal.clock, entry.details.name if entry.details else ""),
        subtitle=subtitle_of_proposal(entry, proposal),
        state=ClockState.NOT_STARTED,
        reading=reading,
        label=label,
        time=time,
        note=note,
        lines=_missing_pairings(state, proposal),
        proposal=proposal,
    )


def with_proposal(facts: CardFacts, state: Tournament, proposal: StartProposal) -> CardFacts:
    """Return the card of a clock whose round has ended, with what it would start next."""
    lines = (*facts.lines, *_missing_pairings(state, proposal))
    return msgspec.structs.replace(facts, proposal=proposal, lines=lines)


def _missing_pairings(state: Tournament, proposal: StartProposal) -> tuple[str, ...]:
    """Return that the pairings of the proposed round are missing."""
    if not lacks_pairings(state, proposal.clock, proposal.number, proposal.kind):
        return ()
    words = translate("ClockCards", "no pairings for round {number} yet")
    return (words.format(number=proposal.number),)


def subtitle_of(entry: TournamentSetup, clock: str, current: Round) -> str:
    """`Round 4 of 7`, `Deck construction`; a single-elimination round says so."""
    return _subtitle(entry, clock, current.kind, current.number, current.single_elimination)


def subtitle_of_proposal(entry: TournamentSetup, proposal: StartProposal) -> str:
    """Return the subtitle of a round that is not started yet."""
    return _subtitle(
        entry, proposal.clock, proposal.kind, proposal.number, proposal.single_elimination
    )


def _subtitle(entry: TournamentSetup, clock: str, kind: str, number: int, elimination: bool) -> str:
    total = entry.details.rounds if entry.details and clock == MAIN_CLOCK else None
    words = round_words(kind, number, total)
    if words == clock_title(clock, ""):
        return ""
    if not elimination:
        return words
    return translate("ClockCards", "{round} · single elimination").format(round=words)


def _ending(current: Round, state: ClockState, end: Moment | None) -> tuple[str, str, str]:
    """Return the label, the time of day, and both in one line."""
    if state is ClockState.ENDED and current.ended is not None:
        time = time_of_day(current.ended)
        note = translate("ClockCards", "ended {time}").format(time=time)
        return translate("ClockCards", "ended at"), time, note
    if end is None:
        note = translate("ClockCards", "elapsed; no time limit")
        return note, "", note
    time = time_with_seconds(end)
    if state is ClockState.PAUSED and current.paused_since is not None:
        words = translate("ClockCards", "since {since} · if resumed now, ends {time}")
        note = words.format(since=time_of_day(current.paused_since), time=time)
        return translate("ClockCards", "if resumed now, ends at"), time, note
    if state is ClockState.OVERTIME:
        return "", "", translate("ClockCards", "time was called at {time}").format(time=time)
    note = translate("ClockCards", "ends {time}").format(time=time)
    return translate("ClockCards", "ends at"), time, note


def _lines(current: Round, state: ClockState) -> tuple[str, ...]:
    started = translate("ClockCards", "started {time}").format(time=time_of_day(current.started))
    lines = [started]
    if current.paused_since is not None and state is ClockState.PAUSED:
        since = translate("ClockCards", "paused since {time}")
        lines.append(since.format(time=time_of_day(current.paused_since)))
        reason = current.pause_reason
        lines += [reason if len(reason) <= LONGEST_LINE else f"{reason[:LONGEST_LINE]}…"]
    if current.limit is not None:
        lines.append(minutes_words(current.limit))
    # A pause in progress has a line of its own, and no length yet.
    over = current.pauses - (current.paused_since is not None)
    pauses = translate("ClockCards", "%n pause(s), {time}", "", over).format(
        time=duration_text(current.paused_for)
    )
    sign = "+" if current.corrected > 0 else ""
    correction = translate("ClockCards", "corrected by {time}").format(
        time=f"{sign}{duration_text(current.corrected)}"
    )
    if over and current.corrected:
        lines += [pauses, correction]
    elif over:
        lines.append(pauses)
    elif current.corrected and not current.draft:
        lines.append(correction)
    elif current.paused_since is None:
        lines.append(translate("ClockCards", "no pauses or corrections"))
    return tuple(line for line in lines if line)


def minutes_words(length: int) -> str:
    """`50 minutes`, or `12:30` where it isn't whole minutes."""
    if length % MINUTE:
        return duration_text(length)
    return translate("ClockCards", "%n minute(s)", "", length // MINUTE)


def _bar(current: Round, state: ClockState, now: Moment) -> tuple[float | None, tuple[float, ...]]:
    length = current.length()
    if length is None or length <= 0 or state is ClockState.OVERTIME:
        return None, ()
    part = min(max(current.elapsed(now) / length, 0.0), 1.0)
    marks = () if current.draft else tuple(1 - left / length for left in MARKS if left < length)
    return part, marks


def _alarm_words(alarm: Alarm, now: Moment) -> str:
    words = translate("ClockCards", "Next alarm: {what}, in {wait}")
    # Counted as the reading beside it, so that the two agree.
    wait = reading_seconds(alarm.at - now) * SECOND
    return words.format(what=_alarm_name(alarm), wait=duration_text(wait))


def _alarm_name(alarm: Alarm) -> str:
    left = translate("ClockCards", "{count} min left")
    readings = {
        AlarmKind.TEN_MINUTES: left.format(count=10),
        AlarmKind.FIVE_MINUTES: left.format(count=5),
        AlarmKind.TWO_MINUTES: left.format(count=2),
        AlarmKind.TIME: translate("ClockCards", "time"),
        AlarmKind.LONGEST_DEADLINE: translate("ClockCards", "last table"),
    }
    return readings.get(alarm.kind, "")
