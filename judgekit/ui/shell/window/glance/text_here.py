"""The text that has the focus, in which cards may be named."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QTextEdit

from judgekit.ui.shell.parts.cards.named_at import named_at
from judgekit.views.cards.cards_here import CardsHere

MOST = 5_000
"""Letters of a text in which cards are looked for."""


def text_being_written() -> CardsHere:
    """Return what `text_with_focus` does, if all that is written where the focus is may name
    cards."""
    focused = QApplication.focusWidget()
    says = named_at(focused) if focused is not None else None
    return text_with_focus() if says is not None and says.is_free_text else CardsHere()


def text_with_focus() -> CardsHere:
    """Return what is selected where the focus is, as a name, else the text there."""
    focused = QApplication.focusWidget()
    selected, text = "", ""
    if isinstance(focused, QLineEdit):
        selected, text = focused.selectedText(), focused.text()
    elif isinstance(focused, QPlainTextEdit | QTextEdit):
        selected = focused.textCursor().selectedText()
        text = focused.toPlainText()[:MOST]
    return CardsHere((selected.strip(),)) if selected.strip() else CardsHere(text=text)
