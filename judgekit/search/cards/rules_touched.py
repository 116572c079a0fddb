"""The sections of the Comprehensive Rules that a card's own words belong to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from judgekit.domain.cards.card import Card, CardFace
from judgekit.domain.rules.document import Document, Section
from judgekit.domain.rules.library import COMPREHENSIVE, Library
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.search.cards.rules_index import RulesIndex
from judgekit.search.cards.rules_text import rules_text
from judgekit.search.cards.topics import (
    BASIC_LAND_TYPES,
    BASIC_LANDS,
    DEFINED_BY_ITSELF,
    LAYOUTS,
    TOPICS,
    VARIABLE,
)

ENGLISH = "en"
"""The language of card texts and of the rules that are looked for in them."""
_DASH = " — "
_SPELLS = frozenset(("Instant", "Sorcery"))
_X, _STAR = "{X}", "*"


class RuleTouched(NamedTuple):
    """A section that a card touches.

    `title` is in the rules' own words; that of a rule without one is the title above it. `words`
    are those of the card's text, in it as written; empty where the card's kind leads there.
    """

    reference: RuleReference
    title: str
    words: str


class _Found(NamedTuple):
    at: int
    section: Section
    words: str


class RulesTouched:
    """Finds the rules of cards; each edition is read once, at the first card."""

    def __init__(self) -> None:
        self._read: tuple[Document, RulesIndex] | None = None

    def of(self, card: Card, library: Library, date: str) -> tuple[RuleTouched, ...]:
        """Return the rules of the edition in force on a day (ISO), each once: of keywords, of what
        else the text says, both in the text's order, then of the card's layout and types.

        Empty if the library has no Comprehensive Rules in English, the language of card texts.
        """
        document = library.current(COMPREHENSIVE, ENGLISH, date)
        if document is None:
            return ()
        if self._read is None or self._read[0] is not document:
            self._read = document, RulesIndex(document)
        index = self._read[1]
        texts = [rules_text(card, face, index.keywords.has) for face in card.faces]
        found: dict[str, RuleTouched] = {}
        for section, words in (
            *_of_keywords(texts, index),
            *_of_topics(card, texts, index),
            *_of_kind(card, index),
        ):
            reference = RuleReference(document.id, section.ref)
            found.setdefault(section.ref, RuleTouched(reference, index.title_of(section), words))
        return tuple(found.values())


def _of_keywords(texts: list[str], index: RulesIndex) -> Iterator[tuple[Section, str]]:
    for text in texts:
        for used in index.keywords.used_in(text):
            yield used.section, text[used.start : used.end]


def _of_topics(card: Card, texts: list[str], index: RulesIndex) -> Iterator[tuple[Section, str]]:
    for face, text in zip(card.faces, texts, strict=True):
        found = [*_said(text, index), *_in_figures(face, index)]
        for each in sorted(found, key=lambda each: each.at):
            yield each.section, each.words


def _said(text: str, index: RulesIndex) -> Iterator[_Found]:
    for topic in TOPICS:
        section = index.at(topic.place)
        said = topic.said.search(text) if section is not None else None
        if section is not None and said is not None:
            yield _Found(said.start(), section, said[0].strip(' "—'))


def _in_figures(face: CardFace, index: RulesIndex) -> Iterator[_Found]:
    """Yield what the cost and the figures of a face say before its text."""
    variable, by_itself = index.at(VARIABLE), index.at(DEFINED_BY_ITSELF)
    if variable is not None and _X in f"{face.cost}{face.text}":
        yield _Found(-1, variable, _X)
    if by_itself is not None and _STAR in f"{face.power}{face.toughness}":
        yield _Found(-1, by_itself, f"{face.power}/{face.toughness}")


def _of_kind(card: Card, index: RulesIndex) -> Iterator[tuple[Section, str]]:
    layout = LAYOUTS.get(card.layout)
    sections = [index.at(layout)] if layout is not None else []
    for face in card.faces:
        line, _, subtypes = face.types.partition(_DASH)
        types = line.split()
        sections += [index.subtype(each) for each in subtypes.split()]
        if "Land" in types and BASIC_LANDS.intersection(subtypes.split()):
            sections.append(index.at(BASIC_LAND_TYPES))
        sections += [index.type(each) for each in types]
        is_spell = bool(_SPELLS.intersection(types))
        sections += [index.supertype(each, of_spells=is_spell) for each in types]
    for section in sections:
        if section is not None:
            yield section, ""
