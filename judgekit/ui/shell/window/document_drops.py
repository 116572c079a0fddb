"""Files dropped anywhere on the window are documents to import, unless a field takes them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

from judgekit.ui.widgets.fields.pasting_field import dropped_files

_DRAGS = (QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop)


class DocumentDrops(QObject):
    """Takes the drops that nothing inside the window has taken."""

    def __init__(self, window: QWidget, take: Callable[[Sequence[Path]], None]) -> None:
        super().__init__(window)
        self._take = take
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in _DRAGS or not isinstance(event, QDropEvent):
            return False
        paths = dropped_files(event.mimeData())
        if not paths:
            return False
        event.acceptProposedAction()
        if event.type() is QEvent.Type.Drop:
            self._take(paths)
        return True
