"""Timed steps of a draft as a caller announces them: booster, Rochester, Two-Headed Giant.

The times are those of Appendix B of the tournament rules; who opens, picks and passes when is in
7.7 (booster draft), 8.5 (Team Rochester draft) and 9.7 (Two-Headed Giant booster draft). Where
the rules leave a choice:

- The last card of a booster draft, and the last one or two of a Two-Headed Giant draft, have no
  time of their own ("N/A" in Appendix B): they are passed on with the previous pick and have no
  step. In Rochester every pick is timed, and 8.5 counts the fifteenth among them.
- Players review between boosters (7.7), so nothing follows the last one: deck construction does.
- Boosters are passed to the left first, then to the right, then to the left again (7.7, 9.7). In
  Rochester the cards stay on the table and nothing is passed; the turn to pick moves around.
- A Two-Headed Giant team drafts six boosters (9.6, 9.7), every other player three.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum

import msgspec

from judgekit.domain.rules.figures import FiguresInForce
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.domain.shared.tournament_rules import tournament_rule

FEWEST_CARDS = 3
MOST_CARDS = 15
"""Bounds of a booster's size: Appendix B has no time for a larger one."""


class DraftKind(StrEnum):
    """Drafts for which Appendix B gives times."""

    BOOSTER = "booster"
    ROCHESTER = "rochester"
    TWO_HEADED_GIANT = "two-headed-giant"


class StepKind(StrEnum):
    """Action of a step: pick from the booster, or review cards."""

    PICK = "pick"
    REVIEW = "review"


class Passing(StrEnum):
    """Direction in which the rest of the booster is passed at the end of a step."""

    LEFT = "left"
    RIGHT = "right"
    NONE = "none"


class DraftStep(msgspec.Struct, frozen=True):
    """One timed step of a draft.

    `booster` counts from 1: the one in hand, or the one just drafted in a review between boosters.
    `cards` is how many it still has when the step begins, 0 in a review between boosters; `picks`
    is how many of them are taken. `seat` is used only in Rochester: who picks, or whose booster is
    laid out, as team and seat (`1B`), team 1 being the one that picks first.
    """

    what: StepKind
    booster: int
    cards: int
    seconds: int
    passing: Passing = Passing.NONE
    picks: int = 0
    seat: str = ""


class DraftTimes(msgspec.Struct, frozen=True):
    """The times of Appendix B in seconds: of a pick by cards left in the booster, of the reviews
    between boosters by the number of the booster just drafted.

    In a Two-Headed Giant draft a pick is of two cards: boosters of 15 cards use the odd numbers,
    boosters of 14 the even ones.
    """

    pick: Mapping[int, int]
    review: Mapping[int, int]
    two_headed_pick: Mapping[int, int]
    two_headed_review: int
    rochester_pick: int
    rochester_review: int

    def review_after(self, kind: DraftKind, booster: int) -> int:
        """The length of the review after a booster; that after the last one named goes on."""
        if kind is DraftKind.TWO_HEADED_GIANT:
            return self.two_headed_review
        return _at(self.review, booster)


def _at(chart: Mapping[int, int], number: int) -> int:
    """The value that holds from that number, or the nearest below it, on."""
    below = [each for each in chart if each <= number]
    return chart[max(below, default=min(chart))]


KNOWN_TIMES = DraftTimes(
    pick={
        **{15: 40, 14: 40, 13: 35, 12: 30, 11: 25, 10: 25, 9: 20, 8: 20},
        **{7: 15, 6: 10, 5: 10, 4: 5, 3: 5, 2: 5},
    },
    review={1: 60, 2: 90},
    two_headed_pick={
        **{15: 50, 13: 45, 11: 40, 9: 30, 7: 20, 5: 10, 3: 5},
        **{14: 50, 12: 45, 10: 40, 8: 30, 6: 20, 4: 10},
    },
    two_headed_review=60,
    rochester_pick=5,
    rochester_review=20,
)
"""The times of every edition from May 2019 to February 2026: those of a draft that was recorded
without times of its own."""


def draft_times(figures: FiguresInForce) -> DraftTimes:
    """The times of the edition in force on a day."""
    return DraftTimes(
        figures.figure("pick-seconds").chart,
        figures.figure("review-seconds").chart,
        figures.figure("two-headed-giant-pick-seconds").chart,
        figures.figure("two-headed-giant-review-seconds").number,
        figures.figure("rochester-pick-seconds").number,
        figures.figure("rochester-review-seconds").number,
    )


