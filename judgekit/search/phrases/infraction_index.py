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
    Entry,
    PolicyLevel,
    in_edition,
)
from judgekit.domain.shared.languages import LANGUAGES
from judgekit.search.phrases.likelihoods import Likelihoods, pieces
from judgekit.search.phrases.phrase_index import Found, Meant, PhraseIndex, Phrasing
from judgekit.search.phrases.phrasing_words import AlikeWords
from judgekit.search.phrases.phrasings import Phrasings
from judgekit.search.phrases.translation import SameWords, Translation
from judgekit.search.words.folding import fold, tokens

CASE = "none-"
"""Prefix of the id of a case that is no infraction."""
WHOLENESS_OF_CASE = 0.2
"""A case is like an infraction but for what excuses it: unless that is said too, it counts less."""

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
        catalogue: Catalogue,
        phrasings: Mapping[str, Phrasings],
        alike: Mapping[str, AlikeWords],
        same_words: Sequence[SameWords],
        level: PolicyLevel,
    ) -> None:
        self._intent = tuple(chain.from_iterable(each.intent for each in alike.values()))
        self._named = {entry.number or entry.id: entry.id for entry in catalogue.of_level(level)}
        self._cases = {f"{CASE}{case.id}": case for case in catalogue.no_infractions}
        self._indexes = {
            language: PhraseIndex(
                language,
                list(_texts(catalogue, phrasings, level, language)),
                alike.get(language, AlikeWords()),
            )
            for language in LANGUAGES
        }
        self._likelihoods = Likelihoods(self._all_said())
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
        return tuple(hit for hit in ranked if hit.score >= LEAST_SCORE)[:limit]

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
            for found in self._indexes[language].about(meant):
                hit = self._hit(found, edition)
                if hit is None:
                    continue
                score = certainty * hit.score * (intended if hit.id in INTENTIONAL else 1.0)
                if score > best.get(hit.id, _NOTHING).score:
                    best[hit.id] = msgspec.structs.replace(hit, score=score)
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

    def _all_said(self) -> Iterator[tuple[str, Iterable[str]]]:
        """Yield every phrasing's text and features; those of words carry their language."""
        for language, index in self._indexes.items():
            for text, words, features in index.phrasings_read():
                yield text, chain((language + each for each in features), pieces(words))

    def _hit(self, found: Found, edition: Edition) -> PolicyHit | None:
        case = self._cases.get(found.id)
        if case is None:
            return PolicyHit(found.id, found.score, "", found.phrasing)
        if not in_edition(case.editions, edition):
            return None
        return PolicyHit(NONE, found.score, case.id, found.phrasing)


class Asked(NamedTuple):
    """What is looked for in one language, with the certainty that it is meant; whether the texts
    that come nearest to it are looked for too."""

    language: str
    meant: Sequence[Meant]
    certainty: float
    described: bool = True


_NOTHING = PolicyHit("", 0.0)


def _texts(
    catalogue: Catalogue,
    phrasings: Mapping[str, Phrasings],
    level: PolicyLevel,
    language: str,
) -> Iterable[Phrasing]:
    entries = catalogue.of_level(level)
    for entry in entries:
        said = (
            entry.name.said(language),
            *phrasings[entry.id].get(language, ()),
            *_told_elsewhere(entries, entry, language),
        )
        yield Phrasing(entry.id, _body(entry, language), said)
    for case in catalogue.no_infractions:
        if not case.levels or level in case.levels:
            name = f"{CASE}{case.id}"
            body = (case.name.said(language), case.reason.said(language))
            said = (case.name.said(language), *phrasings[name].get(language, ()))
            yield Phrasing(name, body, said, WHOLENESS_OF_CASE)


def _told_elsewhere(entries: Iterable[Entry], entry: Entry, language: str) -> Iterable[str]:
    """What other entries say is this one instead."""
    for other in entries:
        for case in other.not_counted:
            if case.instead == entry.id:
                yield case.text.said(language)


def _body(entry: Entry, language: str) -> tuple[str, ...]:
    points = (*entry.counts, *entry.situations)
    return (
        entry.name.said(language),
        entry.summary.said(language),
        *(point.text.said(language) for point in points),
    )
