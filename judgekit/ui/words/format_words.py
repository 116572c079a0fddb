"""Names of formats in the interface language, and parsing of typed ones."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.domain.formats.known_formats import FORMATS, format_of
from judgekit.ui.interface_words import interface_words
from judgekit.views.words import tournaments


def format_names() -> Mapping[str, str]:
    """Return the names by the format in the record, in the order in which they are offered."""
    words = interface_words()
    return {format_: tournaments.format_name(format_, words) for format_ in FORMATS}


def format_words(format_: str) -> str:
    """Return the displayed name of a format; free text is unchanged."""
    return format_names().get(format_of(format_), format_)


def format_meant(text: str) -> str:
    """Return the record's format for a typed name, in the interface language or in English; unknown
    text is returned as typed."""
    typed = text.strip()
    for format_, name in format_names().items():
        if name.casefold() == typed.casefold():
            return format_
    return format_of(typed)
