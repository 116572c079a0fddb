"""Search in a library that has grown: older editions, rules of the game, other languages."""

from __future__ import annotations

import msgspec
import pytest

from judgekit.domain.rules.alignment import AlignmentGroup
from judgekit.domain.rules.glossary import Glossary
from judgekit.domain.rules.search_answer import MARK_END, MARK_START
from judgekit.search.queries.parsing import parse_query
from judgekit.storage.index.rules_index import IndexSources, RulesIndex
from tests.builders import document, library, section

OLD, NEW, CR = "mtr-en-2019-05-03", "mtr-en-2024-01-01", "cr-en-2024-01-01"
FRENCH, JAPANESE, CHINESE = "jar-fr-2022-02-02", "mtr-ja-2022-02-02", "ipg-zh-2022-02-02"
GROWN = library(
    document(
        OLD,
        section("2.6", "Time Extensions", "A judge who pauses a match extends its time."),
        section("1.5", "DCI Numbers", "Each player has a number from the registrar."),
    ),
    document(
        NEW,
        section("2.5", "Time Extensions", "A judge who pauses a match extends its time."),
        section("5.5", "Slow Play", "Players must take their turns without wasting time."),
    ),
    document(
        CR,
        *(
            section(
                f"500.{number}", None, f"A turn has phases; phase {number} is a part of the turn."
            )
            for number in range(1, 60)
        ),
        section("702.19", "Trample", "Extra damage of an attacking creature."),
        section("702.19b", None, "The attacker assigns lethal damage to the blockers first."),
    ),
    document(FRENCH, section("1", "Arbitres", "Les arbitres répondent volontiers aux joueurs.")),
    document(JAPANESE, section("2.6", "時間の延長", "審判は試合の時間を延長できる。")),
    document(CHINESE, section("3.1", "迟到", "牌手在比赛开始时没有入座，即为迟到。")),
    groups=(AlignmentGroup({OLD: "2.6", NEW: "2.5", JAPANESE: "2.6"}),),
)
OUTDATED = frozenset({OLD})


@pytest.fixture(scope="module")
def grown():
    made = RulesIndex.create(None, IndexSources(GROWN, Glossary(())), "a", lambda _: None)
    yield made
    made.close()


def found(index: RulesIndex, typed: str, reader: str = "en", **changes: object) -> list[str]:
    query = msgspec.structs.replace(parse_query(typed), left_out=OUTDATED, **changes)
    hits = index.search(query, reader=reader).hits
    return [f"{hit.reference.document} {hit.reference.ref}" for hit in hits]


def test_the_library_says_which_editions_are_old():
    assert GROWN.outdated("2024-06-01") == OUTDATED


def test_an_older_edition_is_left_out(grown):
    assert found(grown, "time extension")[0] == f"{NEW} 2.5"
    assert f"{OLD} 2.6" not in found(grown, "time extension")
    assert found(grown, "registrar") == []
    assert f"{OLD} 2.6" not in found(grown, "2.6")


def test_it_answers_when_it_is_asked(grown):
    assert found(grown, "registrar", document=OLD) == [f"{OLD} 1.5"]
    assert found(grown, f"registrar in:{OLD}") == [f"{OLD} 1.5"]
    assert found(grown, "2.6", document=OLD)[0] == f"{OLD} 2.6"


def test_it_answers_first_while_it_is_open(grown):
    assert found(grown, "time extension", open_text=OLD)[0] == f"{OLD} 2.6"
    assert found(grown, "registrar", open_text=OLD) == [f"{OLD} 1.5"]


def test_many_rules_of_the_game_do_not_bury_a_rule_of_the_tournament(grown):
    assert found(grown, "players waste turns")[0] == f"{NEW} 5.5"
    assert found(grown, "slow turn")[0] == f"{NEW} 5.5"


@pytest.mark.parametrize("typed", ["trample", "702.19", "trampel", "tramp damage"])
def test_the_rules_of_the_game_answer_for_their_own_words_and_numbers(grown, typed):
    assert found(grown, typed)[0] == f"{CR} 702.19"


def test_a_letter_below_a_number_is_found(grown):
    assert found(grown, "702.19b")[0] == f"{CR} 702.19b"


@pytest.mark.parametrize("typed", ["arbitre", "répondre aux joueurs", "repondent", "ARBITRES"])
def test_a_french_text_is_found_with_french_words(grown, typed):
    assert found(grown, typed)[0] == f"{FRENCH} 1"


@pytest.mark.parametrize("typed", ["審判", "時間を延長", "試合"])
def test_a_japanese_text_is_found_by_pairs_of_characters(grown, typed):
    assert f"{JAPANESE} 2.6" in found(grown, typed, reader="ja")


@pytest.mark.parametrize("typed", ["迟到", "比赛开始", "没有入座"])
def test_a_chinese_text_is_found_and_marked(grown, typed):
    assert found(grown, typed) == [f"{CHINESE} 3.1"]
    (hit,) = grown.search(parse_query(typed), reader="en").hits
    marked = hit.snippet.partition(MARK_START)[2].partition(MARK_END)[0]
    assert marked == typed
