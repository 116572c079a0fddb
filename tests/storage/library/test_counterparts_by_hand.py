"""Counterparts that somebody set: they outlive their base, and join those of another computer."""

from __future__ import annotations

import os

import pytest

from judgekit.domain.rules.document_import import (
    DocumentKind,
    DocumentRefused,
    GivenFacts,
    RefusalReason,
)
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.storage.library.library_archive import LARGEST_ARCHIVE
from tests.small_documents import rules_file
from tests.storage.library.test_carried_library import Laptop, carried

FIRST, SECOND, THIRD = "mtr-en-2024-05-01", "mtr-en-2025-01-10", "mtr-en-2026-02-27"
DATES = {FIRST: "May 1, 2024", SECOND: "January 10, 2025", THIRD: "February 27, 2026"}


def laptop(folder, *documents, minute: int = 0) -> Laptop:
    folder.mkdir()
    made = Laptop(folder, minute)
    for each in documents:
        assert made.has(rules_file(folder, DATES[each])) == each
    return made


def across(where: Laptop, document: str, ref: str, other: str) -> str | None:
    alignment = where.rules.library().alignment
    return alignment.counterpart(RuleReference(document, ref), other).ref


def test_a_counterpart_in_an_edition_that_is_no_base_is_set_through_the_base(tmp_path):
    here = laptop(tmp_path / "here", FIRST, SECOND, THIRD)
    assert here.imports.set_counterpart(RuleReference(THIRD, "1.2"), FIRST, "2.1")
    assert across(here, THIRD, "1.2", FIRST) == "2.1"
    assert across(here, THIRD, "1.2", SECOND) == "2.1"


def test_what_has_no_counterpart_can_be_told_so_and_nothing_changes(tmp_path):
    here = laptop(tmp_path / "here", FIRST, SECOND)
    before = here.rules.library().alignment.groups
    assert here.imports.set_counterpart(RuleReference(SECOND, "9.9"), FIRST, None)
    assert here.rules.library().alignment.groups == before


def test_a_text_that_was_not_imported_takes_no_counterpart(tmp_path):
    here = laptop(tmp_path / "here", FIRST)
    assert not here.imports.set_counterpart(RuleReference("mtr-xx", "1.1"), FIRST, "1.1")
    assert not here.imports.set_counterpart(RuleReference(FIRST, "1.1"), "mtr-xx", "1.1")


def test_work_by_hand_goes_on_to_the_next_base_when_the_base_is_removed(tmp_path):
    here = laptop(tmp_path / "here", FIRST, SECOND, THIRD)
    here.imports.set_counterpart(RuleReference(THIRD, "1.1"), SECOND, "2.1")
    here.imports.set_counterpart(RuleReference(THIRD, "2.4"), SECOND, None)
    assert here.imports.remove(SECOND)
    assert across(here, THIRD, "1.1", FIRST) == "2.1"
    assert across(here, THIRD, "2.4", FIRST) is None
    assert across(here, THIRD, "1.2", FIRST) == "1.2"


def test_removing_what_no_other_was_compared_with_leaves_them_as_they_are(tmp_path):
    here = laptop(tmp_path / "here", FIRST, SECOND, THIRD)
    here.imports.set_counterpart(RuleReference(SECOND, "1.1"), FIRST, "2.1")
    assert here.imports.remove(THIRD)
    assert across(here, SECOND, "1.1", FIRST) == "2.1"
    assert not here.imports.remove(THIRD)
    assert not here.imports.remove("mtr-xx")


def test_what_was_set_on_another_computer_is_taken_over_and_what_was_set_here_stays(tmp_path):
    there = laptop(tmp_path / "there", FIRST, SECOND)
    here = laptop(tmp_path / "here", FIRST, SECOND, minute=30)
    there.imports.set_counterpart(RuleReference(SECOND, "1.2"), FIRST, "2.1")
    there.imports.set_counterpart(RuleReference(SECOND, "2.4"), FIRST, None)
    here.imports.set_counterpart(RuleReference(SECOND, "1.2"), FIRST, None)

    brought = here.imports.bring(carried(there, tmp_path / "all"))

    assert set(brought.stayed) == {FIRST, SECOND}
    assert across(here, SECOND, "1.2", FIRST) is None
    assert across(here, SECOND, "2.4", FIRST) is None
    assert across(here, SECOND, "1.1", FIRST) == "1.1"


