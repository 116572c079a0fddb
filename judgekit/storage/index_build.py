"""Makes the content of the search index: which word stands where, in each language."""

from __future__ import annotations

import re
from array import array
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator

import msgspec

from judgekit.domain.rules.corrections import Correction
from judgekit.domain.rules.document import Document, Section
from judgekit.domain.rules.folding import CHUNK, HYPHEN, fold
from judgekit.domain.rules.library import Library
from judgekit.domain.rules.occurrences import OFFSET_BITS, OFFSET_MASK, occurrence
from judgekit.domain.rules.passages import TITLE, passages
from judgekit.domain.rules.ranking import RankedSection
from judgekit.domain.rules.stop_words import STOP_WORDS
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.storage.stemming import Stemming

_RANGE = re.compile(r"(?<![\d.,-])(\d{1,5})\s?[-–—]\s?(\d{1,5})(?![\d.,-])")
_CHANGE_LOG = re.compile(
    r"\b(changes?|revisions?|cambios|modificaciones|изменени[яей]+)\b.*"
    r"\b(previous|prior|versions?|history|anterior(es)?|versiones|сравнени\w+|верси\w+|прошл\w+)\b"
)


class NumberRange(msgspec.Struct, frozen=True, array_like=True):
    """Numbers from `low` to `high` that a table prints as a range, in a language."""

    low: int
    high: int
    language: str


def range_stem(low: int, high: int) -> str:
    """Under what the places of a range are kept, as if it were a stem."""
    return f"{low}…{high}"


class IndexContent(msgspec.Struct, frozen=True):
    """Everything an index file holds besides library and glossary, languages apart.

    `section_of` gives each passage its section; `postings` has for every stem its places in titles
    and in everything else; `forms` are the folded words as printed, sorted.
    """

    sections: list[RankedSection]
    section_of: array[int]
    postings: dict[str, dict[str, tuple[bytes, bytes]]]
    forms: dict[str, list[str]]
    ranges: list[NumberRange]
    groups: dict[RuleReference, int]


class _Text(msgspec.Struct, frozen=True):
    """One passage to be indexed: its number, whether it is a title, its words and what they mean.

    `meant` has the words of corrections that apply here, beside what is printed.
    """

    passage: int
    is_title: bool
    words: list[str]
    meant: list[str]