_ROCHESTER_SEATS = ("1B", "1C", "2A", "2B", "2C", "1A")
"""Clockwise from the player who lays out the first booster (8.5): two teams of three at a table."""

_BOOSTERS: Mapping[DraftKind, int] = {
    DraftKind.BOOSTER: 3,
    DraftKind.ROCHESTER: 3,
    DraftKind.TWO_HEADED_GIANT: 6,
}

_TIMING_SECTIONS: Mapping[DraftKind, Mapping[str, str]] = {
    DraftKind.BOOSTER: {
        "en": "Booster Draft Timing",
        "es": "Tiempos en Booster Draft",
        "ru": "Хронометраж драфта на бустерах",
    },
    DraftKind.ROCHESTER: {
        "en": "Rochester Draft Timing",
        "es": "Tiempos en Rochester Draft",
        "ru": "Хронометраж Рочестер Драфта",
    },
    DraftKind.TWO_HEADED_GIANT: {
        "en": "Two-Headed Giant Draft Timing",
        "es": "Tiempos en draft en Gigante de dos cabezas",
        "ru": "Хронометраж Драфта в формате Двухголового Гиганта",
    },
}


def draft_schedule(
    kind: DraftKind, cards: int = MOST_CARDS, times: DraftTimes = KNOWN_TIMES
) -> tuple[DraftStep, ...]:
    """All timed steps of a draft in order, from the first pick or laid-out booster to the last.

    `cards` is how many cards of a booster are drafted, 3 to 15. Raises ValueError for a booster
    size that Appendix B has no times for.
    """
    if not FEWEST_CARDS <= cards <= MOST_CARDS:
        raise ValueError(f"a booster has {FEWEST_CARDS} to {MOST_CARDS} cards, not {cards}")
    kind = DraftKind(kind)
    if kind is DraftKind.ROCHESTER:
        return tuple(_rochester_steps(cards, _BOOSTERS[kind], times))
    return tuple(_passed_steps(kind, cards, times))


def timing_rule(kind: DraftKind, language: str) -> RuleReference:
    """The section with a draft's times, in the language's edition (English by default)."""
    titles = _TIMING_SECTIONS[DraftKind(kind)]
    title = titles.get(language, titles["en"])
    return tournament_rule(f"Appendix B#{title}", language)


def _passed_steps(kind: DraftKind, cards: int, times: DraftTimes) -> Iterator[DraftStep]:
    """Steps of the drafts in which boosters are passed around the table."""
    two_headed, boosters = kind is DraftKind.TWO_HEADED_GIANT, _BOOSTERS[kind]
    seconds = times.two_headed_pick if two_headed else times.pick
    picks = 2 if two_headed else 1
    for booster in range(1, boosters + 1):
        passing = Passing.LEFT if booster % 2 else Passing.RIGHT
        for left in range(cards, picks, -picks):
            time = _at(seconds, left)
            yield DraftStep(StepKind.PICK, booster, left, time, passing, picks)
        if booster < boosters:
            yield DraftStep(StepKind.REVIEW, booster, 0, times.review_after(kind, booster))


def _rochester_steps(cards: int, boosters: int, times: DraftTimes) -> Iterator[DraftStep]:
    """Steps of a Rochester draft: each player in turn lays out a booster (8.5).

    Openers and picks go clockwise for the first and third booster of each player and the other way
    for the second; the last to open is the first to open again. Within a booster the picks go
    around from its opener, then back, then forth again, so that the last player picks twice.
    """
    for booster in range(1, boosters + 1):
        openers = _ROCHESTER_SEATS if booster % 2 else _ROCHESTER_SEATS[::-1]
        for place, opener in enumerate(openers):
            yield DraftStep(StepKind.REVIEW, booster, cards, times.rochester_review, seat=opener)
            around = openers[place:] + openers[:place]
            for pick in range(cards):
                lap, step = divmod(pick, len(around))
                yield DraftStep(
                    StepKind.PICK,
                    booster,
                    cards - pick,
                    times.rochester_pick,
                    picks=1,
                    seat=around[-step - 1] if lap % 2 else around[step],
                )
