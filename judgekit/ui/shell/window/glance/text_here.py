"""The text that has the focus, in which cards may be named."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QTextEdit

from judgekit.views.cards.cards_here import CardsHere

MOST = 5_000
"""Letters of a text in which cards are looked for."""


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
