"""An index is made whole or not at all, opened when it fits, and tells when it is damaged."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import apsw
import pytest

from judgekit.domain.rules.alignment import AlignmentGroup
from judgekit.domain.rules.glossary import Glossary, GlossaryEntry
from judgekit.domain.rules.search_answer import Mark
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.search.queries.parsing import parse_query
from judgekit.storage.index.rules_index import IndexDamaged, IndexSources, RulesIndex
from tests.builders import document, library, ref, section, table

EN, ES = "mtr-en-2019-05-03", "mtr-es-2021-07-23"
SMALL = library(
    document(
        EN,
        section("2", "Tournament Mechanics"),
        section("2.6", "Time Extensions", "A judge grants time.", "A deck check takes longer."),
        section("2.8", "Deck Checks", table(("Level", "Decks"), ("Regular", "10 percent"))),
    ),
    document(ES, section("2.6", "Extensiones de tiempo", "Un juez concede tiempo.")),
    groups=(AlignmentGroup({EN: "2.6", ES: "2.6"}),),
)
GLOSSARY = Glossary(
    (GlossaryEntry("prorogue", {"en": ("prorogation",)}, {"en": "More time."}, (f"{EN} 2.6",)),)
)
SOURCES = IndexSources(SMALL, GLOSSARY)


def made(path: Path | None, stamp: str = "a") -> RulesIndex:
    return RulesIndex.create(path, SOURCES, stamp, lambda _: None)


def found(index: RulesIndex, typed: str, reader: str = "en") -> list[RuleReference]:
    return [hit.reference for hit in index.search(parse_query(typed), reader=reader).hits]


def test_what_was_made_opens_again_with_texts_glossary_and_search(tmp_path):
    made(tmp_path / "index").close()
    index = RulesIndex.open(tmp_path / "index", "a")
    assert index.library().documents == SMALL.documents
    assert index.library().alignment.groups == SMALL.alignment.groups
    assert index.glossary() == GLOSSARY
    assert found(index, "time extension")[0] == ref("2.6")
    index.close()


def test_an_index_of_something_else_or_none_at_all_is_not_opened(tmp_path):
    made(tmp_path / "index").close()
    assert RulesIndex.open(tmp_path / "index", "b") is None
    assert RulesIndex.open(tmp_path / "nothing", "a") is None


def test_an_index_in_memory_answers_the_same(tmp_path):
    kept, fleeting = made(tmp_path / "index"), made(None)
    for typed in ("deck check", "2.6", "percent", "prorogation", "tiempo"):
        assert found(kept, typed) == found(fleeting, typed)
    kept.close()
    fleeting.close()


def test_nothing_but_the_finished_file_is_left(tmp_path):
    made(tmp_path / "index").close()
    made(tmp_path / "index", "b").close()
    assert [file.name for file in tmp_path.iterdir()] == ["index"]


@pytest.mark.skipif(sys.platform == "win32", reason="whether it runs can't be told there")
def test_what_a_killed_program_left_goes_with_the_next_build_and_a_running_ones_stays(tmp_path):
    killed = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    of_killed = tmp_path / f"index.{killed.pid}.new"
    of_running = tmp_path / f"index.{os.getppid()}.new"
    for draft in (of_killed, Path(f"{of_killed}-journal"), of_running):
        draft.touch()
    killed.kill()
    killed.communicate()

    made(tmp_path / "index").close()

    assert {each.name for each in tmp_path.iterdir()} == {"index", of_running.name}


def test_progress_only_goes_up(tmp_path):
    seen: list[float] = []
    RulesIndex.create(tmp_path / "index", SOURCES, "a", seen.append).close()
    assert seen == sorted(seen)
    assert seen[-1] == 1.0


@pytest.mark.parametrize("at", [0, 30, 500, 5000, -100, -1])
def test_a_single_changed_byte_is_noticed(tmp_path, at):
    path = tmp_path / "index"
    made(path).close()
    content = bytearray(path.read_bytes())
    content[at] ^= 0x40
    path.write_bytes(content)
    with pytest.raises(IndexDamaged):
        RulesIndex.open(path, "a")


@pytest.mark.parametrize("keep", [0, 10, 60, 64, 3000])
def test_a_cut_off_file_is_noticed(tmp_path, keep):
    path = tmp_path / "index"
    made(path).close()
    path.write_bytes(path.read_bytes()[:keep])
    with pytest.raises(IndexDamaged):
        RulesIndex.open(path, "a")


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be overwritten there")
def test_damage_behind_an_open_index_is_told_as_such(tmp_path):
    path = tmp_path / "index"
    made(path).close()
    index = RulesIndex.open(path, "a")
    path.write_bytes(b"\0" * path.stat().st_size)
    with pytest.raises(IndexDamaged):
        found(index, "time")
    index.close()


def test_another_program_holding_the_file_does_not_matter(tmp_path):
    path = tmp_path / "index"
    made(path).close()
    other = apsw.Connection(str(path))
    other.execute("BEGIN EXCLUSIVE")
    index = RulesIndex.open(path, "a")
    assert found(index, "time extension")[0] == ref("2.6")
    index.close()
    other.close()


def test_a_folder_that_is_not_there_is_told(tmp_path):
    with pytest.raises(EnvironmentFailure) as told:
        made(tmp_path / "no such folder" / "index")
    assert told.value.reason is FailureReason.FOLDER_UNWRITABLE


def test_marks_name_title_block_and_cell():
    index = made(None)
    assert index.marks(parse_query("deck check"), ref("2.6")) == (Mark(1, 2, 12),)
    assert index.marks(parse_query("deck checks"), ref("2.8")) == (
        Mark(-1, 0, 11),
        Mark(0, 0, 5, row=0, column=1),
    )
    assert index.marks(parse_query("percent"), ref("2.8")) == (Mark(0, 3, 10, row=1, column=1),)
    assert index.marks(parse_query("time"), ref("9.9")) == ()


def test_a_library_without_glossary_or_alignment_can_be_searched():
    bare = library(document(EN, section("1", "Roles", "A judge."), section("", None)))
    index = RulesIndex.create(None, IndexSources(bare, Glossary(())), "a", lambda _: None)
    assert found(index, "judges") == [ref("1")]
