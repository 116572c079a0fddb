"""What is said in one language is looked for in another, word for word."""

from __future__ import annotations

import pytest

from judgekit.search.phrases.phrase_index import PhraseIndex
from judgekit.search.phrases.phrase_making import Phrasing
from judgekit.search.phrases.phrasing_words import PAIR, AlikeWords
from judgekit.search.phrases.translation import TURNED, Translation
from tests.search.phrases.made_phrases import index_of

ROWS = (
    {"en": ("late",), "es": ("tarde",)},
    {"en": ("card",), "es": ("carta",)},
    {"en": ("marked", "bent"), "es": ("marcada",)},
)
ENGLISH = (
    Phrasing("late", [], ["arrived late for the round"]),
    Phrasing("marked", [], ["a marked card of the deck", "bent corner"]),
    Phrasing("trigger", [], ["forgot the Bitterblossom trigger"]),
)
SPANISH = (
    Phrasing("late", [], ["llega tarde a la mesa"]),
    Phrasing("marked", [], ["una carta marcada"]),
    Phrasing("trigger", [], ["olvida a Bitterblossom"]),
)


@pytest.fixture(scope="module")
def indexes() -> dict[str, PhraseIndex]:
    alike = AlikeWords(same={"tarde": "tarde", "retrasado": "tarde"})
    return {"en": index_of("en", ENGLISH, AlikeWords()), "es": index_of("es", SPANISH, alike)}


@pytest.fixture(scope="module")
def into_english(indexes) -> Translation:
    return Translation(ROWS, "es", "en", indexes)


@pytest.mark.parametrize(
    ("typed", "text"),
    [("llega tarde", "late"), ("retrasado", "late"), ("carta marcada", "marked")],
)
def test_words_are_looked_for_in_the_other_language(indexes, into_english, typed, text):
    assert indexes["en"].about(into_english.meant(typed.split()))[0].id == text


def test_a_row_gives_all_its_words(indexes, into_english):
    (meaning,) = into_english.meant(["marcada"])
    assert set(meaning) == {*indexes["en"].read(["marked", "bent"]).terms}


def test_neighbours_may_stand_the_other_way_round(indexes, into_english):
    (pair,) = indexes["en"].read(["marked", "card"]).pairs
    assert {pair: TURNED * PAIR} in into_english.meant(["carta", "marcada"])


def test_a_name_means_itself(indexes, into_english):
    found = indexes["en"].about(into_english.meant(["olvida", "bitterblossom"]))
    assert found[0].id == "trigger"


@pytest.mark.parametrize("typed", ["", "he was late", "опоздал", "xyz tarde zyx"])
def test_what_is_not_said_in_its_language_is_not_translated(into_english, typed):
    assert into_english.meant(typed.split()) == []


def test_a_word_that_only_another_language_has_is_not_taken_for_the_stem_of_one():
    phrasings = {
        "en": index_of("en", [Phrasing("deck", [], ["a large deck"])], AlikeWords()),
        "es": index_of("es", [Phrasing("slow", [], ["un turno largo"])], AlikeWords()),
    }
    into = Translation(({"en": ("slow",), "es": ("largo",)},), "es", "en", phrasings)
    assert all("slow" not in meant for meant in into.meant(["large"]))


def test_a_last_word_that_has_only_been_begun_is_not_translated(indexes, into_english):
    def translated(*typed: str) -> bool:
        return any("mark" in meant for meant in into_english.meant(list(typed)))

    assert translated("marcada")
    assert translated("marcadas")
    assert not translated("carta", "marc")
