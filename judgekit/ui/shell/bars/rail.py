"""Rail at the left edge of the window with an item for each page."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.shell.navigation import PageEntry
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.painting.strokes import fill, paint_chosen, paint_ring
from judgekit.ui.widgets.tool_tip import set_tip


class RailItem(QAbstractButton):
    """Item of a page: its icon above its name, its key in the corner."""

    def __init__(self, look: Look, place: PageEntry, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.place = place
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def retranslate(self) -> None:
        """Update the texts to the current language."""
        self.setText(self.place.words())
        set_tip(self, key_text(self.place.key))
        self.setAccessibleName(self.text())
        self.setAccessibleDescription(key_text(self.place.key))

    def sizeHint(self) -> QSize:
        theme = self._look.theme
        return QSize(theme.measure("rail"), theme.measure("rail-item"))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        ink = "accent" if self.isChecked() else "text-muted"
        if self.isChecked():
            paint_chosen(painter, theme, self.rect())
        elif self.underMouse():
            fill(painter, self.rect(), theme.color("selection"))
        font = theme.font("small")
        painter.setFont(font)
        words = QRect(theme.px(4), 0, self.width() - theme.px(8), self.height())
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
        height = QFontMetrics(font).boundingRect(words, flags, self.text()).height()
        icon, gap = theme.px(24), theme.px(4)
        top = (self.height() - icon - gap - height) // 2
        left = (self.width() - icon) // 2
        self._look.paint_icon(painter, self.place.icon, left, top, token=ink, size=24)
        painter.setPen(theme.color(ink))
        words.setTop(top + icon + gap)
        painter.drawText(words, flags, self.text())
        if self.place.corner:
            painter.setPen(theme.color("text-muted"))
            corner = self.rect().adjusted(0, theme.px(4), -theme.px(8), 0)
            painter.drawText(
                corner,
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop,
                self.place.corner,
            )
        if self.hasFocus():
            paint_ring(painter, theme, self.rect())
        fill(painter, QRect(self.width() - 1, 0, 1, self.height()), theme.color("line"))


class Rail(QWidget):
    """All available pages; `chosen` has the id of the pressed one."""

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
        for item in self._items:
            item.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            for item in self._items:
                item.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        fill(painter, self.rect(), theme.color("surface-sunken"))
        fill(painter, QRect(self.width() - 1, 0, 1, self.height()), theme.color("line"))
