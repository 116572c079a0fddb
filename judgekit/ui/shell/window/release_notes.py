"""After an update, says once that there is something new, and where it is told."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

import judgekit
from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.ui.runtime.messages import Banner, Messages
from judgekit.ui.runtime.preference_keeper import PreferenceKeeper

BANNER = "release-notes"


class ReleaseNotes(QObject):
    """Shows the banner at a start between rounds; one in the middle of a round leaves it to a later
    start, and a round that begins takes it away. `read` opens the notes.

    Who starts the program for the first time is told nothing: all of it is new then.
    """

    def __init__(
        self,
        bridge: EngineBridge,
        messages: Messages,
        preferences: PreferenceKeeper,
        read: Callable[[], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._bridge, self._messages, self._preferences = bridge, messages, preferences
        self._read_notes = read

    def begin(self) -> None:
        """Show the notes of this version unless they were, once the event of the start is open."""
        if self._preferences.are_first:
            self._preferences.changed.connect(self._count_as_shown)
        elif self._preferences.now.notes_of == judgekit.__version__:
            return
        elif self._preferences.now.current_event and self._bridge.engine is None:
            self._bridge.switched.connect(self._event_opened)
        else:
            self._show()

    def _event_opened(self) -> None:
        self._bridge.switched.disconnect(self._event_opened)
        self._show()

    def _show(self) -> None:
        if self._is_round_running():
            return
        banner = Banner(
            lambda: self.tr("Judgekit is now version {version}.").format(
                version=judgekit.__version__
            ),
            self._read,
            lambda: self.tr("What is new"),
            icon="info",
            token="accent",
        )
        self._messages.put(BANNER, banner)
        self._bridge.changed.connect(self._make_way)
        self._bridge.switched.connect(self._make_way)
        self._count_as_shown()

    def _make_way(self, _: object = None) -> None:
        if self._is_round_running():
            self._messages.withdraw(BANNER)

    def _read(self) -> None:
        self._messages.withdraw(BANNER)
        self._read_notes()

    def _count_as_shown(self) -> None:
        self._preferences.change(notes_of=judgekit.__version__)

    def _is_round_running(self) -> bool:
        clocks = self._bridge.state.clocks.by_name.values()
        return any(each.round.ended is None for each in clocks)
