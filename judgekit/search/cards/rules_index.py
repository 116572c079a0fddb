"""Places of one edition of the Comprehensive Rules, found once by titles and sentences."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping

from judgekit.domain.rules.document import Document, Section
from judgekit.search.cards.keywords import Keywords
from judgekit.search.cards.rules_text import plain_signs
from judgekit.search.cards.topics import (
    BASIC_LAND_TYPES,
    DEFINED_BY_ITSELF,
    LAYOUTS,
    TOPICS,
    VARIABLE,
    Place,
)

_SECTION = re.compile(r"[1-9]\d\d")
_RULE = re.compile(r"[1-9]\d\d\.\d+[a-z]?")
_OF_TYPES = "3"
"""The chapter of card types."""
_SUBTYPE = re.compile(r"^Some \w+ have the subtype \"(\w+)[.,]?\"")
_SUPERTYPE = re.compile(r"^Any ([\w ]+?) with the supertype \"(\w+)\"")
_SPELL = "instant or sorcery"


class RulesIndex:
    """Where in an edition each topic, type and keyword is."""

    def __init__(self, document: Document) -> None:
        self.keywords = Keywords(document)
        self._by_ref = {section.ref: section for section in document.sections}
        self._by_title = {
            section.title.casefold(): section
            for section in reversed(document.sections)
            if section.title and _SECTION.fullmatch(section.ref)
        }
        first = {
            section.ref: plain_signs(section.blocks[0].text)
            for section in document.sections
            if section.blocks and _RULE.fullmatch(section.ref)
        }
        self._by_sentence = self._found(first, _sentences())
        self._subtypes: dict[str, Section] = {}
        self._supertypes: defaultdict[str, dict[bool, Section]] = defaultdict(dict)
        for ref, text in first.items():
            if subtype := _SUBTYPE.match(text):
                self._subtypes.setdefault(subtype[1], self._by_ref[ref])
            elif supertype := _SUPERTYPE.match(text):
                is_spell = _SPELL in supertype[1]
                self._supertypes[supertype[2]].setdefault(is_spell, self._by_ref[ref])

    def at(self, place: Place) -> Section | None:
        """Return the section of a place, None if the edition lacks it."""
        for title in place.titles:
            if section := self._by_title.get(title.casefold()):
                return section
        return self._by_sentence.get(place.sentence)

    def title_of(self, section: Section) -> str:
        """Return a section's title, or that of the nearest one above that has any."""
        above: Section | None = section
        while above is not None and not above.title:
            above = self._by_ref.get(above.parent or "")
        return above.title or "" if above is not None else ""

    def type(self, name: str) -> Section | None:
        """Return the section of a card type, by its name in the singular."""
        plural = f"{name[:-1]}ies" if name.endswith("y") else f"{name}s"
        section = self._by_title.get(plural.casefold())
        return section if section is not None and section.ref.startswith(_OF_TYPES) else None

    def subtype(self, name: str) -> Section | None:
        """Return the section of cards of a subtype, else the rule on it."""
        return self._by_title.get(f"{name} cards".casefold()) or self._subtypes.get(name)

    def supertype(self, name: str, *, of_spells: bool) -> Section | None:
        """Return the rule on a supertype of permanents, or of instants and sorceries."""
        rules = self._supertypes.get(name.casefold(), {})
        return rules.get(of_spells)

    def _found(self, first: Mapping[str, str], sentences: Iterable[str]) -> Mapping[str, Section]:
        found: dict[str, Section] = {}
        for sentence in sentences:
            pattern = re.compile(sentence)
            ref = next((ref for ref, text in first.items() if pattern.search(text)), None)
            if ref is not None:
                found[sentence] = self._by_ref[ref]
        return found


def _sentences() -> set[str]:
    places = (*(topic.place for topic in TOPICS), *LAYOUTS.values())
    others = (VARIABLE, DEFINED_BY_ITSELF, BASIC_LAND_TYPES)
    return {place.sentence for place in (*places, *others) if place.sentence}
