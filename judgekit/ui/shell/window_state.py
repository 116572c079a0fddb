"""Where the window stood and what it showed: kept apart from preferences, never in the way."""

from __future__ import annotations

import contextlib
from typing import Annotated, Protocol

import msgspec
from PySide6.QtCore import QMargins, QRect, QSize
from PySide6.QtWidgets import QApplication, QMainWindow

from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.engine.failures import EnvironmentFailure

FIRST_SIZE = (1280, 800)
"""Of the first window, its frame not counted, where the screen has room for it."""

USUAL_FRAME = QMargins(8, 40, 8, 8)
"""Room that is left for the borders and the title bar: the system tells their size only once the
window is shown."""

LEAST_VISIBLE = 80
"""How much of the title bar must lie on some screen for the window to be found, in pixels."""


Pixels = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]
"""More than any screen has, less than what Qt can't count."""


class KeptBytes(Protocol):
    """A small file that is read and replaced whole."""

    def read(self) -> bytes | None:
        """The content, None where nothing was kept; raises EnvironmentFailure."""
        ...

    def replace(self, content: bytes) -> None:
        """Keep this instead; raises EnvironmentFailure."""
        ...


class WindowState(msgspec.Struct, frozen=True, omit_defaults=True):
    """`frame` is x, y, width and height of the window, not maximized; `pages` by place."""

    frame: tuple[Pixels, Pixels, Pixels, Pixels] | None = None
    maximized: bool = False
    place: str = ""
    pages: dict[str, dict[str, object]] = {}


def load_state(file: KeptBytes) -> WindowState:
    """The kept state; whatever is damaged is as if nothing had been kept."""
    try:
        content = file.read()
        return msgspec.json.decode(content, type=WindowState) if content else WindowState()
    except (EnvironmentFailure, *UNDECODABLE):
        return WindowState()


def save_state(file: KeptBytes, state: WindowState) -> None:
    """Keep it if that is possible: losing it costs the user nothing but a resize."""
    content = msgspec.json.encode(state)
    with contextlib.suppress(EnvironmentFailure):
        if content != file.read():
            file.replace(content)


def frame_of(window: QMainWindow) -> tuple[int, int, int, int]:
    """The window's rectangle as it is when not maximized."""
    rect = window.normalGeometry()
    return rect.x(), rect.y(), rect.width(), rect.height()


def place_window(window: QMainWindow, state: WindowState, available: QRect | None = None) -> None:
    """Put the window where it stood; one that no screen shows any more comes back onto one.

    `available` is what panels leave of the screen, of the primary one unless it is given.
    """
    screen = available or QApplication.primaryScreen().availableGeometry()
    if state.frame is None:
        window.resize(_first_size(screen))
    else:
        wanted = QRect(*state.frame)
        window.setGeometry(wanted if _is_found(wanted) else _moved_onto(screen, wanted))


def fit_shown(window: QMainWindow, state: WindowState) -> None:
    """Once the first window is shown: make it smaller where its frame takes more room than was
    left. One that has another size by now stays as it is wanted."""
    handle, screen = window.windowHandle(), window.screen().availableGeometry()
    is_first = state.frame is None and window.size() == _first_size(screen)
    if is_first and handle is not None:
        fit_frame(window, screen, handle.frameMargins())


def fit_frame(window: QMainWindow, available: QRect, frame: QMargins) -> None:
    """Make the window so small that it fits onto the screen with this frame around it."""
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
