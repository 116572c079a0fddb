"""What a word of a query may be in a question."""

from __future__ import annotations

from judgekit.search.index.ranking import Form
from judgekit.search.queries.asked_words import (
    OTHER_LANGUAGE,
    SAME_LANGUAGE,
    SameMeanings,
    asked_word,
)

MEANINGS = SameMeanings([{"en": ["scoop", "conced"], "es": ["rend"]}, {"en": ["pair"]}])


def may_be(
    stems: dict[str, set[str]], *synonyms: dict[str, list[Form]], is_stop: bool = False
) -> dict[str, dict[tuple[str, ...], float]]:
    found, stop = asked_word(stems, synonyms, MEANINGS, is_stop=is_stop)
    assert stop is is_stop
    return {code: dict(forms) for code, forms in found.items()}


def test_a_word_is_itself_in_every_language_that_may_have_it():
    assert may_be({"en": {"sleev"}, "es": {"sleev"}}) == {
        "en": {("sleev",): 1.0},
        "es": {("sleev",): 1.0},
    }


def test_a_word_is_also_what_means_the_same_surest_in_its_own_language():
    assert may_be({"en": {"scoop"}}) == {
        "en": {("scoop",): 1.0, ("conced",): SAME_LANGUAGE},
        "es": {("rend",): OTHER_LANGUAGE},
    }


def test_a_stop_word_means_nothing_else():
    assert may_be({"en": {"scoop"}}, is_stop=True) == {"en": {("scoop",): 1.0}}


def test_what_the_glossary_says_for_it_counts_by_its_weight():
    lent = {"es": [Form(("jueg", "lent"), 0.7, lent=True)]}
    assert may_be({"en": {"slow"}}, lent)["es"] == {("jueg", "lent"): 0.7}


def test_a_begun_word_is_each_of_its_completions():
    begun = {"en": [Form(("sleev", "slow"), 0.8, any_of=True)]}
    assert may_be({"en": {"sl"}}, begun)["en"] == {("sl",): 1.0, ("sleev",): 0.8, ("slow",): 0.8}
