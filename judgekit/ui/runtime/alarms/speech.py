"""Spoken alarms, if the system has a voice for the language of the window.

QtTextToSpeech is imported when a voice is first needed; on Linux it needs speech-dispatcher.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from judgekit.system.display import missing_library
from judgekit.ui.runtime.alarms.wording import Absence, AbsenceReason
from judgekit.ui.runtime.qt_log import qt_talk_in_log
from judgekit.ui.runtime.translator import LOCALES

if TYPE_CHECKING:
    from PySide6.QtTextToSpeech import QTextToSpeech

_log = logging.getLogger(__name__)

SILENT_ENGINES = ("mock",)
"""Qt's test engine, which only pretends to speak."""


class MachineSpeech(QObject):
    """Speaks with the system's voice; `engine` names one of Qt's, empty for the best."""

    def __init__(self, engine: str = "", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self._language = ""
        self._changed: Callable[[], None] | None = None
        self._voice: QTextToSpeech | None = None
        self._absence: Absence | None = None

    def open(self, language: str, changed: Callable[[], None]) -> None:
        """Find a voice for `en`, `es` or `ru`; `changed` is called whenever `absence` changes."""
        self._changed = changed
        self._language = language
        if self._voice is None:
            self._wake()
        self._look_around()

    def absence(self) -> Absence | None:
        """Return why there will be no speech; None if there will, as far as is known."""
        return self._absence

    def say(self, text: str, volume_percent: int) -> None:
        """Speak a text after those in the queue; does nothing without a voice."""
        if self._voice is not None and self._absence is None:
            self._voice.setVolume(min(max(volume_percent, 0), 100) / 100)
            self._voice.enqueue(text)

    def _wake(self) -> None:
        with qt_talk_in_log():
            try:
                from PySide6.QtTextToSpeech import QTextToSpeech  # noqa: PLC0415
            except ImportError as error:
                _log.warning("No voice: %s", error)
                self._settle(Absence(AbsenceReason.NO_MODULE, missing_library(error) or ""))
                return
            engines = [
                engine
                for engine in QTextToSpeech.availableEngines()
                if engine not in SILENT_ENGINES
            ]
            if self._engine or engines:
                self._voice = QTextToSpeech(self._engine or engines[0], self)
                self._voice.stateChanged.connect(self._look_around)
            else:
                self._settle(Absence(AbsenceReason.NO_ENGINE))

    def _look_around(self) -> None:
        """Look for a voice again; some engines know their voices only a while after starting."""
        voice = self._voice
        if voice is None:
            return
        if voice.state() is type(voice).State.Error:
            self._settle(Absence(AbsenceReason.NO_ENGINE))
            return
        wanted = LOCALES[self._language]
        fitting = [one for one in voice.availableLocales() if one.language() == wanted.language()]
        if not fitting:
            self._settle(Absence(AbsenceReason.NO_VOICE))
            return
        best = wanted if wanted in fitting else fitting[0]
        if voice.locale().language() != wanted.language():
            voice.setLocale(best)
        self._settle(None)

    def _settle(self, absence: Absence | None) -> None:
        if absence != self._absence:
            self._absence = absence
            if self._changed is not None:
                self._changed()
