"""The public display: a separate window for the projector, in the high-contrast theme.

It shows what the players need, never a name, a penalty, a note or a reason (`display.facts`).
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QScreen,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from judgekit.domain.clock.snapshot import ClockState
from judgekit.domain.shared.moment import SECOND, Moment
from judgekit.ui.clock.display.face import FacePainter, page_count, parts, unit_of
from judgekit.ui.clock.display.facts import ClockFace, display_faces
from judgekit.ui.clock.display.foot import DisplayFoot
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.widgets.actions import Action, bind
from judgekit.ui.words.wording import time_of_day
from judgekit.views.clock.rounding import rounding_of

SIZE = (1280, 800)
"""Size of the window without a second screen, in pixels."""
PAGE = 10 * SECOND
"""How long a page of tables is shown where there are several."""


class PublicDisplay(QWidget):
    """The display's window: hidden until `toggle`, it never keeps the program from quitting."""

    def __init__(self, dependencies: ProgramDependencies) -> None:
        super().__init__()
        self._dependencies = dependencies
        self._look = dependencies.look
        self.faces: tuple[ClockFace, ...] = ()
        """The clocks shown; empty where no tournament is open."""
        self.face_painters: list[FacePainter] = []
        self.foot = DisplayFoot(self._look)
        self._page = 0
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(320, 200)
        actions = (
            Action("display.full", lambda: self.tr("Full screen"), "F11", self.toggle_full_screen),
            Action("display.close", lambda: self.tr("Close the display"), "Esc", self.close),
        )
        bind(self, actions)
        bridge = dependencies.bridge
        bridge.changed.connect(lambda _: self.refresh())
        bridge.switched.connect(self.refresh)
        bridge.second.connect(lambda _: self.refresh())
        bridge.closing.connect(self.close)
        # The hall must never see made-up clocks.
        bridge.rehearsing.connect(self.close)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.screenAdded.connect(self._screen_added)
            app.screenRemoved.connect(self._screen_removed)
        self._retranslate()

    # -- the window

    def toggle(self) -> None:
        """Show the window, full screen on a second screen if there is one; or close it."""
        if self.isVisible():
            self.close()
            return
        active = QApplication.activeWindow()
        second = self._second_screen()
        if second is not None:
            self._fill(second)
            # Some window managers activate a window that is shown.
            if active is not None:
                active.activateWindow()
        else:
            self._show_in_window()

    def toggle_full_screen(self) -> None:
        """Switch between full screen and a window on the same screen."""
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def refresh(self) -> None:
        """Show the current state; only what has changed is repainted."""
        if not self.isVisible():
            return
        bridge = self._dependencies.bridge
        now = bridge.now()
        is_open = bridge.engine is not None
        rounds_up = self._dependencies.preferences.now.round_up_extensions
        rounding = rounding_of(rounds_up=rounds_up)
        faces = display_faces(bridge.state, now, rounding) if is_open else ()
        self._show_foot(bridge.state.setup.message if is_open else "", faces, now)
        self._show(faces, now)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
            self.refresh()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.face_painters.clear()
        self.faces = ()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self._look.on_display(1.0)
        painter.fillRect(event.rect(), theme.color("surface"))
        for each in self.face_painters:
            if len(self.face_painters) > 1:
                self._paint_border(painter, each.room)
            each.paint(painter, event.rect(), self._page)
        self.foot.paint(painter, event.rect())
        if not self.face_painters:
            painter.setFont(theme.sized_font(30))
            painter.setPen(theme.color("text-muted"))
            middle = Qt.AlignmentFlag.AlignCenter
            painter.drawText(self.rect(), middle, self.tr("No event is open"))

    # -- inside

    def _show_foot(self, message: str, faces: tuple[ClockFace, ...], now: Moment) -> None:
        """Show the message and the time of day, which between rounds is the face itself."""
        is_idle = len(faces) == 1 and faces[0].state is ClockState.NOT_STARTED
        time = "" if is_idle or not faces else time_of_day(now)
        if (message, time) == (self.foot.message, self.foot.time):
            return
        is_other = message != self.foot.message or bool(time) != bool(self.foot.time)
        self.foot.message, self.foot.time = message, time
        if is_other:
            self._lay_out()
        else:
            self.update(self.foot.room)

    def _show(self, faces: tuple[ClockFace, ...], now: Moment) -> None:
        before, self.faces = self.faces, faces
        page = now // PAGE % page_count(self.face_painters)
        if _still(before) != _still(faces) or len(self.face_painters) != len(faces):
            self._lay_out()
            self._page = now // PAGE % page_count(self.face_painters)
            return
        if page != self._page:
            self._page = page
            self.update()
        for painter, old, face in zip(self.face_painters, before, faces, strict=True):
            painter.face = face
            if old.reading != face.reading:
                self.update(painter.digits_room(face.reading))

    def _lay_out(self) -> None:
        count = len(self.faces)
        screen = self.foot.lay_out(self.rect())
        rooms = parts(screen, self.faces) if count else []
        self.face_painters = [
            FacePainter(self._look, face, room, unit_of(room, screen, count), screen=self.height())
            for face, room in zip(self.faces, rooms, strict=True)
        ]
        self.update()

    def _paint_border(self, painter: QPainter, room: QRect) -> None:
        """Paint a line between clocks side by side."""
        line = self._look.on_display(1.0).color("line")
        if room.left() > 0:
            painter.fillRect(room.left(), room.top(), 2, room.height(), line)
        if room.top() > 0:
            painter.fillRect(room.left(), room.top(), room.width(), 2, line)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Public display"))
        self.setAccessibleName(self.tr("Public display"))

    def _second_screen(self) -> QScreen | None:
        """Return a screen other than the main window's."""
        active = QApplication.activeWindow()
        own = active.screen() if active is not None else QGuiApplication.primaryScreen()
        others = [screen for screen in QGuiApplication.screens() if screen is not own]
        return others[0] if others else None

    def _fill(self, screen: QScreen) -> None:
        """Fill the screen without taking the focus from the main window."""
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setScreen(screen)
        self.setGeometry(screen.geometry())
        self.showFullScreen()

    def _show_in_window(self) -> None:
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, False)
        room = self.screen().availableGeometry()
        width, height = min(SIZE[0], room.width()), min(SIZE[1], room.height())
        self.resize(width, height)
        self.showNormal()

    def _screen_added(self, screen: QScreen) -> None:
        """Move to a projector that was plugged in."""
        if self.isVisible() and not self.isFullScreen():
            self._fill(screen)

    def _screen_removed(self, screen: QScreen) -> None:
        """Show a normal window when the screen is unplugged, so as not to cover the main window."""
        if self.isVisible() and self.isFullScreen() and len(QGuiApplication.screens()) <= 1:
            self._show_in_window()


def _still(faces: tuple[ClockFace, ...]) -> list[tuple[object, ...]]:
    """Return the facts that determine the layout: all but the reading, of which only the length."""
    return [
        (
            face.title,
            face.subtitle,
            face.state,
            len(face.reading),
            face.state_words,
            face.note,
            face.ending,
            face.time,
            face.more,
            face.playing,
            face.turns,
        )
        for face in faces
    ]
