"""Reasons and enums of the inner layers as sentences in the interface language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale

from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.round_clock import MAIN_CLOCK
from judgekit.ui.interface_words import interface_words
from judgekit.views.words import clocks, editions, failures, tournaments
from judgekit.views.words.readings import (
    MINUS,
    duration_text,
    reading_text,
    shift_text,
    stopwatch_text,
)

if TYPE_CHECKING:
    from judgekit.domain.clock.snapshot import ClockState, TableState
    from judgekit.domain.shared.refusal import Refusal
    from judgekit.engine.failures import EnvironmentFailure

__all__ = ("MINUS", "duration_text", "reading_text", "shift_text", "stopwatch_text")


def failure_sentence(failure: EnvironmentFailure) -> str:
    """Return what the machine did not do, and what the user can do about it."""
    return failures.failure_sentence(failure, interface_words())


def language_name(code: str) -> str:
    """Return `Spanish` for `es`, in the interface language; an unknown code is unchanged."""
    return editions.language_name(code, interface_words())


def other_languages_words() -> str:
    """Return the name of the menu with those that don't stand side by side."""
    return QCoreApplication.translate("Languages", "Other languages")


def own_language_name(code: str) -> str:
    """Return `Español` for `es`: a language's own name, never translated."""
    return {"en": "English", "es": "Español", "ru": "Русский"}.get(code, code)


def long_date(iso: str, locale: QLocale) -> str:
    """Return `3 May 2019` for `2019-05-03` in the language's format; anything else is unchanged."""
    date = QDate.fromString(iso, "yyyy-MM-dd")
    if not date.isValid():
        return iso
    forms = {
        QLocale.Language.Spanish: "d 'de' MMMM 'de' yyyy",
        QLocale.Language.Russian: "d MMMM yyyy 'г.'",
    }
    return locale.toString(date, forms.get(locale.language(), "d MMMM yyyy"))


def refusal_sentence(refusal: Refusal) -> str:
    """Return why something can't be done now, in one sentence."""
    from judgekit.views.words import refusals  # noqa: PLC0415  (seldom needed)

    return refusals.refusal_sentence(refusal, interface_words())


# -- instants
#
# What has happened is said by the minute, as the clock on the wall said it then. Ends and deadlines
# are exact and have their seconds, also where these are zero: one instant reads the same on every
# page, and is not taken for one that was cut to the minute.


def time_of_day(moment: Moment) -> str:
    """Return when something happened as local time, cut to the minute: `15:35`."""
    return _local(moment).toString("HH:mm")


def time_with_seconds(moment: Moment) -> str:
    """Return an instant as local time with seconds: `15:39:30`."""
    return _local(moment).toString("HH:mm:ss")


def date_and_time(moment: Moment) -> str:
    """Return an instant as local date and time: `Sat 21 November 2026, 15:04`."""
    return f"{_day(moment)}, {time_of_day(moment)}"


def date_and_seconds(moment: Moment) -> str:
    """Return an instant as local date and time with seconds: `Sat 21 November 2026, 15:04:10`."""
    return f"{_day(moment)}, {time_with_seconds(moment)}"


def is_same_day(one: Moment, other: Moment) -> bool:
    """Whether both instants are on one local day."""
    return _local(one).date() == _local(other).date()


def _day(moment: Moment) -> str:
    date, locale = _local(moment).date(), QLocale()
    day = locale.toString(date, "ddd")
    return f"{day} {long_date(date.toString('yyyy-MM-dd'), locale)}"


def _local(moment: Moment) -> QDateTime:
    return QDateTime.fromMSecsSinceEpoch(moment)


# -- clocks, rounds and tables


def clock_title(clock: str, tournament: str) -> str:
    """Return a clock's title on screen: the main one by the tournament's name, an unnamed draft
    clock by what it measures."""
    return clocks.clock_title(clock, tournament, interface_words())


def clock_title_elsewhere(clock: str, tournament: str) -> str:
    """Return the title of a clock of an event that isn't open, which names the event."""
    title = clock_title(clock, tournament)
    return tournament if clock == MAIN_CLOCK else f"{tournament}: {title}"


def round_words(kind: str, number: int, total: int | None = None) -> str:
    """Return what a clock measures, by a `RoundKind`'s value: `Round 4 of 7`, `Deck
    construction`."""
    return clocks.round_title(kind, number, total, interface_words())


def clock_state_words(state: ClockState) -> str:
    """Return a clock's state, capitalized; use `.lower()` within a line."""
    return clocks.clock_state_name(state, interface_words())


def table_state_words(state: TableState, turn: int | None = None, turns: int = 5) -> str:
    """Return a table's state; in its additional turns, which of how many."""
    return clocks.table_state_name(state, interface_words(), turn=turn, turns=turns)


def reason_words(reason: str) -> str:
    """Return why a table was interrupted or got time: the words of a `Reason`'s value; free text is
    unchanged, and an empty one means by hand."""
    return clocks.reason_name(reason, interface_words())


# -- the tournament


def level_name(level: str) -> str:
    """Return the Rules Enforcement Level in words; empty if none was set."""
    return tournaments.level_name(level, interface_words())


def role_name(role: str) -> str:
    """Return a judge's role at the tournament, in words."""
    return tournaments.role_name(role, interface_words())