class IndexBuilder:
    """Builds the content of an index, once."""

    def __init__(self, library: Library, stemming: Stemming) -> None:
        self._library = library
        self._stemming = stemming
        self._sections: list[RankedSection] = []
        self._section_of: array[int] = array("I")
        self._ranges: defaultdict[NumberRange, list[int]] = defaultdict(list)
        self._groups = _group_numbers(library)

    def build(self, progress: Callable[[float], None]) -> IndexContent:
        """The content; progress runs from 0 to 1."""
        texts: dict[str, list[_Text]] = defaultdict(list)
        for number, document in enumerate(self._library.documents):
            texts[document.language].extend(self._texts(number, document))
            progress(0.5 * (number + 1) / len(self._library.documents))
        postings: dict[str, dict[str, tuple[bytes, bytes]]] = {}
        forms: dict[str, list[str]] = {}
        for language, found in texts.items():
            postings[language], forms[language] = self._postings(language, found)
            progress(0.5 + 0.5 * len(postings) / len(texts))
        for each, places in self._ranges.items():
            stem = range_stem(each.low, each.high)
            postings[each.language][stem] = (b"", array("I", places).tobytes())
        ranges = list(self._ranges)
        return IndexContent(self._sections, self._section_of, postings, forms, ranges, self._groups)

    def _texts(self, number: int, document: Document) -> Iterator[_Text]:
        """The passages of a document with their words; fills in sections and ranges."""
        by_ref = {section.ref: section for section in document.sections}
        corrections = [c for c in self._library.corrections if c.document == document.id]
        for place, section in enumerate(document.sections):
            first = len(self._section_of)
            apply = [c for c in corrections if c.ref in (None, section.ref)]
            lineage = list(_ancestors(section, by_ref))
            title: list[str] = []
            length = 0
            for passage, (block, _row, text) in enumerate(passages(section), start=first):
                words = CHUNK.findall(text)
                length += len(words)
                if block == TITLE:
                    title = words
                elif _row >= 0:
                    self._find_ranges(text, document.language, passage)
                meant = _meant(text, apply) if apply else []
                self._section_of.append(len(self._sections))
                yield _Text(passage, block == TITLE, words, meant)
            above = [word for parent in lineage for word in CHUNK.findall(parent.title or "")]
            yield _Text(len(self._section_of), False, above, [])
            self._section_of.append(len(self._sections))
            self._sections.append(
                RankedSection(
                    document=number,
                    section=place,
                    language=document.language,
                    group=self._group(RuleReference(document.id, section.ref)),
                    length=length,
                    title_words=sum(word.lower() not in STOP_WORDS for word in title),
                    passage=first,
                    change_log=any(
                        _CHANGE_LOG.search((each.title or "").casefold())
                        for each in (section, *lineage)
                    ),
                )
            )

    def _find_ranges(self, text: str, language: str, passage: int) -> None:
        for printed in _RANGE.finditer(text):
            low, high = int(printed.group(1)), int(printed.group(2))
            if low < high:
                word = len(CHUNK.findall(text[: printed.start()]))
                self._ranges[NumberRange(low, high, language)].append(occurrence(passage, word))

    def _group(self, reference: RuleReference) -> int:
        return self._groups.setdefault(reference, len(self._groups))

    def _postings(
        self, language: str, texts: list[_Text]
    ) -> tuple[dict[str, tuple[bytes, bytes]], list[str]]:
        """Every stem of a language with its occurrences, and the folded words it was made from."""
        chunks = {word for text in texts for word in text.words}
        chunks.update(word for text in texts for word in text.meant)
        steps, forms = self._steps(list(chunks), language)
        titles: defaultdict[str, list[int]] = defaultdict(list)
        bodies: defaultdict[str, list[int]] = defaultdict(list)
        for text in texts:
            found = titles if text.is_title else bodies
            start = place = text.passage << OFFSET_BITS
            last = start + OFFSET_MASK
            for word in text.words:
                for stems in steps[word]:
                    for stem in stems:
                        found[stem].append(place)
                    place += place < last
            for word in text.meant:
                for stems in steps[word]:
                    for stem in stems:
                        found[stem].append(start)
        return {
            stem: (
                array("I", titles.get(stem, ())).tobytes(),
                array("I", bodies.get(stem, ())).tobytes(),
            )
            for stem in titles.keys() | bodies.keys()
        }, forms

    def _steps(
        self, chunks: list[str], language: str
    ) -> tuple[dict[str, tuple[tuple[str, ...], ...]], list[str]]:
        """For each printed word the stems at each of its places: more than one with hyphens.

        A compound also stands under its joined form (`плей-офф` under `плейофф`), at its first
        place.
        """
        parts = [HYPHEN.split(chunk) for chunk in chunks]
        joined = ["".join(pieces) for pieces in parts if len(pieces) > 1]
        flat = [piece for pieces in parts for piece in pieces]
        folded = fold(flat + joined)
        stems = iter(self._stemming.stems(folded, language))
        single: list[list[str]] = [[next(stems) for _ in pieces] for pieces in parts]
        steps: dict[str, tuple[tuple[str, ...], ...]] = {}
        for chunk, own in zip(chunks, single, strict=True):
            if len(own) == 1:
                steps[chunk] = ((own[0],),)
            else:
                steps[chunk] = ((own[0], next(stems)), *((stem,) for stem in own[1:]))
        return steps, sorted(set(folded))


def _group_numbers(library: Library) -> dict[RuleReference, int]:
    return {
        RuleReference(document, ref): number
        for number, group in enumerate(library.alignment.groups)
        for document, ref in group.members.items()
    }


def _ancestors(section: Section, by_ref: dict[str, Section]) -> Iterator[Section]:
    """The sections above, nearest first."""
    seen = {section.ref}
    parent = section.parent
    while parent is not None and parent not in seen and (above := by_ref.get(parent)):
        seen.add(parent)
        yield above
        parent = above.parent


def _meant(text: str, corrections: Iterable[Correction]) -> list[str]:
    """The words that corrections put beside what this text prints."""
    return [
        word
        for correction in corrections
        if correction.shown in text
        for word in CHUNK.findall(correction.meant)
    ]
