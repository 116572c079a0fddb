"""Rail at the left edge of the window with an item for each page."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.shell.navigation import PageEntry
from judgekit.ui.spoken.spoken import Role, Spoken, spoken_as
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.painting.strokes import fill, paint_chosen, paint_ring
from judgekit.ui.widgets.tool_tip import set_tip

ICON, GAP = 24, 4
WORDS = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap


class RailItem(QAbstractButton):
    """Item of a page: its icon above its name, its key in the corner.

    Where the rail has no room for all icons, the names stand alone.
    """

    def __init__(self, look: Look, place: PageEntry, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.place = place
        self._has_icon = True
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.retranslate()

    def retranslate(self) -> None:
        """Update the texts to the current language."""
        self.setText(self.place.words())
        set_tip(self, key_text(self.place.key))
        self.setAccessibleName(self.text())
        self.setAccessibleDescription(key_text(self.place.key))

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        return Spoken(Role.PageTab, is_chosen=self.isChecked(), key=key_text(self.place.key))

    def sizeHint(self) -> QSize:
        theme = self._look.theme
        return QSize(theme.measure("rail"), theme.measure("rail-item"))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width(), self.least_height(has_icon=self._has_icon))

    def least_height(self, *, has_icon: bool) -> int:
        """Return the height that its content needs, in pixels."""
        theme = self._look.theme
        words = self._words_height(theme.measure("rail"))
        return words + theme.px(ICON + GAP + 4) if has_icon else words

    def show_icon(self, *, has_icon: bool) -> None:
        """Show the icon above the name, or the name alone."""
        if has_icon != self._has_icon:
            self._has_icon = has_icon
            self.updateGeometry()
            self.update()

    def _words_room(self, width: int) -> int:
        """Return the width for the name: beside the key, where that isn't beside an icon."""
        theme = self._look.theme
        return width - theme.px(8 if self._has_icon else 24)

    def _words_height(self, width: int) -> int:
        theme = self._look.theme
        room = QRect(0, 0, self._words_room(width), 1000)
        metrics = QFontMetrics(theme.font("small"))
        return metrics.boundingRect(room, WORDS, self.text()).height()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        ink = "accent" if self.isChecked() else "text-muted"
        if self.isChecked():
            paint_chosen(painter, theme, self.rect())
        elif self.underMouse():
            fill(painter, self.rect(), theme.color("selection"))
        painter.setFont(theme.font("small"))
        words = QRect(theme.px(4), 0, self._words_room(self.width()), self.height())
        icon = theme.px(ICON + GAP) if self._has_icon else 0
        top = (self.height() - icon - self._words_height(self.width())) // 2
        if self._has_icon:
            left = (self.width() - theme.px(ICON)) // 2
            self._look.paint_icon(painter, self.place.icon, left, top, token=ink, size=ICON)
        painter.setPen(theme.color(ink))
        words.setTop(top + icon)
        painter.drawText(words, WORDS, self.text())
        if self.place.corner:
            painter.setPen(theme.color("text-muted"))
            top = theme.px(4) if self._has_icon else 0
            corner = self.rect().adjusted(0, top, -theme.px(8), 0)
            middle = Qt.AlignmentFlag.AlignTop if self._has_icon else Qt.AlignmentFlag.AlignVCenter
            painter.drawText(corner, Qt.AlignmentFlag.AlignRight | middle, self.place.corner)
        if self.hasFocus():
            paint_ring(painter, theme, self.rect())
        fill(painter, QRect(self.width() - 1, 0, 1, self.height()), theme.color("line"))


class Rail(QWidget):
    """All available pages; `chosen` has the id of the pressed one."""

    as_spoken = spoken_as(Role.PageTabList)

    chosen = Signal(str)

    def __init__(
        self, look: Look, places: tuple[PageEntry, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        column = QVBoxLayout(self)
        column.setSpacing(0)
        self._items: list[RailItem] = []
        for at_bottom in (False, True):
            for place in places:
                if place.in_rail and place.at_bottom is at_bottom:
                    item = RailItem(look, place, self)
                    item.clicked.connect(lambda _=False, name=place.id: self.chosen.emit(name))
                    column.addWidget(item)
                    self._items.append(item)
            if not at_bottom:
                column.addStretch(1)
        self.setAccessibleName(self.tr("Pages"))
        look.changed.connect(self.redress)
        self.redress()

    def show_chosen(self, place: str) -> None:
        """Mark the page that is shown."""
        for item in self._items:
            item.setChecked(item.place.id == place)

    def redress(self) -> None:
        """Update the measures from the current theme."""
        theme = self._look.theme
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(0, theme.px(8), 0, 0)
        self.setFixedWidth(theme.measure("rail"))
        self._share()
        for item in self._items:
            item.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        """Let the icons give way where the names need the height."""
        needed = sum(item.least_height(has_icon=True) for item in self._items)
        for item in self._items:
            item.show_icon(has_icon=needed + self._look.theme.px(8) <= self.height())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.setAccessibleName(self.tr("Pages"))
            for item in self._items:
                item.retranslate()
            self._share()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        fill(painter, self.rect(), theme.color("surface-sunken"))
        fill(painter, QRect(self.width() - 1, 0, 1, self.height()), theme.color("line"))
