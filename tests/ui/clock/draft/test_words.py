"""What is called, step by step."""

from __future__ import annotations

import pytest

from judgekit.domain.clock.commands import StartDraft
from judgekit.domain.clock.state import Round
from judgekit.domain.shared.moment import SECOND
from judgekit.ui.clock.controller import ClockController
from judgekit.ui.clock.draft.words import draft_lines
from tests.builders import FACTS


def lines_at(seconds: float, draft: str = "booster", cards: int = 15):
    current = Round("main 1", "main", 1, "draft", None, started=0, draft=draft, cards=cards)
    return draft_lines(current, round(seconds * SECOND))


@pytest.mark.parametrize(
    ("seconds", "left", "call", "passing"),
    [
        (0, "40", "Pick 1 of 15", "pass to the left"),
        (39.5, "1", "Pick 1 of 15", "pass to the left"),
        (85, "30", "Pick 3 of 15", "pass to the left"),
        (285, "60", "Review your cards", ""),
        (345, "40", "Pick 1 of 15", "pass to the right"),
    ],
)
def test_a_booster_draft(seconds, left, call, passing):
    lines = lines_at(seconds)
    assert (lines.seconds, lines.call, lines.passing) == (left, call, passing)


def test_boosters_are_numbered_and_the_next_step_is_said():
    lines = lines_at(285)
    assert lines.booster == "after booster 1 of 3"
    assert lines.following.startswith("Next: booster 2, Pick 1 of 15")


def test_two_cards_at_once():
    assert lines_at(50, "two-headed-giant").call == "Picks 3 and 4 of 15"


def test_rochester_names_the_seat():
    assert lines_at(0, "rochester").call == "Look at the booster of 1B"
    assert lines_at(20, "rochester").call == "Pick 1 of 15: 1B"
    assert lines_at(20, "rochester").direction == ""


def test_the_end():
    lines = lines_at(10_000)
    assert (lines.seconds, lines.call, lines.following) == ("0", "The draft is over", "")


def test_the_card_of_its_clock_says_the_step(hall, messages, qapp):
    hall.open().do(StartDraft()).wait(seconds=85)
    controller = ClockController(
        hall.bridge, messages, lambda: FACTS.figures.on("2026-11-21"), qapp
    )
    (card,) = [each for each in controller.cards(hall.bridge.now()) if each.is_draft]
    assert card.reading == "00:30"
    assert card.subtitle.startswith("Pick 3 of 15 · 13 card")
    assert card.lines == ("booster 1 of 3", "pass to the left")
