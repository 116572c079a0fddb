"""Parsing of calls that open the window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec


class WindowCall(msgspec.Struct, frozen=True):
    """A call that opens the window.

    `judgekit --page clock --event open.judgekit --quit-after-first-paint` names the page to open,
    the tournament's file, and whether to quit; `--rehearsal` begins a made-up event.
    """

    page: str = ""
    event: str = ""
    quit_after_first_paint: bool = False
    rehearsal: bool = False

    @property
    def names_nothing(self) -> bool:
        """Whether the window is opened as such, with nothing particular to show in it."""
        return self == WindowCall()


class WrongWindowCall(msgspec.Struct, frozen=True):
    """What is wrong with a call, and the wrong word."""

    reason: Literal["page-unnamed", "event-unnamed", "unknown-option"]
    word: str


def read_window_call(words: Sequence[str]) -> WindowCall | WrongWindowCall:
    """Parse the call, or say what is wrong with it."""
    named = {"--page": "", "--event": ""}
    quits = rehearses = False
    rest = list(words)
    while rest:
        word = rest.pop(0)
        option, joined, value = word.partition("=")
        if word == "--quit-after-first-paint":
            quits = True
        elif word == "--rehearsal":
            rehearses = True
        elif option not in named:
            return WrongWindowCall("unknown-option", word)
        elif joined or rest:
            named[option] = value if joined else rest.pop(0)
        else:
            return WrongWindowCall("page-unnamed" if option == "--page" else "event-unnamed", word)
    return WindowCall(named["--page"], named["--event"], quits, rehearses)