def test_bringing_what_was_compared_with_another_base_changes_nothing_here(tmp_path):
    there = laptop(tmp_path / "there", FIRST, THIRD)
    here = laptop(tmp_path / "here", FIRST, SECOND, THIRD, minute=30)
    there.imports.set_counterpart(RuleReference(THIRD, "1.2"), FIRST, "2.1")
    before = here.rules.library().alignment.groups
    here.imports.bring(carried(there, tmp_path / "all"))
    assert here.rules.library().alignment.groups == before


def test_a_library_larger_than_any_is_refused_before_it_is_read(tmp_path):
    here = laptop(tmp_path / "here")
    with (tmp_path / "all").open("wb") as file:
        os.truncate(file.fileno(), LARGEST_ARCHIVE + 1)
    with pytest.raises(DocumentRefused) as refused:
        here.imports.bring(tmp_path / "all")
    assert refused.value.reason is RefusalReason.NOT_A_LIBRARY


def test_a_document_that_was_removed_can_not_be_read_again(tmp_path):
    here = laptop(tmp_path / "here", FIRST)
    here.imports.remove(FIRST)
    with pytest.raises(EnvironmentFailure) as failed:
        here.imports.read_again(FIRST)
    assert failed.value.reason is FailureReason.FILE_UNREADABLE


def test_a_document_that_was_being_replaced_when_the_program_was_killed_is_put_back(tmp_path):
    here = laptop(tmp_path / "here", FIRST)
    library = tmp_path / "here" / "library"
    (library / FIRST).rename(library / f".old-{FIRST}")
    assert here.ids() == {FIRST}
    assert [each.name for each in library.iterdir()] == [FIRST]


def test_what_replaced_a_document_before_the_program_was_killed_stays(tmp_path):
    here = laptop(tmp_path / "here", FIRST)
    library = tmp_path / "here" / "library"
    (library / f".old-{FIRST}").mkdir()
    assert here.ids() == {FIRST}
    assert [each.name for each in library.iterdir()] == [FIRST]


def test_bringing_what_is_here_already_with_its_counterparts_changes_nothing(tmp_path):
    there = laptop(tmp_path / "there", FIRST, SECOND)
    here = laptop(tmp_path / "here", FIRST, SECOND, minute=30)
    before = here.rules.library().alignment.groups
    here.imports.bring(carried(there, tmp_path / "all"))
    assert here.rules.library().alignment.groups == before


def house_rules(folder, title: str):
    path = folder / f"{title}.md"
    text = f"# {title}\n\n## 1. Doors\n\n### 1.1 Opening\n\nDoors of the hall open at nine.\n"
    path.write_text(text, encoding="utf-8")
    return path


def test_documents_of_no_known_kind_are_told_apart_by_their_titles(tmp_path):
    here = laptop(tmp_path / "here")
    other = GivenFacts(kind=DocumentKind.OTHER, language="en", date="2026-02-27")
    ids = [
        here.imports.keep(here.imports.propose(house_rules(tmp_path, title), other)).id
        for title in ("House Rules", "Stage Rules", "Door Rules", "House Rules")
    ]
    assert ids[3] == ids[0]
    assert len(set(ids)) == 3
    assert here.ids() == set(ids)


def test_what_was_set_is_put_back_unless_something_else_was_set_since(tmp_path):
    here = laptop(tmp_path / "here", FIRST, SECOND)
    first = here.imports.set_counterpart(RuleReference(SECOND, "1.1"), FIRST, "2.1")
    later = here.imports.set_counterpart(RuleReference(SECOND, "1.2"), FIRST, "2.4")
    assert first is not None
    assert later is not None
    assert not here.imports.put_back_counterpart(first)
    assert across(here, SECOND, "1.1", FIRST) == "2.1"

    assert here.imports.put_back_counterpart(later)
    assert here.imports.put_back_counterpart(first)
    assert across(here, SECOND, "1.1", FIRST) == "1.1"
    assert across(here, SECOND, "1.2", FIRST) == "1.2"

    assert here.imports.remove(SECOND)
    assert not here.imports.put_back_counterpart(first)
