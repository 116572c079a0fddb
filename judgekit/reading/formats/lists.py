"""Lists of a format in a document: permitted sets, banned and restricted cards.

A list is a run of items; the paragraph above it identifies it. Corrections are applied to the items
first, so that errors of the scan or the translation don't matter.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum

import msgspec

from judgekit.domain.cards.card_names import CardName
from judgekit.domain.formats.banned_kind import BannedKind
from judgekit.domain.rules.corrections import Correction
from judgekit.domain.rules.document import BlockKind, Document, Section
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.reading.formats.entries import ListEntry, NameJoin


class ListTopic(StrEnum):
    """Subject of a list."""

    SETS = "sets"
    BANNED = "banned"
    RESTRICTED = "restricted"


_LEADS: Sequence[tuple[ListTopic, re.Pattern[str]]] = (
    (ListTopic.RESTRICTED, re.compile(r"\brestricted\b|\brestringid|\bограничен", re.IGNORECASE)),
    (ListTopic.BANNED, re.compile(r"\bbanned\b|\bprohibid|\bзапрещ[её]н", re.IGNORECASE)),
    (ListTopic.SETS, re.compile(r"\bpermitted\b|\blegal\b|\bpermitid|\bразреш", re.IGNORECASE)),
)
"""Order matters; `the following restricted cards are not banned` is no sentence of these texts."""
_HAS_CARDS = frozenset({ListTopic.BANNED, ListTopic.RESTRICTED})


_ADDED = re.compile(
    r"(?:following cards|siguientes cartas|следующие карты):\s*(?P<cards>[^.:]+)", re.IGNORECASE
)
"""Cards named in a sentence besides the permitted sets."""
_LONGEST_END = 60
"""Characters of a line that may be the end of the entry before it."""
_WORDS_OF_REMARK = 8
_BETWEEN = re.compile(r",|\band\b|\by\b|\bи\b")


class SectionLists(msgspec.Struct, frozen=True):
    """The lists of one section, each entry once. `kinds` are banned without being named; `unread`
    are entries without a known card; `topics` are the lists present; `added` are cards permitted
    besides the sets."""

    reference: RuleReference
    sets: tuple[ListEntry, ...] = ()
    banned: tuple[ListEntry, ...] = ()
    restricted: tuple[ListEntry, ...] = ()
    kinds: tuple[BannedKind, ...] = ()
    unread: tuple[str, ...] = ()
    topics: frozenset[ListTopic] = frozenset()
    added: tuple[ListEntry, ...] = ()


class FormatListReader:
    """Reads the lists of one document."""

    def __init__(
        self,
        document: Document,
        corrections: Iterable[Correction],
        names: Sequence[CardName],
        kinds: Sequence[BannedKind],
    ) -> None:
        self._document = document
        self._corrections = [each for each in corrections if each.document == document.id]
        self._cards = NameJoin(names, "card", document.id)
        self._sets = NameJoin(names, "set", document.id)
        self._kinds = kinds

    def read(self, section: Section) -> SectionLists:
        """Return all lists of the section; empty if it has none."""
        found: dict[ListTopic, dict[str, ListEntry]] = {topic: {} for topic in ListTopic}
        kinds: dict[str, BannedKind] = {}
        unread: list[str] = []
        topics = set()
        for topic, text in self._items(section):
            topics.add(topic)
            join = self._sets if topic is ListTopic.SETS else self._cards
            entry = join.read(text)
            kind = None if entry.known or topic is ListTopic.SETS else self._kind(text)
            if kind is not None:
                kinds[kind.kind] = kind
            elif entry.is_name:
                found[topic].setdefault(entry.name, entry)
            else:
                unread.append(text)
        return SectionLists(
            RuleReference(self._document.id, section.ref),
            tuple(found[ListTopic.SETS].values()),
            tuple(found[ListTopic.BANNED].values()),
            tuple(found[ListTopic.RESTRICTED].values()),
            tuple(kinds.values()),
            tuple(unread),
            frozenset(topics),
            tuple(self._added(section)),
        )

    def _kind(self, text: str) -> BannedKind | None:
        return next((kind for kind in self._kinds if kind.is_meant(text)), None)

    def _items(self, section: Section) -> Iterator[tuple[ListTopic, str]]:
        """Yield the corrected items below a paragraph that gives their topic."""
        topic: ListTopic | None = None
        blocks = list(self._corrected(section))
        at = 0
        while at < len(blocks):
            block, text = blocks[at]
            at += 1
            if block is BlockKind.PARAGRAPH:
                topic = next((topic for topic, lead in _LEADS if lead.search(text)), None)
            elif block is BlockKind.ITEM and topic is not None and not _is_remark(topic, text):
                ends = [] if self._is_whole(topic, text) else _ends_of_item(blocks[at:])
                at += len(ends)
                yield topic, " ".join((text, *ends))

    def _is_whole(self, topic: ListTopic, text: str) -> bool:
        """Whether an item is whole as it stands; kinds of cards are named in sentences."""
        return topic is ListTopic.SETS or self._cards.read(text).known

    def _added(self, section: Section) -> Iterator[ListEntry]:
        for block, text in self._corrected(section):
            sentence = _ADDED.search(text) if block is BlockKind.PARAGRAPH else None
            for name in _BETWEEN.split(sentence["cards"]) if sentence else ():
                entry = self._cards.read(name)
                if entry.known:
                    yield entry

    def _corrected(self, section: Section) -> Iterator[tuple[BlockKind, str]]:
        wanted = [each for each in self._corrections if each.ref in (None, section.ref)]
        seen = [0] * len(wanted)
        for block in section.blocks:
            text = block.text
            for number, correction in enumerate(wanted):
                text, met = _apply(correction, text, seen[number])
                seen[number] += met
            yield block.kind, text


def has_cards(lists: SectionLists) -> bool:
    """Whether the section has a list of cards at all."""
    return not _HAS_CARDS.isdisjoint(lists.topics)


def _ends_of_item(blocks: Sequence[tuple[BlockKind, str]]) -> list[str]:
    """Return the paragraphs that are the end of the item before them: short ones between two items.

    In narrow columns the lines of an entry are read as paragraphs, which would end the list.
    """
    ends: list[str] = []
    for kind, text in blocks:
        if kind is BlockKind.ITEM:
            return ends
        if kind is not BlockKind.PARAGRAPH or len(text) > _LONGEST_END or text.endswith(":"):
            break
        ends.append(text)
    return []


def _is_remark(topic: ListTopic, text: str) -> bool:
    """Whether an item of the permitted sets is a sentence about one, such as a footnote."""
    return topic is ListTopic.SETS and text.endswith(".") and len(text.split()) >= _WORDS_OF_REMARK


def _apply(correction: Correction, text: str, before: int) -> tuple[str, int]:
    """Return the corrected text and the number of matches; `before` is the number of earlier
    matches in the section."""
    shown = re.compile(rf"(?<!\w){re.escape(correction.shown)}(?!\w)")
    count = before

    def meant(match: re.Match[str]) -> str:
        nonlocal count
        count += 1
        is_it = correction.occurrence in (0, count)
        return correction.meant if is_it else match.group()

    return shown.sub(meant, text), count - before
