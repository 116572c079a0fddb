"""The words of the floor in three languages, and where they are ruled."""

from __future__ import annotations

import msgspec


class GlossaryEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One concept.

    `terms` has, for each language code, the accepted term first and then abbreviations, synonyms,
    slang and common misnomers; `asked` has further words in which people ask for it, which search
    knows and a reader need not be shown; `meaning` is one or two sentences of our own for each
    language; `see` lists sections as `mtr-en-2019-05-03 2.6` where the concept is ruled, most
    telling first.
    """

    id: str
    terms: dict[str, tuple[str, ...]]
    meaning: dict[str, str]
    see: tuple[str, ...] = ()
    asked: dict[str, tuple[str, ...]] = {}

    def searched(self) -> dict[str, tuple[str, ...]]:
        """Every term and every way of asking, for each language code."""
        return {code: (*terms, *self.asked.get(code, ())) for code, terms in self.terms.items()}


class Glossary(msgspec.Struct, frozen=True):
    """All entries, in the order of the English term."""

    entries: tuple[GlossaryEntry, ...]
