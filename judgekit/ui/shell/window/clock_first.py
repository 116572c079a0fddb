"""At a start in the middle of a round the clock comes first."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLineEdit

from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.ui.shell.navigation import CLOCK, Navigation


class ClockFirst(QObject):
    """Shows the Clock when the event of the start is open and a round runs, unless the user has
    gone elsewhere or is typing by then."""

    def __init__(self, bridge: EngineBridge, navigation: Navigation, field: QLineEdit) -> None:
        super().__init__(navigation)
        self._bridge = bridge
        self._navigation = navigation
        self._field = field
        self._begin = navigation.here
        bridge.switched.connect(self._opened)

    def _opened(self) -> None:
        self._bridge.switched.disconnect(self._opened)
        clocks = self._bridge.state.clocks.by_name.values()
        if self._navigation.here != self._begin or self._field.text():
            return
        if any(each.round.ended is None for each in clocks):
            self._navigation.go(CLOCK)
