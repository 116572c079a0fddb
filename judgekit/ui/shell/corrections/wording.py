"""Texts of the form for corrections and late entries."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication

from judgekit.domain.clock.snapshot import ClockState, TableState
from judgekit.domain.shared.round_clock import MAIN_CLOCK
from judgekit.ui.words.appeal_words import outcome_words
from judgekit.ui.words.penalty_wording import penalty_name
from judgekit.ui.words.wording import (
    clock_state_words,
    clock_title,
    duration_text,
    reading_text,
    reason_words,
    table_state_words,
    time_with_seconds,
)
from judgekit.views.corrections.fields import Field, FieldName, Subject
from judgekit.views.corrections.moved import Moved, MovedKind, MovedValue

translate = QCoreApplication.translate
NOTHING = "\u2013"


def correction_title(subject: Subject, table: int) -> str:
    """Return `Correct call, table 3`; without a table at which it is, the first words alone."""
    titles = {
        Subject.CALL: translate("Corrections", "Correct call"),
        Subject.EXTENSION: translate("Corrections", "Correct extension"),
        Subject.PAUSE: translate("Corrections", "Correct pause"),
        Subject.ROUND_START: translate("Corrections", "Correct start of round"),
        Subject.ROUND_END: translate("Corrections", "Correct end of round"),
        Subject.CLOCK: translate("Corrections", "Correct clock correction"),
        Subject.TABLE: translate("Corrections", "Correct entry"),
        Subject.DECK_CHECK: translate("Corrections", "Correct deck check"),
        Subject.APPEAL: translate("Corrections", "Correct appeal"),
        Subject.PENALTY: translate("Corrections", "Correct penalty"),
        Subject.NOTE: translate("Corrections", "Correct note"),
        Subject.OTHER: translate("Corrections", "Correct entry"),
    }
    if not table:
        return titles[subject]
    place = translate("Corrections", "{what}, table {table}")
    return place.format(what=titles[subject], table=table)


def late_title(subject: Subject | None) -> str:
    """Return the title of something entered late: a call, or whatever is chosen."""
    if subject is Subject.CALL:
        return translate("Corrections", "Enter an earlier call")
    return translate("Corrections", "Enter what happened earlier")


def subject_name(subject: Subject) -> str:
    """Return what can be entered late, as a choice."""
    return {
        Subject.CALL: translate("Corrections", "Call"),
        Subject.EXTENSION: translate("Corrections", "Extension"),
        Subject.PAUSE: translate("Corrections", "Clock paused"),
        Subject.ROUND_START: translate("Corrections", "Round started"),
        Subject.ROUND_END: translate("Corrections", "Round ended"),
        Subject.TABLE: translate("Corrections", "Table done"),
        Subject.DECK_CHECK: translate("Corrections", "Deck check"),
        Subject.NOTE: translate("Corrections", "Note"),
    }[subject]


def field_label(field: Field, subject: Subject) -> str:
    """Return a field's label."""
    if field.name is FieldName.BY and subject is Subject.EXTENSION:
        return translate("Corrections", "Extension")
    return _LABELS[field.name]()


def choice_words(field: Field, value: str) -> str:
    """Return a choice of a field in words."""
    if field.name is FieldName.REASON:
        return reason_words(value)
    if field.name is FieldName.PENALTY:
        return penalty_name(value)
    if field.name is FieldName.OUTCOME:
        return outcome_words(value)
    if field.name is FieldName.CLOCK:
        return clock_title(value, "")
    kinds = {
        "random": translate("Corrections", "Random"),
        "targeted": translate("Corrections", "Targeted"),
        "by-order": translate("Corrections", "Chosen by a judge"),
    }
    return kinds.get(value, value)


def open_hint(field: Field) -> str:
    """Return what an optional field means while it is left open."""
    if field.name is FieldName.GIVEN:
        return translate("Corrections", "as due")
    if field.name is FieldName.LENGTH:
        return translate("Corrections", "no limit")
    if field.name is FieldName.CHECKED:
        return translate("Corrections", "all")
    if field.name in (FieldName.CLOSED, FieldName.FINISHED, FieldName.RESUMED):
        return translate("Corrections", "not yet")
    return ""


def wrong_words(field: Field) -> str:
    """Return what to write into a field that can't be read."""
    hints = {
        "instant": translate("Corrections", "Enter a time of day, such as 10:41 or 10:41:30"),
        "duration": translate("Corrections", "Enter minutes, or minutes and seconds: 5 or 4:30"),
        "number": translate("Corrections", "Enter a number"),
    }
    return hints.get(field.kind, translate("Corrections", "Enter a text"))


# -- what moves


