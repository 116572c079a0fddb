"""The index of ways of saying things: what is one word, what is near, what is mended."""

from __future__ import annotations

import pytest

from judgekit.search.phrases.phrase_index import PhraseIndex
from judgekit.search.phrases.phrase_making import Phrasing
from judgekit.search.phrases.phrasing_words import AlikeWords, WordReader
from tests.search.phrases.made_phrases import index_of

ALIKE = AlikeWords(
    same={"draw": "draw", "drew": "draw", "drawn": "draw"},
    near={"hand": "hand", "grip": "hand"},
)
TEXTS = (
    Phrasing(
        "cards",
        ["Too many cards were taken."],
        ["drew too many cards", "one card too many in hand"],
    ),
    Phrasing("late", ["The player was not there."], ["came late to the round", "missing at start"]),
    Phrasing("result", ["The result was improper."], ["rolled a die for the match"]),
)


@pytest.fixture(scope="module")
def index() -> PhraseIndex:
    return index_of("en", TEXTS, ALIKE)


def first(index: PhraseIndex, typed: str) -> str:
    found = index.search(typed.split())
    return found[0].id if found else ""


def test_a_phrasing_is_found_and_says_which_it_was(index):
    best = index.search(["rolled", "a", "die"])[0]
    assert (best.id, index.phrasing(best)) == ("result", "rolled a die for the match")
    assert best.score > 0


def test_a_text_found_by_its_description_alone_has_no_phrasing(index):
    best = index.search(["improper"])[0]
    assert (best.id, index.phrasing(best)) == ("result", "")


def test_words_of_one_group_are_one(index):
    assert first(index, "drawn many") == "cards"


def test_a_word_that_no_text_has_is_taken_for_one_that_is_near(index):
    assert first(index, "grip") == "cards"


def test_the_same_word_finds_more_than_one_that_is_near(index):
    same, near = index.search(["hand"])[0], index.search(["grip"])[0]
    assert same.id == near.id
    assert same.score > near.score


def test_forms_of_a_word_are_one(index):
    assert first(index, "rolling dies") == "result"


def test_the_last_word_may_be_unfinished_and_no_other(index):
    assert first(index, "came lat") == "late"
    assert index.meant(["mis", "late"])[0] == {}


def test_a_word_of_more_letters_may_be_mistyped(index):
    assert first(index, "missnig today") == "late"
    assert first(index, "ruond today") == "late"


def test_a_mended_word_stays_mended(index):
    assert index.repairs("ruond") == index.repairs("ruond") != []


@pytest.mark.parametrize("word", ["zzz", "5789", "x"])
def test_a_short_word_or_a_number_is_not_mended(index, word):
    assert index.repairs(word) == []


def test_where_wholeness_is_asked_what_was_not_said_counts_against_a_phrasing():
    said = ["sleeves worn", "cards kept dry"]
    texts = [
        Phrasing("infraction", [], said),
        Phrasing("case", [], ["sleeves of the sideboard worn", "cards kept dry"], wholeness=0.2),
    ]
    index = index_of("en", texts, ALIKE)
    assert first(index, "sleeves worn") == "infraction"
    assert first(index, "sleeves of the sideboard worn") == "case"


def test_neighbours_count_more_than_the_same_words_apart():
    texts = [
        Phrasing("apart", [], ["card shown and deck not counted"]),
        Phrasing("together", [], ["card not shown and deck counted"]),
        Phrasing("else", [], ["came late"]),
    ]
    assert first(index_of("en", texts, AlikeWords()), "not shown") == "together"


@pytest.mark.parametrize("typed", ["", "qqq", "?"])
def test_words_that_mean_nothing_find_nothing(index, typed):
    assert index.search(typed.split()) == []


def test_an_index_without_texts_finds_nothing():
    assert index_of("en", (), AlikeWords()).search(["drew"]) == []


def test_words_are_read_line_by_line_as_one_by_one():
    reader = WordReader("en", ALIKE)
    lines = [["drew", "cards"], [], ["grip"]]
    assert list(reader.read_lines(lines)) == [reader.read(line) for line in lines]
    assert reader.read(["drew", "cards", "grip"]) == (
        ["draw", "card", "grip"],
        ["", "", "~hand"],
        ["draw_card", "card_grip"],
    )


@pytest.mark.parametrize(
    ("typed", "errors"),
    [("grip", 0), ("missi", 0), ("misisng", 1), ("rolleded", 2), ("zzzzzz", None), ("xq", None)],
)
def test_how_far_a_word_is_from_those_of_the_texts(index, typed, errors):
    assert index.errors(typed) == errors
