"""Convert a parsed query to input of the ranking: units of words with all their forms."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

from judgekit.domain.rules.query import Query
from judgekit.domain.rules.search_answer import Repair
from judgekit.search.index.ranking import Form, Ranking, Unit, Word
from judgekit.search.queries.asked_words import SameMeanings, asked_word
from judgekit.search.queries.question_matching import AskedWord
from judgekit.search.queries.term_matching import TermMatching
from judgekit.search.words.everyday_words import EVERYDAY_WORDS
from judgekit.search.words.folding import fold, tokens
from judgekit.search.words.keyboard_layout import other_layout
from judgekit.search.words.stemming import Stemming
from judgekit.search.words.stop_words import STOP_WORDS
from judgekit.search.words.vocabulary import KnownWord, Vocabulary

if TYPE_CHECKING:
    from judgekit.search.index.kept_index import KeptIndex

REPAIR = 0.8
PREFIX = 0.8
RANGE = 0.8
PART = 0.4
GLOSSARY = 0.7
NAME = 1.0
RANGE_SIGN = "…"
"""Separates the numbers of a range that is looked up like a stem."""
MOST_PIECES = 48
UNKNOWN_IDF = 0.7
MOST_REPAIRS = 4
SHORT_STEM = 3
LEAST_DESCRIBED = 2
"""Words from which a text may describe something; a single one names it, and means what it says."""
LEAST_DOUBTED = 5


class Piece(msgspec.Struct):
    """One typed word, folded, with its forms and stems by language."""

    word: str
    stop: bool = False
    content: Word = msgspec.field(default_factory=Word)
    stems: dict[str, set[str]] = {}


class Reading(msgspec.Struct, frozen=True):
    """Interpretation of a query.

    `pieces` are all of its words in order, stop words included; `see` has the concepts it may be
    about, each with its share of the query; `asked` has what each word may be in a question.
    """

    units: list[Unit]
    repairs: tuple[Repair, ...]
    pieces: list[Piece]
    see: dict[int, float]
    asked: list[AskedWord] = []


class QueryReading:
    """Interprets queries for one index."""

    def __init__(
        self,
        ranking: Ranking,
        stemming: Stemming,
        vocabulary: Callable[[], Vocabulary],
        matching: TermMatching,
        kept: KeptIndex,
    ) -> None:
        self._ranking = ranking
        self._stemming = stemming
        self._vocabulary = vocabulary
        self._matching = matching
        self._ranges = kept.ranges
        self._abbreviations = kept.abbreviations
        self._meanings = SameMeanings(kept.meanings)

    def read(self, query: Query, words: Sequence[str], reader: str) -> Reading:
        """Return the units of these words of a query, and the replacements of unknown words."""
        repairs: list[Repair] = []
        pieces: list[Piece] = []
        for number, chunk in enumerate(words):
            unfinished = query.typing and query.words[-1:] == (chunk,) and number == len(words) - 1
            if number > 0 and words[number - 1].isdecimal() and (unit := self._of_number(chunk)):
                pieces.append(unit)
            else:
                pieces.extend(self._read_chunk(chunk, reader, unfinished, repairs))
        del pieces[MOST_PIECES:]
        units, concepts = self._units(pieces)
        return Reading(
            units, tuple(repairs), pieces, concepts, _asked(pieces, units, self._meanings)
        )

    def see(self, concept: int) -> Sequence[int]:
        """Return the groups of sections that rule on a concept, most relevant first."""
        return self._matching.see(concept)

    def words(self, chunks: Sequence[str]) -> list[str]:
        """Return the folded words of a typed text."""
        return fold([token.word for chunk in chunks for token in tokens(chunk)])

    def stems(self, words: Sequence[str], language: str) -> list[str]:
        """Return the stems of folded words in a language."""
        return self._stemming.stems(words, language)

    def _read_chunk(
        self, chunk: str, reader: str, unfinished: bool, repairs: list[Repair]
    ) -> list[Piece]:
        found = list(tokens(chunk))
        folded = fold([token.word for token in found])
        # A word may be nothing but signs that folding drops, such as a lone apostrophe.
        pieces = [Piece(word, word in STOP_WORDS) for word in folded if word]
        for piece in pieces:
            self._add_as_typed(piece, reader)
        short = [piece for piece in pieces if self._write_out(piece)]
        unknown = [
            piece for piece in pieces if not (piece.stop or piece in short or self._is_known(piece))
        ]
        if unfinished and pieces:
            self._complete(pieces[-1])
            unknown = [
                piece for piece in unknown if piece is not pieces[-1] or not piece.content.forms
            ]
        if unknown and unknown == pieces and (meant := self._meant_by_keys(chunk)):
            repairs.append(Repair(chunk, tuple(piece.word for piece in meant)))
            return meant
        for piece in pieces:
            if piece in unknown:
                if self._is_everyday(piece):
                    piece.stop = True
                else:
                    self._repair(piece, reader, repairs)
            elif not (piece.stop or piece in short or _is_printed(piece, self._vocabulary())):
                self._doubt(piece, reader)
        if len(pieces) > 1:
            joined = fold([next((token.joined for token in found if token.joined), "")])[0]
            if joined and self._vocabulary().has(joined):
                for piece in pieces:
                    self._add_forms(piece, joined, 1.0)
        return pieces

    def _add_forms(self, piece: Piece, word: str, weight: float, only: str | None = None) -> None:
        """Add a folded word as a form of a piece, in every language or in one."""
        for code in self._ranking.languages if only is None else (only,):
            stem = self._stemming.stems([word], code)[0]
            form = Form((stem,), weight)
            if self._ranking.places(code, form):
                piece.content.forms.setdefault(code, []).append(form)
            piece.stems.setdefault(code, set()).add(stem)

    def _add_as_typed(self, piece: Piece, reader: str) -> None:
        """Add a word as typed, in the languages that have it; in all if none has exactly this form.

        The stem of `table` is that of the Spanish `tablas`, a draw.
        """
        known = self._vocabulary().languages_of(piece.word)
        for code in dict.fromkeys((*known, reader)) if known else self._ranking.languages:
            self._add_forms(piece, piece.word, 1.0, code)
        if piece.word.isdecimal() and len(piece.word) < 6:
            for each in self._ranges:
                if each.low <= int(piece.word) <= each.high:
                    form = Form((f"{each.low}{RANGE_SIGN}{each.high}",), RANGE)
                    piece.content.forms.setdefault(each.language, []).append(form)

    def _write_out(self, piece: Piece) -> bool:
        """Add the words that an abbreviation stands for; return whether it is one."""
        found = False
        for code, known in self._abbreviations.items():
            for word in known.get(piece.word, ()):
                self._add_forms(piece, word, 1.0, code)
                found = True
        return found

    def _of_number(self, chunk: str) -> Piece | None:
        """Return the unit that an abbreviation after a number stands for, its first meaning and no
        other: `7 min` are minutes, not a minimum."""
        (word,) = fold([chunk])
        piece = Piece(word)
        for code, known in self._abbreviations.items():
            for whole in known.get(word, ())[:1]:
                self._add_forms(piece, whole, 1.0, code)
        return piece if piece.stems else None

    def _is_known(self, piece: Piece) -> bool:
        """Whether texts or terms have the word or its stem; short stems don't count."""
        return _is_printed(piece, self._vocabulary()) or any(
            len(stem) >= SHORT_STEM and self._vocabulary().has_stem(code, stem)
            for code, stems in piece.stems.items()
            for stem in stems
        )

    def _is_everyday(self, piece: Piece) -> bool:
        """Whether this is a form of a word that the texts just happen to lack."""
        return any(
            not stems.isdisjoint(self._everyday_stems.get(code, ()))
            for code, stems in piece.stems.items()
        )

    @cached_property
    def _everyday_stems(self) -> dict[str, frozenset[str]]:
        return {
            code: words.union(self._stemming.stems(list(words), code))
            for code, words in EVERYDAY_WORDS.items()
        }

    def _meant_by_keys(self, chunk: str) -> list[Piece]:
        """Return the words in the other keyboard layout, if all of them are known."""
        meant = other_layout(chunk)
        if not all(letter.isalnum() for letter in meant):
            return []
        words = fold([token.word for token in tokens(meant)])
        pieces = [Piece(word, word in STOP_WORDS) for word in words]
        for piece in pieces:
            self._add_forms(piece, piece.word, 1.0)
        if all(piece.stop for piece in pieces):
            return []
        return pieces if all(piece.stop or self._is_known(piece) for piece in pieces) else []

    def _complete(self, piece: Piece) -> None:
        """Add the completions of an unfinished word as forms."""
        for code in self._ranking.languages:
            words = self._vocabulary().completions(piece.word, code)
            stems = dict.fromkeys(self._stemming.stems(words, code))
            if stems:
                form = Form(tuple(stems), PREFIX, any_of=True)
                piece.content.forms.setdefault(code, []).append(form)
                piece.stop = False

    def _repair(self, piece: Piece, reader: str, repairs: list[Repair]) -> None:
        """Replace an unknown word by the nearest known ones, by two words, or by completions."""
        near = self._vocabulary().repairs(piece.word, reader)
        meant = [known for known in near if known.word not in STOP_WORDS]
        if meant:
            used = self._likeliest(piece.word, meant, reader)
            for known in meant:
                if known.word in used:
                    self._add_forms(piece, known.word, REPAIR, known.language)
            repairs.append(Repair(piece.word, used))
        elif near:
            piece.stop = True
        elif parts := self._vocabulary().parts(piece.word):
            for code in self._ranking.languages:
                stems = tuple(self._stemming.stems(parts, code))
                forms = piece.content.forms.setdefault(code, [])
                forms += [Form(stems, REPAIR), Form(stems, PART, any_of=True)]
            repairs.append(Repair(piece.word, parts))
        elif len(piece.word) > 2:
            self._complete(piece)

    def _doubt(self, piece: Piece, reader: str) -> None:
        """Add words one edit away as forms of a word of which only the stem is known."""
        for known in self._vocabulary().repairs(piece.word, reader, most_edits=1):
            if known.language and len(piece.word) > LEAST_DOUBTED:
                self._add_forms(piece, known.word, REPAIR, known.language)

    def _likeliest(self, typed: str, near: Sequence[KnownWord], reader: str) -> tuple[str, ...]:
        """Return the few of equally near words that a reader of that language most likely meant."""

        def unlikely(known: KnownWord) -> tuple[bool, bool, int]:
            (stem,) = self._stemming.stems([known.word], known.language)
            often = len(self._ranking.places(known.language, Form((stem,))))
            return known.language != reader, known.word[0] != typed[0], -often

        ordered = dict.fromkeys(known.word for known in sorted(near, key=unlikely))
        return tuple(ordered)[:MOST_REPAIRS]

    def _units(self, pieces: list[Piece]) -> tuple[list[Unit], dict[int, float]]:
        """Group pieces into units that are terms of several words, and add synonyms.

        Also return, for each concept, its share of the query. Stop words count only if there is
        nothing else.
        """
        content = [piece for piece in pieces if not piece.stop] or pieces
        found = self._matching.matches([piece.stems for piece in content])
        idf = [self._ranking.word_total(piece.content) or UNKNOWN_IDF for piece in content]
        concepts = {
            concept: sum(idf[place] * share for place, share in places.items()) / sum(idf)
            for concept, places in found.partly.items()
        }
        units: list[Unit] = []
        taken: set[int] = set()
        for places in sorted(found.whole, key=lambda each: (-len(each), max(each) - min(each))):
            if len(places) > 1 and taken.isdisjoint(places):
                taken.update(places)
                unit = Unit([content[place].content for place in sorted(places)])
                self._lend(unit.forms, found.whole[places])
                units.append(unit)
            elif len(places) == 1:
                (place,) = places
                self._lend(content[place].content.forms, found.whole[places])
        units.extend(
            Unit([piece.content]) for place, piece in enumerate(content) if place not in taken
        )
        return units, concepts

    def _lend(self, forms: dict[str, list[Form]], concepts: Mapping[int, float]) -> None:
        """Add the terms of concepts, weighted by how fully each was matched."""
        for number, whole in concepts.items():
            weight = NAME if self._matching.is_name(number) else GLOSSARY
            for code, terms in self._matching.terms(number).items():
                known = forms.setdefault(code, [])
                said = {form.stems for form in known}
                for term in terms:
                    if term.stems and term.stems not in said:
                        said.add(term.stems)
                        weighed = weight * min(whole, term.whole)
                        known.append(Form(term.stems, weighed, lent=True))


def _is_printed(piece: Piece, vocabulary: Vocabulary) -> bool:
    """Whether the texts have the word as it was typed; numbers are looked up apart."""
    return piece.word[0].isdigit() or vocabulary.has(piece.word)


def _asked(
    pieces: Sequence[Piece], units: Sequence[Unit], meanings: SameMeanings
) -> list[AskedWord]:
    """Return what each word may be in a question."""
    is_described = sum(not piece.stop for piece in pieces) >= LEAST_DESCRIBED
    wholes = {id(word): unit.forms for unit in units for word in unit.words}
    return [
        asked_word(
            piece.stems,
            (piece.content.forms, wholes.get(id(piece.content), {})),
            meanings if is_described else None,
            is_stop=piece.stop,
        )
        for piece in pieces
    ]
