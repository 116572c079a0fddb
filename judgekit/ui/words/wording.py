"""Reasons and enums of the inner layers as sentences in the language of the interface."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale

from judgekit.domain.shared.moment import MINUTE, SECOND, Moment, reading_seconds
from judgekit.engine.failures import EnvironmentFailure, FailureReason

if TYPE_CHECKING:
    from judgekit.domain.clock.snapshot import ClockState, TableState
    from judgekit.domain.shared.refusal import Refusal

MINUS = "\u2212"
"""The true minus sign of readings; data has the ASCII one."""


def failure_sentence(failure: EnvironmentFailure) -> str:
    """What the machine did not do, and what the user can do about it."""
    translate = QCoreApplication.translate
    sentences = {
        FailureReason.TEXT_MISSING: translate(
            "Wording", "The text {path} is missing. Install the program again."
        ),
        FailureReason.TEXT_DAMAGED: translate(
            "Wording", "The text {path} is damaged. Install the program again."
        ),
        FailureReason.MANIFEST_DAMAGED: translate(
            "Wording", "The list of texts {path} is damaged. Install the program again."
        ),
        FailureReason.FOLDER_UNWRITABLE: translate(
            "Wording",
            "{path} can't be written. Allow it, or free the file; nothing is lost.",
        ),
        FailureReason.FILE_UNREADABLE: translate("Wording", "The file {path} can't be read."),
        FailureReason.INDEX_LOCKED: translate(
            "Wording", "The search index {path} is in use by another program. Close that one."
        ),
        FailureReason.DISK_FULL: translate(
            "Wording",
            "The disk is full: {path} can't be written. Make room; nothing is lost.",
        ),
        FailureReason.EVENT_LOCKED: translate(
            "Wording", "The event {path} is open in another program. Close it there."
        ),
        FailureReason.EVENT_UNREADABLE: translate(
            "Wording", "The file {path} can't be read as an event. It was left as it is."
        ),
        FailureReason.EVENT_GONE: translate(
            "Wording",
            "The file {path} of the open event has been moved or removed. Put it back: until then "
            "nothing can be kept.",
        ),
        FailureReason.EVENT_TOO_NEW: translate(
            "Wording",
            "The event {path} was written by a newer Judgekit. Open it with that one; it was left "
            "as it is.",
        ),
        FailureReason.WRITE_FAILED: translate(
            "Wording",
            "{path} could not be written. What was kept before is safe; check the disk.",
        ),
        FailureReason.NO_CARD_FILE: translate(
            "Wording",
            "{path} is no whole card file of Scryfall or MTGJSON. Download it again and unpack it.",
        ),
        FailureReason.CARDS_LOCKED: translate(
            "Wording", "The card catalogue {path} is in use by another program. Close that one."
        ),
    }
    return sentences[failure.reason].format(path=failure.path)


def language_name(code: str) -> str:
    """`es` as `Spanish` in the language of the interface; an unknown code as it is."""
    translate = QCoreApplication.translate
    names = {
        "en": translate("Wording", "English"),
        "es": translate("Wording", "Spanish"),
        "ru": translate("Wording", "Russian"),
    }
    return names.get(code, code)


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
    from judgekit.ui.words.refusal_wording import refusal_words  # noqa: PLC0415  (seldom needed)

    return refusal_words(refusal)


# -- durations and instants


def reading_text(remaining: int) -> str:
    """What a clock reads with so many milliseconds left: `12:40`, `−06:00`, `62:40`; minutes have
    no bound, as on the slip."""
    return _minutes_and_seconds(reading_seconds(remaining), minute_digits=2)


def stopwatch_text(elapsed: int) -> str:
    """What a stopwatch shows after so many milliseconds: `04:12`."""
    return _minutes_and_seconds(elapsed // SECOND, minute_digits=2)


def duration_text(duration: int) -> str:
    """A length of time in milliseconds, within a sentence: `4:12`, `−5:00`."""
    seconds = abs(duration) // SECOND
    return _minutes_and_seconds(seconds if duration >= 0 else -seconds, minute_digits=1)


def shift_text(shift: int) -> str:
    """By how much a clock was set otherwise, in milliseconds: `+1:00:00`, `−0:00:05`."""
    seconds = abs(shift) // SECOND
    minutes, of_minute = divmod(seconds, 60)
    sign = MINUS if shift < 0 else "+"
    return f"{sign}{minutes // 60}:{minutes % 60:02d}:{of_minute:02d}"


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


def _minutes_and_seconds(seconds: int, *, minute_digits: int) -> str:
    minutes, of_minute = divmod(abs(seconds), 60)
    sign = MINUS if seconds < 0 else ""
    return f"{sign}{minutes:0{minute_digits}d}:{of_minute:02d}"


# -- clocks, rounds and tables


def clock_title(clock: str, event: str) -> str:
    """What a clock is called on screen: the main one by the name of its event, that of a draft
    which was given no name by what it measures."""
    if clock == "draft":
        return QCoreApplication.translate("Wording", "Draft")
    if clock != "main":
        return clock
    return event or QCoreApplication.translate("Wording", "Round clock")


def round_words(kind: str, number: int, total: int | None = None) -> str:
    """What a clock measures: `Round 4 of 7` (`Round 4` where the total isn't known or is exceeded),
    `Deck construction`, `Draft`; `kind` is a `RoundKind`'s value."""
    translate = QCoreApplication.translate
    others = {
        "deck-construction": translate("Wording", "Deck construction"),
        "draft": translate("Wording", "Draft"),
        "other": translate("Wording", "Countdown"),
    }
    if kind in others:
        return others[kind]
    if total is None or number > total:
        return translate("Wording", "Round {number}").format(number=number)
    words = translate("Wording", "Round {number} of {total}")
    return words.format(number=number, total=total)


def clock_state_words(state: ClockState) -> str:
    """What a clock does, with a capital; `.lower()` fits within a line."""
    translate = QCoreApplication.translate
    words = {
        "not-started": translate("Wording", "Not started"),
        "running": translate("Wording", "Running"),
        "paused": translate("Wording", "Paused"),
        "overtime": translate("Wording", "Overtime"),
        "ended": translate("Wording", "Ended"),
    }
    return words[state]


def table_state_words(state: TableState, turn: int | None = None, turns: int = 5) -> str:
    """What a table does; in its additional turns, which of how many."""
    translate = QCoreApplication.translate
    if state == "turns" and turn is not None:
        return translate("Wording", "Turn {turn} of {turns}").format(turn=turn, turns=turns)
    words = {
        "playing": translate("Wording", "Playing"),
        "interrupted": translate("Wording", "Call open"),
        "extension": translate("Wording", "On extension"),
        "turns": translate("Wording", "Additional turns"),
        "done": translate("Wording", "Done"),
    }
    return words[state]


def reason_words(reason: str) -> str:
    """Why a table was interrupted or got time: a `Reason`'s value in words; free words stay as they
    were written, and none at all is said to be by hand."""
    translate = QCoreApplication.translate
    words = {
        "": translate("Wording", "By hand"),
        "ruling": translate("Wording", "Ruling"),
        "deck-check": translate("Wording", "Deck check"),
        "tardiness": translate("Wording", "Tardiness"),
        "errand": translate("Wording", "Errand"),
        "feature": translate("Wording", "Feature match"),
        "other": translate("Wording", "Other"),
    }
    return words.get(reason.strip(), reason.strip())


# -- the event


def level_name(level: str) -> str:
    """The Rules Enforcement Level in words; empty where none was laid down."""
    translate = QCoreApplication.translate
    names = {
        "regular": translate("Wording", "Regular"),
        "competitive": translate("Wording", "Competitive"),
        "professional": translate("Wording", "Professional"),
    }
    return names.get(level, level)


def role_name(role: str) -> str:
    """What somebody does at the event, in words."""
    translate = QCoreApplication.translate
    names = {
        "head-judge": translate("Wording", "Head judge"),
        "appeals-judge": translate("Wording", "Appeals judge"),
        "floor-judge": translate("Wording", "Floor judge"),
        "scorekeeper": translate("Wording", "Scorekeeper"),
    }
    return names.get(role, role)
