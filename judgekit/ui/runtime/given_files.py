"""Files that the system hands to the running program: on macOS those opened in the Finder."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

EVENT_ENDING = ".judgekit"


class Application(QApplication):
    """The application, which tells of files to be opened."""

    file_given = Signal(str)
    """A local file's path."""

    def event(self, event: QEvent) -> bool:
        # An event filter on the application would be asked about every event of every widget.
        if isinstance(event, QFileOpenEvent):
            if event.file():
                self.file_given.emit(event.file())
            return True
        return super().event(event)


class GivenFiles(QObject):
    """Holds what is given until the library is there, and hands it over: `event_given` carries the
    path of an event's file, `documents_given` a tuple of paths, those given in one go together."""

    event_given = Signal(str)
    documents_given = Signal(object)

    def __init__(self, app: QApplication, parent: QObject) -> None:
        super().__init__(parent)
        self._event = ""
        self._documents: list[Path] = []
        self._is_ready = False
        self._together = QTimer(self, singleShot=True, interval=0)
        self._together.timeout.connect(self._hand_over)
        self._app = app if isinstance(app, Application) else None
        if self._app is not None:
            self._app.file_given.connect(self.take)

    def end(self) -> None:
        """Take no more files."""
        self._together.stop()
        if self._app is not None:
            self._app.file_given.disconnect(self.take)
            self._app = None

    def take(self, path: str) -> None:
        """Take a file: the newest event, and all documents."""
        if path.casefold().endswith(EVENT_ENDING):
            self._event = path
        elif Path(path) not in self._documents:
            self._documents.append(Path(path))
        if self._is_ready:
            self._together.start()

    def begin(self, event: str = "") -> str:
        """Hand over from now on; return the event that was given before, else the `event`."""
        self._is_ready = True
        given, self._event = self._event or event, ""
        if self._documents:
            self._together.start()
        return given

    def _hand_over(self) -> None:
        event, self._event = self._event, ""
        documents, self._documents = tuple(self._documents), []
        if event:
            self.event_given.emit(event)
        if documents:
            self.documents_given.emit(documents)
