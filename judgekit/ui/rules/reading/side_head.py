"""The head of one of two columns, with its language and edition."""

from __future__ import annotations

import datetime
from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.rules.document import Document
from judgekit.domain.rules.library import Library
from judgekit.ui.look import Look
from judgekit.ui.rules.reading.edition_badge import EditionBadge
from judgekit.ui.rules.reading.parallel_row import LEFT_FRAME, RIGHT_FRAME
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.icon_label import IconLabel
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.widgets.tool_tip import set_tip
from judgekit.ui.words.edition_wording import BadgeState, side_badge
from judgekit.ui.words.rules_wording import date_in_words, edition_parts
from judgekit.ui.words.wording import language_name

NO_BADGE = BadgeState("", "newer", "text")
SCROLL_BAR = 12
"""Width that the scroll bar takes from the rows below, in design pixels."""


class SideHead(QWidget):
    """Language buttons and edition badge; below them title and date, the date in bold."""

    document_chosen = Signal(str)

    def __init__(self, look: Look, today: Callable[[], datetime.date], *, right: bool) -> None:
        super().__init__()
        self._look = look
        self._today = today
        self._right = right
        self._frame = RIGHT_FRAME if right else LEFT_FRAME
        self.languages = SegmentedButtons(look, [], "")
        self._state, self._is_low = NO_BADGE, False
        self._badge = EditionBadge(look, NO_BADGE)
        self._title = ElidedLabel(look, size="small", token="text-muted")
        self._sign = IconLabel(look, "newer", size=14)
        """Stands for the badge on a low page."""
        self._date = Label(look, size="small", bold=True)
        self.languages.chosen.connect(self.document_chosen)
        self._badge.opened.connect(lambda target: self.document_chosen.emit(target.document))
        self._top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._top.addWidget(self.languages)
        self._top.addStretch(1)
        self._top.addWidget(self._badge, 0, Qt.AlignmentFlag.AlignVCenter)
        line = QHBoxLayout()
        scaled = ScaledLayouts(look, self)
        scaled.keep(line, (0, 0, 0, 0), 4)
        line.addWidget(self._title)
        line.addWidget(self._sign)
        line.addWidget(self._date)
        line.addStretch(1)
        column = QVBoxLayout(self)
        edge = self._frame.right + (SCROLL_BAR if right else 0)
        scaled.keep(column, (self._frame.left, 14, edge, 12), 7)
        column.addLayout(self._top)
        column.addLayout(line)

    def stand_low(self, *, low: bool) -> None:
        """Set whether the page is low: what the badge says is then its sign beside the date, and
        the date's tool tip, so that the texts keep their room."""
        if low != self._is_low:
            self._is_low = low
            self._show_badge()

    def show_document(self, library: Library, document: Document) -> None:
        """Show the edition of this column's document."""
        editions = sorted(
            (item for item in library.documents if item.kind == document.kind),
            key=lambda item: (item.language, item.edition_date),
        )
        several = len({item.language for item in editions}) < len(editions)
        choices = [
            (item.id, f"{item.language.upper()} {item.edition_date[:4] if several else ''}".strip())
            for item in editions
        ]
        names = {item.id: language_name(item.language) for item in editions}
        self.languages.set_choices(choices, names)
        self.languages.choose(document.id)
        self.languages.setAccessibleName(self.tr("Language of this column"))
        self._state = side_badge(library, document, self._today())
        self._show_badge()
        before, date = edition_parts(document)
        self._title.setText(before)
        self._date.setText(date_in_words(date) if date else "")

    def _show_badge(self) -> None:
        said = self._state
        self._badge.show_state(NO_BADGE if self._is_low else said)
        tells = self._is_low and bool(said.words)
        self._sign.setVisible(tells and bool(said.icon))
        self._sign.show_icon(said.icon, said.token)
        self._date.set_token(said.token if tells else "text")
        set_tip(self, f"{said.words}. {said.tip}".strip(". ") if tells else "")
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Put the badge under the languages where both don't fit in one line."""
        theme, scroll_bar = self._look.theme, SCROLL_BAR if self._right else 0
        edges = self._frame.left + self._frame.right + scroll_bar
        room = self.width() - theme.px(edges)
        needed = self.languages.sizeHint().width() + self._badge.sizeHint().width()
        least = min(room, self._badge.sizeHint().width())
        self._badge.setMinimumHeight(self._badge.heightForWidth(least))
        direction = QBoxLayout.Direction
        fits = needed + theme.px(8) <= room
        self._top.setDirection(direction.LeftToRight if fits else direction.TopToBottom)
