"""Facts of change: what is known to have happened to a section since an edition."""

from __future__ import annotations

import datetime

import msgspec
import pytest

from judgekit.domain.rules.changes import (
    Change,
    ChangedSection,
    Importance,
    KnownChanges,
    NumberToday,
)
from judgekit.domain.rules.citation import cite
from judgekit.domain.rules.query import Query
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.system.resources import locale_folder
from judgekit.views.words.editions import citation_text
from judgekit.views.words.words import Words
from tests.builders import document, section
from tests.builders import library as library_of

EN, ES = "mtr-en-2019-05-03", "mtr-es-2021-07-23"


def change(since: str, importance: Importance = Importance.RULING, after: str = "") -> Change:
    return Change(since, importance, {"en": "Something."}, "a text", after)


KNOWN = KnownChanges(
    "mtr",
    "2026-02-27",
    (
        ChangedSection(
            "End",
            {"2019-05-03": "2.5", "2023-11-13": "2.4"},
            (
                change("2019-07-12"),
                change("2020-07-03", Importance.WORDING),
                change("2023-11-13", after="2022-03-07"),
            ),
        ),
        ChangedSection("Dice", {"2021-07-23": "3.9"}),
        ChangedSection("Shuffling", {"2019-05-03": "3.9", "2021-07-23": "3.10"}),
    ),
)


def test_only_later_changes_that_matter_are_counted() -> None:
    then = KNOWN.since(document(EN), "2.5")
    later = KNOWN.since(document(ES), "2.5")
    assert [each.since for each in then.changes] == ["2019-07-12", "2023-11-13"]
    assert [each.since for each in later.changes] == ["2023-11-13"]
    assert (then.reworded, later.reworded) == (True, False)
    assert (then.number, then.number_now) == ("2.5", "2.4")


def test_a_number_means_the_section_that_had_it_in_that_edition() -> None:
    assert KNOWN.since(document(EN), "3.9").number_now == "3.10"
    assert KNOWN.since(document(ES), "3.9").number_now == "3.9"


def test_a_sub_heading_shares_the_facts_of_its_section() -> None:
    assert KNOWN.since(document(EN), "2.5#Examples") == KNOWN.since(document(EN), "2.5")


@pytest.mark.parametrize(
    ("document_id", "ref"),
    [(EN, "9.9"), ("jar-en-2019-05-03", "2.5"), ("mtr-en-2026-06-01", "2.4")],
)
def test_of_what_is_not_known_nothing_is_said(document_id: str, ref: str) -> None:
    assert KNOWN.since(document(document_id), ref) is None


def test_the_bundled_facts_cover_every_numbered_section_of_the_bundled_editions(library):
    known = library.known_changes("mtr")
    for text in library.editions("mtr"):
        numbered = [each.ref for each in text.sections if each.level == 2 and "." in each.ref]
        assert numbered
        assert [ref for ref in numbered if known.since(text, ref) is None] == []


def test_every_bundled_fact_has_its_date_and_source(library):
    known = library.known_changes("mtr")
    for each in (each for changed in known.sections for each in changed.changes):
        assert each.source
        assert each.what["en"]
        assert datetime.date.fromisoformat(each.since).isoformat() <= known.known_until
        assert each.after < each.since


def test_a_number_that_no_text_has_is_absent_and_its_parts_are_told() -> None:
    part = document("cr104-es-2018-07-13", section("104", "Fin"), section("104.3a", None, "Texto"))
    both = library_of(
        document(EN, section("2.6", "Time")), msgspec.structs.replace(part, part="104")
    )
    absent = both.absent_number(Query("702.19b", number="702.19b"))
    assert (absent.number, [each.id for each in absent.parts]) == ("702.19b", [part.id])
    assert both.absent_number(Query("3.99", number="3.99")).parts == ()
    assert both.absent_number(Query("2.6", number="2.6")) is None
    assert both.absent_number(Query("104.3", number="104.3", typing=True)) is None
    assert both.absent_number(Query("time", words=("time",))) is None


REMOVED = KnownChanges(
    "mtr",
    "2026-02-27",
    (
        ChangedSection("End", {"2019-05-03": "2.5", "2021-07-23": "2.5", "2023-11-13": "2.4"}),
        ChangedSection(
            "Stickers",
            {"2023-11-13": "3.18", "2024-08-26": ""},
            (change("2023-11-13"), change("2024-08-26")),
        ),
    ),
)


def test_a_section_that_came_and_went_is_told_by_its_number() -> None:
    stickers = REMOVED.of_later_section("3.18")
    assert [each.since for each in stickers.all_changes] == ["2023-11-13", "2024-08-26"]
    assert (stickers.number_now, stickers.number_since) == ("", "2024-08-26")
    assert REMOVED.of_later_section("2.5") is None
    assert REMOVED.of_later_section("") is None


def test_a_citation_has_both_numbers_where_there_are_two() -> None:
    rules = library_of(
        document(EN, section("2.5", "End"), section("2.6", "Time")), changes=(KNOWN,)
    )
    renumbered = cite(rules, RuleReference(EN, "2.5"))
    assert (renumbered.number_now, renumbered.number_since) == ("2.4", "2023-11-13")
    assert cite(rules, RuleReference(EN, "2.6")).number_now is None
    english = Words(locale_folder(), "en")
    assert citation_text(renumbered, english) == (
        "MTR 2.5 (2.4 since 13 November 2023) End, English, effective 3 May 2019"
    )


SWAPPED = KnownChanges(
    "mtr",
    "2026-02-27",
    (
        ChangedSection("Conceding", {"2019-05-03": "2.4", "2023-11-13": "2.5"}),
        ChangedSection("End", {"2019-05-03": "2.5", "2023-11-13": "2.4"}),
        *KNOWN.sections[1:],
    ),
)


def test_a_number_that_another_section_has_now_is_told_with_where_that_one_stands() -> None:
    old, middle, new = document(EN), document(ES), document("mtr-en-2024-05-03")
    assert SWAPPED.number_today(old, "2.4") == NumberToday("2.4", "End", "2023-11-13", "2.5")
    assert SWAPPED.number_today(old, "3.9") == NumberToday("3.9", "Dice", "2021-07-23")
    assert SWAPPED.number_today(middle, "3.9") is None
    assert SWAPPED.number_today(new, "2.4") is None
    assert SWAPPED.number_today(old, "9.9") is None


def test_the_sections_that_have_a_number_today_stand_in_the_older_texts() -> None:
    texts = [
        document(name, section("2.4", "One"), section("2.5", "Other"))
        for name in (EN, ES, "mtr-en-2024-05-03")
    ]
    known = library_of(*texts, changes=(SWAPPED,))
    assert known.numbered_today("2.4") == (RuleReference(EN, "2.5"), RuleReference(ES, "2.5"))
    assert known.numbered_today("9.9") == ()
