"""Separator lines and other grounds of a page, and the room below it in which they go on."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.painting.strokes import fill

_FOLLOWED = (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.Move, QEvent.Type.Resize)


class Ground(QWidget):
    """Filled with one colour, which goes on below the page where it reaches the lower edge."""

    ground = ""
    """The colour's token; empty for none."""

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in _FOLLOWED:
            above = self.parentWidget()
            while above is not None and not isinstance(above, GroundsFoot):
                above = above.parentWidget()
            if above is not None:
                above.follow_grounds()
        return done


class Hairline(Ground):
    """One pixel in the colour `line` (or another token), horizontal or vertical."""

    def __init__(
        self,
        look: Look,
        orientation: Qt.Orientation = Qt.Orientation.Horizontal,
        *,
        token: str = "line",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self.ground = token
        if orientation is Qt.Orientation.Horizontal:
            self.setFixedHeight(1)
        else:
            self.setFixedWidth(1)

    def paintEvent(self, event: QPaintEvent) -> None:
        fill(QPainter(self), self.rect(), self._look.theme.color(self.ground))


class GroundsFoot(QWidget):
    """Holds what is above a room of its own: the grounds that end there go on in it, so that it is
    no band across the page."""

    def __init__(self, look: Look, above: QWidget) -> None:
        super().__init__()
        self._look, self._above = look, above
        self._has_grounds = False
        """Whether there has ever been one: to look for them makes classes known to PySide that a
        start doesn't need."""

    def follow_grounds(self) -> None:
        """Paint them anew, after one has come, gone or moved."""
        self._has_grounds = True
        self.update()

    def grounds(self) -> list[tuple[QRect, str]]:
        """Return the grounds of the room, the lowest first: each its place and its token."""
        top = self._above.geometry().bottom() + 1
        room = QRect(0, top, self.width(), max(0, self.height() - top))
        if not self._has_grounds or room.isEmpty() or self._above.isHidden():
            return []
        return [
            (QRect(seen.left(), top, seen.width(), room.height()), each.ground)
            for each, seen in self._reaching(self._above, self._above.geometry())
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for place, token in self.grounds():
            fill(painter, place, self._look.theme.color(token))

    def _reaching(self, parent: QWidget, seen: QRect) -> Iterator[tuple[Ground, QRect]]:
        """Yield the grounds in it that reach its lower edge, with what is seen of each."""
        for child in parent.children():
            if not isinstance(child, QWidget) or child.isHidden() or child.isWindow():
                continue
            place = QRect(child.mapTo(self, QPoint(0, 0)), child.size()).intersected(seen)
            if place.isEmpty() or place.bottom() < self._above.geometry().bottom():
                continue
            if isinstance(child, Ground) and child.ground:
                yield child, place
            yield from self._reaching(child, place)
