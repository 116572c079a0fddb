"""Recommendations of the rules for a tournament: rounds, playoff, time limits, additional turns.

The numbers are those of the edition in force on the tournament's day; every answer names its
section in the bundled edition of the reader's language.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

import msgspec

from judgekit.domain.formats.tournament_kind import TournamentKind
from judgekit.domain.rules.figures import DatedFigure, FiguresInForce
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.domain.shared.tournament_rules import tournament_rule

FEWEST_INDIVIDUALS_IN_CHART = 5
"""The chart's row for four is for teams only."""


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
    to the construction on a set's release weekend, `prerelease_extra` at a Prerelease.
    """

    registration: int | None
    construction: int
    release_weekend_extra: int
    rule: RuleReference
    prerelease_extra: int = 0


class AdditionalTurns(msgspec.Struct, frozen=True):
    """Number of turns after the current one at the end of a match, and the section; `section` is
    its number in the edition in force."""

    turns: int
    rule: RuleReference
    section: str


_ROUND_MINUTES: Mapping[Stage, str] = {
    Stage.ROUND: "round-minutes",
    Stage.QUARTERFINAL: "quarterfinal-minutes",
    Stage.SEMIFINAL: "semifinal-minutes",
    Stage.FINAL: "final-minutes",
}
_BUILDING: Mapping[TournamentKind, tuple[str, str, str]] = {
    TournamentKind.SEALED: (
        "sealed-registration-minutes",
        "sealed-construction-minutes",
        "release-extra-minutes",
    ),
    TournamentKind.DRAFT: ("", "draft-construction-minutes", ""),
    TournamentKind.TEAM_SEALED: (
        "team-sealed-registration-minutes",
        "team-sealed-construction-minutes",
        "release-extra-minutes",
    ),
    TournamentKind.TEAM_DRAFT: ("", "team-draft-construction-minutes", ""),
    TournamentKind.TWO_HEADED_GIANT_SEALED: (
        "two-headed-giant-sealed-registration-minutes",
        "two-headed-giant-sealed-construction-minutes",
        "release-extra-minutes",
    ),
    TournamentKind.TWO_HEADED_GIANT_DRAFT: ("", "two-headed-giant-draft-construction-minutes", ""),
}
"""Ids of the minutes to register and to build decks, and of those added on a release weekend."""


def recommended_rounds(
    figures: FiguresInForce,
    players: int,
    byes: Byes | None = None,
    *,
    booster_draft_playoff: bool = False,
) -> RecommendedRounds | None:
    """The row of Appendix E for this many players (teams in a team tournament), None below the
    chart's beginning.

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
    weight = figures.figure("players-counted-by-byes").for_count
    counted = players - byes.players + byes.one_round * weight(1)
    counted += byes.two_rounds * weight(2) + byes.three_rounds * weight(3)
    if counted < fewest_in_chart(figures):
        return None
    elimination = figures.figure("elimination-rounds").for_count(counted)
    if elimination:
        teams_only = counted < FEWEST_INDIVIDUALS_IN_CHART
        return RecommendedRounds(counted, 0, None, elimination, teams_only)
    draft = booster_draft_playoff
    swiss = figures.figure("swiss-rounds-before-draft" if draft else "swiss-rounds")
    playoff = figures.figure("playoff-players-of-draft" if draft else "playoff-players")
    return RecommendedRounds(counted, swiss.for_count(counted), playoff.for_count(counted))


def fewest_in_chart(figures: FiguresInForce) -> int:
    """The smallest tournament in the chart of Appendix E."""
    return min(figures.figure("elimination-rounds").chart)


def rounds_rule(language: str) -> RuleReference:
    """The section with the chart of rounds."""
    return tournament_rule("Appendix E", language)


def fewest_participants(
    figures: FiguresInForce, *, teams: bool, language: str
) -> tuple[DatedFigure, RuleReference]:
    """Minimum number of players or teams for a rated tournament, and the section (10.1)."""
    fewest = figures.figure("fewest-teams" if teams else "fewest-players")
    return fewest, tournament_rule("10.1", language)


def round_limit(figures: FiguresInForce, stage: Stage, language: str) -> TimeLimit:
    """The recommended time for a match in a part of the tournament."""
    minutes = figures.figure(_ROUND_MINUTES[stage]).limit
    return TimeLimit(minutes, tournament_rule("Appendix B", language))


def shortest_round(figures: FiguresInForce, language: str) -> TimeLimit:
    """The minimum time for a match."""
    minutes = figures.figure("match-minutes-at-least").limit
    return TimeLimit(minutes, tournament_rule("Appendix B", language))


def building_limit(
    figures: FiguresInForce, kind: TournamentKind, language: str
) -> BuildingLimit | None:
    """The recommended times for decks in a Limited tournament; None for Constructed."""
    if kind not in _BUILDING:
        return None
    registration, construction, extra = _BUILDING[kind]
    return BuildingLimit(
        figures.figure(registration).limit if registration else None,
        figures.figure(construction).number,
        figures.figure(extra).number if extra else 0,
        tournament_rule("Appendix B", language),
        figures.figure("prerelease-extra-minutes").number if extra else 0,
    )


def additional_turns(
    figures: FiguresInForce, kind: TournamentKind, language: str
) -> AdditionalTurns:
    """Five turns, or three if several players share a game (End-of-Match Procedure)."""
    name = "additional-turns-of-teams" if kind.plays_together else "additional-turns"
    figure = figures.figure(name)
    return AdditionalTurns(figure.number, tournament_rule("2.5", language), figure.section)
