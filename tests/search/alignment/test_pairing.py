"""The bundled editions paired as if nothing were known, against the alignment made by hand."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from judgekit.domain.rules.library import Library
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.search.alignment.glossary_terms import glossary_concepts
from judgekit.search.alignment.pairing import paired_sections
from judgekit.storage.library.glossary_file import read_glossary
from judgekit.storage.library.rules_library import read_library
from judgekit.system.resources import resources_folder

FLOOR = 0.97
"""Of the pairs made by hand."""
EDITIONS = ("mtr-en-2019-05-03", "mtr-ru-2019-07-12", "mtr-es-2021-07-23")
PAIRS = tuple(combinations(EDITIONS, 2))
"""A run draws one by its own seed, the nightly run takes all."""


@pytest.fixture(scope="module")
def bundled() -> Library:
    return read_library(resources_folder() / "rules")


@pytest.fixture(scope="module")
def concepts():
    return glossary_concepts(read_glossary(resources_folder() / "glossary"))


def share_paired_rightly(bundled: Library, concepts, old: str, new: str) -> float:
    """The share of the pairs made by hand that are found."""
    before, after = bundled.document(old), bundled.document(new)
    found = {
        pair.new.section.ref: pair.old.section.ref
        for pair in paired_sections(before, after, concepts)
    }
    wanted = {
        section.ref: bundled.alignment.counterpart(RuleReference(new, section.ref), old).ref
        for section in after.sections
    }
    right = sum(found.get(ref) == counterpart for ref, counterpart in wanted.items())
    return right / len(wanted)


def test_two_drawn_editions_in_two_languages_are_paired_by_meaning(bundled, concepts):
    old, new = random.choice(PAIRS)
    assert share_paired_rightly(bundled, concepts, old, new) >= FLOOR, (old, new)


@pytest.mark.nightly
@pytest.mark.parametrize(("old", "new"), PAIRS)
def test_editions_in_two_languages_are_paired_by_meaning(bundled, concepts, old, new):
    assert share_paired_rightly(bundled, concepts, old, new) >= FLOOR
