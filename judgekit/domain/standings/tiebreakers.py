"""Match points and tiebreakers of Appendix C, and the standings derived from them (3.1).

All figures are exact fractions; rounding happens only for display.

Where Appendix C leaves room for interpretation:

- The minimum percentage of 0.33 is 33/100, as printed, and applies to a player's own match-win and
  game-win percentages; the opponents' percentages are averages of those.
- A bye counts as a match won 2-0 in the player's own percentages. It has no opponent, so it is
  left out of the averages over opponents; an opponent's byes stay in that opponent's percentages.
- A match in which no game was played or reported (0-0-0) is a draw without games. One drawn by
  agreement is reported as 0-0-3 (2.4) and so counts three drawn games.
- A player who drops has played only the rounds until then; the divisor stops growing.
- A percentage without a base (no game played, no opponent met) is undefined; in the standings it
  counts as the minimum.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from fractions import Fraction

import msgspec

from judgekit.domain.rules.figures import FiguresInForce
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.domain.shared.tournament_rules import tournament_rule

WIN_POINTS = 3
DRAW_POINTS = 1
LEAST_PERCENTAGE = Fraction(33, 100)
BYE_GAMES = (2, 0, 0)


class MatchResult(msgspec.Struct, frozen=True):
    """A match from one side: games won, lost and drawn; unfinished games count as drawn.

    `opponent` is None for a bye, and for a round that was lost without one (such as a late entry):
    that is one with more games lost than won. The games of a bye are ignored.
    """

    round: int
    player: str
    opponent: str | None
    won: int = 0
    lost: int = 0
    drawn: int = 0

    @property
    def is_bye(self) -> bool:
        """Whether there was no opponent and the round counts as won."""
        return self.opponent is None and self.lost <= self.won

    @property
    def games(self) -> tuple[int, int, int]:
        """Games won, lost and drawn, as counted."""
        return BYE_GAMES if self.is_bye else (self.won, self.lost, self.drawn)

    @property
    def match_points(self) -> int:
        """Three for a win, one for a draw."""
        won, lost, _ = self.games
        return WIN_POINTS if won > lost else DRAW_POINTS if won == lost else 0


class Contradiction(StrEnum):
    """What makes results contradictory."""

    OWN_OPPONENT = "own-opponent"
    TWO_MATCHES = "two-matches"
    TWO_RESULTS = "two-results"


class ContradictoryResults(Exception):
    """Raised for results that can't all be true, with the kind, the player and the round."""

    def __init__(self, contradiction: Contradiction, player: str, round_number: int) -> None:
        super().__init__(f"{contradiction.value}: round {round_number}")
        self.contradiction = contradiction
        self.player = player
        self.round = round_number


class Standing(msgspec.Struct, frozen=True):
    """A player's rank and the figures behind it; players with equal figures share a rank.

    Percentages are fractions of one. `match_wins` and the like count matches, byes among the wins.
    Game percentages are None if unused or undefined.
    """

    rank: int
    player: str
    match_points: int
    match_wins: int
    match_losses: int
    match_draws: int
    byes: int
    game_points: int
    games: int
    match_win: Fraction
    game_win: Fraction | None
    opponents_match_win: Fraction | None
    opponents_game_win: Fraction | None

    @property
    def rounds(self) -> int:
        """Number of rounds played, byes included."""
        return self.match_wins + self.match_losses + self.match_draws


def match_points(won: int, drawn: int) -> int:
    """Points for matches won (including byes) and drawn; the same formula holds for games."""
    return WIN_POINTS * won + DRAW_POINTS * drawn


def percentage(points: int, played: int) -> Fraction | None:
    """Points out of those possible in the rounds or games played; at least 0.33, None for none."""
    return max(Fraction(points, WIN_POINTS * played), LEAST_PERCENTAGE) if played else None


def average(percentages: Iterable[Fraction | None]) -> Fraction | None:
    """Average over opponents, one value per match; None if there is none."""
    known = [each for each in percentages if each is not None]
    return sum(known, Fraction(0)) / len(known) if known else None


def tiebreakers_rule(language: str) -> RuleReference:
    """The section that defines the percentages."""
    return tournament_rule("Appendix C", language)


def ranking_rule(language: str) -> RuleReference:
    """The section that defines the order of tiebreakers."""
    return tournament_rule("3.1", language)


