"""The names of formats in the language of the interface, and what a typed one means."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.domain.formats.known_formats import FORMATS, format_of
from judgekit.ui.interface_words import interface_words
from judgekit.views.words import tournaments


def format_names() -> Mapping[str, str]:
    """By the name in the record, in the order in which they are offered."""
    words = interface_words()
    return {format_: tournaments.format_name(format_, words) for format_ in FORMATS}


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
