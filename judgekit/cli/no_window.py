"""Sentences on why no window opens, and what works without one."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.cli.parser import VERBS
from judgekit.engine.failures import EnvironmentFailure
from judgekit.system.resources import locale_folder
from judgekit.views.words.failures import failure_sentence
from judgekit.views.words.words import Words, message

SENTENCES: Mapping[str, str] = {
    "no-display": message(
        "There is no display to open a window on; these commands need none: {verbs}."
    ),
    "no-library": message(
        "The system lacks {library}, which a window needs; these work without it: {verbs}."
    ),
    "no-answer": message(
        "Judgekit is already running but does not answer; end that one and start again."
    ),
    "page-unnamed": message("--page needs the name of a page, such as: --page rules"),
    "event-unnamed": message("--event needs the file of an event, such as: --event open.judgekit"),
    "unknown-option": message(
        "{word} is not an option; --page NAME opens the window at a page, --event FILE an event."
    ),
}


def no_window_sentence(reason: str | EnvironmentFailure, language: str, **values: str) -> str:
    """One sentence; `values` are the wrong word of the call, or the missing library."""
    words = Words(locale_folder(), language)
    if isinstance(reason, EnvironmentFailure):
        return failure_sentence(reason, words)
    return words.say(SENTENCES[reason], verbs=", ".join(VERBS), **values)
