"""Translation of messages with compiled gettext catalogues."""

from __future__ import annotations

from collections.abc import Mapping
from gettext import NullTranslations, translation
from pathlib import Path

DOMAIN = "judgekit"
SOURCE_LANGUAGE = "en"
"""Messages are their own translation into this language."""


def message(text: str) -> str:
    """Mark a text for translation where it is defined; `Words.say` translates it on use.

    Tables of messages are made with it, so that the extraction tool finds them.
    """
    return text


class Words:
    """Translates messages into one language; English messages are their own translation."""

    def __init__(self, folder: Path, language: str) -> None:
        """`folder` contains `LANGUAGE/LC_MESSAGES/judgekit.mo`."""
        self.language = language
        self._folder = folder
        self._catalogue = (
            NullTranslations()
            if language == SOURCE_LANGUAGE
            else translation(DOMAIN, folder, [language], fallback=True)
        )

    def speaking(self, language: str) -> Words:
        """The same catalogues in another language."""
        return self if language == self.language else Words(self._folder, language)

    def text(self, message: str) -> str:
        """Translate a marked message; its placeholders are kept."""
        return self._catalogue.gettext(message)

    def say(self, message: str, /, **values: object) -> str:
        """Translate a message and fill in its placeholders."""
        return self._catalogue.gettext(message).format(**values)

    def say_known(self, messages: Mapping[str, str], value: str) -> str:
        """Translate the message for a value; a value without one is returned unchanged."""
        return self.say(messages[value]) if value in messages else value

    def say_count(self, one: str, many: str, count: int, /, **values: object) -> str:
        """Translate a message in the plural form for `count`, which fills its placeholder."""
        return self._catalogue.ngettext(one, many, count).format(count=count, **values)
