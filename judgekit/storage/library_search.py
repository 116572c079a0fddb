"""Answers queries: numbers first, then sections by rank, each in the reader's language."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from string import ascii_lowercase
from typing import NamedTuple

import msgspec

from judgekit.domain.rules.document import Document, Section
from judgekit.domain.rules.library import Library
from judgekit.domain.rules.occurrences import OFFSET_BITS, OFFSET_MASK, in_sequence
from judgekit.domain.rules.passages import TITLE, Passage, mark_in, passages
from judgekit.domain.rules.query import Query
from judgekit.domain.rules.ranking import Form, RankedSection, Ranking, Unit, Weights
from judgekit.domain.rules.search_answer import Hit, Mark, Repair
from judgekit.domain.rules.snippet import mark_words, snippet
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.storage.index_build import NumberRange
from judgekit.storage.index_concepts import Concept, TermPlace
from judgekit.storage.index_file import IndexFile
from judgekit.storage.query_units import QueryReading, Reading
from judgekit.storage.stemming import Stemming
from judgekit.storage.term_matching import TermMatching
from judgekit.storage.vocabulary import Vocabulary

MOST_REFINED = 15
SEE_DECAY = 0.7
SEE_POWER = 1.5


class Found(NamedTuple):
    """A section to be answered, what it scored, and the section that matched in its stead."""

    number: int
    score: float
    matched: int


class LibrarySearch:
    """Search over one open index file."""

    def __init__(
        self,
        file: IndexFile,
        library: Library,
        sections: list[RankedSection],
        section_of: Sequence[int],
        ranges: Sequence[NumberRange],
    ) -> None:
        self._file = file
        self._library = library
        self._sections = sections
        self._vocabulary: Vocabulary | None = None
        self._ranking = Ranking(sections, section_of, file.postings, Weights())
        self._matching = TermMatching(
            file.postings,
            lambda: msgspec.msgpack.decode(file.part("terms"), type=list[TermPlace]),
            lambda number: msgspec.msgpack.decode(file.concept(number), type=Concept),
        )
        self._reading = QueryReading(self._ranking, Stemming(), self._words, self._matching, ranges)
        self._members: defaultdict[int, list[int]] = defaultdict(list)
        for number, section in enumerate(sections):
            self._members[section.group].append(number)

    def search(
        self, query: Query, reader: str, limit: int
    ) -> tuple[tuple[Hit, ...], tuple[Repair, ...]]:
        """The hits, best first, and what was searched instead of unknown words."""
        numbered = self._numbered(query, reader)
        reading = self._read(query, reader, bool(numbered))
        ranked = self._ranked(query, reading, reader)
        found = list(numbered)
        shown = {each.number for each in found}
        for each in ranked:
            if each.number not in shown:
                shown.add(each.number)
                found.append(each)
        hits = tuple(self._hit(each, reading.units) for each in found[:limit])
        return hits, reading.repairs

    def marks(self, query: Query, reference: RuleReference) -> tuple[Mark, ...]:
        """What of the query stands in a section."""
        number = self._number_of(reference)
        if number is None:
            return ()
        reading = self._read(query, self._sections[number].language, query.number is not None)
        section = self._section(number)
        by_passage = self._places_by_passage(reading.units, number)
        return tuple(
            mark_in(section, passage, start, end)
            for index, passage in enumerate(passages(section))
            for start, end in mark_words(passage.text, by_passage.get(index, ()))
        )

    def _read(self, query: Query, reader: str, has_number: bool) -> Reading:
        words = list(query.words)
        if query.number is not None and not (has_number and words):
            words.append(query.number)
        quoted = [word for phrase in query.phrases for word in phrase]
        return self._reading.read(query, quoted + words, reader)

    def _numbered(self, query: Query, reader: str) -> list[Found]:
        """The sections whose number was asked for, the reader's language first, then those below.

        Letters at the end that no number has are taken for a slip.
        """
        if query.number is None:
            return []
        found = self._with_number(query, query.number, reader)
        if not found and query.number[0].isdigit():
            stem = query.number.rstrip(ascii_lowercase)
            letters = query.number[len(stem) :]
            for wanted in (*(stem + letter for letter in letters), stem):
                found += self._with_number(query, wanted, reader)
        return [Found(number, 10.0 - at / 100, number) for at, number in enumerate(found)]

    def _with_number(self, query: Query, wanted: str, reader: str) -> list[int]:
        below = re.compile(re.escape(wanted) + r"(?:\.\d+|(?<=\d)[a-z]|#.*)?")
        found: list[tuple[bool, bool, bool, int]] = []
        exact = False
        for number, ranked in enumerate(self._sections):
            ref = self._section(number).ref
            if below.fullmatch(ref) and self._allowed(query, number):
                exact = exact or ref == wanted
                kind = self._document(number).kind
                other_kind = query.kind is not None and not kind.startswith(query.kind)
                found.append((ref != wanted, other_kind, ranked.language != reader, number))
        return [number for *_, number in sorted(found)] if exact else []

    def _ranked(self, query: Query, reading: Reading, reader: str) -> list[Found]:
        """Every group that has something of the query, best first, then its other languages."""
        scores = self._ranking.scores(reading.units)
        if query.phrases:
            holding = self._holding(query.phrases)
            scores = {number: score for number, score in scores.items() if number in holding}
        groups: defaultdict[int, list[tuple[float, int]]] = defaultdict(list)
        for number, score in scores.items():
            groups[self._sections[number].group].append((score, number))
        weights = self._ranking.weights
        together: list[tuple[float, int, int]] = []
        seen = self._see(reading.see)
        for group, members in groups.items():
            members.sort(reverse=True)
            others = sum(score for score, _ in members[1:])
            total = members[0][0] + weights.counterpart * others + seen.get(group, 0.0)
            together.append((total, group, members[0][1]))
        together.sort(key=lambda each: (-each[0], each[1]))
        together = self._refined(together, reading)
        excluded = self._excluded(query)
        first: list[Found] = []
        rest: list[Found] = []
        for score, group, best in together:
            if group in excluded:
                continue
            shown = self._in_order(query, group, reader)
            if shown:
                matched = shown[0] if shown[0] in scores else best
                first.append(Found(shown[0], score, matched))
                rest.extend(
                    Found(number, scores[number], number)
                    for number in shown[1:]
                    if number in scores
                )
        return first + sorted(rest, key=lambda each: -each.score)

    def _refined(
        self, together: list[tuple[float, int, int]], reading: Reading
    ) -> list[tuple[float, int, int]]:
        """The first groups again, with the share of the query that their best passage has."""
        weights = self._ranking.weights
        phrase = self._holding([tuple(piece.word for piece in reading.pieces)])
        refined = []
        for score, group, best in together[:MOST_REFINED]:
            shares = self._ranking.passages(reading.units, best)
            bonus = weights.best_passage * max(shares.values(), default=0.0)
            if len(reading.pieces) > 1 and phrase.intersection(self._members[group]):
                bonus += weights.phrase
            refined.append((score + bonus, group, best))
        refined.sort(key=lambda each: (-each[0], each[1]))
        return refined + together[MOST_REFINED:]

    def _see(self, concepts: Mapping[int, float]) -> dict[int, float]:
        """What the glossary's word for where a thing is ruled adds to a group."""
        added: defaultdict[int, float] = defaultdict(float)
        for number, share in concepts.items():
            for place, group in enumerate(self._matching.concept(number).see):
                worth = self._ranking.weights.see * share**SEE_POWER * SEE_DECAY**place
                added[group] = max(added[group], worth)
        return added

    def _holding(self, phrases: Iterable[Sequence[str]]) -> set[int]:
        """The sections that have every one of these phrases, word after word."""
        holding: set[int] | None = None
        for phrase in phrases:
            pieces = self._reading.words(phrase)
            found: set[int] = set()
            for code in self._ranking.languages:
                places = [
                    self._ranking.evidence(code, Form((stem,))).places
                    for stem in self._reading.stems(pieces, code)
                ]
                if places and all(places):
                    found.update(self._ranking.section_at(at) for at in in_sequence(places))
            holding = found if holding is None else holding & found
        return holding or set()

    def _excluded(self, query: Query) -> set[int]:
        """The groups of which a member has an excluded word or phrase."""
        return {
            self._sections[number].group
            for phrase in query.excluded
            for number in self._holding([phrase.split()])
        }

    def _in_order(self, query: Query, group: int, reader: str) -> list[int]:
        """The members of a group that may be answered: the reader's language, then newest first."""

        def order(number: int) -> tuple[bool, str]:
            return self._sections[number].language == reader, self._document(number).edition_date

        allowed = [number for number in self._members[group] if self._allowed(query, number)]
        return sorted(allowed, key=order, reverse=True)

    def _allowed(self, query: Query, number: int) -> bool:
        document = self._document(number)
        if query.language is not None and document.language != query.language:
            return False
        wanted = query.document
        return wanted is None or document.id.casefold().startswith(wanted.casefold())

    def _hit(self, found: Found, units: Sequence[Unit]) -> Hit:
        section, document = self._section(found.number), self._document(found.number)
        passage, words = self._best_passage(found.number, units)
        matched = None if found.matched == found.number else self._reference(found.matched)
        return Hit(
            reference=RuleReference(document.id, section.ref),
            language=document.language,
            title=section.title or "",
            snippet=snippet(passage.text, words),
            score=found.score,
            block=max(0, passage.block),
            matched=matched,
            counterparts=tuple(
                self._reference(number)
                for number in self._members[self._sections[found.number].group]
                if number != found.number
            ),
        )

    def _best_passage(self, number: int, units: Sequence[Unit]) -> tuple[Passage, Sequence[int]]:
        """The passage to show of a section: below the title, with most of the query, the first."""
        found = passages(self._section(number))
        shares = self._ranking.passages(units, number)
        first = self._sections[number].passage
        below = [index for index, passage in enumerate(found) if passage.block != TITLE]
        if not below:
            return Passage(0, -1, ""), ()
        best = max(below, key=lambda index: (shares.get(first + index, 0.0), -index))
        return found[best], self._places_by_passage(units, number).get(best, ())

    def _places_by_passage(self, units: Sequence[Unit], number: int) -> dict[int, list[int]]:
        """For each passage of a section, the words of it that match, by their place in it."""
        first = self._sections[number].passage
        by_passage: defaultdict[int, list[int]] = defaultdict(list)
        for place in self._ranking.places(units, number):
            by_passage[(place >> OFFSET_BITS) - first].append(place & OFFSET_MASK)
        return by_passage

    def _number_of(self, reference: RuleReference) -> int | None:
        for number in range(len(self._sections)):
            if self._reference(number) == reference:
                return number
        return None

    def _reference(self, number: int) -> RuleReference:
        return RuleReference(self._document(number).id, self._section(number).ref)

    def _document(self, number: int) -> Document:
        return self._library.documents[self._sections[number].document]

    def _section(self, number: int) -> Section:
        return self._document(number).sections[self._sections[number].section]

    def _words(self) -> Vocabulary:
        if self._vocabulary is None:
            forms = msgspec.msgpack.decode(self._file.part("forms"), type=dict[str, list[str]])
            self._vocabulary = Vocabulary(forms)
        return self._vocabulary
