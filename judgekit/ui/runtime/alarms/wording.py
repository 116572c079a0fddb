"""Texts of alarms, on the screen and spoken, and of missing sound."""

from __future__ import annotations

from enum import StrEnum

import msgspec
from PySide6.QtCore import QCoreApplication

from judgekit.domain.clock.alarms import AlarmKind

LONGEST_TITLE = 60
"""Maximum characters of a clock's title, so that banner and speech are short."""


class AbsenceReason(StrEnum):
    """Why there is no sound, or no voice."""

    NO_MODULE = "no-module"
    NO_DEVICE = "no-device"
    FILE_MISSING = "file-missing"
    NOT_PLAYED = "not-played"
    NO_ENGINE = "no-engine"
    NO_VOICE = "no-voice"


class Absence(msgspec.Struct, frozen=True):
    """Reason for missing sound or voice; `detail` names the missing library or file, if any."""

    reason: AbsenceReason
    detail: str = ""


def alarm_words(kind: AlarmKind, clock: str, table: int = 0) -> str:
    """Return what has happened on which clock, or in the deck check of which table, for the banner
    and the voice."""
    translate = QCoreApplication.translate
    sentences = {
        AlarmKind.START: translate("Alarms", "{clock}: round started."),
        AlarmKind.TEN_MINUTES: translate("Alarms", "{clock}: 10 minutes left."),
        AlarmKind.FIVE_MINUTES: translate("Alarms", "{clock}: 5 minutes left."),
        AlarmKind.TWO_MINUTES: translate("Alarms", "{clock}: 2 minutes left."),
        AlarmKind.TIME: translate("Alarms", "{clock}: time is up, go to turns."),
        AlarmKind.LONGEST_DEADLINE: translate(
            "Alarms", "{clock}: time is up at the last table, too."
        ),
        AlarmKind.DECK_CHECK_TARGET: translate(
            "Alarms", "Deck check, table {table}: the target is reached."
        ),
        AlarmKind.DECK_CHECK_STOP: translate(
            "Alarms", "Deck check, table {table}: time is up, return the decks."
        ),
    }
    return sentences[kind].format(clock=_short(clock), table=table)


def _short(title: str) -> str:
    """Return the title on one line, shortened if it is too long."""
    title = " ".join(title.split())
    return title if len(title) <= LONGEST_TITLE else f"{title[: LONGEST_TITLE - 1].rstrip()}…"


def absence_sentence(absence: Absence) -> str:
    """Return why there is no sound, and that alarms are still shown."""
    translate = QCoreApplication.translate
    if absence.reason is AbsenceReason.NO_MODULE and not absence.detail:
        return translate("Alarms", "No sound: a part of the program is missing. Install it again.")
    sentences = {
        AbsenceReason.NO_MODULE: translate(
            "Alarms", "No sound: the system lacks {detail}. Alarms are shown on the screen."
        ),
        AbsenceReason.NO_DEVICE: translate(
            "Alarms", "No sound device. Alarms are shown on the screen."
        ),
        AbsenceReason.FILE_MISSING: translate(
            "Alarms", "No sound: {detail} is missing. Install the program again."
        ),
        AbsenceReason.NOT_PLAYED: translate(
            "Alarms", "The sound device did not play the last alarm. Check it and test the sound."
        ),
        AbsenceReason.NO_ENGINE: translate(
            "Alarms", "No voice: this system has no speech service that answers."
        ),
        AbsenceReason.NO_VOICE: translate(
            "Alarms", "This system has no voice for the interface language."
        ),
    }
    return sentences[absence.reason].format(detail=absence.detail)
