"""Files for the library: dropped anywhere on the window, or asked for by a key."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

from judgekit.ui.shell.navigation import OPEN_KEY, RULES, Navigation
from judgekit.ui.shell.page import LibraryPage
from judgekit.ui.widgets.fields.dropped_files import dropped_files

_DRAGS = (QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop)


class DocumentFiles(QObject):
    """Takes the drops that nothing inside the window has taken."""

    def __init__(self, window: QWidget, navigation: Navigation) -> None:
        super().__init__(window)
        self._navigation = navigation
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def open_file(self) -> None:
        """Let the current page open a file of its own kind; else import documents."""
        navigation = self._navigation
        page = navigation.page(navigation.here) if navigation.has_page(navigation.here) else None
        own = [action for action in page.actions() if action.key == OPEN_KEY] if page else []
        for action in own:
            action.run()
        if not own:
            self.import_documents(())

    def import_documents(self, paths: Sequence[Path]) -> None:
        """Show what these files would bring to the library; without any ask for files."""
        if self._navigation.has_page(RULES):
            self._navigation.go(RULES)
            page = self._navigation.page(RULES)
            if isinstance(page, LibraryPage):
                page.import_documents(paths)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in _DRAGS or not isinstance(event, QDropEvent):
            return False
        paths = dropped_files(event.mimeData())
        if not paths:
            return False
        event.acceptProposedAction()
        if event.type() is QEvent.Type.Drop:
            self.import_documents(paths)
        return True
