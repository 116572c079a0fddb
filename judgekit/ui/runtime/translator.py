"""The language of the interface: switched while the program runs, dates and numbers with it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QLocale, QObject, QTranslator
from PySide6.QtWidgets import QApplication

LOCALES: Mapping[str, QLocale] = {
    "en": QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom),
    "es": QLocale(QLocale.Language.Spanish, QLocale.Country.Spain),
    "ru": QLocale(QLocale.Language.Russian, QLocale.Country.Russia),
}


class Translator(QObject):
    """Installs the program's own texts (English too: it has plurals) and Qt's.

    Every widget then gets LanguageChange and takes its words anew. `QLocale()` is the locale of
    the language from then on.
    """

    def __init__(self, app: QApplication, folder: Path) -> None:
        super().__init__(app)
        self._app = app
        self._folder = folder
        self._installed: list[QTranslator] = []
        self.language = ""

    def speak(self, language: str) -> None:
        """Switch to `en`, `es` or `ru`; nothing happens where it is spoken already."""
        if language == self.language or language not in LOCALES:
            return
        self.language = language
        QLocale.setDefault(LOCALES[language])
        for translator in self._installed:
            self._app.removeTranslator(translator)
        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        self._installed = []
        self._install(qt_folder, f"qtbase_{language}")
        self._install(str(self._folder), f"judgekit_{language}")

    def _install(self, folder: str, name: str) -> None:
        translator = QTranslator(self)
        if translator.load(name, folder):
            self._installed.append(translator)
            self._app.installTranslator(translator)
