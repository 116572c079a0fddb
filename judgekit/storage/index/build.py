"""Build the search index of a library: passages by language, sections, ranges, words."""

from __future__ import annotations

import re
from array import array
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice

import msgspec

from judgekit.domain.rules.corrections import Correction
from judgekit.domain.rules.document import BlockKind, Document, Section
from judgekit.domain.rules.library import COMPREHENSIVE, OTHER, Library
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.search.index.kept_index import KeptIndex, NumberRange
from judgekit.search.index.passages import passage_texts, passages
from judgekit.search.index.questions import kept_meanings
from judgekit.search.index.ranking import RankedSection
from judgekit.search.words.folding import HYPHEN, INVISIBLE, fold, spaced
from judgekit.search.words.learned_words import LearnedWords
from judgekit.search.words.stemming import Stemming
from judgekit.search.words.stop_words import STOP_WORDS
from judgekit.search.words.word_forms import WordForms, with_more, word_forms
from judgekit.storage.index.index_file import IndexWriter
from judgekit.storage.index.index_sources import IndexSources
from judgekit.storage.index.side_texts import SideTexts

_RANGE = re.compile(r"(?<![\d.,-])(\d{1,5})\s?[-–—]\s?(\d{1,5})(?![\d.,-])")
_CHANGE_LOG = re.compile(
    r"\b(changes?|revisions?|cambios|modificaciones|изменени[яей]+)\b.*"
    r"\b(previous|prior|versions?|history|anterior(es)?|versiones|сравнени\w+|верси\w+|прошл\w+)\b"
)
_LETTERS_IN_WORD = 6


class IndexContent(msgspec.Struct, frozen=True):
    """Contents of the index of a library.

    `texts` maps each language to its passages, each with its number in the whole library;
    `section_of` maps each passage to its section.
    """

    texts: dict[str, list[tuple[int, str]]]
    sections: list[RankedSection]
    section_of: array[int]
    ranges: list[NumberRange]
    groups: dict[RuleReference, int]


def write_search(
    writer: IndexWriter, sources: IndexSources, progress: Callable[[float], None]
) -> KeptIndex:
    """Add the texts of a library to an index; the caller must store the result with them.

    Progress runs from 0 to 1.
    """
    stemming = Stemming()
    content = index_content(sources.library)
    beside = SideTexts(sources, content.groups)
    forms: dict[str, WordForms] = {}
    progress(0.35)
    for number, (language, texts) in enumerate(content.texts.items()):
        learned = LearnedWords(language, stemming)
        printed = writer.add_texts(number, (*texts, *beside.rows(language)))
        forms[language] = word_forms(printed, learned)
        beside.take(language, learned)
        progress(0.35 + 0.65 * (number + 1) / len(content.texts))
    return KeptIndex(
        content.sections,
        content.section_of.tobytes(),
        content.ranges,
        forms,
        beside.terms,
        beside.see,
        {code: _folded(known) for code, known in sources.glossary.abbreviations.items()},
        beside.questions,
        beside.asked_groups,
        kept_meanings(sources.meanings, stemming),
    )


def extend_search(writer: IndexWriter, sources: IndexSources, known: KeptIndex) -> KeptIndex:
    """Add the last texts of a library to an index that has the others; as `write_search`."""
    stemming = Stemming()
    content = index_content(sources.library, known)
    beside = SideTexts(sources, content.groups)
    forms = dict(known.forms)
    for language, texts in content.texts.items():
        learned = LearnedWords(language, stemming)
        if language in forms:
            number = list(forms).index(language)
            forms[language] = with_more(forms[language], writer.add_texts(number, texts), learned)
            continue
        printed = writer.add_texts(len(forms), (*texts, *beside.rows(language)))
        forms[language] = word_forms(printed, learned)
        beside.take(language, learned)
    return msgspec.structs.replace(
        known,
        sections=content.sections,
        section_of=content.section_of.tobytes(),
        ranges=content.ranges,
        forms=forms,
        terms={**known.terms, **beside.terms},
        see=beside.see,
        questions={**known.questions, **beside.questions},
        asked_groups=beside.asked_groups,
    )


