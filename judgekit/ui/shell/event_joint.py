"""Where the window waits for a tournament: what one needs is imported when one is opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from judgekit.ui.shell.page import Services
from judgekit.ui.shell.top_bar import TopBar
from judgekit.ui.shell.undoing import Undoing

if TYPE_CHECKING:
    from judgekit.ui.shell.event_frame import EventFrame


class EventJoint(QObject):
    """What is made with the first tournament stays for those that follow; alarms are seen over the
    `pages`."""

    def __init__(
        self, services: Services, top_bar: TopBar, undoing: Undoing, pages: QWidget
    ) -> None:
        super().__init__(top_bar)
        self._services = services
        self._pages = pages
        self._top_bar = top_bar
        self._undoing = undoing
        self._frame: EventFrame | None = None
        services.bridge.switched.connect(self._switched)

    def _switched(self) -> None:
        if self._frame is not None:
            return
        from judgekit.ui.clock.alarm_keeper import AlarmKeeper  # noqa: PLC0415  (see above)
        from judgekit.ui.shell.clock_truth import ClockTruth  # noqa: PLC0415
        from judgekit.ui.shell.event_frame import EventFrame  # noqa: PLC0415
        from judgekit.ui.shell.record_care import RecordCare  # noqa: PLC0415

        services = self._services
        bridge, messages = services.bridge, services.messages
        self._frame = EventFrame(services, self._top_bar, self._undoing, self)
        self._frame.refresh()
        ClockTruth(bridge, messages, self).look(bridge.now())
        RecordCare(bridge, messages, services.tasks, self)
        AlarmKeeper(services, self._pages)
