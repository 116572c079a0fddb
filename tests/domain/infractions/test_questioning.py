"""A chain of questions, answered step by step."""

from __future__ import annotations

import pytest

from judgekit.domain.infractions.policy import PolicyLevel
from judgekit.domain.infractions.questioning import every_way, follow
from tests.policy_builder import catalogue

COMPETITIVE = PolicyLevel.COMPETITIVE


def test_it_begins_with_the_first_question_of_the_level():
    chain = follow(catalogue(), COMPETITIVE, ())

    assert chain.current is not None
    assert (chain.current.id, chain.at_most, chain.answered) == ("family", 2, ())
    assert (chain.infraction, chain.no_infraction) == ("", "")


def test_an_answer_leads_to_another_question_and_then_to_an_infraction():
    chain = follow(catalogue(), COMPETITIVE, (0, 0))

    assert [each.question.id for each in chain.answered] == ["family", "cards"]
    assert (chain.current, chain.infraction) == (None, "ipg-2.3")
    assert (chain.holds, chain.denies) == (frozenset(), {"known-to-all"})
    assert chain.written() == ("family=1", "cards=1")


def test_a_short_way_counts_only_its_own_questions():
    assert follow(catalogue(), COMPETITIVE, (1,)).at_most == 1


def test_it_may_end_with_no_infraction():
    chain = follow(catalogue(), COMPETITIVE, (2,))

    assert (chain.infraction, chain.no_infraction) == ("", "state-based")


@pytest.mark.parametrize("places", [(9,), (-1,), (0, 7)])
def test_what_cannot_be_answered_so_is_left_out(places):
    chain = follow(catalogue(), COMPETITIVE, places)

    assert chain.current is not None
    assert len(chain.answered) == len(places) - 1


def test_what_comes_after_an_impossible_answer_is_left_out_too():
    assert follow(catalogue(), COMPETITIVE, (9, 0, 0)).answered == ()


def test_every_way_is_followed_to_its_end_in_the_order_of_the_answers():
    ways = list(every_way(catalogue(), COMPETITIVE))
    assert all(each.current is None for each in ways)
    assert [each.written() for each in ways] == sorted(each.written() for each in ways)
    assert len({each.written() for each in ways}) == len(ways) >= 3


def test_the_last_answer_of_a_question_is_one_and_there_is_none_after_it():
    first = follow(catalogue(), COMPETITIVE, ()).current
    assert first is not None
    last = len(first.answers) - 1
    assert len(follow(catalogue(), COMPETITIVE, (last,)).answered) == 1
    assert follow(catalogue(), COMPETITIVE, (last + 1,)).answered == ()
