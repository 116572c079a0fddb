"""One room for what the program has to say to the user while it works."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QObject, Signal


class Said(msgspec.Struct, frozen=True):
    """A passing message, shown in the strip; `undo` takes back what it tells of. A quiet one is
    not shown: it only tells what can be taken back."""

    text: str
    undo: Callable[[], None] | None = None
    is_quiet: bool = False


class Banner(msgspec.Struct, frozen=True):
    """A message that stands until it is withdrawn or put away. `words` is asked whenever it is
    shown, so that it follows the language; `retry` tries again, or does what `action` names. One
    that can't be closed stays until what it tells of is over."""

    words: Callable[[], str]
    retry: Callable[[], object] | None = None
    action: Callable[[], str] | None = None
    icon: str = "warning"
    token: str = "attention"
    can_be_closed: bool = True

    @property
    def text(self) -> str:
        """What it says in the language of the moment."""
        return self.words()


class Messages(QObject):
    """Pages and background work speak here; the window listens. Use it on the UI thread only."""

    said = Signal(object)
    """A `Said`."""
    banners_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._banners: dict[str, Banner] = {}

    def say(
        self, text: str, undo: Callable[[], None] | None = None, *, quietly: bool = False
    ) -> None:
        """A passing message, such as what was copied."""
        self.said.emit(Said(text, undo, quietly))

    def stand(
        self, key: str, words: Callable[[], str], retry: Callable[[], object] | None = None
    ) -> None:
        """Show a banner until `withdraw(key)`; the same key replaces what stood."""
        self.put(key, Banner(words, retry))

    def put(self, key: str, banner: Banner) -> None:
        """The same with a sign or an action of its own."""
        self._banners[key] = banner
        self.banners_changed.emit()

    def withdraw(self, key: str) -> None:
        """Take a banner away; nothing happens where none stands."""
        if self._banners.pop(key, None) is not None:
            self.banners_changed.emit()

    def banners(self) -> dict[str, Banner]:
        """What stands now, oldest first."""
        return dict(self._banners)
