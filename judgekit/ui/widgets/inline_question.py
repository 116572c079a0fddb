"""A question above a list, instead of a dialog: what will happen, optional field, yes, no."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, spoken_as
from judgekit.ui.widgets.actions import ENTER, key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.fields.fresh_press import PRESSING, demand_fresh_press
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.labels import Label

LEAST_FIELD = 200
"""Minimum width of the field beside its buttons, in design pixels; below that they wrap."""
OWN_KEYS = (*ENTER, Qt.Key.Key_Escape)


class InlineQuestion(QWidget):
    """Hidden until `ask`; `accepted` has the field's text, `left` is emitted by Esc or no."""

    as_spoken = spoken_as(Role.AlertMessage)

    accepted = Signal(str)
    left = Signal()

    def __init__(
        self, look: Look, *, has_field: bool, kind: ButtonKind, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._has_field = has_field
        self._ask_anew: Callable[[], object] = self.hide
        self._sentence = Label(look, bold=True, wraps=True)
        self._details = Label(look, token="text-muted", wraps=True)
        self._problem = Label(look, token="urgent", wraps=True)
        self.field = TextField(look)
        self.yes = Button(look, kind=kind)
        self.no = Button(look)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._buttons = QHBoxLayout()
        self._buttons.addWidget(self.yes)
        self._buttons.addWidget(self.no)
        self._buttons.addStretch()
        self._row.addWidget(self.field, 1)
        self._row.addLayout(self._buttons)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._sentence)
        self._column.addWidget(self._details)
        self._column.addWidget(self._problem)
        self._column.addLayout(self._row)
        self.field.setVisible(has_field)
        self.yes.clicked.connect(self._accept)
        self.no.clicked.connect(self.leave)
        look.changed.connect(self._redress)
        self._redress()
        self.hide()

    def ask(
        self, sentence: str, *, yes: str, no: str, field: str = "", is_ready: bool = False
    ) -> None:
        """Show the question; focus its field, or the button that does nothing, or with `is_ready`
        the one that does it."""
        self._sentence.setText(sentence)
        self.setAccessibleName(sentence)
        self.field.clear()
        self.field.setPlaceholderText(field)
        self.field.setAccessibleName(f"{sentence} {field}".strip())
        self.yes.set_words(yes, key=key_text("Return") if self._has_field or is_ready else "")
        self.yes.show()
        self.field.setVisible(self._has_field)
        self.no.set_words(no, key=key_text("Escape"))
        self.explain("")
        self.refuse("")
        self._share()
        self.show()
        button = self.yes if is_ready else self.no
        (self.field if self._has_field else button).setFocus()
        demand_fresh_press(self, *(ENTER if self._has_field else PRESSING))

    def keep_language(self, ask: Callable[[], object]) -> None:
        """Let `ask` put the open question anew when the language changes, instead of closing it;
        what was typed stays."""
        self._ask_anew = ask

    def explain(self, lines: str) -> None:
        """Show below the question what it would lead to; empty to clear."""
        self._details.setText(lines)
        self._details.setVisible(bool(lines))

    def forbid(self, sentence: str) -> None:
        """Show that it is impossible: only leaving remains."""
        self.refuse(sentence)
        self.yes.hide()
        self.field.hide()
        self.no.setFocus()

    def refuse(self, sentence: str) -> None:
        """Show why it was not done; empty to clear."""
        self._problem.setText(sentence)
        self._problem.setVisible(bool(sentence))

    def leave(self) -> None:
        """Close without doing anything."""
        if self.isVisible():
            self.hide()
            self.left.emit()

    def event(self, event: QEvent) -> bool:
        # The focused widget takes its own keys, whatever they do elsewhere in the window.
        is_override = event.type() is QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and event.key() in OWN_KEYS:
            event.accept()
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange and not self.isHidden():
            self._speak_anew()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif event.key() in ENTER and self.field.hasFocus():
            self._accept()
        elif event.key() in ENTER:
            focused = QApplication.focusWidget()
            if isinstance(focused, Button):
                focused.click()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.color("surface-sunken"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, theme.color("line-strong"))

    def _speak_anew(self) -> None:
        typed, focused = self.field.text(), QApplication.focusWidget()
        self._ask_anew()
        self.field.setText(typed)
        if focused is not None and focused.isVisible():
            focused.setFocus()

    def _accept(self) -> None:
        if self.yes.isVisible():
            self.accepted.emit(self.field.text().strip())

    def _share(self) -> None:
        """Lay out the field beside its buttons, or above them if it would be too narrow."""
        buttons = self.yes.sizeHint().width() + self.no.sizeHint().width() + self._row.spacing()
        margins = self._column.contentsMargins()
        room = self.width() - margins.left() - margins.right() - buttons - self._row.spacing()
        is_tight = self._has_field and room < self._look.theme.px(LEAST_FIELD)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._row.setDirection(down if is_tight else across)

    def _redress(self) -> None:
        theme = self._look.theme
        margin = theme.measure("page-margin")
        self._column.setContentsMargins(margin, theme.px(12), margin, theme.px(12))
        self._column.setSpacing(theme.px(8))
        self._row.setSpacing(theme.px(8))
        self._buttons.setSpacing(theme.px(8))
        self._share()
