"""A parsed query as what the ranking asks for: units of words with all their forms."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from judgekit.domain.rules.folding import fold, tokens
from judgekit.domain.rules.keyboard_layout import other_layout
from judgekit.domain.rules.query import Query
from judgekit.domain.rules.ranking import Form, Ranking, Unit, Word
from judgekit.domain.rules.search_answer import Repair
from judgekit.domain.rules.stop_words import STOP_WORDS
from judgekit.storage.index_build import NumberRange, range_stem
from judgekit.storage.index_concepts import Concept
from judgekit.storage.stemming import Stemming
from judgekit.storage.vocabulary import Vocabulary

REPAIR = 0.8
PREFIX = 0.8
GLOSSARY = 0.7
NAME = 1.0
MOST_PIECES = 48


@dataclass(slots=True)
class Piece:
    """One word as typed, folded; `known` where some text or term has its stem."""

    word: str
    stop: bool = False
    content: Word = field(default_factory=Word)
    stems: dict[str, set[str]] = field(default_factory=dict)
    see: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Reading:
    """What a query asks for; `pieces` are all of its words in order, stop words too."""

    units: list[Unit]
    repairs: tuple[Repair, ...]
    pieces: list[Piece]


class OtherWords(NamedTuple):
    """Where a query's words get others from.

    `terms` gives, for a language and the first stem, terms with their concepts; `concept` a concept
    by its number; `ranges` are the number ranges of the tables.
    """

    terms: Callable[[str, str], Sequence[tuple[str, int]]]
    concept: Callable[[int], Concept]
    ranges: Sequence[NumberRange]


class QueryReading:
    """Reads queries against one index."""

    def __init__(
        self,
        ranking: Ranking,
        stemming: Stemming,
        vocabulary: Callable[[], Vocabulary],
        others: OtherWords,
    ) -> None:
        self._ranking = ranking
        self._stemming = stemming
        self._vocabulary = vocabulary
        self._terms, self._concept, self._ranges = others

    def read(self, query: Query, words: Sequence[str], reader: str) -> Reading:
        """The units of these words of a query, and what was searched instead of unknown words."""
        repairs: list[Repair] = []
        pieces: list[Piece] = []
        for number, chunk in enumerate(words):
            unfinished = query.typing and number == len(words) - 1
            pieces.extend(self._read_chunk(chunk, reader, unfinished, repairs))
        del pieces[MOST_PIECES:]
        content = [piece for piece in pieces if not piece.stop] or pieces
        return Reading(self._units(content), tuple(repairs), pieces)

    def words(self, chunks: Sequence[str]) -> list[str]:
        """The folded words of what was typed."""
        return fold([token.word for chunk in chunks for token in tokens(chunk)])

    def stems(self, words: Sequence[str], language: str) -> list[str]:
        """The stems of folded words in a language."""
        return self._stemming.stems(words, language)

    def _read_chunk(
        self, chunk: str, reader: str, unfinished: bool, repairs: list[Repair]
    ) -> list[Piece]:
        found = list(tokens(chunk))
        folded = fold([token.word for token in found])
        pieces = [Piece(word, word in STOP_WORDS) for word in folded]
        for piece in pieces:
            self._add_forms(piece, piece.word, 1.0)
        unknown = [piece for piece in pieces if not (piece.stop or self._is_known(piece))]
        if unfinished and pieces:
            self._complete(pieces[-1])
            unknown = [piece for piece in unknown if piece is not pieces[-1] or not piece.stems]
        if unknown and (meant := self._meant_by_keys(chunk)):
            repairs.append(Repair(chunk, tuple(piece.word for piece in meant)))
            return meant
        for piece in unknown:
            self._repair(piece, reader, repairs)
        if len(pieces) > 1:
            joined = fold([next((token.joined for token in found if token.joined), "")])[0]
            if joined and self._vocabulary().has(joined):
                for piece in pieces:
                    self._add_forms(piece, joined, 1.0)
        return pieces

    def _add_forms(self, piece: Piece, word: str, weight: float, only: str | None = None) -> None:
        """Let a folded word count for a piece, in every language or in one."""
        for code in self._ranking.languages if only is None else (only,):
            stem = self._stemming.stems([word], code)[0]
            form = Form((stem,), weight)
            if self._ranking.evidence(code, form).places:
                piece.content.forms.setdefault(code, []).append(form)
            piece.stems.setdefault(code, set()).add(stem)
        if word.isdigit() and len(word) < 6:
            for each in self._ranges:
                if each.low <= int(word) <= each.high:
                    form = Form((range_stem(each.low, each.high),), REPAIR)
                    piece.content.forms.setdefault(each.language, []).append(form)

    def _is_known(self, piece: Piece) -> bool:
        return (
            bool(piece.content.forms)
            or any(self._terms(code, stem) for code, stems in piece.stems.items() for stem in stems)
            or self._vocabulary().has(piece.word)
        )

    def _meant_by_keys(self, chunk: str) -> list[Piece]:
        """The words of the other keyboard layout, where the texts have all of them."""
        words = fold([token.word for token in tokens(other_layout(chunk))])
        pieces = [Piece(word, word in STOP_WORDS) for word in words]
        for piece in pieces:
            self._add_forms(piece, piece.word, 1.0)
        return pieces if all(piece.stop or self._is_known(piece) for piece in pieces) else []

    def _complete(self, piece: Piece) -> None:
        """Let an unfinished word also count as the beginning of others."""
        for code in self._ranking.languages:
            words = self._vocabulary().completions(piece.word, code)
            stems = dict.fromkeys(self._stemming.stems(words, code))
            if stems:
                form = Form(tuple(stems), PREFIX, any_of=True)
                piece.content.forms.setdefault(code, []).append(form)
                piece.stop = False

    def _repair(self, piece: Piece, reader: str, repairs: list[Repair]) -> None:
        """Let an unknown word count as the nearest known ones, as two, or as a beginning."""
        near = self._vocabulary().repairs(piece.word, reader)
        if near:
            for known in near:
                self._add_forms(piece, known.word, REPAIR, known.language)
            used = tuple(dict.fromkeys(known.word for known in near))
            repairs.append(Repair(piece.word, used))
        elif parts := self._vocabulary().parts(piece.word):
            for word in parts:
                self._add_forms(piece, word, REPAIR)
            repairs.append(Repair(piece.word, parts))
        elif len(piece.word) > 2:
            self._complete(piece)

    def _units(self, pieces: list[Piece]) -> list[Unit]:
        """Pieces brought together where they are a term of several words; terms lend others."""
        together = self._matches(pieces)
        units: list[Unit] = []
        taken: set[int] = set()
        for places in sorted(together, key=len, reverse=True):
            if len(places) > 1 and taken.isdisjoint(places):
                taken.update(places)
                unit = Unit([pieces[place].content for place in sorted(places)])
                self._lend(unit.forms, unit.see, together[places])
                units.append(unit)
            elif len(places) == 1:
                piece = pieces[next(iter(places))]
                self._lend(piece.content.forms, piece.see, together[places])
        units.extend(
            Unit([piece.content], see=piece.see)
            for place, piece in enumerate(pieces)
            if place not in taken
        )
        return units

    def _matches(self, pieces: list[Piece]) -> dict[frozenset[int], list[int]]:
        """Which pieces are a term, and of which concepts."""
        found: dict[frozenset[int], list[int]] = {}
        languages = {code for piece in pieces for code in piece.stems}
        for code in languages:
            at: dict[str, list[int]] = {}
            for place, piece in enumerate(pieces):
                for stem in piece.stems.get(code, ()):
                    at.setdefault(stem, []).append(place)
            for lead, leading in at.items():
                for term, concept in self._terms(code, lead):
                    stems = term.split(" ")
                    for place in leading:
                        places = _together(stems, place, at)
                        if places and concept not in found.setdefault(places, []):
                            found[places].append(concept)
        return found

    def _lend(self, forms: dict[str, list[Form]], see: list[int], concepts: Iterable[int]) -> None:
        for number in concepts:
            concept = self._concept(number)
            see.extend(group for group in concept.see if group not in see)
            weight = NAME if concept.is_name else GLOSSARY
            for code, terms in concept.terms.items():
                known = forms.setdefault(code, [])
                said = {form.stems for form in known}
                known.extend(Form(term, weight) for term in terms if term not in said)


def _together(stems: Sequence[str], lead: int, at: dict[str, list[int]]) -> frozenset[int]:
    """The places of all these stems near the place of the first; none where one is missing."""
    places = {lead}
    for stem in stems[1:]:
        near = [
            place
            for place in at.get(stem, ())
            if place not in places and abs(place - lead) <= len(stems)
        ]
        if not near:
            return frozenset()
        places.add(min(near, key=lambda place: abs(place - lead)))
    return frozenset(places)
