"""Two editions compared: what is known of the changes, and to whom they matter."""

from __future__ import annotations

from judgekit.domain.rules.alignment import Alignment, AlignmentGroup
from judgekit.domain.rules.changes import Change, ChangedSection, Importance, KnownChanges
from judgekit.domain.rules.library import Library, LibraryFacts
from judgekit.views.rules.edition_comparison import (
    ChangeFilter,
    comparable,
    compare_editions,
    edition_pair,
    pair_of,
    places_in,
)
from tests.builders import document, ref, section

OLD, MIDDLE, NEW = "mtr-en-2019-05-03", "mtr-en-2021-05-03", "mtr-en-2024-05-03"
SPANISH = "mtr-es-2021-07-23"
END, NOTES = "The turn is over once it is passed.", "A player may write down what happens."


def edition(name: str, *texts: tuple[str, str, str]):
    return document(name, *(section(number, title, text) for number, title, text in texts))


FACTS = KnownChanges(
    "mtr",
    "2026-02-27",
    (
        ChangedSection(
            "End",
            {"2019-05-03": "2.5", "2023-11-13": "2.4"},
            (
                Change("2020-01-24", Importance.RULING, {"en": "Passing ends it."}, "texts"),
                Change("2025-11-10", Importance.WORDING, {"en": "Reworded."}, "texts"),
            ),
        ),
    ),
)
LIBRARY = Library(
    (
        edition(OLD, ("2.5", "End", END), ("2.11", "Notes", NOTES)),
        edition(MIDDLE, ("2.5", "End", END), ("2.11", "Notes", NOTES)),
        edition(NEW, ("2.4", "End", END + " Then it ends."), ("2.11", "Notes", NOTES)),
        edition(SPANISH, ("2.5", "Fin", "El turno acaba."), ("2.11", "Notas", "Se puede anotar.")),
        document("cr-en-2024-05-03", section("702", "Keywords", "A keyword is a word.")),
    ),
    Alignment(
        (
            AlignmentGroup({OLD: "2.5", MIDDLE: "2.5", NEW: "2.4", SPANISH: "2.5"}),
            AlignmentGroup({OLD: "2.11", MIDDLE: "2.11", NEW: "2.11", SPANISH: "2.11"}),
        )
    ),
    facts=LibraryFacts(changes=(FACTS,)),
)


def compared(old: str, new: str):
    return compare_editions(LIBRARY, LIBRARY.document(old), LIBRARY.document(new))


def test_a_change_comes_with_what_is_known_of_it_between_the_two_dates():
    (end,) = compared(OLD, NEW).sections
    assert end.refs == ("2.5", "2.4")
    assert [fact.what["en"] for fact in end.facts] == ["Passing ends it."]


def test_in_two_languages_a_section_differs_where_a_change_is_known():
    comparison = compared(SPANISH, NEW)
    assert comparison.across_languages
    assert [(each.refs, each.change.kind) for each in comparison.sections] == [
        (("2.5", "2.4"), "renumbered")
    ]
    older = compared(OLD, SPANISH)
    assert [(each.refs, each.change.kind) for each in older.sections] == [
        (("2.5", "2.5"), "changed")
    ]


def test_filters_leave_what_is_bookmarked_cited_or_matters_for_rulings():
    comparison = compared(OLD, NEW)
    sides = (comparison.old, comparison.new)
    bookmarked = places_in(LIBRARY, [ref("2.5", SPANISH)], sides)
    marked = comparison.marked_for(bookmarked, places_in(LIBRARY, [ref("2.11", OLD)], sides))
    assert [each.refs for each in marked.only(ChangeFilter.BOOKMARKED)] == [("2.5", "2.4")]
    assert [each.refs for each in marked.only(ChangeFilter.RULING)] == [("2.5", "2.4")]
    assert marked.only(ChangeFilter.CITED) == ()


def test_the_newest_edition_is_compared_with_the_one_before_it():
    pair = edition_pair(LIBRARY, LIBRARY.document(OLD))
    assert [each.id for each in pair] == [MIDDLE, NEW]


def test_a_single_translation_is_compared_with_the_newest_original():
    pair = edition_pair(LIBRARY, LIBRARY.document(SPANISH))
    assert [each.id for each in pair] == [SPANISH, NEW]


def test_a_document_that_stands_alone_leaves_the_choice_to_the_others():
    pair = edition_pair(LIBRARY, LIBRARY.document("cr-en-2024-05-03"))
    assert [each.id for each in pair] == [MIDDLE, NEW]
    assert comparable(LIBRARY, LIBRARY.document("cr-en-2024-05-03")) == ()


def test_one_edition_alone_has_nothing_to_compare():
    alone = Library((document(OLD, section("2.5", "End", END)),), Alignment(()))
    assert edition_pair(alone, None) is None


def test_a_chosen_document_is_compared_with_what_took_its_place_or_what_it_took_the_place_of():
    def with_chosen(name: str) -> list[str]:
        return [each.id for each in pair_of(LIBRARY, LIBRARY.document(name))]

    assert with_chosen(OLD) == [OLD, NEW]
    assert with_chosen(NEW) == [MIDDLE, NEW]
    assert with_chosen(SPANISH) == [SPANISH, NEW]
    assert pair_of(LIBRARY, LIBRARY.document("cr-en-2024-05-03")) is None
