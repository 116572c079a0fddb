"""The word in the top bar that says how this laptop stands to the others."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, Spoken
from judgekit.ui.widgets.painting.strokes import MIDDLE, paint_frame, paint_ring
from judgekit.ui.widgets.pressable import Pressable
from judgekit.ui.widgets.tool_tip import set_tip
from judgekit.ui.words.signs import CONNECTION_SIGNS
from judgekit.views.sharing.team_standing import Connection, TeamWord

PAD, GAP, ICON = 8, 8, 18
_DIGIT = re.compile(r"\d")


class TeamWordButton(Pressable):
    """Says nothing, and is hidden, while the event isn't shared. Pressed, it leads to the team.

    Where room is short it says less: `fit` chooses the words, or the sign alone.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._connection = Connection.ALONE
        self._word = TeamWord()
        self._less = 0
        """How much is left out: the place of what is said among the offers."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    @property
    def says_something(self) -> bool:
        """Whether the open event is shared."""
        return self._connection is not Connection.ALONE

    def show_word(self, connection: Connection, word: TeamWord) -> bool:
        """Show this word; return whether it may need another width."""
        if (connection, word) == (self._connection, self._word):
            return False
        before = (self._connection, *map(_shape, self._word))
        self._connection, self._word = connection, word
        self.update()
        return before != (connection, *map(_shape, word))

    def fit(self, room: int) -> int:
        """Say as much as fits into so many pixels; return the width, that of the sign at least."""
        widths = [self._width(each) for each in self._offers()]
        fitting = (at for at, width in enumerate(widths) if width <= room)
        self._less = next(fitting, len(widths) - 1)
        set_tip(self, self._word.whole if self._less else "")
        return widths[self._less]

    def words(self) -> str:
        """Return all that it says."""
        return self._word.whole

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        return Spoken(Role.Button, name=self._word.whole)

    def sizeHint(self) -> QSize:
        return QSize(self._width(self._shown()), self._look.theme.measure("button"))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._look.theme, QPainter(self)
        if self.underMouse():
            radius = theme.measure("radius-control")
            paint_frame(painter, self.rect(), radius, fill=theme.color("selection"))
        sign = CONNECTION_SIGNS[self._connection]
        size, left = theme.px(ICON), theme.px(PAD)
        top = (self.height() - size) // 2
        self._look.paint_icon(painter, sign.icon, left, top, token=sign.token, size=ICON)
        left += size + theme.px(GAP)
        is_calm = self._connection is Connection.CONNECTED
        painter.setPen(theme.color("text" if is_calm else sign.token))
        for words, font in self._parts(self._shown()):
            painter.setFont(font)
            painter.drawText(QRect(left, 0, self.width() - left, self.height()), MIDDLE, words)
            left += QFontMetrics(font).horizontalAdvance(f"{words} ")
        if self.hasFocus():
            paint_ring(painter, theme, self.rect(), theme.measure("radius-control"))

    def _offers(self) -> Sequence[TeamWord]:
        """All that it may say, the longest first; the sign alone at last."""
        strong, _, brief = self._word
        return self._word, TeamWord(strong, brief), TeamWord(strong.rstrip(",")), TeamWord()

    def _shown(self) -> TeamWord:
        return self._offers()[self._less]

    def _parts(self, word: TeamWord) -> list[tuple[str, QFont]]:
        theme = self._look.theme
        parts = ((word.strong, theme.font(bold=True)), (word.rest, theme.font()))
        return [(words, font) for words, font in parts if words]

    def _width(self, word: TeamWord) -> int:
        """The width that no passing second changes."""
        theme = self._look.theme
        widths = [
            QFontMetrics(font).horizontalAdvance(_shape(f"{words} "))
            for words, font in self._parts(word)
        ]
        return 2 * theme.px(PAD) + theme.px(ICON) + (theme.px(GAP) if widths else 0) + sum(widths)


def _shape(words: str) -> str:
    return _DIGIT.sub("0", words)
