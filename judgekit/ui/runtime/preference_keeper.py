"""The preferences of this session: changed in one place, applied at once, saved if possible."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, Signal

from judgekit.domain.shared.languages import LANGUAGES
from judgekit.engine.failures import EnvironmentFailure
from judgekit.engine.preferences import Preferences
from judgekit.ui.look import TEXT_PERCENTS
from judgekit.ui.runtime.messages import Messages
from judgekit.ui.words.wording import failure_sentence

if TYPE_CHECKING:
    from judgekit.engine.ports.preferences import PreferencesStore

BANNER = "preferences"


class PreferenceKeeper(QObject):
    """Keeps unsaved changes in effect and offers a retry in a banner."""

    changed = Signal()

    def __init__(
        self,
        store: PreferencesStore,
        messages: Messages,
        system_language: str,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._messages = messages
        self._system_language = system_language
        self.now = Preferences()
        self.are_first = False
        """Whether none were ever saved: the program is started for the first time."""

    def load(self) -> None:
        """Load the saved preferences; if they can't be read, use the defaults and say so."""
        try:
            stored = self._store.load()
        except EnvironmentFailure as failure:
            self._messages.stand(BANNER, partial(failure_sentence, failure), self.load)
            return
        self.now = msgspec.structs.replace(
            stored.preferences, text_percent=_offered(stored.preferences.text_percent)
        )
        self.are_first = stored.are_first
        self._messages.withdraw(BANNER)
        if stored.set_aside:
            text = self.tr(
                "The settings were damaged and have been reset. The old file is at {path}."
            )
            self._messages.say(text.format(path=stored.set_aside))
        self.changed.emit()

    def change(self, **fields: object) -> None:
        """Change some fields, as in `change(text_percent=125)`."""
        wanted = msgspec.structs.replace(self.now, **fields)
        if wanted != self.now:
            self.now = wanted
            self.changed.emit()
            self._save()

    def language(self) -> str:
        """Return the interface language: the chosen one, else the system's, else English."""
        wanted = self.now.interface_language or self._system_language
        return wanted if wanted in LANGUAGES else LANGUAGES[0]

    def reading_order(self) -> tuple[str, ...]:
        """Return all languages, the preferred one for reading rules first."""
        order = [lang for lang in self.now.reading_languages if lang in LANGUAGES]
        for language in (self.language(), *LANGUAGES):
            if language not in order:
                order.append(language)
        return tuple(dict.fromkeys(order))

    def _save(self) -> None:
        try:
            self._store.save(self.now)
        except EnvironmentFailure as failure:
            self._messages.stand(BANNER, partial(failure_sentence, failure), self._save)
        else:
            self.are_first = False
            self._messages.withdraw(BANNER)


def _offered(percent: int) -> int:
    """Clamp a text size to those offered: Qt can't handle arbitrary values from the file."""
    return min(max(percent, TEXT_PERCENTS[0]), TEXT_PERCENTS[-1])
