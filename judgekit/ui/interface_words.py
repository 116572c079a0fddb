"""The words that the window shares with the terminal, in the language of the interface."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from judgekit.system.resources import locale_folder
from judgekit.views.words.words import SOURCE_LANGUAGE, Words

PROPERTY = "judgekit-words"
"""Of the application; as Qt keeps the translators of the interface's own texts there."""


def install_words(app: QCoreApplication, words: Words) -> None:
    """Make these the words of the interface, until others are installed."""
    app.setProperty(PROPERTY, words)


def interface_words() -> Words:
    """The words installed last, English where none were."""
    app = QCoreApplication.instance()
    words = None if app is None else app.property(PROPERTY)
    return words if isinstance(words, Words) else Words(locale_folder(), SOURCE_LANGUAGE)
