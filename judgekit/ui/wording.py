"""Reasons and enums of the inner layers as sentences in the language of the interface."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from judgekit.engine.ports import EnvironmentFailure, FailureReason


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
        FailureReason.EVENT_TOO_NEW: translate(
            "Wording",
            "The event {path} was written by a newer Judgekit. Open it with that one; it was left "
            "as it is.",
        ),
        FailureReason.WRITE_FAILED: translate(
            "Wording",
            "{path} could not be written. What was kept before is safe; check the disk.",
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
