"""The names of formats in the language of the interface, and what a typed one means."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from judgekit.domain.formats.known_formats import FORMATS, format_of

translate = QCoreApplication.translate


def format_names() -> Mapping[str, str]:
    """By the name in the record, in the order in which they are offered."""
    names = {
        "standard": translate("Formats", "Standard"),
        "pioneer": translate("Formats", "Pioneer"),
        "modern": translate("Formats", "Modern"),
        "legacy": translate("Formats", "Legacy"),
        "vintage": translate("Formats", "Vintage"),
        "commander": translate("Formats", "Commander"),
        "sealed": translate("Formats", "Sealed deck"),
        "booster-draft": translate("Formats", "Booster draft"),
        "team-constructed": translate("Formats", "Team Constructed"),
        "team-sealed": translate("Formats", "Team sealed deck"),
        "team-draft": translate("Formats", "Team draft"),
        "two-headed-giant-constructed": translate("Formats", "Two-Headed Giant, Constructed"),
        "two-headed-giant-sealed": translate("Formats", "Two-Headed Giant, sealed deck"),
        "two-headed-giant-draft": translate("Formats", "Two-Headed Giant, booster draft"),
    }
    return {format_: names[format_] for format_ in FORMATS}


def format_words(format_: str) -> str:
    """A format as it is shown; free words stay as they were written."""
    return format_names().get(format_of(format_), format_)


def format_meant(text: str) -> str:
    """The record's name for what was typed, in the language of the interface or in English; what
    is none of them stays as it was typed."""
    typed = text.strip()
    for format_, name in format_names().items():
        if name.casefold() == typed.casefold():
            return format_
    return format_of(typed)
