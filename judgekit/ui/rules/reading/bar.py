"""The bar above the text: back and forward, the chapter, and the section's actions."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import Action, key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.labels import ElidedLabel
from judgekit.ui.widgets.painting.strokes import fill
from judgekit.ui.widgets.tool_tip import set_tip

HEIGHT = 48
PLACE = 96
"""Minimum width for the name of the chapter."""
_ICONS: Mapping[str, str] = {
    "rules.back": "chevron-left",
    "rules.forward": "chevron-right",
    "rules.searches": "history",
    "rules.bookmark": "bookmark",
    "rules.note": "note",
    "rules.copy": "copy",
    "rules.parallel": "columns",
    "rules.card": "answer-card",
}
_WITHOUT_KEY = frozenset({"rules.back", "rules.forward"})
_FIRST_LEFT_OUT = frozenset({"rules.searches", "rules.note", "rules.copy"})
_ALWAYS = frozenset({"rules.searches"})
"""Actions that need no section."""


class Room(IntEnum):
    """How much the buttons show, given the bar's width; no text is ever elided."""

    ALL = 0
    NO_CARD_SIGN = 1
    """The answer card's button without its icon."""
    NO_KEYS = 2
    """Keys only in tool tips."""
    SIGNS = 3
    """Texts and keys only in tool tips."""
    FEW = 4
    """Without what the text's own menu or a key does too."""


class ReadingBar(QWidget):
    """Buttons for the page's actions, by id."""

    def __init__(
        self, look: Look, actions: Mapping[str, Action], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._actions = actions
        self._parallel = False
        self._room = Room.ALL
        self._needs: tuple[int, ...] = ()
        self._has_section = False
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
        look.changed.connect(self.redress)
        self.redress()

    def show_bookmarked(self, bookmarked: bool) -> None:
        """Show whether the section has a bookmark; its icon is then filled."""
        self._buttons["rules.bookmark"].set_icon("bookmark-filled" if bookmarked else "bookmark")

    def show_parallel(self, parallel: bool) -> None:
        """Set whether two languages are shown; the button that ends this has a text."""
        if parallel != self._parallel:
            self._parallel = parallel
            self.redress()

    def show_place(self, words: str) -> None:
        """Show the chapter; empty where the text below shows it."""
        if words != self.place.text():
            self.place.setText(words)
            self.redress()

    def show_possible(self, *, back: bool, forward: bool, section: bool) -> None:
        """Enable what is possible; buttons for a section are hidden while none is shown."""
        for name, button in self._buttons.items():
            if name in _WITHOUT_KEY:
                button.setEnabled(back if name == "rules.back" else forward)
        self._has_section = section
        self._show_buttons()

    def below(self, name: str) -> QPoint:
        """Return where a menu of that action's button opens, on the screen."""
        button = self._buttons[name]
        return button.mapToGlobal(button.rect().bottomLeft())

    def retranslate(self) -> None:
        """Set the texts in the current interface language."""
        self.redress()

    def redress(self) -> None:
        """Apply the current texts and measures, and reduce the buttons to fit."""
        self.setFixedHeight(self._look.theme.px(HEIGHT))
        needs = []
        for room in Room:
            self._dress(room)
            needs.append(self._needed(room))
        self._needs = tuple(needs)
        self._room = self._fitting()
        self._dress(self._room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = self._fitting()
        if room is not self._room:
            self._room = room
            self._dress(room)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        fill(painter, self.rect(), theme.color("surface"))
        if self._parallel:
            fill(painter, QRect(0, self.height() - 1, self.width(), 1), theme.color("line"))

    # -- inside

    def _fitting(self) -> Room:
        """Return the most that fits this width."""
        fitting = (room for room in Room if self._needs[room] <= self.width())
        return next(fitting, Room.FEW)

    def _needed(self, room: Room) -> int:
        """Return the width, in pixels, needed by the buttons as they are."""
        layout = self.layout()
        assert layout is not None
        margins = layout.contentsMargins()
        is_named = bool(self.place.text()) and room < Room.SIGNS
        place = self._look.theme.px(PLACE) if is_named else 0
        place = max(place, self.place.minimumSizeHint().width())
        shown = [
            button
            for name, button in self._buttons.items()
            if room is not Room.FEW or name not in _FIRST_LEFT_OUT
        ]
        buttons = sum(button.sizeHint().width() for button in shown)
        gaps = layout.spacing() * len(shown)
        return margins.left() + margins.right() + buttons + place + gaps

    def _dress(self, room: Room) -> None:
        theme = self._look.theme
        signs = room >= Room.SIGNS
        left, right = (24, 24) if self._parallel else (12, 12) if signs else (42, 32)
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(theme.px(left), theme.px(8), theme.px(right), theme.px(8))
            layout.setSpacing(theme.px(4))
        for name, button in self._buttons.items():
            self._dress_button(name, button, room)
        signed = room is Room.ALL or signs
        self._show_buttons()
        self._buttons["rules.card"].set_icon(_ICONS["rules.card"] if signed else "")

    def _show_buttons(self) -> None:
        """Show the buttons that apply and have room."""
        for name, button in self._buttons.items():
            is_left_out = self._room is Room.FEW and name in _FIRST_LEFT_OUT
            applies = self._has_section or name in _ALWAYS or name in _WITHOUT_KEY
            button.setVisible(applies and not (is_left_out and self._has_section))

    def _dress_button(self, name: str, button: Button, room: Room) -> None:
        action = self._actions[name]
        ends = name == "rules.parallel" and self._parallel
        words = self.tr("Single language") if ends else action.words()
        in_words = room < Room.SIGNS and (ends or name == "rules.card")
        keyless = name in _WITHOUT_KEY or room >= Room.NO_KEYS
        key = "" if keyless else key_text(action.key)
        button.set_words(words if in_words else "", key=key, name=words)
        if keyless:
            set_tip(button, f"{words} ({key_text(action.key)})")
