"""Glossary of judging terms in three languages, with the sections that define them."""

from __future__ import annotations

import msgspec


class GlossaryEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One concept of the glossary.

    `terms` gives, by language code, the accepted term first and then abbreviations, synonyms, slang
    and common misnomers; `asked` gives further search words that are not displayed; `meaning` is
    one or two sentences of our own per language; `see` lists sections as `mtr-en-2019-05-03 2.6`
    that define the concept, most relevant first.
    """

    id: str
    terms: dict[str, tuple[str, ...]]
    meaning: dict[str, str]
    see: tuple[str, ...] = ()
    asked: dict[str, tuple[str, ...]] = {}

    def searched(self) -> dict[str, tuple[str, ...]]:
        """All terms and search words, by language code."""
        return {code: (*terms, *self.asked.get(code, ())) for code, terms in self.terms.items()}


class Glossary(msgspec.Struct, frozen=True):
    """All entries, ordered by the English term.

    `abbreviations` has, by language code, what judges write for a word of the texts: `opp` for
    `opponent`; an abbreviation that stands for a concept is a term of its entry.
    """

    entries: tuple[GlossaryEntry, ...]
    abbreviations: dict[str, dict[str, tuple[str, ...]]] = {}
