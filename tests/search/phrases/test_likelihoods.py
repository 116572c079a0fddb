"""What all phrasings of a text together say of it."""

from __future__ import annotations

import pytest

from judgekit.search.phrases.likelihoods import Likelihoods, kept_likelihoods, pieces

LATE = [("late", ["came", "late"]), ("late", ["late", "again"]), ("late", ["sat", "late"])]
SLOW = [("slow", ["thinks", "long"]), ("slow", ["slow", "again"])]


def told(said) -> Likelihoods:
    return Likelihoods(kept_likelihoods(said))


def test_a_text_is_likelier_by_what_is_often_said_of_it():
    likely = told(LATE + SLOW).of({"late": 1.0})
    assert likely["late"] > likely["slow"]


def test_words_that_were_never_said_together_add_up():
    known = told(LATE + SLOW)
    together = known.of({"came": 1.0, "again": 1.0})
    assert together["late"] > known.of({"again": 1.0})["late"]


def test_what_is_said_of_every_text_tells_them_little_apart():
    known = told(LATE + SLOW)
    common, rare = known.of({"again": 1.0}), known.of({"late": 1.0})
    assert abs(common["late"] - common["slow"]) < abs(rare["late"] - rare["slow"])


def test_nothing_known_makes_nothing_likely():
    assert told(LATE).of({"unheard": 1.0}) == {}
    assert told([]).of({"late": 1.0}) == {}


def test_a_phrasing_says_each_thing_once():
    once = told([("late", ["late"]), *SLOW]).of({"late": 1.0})
    thrice = told([("late", ["late", "late", "late"]), *SLOW]).of({"late": 1.0})
    assert once == thrice


def test_more_words_do_not_make_all_the_weights_heavier():
    known = told(LATE + SLOW)
    assert known.of({"late": 2.0}) == pytest.approx(known.of({"late": 1.0}))


def test_pieces_carry_over_to_forms_that_were_never_said():
    known = told([("slow", pieces(["thinking"])), ("late", pieces(["arrives"]))])
    likely = known.of(dict.fromkeys(pieces(["thinks"]), 1.0))
    assert likely["slow"] > likely["late"]


def test_a_word_of_one_letter_has_no_pieces():
    assert list(pieces(["a", "on"])) == ["#|on|"]


def test_a_text_that_is_told_of_in_two_languages_is_one():
    apart = told([("late", ["came"]), ("slow", ["slow"]), ("late", ["came"])]).of({"came": 1.0})
    together = told([("late", ["came"]), ("late", ["came"]), ("slow", ["slow"])]).of({"came": 1.0})
    assert apart == together
