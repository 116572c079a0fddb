"""Documents that are added to an index are found as if it had been made with them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from judgekit.domain.rules.alignment import AlignmentGroup
from judgekit.domain.rules.glossary import Glossary, GlossaryEntry
from judgekit.domain.rules.library import Library
from judgekit.domain.rules.section_questions import SectionQuestions
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.search.queries.parsing import parse_query
from judgekit.storage.index.rules_index import IndexSources, RulesIndex
from tests.builders import document, library, section, table

OLD, NEW = "mtr-en-2019-05-03", "mtr-en-2024-01-01"
CR, FRENCH = "cr-en-2024-01-01", "jar-fr-2022-02-02"
FIRST = document(
    OLD,
    section("2", "Tournament Mechanics"),
    section("2.6", "Time Extensions", "A judge grants time.", "A deck check takes longer."),
    section("2.8", "Deck Checks", table(("Level", "Decks"), ("8-16", "10 percent"))),
)
SECOND = document(
    NEW,
    section("2.5", "Time Extensions", "A judge who pauses a match grants minutes."),
    section("2.7", "Deck Checks", table(("Level", "Decks"), ("9-32", "20 percent"))),
)
THIRD = document(CR, section("702.19", "Trample", "Extra damage may be assigned."))
FOURTH = document(FRENCH, section("1", "Arbitres", "Les arbitres répondent aux joueurs."))
GROUPS = (AlignmentGroup({OLD: "2.6", NEW: "2.5"}), AlignmentGroup({OLD: "2.8", NEW: "2.7"}))
GLOSSARY = Glossary(
    (GlossaryEntry("extra", {"en": ("prorogation",)}, {"en": "More time."}, (f"{OLD} 2.6",)),)
)
QUESTIONS = (
    SectionQuestions(RuleReference(OLD, "2.6"), {"en": ("can we get those back",)}),
    SectionQuestions(
        RuleReference(FRENCH, "1"), {"fr": ("qui me répond",), "en": ("somebody to ask",)}
    ),
)
MEANINGS = ({"en": ("back", "returned")},)
QUERIES = (
    *("somebody to ask", "are they returned by somebody", "qui me répond"),
    *("time extension", "deck check", "prorogation", "minutes", "trample", "damage", "joueur"),
    *("10", "20", "2.7", "702.19", "extnesion", "trampel", "gra", "percent judge"),
)


def sources(grown: Library, *added: str, base: str = "bundled") -> IndexSources:
    return IndexSources(grown, GLOSSARY, (), base, added, QUESTIONS, MEANINGS)


def answers(index: RulesIndex) -> list[object]:
    found = [index.search(parse_query(each), reader="en") for each in QUERIES]
    return [msgspec.structs.replace(each, took_ms=0.0) for each in found]


@pytest.fixture
def small(tmp_path) -> Path:
    path = tmp_path / "index"
    RulesIndex.create(path, sources(library(FIRST)), "1", lambda _: None).close()
    return path


def test_it_answers_as_one_made_anew(small):
    grown = library(FIRST, SECOND, THIRD, FOURTH, groups=GROUPS)
    extended = RulesIndex.extended(small, sources(grown, "a", "b", "c"), "2", lambda _: None)
    anew = RulesIndex.create(None, sources(grown, "a", "b", "c"), "2", lambda _: None)
    assert answers(extended) == answers(anew)
    extended.close()


def test_what_was_asked_of_an_edition_finds_its_counterpart_in_an_added_one(small):
    grown = library(FIRST, SECOND, groups=GROUPS)
    extended = RulesIndex.extended(small, sources(grown, "a"), "2", lambda _: None)
    first = extended.search(parse_query("can we get those back"), reader="en").hits[0]
    assert first.reference == RuleReference(NEW, "2.5")
    extended.close()


def test_documents_may_be_added_one_after_another(small):
    two = library(FIRST, SECOND, groups=GROUPS)
    RulesIndex.extended(small, sources(two, "a"), "2", lambda _: None).close()
    three = library(FIRST, SECOND, THIRD, groups=GROUPS)
    extended = RulesIndex.extended(small, sources(three, "a", "b"), "3", lambda _: None)
    anew = RulesIndex.create(None, sources(three, "a", "b"), "3", lambda _: None)
    assert answers(extended) == answers(anew)
    extended.close()
    assert RulesIndex.open(small, "3").library().documents == three.documents


def test_made_again_with_nothing_new_it_has_each_later_document_once(small):
    for stamp in ("2", "3"):
        RulesIndex.extended(small, sources(library(FIRST)), stamp, lambda _: None).close()
    two = library(FIRST, SECOND, groups=GROUPS)
    for stamp in ("4", "5"):
        RulesIndex.extended(small, sources(two, "a"), stamp, lambda _: None).close()
    three = library(FIRST, SECOND, THIRD, groups=GROUPS)
    RulesIndex.extended(small, sources(three, "a", "b"), "6", lambda _: None).close()
    assert RulesIndex.open(small, "6").library().documents == three.documents


@pytest.mark.parametrize(("base", "added"), [("other", ()), ("bundled", ("x", "b"))])
def test_nothing_is_added_to_an_index_of_something_else(small, base, added):
    two = library(FIRST, SECOND, groups=GROUPS)
    RulesIndex.extended(small, sources(two, "a"), "2", lambda _: None).close()
    assert RulesIndex.extended(small, sources(two, *added, base=base), "3", lambda _: None) is None


def test_nothing_is_added_where_there_is_no_index(tmp_path):
    nothing = RulesIndex.extended(tmp_path / "none", sources(library(FIRST)), "1", lambda _: None)
    assert nothing is None


def test_nothing_is_added_to_a_damaged_one(small):
    content = bytearray(small.read_bytes())
    content[len(content) // 2] ^= 1
    small.write_bytes(content)
    assert RulesIndex.extended(small, sources(library(FIRST)), "2", lambda _: None) is None
