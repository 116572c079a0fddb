"""The bundled editions paired as if nothing were known, against the alignment made by hand."""

from __future__ import annotations

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


@pytest.fixture(scope="module")
def bundled() -> Library:
    return read_library(resources_folder() / "rules")


@pytest.fixture(scope="module")
def concepts():
    return glossary_concepts(read_glossary(resources_folder() / "glossary"))


@pytest.mark.parametrize(("old", "new"), tuple(combinations(EDITIONS, 2)))
def test_editions_in_two_languages_are_paired_by_meaning(bundled, concepts, old, new):
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
    assert right / len(wanted) >= FLOOR
