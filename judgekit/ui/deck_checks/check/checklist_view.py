"""The physical part of a check: its items, their results, and a note."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from judgekit.domain.deck_checks.checklist import ItemResult
from judgekit.domain.deck_checks.events import ChecklistMarked
from judgekit.ui.deck_checks.wording import item_words, result_words
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.cards.named_at import CardsNamedAt
from judgekit.ui.shell.parts.printing.preview import PRINT_KEY
from judgekit.ui.spoken.announcing import tell_chosen_row
from judgekit.ui.spoken.spoken import Role, Spoken, rows_below_each_other
from judgekit.ui.widgets.actions import ENTER, key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.painting.strokes import MIDDLE, paint_chosen, paint_ring
from judgekit.ui.widgets.painting.two_lines import TwoLines
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.signs import Sign

SIGNS: Mapping[str, Sign] = {
    ItemResult.FINE: Sign("tick", "ok"),
    ItemResult.PROBLEM: Sign("wrong", "urgent"),
    ItemResult.NOT_LOOKED_AT: Sign("not-started", "text-muted"),
}
KEYS: Mapping[int, ItemResult] = {
    int(Qt.Key.Key_Plus): ItemResult.FINE,
    int(Qt.Key.Key_Minus): ItemResult.PROBLEM,
    int(Qt.Key.Key_Delete): ItemResult.NOT_LOOKED_AT,
    int(Qt.Key.Key_Backspace): ItemResult.NOT_LOOKED_AT,
}
ROW, SIDE = 32, 24


class ChecklistRows(QWidget):
    """A single tab stop: Up and Down choose, Space or + marks fine, - marks a problem."""

    marked = Signal(str, str)
    """An item and an `ItemResult`'s value."""
    chosen = Signal(str)
    note_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._items: tuple[str, ...] = ()
        self._said: Mapping[str, ChecklistMarked] = {}
        self._at = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_items(self, items: Sequence[str], said: Mapping[str, ChecklistMarked]) -> None:
        """Show these items with their recorded results."""
        if tuple(items) != self._items:
            self.updateGeometry()
        self._items, self._said = tuple(items), said
        self._at = min(self._at, max(0, len(self._items) - 1))
        self._tell()

    def item(self) -> str:
        """Return the chosen item; empty if there is none."""
        return self._items[self._at] if self._items else ""

    def chosen_row(self) -> QRect:
        """Rectangle of the chosen item."""
        height = self._look.theme.px(ROW)
        return QRect(0, self._at * height, self.width(), height)

    def result(self, item: str) -> str:
        """Recorded `ItemResult` value of the item."""
        said = self._said.get(item)
        return said.result if said is not None else ItemResult.NOT_LOOKED_AT.value

    def words(self) -> list[str]:
        """Spoken text of every row."""
        return [self._words_of(item) for item in self._items]

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        height = self._look.theme.px(ROW)
        rows = rows_below_each_other(tuple(self.words()), self, height, chosen=self._at)
        return Spoken(Role.List, rows=rows)

    def sizeHint(self) -> QSize:
        theme = self._look.theme
        return QSize(theme.px(240), theme.px(ROW) * len(self._items))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        is_override = event.type() is QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and self._is_own(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        key = Qt.Key(event.key())
        if key in steps:
            self.choose(self._at + steps[key])
        elif key == Qt.Key.Key_Space:
            is_fine = self.result(self.item()) == ItemResult.FINE
            self._mark(ItemResult.PROBLEM if is_fine else ItemResult.FINE)
        elif int(key) in KEYS:
            self._mark(KEYS[int(key)])
        elif key in ENTER:
            self.note_wanted.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        theme = self._look.theme
        self.choose(int(event.position().y()) // theme.px(ROW))
        if event.position().x() < theme.px(SIDE + 26):
            is_fine = self.result(self.item()) == ItemResult.FINE
            self._mark(ItemResult.PROBLEM if is_fine else ItemResult.FINE)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        height = theme.px(ROW)
        for at, item in enumerate(self._items):
            row = QRect(0, at * height, self.width(), height)
            is_chosen = at == self._at
            if is_chosen:
                paint_chosen(painter, theme, row)
            self._paint_row(painter, row, item, is_chosen=is_chosen)
            if is_chosen and self.hasFocus():
                paint_ring(painter, theme, row)

    def _paint_row(self, painter: QPainter, row: QRect, item: str, *, is_chosen: bool) -> None:
        theme = self._look.theme
        inner = row.adjusted(theme.px(SIDE), 0, -theme.px(SIDE), 0)
        result = self.result(item)
        sign = SIGNS[result]
        size = theme.px(16)
        top = row.top() + (row.height() - size) // 2
        self._look.paint_icon(painter, sign.icon, inner.left(), top, token=sign.token, size=16)
        words, small = item_words(item), theme.font("small")
        font, most = theme.font(bold=is_chosen), inner.width() * 4 // 10
        said = self._said.get(item)
        beside = said.note if said is not None and said.note else result_words(result)
        beside = QFontMetrics(small).elidedText(beside, Qt.TextElideMode.ElideRight, most)
        taken = QFontMetrics(small).horizontalAdvance(beside) + theme.px(12)
        room = inner.adjusted(theme.px(26), 0, -taken, 0)
        if QFontMetrics(font).horizontalAdvance(words) > room.width():
            font = theme.font("small", bold=is_chosen)
            is_untouched = result == ItemResult.NOT_LOOKED_AT
            if is_untouched and not TwoLines(words, font, room.width()).is_whole:
                # The empty ring says it, too.
                room, beside = room.adjusted(0, 0, taken, 0), ""
        painter.setFont(small)
        painter.setPen(theme.color(sign.token))
        painter.drawText(inner, MIDDLE | Qt.AlignmentFlag.AlignRight, beside)
        painter.setPen(theme.color("text"))
        TwoLines(words, font, room.width()).paint(painter, room)

    def _is_own(self, event: QKeyEvent) -> bool:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        own = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Space, *ENTER)
        return event.key() in own or int(event.key()) in KEYS

    def choose(self, at: int) -> None:
        """Choose the item at that index, clamped to the list."""
        if self._items:
            self._at = min(max(at, 0), len(self._items) - 1)
            self._tell()
            self.chosen.emit(self.item())

    def _mark(self, result: ItemResult) -> None:
        if self._items:
            self.marked.emit(self.item(), result.value)

    def _words_of(self, item: str) -> str:
        said = self._said.get(item)
        note = f", {said.note}" if said is not None and said.note else ""
        return f"{item_words(item)}: {result_words(self.result(item))}{note}"

    def _tell(self) -> None:
        self.setAccessibleName(self._words_of(self.item()) if self._items else "")
        tell_chosen_row(self, self._at)
        self.update()


class ChecklistView(QWidget):
    """`marked` carries the item, an `ItemResult`'s value and the note."""

    marked = Signal(str, str, str)
    left = Signal()
    print_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._said: Mapping[str, ChecklistMarked] = {}
        self._title = Label(look, size="small", bold=True, token="text-muted")
        self._print = Button(look, icon="print", kind=ButtonKind.QUIET)
        self._print.clicked.connect(self.print_wanted)
        self.rows = ChecklistRows(look)
        self.note = TextField(look)
        CardsNamedAt(self.note)
        self._hint = Label(look, size="small", token="text-muted", wraps=True)
        scaled = ScaledLayouts(look, self)
        content, column = QWidget(), QVBoxLayout(self)
        self._scroll = _scroll_over(content)
        inner, below = QVBoxLayout(content), QVBoxLayout()
        told = QVBoxLayout()
        told.addWidget(self._hint)
        inner.addWidget(self.rows)
        inner.addLayout(told)
        inner.addStretch(1)
        below.addWidget(self.note)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._print)
        column.addLayout(head)
        column.addWidget(self._scroll, 1)
        column.addLayout(below)
        scaled.keep(head, (24, 4, 24, 4), 8)
        scaled.keep(inner, (0, 0, 0, 0), 0)
        scaled.keep(told, (24, 8, 24, 0))
        scaled.keep(below, (24, 8, 24, 8))
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.rows.marked.connect(self._mark)
        self.rows.chosen.connect(lambda _: self._show_chosen())
        self.rows.note_wanted.connect(self.note.setFocus)
        self.note.returnPressed.connect(self._write)
        self.retranslate()

    def show_items(self, items: Sequence[str], said: Mapping[str, ChecklistMarked]) -> None:
        """Show these items with their recorded results."""
        self._said = said
        self.rows.show_items(items, said)
        if not self.note.hasFocus():
            self._show_note()

    def take_focus(self) -> None:
        """Focus the items."""
        self.rows.setFocus()

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        self._title.setText(self.tr("Sleeves and cards"))
        self._print.set_words("", key=key_text(PRINT_KEY), name=self.tr("Print the checklist"))
        self.note.setPlaceholderText(self.tr("Note: which cards, which pattern"))
        self.note.setAccessibleName(self.tr("Note on the chosen item"))
        self._hint.setText(
            self.tr("Space: fine or a problem. Enter: a note. Ctrl+F7: other items.")
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._come_into_sight()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _show_chosen(self) -> None:
        self._come_into_sight()
        self._show_note()

    def _come_into_sight(self) -> None:
        row = self.rows.chosen_row()
        self._scroll.ensureVisible(0, row.center().y(), 0, row.height())

    def _show_note(self) -> None:
        said = self._said.get(self.rows.item())
        self.note.setText(said.note if said is not None else "")

    def _mark(self, item: str, result: str) -> None:
        said = self._said.get(item)
        self.marked.emit(item, result, said.note if said is not None else "")

    def _write(self) -> None:
        item = self.rows.item()
        result = self.rows.result(item)
        note = self.note.text().strip()
        if note and result == ItemResult.NOT_LOOKED_AT:
            # A note means a problem, unless the item was marked otherwise.
            result = ItemResult.PROBLEM.value
        self.rows.setFocus()
        self.marked.emit(item, result, note)


def _scroll_over(content: QWidget) -> QScrollArea:
    """Return a scroll area for the items; the view scrolls to the chosen one itself."""
    scroll = QScrollArea()
    scroll.setWidget(content)
    scroll.setWidgetResizable(True)
    scroll.setFrameShape(QFrame.Shape.NoFrame)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    for ground in (scroll, scroll.viewport(), content):
        ground.setAutoFillBackground(False)
    return scroll
