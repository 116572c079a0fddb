"""The head of one of two columns, with its language and edition."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.rules.document import Document
from judgekit.domain.rules.library import Library
from judgekit.ui.look import Look
from judgekit.ui.rules.reading.parallel_row import LEFT_FRAME, RIGHT_FRAME
from judgekit.ui.widgets.labels import Badge, ElidedLabel, Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.widgets.segmented_buttons import SegmentedButtons
from judgekit.ui.words.rules_wording import date_in_words, edition_badge_short, edition_parts
from judgekit.ui.words.wording import language_name

SCROLL_BAR = 12
"""Width that the scroll bar takes from the rows below, in design pixels."""


class SideHead(QWidget):
    """Language buttons and edition badge; below them title and date, the date in bold."""

    document_chosen = Signal(str)

    def __init__(self, look: Look, *, right: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._frame = RIGHT_FRAME if right else LEFT_FRAME
        self.languages = SegmentedButtons(look, [], "")
        self._badge = Badge(look)
        self._title = ElidedLabel(look, size="small", token="text-muted")
        self._date = Label(look, size="small", bold=True)
        self.languages.chosen.connect(self.document_chosen)
        top = QHBoxLayout()
        top.addWidget(self.languages)
        top.addStretch(1)
        top.addWidget(self._badge)
        line = QHBoxLayout()
        scaled = ScaledLayouts(look, self)
        scaled.keep(line, (0, 0, 0, 0), 4)
        line.addWidget(self._title)
        line.addWidget(self._date)
        line.addStretch(1)
        column = QVBoxLayout(self)
        edge = self._frame.right + (SCROLL_BAR if right else 0)
        scaled.keep(column, (self._frame.left, 14, edge, 12), 7)
        column.addLayout(top)
        column.addLayout(line)

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
        words, icon, token = edition_badge_short(library, document)
        self._badge.show_state(words, icon=icon, token=token)
        before, date = edition_parts(document)
        self._title.setText(before)
        self._date.setText(date_in_words(date) if date else "")