def _folded(abbreviations: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    """Fold abbreviations and the words that they stand for, all at once."""
    folded = fold([short.replace("\n", " ") for short in abbreviations])
    words = iter(fold(list(chain.from_iterable(abbreviations.values()))))
    return {
        short: list(islice(words, len(meant)))
        for short, meant in zip(folded, abbreviations.values(), strict=True)
    }


def index_content(library: Library, known: KeptIndex | None = None) -> IndexContent:
    """Collect what is indexed of a library, without the glossary.

    `known` has the index of its first documents, whose texts are left out.
    """
    groups = {
        RuleReference(document, ref): number
        for number, group in enumerate(library.alignment.groups)
        for document, ref in group.members.items()
    }
    content = IndexContent(defaultdict(list), [], array("I"), [], groups)
    first = _add_known(content, library, known) if known is not None else 0
    for number, document in enumerate(library.documents[first:], start=first):
        corrections = [each for each in library.corrections if each.document == document.id]
        _add_document(content, number, document, corrections)
    return content


def _add_known(content: IndexContent, library: Library, known: KeptIndex) -> int:
    """Add what is known of the first documents; return how many those are.

    Their sections may have got counterparts.
    """
    content.section_of.frombytes(known.section_of)
    content.ranges.extend(known.ranges)
    documents = library.documents
    for section in known.sections:
        document = documents[section.document]
        reference = RuleReference(document.id, document.sections[section.section].ref)
        group = content.groups.setdefault(reference, len(content.groups))
        content.sections.append(msgspec.structs.replace(section, group=group))
    return known.sections[-1].document + 1 if known.sections else 0


def _add_document(
    content: IndexContent, number: int, document: Document, corrections: list[Correction]
) -> None:
    by_ref = {section.ref: section for section in document.sections}
    texts, section_of, groups = content.texts[document.language], content.section_of, content.groups
    language = document.language
    aside = document.kind in (COMPREHENSIVE, OTHER)
    lineages: dict[str | None, tuple[str, bool]] = {None: ("", False)}
    for place, section in enumerate(document.sections):
        above, below_log = _lineage(section.parent, by_ref, lineages)
        first = len(section_of)
        printed = passage_texts(section)
        apply = corrections and [each for each in corrections if each.ref in (None, section.ref)]
        texts += enumerate([_text(each, apply) for each in printed], start=first)
        for block in section.blocks:
            if block.kind is BlockKind.TABLE:
                content.ranges.extend(_ranges(section, language, first))
                break
        if above:
            texts.append((first + len(printed), above))
        section_of.extend([len(content.sections)] * (len(printed) + 1))
        reference = RuleReference(document.id, section.ref)
        content.sections.append(
            RankedSection(
                document=number,
                section=place,
                language=language,
                group=groups.setdefault(reference, len(groups)),
                length=sum(map(len, printed)) // _LETTERS_IN_WORD,
                title_words=_title_words(section.title) if section.title else 0,
                passage=first,
                titled=bool(section.title),
                change_log=below_log or _is_change_log(section.title),
                aside=aside,
            )
        )


def _lineage(
    parent: str | None, by_ref: dict[str, Section], known: dict[str | None, tuple[str, bool]]
) -> tuple[str, bool]:
    """Return the titles of a parent and of what is above it, nearest first, to be indexed, and
    whether one of them is that of a change log."""
    if parent not in known:
        known[parent] = ("", False)  # where sections are each other's parents, this ends it
        section = by_ref.get(parent or "")
        if section is not None:
            above, below_log = _lineage(section.parent, by_ref, known)
            titles = f"{spaced(section.title or '')} {above}".strip()
            known[parent] = (titles, below_log or _is_change_log(section.title))
    return known[parent]


def _text(text: str, corrections: Iterable[Correction]) -> str:
    """Return the text to index: the passage, followed by the meaning of its corrections.

    Invisible characters would split a word.
    """
    for each in corrections:
        if each.shown in text:
            text = f"{text} {each.meant}"
    if text.isascii():
        return text
    is_clean = text.isprintable()
    return spaced(text if is_clean else re.sub(INVISIBLE, "", text))


def _ranges(section: Section, language: str, first: int) -> Iterator[NumberRange]:
    for at, passage in enumerate(passages(section), start=first):
        for printed in _RANGE.finditer(passage.text) if passage.row >= 0 else ():
            low, high = int(printed.group(1)), int(printed.group(2))
            if low < high:
                yield NumberRange(low, high, language, at)


def _title_words(title: str) -> int:
    return sum(word.lower() not in STOP_WORDS for word in HYPHEN.sub(" ", title).split())


def _is_change_log(title: str | None) -> bool:
    return bool(title and " " in title and _CHANGE_LOG.search(title.casefold()))
