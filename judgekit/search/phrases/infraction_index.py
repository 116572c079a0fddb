"""Search for infractions in the three languages of the catalogue."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, permutations
from math import inf
from typing import NamedTuple

import msgspec

from judgekit.domain.infractions.advice import PolicyHit
from judgekit.domain.infractions.policy import (
    NONE,
    Catalogue,
    Edition,
    PolicyLevel,
    in_edition,
)
from judgekit.domain.shared.languages import LANGUAGES
from judgekit.search.phrases.infraction_making import CASE, reader_of
from judgekit.search.phrases.kept_phrases import KeptInfractions
from judgekit.search.phrases.likelihoods import Likelihoods, pieces
from judgekit.search.phrases.phrase_index import Meant, PhraseIndex
from judgekit.search.phrases.phrasing_words import AlikeWords
from judgekit.search.phrases.translation import SameWords, Translation
from judgekit.search.words.folding import fold, tokens

INTENTIONAL = frozenset({"ipg-4.7", "ipg-4.8", "jar-serious-cheating"})
"""Infractions that require intent."""
OF_INTENT = (0.85, 1.15, 1.3)
"""Factor on their score for no word of intent, for one, for several: "drew extra card" is no
cheating, "knew it and said nothing" is."""

TRANSLATED = 0.85
"""Factor on what is found in another language, word for word."""
WELL_DESCRIBED = "en"
"""Has the most phrasings: what is said in it is put into other languages for the likelihood alone,
which is quick and brings most of what there is to gain."""

LIKELIHOOD = 0.05
"""Share of the highest score that an infraction loses for each step (of the logarithm) by which it
is less likely than the likeliest."""
RARITY_OF_NONE = 2.0
"""Steps by which a case of no infraction is less likely: there are many of them, and together they
are what a judge seldom looks for."""
PIECE_WEIGHT = 0.6
"""Weight of a piece of a word beside the word's own 1."""

SECTION = re.compile(r"(?:ipg[\s-]*)?(\d\.\d)")
"""All that is typed is a section of the guide: "2.5", "IPG 2.5"."""
NAMED = 2.0
"""Score of an entry that is typed by its section or id, above any that is described."""

MOST_WORDS = 64
LEAST_SCORE = 0.05


class InfractionIndex:
    """Search over the entries of one level."""

    def __init__(
        self,
        kept: KeptInfractions,
        catalogue: Catalogue,
        alike: Mapping[str, AlikeWords],
        same_words: Sequence[SameWords],
        level: PolicyLevel,
    ) -> None:
        """`kept` is what was made of the same catalogue and the same words, for the level."""
        self._intent = tuple(chain.from_iterable(each.intent for each in alike.values()))
        self._named = {entry.number or entry.id: entry.id for entry in catalogue.of_level(level)}
        self._cases = {f"{CASE}{case.id}": case for case in catalogue.no_infractions}
        self._indexes = {
            language: PhraseIndex(phrases, reader_of(language, alike))
            for language, phrases in kept.phrases.items()
        }
        self._likelihoods = Likelihoods(kept.likelihoods)
        self._translations = {
            (source, target): Translation(same_words, source, target, self._indexes)
            for source, target in permutations(LANGUAGES, 2)
        }

    def search(self, words: str, *, edition: Edition, limit: int) -> tuple[PolicyHit, ...]:
        """Return the best hits in any of the languages, each id once; first the one that is typed
        by its section or id."""
        typed = fold([token.word for token in tokens(words)])[:MOST_WORDS]
        of_intent = sum(word.startswith(self._intent) for word in typed)
        intended = OF_INTENT[min(of_intent, len(OF_INTENT) - 1)]
        asked = list(self._asked(typed))
        best = self._described(asked, intended, edition)
        found = self._weighed(best, self._likelihood(asked, typed, edition))
        found |= {hit.id: hit for hit in self._typed_by_name(words)}
        ranked = sorted(found.values(), key=lambda hit: -hit.score)
        errors = self._errors(typed)
        return tuple(
            msgspec.structs.replace(hit, errors=errors) if errors else hit
            for hit in ranked[:limit]
            if hit.score >= LEAST_SCORE
        )

    def _errors(self, typed: Sequence[str]) -> int:
        """Count the typing errors in the only word typed; 0 if any language has it."""
        if len(typed) != 1:
            return 0
        errors = [index.errors(typed[0]) for index in self._indexes.values()]
        return min((each for each in errors if each is not None), default=0)

    def _asked(self, typed: Sequence[str]) -> Iterator[Asked]:
        for language, index in self._indexes.items():
            yield Asked(language, index.meant(typed), 1.0)
        for (source, target), translation in self._translations.items():
            meant = translation.meant(typed)
            yield Asked(target, meant, TRANSLATED, described=source != WELL_DESCRIBED)

    def _described(
        self, asked: Iterable[Asked], intended: float, edition: Edition
    ) -> dict[str, PolicyHit]:
        """Return the best hit for each id by the texts that come nearest."""
        best: dict[str, PolicyHit] = {}
        for language, meant, certainty, described in asked:
            if not described:
                continue
            index = self._indexes[language]
            for found in index.about(meant):
                case = self._cases.get(found.id)
                if case is not None and not in_edition(case.editions, edition):
                    continue
                id_, case_id = (found.id, "") if case is None else (NONE, case.id)
                score = certainty * found.score * (intended if id_ in INTENTIONAL else 1.0)
                if score > best.get(id_, _NOTHING).score:
                    best[id_] = PolicyHit(id_, score, case_id, index.phrasing(found))
        return best

    def _likelihood(
        self, asked: Iterable[Asked], typed: Sequence[str], edition: Edition
    ) -> dict[str, float]:
        """Return how likely each id is by all that is ever said of it, as a logarithm."""
        weights = dict.fromkeys(pieces(typed), PIECE_WEIGHT)
        for language, meant, certainty, _ in asked:
            for meanings in meant:
                for feature, sure in meanings.items():
                    known = language + feature
                    weights[known] = max(certainty * sure, weights.get(known, 0.0))
        likely: dict[str, float] = {}
        for text, told in self._likelihoods.of(weights).items():
            case = self._cases.get(text)
            if case is None:
                likely[text] = told
            elif in_edition(case.editions, edition):
                likely[NONE] = max(told - RARITY_OF_NONE, likely.get(NONE, -inf))
        return likely

    def _weighed(
        self, described: Mapping[str, PolicyHit], likely: Mapping[str, float]
    ) -> dict[str, PolicyHit]:
        """Return the hits with their scores lowered by how unlikely they are."""
        step = LIKELIHOOD * max((hit.score for hit in described.values()), default=0.0)
        likeliest = max(likely.values(), default=0.0)
        return {
            id_: msgspec.structs.replace(
                hit, score=hit.score - step * (likeliest - likely.get(id_, likeliest))
            )
            for id_, hit in described.items()
        }

    def _typed_by_name(self, words: str) -> Iterator[PolicyHit]:
        typed = words.strip().casefold()
        section = SECTION.fullmatch(typed)
        found = self._named.get(section[1] if section else typed)
        if found is not None:
            yield PolicyHit(found, NAMED)


class Asked(NamedTuple):
    """What is looked for in one language, with the certainty that it is meant; whether the texts
    that come nearest to it are looked for too."""

    language: str
    meant: Sequence[Meant]
    certainty: float
    described: bool = True


_NOTHING = PolicyHit("", 0.0)
