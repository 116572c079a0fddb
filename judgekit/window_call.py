"""The words of a call that opens the window, as a value."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class WindowCall(msgspec.Struct, frozen=True):
    """`judgekit --page rules --quit-after-first-paint`: where to open, and whether to stay."""

    page: str = ""
    quit_after_first_paint: bool = False


def read_window_call(words: Sequence[str]) -> WindowCall | str:
    """The call, or one sentence that says what is wrong with it."""
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
            return "--page needs the name of a page, such as: --page rules"
        else:
            return f"{word} is no option; --page NAME opens the window at a page."
    return WindowCall(page, quits)
