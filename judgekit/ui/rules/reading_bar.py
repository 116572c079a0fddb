"""The bar over the text: back and forward, where one is, and what can be done with the section."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.shell.actions import Action, key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.labels import ElidedLabel

HEIGHT = 48
TIGHT = 460
"""Below this width there are only signs; their tool tips tell words and keys."""
_ICONS: Mapping[str, str] = {
    "rules.back": "chevron-left",
    "rules.forward": "chevron-right",
    "rules.bookmark": "bookmark",
    "rules.note": "note",
    "rules.copy": "copy",
    "rules.parallel": "columns",
    "rules.card": "answer-card",
}
_WITHOUT_KEY = frozenset({"rules.back", "rules.forward"})


class ReadingBar(QWidget):
    """Buttons of the page's actions, by id; `say` tells it what stands in them."""

    def __init__(
        self, look: Look, actions: Mapping[str, Action], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._actions = actions
        self._parallel = False
        self._tight = False
        self._buttons: dict[str, Button] = {}
        self.place = ElidedLabel(look, token="text-muted")
        row = QHBoxLayout(self)
        for name, icon in _ICONS.items():
            kind = ButtonKind.OUTLINED if name == "rules.card" else ButtonKind.QUIET
            button = Button(look, icon=icon, kind=kind)
            button.clicked.connect(actions[name].run)
            self._buttons[name] = button
            if name == "rules.bookmark":
                row.addWidget(self.place, 1)
            row.addWidget(button)
        self.redress()
        self.retranslate()

    def show_bookmarked(self, bookmarked: bool) -> None:
        """Whether the section has a bookmark: the sign is then filled."""
        self._buttons["rules.bookmark"].set_icon("bookmark-filled" if bookmarked else "bookmark")

    def show_parallel(self, parallel: bool) -> None:
        """Two languages stand below: the button that ends it says so in words."""
        if parallel != self._parallel:
            self._parallel = parallel
            self.redress()
            self.retranslate()

    def show_possible(self, *, back: bool, forward: bool, section: bool) -> None:
        """What can be done now; the rest is dimmed."""
        for name, button in self._buttons.items():
            button.setEnabled({"rules.back": back, "rules.forward": forward}.get(name, section))

    def retranslate(self) -> None:
        """Say everything in the interface language of the moment."""
        for name, button in self._buttons.items():
            action = self._actions[name]
            spoken = name == "rules.card" or (name == "rules.parallel" and self._parallel)
            in_words = spoken and not self._tight
            key = "" if name in _WITHOUT_KEY or self._tight else key_text(action.key)
            words = action.words()
            if name == "rules.parallel" and self._parallel:
                words = self.tr("One text")
            button.set_words(words if in_words else "", key=key, name=words)
            if name in _WITHOUT_KEY or self._tight:
                button.setToolTip(f"{words} ({key_text(action.key)})")

    def redress(self) -> None:
        """Take the margins from the theme of the moment."""
        theme = self._look.theme
        left, right = (24, 24) if self._parallel else (12, 12) if self._tight else (42, 32)
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(theme.px(left), theme.px(8), theme.px(right), theme.px(8))
            layout.setSpacing(theme.px(4))
        self.setFixedHeight(theme.px(HEIGHT))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Signs only, where letters are so large that words and keys find no room."""
        super().resizeEvent(event)
        tight = self.width() < self._look.theme.px(TIGHT)
        if tight != self._tight:
            self._tight = tight
            self.redress()
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.color("surface"))
        if self._parallel:
            painter.fillRect(0, self.height() - 1, self.width(), 1, theme.color("line"))
