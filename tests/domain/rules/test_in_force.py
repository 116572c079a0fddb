"""A section named in one edition is read in the edition in force on a day."""

from __future__ import annotations

import msgspec

from judgekit.domain.rules.alignment import AlignmentGroup
from judgekit.domain.rules.in_force import in_force
from judgekit.domain.shared.rule_reference import RuleReference
from tests.builders import document, library, section

OLD, NEW = "mtr-en-2019-05-03", "mtr-en-2026-02-27"
PLAYS = AlignmentGroup({OLD: "2.5", NEW: "2.4"})
LIBRARY = library(
    document(OLD, section("2.5", "End of Match"), section("3.17", "Gone")),
    document(NEW, section("2.4", "End of Match"), section("2.5", "Another")),
    groups=(PLAYS,),
)


def test_a_section_follows_its_meaning_into_the_edition_of_the_day():
    asked = RuleReference(OLD, "2.5")
    assert in_force(LIBRARY, asked, "2026-03-01") == RuleReference(NEW, "2.4")
    assert in_force(LIBRARY, asked, "2025-03-01") == asked


def test_what_the_edition_of_the_day_lacks_stays_where_it_was():
    gone = RuleReference(OLD, "3.17")
    assert in_force(LIBRARY, gone, "2026-03-01") == gone


def test_a_section_of_an_unknown_document_stays():
    unknown = RuleReference("mtr-en-1999-01-01", "1")
    assert in_force(LIBRARY, unknown, "2026-03-01") == unknown


def test_a_text_that_is_only_a_part_is_no_edition():
    part = document("cr104-es-2018-07-13", section("104", "Ending"))
    texts = library(msgspec.structs.replace(part, part="104"))
    place = RuleReference(part.id, "104")
    assert in_force(texts, place, "2026-03-01") == place


def test_of_newer_editions_of_one_date_that_of_the_own_language_supersedes():
    old, own = document(OLD, section("1", "A")), document(NEW, section("1", "A"))
    other = document(NEW.replace("-en-", "-es-"), section("1", "A"))
    assert library(old, other, own).superseded_by(old) == own
    assert library(old, other).superseded_by(old) == other
    assert library(old, other, own).superseded_by(other) is None
