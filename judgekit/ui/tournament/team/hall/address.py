"""Where browsers find a page of the hub: its address to type, and as a QR code."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.tournament.team.invitation_code import QrPicture
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts

SIDE = 120
Modules = Sequence[Sequence[bool]]


class PageAddress(QWidget):
    """The first address large enough to be read across a table, further ones small below it.

    `beside` is shown beside the QR code.
    """

    def __init__(
        self, look: Look, beside: Sequence[QWidget] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._head = Label(look, size="small", token="text-muted", wraps=True)
        self._first = Label(look, bold=True, wraps=True)
        self._others = Label(look, size="small", token="text-muted", wraps=True)
        self.qr = QrPicture(look, side=SIDE)
        for each in (self._first, self._others):
            each.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        kept, column = ScaledLayouts(look, self), QVBoxLayout(self)
        kept.keep(column, (0, 0, 0, 0), 4)
        for label in (self._head, self._first, self._others):
            column.addWidget(label)
        row, words = QHBoxLayout(), QVBoxLayout()
        kept.keep(row, (0, 0, 0, 0), 12)
        kept.keep(words, (0, 0, 0, 0), 4)
        for widget in beside:
            words.addWidget(widget)
        words.addStretch(1)
        row.addWidget(self.qr, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        column.addLayout(row)

    @property
    def shown(self) -> str:
        """The address that is shown first."""
        return self._first.text()

    def name(self, head: str, qr: str) -> None:
        """Say what the address is for, and what the picture is for those who don't see it."""
        self._head.setText(head)
        self.qr.spoken_name = qr

    def show_addresses(self, addresses: Sequence[str], modules: Modules) -> None:
        """Show these addresses of one page, with the QR code of the first."""
        self._first.say(addresses[0] if addresses else "")
        self._others.say("\n".join(addresses[1:]))
        self.qr.show_modules(modules)