def moved_label(row: Moved) -> str:
    """Return what a row is about."""
    if row.kind is MovedKind.TABLE:
        if row.is_past:
            words = translate("Corrections", "Round {round}, table {table}")
            return words.format(round=row.round, table=row.table)
        return translate("Corrections", "Table {table} plays until").format(table=row.table)
    if row.kind is MovedKind.PENALTY:
        return row.player
    if row.kind in (MovedKind.TABLE_STATE, MovedKind.CALL):
        words = {
            MovedKind.TABLE_STATE: translate("Corrections", "Table {table}"),
            MovedKind.CALL: translate("Corrections", "Call at table {table}"),
        }[row.kind]
        return words.format(table=row.table)
    words = {
        MovedKind.TIME_OF_DAY: translate("Corrections", "Time of day"),
        MovedKind.ROUND_END: translate("Corrections", "Round ends"),
        MovedKind.HALL: translate("Corrections", "Round finishes"),
        MovedKind.CLOCK_STATE: translate("Corrections", "Round {round}").format(round=row.round),
        MovedKind.DECKS_CHECKED: translate("Corrections", "Decks checked"),
    }[row.kind]
    is_main = row.clock in ("", MAIN_CLOCK)
    return words if is_main else f"{clock_title(row.clock, '')}: {words}"


def moved_detail(row: Moved) -> str:
    """Return why a table plays so long, or which table is the last one."""
    if row.kind is MovedKind.HALL and row.table:
        return translate("Corrections", "table {table} is last").format(table=row.table)
    said = (
        f"{reason_words(each.reason)} {duration_text(each.length + each.bonus)}".lower()
        for each in row.causes
    )
    return ", ".join(said)


def moved_value(kind: MovedKind, value: MovedValue) -> str:
    """Return a row's value before or after."""
    if value is None or value == "":
        return NOTHING
    return _VALUES[kind](value)


def difference_text(row: Moved) -> str:
    """Return by how much it moves: `+1:00`; empty where that makes no sense."""
    moved = row.difference
    if moved is None:
        return ""
    return f"+{duration_text(moved)}" if moved > 0 else duration_text(moved)


def unchanged_words(*, is_all: bool) -> tuple[str, str]:
    """Return the last row: what is not listed stays as it is."""
    if is_all:
        return translate("Corrections", "Deadlines, calls, penalties"), _unchanged()
    return translate("Corrections", "Everything else"), _unchanged()


def _unchanged() -> str:
    return translate("Corrections", "unchanged")


def _call_state(value: MovedValue) -> str:
    is_open = value == "open"
    return translate("Corrections", "open") if is_open else translate("Corrections", "closed")


_VALUES: Mapping[MovedKind, Callable[[MovedValue], str]] = {
    MovedKind.TABLE: lambda value: reading_text(int(value or 0)),
    MovedKind.TIME_OF_DAY: lambda value: time_with_seconds(int(value or 0)),
    MovedKind.ROUND_END: lambda value: time_with_seconds(int(value or 0)),
    MovedKind.HALL: lambda value: time_with_seconds(int(value or 0)),
    MovedKind.CLOCK_STATE: lambda value: clock_state_words(ClockState(str(value))),
    MovedKind.TABLE_STATE: lambda value: table_state_words(TableState(str(value))),
    MovedKind.CALL: _call_state,
    MovedKind.PENALTY: lambda value: penalty_name(str(value)),
    MovedKind.DECKS_CHECKED: str,
}
_LABELS: Mapping[FieldName, Callable[[], str]] = {
    FieldName.HAPPENED: lambda: translate("Corrections", "Time"),
    FieldName.OPENED: lambda: translate("Corrections", "Opened"),
    FieldName.CLOSED: lambda: translate("Corrections", "Closed"),
    FieldName.STARTED: lambda: translate("Corrections", "Started"),
    FieldName.FINISHED: lambda: translate("Corrections", "Finished"),
    FieldName.CHECKED: lambda: translate("Corrections", "Decks checked"),
    FieldName.PAUSED: lambda: translate("Corrections", "Paused"),
    FieldName.RESUMED: lambda: translate("Corrections", "Resumed"),
    FieldName.APPEALED: lambda: translate("Corrections", "Appealed"),
    FieldName.RULED: lambda: translate("Corrections", "Decided"),
    FieldName.TABLE: lambda: translate("Corrections", "Table"),
    FieldName.CLOCK: lambda: translate("Corrections", "Clock"),
    FieldName.ROUND: lambda: translate("Corrections", "Round"),
    FieldName.LENGTH: lambda: translate("Corrections", "Round length"),
    FieldName.GIVEN: lambda: translate("Corrections", "Extension given"),
    FieldName.BY: lambda: translate("Corrections", "Corrected by"),
    FieldName.REASON: lambda: translate("Corrections", "Reason"),
    FieldName.WHY: lambda: translate("Corrections", "Reason"),
    FieldName.KIND: lambda: translate("Corrections", "Choice of table"),
    FieldName.JUDGE: lambda: translate("Corrections", "Judge"),
    FieldName.FLOOR_JUDGE: lambda: translate("Corrections", "Floor judge"),
    FieldName.HEAD_JUDGE: lambda: translate("Corrections", "Head judge"),
    FieldName.PENALTY: lambda: translate("Corrections", "Penalty"),
    FieldName.OUTCOME: lambda: translate("Corrections", "Outcome"),
    FieldName.NOTE: lambda: translate("Corrections", "Note"),
    FieldName.FACTS: lambda: translate("Corrections", "Agreed facts"),
    FieldName.DISPUTED: lambda: translate("Corrections", "Disputed"),
    FieldName.RULING: lambda: translate("Corrections", "Floor judge’s ruling"),
    FieldName.OBJECTION: lambda: translate("Corrections", "Player’s objection"),
    FieldName.RULING_REASON: lambda: translate("Corrections", "Reason for the ruling"),
}
