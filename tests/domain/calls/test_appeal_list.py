"""The appeals of an event side by side."""

from __future__ import annotations

import pytest

from judgekit.domain.calls.appeal_list import (
    AppealFilter,
    alike,
    in_order,
    of_judge,
    tallies,
    tally,
)
from judgekit.domain.calls.events import AppealDecided, AppealDrafted, AppealOpened
from judgekit.domain.tournament import Tournament, apply


class Written:
    """Appeals made one after the other, each at a table of its number."""

    def __init__(self) -> None:
        self.state = Tournament()
        self.appeals = self.state.appeals

    def add(self, outcome: str = "", judge: str = "M. Silva", **fields: str) -> Written:
        number = len(self.appeals.entered) + 1
        opened = AppealOpened(number, floor_judge=judge, **fields, id=f"appeal {number}")
        apply(self.state, opened, number)
        if outcome:
            apply(self.state, AppealDecided(opened.id, outcome), number)
        return self

    def numbers(self, appeals) -> list[int]:
        return [each.number for each in appeals]


def test_those_that_wait_come_first_and_the_newest_on_top():
    day = Written().add("upheld").add().add("overturned").add()
    assert day.numbers(in_order(day.appeals)) == [4, 2, 3, 1]


def test_what_became_of_each_floor_judges_rulings():
    day = Written().add("upheld", "M. Silva").add("overturned", "m. silva ").add("", "M. Silva")
    day.add("penalty-changed", "D. Moreau").add("remedy-changed", "D. Moreau").add("upheld", "")

    moreau, silva, nobody = tallies(day.appeals)

    assert (moreau.judge, moreau.decided, moreau.rate) == ("D. Moreau", 2, 1.0)
    assert (moreau.penalty_changed, moreau.remedy_changed) == (1, 1)
    assert (silva.made, silva.decided, silva.not_upheld, silva.rate) == (3, 2, 1, 0.5)
    assert (nobody.judge, nobody.rate) == ("", 0.0)
    assert day.numbers(of_judge(day.appeals, "M. Silva")) == [1, 2, 3]


def test_nothing_decided_has_no_rate():
    assert tally(Written().add().appeals.entered).rate is None


@pytest.mark.parametrize(
    ("wanted", "numbers"),
    [
        (AppealFilter(), [1, 2, 3]),
        (AppealFilter(infraction="ipg-2.5"), [1, 3]),
        (AppealFilter(infraction=""), [2]),
        (AppealFilter(floor_judge="T. WEBER"), [2, 3]),
        (AppealFilter(outcome="upheld"), [1]),
        (AppealFilter(outcome=""), [3]),
        (AppealFilter(infraction="ipg-2.5", floor_judge="T. Weber"), [3]),
    ],
)
def test_appeals_are_filtered_by_infraction_floor_judge_and_outcome(wanted, numbers):
    day = Written().add("upheld", infraction="ipg-2.5").add("overturned", "T. Weber")
    day.add("", "T. Weber", infraction="ipg-2.5")
    passed = [each for each in day.appeals.entered if wanted.passes(each)]
    assert day.numbers(passed) == numbers


@pytest.mark.parametrize(
    ("before", "now"),
    [
        (
            "The blocks were never announced before damage.",
            "Petrova announced no blockers, Rossi went to damage.",
        ),
        (
            "No se anunció el bloqueo y se hizo el daño.",
            "Petrova quería anunciar bloqueos cuando Rossi ya hacía daños, anunciados tarde.",
        ),
        (
            "Блокирующие не объявлены, боевые повреждения нанесены.",
            "Петрова не объявила блокирующих, повреждения уже записаны.",
        ),
    ],
)
def test_the_same_words_in_other_forms_are_alike(before, now):
    day = Written().add(facts="A library was shuffled twice after a search.").add(ruling=before)
    assert day.numbers(alike(day.appeals, AppealDrafted("call 9", disputed=now))) == [2]


def test_the_same_infraction_is_alike_whatever_the_words_and_more_so_with_them():
    day = Written().add(infraction="ipg-2.5", facts="A spell resolved.")
    day.add(infraction="ipg-2.5", facts="Damage before blocks announced.")
    day.add(infraction="ipg-2.1", facts="A trigger was forgotten.")
    asked = AppealDrafted(
        "call 9", facts="Blocks not announced, then damage.", infraction="ipg-2.5"
    )
    assert day.numbers(alike(day.appeals, asked)) == [2, 1]


def test_words_of_every_appeal_and_single_ones_make_nothing_alike():
    day = Written().add(facts="The player says the judge said so.", ruling="Damage stays.")
    asked = AppealDrafted(
        "call 9", facts="The player and the opponent say otherwise.", ruling="Damage."
    )
    assert alike(day.appeals, asked) == ()
    assert alike(day.appeals, AppealDrafted("call 9")) == ()


def test_an_appeal_is_not_like_itself_and_the_newest_of_equals_comes_first():
    day = Written().add(infraction="ipg-2.5").add(infraction="ipg-2.5").add(infraction="ipg-2.5")
    asked = day.appeals.entered.find(3).asked
    assert day.numbers(alike(day.appeals, asked)) == [2, 1]
    assert day.numbers(alike(day.appeals, asked, limit=1)) == [2]


def test_an_appeal_is_not_like_itself_and_those_after_it_are_looked_at():
    day = Written()
    day.add("", "", infraction="ipg-2.5").add("", "", infraction="ipg-2.5")
    first, second = day.appeals.entered
    assert day.numbers(alike(day.appeals, first.asked)) == [2]
    assert day.numbers(alike(day.appeals, second.asked)) == [1]


def test_two_words_that_are_a_quarter_of_the_shorter_appeal_are_enough():
    day = Written()
    day.add(judge="", facts="combat damage trample blockers attackers graveyard library stack")
    day.add(judge="", facts="combat damage exile token counters planeswalker upkeep resolve")
    first, second = day.appeals.entered
    assert day.numbers(alike(day.appeals, first.asked)) == [second.number]
    one_word = Written()
    one_word.add(judge="", facts="combat graveyard").add(judge="", facts="combat upkeep")
    assert alike(one_word.appeals, next(iter(one_word.appeals.entered)).asked) == ()


def test_words_of_one_stem_are_alike():
    day = Written()
    day.add(judge="", facts="resolve concede").add(judge="", facts="resolution concession")
    first, second = day.appeals.entered
    assert day.numbers(alike(day.appeals, first.asked)) == [second.number]
