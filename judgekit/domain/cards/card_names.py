"""Names of cards and sets on the formats' lists, in the languages that print them."""

from __future__ import annotations

import msgspec


class CardName(msgspec.Struct, frozen=True, omit_defaults=True):
    """Names of one card, or of a set if `kind` says so; empty in a language that doesn't print it.

    `printed` holds, by document, the forms that the text prints differently.
    """

    en: str = ""
    es: str = ""
    ru: str = ""
    kind: str = "card"
    printed: dict[str, tuple[str, ...]] = {}

    def in_languages(self) -> dict[str, str]:
        """The names that exist, by language code."""
        names = {"en": self.en, "es": self.es, "ru": self.ru}
        return {language: name for language, name in names.items() if name}
