"""Answer queries: section numbers first, then sections by rank, in the reader's language."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from string import ascii_lowercase

from msgspec.structs import replace

from judgekit.domain.rules.document import Document
from judgekit.domain.rules.query import Query
from judgekit.domain.rules.search_answer import Hit, Mark, Repair
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.search.answers.hit_display import Found, HitDisplay
from judgekit.search.index.indexed_sections import IndexedSections
from judgekit.search.index.occurrences import in_sequence
from judgekit.search.index.ranking import Asked, Form, Ranking
from judgekit.search.queries.question_matching import QuestionMatching
from judgekit.search.queries.units import QueryReading, Reading

MOST_REFINED = 15
SEE_DECAY = 0.7
LEAST_SEEN = 0.3
NAMING_WORDS = 3
"""Up to so many words name a thing; each further one tells more of what has happened."""
NUMBERED_SCORE = 10.0
ALWAYS_SHOWN = 5
MOST_KEPT_READINGS = 8
LEAST_SHARE = 0.2
"""After the first few, only hits with this share of the best score are shown."""


class LibrarySearch:
    """Search over one open index."""

    def __init__(
        self,
        sections: IndexedSections,
        ranking: Ranking,
        reading: QueryReading,
        questions: QuestionMatching,
        display: HitDisplay,
    ) -> None:
        self._sections = sections
        self._ranking = ranking
        self._reading = reading
        self._questions = questions
        self._display = display
        # Each section that is marked asks for the same reading, and every row asks for its marks.
        self._read = lru_cache(maxsize=MOST_KEPT_READINGS)(self._read_anew)

    def search(
        self, query: Query, reader: str, limit: int
    ) -> tuple[tuple[Hit, ...], tuple[Repair, ...]]:
        """Return the hits, best first, and the replacements of unknown words."""
        numbered, other_numbers = self._numbered(query, reader)
        reading = self._read(query, reader, bool(numbered))
        found = {each.number: each for each in numbered}
        for each in self._ranked(query, reading, reader, limit + len(found)):
            found.setdefault(each.number, each)
        answered = list(found.values())[: max(0, limit)]
        return self._display.hits(answered, reading.units), (*other_numbers, *reading.repairs)

    def marks(self, query: Query, reference: RuleReference) -> tuple[Mark, ...]:
        """Return the marks of the query's matches in a section."""
        number = self._sections.number(reference)
        if number is None:
            return ()
        reading = self._read(query, self._sections.language(number), query.number is not None)
        return self._display.marks(number, reading.units)

    def _read_anew(self, query: Query, reader: str, has_number: bool) -> Reading:
        words = list(query.words)
        if query.number is not None and not (has_number and words):
            words.append(query.number)
        quoted = [word for phrase in query.phrases for word in phrase]
        return self._reading.read(query, quoted + words, reader)

    def _numbered(self, query: Query, reader: str) -> tuple[list[Found], list[Repair]]:
        """Return the sections with the requested number in the reader's order, then subsections.

        The reader's language comes first. A number with letters that no text has is answered by the
        numbers without some of them, which is a repair to be told.
        """
        if query.number is None:
            return [], []
        repairs: list[Repair] = []
        found = self._with_number(query, query.number, reader)
        if not found and query.number[0].isdigit():
            stem = query.number.rstrip(ascii_lowercase)
            letters = query.number[len(stem) :]
            others = dict.fromkeys((*(stem + letter for letter in letters), stem))
            by_number = {other: self._with_number(query, other, reader) for other in others}
            used = tuple(other for other, there in by_number.items() if there)
            found = [number for there in by_number.values() for number in there]
            repairs = [Repair(query.number, used)] if used else []
        answered = [
            Found(number, NUMBERED_SCORE - at / 100, number)
            for at, number in enumerate(dict.fromkeys(self._with_todays(query, found)))
        ]
        return answered, repairs

    def _with_todays(self, query: Query, found: Iterable[int]) -> Iterator[int]:
        """Yield the sections, each text's own followed by the one that has its number today."""
        by_document = {each.document: each for each in query.today}
        for number in found:
            yield number
            today = by_document.pop(self._sections.document(number).id, None)
            other = self._sections.number(today) if today is not None else None
            if other is not None:
                yield other

    def _with_number(self, query: Query, wanted: str, reader: str) -> list[int]:
        unfinished = r"\d*" if query.typing and wanted[-1].isdigit() and "." in wanted else ""
        below = re.compile(re.escape(wanted) + unfinished + r"(?:\.\d+|(?<=\d)[a-z]|#.*)?")
        found: list[tuple[bool, bool, bool, int]] = []
        exact = False
        for ref, number in self._sections.beginning(wanted):
            if below.fullmatch(ref) and self._allowed(query, number):
                exact = exact or ref == wanted
                kind = self._sections.document(number).kind
                other_kind = query.kind is not None and not kind.startswith(query.kind)
                other_language = self._sections.language(number) != reader
                found.append((ref != wanted, other_kind, other_language, number))
        return [number for *_, number in sorted(found)] if exact else []

    def _ranked(self, query: Query, reading: Reading, reader: str, limit: int) -> list[Found]:
        """Return the groups that match the query, best first, then their other languages.

        If no text has a quoted phrase, its words are searched instead. Likeness to questions
        decides the order, but not how sure an answer is: the scores are those of the words.
        """
        asked = self._ranking.asked(reading.units)
        scores = self._ranking.scores(asked, self._left_out(query))
        asked_for = self._asked_for(reading)
        seen = _summed(self._see(reading.see), asked_for)
        if query.phrases:
            holding = self._holding(query.phrases)
            with_phrase = {each: score for each, score in scores.items() if each in holding}
            if with_phrase:
                scores, seen, asked_for = with_phrase, {}, {}
        excluded = self._excluded(query)
        first: list[Found] = []
        rest: list[Found] = []
        together = self._refined(self._grouped(scores, seen), asked, reading)
        for score, group, best in together:
            weak = len(first) >= ALWAYS_SHOWN and score < LEAST_SHARE * together[0][0]
            if weak or len(first) >= limit:
                break
            shown = [] if group in excluded else self._in_order(query, group, reader)
            if shown:
                matched = shown[0] if shown[0] in scores or best < 0 else best
                by_words = score - asked_for.get(group, 0.0)
                first.append(Found(shown[0], by_words, matched))
                others = (number for number in shown[1:] if number in scores)
                rest.extend(Found(number, scores[number], number) for number in others)
        first = _in_descending_scores(first)
        last = first[-1].score if first else 0.0
        rest.sort(key=lambda each: -each.score)
        return first + [replace(each, score=min(each.score, last)) for each in rest]

    def _grouped(
        self, scores: Mapping[int, float], seen: Mapping[int, float]
    ) -> list[tuple[float, int, int]]:
        """Return score, group and best member of every matching group, best first.

        The best member of a group that only the glossary refers to is -1.
        """
        groups: defaultdict[int, list[tuple[float, int]]] = defaultdict(list)
        for number, score in scores.items():
            groups[self._sections.group(number)].append((score, -number))
        counterpart = self._ranking.weights.counterpart
        together: list[tuple[float, int, int]] = []
        for group, members in groups.items():
            score, best = max(members)
            in_languages: dict[str, float] = {}
            for other, number in members:
                code = self._sections.language(-number)
                in_languages[code] = max(in_languages.get(code, 0.0), other)
            others = sum(in_languages.values()) - score
            total = score + counterpart * others + seen.get(group, 0.0)
            together.append((-total, group, -best))
        for group, worth in seen.items():
            if worth > LEAST_SEEN and group not in groups:
                together.append((-worth, group, -1))
        together.sort()
        return [(-total, group, best) for total, group, best in together]

    def _refined(
        self, together: list[tuple[float, int, int]], asked: Asked, reading: Reading
    ) -> list[tuple[float, int, int]]:
        """Rescore the first groups with the query share of their best passage."""
        weights = self._ranking.weights
        words = [piece.word for piece in reading.pieces]
        with_phrase = self._holding([words]) if len(words) > 1 else set()
        refined: list[tuple[float, int, int]] = []
        for score, group, best in together[:MOST_REFINED]:
            shares = self._ranking.passages(asked, best) if best >= 0 else {}
            bonus = weights.best_passage * max(shares.values(), default=0.0)
            if with_phrase.intersection(self._sections.members(group)):
                bonus += weights.phrase
            refined.append((score + bonus, group, best))
        refined.sort(key=lambda each: (-each[0], each[1]))
        return refined + together[MOST_REFINED:]

    def _see(self, concepts: Mapping[int, float]) -> dict[int, float]:
        """Return the score that glossary references add to groups."""
        added: defaultdict[int, float] = defaultdict(float)
        for number, share in concepts.items():
            for place, group in enumerate(self._reading.see(number)):
                worth = self._ranking.weights.see * share * SEE_DECAY**place
                added[group] = max(added[group], worth)
        return added

    def _asked_for(self, reading: Reading) -> dict[int, float]:
        """Return the score that likeness to questions adds to groups.

        It counts the more the longer the text is: a few words name a thing, a sentence describes
        what has happened.
        """
        weights = self._ranking.weights
        further = max(0, len(reading.pieces) - NAMING_WORDS)
        weight = min(weights.asked + weights.asked_a_word * further, weights.most_asked)
        likeness = self._questions.likeness(reading.asked)
        return {group: weight * each for group, each in likeness.items()}

    def _holding(self, phrases: Iterable[Sequence[str]]) -> set[int]:
        """Return the sections that contain all of these phrases."""
        holding: set[int] | None = None
        for phrase in phrases:
            words = self._reading.words(phrase)
            found: set[int] = set()
            for code in self._ranking.languages:
                places = [
                    self._ranking.places(code, Form((stem,)))
                    for stem in self._reading.stems(words, code)
                ]
                if places and all(places):
                    found.update(self._ranking.section_at(at) for at in in_sequence(places))
            holding = found if holding is None else holding & found
        return holding or set()

    def _excluded(self, query: Query) -> set[int]:
        """Return the groups with a member that has an excluded word or phrase."""
        return {
            self._sections.group(number)
            for phrase in query.excluded
            for number in self._holding([phrase.split()])
        }

    def _in_order(self, query: Query, group: int, reader: str) -> list[int]:
        """Return the allowed members of a group: an older edition that is open, the reader's
        language, then newest first."""

        def order(number: int) -> tuple[bool, bool, str]:
            document = self._sections.document(number)
            is_open = document.id == query.open_text
            return is_open, document.language == reader, document.edition_date

        allowed = [each for each in self._sections.members(group) if self._allowed(query, each)]
        return sorted(allowed, key=order, reverse=True)

    def _left_out(self, query: Query) -> frozenset[int]:
        """Return the numbers of the documents that are not searched."""
        documents = self._sections.documents
        return frozenset(
            number for number, document in enumerate(documents) if not _is_searched(query, document)
        )

    def _allowed(self, query: Query, number: int) -> bool:
        document = self._sections.document(number)
        if not _is_searched(query, document):
            return False
        if query.language is not None and document.language != query.language:
            return False
        wanted = query.document
        return wanted is None or document.id.casefold().startswith(wanted.casefold())


def _summed(one: Mapping[int, float], other: Mapping[int, float]) -> dict[int, float]:
    return {key: one.get(key, 0.0) + other.get(key, 0.0) for key in {**one, **other}}


def _in_descending_scores(found: Sequence[Found]) -> list[Found]:
    """Return the same in the same order, with their scores dealt out from the highest on."""
    scores = sorted((each.score for each in found), reverse=True)
    return [replace(each, score=score) for each, score in zip(found, scores, strict=True)]


def _is_searched(query: Query, document: Document) -> bool:
    """Whether a document has no newer edition, or is asked for or read all the same."""
    if document.id not in query.left_out or document.id == query.open_text:
        return True
    asked = (query.document or "").casefold()
    return bool(asked) and document.id.casefold().startswith(asked)
