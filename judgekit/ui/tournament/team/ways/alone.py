"""The Laptops view while the event isn't shared: what sharing is, and the two ways into it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.tournament.team.ways.join_form import JoinForm
from judgekit.ui.tournament.team.ways.share_form import Obstacle, ShareForm
from judgekit.ui.widgets.form_scroll import FormScroll, ScrolledPage
from judgekit.ui.widgets.labels import Label, Title
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts

WIDEST, BESIDE = 860, 640
"""Widths in design pixels: of the forms at most, and from which they stand beside each other."""


class AlonePane(QWidget):
    """Both forms; the filled button is that of what can be done."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._title = Title(look)
        self._what = Label(look, wraps=True)
        self.share, self.join = ShareForm(look), JoinForm(look)
        self._is_open = False
        self._lay_out()
        look.changed.connect(self._redress)
        self._redress()
        self.show_event("", Obstacle.NONE)
        self.retranslate()

    def show_event(self, name: str, obstacle: Obstacle) -> None:
        """Show the open event, by its name, and why it can't be shared; empty if none is open."""
        self._is_open = bool(name) and obstacle is Obstacle.NONE
        self.share.show_event(name, obstacle)
        self.join.make_main(is_main=not self._is_open)

    def take_focus(self) -> None:
        """Focus what comes first: sharing what is open, or the code of another's."""
        if self._is_open and not self.join.stop.isVisible():
            self.share.take_focus()
        else:
            self.join.take_focus()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self._title.setText(self.tr("Work on several laptops"))
        self._what.setText(
            self.tr(
                "Every laptop keeps the whole event and goes on alone when the Wi-Fi is gone;"
                " afterwards everything is brought together. Nothing leaves the hall’s network, and"
                " nobody gets in who wasn’t let in by name."
            )
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._redress()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _lay_out(self) -> None:
        content, whole = ScrolledPage(), QVBoxLayout(self)
        self._content = content
        whole.setContentsMargins(0, 0, 0, 0)
        self._scroll = FormScroll(self._look, content)
        whole.addWidget(self._scroll)
        # After what has the focus was scrolled to: what is wrong has to be seen beside it.
        self.join.complained.connect(lambda: QTimer.singleShot(0, self, self._show_problem))
        kept = ScaledLayouts(self._look, self)
        column = QVBoxLayout(content)
        kept.keep(column, (24, 16, 24, 16), 12)
        self._ways = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._ways.setContentsMargins(0, 0, 0, 0)
        self._ways.addWidget(self.share, 1)
        self._ways.addWidget(self.join, 1)
        column.addWidget(self._title)
        column.addWidget(self._what)
        column.addSpacing(8)
        column.addLayout(self._ways)
        column.addStretch(1)

    def _show_problem(self) -> None:
        """Show what is wrong, and the button to press again where there is room for both."""
        self._scroll.reveal(self.join.ask)
        self._scroll.reveal(self.join.problem)

    def _redress(self) -> None:
        theme = self._look.theme
        self._content.setMaximumWidth(theme.px(WIDEST + 48))
        is_wide = self.width() >= theme.px(BESIDE)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._ways.setDirection(across if is_wide else down)
        self._ways.setSpacing(theme.px(48 if is_wide else 24))
