"""Saved position and pages of the window: separate from preferences, and never an obstacle."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Annotated, Protocol

import msgspec
from PySide6.QtCore import QEvent, QMargins, QObject, QRect, QSize, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.engine.failures import EnvironmentFailure

FIRST_SIZE = (1280, 800)
"""Size of the first window without its frame, if the screen is large enough."""

USUAL_FRAME = QMargins(8, 40, 8, 8)
"""Space for borders and title bar, whose size the system reports only for a shown window."""

LEAST_VISIBLE = 80
"""Part of the title bar, in pixels, that must be on a screen for the window to be reachable."""

SAVED_AFTER = 1_000
"""Milliseconds after the last change."""

MOVED = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.WindowStateChange)

Pixels = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]
"""More than any screen has, less than Qt's limits."""


class KeptBytes(Protocol):
    """A small file that is read and replaced as a whole."""

    def read(self) -> bytes | None:
        """Return the content, None if there is none; raises EnvironmentFailure."""
        ...

    def replace(self, content: bytes) -> None:
        """Replace the content; raises EnvironmentFailure."""
        ...


class WindowState(msgspec.Struct, frozen=True, omit_defaults=True):
    """`frame` is x, y, width and height when not maximized; `pages` has states by page."""

    frame: tuple[Pixels, Pixels, Pixels, Pixels] | None = None
    maximized: bool = False
    place: str = ""
    pages: dict[str, dict[str, object]] = {}


def load_state(file: KeptBytes) -> WindowState:
    """Load the saved state; a damaged one is ignored."""
    try:
        content = file.read()
        return msgspec.json.decode(content, type=WindowState) if content else WindowState()
    except (EnvironmentFailure, *UNDECODABLE):
        return WindowState()


def save_state(file: KeptBytes, state: WindowState) -> None:
    """Save the state if possible: losing it costs the user no more than a resize."""
    content = msgspec.json.encode(state)
    with contextlib.suppress(EnvironmentFailure):
        if content != file.read():
            file.replace(content)


def frame_of(window: QMainWindow) -> tuple[int, int, int, int]:
    """Return the window's rectangle when not maximized."""
    rect = window.normalGeometry()
    return rect.x(), rect.y(), rect.width(), rect.height()


def place_window(window: QMainWindow, state: WindowState, available: QRect | None = None) -> None:
    """Restore the window's position; one outside all screens is moved onto one.

    `available` is the screen's area without panels, by default that of the primary screen.
    """
    screen = available or QApplication.primaryScreen().availableGeometry()
    if state.frame is None:
        window.resize(_first_size(screen))
    else:
        wanted = QRect(*state.frame)
        window.setGeometry(wanted if _is_found(wanted) else _moved_onto(screen, wanted))


def fit_shown(window: QMainWindow, state: WindowState) -> None:
    """Shrink the first window once it is shown, if its frame is larger than expected. A window that
    has been resized since is left alone."""
    handle, screen = window.windowHandle(), window.screen().availableGeometry()
    is_first = state.frame is None and window.size() == _first_size(screen)
    if is_first and handle is not None:
        fit_frame(window, screen, handle.frameMargins())


def fit_frame(window: QMainWindow, available: QRect, frame: QMargins) -> None:
    """Shrink the window so that it fits onto the screen with this frame around it."""
    room = available.marginsRemoved(frame)
    if window.width() > room.width() or window.height() > room.height():
        window.resize(min(window.width(), room.width()), min(window.height(), room.height()))


def _first_size(screen: QRect) -> QSize:
    room = screen.marginsRemoved(USUAL_FRAME)
    return QSize(min(FIRST_SIZE[0], room.width()), min(FIRST_SIZE[1], room.height()))


def _is_found(frame: QRect) -> bool:
    title = QRect(frame.left(), frame.top(), frame.width(), LEAST_VISIBLE)
    for screen in QApplication.screens():
        seen = screen.availableGeometry().intersected(title)
        if seen.width() >= LEAST_VISIBLE and seen.height() >= LEAST_VISIBLE // 2:
            return True
    return False


def _moved_onto(screen: QRect, frame: QRect) -> QRect:
    room = screen.marginsRemoved(USUAL_FRAME)
    width, height = min(frame.width(), room.width()), min(frame.height(), room.height())
    frame = QRect(0, 0, max(width, 1), max(height, 1))
    frame.moveCenter(room.center())
    return frame


class StateKeeper(QObject):
    """Saves the window's state soon after it changed, so that it comes back after a kill too."""

    def __init__(
        self, window: QMainWindow, kept: KeptBytes, made: Callable[[], WindowState]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._kept = kept
        self._made = made
        self._timer = QTimer(self, singleShot=True, interval=SAVED_AFTER)
        self._timer.timeout.connect(self.save)

    def begin(self) -> None:
        """Follow the window; only once it is shown, as it is moved and resized before."""
        self._window.installEventFilter(self)

    def changed(self, _: object = None) -> None:
        """Save soon."""
        self._timer.start()

    def save(self) -> None:
        """Save now."""
        self._timer.stop()
        save_state(self._kept, self._made())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in MOVED:
            self.changed()
        return super().eventFilter(watched, event)
