"""The question before an undo or redo that moves play: what it does now, and whether to do it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.shell.undo.undoing import Undoing
from judgekit.ui.widgets.actions import letter_keys
from judgekit.ui.widgets.fields.fresh_press import demand_fresh_press

if TYPE_CHECKING:
    from judgekit.ui.widgets.inline_question import InlineQuestion


class UndoQuestion(QWidget):
    """Above the page, while `undoing` asks; the focus returns to where it was."""

    def __init__(self, look: Look, undoing: Undoing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._undoing = undoing
        self._before: QWidget | None = None
        self._question: InlineQuestion | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        undoing.asks.connect(self._follow)
        self.hide()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._undoing.speak_anew()
        super().changeEvent(event)

    def _follow(self) -> None:
        """Show, update or hide the question."""
        asked = self._undoing.asked
        if asked is None:
            focused = QApplication.focusWidget()
            if focused is None or self.isAncestorOf(focused):
                self._return_focus()
            self.hide()
        elif self._question is not None and self.isVisible():
            self._question.explain(self._undoing.effects())
        else:
            self._before = QApplication.focusWidget()
            self._ask()

    def _leave(self) -> None:
        self._return_focus()
        self._undoing.cancel()

    def _return_focus(self) -> None:
        before, self._before = self._before, None
        if before is not None:
            before.setFocus()

    def _ask(self) -> None:
        asked = self._undoing.asked
        if asked is None:
            return
        words = self.tr("Redo: {what}") if asked.is_redo else self.tr("Undo: {what}")
        yes = self.tr("Redo this") if asked.is_redo else self.tr("Undo this")
        question = self._question or self._made()
        self.show()
        # The keys of undo and redo answer it, too.
        demand_fresh_press(self, *letter_keys("Z"))
        question.ask(words.format(what=asked.words), yes=yes, no=self.tr("Cancel"), is_ready=True)
        question.explain(self._undoing.effects())

    def _made(self) -> InlineQuestion:
        """Create the question, which the first paint doesn't wait for."""
        from judgekit.ui.widgets.button import ButtonKind  # noqa: PLC0415
        from judgekit.ui.widgets.inline_question import InlineQuestion  # noqa: PLC0415

        self._question = question = InlineQuestion(
            self._look, has_field=False, kind=ButtonKind.FILLED, parent=self
        )
        self._column.addWidget(question)
        question.accepted.connect(lambda _: self._undoing.confirm())
        question.left.connect(self._leave)
        question.keep_language(self._ask)
        return question
