"""The words of a call that opens the window, as a value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec


class WindowCall(msgspec.Struct, frozen=True):
    """`judgekit --page rules --quit-after-first-paint`: where to open, and whether to stay."""

    page: str = ""
    quit_after_first_paint: bool = False


class WrongWindowCall(msgspec.Struct, frozen=True):
    """What is wrong with a call, and the word that is."""

    reason: Literal["page-unnamed", "unknown-option"]
    word: str


def read_window_call(words: Sequence[str]) -> WindowCall | WrongWindowCall:
    """The call, or what is wrong with it."""
    page = ""
    quits = False
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if word == "--quit-after-first-paint":
            quits = True
        elif word.startswith("--page="):
            page = word.removeprefix("--page=")
        elif word == "--page" and rest:
            page = rest.pop(0)
        elif word == "--page":
            return WrongWindowCall("page-unnamed", word)
        else:
            return WrongWindowCall("unknown-option", word)
    return WindowCall(page, quits)
