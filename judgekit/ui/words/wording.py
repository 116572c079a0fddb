"""Reasons and enums of the inner layers as sentences in the language of the interface."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QDateTime, QLocale

from judgekit.domain.shared.moment import MINUTE, Moment
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
    """What the machine did not do, and what the user can do about it."""
    return failures.failure_sentence(failure, interface_words())


def language_name(code: str) -> str:
    """`es` as `Spanish` in the language of the interface; an unknown code as it is."""
    return editions.language_name(code, interface_words())


def own_language_name(code: str) -> str:
    """`es` as `Español`: a language as its speakers call it, never translated."""
    return {"en": "English", "es": "Español", "ru": "Русский"}.get(code, code)


def long_date(iso: str, locale: QLocale) -> str:
    """`2019-05-03` as `3 May 2019` the way the language writes it; what is no date stays."""
    date = QDate.fromString(iso, "yyyy-MM-dd")
    if not date.isValid():
        return iso
    forms = {
        QLocale.Language.Spanish: "d 'de' MMMM 'de' yyyy",
        QLocale.Language.Russian: "d MMMM yyyy 'г.'",
    }
    return locale.toString(date, forms.get(locale.language(), "d MMMM yyyy"))


def refusal_sentence(refusal: Refusal) -> str:
    """Why something can't be done now, in one sentence."""
    from judgekit.views.words import refusals  # noqa: PLC0415  (seldom needed)

    return refusals.refusal_sentence(refusal, interface_words())


# -- instants


def time_of_day(moment: Moment) -> str:
    """An instant on this machine's wall clock: `15:35`."""
    return _local(moment).toString("HH:mm")


def until_time(moment: Moment) -> str:
    """A time to be waited for, up to the next whole minute: whoever reads it on the wall clock has
    waited long enough."""
    return time_of_day(moment + -moment % MINUTE)


def time_with_seconds(moment: Moment) -> str:
    """An instant on this machine's wall clock: `15:39:30`."""
    return _local(moment).toString("HH:mm:ss")


def _local(moment: Moment) -> QDateTime:
    return QDateTime.fromMSecsSinceEpoch(moment)


# -- clocks, rounds and tables


def clock_title(clock: str, event: str) -> str:
    """What a clock is called on screen: the main one by the name of its event, that of a draft
    which was given no name by what it measures."""
    return clocks.clock_title(clock, event, interface_words())


def round_words(kind: str, number: int, total: int | None = None) -> str:
    """What a clock measures: `Round 4 of 7`, `Deck construction`; `kind` is a `RoundKind`'s
    value."""
    return clocks.round_title(kind, number, total, interface_words())


def clock_state_words(state: ClockState) -> str:
    """What a clock does, with a capital; `.lower()` fits within a line."""
    return clocks.clock_state_name(state, interface_words())


def table_state_words(state: TableState, turn: int | None = None, turns: int = 5) -> str:
    """What a table does; in its additional turns, which of how many."""
    return clocks.table_state_name(state, interface_words(), turn=turn, turns=turns)


def reason_words(reason: str) -> str:
    """Why a table was interrupted or got time: a `Reason`'s value in words; free words stay as they
    were written, and none at all is said to be by hand."""
    return clocks.reason_name(reason, interface_words())


# -- the event


def level_name(level: str) -> str:
    """The Rules Enforcement Level in words; empty where none was laid down."""
    return tournaments.level_name(level, interface_words())


def role_name(role: str) -> str:
    """What somebody does at the event, in words."""
    return tournaments.role_name(role, interface_words())