def counts_games_of_teams(figures: FiguresInForce) -> bool:
    """Whether game percentages are used in a tournament for teams, by the edition in force."""
    return bool(figures.figure("game-points-of-teams").number)


def standings(
    results: Iterable[MatchResult], *, game_percentages: bool = True
) -> tuple[Standing, ...]:
    """Everybody who played or had a bye, best first; equal players sorted by name.

    A match may be given from one side or from both. `game_percentages` is False for a tournament in
    which they are not used (teams, since September 2020; matches of a single game, by 3.1).
    Raises ContradictoryResults.
    """
    matches = both_sides(results)
    figures = {player: _Figures(own, game_percentages) for player, own in matches.items()}
    unranked = [
        figures[player].standing(player, [figures[each] for each in _opponents(own)])
        for player, own in matches.items()
    ]
    unranked.sort(key=lambda standing: standing.player)
    unranked.sort(key=_order, reverse=True)
    ranked: list[Standing] = []
    for place, standing in enumerate(unranked, start=1):
        equal = bool(ranked) and _order(ranked[-1]) == _order(standing)
        rank = ranked[-1].rank if equal else place
        ranked.append(msgspec.structs.replace(standing, rank=rank))
    return tuple(ranked)


def both_sides(results: Iterable[MatchResult]) -> Mapping[str, Sequence[MatchResult]]:
    """Every player's own results by round, including those given only from the opponent's side.

    Raises ContradictoryResults if a player meets himself, meets two opponents in a round, or has
    two different results of one match.
    """
    by_player: dict[str, dict[int, MatchResult]] = {}
    for result in results:
        for side in _sides(result):
            rounds = by_player.setdefault(side.player, {})
            known = rounds.setdefault(side.round, side)
            if known.opponent != side.opponent:
                raise ContradictoryResults(Contradiction.TWO_MATCHES, side.player, side.round)
            if known.games != side.games:
                raise ContradictoryResults(Contradiction.TWO_RESULTS, side.player, side.round)
    return {
        player: [rounds[number] for number in sorted(rounds)]
        for player, rounds in by_player.items()
    }


def _sides(result: MatchResult) -> tuple[MatchResult, ...]:
    if result.opponent is None:
        return (result,)
    if result.opponent == result.player:
        raise ContradictoryResults(Contradiction.OWN_OPPONENT, result.player, result.round)
    mirrored = MatchResult(
        result.round, result.opponent, result.player, result.lost, result.won, result.drawn
    )
    return (result, mirrored)


def _opponents(own: Sequence[MatchResult]) -> list[str]:
    return [result.opponent for result in own if result.opponent is not None]


class _Figures:
    """A player's own totals, without the opponents' averages."""

    def __init__(self, own: Sequence[MatchResult], game_percentages: bool) -> None:
        points = [result.match_points for result in own]
        games = [result.games for result in own]
        self.points = sum(points)
        self.wins, self.draws = points.count(WIN_POINTS), points.count(DRAW_POINTS)
        self.losses = len(own) - self.wins - self.draws
        self.byes = sum(result.is_bye for result in own)
        self.game_points = sum(match_points(won, drawn) for won, _, drawn in games)
        self.games = sum(map(sum, games))
        self.match_win = percentage(self.points, len(own)) or LEAST_PERCENTAGE
        self.game_win = percentage(self.game_points, self.games) if game_percentages else None

    def standing(self, player: str, opponents: Sequence[_Figures]) -> Standing:
        """The player's figures with the opponents' averages, not yet ranked."""
        return Standing(
            rank=0,
            player=player,
            match_points=self.points,
            match_wins=self.wins,
            match_losses=self.losses,
            match_draws=self.draws,
            byes=self.byes,
            game_points=self.game_points,
            games=self.games,
            match_win=self.match_win,
            game_win=self.game_win,
            opponents_match_win=average(each.match_win for each in opponents),
            opponents_game_win=average(each.game_win for each in opponents),
        )


def _order(standing: Standing) -> tuple[Fraction, ...]:
    """Sort key by the order of 3.1."""
    breakers = (standing.opponents_match_win, standing.game_win, standing.opponents_game_win)
    return (Fraction(standing.match_points), *(each or LEAST_PERCENTAGE for each in breakers))
