"""What a table has to be told again: a heading, what it was told, and the sentence to say."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.icon_label import IconLabel
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.signs import TELL_SIGN
from judgekit.ui.words.telling_words import TellAgain, told_button

TOLD_KEY = "T"


class TellAgainBlock(QWidget):
    """Hidden until it is shown words; `told` is emitted by its button, which a form that only
    shows what would have to be told leaves out."""

    told = Signal()

    def __init__(
        self, look: Look, *, has_button: bool = True, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._icon = IconLabel(look, TELL_SIGN.icon, token=TELL_SIGN.token)
        self._title = Label(look, bold=True, token="attention", wraps=True)
        self._told = Label(look, token="text-muted", wraps=True)
        self._sentence = Label(look, bold=True, wraps=True)
        self.button = Button(look, icon="tick")
        if not has_button:
            self.button.hide()
        self.button.clicked.connect(self.told)
        head = QHBoxLayout()
        head.addWidget(self._icon)
        head.addWidget(self._title, 1)
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addWidget(self._told)
        column.addWidget(self._sentence)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        layouts = ScaledLayouts(look, self)
        layouts.keep(head, (0, 0, 0, 0), 4)
        layouts.keep(column, (0, 4, 0, 0), 4)
        self.retranslate()
        self.hide()

    def show_words(self, words: TellAgain | None) -> None:
        """Show these words; None hides the block."""
        if words is not None:
            self._title.setText(words.title)
            self._told.setText(words.told)
            self._sentence.setText(words.sentence)
            self.setAccessibleName(" ".join(words))
        self.setVisible(words is not None)

    def retranslate(self) -> None:
        """Set the button's words in the current language."""
        self.button.set_words(told_button(), key=TOLD_KEY)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
