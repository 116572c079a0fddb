"""Interface language: switchable at runtime, including dates and numbers."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QLocale, QObject, QTranslator
from PySide6.QtWidgets import QApplication

from judgekit.ui.interface_words import install_words
from judgekit.views.words.words import Words

LOCALES: Mapping[str, QLocale] = {
    "en": QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom),
    "es": QLocale(QLocale.Language.Spanish, QLocale.Country.Spain),
    "ru": QLocale(QLocale.Language.Russian, QLocale.Country.Russia),
}


class Translator(QObject):
    """Installs the program's own texts, those shared with the terminal, and Qt's.

    The program's own include English, for its plurals. Every widget then gets LanguageChange and
    updates its texts. `QLocale()` is the locale of the language from then on.
    """

    def __init__(self, app: QApplication, resources: Path) -> None:
        super().__init__(app)
        self._app = app
        self._resources = resources
        self._installed: list[QTranslator] = []
        self._texts = b""
        """Kept because Qt continues to read from them."""
        self.language = ""

    def speak(self, language: str) -> None:
        """Switch to `en`, `es` or `ru`; does nothing if it is already current."""
        if language == self.language or language not in LOCALES:
            return
        self.language = language
        QLocale.setDefault(LOCALES[language])
        install_words(self._app, Words(self._resources / "locale", language))
        for translator in self._installed:
            self._app.removeTranslator(translator)
        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        self._installed = []
        qt_texts, own_texts = QTranslator(self), QTranslator(self)
        self._install(qt_texts, loaded=qt_texts.load(f"qtbase_{language}", qt_folder))
        # Read whole, not mapped: an update that rewrites the file in place would crash the program.
        file = self._resources / "translations" / f"judgekit_{language}.qm"
        self._texts = file.read_bytes() if file.is_file() else b""
        self._install(own_texts, loaded=bool(self._texts) and own_texts.load(self._texts))

    def _install(self, translator: QTranslator, *, loaded: bool) -> None:
        if loaded:
            self._installed.append(translator)
            self._app.installTranslator(translator)
