"""Who is the hub, on a laptop that isn't."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.tournament.team.button_rows import ButtonRows
from judgekit.ui.tournament.team.keys import FOLLOW_KEY
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.labels import Label, Title
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts


class HubPane(QWidget):
    """The hub's person and address; `follow_wanted` asks for another one."""

    follow_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._person = self._address = ""
        self._title = Title(look)
        self._who = Label(look, bold=True, wraps=True)
        self._where = Label(look, token="text-muted", wraps=True)
        self._where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._hint = Label(look, token="text-muted", wraps=True)
        self.follow = Button(look)
        column = QVBoxLayout(self)
        ScaledLayouts(look, self).keep(column, (24, 16, 24, 16), 8)
        for widget in (self._title, self._who, self._where, self._hint):
            column.addWidget(widget)
        column.addWidget(ButtonRows(look, (self.follow,)))
        column.addStretch(1)
        self.follow.clicked.connect(self.want_follow)
        self.retranslate()

    def show_hub(self, person: str, address: str) -> None:
        """Show the hub; both empty while none is known."""
        self._person, self._address = person, address
        self.retranslate()

    def want_follow(self) -> None:
        """Ask for another hub, if this laptop follows one."""
        if self.isVisible():
            self.follow_wanted.emit()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self._title.setText(self.tr("Hub"))
        self._who.setText(self._person or self.tr("Not found yet"))
        self._where.say(self._address)
        self._hint.setText(
            self.tr(
                "All laptops meet at the hub. Whoever sits there invites the others. If it is gone"
                " for good, one other laptop takes over."
            )
        )
        self.follow.set_words(self.tr("Follow another hub…"), key=FOLLOW_KEY)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
