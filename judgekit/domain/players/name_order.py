"""Alphabetical order of player names by the rules of a language.

Accents don't count; a letter of the language's own alphabet does: ñ follows n in Spanish, й
follows и in Russian, where names in Cyrillic precede those in Latin letters.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

from judgekit.domain.shared.player_key import name_words

AFTER_ALL = "\ua7ff"
"""A letter that follows all others of both scripts."""
OWN_LETTERS: Mapping[str, Mapping[int, str]] = {
    "es": {ord("ñ"): f"n{AFTER_ALL}"},
    "ru": {ord("й"): f"и{AFTER_ALL}"},
}
CYRILLIC_FIRST = "ru"

NameOrder = tuple[bool, list[str], list[str], str]


def name_order(name: str, language: str) -> NameOrder:
    """Return the sort key of a name: the words up to a comma, then the others.

    So `Silva, Rui` precedes `Silva Costa, Ana`.
    """
    cased = unicodedata.normalize("NFC", name.casefold())
    surname, _, given = cased.translate(OWN_LETTERS.get(language, {})).partition(",")
    words = name_words(surname)
    is_foreign = language == CYRILLIC_FIRST and not _is_cyrillic(words)
    return is_foreign, words, name_words(given), name


def _is_cyrillic(words: list[str]) -> bool:
    return bool(words) and "CYRILLIC" in unicodedata.name(words[0][0], "")
