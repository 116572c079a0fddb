"""The fields of the form in as many columns as fit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.shared.moment import SECOND, Moment
from judgekit.ui.look import Look
from judgekit.ui.shell.corrections.field_row import FieldRow
from judgekit.ui.shell.corrections.wording import NOTHING, translate
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.words.wording import duration_text
from judgekit.views.corrections.fields import Correction, Field, FieldKind, FieldName, Value
from judgekit.views.corrections.typed_values import WrongText

MOST_COLUMNS, LEAST_COLUMN = 4, 150
"""The width is in design pixels."""
ORDER = (
    FieldKind.INSTANT,
    FieldKind.JUDGE,
    FieldKind.NUMBER,
    FieldKind.DURATION,
    FieldKind.LINE,
    FieldKind.CHOICE,
    FieldKind.TEXT,
)
BEGINNINGS = (FieldName.OPENED, FieldName.STARTED, FieldName.PAUSED)
ENDS = (FieldName.CLOSED, FieldName.FINISHED, FieldName.RESUMED)


class FieldsGrid(QWidget):
    """The fields of one correction; `edited` is emitted with every change by the user."""

    edited = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.rows: list[FieldRow] = []
        self._length: LengthCell | None = None
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._columns = 0
        look.changed.connect(self._arrange)

    def show_fields(self, correction: Correction, judges: Sequence[str]) -> None:
        """Show other fields, with their values."""
        for cell in self._cells():
            self._grid.removeWidget(cell)
            cell.hide()
            cell.deleteLater()
        fields = sorted(correction.fields, key=lambda each: ORDER.index(each.kind))
        self.rows = [FieldRow(self._look, each, correction.subject, judges) for each in fields]
        begun = any(row.field.name in BEGINNINGS for row in self.rows)
        has_end = any(row.field.name in ENDS for row in self.rows)
        self._length = LengthCell(self._look) if begun and has_end else None
        for row in self.rows:
            row.edited.connect(self.edited)
        for cell in self._cells():
            cell.setParent(self)
        self._columns = 0
        self._arrange()
        for cell in self._cells():
            cell.show()
        self._show_length(correction.values(), correction.values())

    def judges(self) -> list[TextField]:
        """Return the fields for judges' names."""
        rows = (row for row in self.rows if row.field.kind is FieldKind.JUDGE)
        return [row.control for row in rows if isinstance(row.control, TextField)]

    def row(self, name: FieldName) -> FieldRow:
        """Return the row of a field; raises KeyError."""
        return {row.field.name: row for row in self.rows}[name]

    def values(self, near: Moment) -> dict[FieldName, Value]:
        """Return all values, times of day being those nearest to that instant, and mark the fields
        that have another one than before; raises `UnreadableField` for the first that has none."""
        values: dict[FieldName, Value] = {}
        wrong: Field | None = None
        for row in self.rows:
            try:
                value = row.read(near)
            except WrongText:
                wrong = wrong or row.field
                row.show_wrong(is_wrong=bool(row.text()))
                continue
            row.show_wrong(is_wrong=False)
            row.show_was(was=value != row.field.value)
            values[row.field.name] = value
        self._show_length(values, {row.field.name: row.field.value for row in self.rows})
        if wrong is not None:
            raise UnreadableField(wrong)
        return values

    def sizeHint(self) -> QSize:
        return QSize(self._look.theme.px(LEAST_COLUMN), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(LEAST_COLUMN), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        theme = self._look.theme
        self._grid.setHorizontalSpacing(theme.px(20))
        self._grid.setVerticalSpacing(theme.px(12))
        least = theme.px(LEAST_COLUMN)
        columns = max(1, min(MOST_COLUMNS, (self.width() + theme.px(20)) // (least + theme.px(20))))
        for row in self.rows:
            row.fit(self.width())
        if columns == self._columns:
            return
        self._columns = columns
        for at in range(MOST_COLUMNS):
            self._grid.setColumnStretch(at, 1 if at < columns else 0)
        line = column = 0
        for cell in self._cells():
            taken = cell.columns(columns) if isinstance(cell, FieldRow) else 1
            if column + taken > columns:
                line, column = line + 1, 0
            self._grid.addWidget(cell, line, column, 1, taken)
            column += taken
            if column >= columns:
                line, column = line + 1, 0

    def _cells(self) -> list[QWidget]:
        """Return the rows, with the length after its end."""
        cells: list[QWidget] = []
        for row in self.rows:
            cells.append(row)
            if self._length is not None and row.field.name in ENDS:
                cells.append(self._length)
        return cells

    def _show_length(
        self, values: Mapping[FieldName, Value], before: Mapping[FieldName, Value]
    ) -> None:
        if self._length is not None:
            self._length.show_length(length_text(values), length_text(before))


class LengthCell(QWidget):
    """How long a call or a check took, and how long it was before."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._label = Label(look, bold=True)
        self._was = ElidedLabel(look, size="small", token="text-muted")
        self.length = Label(look, size="title", bold=True)
        self._head = QHBoxLayout()
        self._head.addWidget(self._label)
        self._head.addWidget(self._was, 1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._head)
        self._column.addWidget(self.length)
        self._column.addStretch(1)
        look.changed.connect(self._redress)
        self._redress()

    def show_length(self, length: str, before: str) -> None:
        """Show a length, and the one before if it was another."""
        self._label.setText(translate("Corrections", "Length"))
        self.length.setText(length or NOTHING)
        words = translate("Corrections", "was {value}").format(value=before)
        self._was.setText(words if before and before != length else "")

    def _redress(self) -> None:
        theme = self._look.theme
        self._head.setSpacing(theme.px(8))
        self._column.setSpacing(theme.px(6))
        self.length.setFixedHeight(theme.measure("field"))


class UnreadableField(Exception):
    """A field whose text is no value."""

    def __init__(self, field: Field) -> None:
        super().__init__(field.name)
        self.field = field


def length_text(values: Mapping[FieldName, Value]) -> str:
    """Return how long a call or a check took, empty while it has no end."""
    begins = next((values[name] for name in BEGINNINGS if values.get(name)), None)
    ends = next((values[name] for name in ENDS if values.get(name)), None)
    if not isinstance(begins, int) or not isinstance(ends, int) or ends < begins:
        return ""
    return duration_text((ends - begins) // SECOND * SECOND)
