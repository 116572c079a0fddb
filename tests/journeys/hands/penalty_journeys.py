"""Infractions by words and by questions, and deck checks."""

from __future__ import annotations

import msgspec

from judgekit.domain.infractions.commands import IssuePenalty
from tests.journeys.hands.hand import Hand
from tests.journeys.hands.journey import JUDGE, RUNNING, Journey

WORDS = "drew extra card"


def by_words(hand: Hand) -> None:
    hand.write("What happened, in a few words", WORDS)
    hand.choose("2.3, ", beside="FoundList")
    hand.write("Player", "Ann Lind3")
    hand.open("Ann Lind3")
    hand.press("Record penalty")


def by_questions(hand: Hand) -> None:
    hand.open("2, Cards drawn", beside="QuestionsList")
    hand.open("Too many drawn", beside="QuestionsList")
    hand.open("only one player knows", beside="QuestionsList")
    hand.open("Too many cards, all still there", beside="QuestionsList")
    hand.write("Player", "Ann Lind3")
    hand.open("Ann Lind3")
    hand.press("Record penalty")


HIDDEN_CARD = IssuePenalty(
    *("Ann Lind3", "ipg-2.3", "warning", 3),
    comment=WORDS,
    judge=JUDGE,
    day="2026-11-21",
    edition="2024",
    policy="warning",
)
PENALTIES = (
    Journey(
        "an infraction found by words",
        "infractions",
        RUNNING,
        by_words,
        (HIDDEN_CARD,),
    ),
    Journey(
        "an infraction found by questions",
        "infractions",
        RUNNING,
        by_questions,
        (
            msgspec.structs.replace(
                HIDDEN_CARD,
                comment="",
                circumstances=("too-many-cards",),
                answers=("family=2", "cards=1", "hidden=1", "hidden-fix=6"),
            ),
        ),
    ),
)
