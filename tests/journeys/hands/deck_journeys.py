"""Deck checks: tables drawn, lists, cards ticked off, findings."""

from __future__ import annotations

import msgspec

from judgekit.domain.deck_checks.commands import (
    FinishDeckCheck,
    StartDeckCheck,
    TakeDecklists,
    TickDeck,
)
from judgekit.domain.decklists.decklist import CardCount
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.tournament import Tournament
from tests.domain.deck_checks.registered_lists import REGISTERED
from tests.journeys.hands.hand import Hand
from tests.journeys.hands.journey import JUDGE, RUNNING, Journey

LIST = REGISTERED["burn"]
AS_TEXT = "\n".join(
    [
        *(f"{each.count} {each.name}" for each in LIST.main),
        "",
        *(f"{each.count} {each.name}" for each in LIST.sideboard),
    ]
)
SHORT = msgspec.structs.replace(
    LIST, main=(CardCount(1, "Goblin Guide"), CardCount(1, "Mountain")), sideboard=()
)
LISTED = TakeDecklists((RegisteredList("Ann Lind3", SHORT), RegisteredList("Bo Kask3", SHORT)))


def draw_and_start(hand: Hand) -> None:
    hand.write("Seed", "7")
    hand.press("Draw")
    hand.press("Start check")
    hand.wait(3)
    hand.press("Return now")


def import_a_list(hand: Hand) -> None:
    hand.press("Lists")
    hand.press("New list")
    hand.write("Player whose list it is", "Ann Lind3")
    hand.paste("Paste the list here, or drop its file", AS_TEXT)
    hand.press("Save list")


DRAWN = StartDeckCheck(6, seed="7", players=("Ann Lind6", "Bo Kask6"), stage="start-of-match")


def tick_penalise_return(hand: Hand) -> None:
    hand.tick("Goblin Guide")
    hand.press("Finish counting")
    hand.press("Record penalty:")
    hand.press("Record penalty")
    hand.go("Deck checks")
    hand.press("Return now")


MISSING = "1 Mountain missing from the main deck"


def check_of(state: Tournament) -> str:
    """Id of the check."""
    check = state.deck_checks.entered.find(1)
    assert check is not None
    return check.id


CHECKS = (
    Journey(
        "tables drawn, a check started and returned",
        "decks",
        RUNNING,
        draw_and_start,
        (DRAWN, 3, FinishDeckCheck(6, partial=True, checked=0)),
    ),
    Journey(
        "a card ticked, a finding turned into a penalty",
        "decks",
        (*RUNNING, LISTED, StartDeckCheck(3)),
        tick_penalise_return,
        (
            lambda state: TickDeck(
                check_of(state), main=(CardCount(1, "Goblin Guide"),), done=True
            ),
            lambda state: IssuePenalty(
                *("Ann Lind3", "ipg-3.5", "game-loss", 3),
                comment=MISSING,
                judge=JUDGE,
                head_judge=JUDGE,
                day="2026-11-21",
                edition="2024",
                policy="game-loss",
                circumstances=("differs-from-registered",),
                check=check_of(state),
            ),
            FinishDeckCheck(3, (f"Ann Lind3: {MISSING}",), partial=True, checked=1),
        ),
    ),
    Journey(
        "a decklist imported",
        "decks",
        RUNNING,
        import_a_list,
        (TakeDecklists((RegisteredList("Ann Lind3", LIST),)),),
    ),
)
