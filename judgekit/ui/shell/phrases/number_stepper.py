"""The number of a phrase between − and +: minutes, a table, a turn."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.widgets.tool_tip import set_tip
from judgekit.views.phrases.filling import Numbers, number_text, read_number
from judgekit.views.words.phrases import Fill


class NumberStepper(QWidget):
    """`changed` carries the numbers with another one chosen by the user; `left` asks for the list
    to take the focus back. What can't be read marks the field and changes nothing."""

    changed = Signal(object)
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fill = Fill.NOTHING
        self._numbers = Numbers()
        self.less = Button(look, icon="minus")
        self.field = TextField(look, width=64)
        self.field.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._unit = Label(look, token="text-muted")
        self.more = Button(look, icon="plus")
        row = QHBoxLayout(self)
        ScaledLayouts(look, self).keep(row, (0, 0, 0, 0), 8)
        for widget in (self.less, self.field, self._unit, self.more):
            row.addWidget(widget)
        self.less.clicked.connect(lambda: self.step(-1))
        self.more.clicked.connect(lambda: self.step(1))
        self.field.textEdited.connect(self._typed)
        self.field.returnPressed.connect(self.left)
        self.retranslate()

    def show_number(self, fill: Fill, numbers: Numbers) -> None:
        """Show the number of that kind; hidden where a phrase has none."""
        is_other = fill is not self._fill
        self._fill, self._numbers = fill, numbers
        self.setVisible(fill is not Fill.NOTHING)
        if is_other:
            self.retranslate()
        if read_number(fill, self.field.text()) != numbers.of(fill):
            self.field.setText(number_text(fill, numbers))
        self.field.show_wrong(is_wrong=False)

    def step(self, by: int) -> None:
        """One more, or one less."""
        numbers = self._numbers.stepped(self._fill, by)
        self.field.setText(number_text(self._fill, numbers))
        self.changed.emit(numbers)

    def begin(self, digit: str) -> None:
        """Begin a new number with a digit typed elsewhere in the window."""
        self.field.setFocus()
        self.field.setText(digit)
        self._typed(digit)

    def show_unit(self, *, has_unit: bool) -> None:
        """Show the unit beside the field, or leave it to its tool tip."""
        self._unit.setVisible(has_unit)

    def retranslate(self) -> None:
        """Update the texts to the interface language."""
        names = {
            Fill.TIME: self.tr("Minutes, or minutes and seconds such as 5:34"),
            Fill.TABLE: self.tr("Table"),
            Fill.TURN: self.tr("Turn"),
        }
        units = {Fill.TIME: self.tr("min")}
        name = names.get(self._fill, "")
        self.field.setAccessibleName(name)
        set_tip(self.field, name)
        self._unit.setText(units.get(self._fill, name))
        self.less.set_words("", name=self.tr("Less"))
        self.more.set_words("", name=self.tr("More"))

    def _typed(self, text: str) -> None:
        number = read_number(self._fill, text)
        is_possible = number is not None and number <= self._numbers.most(self._fill)
        self.field.show_wrong(is_wrong=not is_possible and bool(text))
        if number is not None and is_possible:
            self.changed.emit(self._numbers.with_number(self._fill, number))
