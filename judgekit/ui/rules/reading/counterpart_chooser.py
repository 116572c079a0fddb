"""Choose by hand which section of the other document is a section's counterpart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStyleOptionViewItem, QVBoxLayout, QWidget

from judgekit.domain.rules.document import Document, Section
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.search.answers.text_search import fold
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import ENTER, key_text
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.painting.strokes import fill, paint_words
from judgekit.ui.widgets.rows.row_list import RowDelegate, RowList
from judgekit.ui.widgets.rows.rows_model import Index, RowsModel
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.rules_wording import section_heading
from judgekit.views.words.section_numbers import number_in_language

OWN_KEYS = (*ENTER, Qt.Key.Key_Escape, Qt.Key.Key_Up, Qt.Key.Key_Down)
ROWS, FEWEST_ROWS, ROW = 6, 2, 28
"""So many are in view at once, and the height of one in design pixels."""


LEAST_HEIGHT = 480
"""Height in design pixels of both columns below which what `makes_way` is hidden meanwhile."""


class ChoiceRow(NamedTuple):
    """A section to choose; without a `ref` it means that there is no counterpart."""

    ref: str | None
    number: str
    title: str


class SectionAsked(NamedTuple):
    """The section whose counterpart is asked for, and its number in its language."""

    reference: RuleReference
    number: str
    section: Section


class CounterpartChooser(QWidget):
    """Hidden until `ask`; Up and Down choose, Enter takes, Esc leaves everything as it was.

    Where there is little height, the widgets that make way are hidden while it asks.
    """

    chosen = Signal(RuleReference, str, object)
    """The section, the other document's id, and the `ref` there or None for no counterpart."""
    left = Signal()

    def __init__(
        self, look: Look, makes_way: Sequence[QWidget] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._makes_way = makes_way
        self._all: tuple[ChoiceRow, ...] = ()
        self._asked: tuple[RuleReference, str] | None = None
        self._sentence = Label(look, bold=True, wraps=True)
        self.field = TextField(look)
        model = RowsModel[ChoiceRow](lambda row: f"{row.number} {row.title}".strip())
        self.list = RowList[ChoiceRow](look, model, _ChoiceDelegate(look))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.yes = Button(look)
        self.no = Button(look)
        scaled = ScaledLayouts(look, self)
        line = QHBoxLayout()
        scaled.keep(line, (0, 0, 0, 0), 8)
        line.addWidget(self.field, 1)
        line.addWidget(self.yes)
        line.addWidget(self.no)
        inner = QVBoxLayout()
        scaled.keep(inner, (24, 12, 24, 12), 8)
        inner.addWidget(self._sentence)
        inner.addLayout(line)
        inner.addWidget(self.list)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(inner)
        column.addWidget(Hairline(look, token="line-strong"))
        self.field.textChanged.connect(self._filter)
        self.list.doubleClicked.connect(lambda _: self._take())
        self.yes.clicked.connect(self._take)
        self.no.clicked.connect(self.leave)
        look.changed.connect(self._redress)
        self._redress()
        self.hide()

    def ask(self, asked: SectionAsked, document: Document, now: str | None) -> None:
        """Ask for the counterpart of a section in a document; `now` is the present one's `ref`."""
        self._asked = asked.reference, document.id
        words = self.tr("Which section is the counterpart of {section}?")
        name = f"{asked.number} {section_heading(asked.section)}".strip()
        self._sentence.setText(words.format(section=name))
        none = ChoiceRow(None, "–", self.tr("No counterpart in this edition"))
        self._all = (none, *(_row(each, document.language) for each in document.sections))
        self.field.setPlaceholderText(self.tr("Number or title"))
        self.field.setAccessibleName(self.tr("Number or title"))
        self.yes.set_words(self.tr("Set"), key=key_text("Return"))
        self.no.set_words(self.tr("Cancel"), key=key_text("Escape"))
        self.field.clear()
        self._filter("")
        refs = [row.ref for row in self._all]
        at = refs.index(now) if now in refs else 0
        self.list.go(at)
        self.show()
        self._redress()
        self.list.scrollTo(self.list.currentIndex(), RowList.ScrollHint.PositionAtCenter)
        self.field.setFocus()

    def leave(self) -> None:
        """Close the question."""
        if self.isVisible():
            self.hide()
            self._redress()
            self.left.emit()

    def event(self, event: QEvent) -> bool:
        is_override = event.type() is QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and event.key() in OWN_KEYS:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.list.step(-1 if event.key() == Qt.Key.Key_Up else 1)
        elif event.key() in ENTER and self.no.hasFocus():
            self.leave()
        elif event.key() in ENTER:
            self._take()

    def paintEvent(self, event: QPaintEvent) -> None:
        fill(QPainter(self), self.rect(), self._look.theme.color("surface-sunken"))

    def _filter(self, letters: str) -> None:
        wanted = fold(letters.strip())
        rows = [
            row for row in self._all if not wanted or wanted in fold(f"{row.number} {row.title}")
        ]
        self.list.show_rows(rows)
        self.list.go(0)

    def _take(self) -> None:
        row = self.list.row()
        if row is not None and self._asked is not None:
            self.leave()
            self.chosen.emit(*self._asked, row.ref)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._redress()

    def _redress(self) -> None:
        """Leave at least half of the height to the texts."""
        row, above = self._look.theme.px(ROW), self.parentWidget()
        fitting = above.height() // (4 * row) if above is not None else ROWS
        self.list.setFixedHeight(min(max(fitting, FEWEST_ROWS), ROWS) * row)
        is_low = above is not None and above.height() < self._look.theme.px(LEAST_HEIGHT)
        for widget in self._makes_way:
            widget.setVisible(self.isHidden() or not is_low)


class _ChoiceDelegate(RowDelegate[ChoiceRow]):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, self.look.theme.px(ROW))

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, row: ChoiceRow) -> None:
        theme, rect = self.look.theme, option.rect
        bold = theme.font(bold=True)
        number = max(theme.px(64), QFontMetrics(bold).horizontalAdvance(row.number) + theme.px(12))
        left = QRect(rect.left() + theme.px(12), rect.top(), number, rect.height())
        paint_words(painter, row.number, left, font=bold, color=theme.color("accent"))
        right = QRect(left.right(), rect.top(), rect.right() - left.right(), rect.height())
        paint_words(painter, row.title, right, font=theme.font(), color=theme.color("text"))


def _row(section: Section, language: str) -> ChoiceRow:
    number = number_in_language(section.number or "", language)
    return ChoiceRow(section.ref, number, section_heading(section))
