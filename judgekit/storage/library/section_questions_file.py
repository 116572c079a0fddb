"""Read the bundled questions that sections answer, and the words of the same meaning."""

from __future__ import annotations

from pathlib import Path

from judgekit.domain.rules.section_questions import SameMeaning, SectionQuestions
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.storage.files.resource_file import read_resource

MEANINGS_FILE = "same-meaning.json"

_Questions = dict[str, dict[str, tuple[str, ...]]]


def read_section_questions(folder: Path) -> tuple[SectionQuestions, ...]:
    """Read every file of questions in `folder`, by name: sections such as `mtr-en-2019-05-03 2.6`.

    Raises EnvironmentFailure if there is none, or one is unreadable or malformed.
    """
    files = sorted(folder.glob("*.json"))
    if not files:
        raise EnvironmentFailure(FailureReason.TEXT_MISSING, str(folder))
    return tuple(
        SectionQuestions(RuleReference(*section.split(" ", 1)), asked)
        for path in files
        for section, asked in read_resource(path, _Questions).items()
    )


def read_same_meanings(folder: Path) -> tuple[SameMeaning, ...]:
    """Read the rows of words in the glossary's folder.

    Raises EnvironmentFailure if the file is missing, unreadable or malformed.
    """
    return read_resource(folder / MEANINGS_FILE, tuple[SameMeaning, ...])
