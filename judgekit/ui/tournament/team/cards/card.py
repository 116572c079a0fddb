"""A card about somebody outside: what is so, and the buttons that answer it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, spoken_as
from judgekit.ui.tournament.team.button_rows import ButtonRows
from judgekit.ui.widgets.icon_label import IconLabel
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.painting.strokes import paint_frame
from judgekit.ui.widgets.scaled_layouts import SharedRoom

LEAST_WORDS = 240
"""Width in design pixels that the words keep beside the buttons."""


class Card(SharedRoom):
    """Whoever makes one sets its words in `retranslate`, and calls it when all is made."""

    as_spoken = spoken_as(Role.AlertMessage)

    def __init__(
        self,
        look: Look,
        icon: str,
        buttons: Sequence[QWidget],
        parent: QWidget | None = None,
        *,
        token: str = "accent",
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._icon = IconLabel(look, icon, token=token, size=24)
        self._title = Label(look, bold=True, wraps=True)
        self._facts = Label(look, size="small", token="text-muted", wraps=True)
        self.buttons = ButtonRows(look, buttons)
        self._words = QVBoxLayout()
        self._words.addWidget(self._title)
        self._words.addWidget(self._facts)
        self._said = QHBoxLayout()
        self._said.addWidget(self._icon)
        self._said.addLayout(self._words, 1)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.addLayout(self._said, 1)
        self._row.addWidget(self.buttons, 0, Qt.AlignmentFlag.AlignVCenter)
        look.changed.connect(self._redress)
        self._redress()

    def say(self, title: str, facts: str) -> None:
        """Say what is so, and what to know about it."""
        self._title.setText(title)
        self._facts.setText(facts)
        self.setAccessibleName(title)

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        ground, line = theme.color("surface-sunken"), theme.color("line")
        painter = QPainter(self)
        paint_frame(painter, self.rect(), theme.measure("radius-card"), fill=ground, line=line)

    def share_room(self) -> None:
        """Put the buttons below the words where these would be squeezed beside them."""
        theme = self._look.theme
        room = self.width() - self.buttons.sizeHint().width() - theme.px(16 + 16 + 24 + 12 + 16)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._row.setDirection(across if room >= theme.px(LEAST_WORDS) else down)

    def _redress(self) -> None:
        theme = self._look.theme
        self._row.setContentsMargins(*(theme.px(16) for _ in range(4)))
        self._row.setSpacing(theme.px(16))
        self._said.setSpacing(theme.px(12))
        self._words.setSpacing(theme.px(4))
        self.share_room()
