"""Make the index of what judges say of the infractions of one level, to be kept."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain

from judgekit.domain.infractions.policy import Catalogue, Entry, PolicyLevel
from judgekit.domain.shared.languages import LANGUAGES
from judgekit.search.phrases.kept_phrases import KeptInfractions, KeptPhrases
from judgekit.search.phrases.likelihoods import kept_likelihoods, pieces
from judgekit.search.phrases.phrase_making import PhraseMaking, Phrasing
from judgekit.search.phrases.phrasing_words import AlikeWords, WordReader
from judgekit.search.phrases.phrasings import Phrasings

CASE = "none-"
"""Prefix of the id of a case that is no infraction."""
WHOLENESS_OF_CASE = 0.2
"""A case is like an infraction but for what excuses it: unless that is said too, it counts less."""


def kept_infractions(
    catalogue: Catalogue,
    phrasings: Mapping[str, Phrasings],
    alike: Mapping[str, AlikeWords],
    level: PolicyLevel,
) -> KeptInfractions:
    """Read all that is said in any language, one after the other; takes most of a second."""
    phrases: dict[str, KeptPhrases] = {}

    def all_said() -> Iterator[tuple[str, Iterable[str]]]:
        """Yield every phrasing's text and features; those of words carry their language."""
        for language in LANGUAGES:
            texts = list(_texts(catalogue, phrasings, level, language))
            making = PhraseMaking(texts, reader_of(language, alike))
            phrases[language] = making.kept()
            for said in making.read:
                features = (language + each for each in said.features)
                yield said.text, chain(features, pieces(said.words))

    likelihoods = kept_likelihoods(all_said())
    return KeptInfractions(phrases, likelihoods)


def reader_of(language: str, alike: Mapping[str, AlikeWords]) -> WordReader:
    """Return what reads the words of a language."""
    return WordReader(language, alike.get(language, AlikeWords()))


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
