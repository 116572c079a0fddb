"""Texts of the Calls page."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from judgekit.domain.call_snapshot import CallSnapshot, NothingDue
from judgekit.domain.calls.appeals import Appeal
from judgekit.domain.shared.moment import SECOND
from judgekit.ui.words.appeal_words import outcome_words
from judgekit.ui.words.telling_words import play_until_words
from judgekit.ui.words.wording import duration_text, reading_text, time_of_day

translate = QCoreApplication.translate


def due_short(snapshot: CallSnapshot) -> str:
    """Return a call's state for its row in the list: open, no extension, or the extension given.

    The extension is shown as the clock reading that the table plays until, if known.
    """
    if snapshot.call.is_open:
        return translate("Calls", "open")
    if snapshot.due <= 0:
        return translate("Calls", "no extension")
    if snapshot.reading is None:
        return translate("Calls", "{time} more").format(time=duration_text(snapshot.due))
    return reading_text(snapshot.reading)


def due_words(snapshot: CallSnapshot, given: int | None = None) -> str:
    """Return the extension due or given for a call, as the heading beside the stopwatch.

    `given`, in milliseconds, is what would be given instead of what is due.
    """
    is_open = snapshot.call.is_open
    if given is not None:
        words = translate("Calls", "Extension: {time} instead of {due}")
        return words.format(time=duration_text(given), due=duration_text(snapshot.due))
    if snapshot.due <= 0:
        return translate("Calls", "No extension due")
    time = duration_text(snapshot.due)
    if snapshot.is_cut:
        # What an absence lasts beyond ten minutes is not made up for, and nobody may wonder why.
        most = translate("Calls", "Extension: {time}, the most for a permitted absence")
        return most.format(time=time)
    if is_open:
        return translate("Calls", "Extension due: {time} so far").format(time=time)
    return translate("Calls", "Extension given: {time}").format(time=time)


def nothing_due_words(reason: NothingDue, *, is_open: bool = False) -> str:
    """Return why no extension is due."""
    if is_open and reason is NothingDue.A_MINUTE_OR_LESS:
        return translate("Calls", "A minute or less so far.")
    words = {
        NothingDue.A_MINUTE_OR_LESS: translate("Calls", "A minute or less."),
        NothingDue.AFTER_DEADLINE: translate("Calls", "It began after the table's time was up."),
        NothingDue.NO_ROUND: translate("Calls", "No round was in progress."),
        NothingDue.NO_TIME_LIMIT: translate("Calls", "This round has no time limit."),
        NothingDue.WHILE_PAUSED: translate("Calls", "The whole clock was paused meanwhile."),
        NothingDue.COUNTED_ALREADY: translate(
            "Calls", "Its time is already counted with another interruption of the table."
        ),
    }
    return words[reason]


def pause_words(snapshot: CallSnapshot) -> str:
    """Return that a pause of the whole clock is taken out of the call's length; empty without."""
    if snapshot.paused < SECOND or snapshot.nothing_due is NothingDue.WHILE_PAUSED:
        return ""
    words = translate("Calls", "The clock’s pause of {time} is taken out.")
    return words.format(time=duration_text(snapshot.paused))


def tell_words(snapshot: CallSnapshot, turns: int, given: int | None = None) -> str:
    """Return what the judge tells the table, or what it was told last once the call is closed;
    empty where there is no deadline to name, or where that isn't known.

    `given`, in milliseconds, is what would be given instead of what is due.
    """
    call, told = snapshot.call, snapshot.told
    reading = snapshot.reading if call.is_open else told.reading if told is not None else None
    if reading is None or call.clock == "":
        return ""
    if call.is_open and given is not None:
        reading -= given - snapshot.due
    return play_until_words(reading, turns)


# -- appeals


def place_words(appeal: Appeal) -> str:
    """`Round 2, table 9`; the table alone where no round was in progress."""
    asked = appeal.asked
    if not asked.round:
        return translate("Calls", "Table {table}").format(table=asked.table)
    words = translate("Calls", "Round {round}, table {table}")
    return words.format(round=asked.round, table=asked.table)


def verdict_words(appeal: Appeal) -> str:
    """`Overturned by S. Kim at 15:26, after 4:10`, or that there is no ruling yet."""
    if appeal.decided is None:
        return translate("Calls", "The head judge has not ruled yet")
    values = {
        "outcome": outcome_words(appeal.outcome),
        "judge": appeal.head_judge,
        "time": time_of_day(appeal.decided),
        "length": duration_text(appeal.took or 0),
    }
    if appeal.head_judge:
        words = translate("Calls", "{outcome} by {judge} at {time}, after {length}")
    else:
        words = translate("Calls", "{outcome} at {time}, after {length}")
    return words.format(**values)


def subject_words(appeal: Appeal, infraction: str) -> str:
    """Return what an appeal is about, in one line.

    This is the title of its infraction, else the first text of it that isn't empty.
    """
    asked = appeal.asked
    texts = (infraction, asked.disputed, asked.objection, asked.ruling, asked.facts)
    return next((" ".join(text.split()) for text in texts if text.strip()), "")
