"""What all phrasings of a text together say of it."""

from __future__ import annotations

import pytest

from judgekit.search.phrases.likelihoods import Likelihoods, pieces

LATE = [("late", ["came", "late"]), ("late", ["late", "again"]), ("late", ["sat", "late"])]
SLOW = [("slow", ["thinks", "long"]), ("slow", ["slow", "again"])]


def test_a_text_is_likelier_by_what_is_often_said_of_it():
    likely = Likelihoods(LATE + SLOW).of({"late": 1.0})
    assert likely["late"] > likely["slow"]


def test_words_that_were_never_said_together_add_up():
    told = Likelihoods(LATE + SLOW)
    together = told.of({"came": 1.0, "again": 1.0})
    assert together["late"] > told.of({"again": 1.0})["late"]


def test_what_is_said_of_every_text_tells_them_little_apart():
    told = Likelihoods(LATE + SLOW)
    common, rare = told.of({"again": 1.0}), told.of({"late": 1.0})
    assert abs(common["late"] - common["slow"]) < abs(rare["late"] - rare["slow"])


def test_nothing_known_makes_nothing_likely():
    assert Likelihoods(LATE).of({"unheard": 1.0}) == {}
    assert Likelihoods([]).of({"late": 1.0}) == {}


def test_a_phrasing_says_each_thing_once():
    once = Likelihoods([("late", ["late"]), *SLOW]).of({"late": 1.0})
    thrice = Likelihoods([("late", ["late", "late", "late"]), *SLOW]).of({"late": 1.0})
    assert once == thrice


def test_more_words_do_not_make_all_the_weights_heavier():
    told = Likelihoods(LATE + SLOW)
    assert told.of({"late": 2.0}) == pytest.approx(told.of({"late": 1.0}))


def test_pieces_carry_over_to_forms_that_were_never_said():
    told = Likelihoods([("slow", pieces(["thinking"])), ("late", pieces(["arrives"]))])
    likely = told.of(dict.fromkeys(pieces(["thinks"]), 1.0))
    assert likely["slow"] > likely["late"]


def test_a_word_of_one_letter_has_no_pieces():
    assert list(pieces(["a", "on"])) == ["#|on|"]
