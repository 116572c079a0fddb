"""A bar below the standing mark that tells what to do now, beside the pages and never over them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, spoken_as
from judgekit.ui.widgets.actions import Action, bind, key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.painting.strokes import fill
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.widgets.tool_tip import set_tip

LEAST_WORDS = 360
"""Design pixels that the words get beside the buttons; with fewer the buttons stand below."""
LEAST_HEIGHT = 420
"""Design pixels of a window in which all words have room; else they are a tool tip."""


class PromptBar(QWidget):
    """Two lines of words, and one or two buttons with their keys, which are bound while it is
    shown. In a low window the first line is left out, and the second, too, if the button
    `says_by_button` what is to be known; `first_wanted` and `second_wanted` are the user's."""

    as_spoken = spoken_as(Role.AlertMessage)

    first_wanted = Signal()
    second_wanted = Signal()
    spoke_anew = Signal()
    """The language has changed: whoever filled it does so again."""

    def __init__(
        self, look: Look, first_key: str, second_key: str = "", *, says_by_button: bool = False
    ) -> None:
        super().__init__()
        self._says_by_button = says_by_button
        self._look, self._keys = look, (first_key, second_key)
        self._to_come: Sequence[tuple[str, str]] = ()
        self.head = Label(look, bold=True, wraps=True)
        self.words = Label(look, wraps=True)
        self.second, self.first = Button(look), Button(look, kind=ButtonKind.FILLED)
        self.first.clicked.connect(self.first_wanted)
        self.second.clicked.connect(self.second_wanted)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._lay_out()
        keys = [Action("rehearsal.prompt-1", self.first.text, first_key, self.first_wanted.emit)]
        if second_key:
            second = self.second_wanted.emit
            keys.append(Action("rehearsal.prompt-2", self.second.text, second_key, second))
        bind(self, keys)
        self.hide()

    def say(self, head: str, words: str, first: str, second: str = "") -> None:
        """Show these words; without a text the second button is left out."""
        self.head.setText(head)
        self.words.setText(words)
        for button, text, key in zip(
            (self.first, self.second), (first, second), self._keys, strict=True
        ):
            button.set_words(text, key=key_text(key) if key else "")
            button.setVisible(bool(text))
        self.setAccessibleName(". ".join(each for each in (head, words) if each))
        self._share()
        self.updateGeometry()

    def keep_room_for(self, to_come: Sequence[tuple[str, str]]) -> None:
        """Be as high as the longest of these heads and words needs, so that the bar keeps its
        height when they follow each other."""
        self._to_come = to_come
        self._share()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.spoke_anew.emit()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._look.theme, QPainter(self)
        fill(painter, self.rect(), theme.color("surface-sunken"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, theme.color("line"))

    def _share(self) -> None:
        """Put the buttons below the words where these would be squeezed beside them."""
        shown = [each for each in (self.first, self.second) if not each.isHidden()]
        taken = sum(each.sizeHint().width() for each in shown)
        room = self.width() - taken - self._look.theme.px(2 * 24 + 3 * 12)
        is_narrow = room < self._look.theme.px(LEAST_WORDS)
        directions = QBoxLayout.Direction
        self._row.setDirection(directions.TopToBottom if is_narrow else directions.LeftToRight)
        is_low = self.window().height() < self._look.theme.px(LEAST_HEIGHT)
        has_room = not (is_narrow and is_low)
        self.head.setVisible(has_room)
        self.words.setVisible(has_room or not self._says_by_button)
        left_out = self.first if self._says_by_button else self.words
        set_tip(left_out, "" if has_room else self.accessibleName())
        self._keep_room(room + taken if is_narrow else room)

    def _keep_room(self, width: int) -> None:
        for at, label in enumerate((self.head, self.words)):
            metrics, room = label.fontMetrics(), QRect(0, 0, width, 0)
            wraps = Qt.TextFlag.TextWordWrap
            heights = (metrics.boundingRect(room, wraps, each[at]) for each in self._to_come)
            label.setMinimumHeight(max((each.height() for each in heights), default=0))

    def _lay_out(self) -> None:
        scaled = ScaledLayouts(self._look, self)
        scaled.keep(self._row, (24, 6, 24, 6), 2)
        column, buttons = QVBoxLayout(), QHBoxLayout()
        scaled.keep(column, (0, 0, 0, 0), 2)
        scaled.keep(buttons, (12, 0, 0, 0), 12)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        column.addWidget(self.head)
        column.addWidget(self.words)
        column.addStretch(1)
        buttons.addStretch(1)
        buttons.addWidget(self.second)
        buttons.addWidget(self.first)
        self._row.addLayout(column, 1)
        self._row.addLayout(buttons)
