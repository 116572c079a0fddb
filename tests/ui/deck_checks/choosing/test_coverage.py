"""How far the day is from ten per cent."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QPalette

from judgekit.domain.clock.commands import EndRound
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from tests.ui.deck_checks.choosing.choosing_judge import ChoosingJudge, pairings

REQUIRED = (
    "Deck checks are required at Competitive and Professional; ten per cent of the decks is "
    "recommended."
)
"""MTR 2.8: checks must be performed, and at least ten per cent of all decks should be checked."""


@pytest.fixture
def judge(dependencies, bridge, qtbot) -> ChoosingJudge:
    return ChoosingJudge(dependencies, bridge, qtbot)


def test_two_rounds_are_two_parts_of_the_bar(judge):
    judge.open(118).pair(pairings(59)).check(1).check(2).do(EndRound())
    judge.pair(pairings(59), 2).check(3)
    head = judge.body.head
    assert head.count.text() == "6"
    assert head.bar.ends() == pytest.approx([4 / 12, 6 / 12])
    said = judge.said()
    assert "of 12 deck(s) checked" in said
    assert "10% of 118 deck(s) in the event" in said
    assert "Round 1: 4 · Round 2: 2" in said
    assert "6 more deck(s): 3 table(s)" in said
    assert "1 deck(s) a round, 6 round(s) to go" in said


def test_decks_count_when_they_are_back(judge):
    judge.open(118).do(StartDeckCheck(5))
    assert judge.body.head.count.text() == "0"
    judge.do(FinishDeckCheck(5, partial=True, checked=1))
    assert judge.body.head.count.text() == "1"
    assert "Outside a round: 1" in judge.said()


def test_ten_per_cent_is_said_to_be_reached(judge):
    judge.open(20).pair(pairings(10)).check(1)
    assert judge.body.head.to_do.text() == "Ten per cent reached"
    assert judge.body.head.bar.token == "ok"
    judge.check(2)
    assert judge.body.head.bar.ends() == [1.0]


@pytest.mark.parametrize(
    ("rel", "words"),
    [
        ("competitive", REQUIRED),
        ("professional", REQUIRED),
        ("regular", "At Regular, deck checks are the head judge's choice."),
        ("", "the event's level is not set."),
    ],
)
def test_whether_checks_are_required_is_said_with_the_rule(dependencies, bridge, qtbot, rel, words):
    asked: list[str] = []
    judge = ChoosingJudge(dependencies, bridge, qtbot).open(40, rel=rel)
    judge.body.head.rule_wanted.connect(asked.append)
    assert words in judge.said()
    judge.body.head.link.setFocus()
    judge.press("Return")
    assert asked == ["mtr 2.8"]


def test_an_event_of_unknown_size_has_no_bar(judge):
    judge.open(players=None).check(3)
    assert judge.body.head.count.text() == "2"
    assert not judge.body.head.bar.isVisible()
    assert "number unknown" in judge.said()


def test_a_team_brings_three_decks(judge):
    judge.open(20, teams=True, format="team-sealed")
    assert "6 more deck(s): 1 table(s)" in judge.said()


def test_a_screen_reader_hears_it_at_once(judge):
    judge.open(118)
    assert judge.body.head.accessibleName() == (
        "0 of 12 deck(s) checked. 12 more deck(s): 6 table(s)"
    )


def test_no_tournament_is_nothing_to_choose_from(judge):
    assert judge.press("R", "Return").wanted == []


def test_of_many_rounds_only_the_first_is_called_one(judge):
    judge.open(118)
    for number in range(1, 7):
        judge.pair(pairings(59), number).check(number).do(EndRound())
    assert "Round 1: 2 · 2: 2 · 3: 2 · 4: 2 · 5: 2 · 6: 2" in judge.said()


@pytest.mark.parametrize(("rel", "token"), [("regular", "text-muted"), ("competitive", "text")])
def test_what_is_the_head_judges_choice_is_no_task(judge, look, rel, token):
    judge.open(40, rel=rel)
    ink = judge.body.head.to_do.palette().color(QPalette.ColorRole.WindowText)
    assert ink == look.theme.color(token)
