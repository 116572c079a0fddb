"""One field of the form: its label, what it was, and its control."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.shared.moment import Moment
from judgekit.ui.look import Look
from judgekit.ui.shell.corrections.wording import (
    choice_words,
    field_label,
    open_hint,
    translate,
)
from judgekit.ui.shell.parts.cards.named_at import CardsNamedAt
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.fields.text_area import TextArea
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.views.corrections.fields import Field, FieldKind, Subject, Value
from judgekit.views.corrections.typed_values import read_value, shown_value

WIDE = (FieldKind.CHOICE, FieldKind.TEXT)
"""Kinds that take a row of their own."""
LONG = (FieldKind.LINE, FieldKind.TEXT)


class FieldRow(QWidget):
    """A field; `edited` is emitted with every change by the user."""

    edited = Signal()

    def __init__(self, look: Look, field: Field, subject: Subject, judges: Sequence[str]) -> None:
        super().__init__()
        self._look = look
        self.field = field
        self._subject = subject
        self._label = Label(look, bold=True)
        self._was = ElidedLabel(look, size="small", token="text-muted")
        self.control = self._made_control(judges)
        self._head = QHBoxLayout()
        self._head.addWidget(self._label)
        self._head.addWidget(self._was, 1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._head)
        self._column.addWidget(self.control)
        self._column.addStretch(1)
        look.changed.connect(self._redress)
        self._redress()
        self.retranslate()
        self.show_was(was=False)

    def columns(self, most: int) -> int:
        """Return how many of that many columns it takes."""
        if self.field.kind in WIDE:
            return most
        if self.field.kind is FieldKind.LINE:
            return 2 if most >= 4 else most
        return 1

    def read(self, near: Moment) -> Value:
        """Return the value typed or chosen; raises WrongText. A time of day is that nearest to what
        stood there, or to the instant `near` where nothing did."""
        before = self.field.value
        is_moved = self.field.kind is FieldKind.INSTANT and isinstance(before, int)
        return read_value(self.field, self.text(), int(before or 0) if is_moved else near)

    def text(self) -> str:
        """Return what is typed, or the value chosen."""
        control = self.control
        if isinstance(control, SegmentedButtons):
            return control.value()
        return control.words() if isinstance(control, TextArea) else control.text()

    def show_was(self, *, was: bool) -> None:
        """Show what stood there before, if the field has another value now."""
        before = shown_value(self.field, self.field.value)
        if self.field.kind is FieldKind.CHOICE:
            before = choice_words(self.field, before)
        words = translate("Corrections", "was {value}").format(value=before)
        self._was.setText(words if was and before and self.field.kind not in LONG else "")

    def show_wrong(self, *, is_wrong: bool) -> None:
        """Mark the field as one that can't be read."""
        if isinstance(self.control, TextField):
            self.control.show_wrong(is_wrong=is_wrong)

    def take_focus(self) -> None:
        """Focus the control, with its text selected."""
        control = self.control
        if isinstance(control, SegmentedButtons):
            control.take_focus()
            return
        control.setFocus()
        if isinstance(control, TextField):
            control.selectAll()

    def fit(self, room: int) -> None:
        """Wrap the choices to that many pixels."""
        if isinstance(self.control, SegmentedButtons):
            self.control.break_to_fit(room)

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        label = field_label(self.field, self._subject)
        self._label.setText(label)
        control = self.control
        control.setAccessibleName(label)
        if isinstance(control, SegmentedButtons):
            control.set_choices([(each, choice_words(self.field, each)) for each in self._choices])
        elif isinstance(control, TextField):
            control.setPlaceholderText(open_hint(self.field))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _made_control(self, judges: Sequence[str]) -> TextField | TextArea | SegmentedButtons:
        field = self.field
        shown = shown_value(field, field.value)
        if field.kind is FieldKind.CHOICE:
            known = (
                field.choices if shown in field.choices or not shown else (*field.choices, shown)
            )
            self._choices = known
            choice = SegmentedButtons(self._look, [(each, each) for each in known], "")
            choice.choose(shown)
            choice.chosen.connect(lambda _: self.edited.emit())
            return choice
        if field.kind is FieldKind.TEXT:
            area = TextArea(self._look)
            CardsNamedAt(area)
            area.show_words(shown)
            area.textChanged.connect(self.edited)
            return area
        line = TextField(self._look)
        line.setText(shown)
        if field.kind is FieldKind.JUDGE:
            line.offer(judges)
        line.textChanged.connect(lambda _: self.edited.emit())
        return line

    def _redress(self) -> None:
        theme = self._look.theme
        self._head.setSpacing(theme.px(8))
        self._column.setSpacing(theme.px(6))
