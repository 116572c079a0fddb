"""Words for what a change of history moves, told before it is made."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from judgekit.domain.clock.changes import Changes, ClockChange, TableChange
from judgekit.domain.clock.snapshot import ClockState
from judgekit.domain.shared.round_clock import MAIN_CLOCK
from judgekit.engine.history_changes import HistoryChanges, OpeningChange, OpenThing
from judgekit.ui.words.telling_words import tell_again_title
from judgekit.ui.words.wording import (
    clock_title,
    date_and_seconds,
    is_same_day,
    round_words,
    time_with_seconds,
)
from judgekit.views.words.readings import reading_text

MOST_LINES = 4
translate = QCoreApplication.translate


def history_lines(changes: HistoryChanges) -> list[str]:
    """Return a line for each thing that changes, clocks first, then what is open, deadlines,
    penalties and tables to be told again; of many, the first ones and how many more there are."""
    lines = [_clock_words(each) for each in changes.times.clocks]
    lines += [_opening_words(each) for each in changes.openings]
    lines += [_table_words(each) for each in changes.times.tables]
    if changes.penalties_gone:
        lines.append(translate("Changes", "%n penalty(s) removed", "", changes.penalties_gone))
    if changes.penalties_back:
        lines.append(translate("Changes", "%n penalty(s) back", "", changes.penalties_back))
    lines += [tell_again_title(each) for each in changes.to_tell]
    return _shortened(lines)


def change_lines(changes: Changes) -> list[str]:
    """Return a line for each clock and table that changes: `Table 3: −01:04 becomes −13:50`; of
    many, the first ones and how many more there are."""
    return history_lines(HistoryChanges(changes))


def _shortened(lines: Sequence[str]) -> list[str]:
    if len(lines) <= MOST_LINES:
        return list(lines)
    more = len(lines) - MOST_LINES + 1
    return [*lines[: MOST_LINES - 1], translate("Changes", "and %n more", "", more)]


def _clock_words(change: ClockChange) -> str:
    name = round_words(change.kind, change.round)
    if change.clock != MAIN_CLOCK:
        name = f"{clock_title(change.clock, '')}, {name.lower()}"
    if change.ends is not None:
        said = time_with_seconds if is_same_day(*change.ends) else date_and_seconds
        before, after = map(said, change.ends)
        words = translate("Changes", "{round}: ends at {after} instead of {before}")
        return words.format(round=name, before=before, after=after)
    since = time_with_seconds(change.since) if change.since is not None else ""
    words = _clock_phrase(change).format(round=name, time=since)
    if change.before is None or change.after is None or change.before == change.after:
        return words
    becomes = translate("Changes", "{before} becomes {after}")
    before, after = reading_text(change.before), reading_text(change.after)
    joined = ", " if words != name else ": "
    return f"{words}{joined}{becomes.format(before=before, after=after)}"


def _clock_phrase(change: ClockChange) -> str:
    """Return what becomes of the round, to be filled in; the round alone if only its time moves."""
    was, state = change.was, change.state
    if state is ClockState.NOT_STARTED:
        return translate("Changes", "{round}: not started")
    if state is was or (change.since is None and was is not ClockState.ENDED):
        is_resumed = was is ClockState.PAUSED and state is not was
        return translate("Changes", "{round}: running again") if is_resumed else "{round}"
    if state is ClockState.PAUSED:
        return translate("Changes", "{round}: paused since {time}")
    if state is ClockState.ENDED:
        return translate("Changes", "{round}: ended at {time}")
    if was is ClockState.NOT_STARTED:
        return translate("Changes", "{round}: running since {time}")
    return translate("Changes", "{round}: not ended")


def _opening_words(change: OpeningChange) -> str:
    is_call = change.thing is OpenThing.CALL
    if change.since is None:
        call = translate("Changes", "Table {table}: no call open")
        check = translate("Changes", "Table {table}: no deck check in progress")
    elif not change.is_open:
        call = translate("Changes", "Table {table}: call closed at {time}")
        check = translate("Changes", "Table {table}: deck check finished at {time}")
    elif change.was_there:
        call = translate("Changes", "Table {table}: call open again, since {time}")
        check = translate("Changes", "Table {table}: deck check in progress again, since {time}")
    else:
        call = translate("Changes", "Table {table}: call open since {time}")
        check = translate("Changes", "Table {table}: deck check in progress since {time}")
    since = "" if change.since is None else time_with_seconds(change.since)
    return (call if is_call else check).format(table=change.table, time=since)


def _table_words(change: TableChange) -> str:
    words = translate("Changes", "Table {table}: {before} becomes {after}")
    before, after = reading_text(-change.before), reading_text(-change.after)
    words = words.format(table=change.table, before=before, after=after)
    clock = "" if change.clock == MAIN_CLOCK else f"{clock_title(change.clock, '')}: "
    return f"{clock}{words}"
