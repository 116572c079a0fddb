"""The official wording of an infraction: its place in an imported guide.

Guides are renumbered from edition to edition, so a section is found by its title, by the number
among several of that title, and by the number alone where the title is in a language or in words
that aren't known here.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from judgekit.domain.infractions.policy import Catalogue, Entry, PolicyLevel
from judgekit.domain.rules.document import Block, BlockKind, Document, Section, SpanKind
from judgekit.domain.rules.in_force import edition_to_read
from judgekit.domain.rules.library import Library
from judgekit.domain.shared.rule_reference import RuleReference

GUIDES: Mapping[PolicyLevel, str] = {PolicyLevel.COMPETITIVE: "ipg", PolicyLevel.REGULAR: "jar"}
"""The kind of document that has the official wording of a level."""
_ALIKE = 0.6
"""Share of common words from which two titles mean the same."""
_PREFIX = 5
"""Letters that words must share where an inflected language gives them other endings."""
_LONGEST_HEADING = 25
"""Words of a paragraph that may be the heading of those below it."""
_FAMILY = re.compile(r"\s+[-–—]+\s+|\s*[–—]\s*|:\s+")
_WORD = re.compile(r"[^\W_]+")
_EMPTY_WORDS = frozenset(
    _WORD.findall(
        "a an the of to for in on or and by not is are his her their its player players "
        "el la los las un una de del en o y por no su sus jugador jugadores es se "
        "и в на с не или игрок игрока игроки для"
    )
)
"""Words that say nothing about what a title is about."""


class OfficialWording(msgspec.Struct, frozen=True):
    """A section of a guide about an infraction.

    `parts` are the section's own text, if it has any, and its sub-sections in reading order. With
    `by_number` nothing but the number says that it is meant. `paragraph` is the place, from 0, of
    the first paragraph in the section where only a part of it is about the infraction.
    """

    document: Document
    section: Section
    parts: tuple[Section, ...]
    by_number: bool = False
    paragraph: int = 0

    @property
    def reference(self) -> RuleReference:
        """The section."""
        return RuleReference(self.document.id, self.section.ref)


def guide_of(library: Library, level: PolicyLevel, language: str, date: str) -> Document | None:
    """The guide of a level in force on a day (ISO), in the reader's language if there is one."""
    return edition_to_read(library, GUIDES[level], language, date)


def official_wording(
    catalogue: Catalogue, entry: Entry, document: Document
) -> OfficialWording | None:
    """The wording of an infraction in a guide; None if no section can be meant."""
    titled = [each for each in _candidates(document) if each.title]
    best = _best(entry, titled)
    if best is not None:
        return OfficialWording(document, best, _parts(document, best))
    if entry.number:
        return _by_number(catalogue, entry, document, titled)
    return _in_paragraphs(catalogue, entry, document)


def likeness(title: str, other: str) -> float:
    """How alike two titles are, from 0 to 1; families (`Game Play Error —`) may be missing, and a
    family alone makes nothing alike."""
    readings, others = list(_readings(title)), list(_readings(other))
    if len(readings) > 1 and len(others) > 1 and not _shared(readings[-1], others[-1]):
        return 0.0
    return max((_shared(one, two) for one in readings for two in others), default=0.0)


def _best(entry: Entry, sections: Sequence[Section]) -> Section | None:
    names = _names(entry)
    scored = [
        (max(likeness(each.title or "", name) for name in names), each.number == entry.number, each)
        for each in sections
    ]
    found = max(scored, key=lambda row: row[:2], default=None)
    return found[2] if found is not None and found[0] >= _ALIKE else None


def _by_number(
    catalogue: Catalogue, entry: Entry, document: Document, titled: Sequence[Section]
) -> OfficialWording | None:
    """The section of the entry's number, unless its title is that of another infraction."""
    same = next((each for each in titled if each.number == entry.number), None)
    if same is None:
        return None
    others = (other for other in catalogue.of_level(entry.level) if other.id != entry.id)
    if any(_best(other, titled) is same for other in others):
        return None
    return OfficialWording(document, same, _parts(document, same), by_number=True)


