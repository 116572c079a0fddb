"""Search held against queries whose answer is known: the right section first, or among three."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.search.queries.parsing import parse_query
from judgekit.search.words.folding import tokens
from judgekit.storage.index.rules_index import RulesIndex

DATA = Path(__file__).resolve().parents[2] / "data"
GIVEN = "queries.jsonl"
APART = "queries-apart.jsonl"
"""Written apart from the search and its glossary, and never tuned on."""
QUESTIONS = "questions.jsonl"
"""What players and judges ask, in their words; `after` is where something like it was asked."""
QUESTIONS_APART = "questions-apart.jsonl"
"""More of them, written last: only their share was looked at, never what fails."""
QUESTIONS_OF_OTHERS = "questions-other-hands.jsonl"
"""More by two hands that knew only the rules; of the held-back half only shares were looked at."""
SLIPS = 3
"""Number of ways to type each file; a run draws one by its own seed, the nightly run takes all."""
LETTERS = "abcdefghijklmnopqrstuvwxyz", "абвгдежзийклмнопрстуфхцчшщъыьэюя"

Answered = list[tuple[dict[str, object], int]]
"""Questions, each with the place of the right rule."""


def queries(name: str) -> list[dict[str, object]]:
    lines = (DATA / name).read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def rank(index: RulesIndex, asked: dict[str, object], typed: str) -> int:
    """The place of the first right section; a rule is right in any language that it exists in."""
    documents = {document.source: document.id for document in index.library().documents}
    right = {
        (documents[each["seed"]], each["section"])
        for each in (*asked["expect"], *asked.get("same_rule_other_language", ()))
    }
    hits = index.search(parse_query(typed), reader=asked["lang"]).hits
    found = [(hit.reference.document, hit.reference.ref) for hit in hits]
    return next((place for place, each in enumerate(found, start=1) if each in right), 99)


def place_of_rule(index: RulesIndex, asked: dict[str, object]) -> int:
    """The place of the first right rule; `expect` names it in one of its languages."""
    right = {RuleReference(*named.split(" ", 1)) for named in asked["expect"]}
    hits = index.search(parse_query(asked["q"]), reader=asked["lang"]).hits
    return next(
        (
            place
            for place, hit in enumerate(hits, start=1)
            if right.intersection((hit.reference, *hit.counterparts))
        ),
        99,
    )


def one_slip(chance: random.Random) -> Callable[[str], str]:
    """Changes, drops, adds or swaps one letter in a longer word."""

    def slip(typed: str) -> str:
        places = [at for word in re.finditer(r"[^\W\d_]{4,}", typed) for at in range(*word.span())]
        if not places:
            return typed
        at = chance.choice(places)
        letter = chance.choice(LETTERS["а" <= typed[at].lower() <= "ё"])
        before, after = typed[:at], typed[at + 1 :]
        swapped = after[:1] + typed[at] + after[1:]
        return before + chance.choice([letter + after, after, letter + typed[at:], swapped])

    return slip


@pytest.fixture(scope="module")
def answered(index) -> Callable[[str], Answered]:
    """Returns each question of a file with the place of its rule, searched once for all tests."""

    @cache
    def answered(name: str) -> Answered:
        return [(asked, place_of_rule(index, asked)) for asked in queries(name)]

    return answered


@pytest.mark.parametrize(
    ("name", "first", "among_three"), [(GIVEN, 0.90, 0.96), (APART, 0.92, 0.97)]
)
def test_the_right_section_comes_first_or_among_three(index, name, first, among_three):
    places = [rank(index, asked, asked["q"]) for asked in queries(name)]
    assert sum(place == 1 for place in places) / len(places) >= first
    assert sum(place <= 3 for place in places) / len(places) >= among_three


@pytest.mark.parametrize(
    ("name", "held_back", "first", "among_three"),
    [
        (QUESTIONS, False, 0.90, 0.97),
        (QUESTIONS, True, 0.90, 0.96),
        (QUESTIONS_APART, True, 0.80, 0.92),
        (QUESTIONS_OF_OTHERS, False, 0.83, 0.92),
        (QUESTIONS_OF_OTHERS, True, 0.83, 0.92),
    ],
)
def test_what_is_really_asked_finds_the_rule(answered, name, held_back, first, among_three):
    places = [place for asked, place in answered(name) if asked["held_back"] is held_back]
    assert sum(place == 1 for place in places) / len(places) >= first
    assert sum(place <= 3 for place in places) / len(places) >= among_three


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_no_language_asks_in_vain(answered, language):
    places = [place for asked, place in answered(QUESTIONS) if asked["lang"] == language]
    assert sum(place == 1 for place in places) / len(places) >= 0.88
    assert sum(place <= 3 for place in places) / len(places) >= 0.96


def found_in_spite_of_slips(index: RulesIndex, name: str, seed: int) -> float:
    """The share of queries with their section among three, with one slip in each."""
    asked, slip = queries(name), one_slip(random.Random(seed))
    return sum(rank(index, each, slip(each["q"])) <= 3 for each in asked) / len(asked)


@pytest.mark.parametrize("name", [GIVEN, APART])
def test_one_slip_in_each_query_costs_little_in_a_sample(index, name):
    seed = random.randrange(SLIPS)
    assert found_in_spite_of_slips(index, name, seed) >= 0.90, seed


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(SLIPS))
@pytest.mark.parametrize("name", [GIVEN, APART])
def test_one_slip_in_each_query_costs_little_however_it_is_typed(index, name, seed):
    assert found_in_spite_of_slips(index, name, seed) >= 0.90


def test_the_queries_are_not_in_the_resources(sources):
    terms = {
        term.casefold()
        for entry in sources.glossary.entries
        for said in entry.searched().values()
        for term in said
    }
    long = {each["q"].casefold() for each in queries(GIVEN) if len(each["q"].split()) > 4}
    assert not terms & long


def test_no_question_of_a_section_was_copied_from_those_that_measure(sources):
    def words(text: str) -> tuple[str, ...]:
        return tuple(token.word for token in tokens(text.casefold()))

    ours = {
        words(said) for each in sources.questions for asked in each.asked.values() for said in asked
    }
    measuring = {
        words(each["q"])
        for name in (GIVEN, APART, QUESTIONS, QUESTIONS_APART, QUESTIONS_OF_OTHERS)
        for each in queries(name)
    }
    assert not ours & measuring
