"""Words for what a change of history moves, told before it is made."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from judgekit.domain.clock.changes import Changes, ClockChange, TableChange
from judgekit.domain.clock.snapshot import ClockState
from judgekit.domain.shared.round_clock import MAIN_CLOCK
from judgekit.ui.words.wording import (
    clock_title,
    date_and_time,
    is_same_day,
    time_of_day,
    time_with_seconds,
)
from judgekit.views.words.readings import reading_text

MOST_LINES = 4


def change_lines(changes: Changes) -> list[str]:
    """Return a line for each clock and table that changes: `Table 3: −01:04 becomes −13:50`; of
    many, the first ones and how many more there are."""
    lines = [words for each in changes.clocks if (words := _clock_words(each))]
    lines += [_table_words(each) for each in changes.tables]
    if len(lines) <= MOST_LINES:
        return lines
    more = len(lines) - MOST_LINES + 1
    rest = QCoreApplication.translate("Changes", "and %n more", "", more)
    return [*lines[: MOST_LINES - 1], rest]


def _clock_words(change: ClockChange) -> str:
    translate, clock = QCoreApplication.translate, clock_title(change.clock, "")
    if change.paused_since is not None:
        words = translate("Changes", "{clock}: paused since {time}")
        return words.format(clock=clock, time=time_with_seconds(change.paused_since))
    if change.ends is not None:
        said = time_of_day if is_same_day(*change.ends) else date_and_time
        before, after = map(said, change.ends)
        words = translate("Changes", "{clock}: ends at {after} instead of {before}")
        return words.format(clock=clock, before=before, after=after)
    if change.state is ClockState.ENDED:
        return translate("Changes", "{clock}: the round has ended").format(clock=clock)
    if change.state is ClockState.NOT_STARTED:
        return translate("Changes", "{clock}: no round").format(clock=clock)
    if change.before is None or change.after is None or change.before == change.after:
        return translate("Changes", "{clock}: the round goes on").format(clock=clock)
    words = translate("Changes", "{clock}: {before} becomes {after}")
    before, after = reading_text(change.before), reading_text(change.after)
    return words.format(clock=clock, before=before, after=after)


def _table_words(change: TableChange) -> str:
    words = QCoreApplication.translate("Changes", "Table {table}: {before} becomes {after}")
    before, after = reading_text(-change.before), reading_text(-change.after)
    words = words.format(table=change.table, before=before, after=after)
    clock = "" if change.clock == MAIN_CLOCK else f"{clock_title(change.clock, '')}: "
    return f"{clock}{words}"
