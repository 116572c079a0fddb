"""Recommendations of the rules for a tournament: rounds, playoff, time limits, additional turns.

Every answer names its section, in the edition of the reader's language; the numbers are the same in
all editions.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

import msgspec

from judgekit.domain.formats.tournament_kind import TournamentKind
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.domain.shared.tournament_rules import tournament_rule

MINIMUM_ROUND_MINUTES = 40
"""No match may be given less (Appendix B)."""

FEWEST_IN_CHART = 4
"""The smallest tournament in the chart of Appendix E."""


class Stage(StrEnum):
    """Parts of a tournament with their own time limit (Appendix B)."""

    ROUND = "round"
    QUARTERFINAL = "quarterfinal"
    SEMIFINAL = "semifinal"
    FINAL = "final"


class Byes(msgspec.Struct, frozen=True):
    """Numbers of players with awarded byes for one, two or three rounds."""

    one_round: int = 0
    two_rounds: int = 0
    three_rounds: int = 0

    @property
    def players(self) -> int:
        """Number of players with a bye."""
        return self.one_round + self.two_rounds + self.three_rounds


class RecommendedRounds(msgspec.Struct, frozen=True):
    """A row of the chart in Appendix E.

    `counted` is the number of players looked up, weighted by byes. If there is no Swiss part,
    `swiss` is 0, `playoff` None and `single_elimination` the rounds of the whole tournament;
    otherwise `playoff` is its number of players. `teams_only` marks the row that applies to teams
    only.
    """

    counted: int
    swiss: int
    playoff: int | None
    single_elimination: int = 0
    teams_only: bool = False


class TimeLimit(msgspec.Struct, frozen=True):
    """The minutes of a match, None for no limit, and the section that recommends them."""

    minutes: int | None
    rule: RuleReference


class BuildingLimit(msgspec.Struct, frozen=True):
    """Minutes for decks in a Limited tournament, and the section that recommends them.

    `registration` is None if it shares the time of `construction`; `release_weekend_extra` is added
    to the construction on a set's release weekend.
    """

    registration: int | None
    construction: int
    release_weekend_extra: int
    rule: RuleReference


class AdditionalTurns(msgspec.Struct, frozen=True):
    """Number of turns after the current one at the end of a match, and the section."""

    turns: int
    rule: RuleReference


_SWISS: tuple[tuple[int, int, int], ...] = (
    (17, 5, 8),
    (33, 6, 8),
    (65, 7, 8),
    (129, 8, 8),
    (227, 9, 8),
    (410, 10, 8),
)
"""Minimum players, Swiss rounds and playoff (Appendix E)."""

_ROUND_MINUTES: Mapping[Stage, int | None] = {
    Stage.ROUND: 50,
    Stage.QUARTERFINAL: 90,
    Stage.SEMIFINAL: 90,
    Stage.FINAL: None,
}

_BUILDING: Mapping[TournamentKind, tuple[int | None, int, int]] = {
    TournamentKind.SEALED: (20, 30, 15),
    TournamentKind.DRAFT: (None, 25, 0),
    TournamentKind.TEAM_SEALED: (20, 60, 15),
    TournamentKind.TEAM_DRAFT: (None, 40, 0),
    TournamentKind.TWO_HEADED_GIANT_SEALED: (20, 60, 15),
    TournamentKind.TWO_HEADED_GIANT_DRAFT: (None, 40, 0),
}
"""Minutes to register and to build decks, and those added on a release weekend (Appendix B)."""


def recommended_rounds(
    players: int, byes: Byes | None = None, *, booster_draft_playoff: bool = False
) -> RecommendedRounds | None:
    """The row of Appendix E for this many players (teams in a team tournament), None below four.

    `players` includes those with byes: by Appendix E a player with a bye of one, two or three
    rounds counts as 2, 4 or 8. `booster_draft_playoff` means that the playoff is a booster draft,
    which changes the row for 9 to 16 players. Raises ValueError if more players have byes than
    there are, or if a number is below zero.
    """
    byes = byes or Byes()
    if min(players, byes.one_round, byes.two_rounds, byes.three_rounds) < 0:
        raise ValueError("a number of players below zero")
    if byes.players > players:
        raise ValueError(f"{byes.players} players with byes among {players}")
    counted = players + byes.one_round + 3 * byes.two_rounds + 7 * byes.three_rounds
    if counted < FEWEST_IN_CHART:
        return None
    if counted == FEWEST_IN_CHART:
        return RecommendedRounds(counted, 0, None, single_elimination=2, teams_only=True)
    if counted <= 8:
        return RecommendedRounds(counted, 0, None, single_elimination=3)
    if counted <= 16:
        swiss, playoff = (4, 8) if booster_draft_playoff else (5, 4)
        return RecommendedRounds(counted, swiss, playoff)
    row = next(row for row in reversed(_SWISS) if counted >= row[0])
    return RecommendedRounds(counted, row[1], row[2])


def rounds_rule(language: str) -> RuleReference:
    """The section with the chart of rounds."""
    return tournament_rule("Appendix E", language)


def fewest_participants(*, teams: bool, language: str) -> tuple[int, RuleReference]:
    """Minimum number of players or teams for a rated tournament, and the section (10.1)."""
    return (4 if teams else 8), tournament_rule("10.1", language)


def round_limit(stage: Stage, language: str) -> TimeLimit:
    """The recommended time for a match in a part of the tournament."""
    return TimeLimit(_ROUND_MINUTES[stage], tournament_rule("Appendix B", language))


def shortest_round(language: str) -> TimeLimit:
    """The minimum time for a match."""
    return TimeLimit(MINIMUM_ROUND_MINUTES, tournament_rule("Appendix B", language))


def building_limit(kind: TournamentKind, language: str) -> BuildingLimit | None:
    """The recommended times for decks in a Limited tournament; None for Constructed."""
    minutes = _BUILDING.get(kind)
    return BuildingLimit(*minutes, tournament_rule("Appendix B", language)) if minutes else None


def additional_turns(kind: TournamentKind, language: str) -> AdditionalTurns:
    """Five turns, or three if several players share a game (2.5)."""
    return AdditionalTurns(3 if kind.plays_together else 5, tournament_rule("2.5", language))
