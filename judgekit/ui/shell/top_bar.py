"""The bar over everything: the mark, the command field, the time of day, the way to the help."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QEvent, QTime, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from judgekit.ui.look import Look
from judgekit.ui.shell.actions import key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.search_field import SearchField


class TimeOfDay(Label):
    """Hours and minutes, right at the minute, in digits of equal width."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, size="title", bold=True, parent=parent)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.tick)
        self.tick()

    def tick(self) -> None:
        """Show the time and wait for the next minute; a suspended machine is caught up with."""
        now = QDateTime.currentDateTime().time()
        self.setText(now.toString("HH:mm"))
        to_next = 60_000 - QTime(0, 0).msecsTo(now) % 60_000
        self._timer.start(min(to_next, 5_000) + 20)


class TopBar(QWidget):
    """`field` belongs to the command bar, `help` opens the help."""

    def __init__(self, look: Look, help_key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._help_key = help_key
        self.field = SearchField(look, key_outside=key_text("Ctrl+K"), key_inside=key_text("Esc"))
        self.field.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.time = TimeOfDay(look)
        self.help = Button(look, kind=ButtonKind.QUIET)
        row = QHBoxLayout(self)
        row.addWidget(self.field, 1)
        row.addStretch(0)
        row.addWidget(self.time)
        row.addWidget(self.help)
        look.changed.connect(self.redress)
        self.redress()
        self.retranslate()

    def retranslate(self) -> None:
        """Take the words in the language of the moment."""
        self.field.set_words(self.tr("Rule number or words"), self.tr("Command bar"))
        self.help.set_words(self.tr("Help"), key=key_text(self._help_key))
        self.time.setAccessibleName(self.tr("Time of day"))

    def redress(self) -> None:
        """Take the measures from the theme of the moment."""
        theme = self._look.theme
        self.setFixedHeight(theme.measure("top-bar"))
        self.field.setMinimumWidth(theme.measure("command-field-least"))
        self.field.setMaximumWidth(theme.measure("command-field"))
        self.field.setFixedHeight(theme.measure("field"))
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(theme.measure("rail"), 0, theme.px(8), 0)
            layout.setSpacing(theme.px(8))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.color("surface-sunken"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, theme.color("line"))
        side = theme.px(24)
        left, top = (theme.measure("rail") - side) // 2, (self.height() - side) // 2
        self._look.paint_icon(painter, "scales", left, top, token="accent", size=24)
