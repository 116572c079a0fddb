"""Read the bundled catalogue of infractions: one file per entry."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from judgekit.domain.infractions.policy import (
    Catalogue,
    EditionTitle,
    Entry,
    NoInfraction,
    Outcome,
    PolicyLevel,
    Question,
    Topic,
    Words,
)
from judgekit.domain.infractions.upgrade import ReasonCode
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.search.phrases.phrasing_words import AlikeWords
from judgekit.search.phrases.phrasings import Phrasings
from judgekit.search.phrases.translation import SameWords
from judgekit.storage.files.resource_file import read_resource


class WordGroups(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Folded words of a language, in groups of synonyms and of related words; the prefixes of words
    that express intent."""

    same: tuple[tuple[str, ...], ...]
    near: tuple[tuple[str, ...], ...]
    intent: tuple[str, ...]


class Questions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """File of questions: all of them, and the first one of each level."""

    first: dict[PolicyLevel, str]
    questions: tuple[Question, ...]


def read_catalogue(folder: Path) -> Catalogue:
    """Read the catalogue in `folder`; raises EnvironmentFailure if a file is missing or damaged."""
    questions = read_resource(folder / "questions.json", Questions)
    asking = read_resource(folder / "asking.json", dict[str, tuple[str, ...]])
    return Catalogue(
        editions=read_resource(folder / "editions.json", tuple[EditionTitle, ...]),
        entries=tuple(
            _likeliest_first(
                read_resource(folder / "entries" / f"{entry}.json", Entry), asking.get(entry, ())
            )
            for entry in read_resource(folder / "order.json", tuple[str, ...])
        ),
        no_infractions=read_resource(folder / "no-infraction.json", tuple[NoInfraction, ...]),
        topics=read_resource(folder / "topics.json", tuple[Topic, ...]),
        questions=questions.questions,
        first_questions=questions.first,
        reasons=_reasons(folder / "reasons.json"),
        outcomes=read_resource(folder / "outcomes.json", tuple[Outcome, ...]),
    )


def _likeliest_first(entry: Entry, asked_first: Sequence[str]) -> Entry:
    """Return the entry with its circumstances in the order of asking: those that most often hold
    come first."""
    order = {name: at for at, name in enumerate(asked_first)}
    asked = sorted(entry.circumstances, key=lambda each: order.get(each.name, len(order)))
    return msgspec.structs.replace(entry, circumstances=tuple(asked))


def _reasons(path: Path) -> dict[str, Words]:
    """Read the wording of every reason that a penalty can have."""
    reasons = read_resource(path, dict[str, Words])
    missing = [code for code in ReasonCode if code not in reasons]
    if missing:
        raise EnvironmentFailure(FailureReason.TEXT_DAMAGED, str(path), ", ".join(missing))
    return reasons


def read_phrasings(folder: Path, catalogue: Catalogue) -> dict[str, Phrasings]:
    """Read the phrasings judges use, by entry id and, for cases that are no infraction, by `none-`
    and their id; raises EnvironmentFailure as `read_catalogue` does."""
    names = [entry.id for entry in catalogue.entries]
    names += [f"none-{case.id}" for case in catalogue.no_infractions]
    return {name: read_resource(folder / "phrasings" / f"{name}.json", Phrasings) for name in names}


def read_alike_words(folder: Path) -> dict[str, AlikeWords]:
    """Read the synonyms and related words of each language; raises EnvironmentFailure as
    `read_catalogue` does."""
    return {
        language: AlikeWords(_heads(groups.same), _heads(groups.near), groups.intent)
        for language, groups in read_resource(
            folder / "alike-words.json", dict[str, WordGroups]
        ).items()
    }


def read_same_words(folder: Path) -> tuple[SameWords, ...]:
    """Read the words that mean the same in all languages; raises EnvironmentFailure as
    `read_catalogue` does."""
    return read_resource(folder / "same-words.json", tuple[dict[str, tuple[str, ...]], ...])


def _heads(groups: tuple[tuple[str, ...], ...]) -> dict[str, str]:
    return {word: group[0] for group in groups for word in group}
