"""Names that several cards have, settled by the language of the list in which they stand."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.domain.cards.card_key import has_accents
from judgekit.domain.cards.card_match import CardMatch
from judgekit.domain.cards.languages_of_list import languages_of_list
from judgekit.domain.cards.rebalanced import without_rebalanced
from judgekit.storage.cards.card_catalogue_file import OpenCatalogue
from judgekit.storage.cards.card_database import NameKind
from judgekit.storage.cards.card_names import Meant
from judgekit.storage.cards.name_matching import key_of


def settled(
    matches: Mapping[str, CardMatch], language: str, catalogue: OpenCatalogue
) -> dict[str, Meant]:
    """Return what those doubtful names of a list mean that only one card has in its language;
    `language` is asked where the list has no other names."""
    asked = {}
    for name, match in matches.items():
        called: Mapping[str, frozenset[str]] = catalogue.called(name) if match.doubtful else {}
        if called and called.keys() >= set(match.candidates):  # else a bundled card has it, too
            asked[name] = called
    if not asked:
        return {}
    others = (
        _languages_of(name, match, catalogue) for name, match in matches.items() if match.sure
    )
    spoken = languages_of_list(others, language)
    found = {}
    for name, called in asked.items():
        having = (card for card, languages in called.items() if not spoken.isdisjoint(languages))
        cards = without_rebalanced(having)
        if len(cards) == 1:
            found[name] = Meant(cards[0], by_other_face=_is_half(name, cards[0], catalogue))
    return found


def _languages_of(name: str, match: CardMatch, catalogue: OpenCatalogue) -> frozenset[str]:
    """Return the languages in which this is a name of its card; without accents, those in which it
    is any card's: the Spanish name of a basic land is an Italian card."""
    called = catalogue.called(name)
    if has_accents(name):
        return called.get(match.name, frozenset())
    return frozenset[str]().union(*called.values())


def _is_half(name: str, card: str, catalogue: OpenCatalogue) -> bool:
    hits = catalogue.database.exact(key_of(name))
    return all(hit.kind is NameKind.OTHER_FACE for hit in hits if hit.name == card)