def _in_paragraphs(
    catalogue: Catalogue, entry: Entry, document: Document
) -> OfficialWording | None:
    """The paragraphs below a heading that is printed as a paragraph, as in short guides."""
    names = _names(entry)
    best: tuple[float, Section, int] | None = None
    for section in document.sections:
        for at, block in enumerate(section.blocks):
            heading = _heading(block)
            score = max((likeness(heading, name) for name in names), default=0.0) if heading else 0
            if score >= _ALIKE and (best is None or score > best[0]):
                best = score, section, at
    if best is None:
        return None
    _, section, start = best
    entries = catalogue.of_level(entry.level)
    end = start + 1
    while end < len(section.blocks) and not _begins_another(section.blocks[end], entries):
        end += 1
    shown = msgspec.structs.replace(section, blocks=section.blocks[start:end])
    return OfficialWording(document, section, (shown,), paragraph=start)


def _begins_another(block: Block, entries: Sequence[Entry]) -> bool:
    heading = _heading(block)
    if not heading:
        return False
    is_bold = any(
        span.kind is SpanKind.STRONG and span.start == 0 and span.end >= len(heading)
        for span in block.spans
    )
    return is_bold or any(
        likeness(heading, name) >= _ALIKE for each in entries for name in _names(each)
    )


def _heading(block: Block) -> str:
    """The heading that a paragraph is or begins with, in bold letters; else empty."""
    if block.kind not in (BlockKind.PARAGRAPH, BlockKind.ITEM):
        return ""
    bold = next((each for each in block.spans if each.kind is SpanKind.STRONG), None)
    if bold is not None and bold.start == 0:
        return block.text[: bold.end]
    first = re.split(r"(?<=[.:])\s", block.text, maxsplit=1)[0]
    return first if len(first.split()) <= _LONGEST_HEADING else ""


def _candidates(document: Document) -> Iterator[Section]:
    """The sections that may be about one infraction: no chapters, no appendices, no parts."""
    above = {each.ref: each for each in document.sections}
    is_numbered = any(each.number and "." in each.number for each in document.sections)
    for section in document.sections:
        parent = above.get(section.parent or "")
        in_appendix = any(
            each is not None and (each.number or "").startswith("Appendix")
            for each in (section, parent)
        )
        is_part = is_numbered and (section.number is None or "." not in section.number)
        if not in_appendix and not is_part:
            yield section


def _parts(document: Document, section: Section) -> tuple[Section, ...]:
    """The section, if it has text, and all sections below it."""
    below = {section.ref}
    parts = [section] if section.blocks else []
    for each in document.sections:
        if each.parent in below:
            below.add(each.ref)
            parts.append(each)
    return tuple(parts)


def _names(entry: Entry) -> tuple[str, ...]:
    return (entry.name.en, entry.name.es, entry.name.ru, *entry.official_titles)


def _readings(title: str) -> Iterator[frozenset[str]]:
    """The words of a title, whole and without the families before it."""
    pieces = _FAMILY.split(title)
    for at in range(len(pieces)):
        words = frozenset(_words(" ".join(pieces[at:]))) - _EMPTY_WORDS
        if words:
            yield words


def _words(text: str) -> list[str]:
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ё", "е"))
    return _WORD.findall("".join(each for each in plain if not unicodedata.combining(each)))


def _shared(words: frozenset[str], others: frozenset[str]) -> float:
    """Twice the common words among all words of both."""
    common = sum(any(_is_same(word, other) for other in others) for word in words)
    return 2 * common / (len(words) + len(others))


def _is_same(word: str, other: str) -> bool:
    return word == other or (
        len(word) >= _PREFIX and len(other) >= _PREFIX and word[:_PREFIX] == other[:_PREFIX]
    )
