"""The catalogue of infractions, as it lies in the program's resources: a file an entry."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

from judgekit.domain.infractions.policy import (
    Catalogue,
    EditionTitle,
    Entry,
    NoInfraction,
    PolicyLevel,
    Question,
    Topic,
    Words,
)
from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.storage.said_words import AlikeWords

T = TypeVar("T")

Phrasings = dict[str, tuple[str, ...]]
"""How judges say it, by language."""


class WordGroups(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Folded words of a language in groups that mean the same, and in groups that are near; the
    beginnings of those that speak of intent."""

    same: tuple[tuple[str, ...], ...]
    near: tuple[tuple[str, ...], ...]
    intent: tuple[str, ...]


class Questions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of questions: where each level begins, and all of them."""

    first: dict[PolicyLevel, str]
    questions: tuple[Question, ...]


def read_catalogue(folder: Path) -> Catalogue:
    """The catalogue in `folder`; raises EnvironmentFailure where a file is missing or damaged."""
    questions = _read(folder / "questions.json", Questions)
    return Catalogue(
        editions=_read(folder / "editions.json", tuple[EditionTitle, ...]),
        entries=tuple(
            _read(folder / "entries" / f"{entry}.json", Entry)
            for entry in _read(folder / "order.json", tuple[str, ...])
        ),
        no_infractions=_read(folder / "no-infraction.json", tuple[NoInfraction, ...]),
        topics=_read(folder / "topics.json", tuple[Topic, ...]),
        questions=questions.questions,
        first_questions=questions.first,
        reasons=_read(folder / "reasons.json", dict[str, Words]),
    )


def read_phrasings(folder: Path, catalogue: Catalogue) -> dict[str, Phrasings]:
    """How judges say each entry, by its id, and each case that is no infraction, by `none-` and
    its id; raises EnvironmentFailure as `read_catalogue` does."""
    names = [entry.id for entry in catalogue.entries]
    names += [f"none-{case.id}" for case in catalogue.no_infractions]
    return {name: _read(folder / "phrasings" / f"{name}.json", Phrasings) for name in names}


def read_alike_words(folder: Path) -> dict[str, AlikeWords]:
    """The words of each language that are the same or near in meaning; raises EnvironmentFailure
    as `read_catalogue` does."""
    return {
        language: AlikeWords(_heads(groups.same), _heads(groups.near), groups.intent)
        for language, groups in _read(folder / "alike-words.json", dict[str, WordGroups]).items()
    }


def _heads(groups: tuple[tuple[str, ...], ...]) -> dict[str, str]:
    return {word: group[0] for group in groups for word in group}


def _read(path: Path, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except FileNotFoundError as error:
        raise EnvironmentFailure(FailureReason.TEXT_MISSING, str(path)) from error
    except OSError as error:
        raise EnvironmentFailure(FailureReason.FILE_UNREADABLE, str(path), str(error)) from error
    except UNDECODABLE as error:
        raise EnvironmentFailure(FailureReason.TEXT_DAMAGED, str(path), str(error)) from error
