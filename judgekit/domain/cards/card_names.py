"""The names of cards and sets on the lists of the formats, in the languages that print them."""

from __future__ import annotations

import msgspec


class CardName(msgspec.Struct, frozen=True, omit_defaults=True):
    """One card, or set where `kind` says so; a language that does not print it has no name.

    `printed` has, by document, the forms that the text prints differently.
    """

    en: str = ""
    es: str = ""
    ru: str = ""
    kind: str = "card"
    printed: dict[str, tuple[str, ...]] = {}

    def in_languages(self) -> dict[str, str]:
        """The names there are, by language code."""
        names = {"en": self.en, "es": self.es, "ru": self.ru}
        return {language: name for language, name in names.items() if name}
