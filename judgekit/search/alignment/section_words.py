"""The words of a section by which it is recognized in another edition or language."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from judgekit.domain.rules.document import BlockKind, Document, Section

Concepts = Callable[[str, str], Counter[str]]
"""Terms of the glossary in a text of a language, as ids that are the same in every language."""

_WORD = re.compile(r"\d+(?:[.:/-]\d+)*|[^\W\d_]+(?:['’][^\W\d_]+)*")
_TABLE_OF_LATIN: Mapping[int, str] = {
    ord(pair[0]): pair[1:]
    for pair in (
        *("аa", "бb", "вv", "гg", "дd", "еe", "жzh", "зz", "иi", "йi", "кk", "лl", "мm", "нn"),
        *("оo", "пp", "рr", "сs", "тt", "уu", "фf", "хh", "цts", "чch", "шsh", "щsch", "ъ"),
        *("ыy", "ь", "эe", "юyu", "яya", "ёe"),
    )
}
_GRAM = 4


@dataclass(frozen=True)
class SectionWords:
    """A section's words, folded, in reading order; `place` is its place in the document from 0 to
    1, `within` that below its parent, `above` the parent's title, and `shape` counts paragraphs,
    items and tables."""

    section: Section
    language: str
    place: float
    within: int
    words: tuple[str, ...]
    title: tuple[str, ...]
    above: tuple[str, ...]
    shape: tuple[int, int, int]
    concepts: Counter[str] = field(default_factory=Counter)
    title_concepts: Counter[str] = field(default_factory=Counter)

    @cached_property
    def counts(self) -> Counter[str]:
        """How often each word occurs, the title's among them."""
        return Counter((*self.words, *self.title))

    @cached_property
    def figures(self) -> Counter[str]:
        """Numbers of more than one digit, and what both languages write alike, such as names."""
        return Counter(
            word
            for word in self.words
            if word[0].isdigit() or (self.language == "ru" and word.isascii() and len(word) > 2)
        )

    @cached_property
    def grams(self) -> Counter[str]:
        """Pieces of its words in Latin letters: languages share roots and names."""
        return _grams(self.words)

    @cached_property
    def title_grams(self) -> Counter[str]:
        """The same of its title."""
        return _grams(self.title)


def section_words(document: Document, concepts: Concepts | None = None) -> list[SectionWords]:
    """The words of every section of a document, in reading order."""
    found: list[SectionWords] = []
    below: Counter[str | None] = Counter()
    titles = {section.ref: section.title or "" for section in document.sections}
    for at, section in enumerate(document.sections):
        text = _text(section)
        title = section.title or ""
        kinds = Counter(block.kind for block in section.blocks)
        found.append(
            SectionWords(
                section,
                document.language,
                at / max(len(document.sections) - 1, 1),
                below[section.parent],
                tuple(folded_words(text)),
                tuple(folded_words(title)),
                tuple(folded_words(titles.get(section.parent or "", ""))),
                (kinds[BlockKind.PARAGRAPH], kinds[BlockKind.ITEM], kinds[BlockKind.TABLE]),
                concepts(document.language, text) if concepts else Counter(),
                concepts(document.language, title) if concepts else Counter(),
            )
        )
        below[section.parent] += 1
    return found


def words_in(text: str) -> Iterator[tuple[str, int, int]]:
    """The words of a text as `folded_words` has them, each with where it begins and ends."""
    for found in _WORD.finditer(text):
        for word in folded_words(found[0]):
            yield word, found.start(), found.end()


def folded_words(text: str) -> list[str]:
    """The words of a text without case, accents, punctuation and typography."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ё", "е").replace("й", "\ue000"))
    plain = "".join(each for each in plain if not unicodedata.combining(each))
    return [word.replace("’", "'") for word in _WORD.findall(plain.replace("\ue000", "й"))]


def _text(section: Section) -> str:
    parts: list[str] = []
    for block in section.blocks:
        if block.rows:
            parts += (cell.text for row in block.rows for cell in row)
        else:
            parts.append(block.text)
    return " ".join(parts)


def _grams(words: tuple[str, ...]) -> Counter[str]:
    grams: Counter[str] = Counter()
    for word in words:
        latin = word.translate(_TABLE_OF_LATIN)
        if len(latin) >= _GRAM and not latin[0].isdigit():
            grams.update(latin[at : at + _GRAM] for at in range(len(latin) - _GRAM + 1))
    return grams
