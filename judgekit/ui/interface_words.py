"""The texts that the window shares with the terminal, in the interface language."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QCoreApplication

from judgekit.system.resources import locale_folder
from judgekit.views.words.words import SOURCE_LANGUAGE, Words

PROPERTY = "judgekit-words"
"""Property of the application, where Qt keeps the interface's own translators, too."""


def install_words(app: QCoreApplication, words: Words) -> None:
    """Make these the words of the interface, until others are installed."""
    app.setProperty(PROPERTY, words)


def interface_words() -> Words:
    """Return the words installed last, English if none were."""
    app = QCoreApplication.instance()
    words = None if app is None else app.property(PROPERTY)
    return words if isinstance(words, Words) else _source_words()


@cache
def _source_words() -> Words:
    return Words(locale_folder(), SOURCE_LANGUAGE)
