"""The languages that a list is written in, by the names of its cards that are sure."""

from __future__ import annotations

from collections.abc import Collection, Iterable

ENGLISH = "en"


def languages_of_list(names: Iterable[Collection[str]], otherwise: str) -> frozenset[str]:
    """Return the languages in which a list may be written, by those in which each of its names is
    one of its card; `otherwise` where it has no names, none if its names are of several languages.

    English beside one other language is none of its own: many cards are called so everywhere.
    """
    each = [frozenset(languages) for languages in names if languages]
    foreign = [languages for languages in each if ENGLISH not in languages]
    english = frozenset({ENGLISH}) if frozenset({ENGLISH}) in each else frozenset[str]()
    if foreign:
        common = frozenset.intersection(*foreign)
        return common | english if common else common
    return english or (frozenset({otherwise}) if otherwise else frozenset())
