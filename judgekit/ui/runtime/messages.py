"""Messages to the user: passing ones and banners."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QObject, Signal


class Said(msgspec.Struct, frozen=True):
    """A passing message, shown in the strip; `undo` undoes what it reports. A quiet one is not
    shown: it only provides the undo. `step` is the id of the step in the record that `undo` takes
    back, if it is one."""

    text: str
    undo: Callable[[], None] | None = None
    is_quiet: bool = False
    step: str = ""


class Banner(msgspec.Struct, frozen=True):
    """A message shown until it is withdrawn or closed. `words` is called whenever it is shown, so
    that it follows the language; `retry` tries again, or does what `action` names; `settle` does
    what `settled` names, which removes the cause. One that can't be closed stays until its cause is
    gone; `closing` names what closes one. One that `passes` goes by itself after a while, and has
    been announced by whoever puts it."""

    words: Callable[[], str]
    retry: Callable[[], object] | None = None
    action: Callable[[], str] | None = None
    icon: str = "warning"
    token: str = "attention"
    can_be_closed: bool = True
    settle: Callable[[], object] | None = None
    settled: Callable[[], str] | None = None
    closing: Callable[[], str] | None = None
    passes: bool = False

    @property
    def text(self) -> str:
        """The text in the current language."""
        return self.words()

    @property
    def waits(self) -> bool:
        """Whether it waits for a decision of the person."""
        return not self.passes and (self.retry is not None or self.settle is not None)


class Messages(QObject):
    """Receives messages from pages and background tasks; the window shows them. Use it on the UI
    thread only."""

    said = Signal(object)
    """A `Said`."""
    banners_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._banners: dict[str, Banner] = {}

    def say(
        self,
        text: str,
        undo: Callable[[], None] | None = None,
        *,
        quietly: bool = False,
        step: str = "",
    ) -> None:
        """Show a passing message, such as what was copied."""
        self.said.emit(Said(text, undo, quietly, step))

    def stand(
        self, key: str, words: Callable[[], str], retry: Callable[[], object] | None = None
    ) -> None:
        """Show a banner until `withdraw(key)`; it replaces one with the same key."""
        self.put(key, Banner(words, retry))

    def put(self, key: str, banner: Banner) -> None:
        """Show a banner with its own icon or action."""
        self._banners[key] = banner
        self.banners_changed.emit()

    def withdraw(self, key: str) -> None:
        """Withdraw a banner; does nothing if there is none."""
        if self._banners.pop(key, None) is not None:
            self.banners_changed.emit()

    def banners(self) -> dict[str, Banner]:
        """Return the current banners, oldest first."""
        return dict(self._banners)

    def by_urgency(self) -> list[str]:
        """Return their keys, the one to be seen first in front: what passes, then what stays until
        it is settled, then the newest."""
        newest_first = reversed(self._banners.items())
        return [key for key, _ in sorted(newest_first, key=lambda each: _urgency(each[1]))]


def _urgency(banner: Banner) -> tuple[bool, bool]:
    return not banner.passes, banner.can_be_closed
