"""Appendix C: its worked examples, its traps, and what holds for any results."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.standings.tiebreakers import (
    LEAST_PERCENTAGE,
    Contradiction,
    ContradictoryResults,
    MatchResult,
    average,
    match_points,
    percentage,
    standings,
)


def played(*games: tuple[int, int, int], player="Rossi") -> list[MatchResult]:
    """A player's matches, one a round, each against somebody else."""
    return [
        MatchResult(number, player, f"opponent {number} of {player}", *result)
        for number, result in enumerate(games, start=1)
    ]


def record(wins: int, losses: int, draws: int, player="Rossi") -> list[MatchResult]:
    games = [(2, 0, 0)] * wins + [(0, 2, 0)] * losses + [(1, 1, 1)] * draws
    return played(*games, player=player)


def of(player: str, results, **options):
    return next(each for each in standings(results, **options) if each.player == player)


# --- the worked examples


@pytest.mark.parametrize(("wins", "losses", "draws", "points"), [(6, 2, 0, 18), (4, 2, 2, 14)])
def test_match_points(wins, losses, draws, points):
    assert of("Rossi", record(wins, losses, draws)).match_points == points
    assert match_points(wins, draws) == points


@pytest.mark.parametrize(
    ("games", "own", "others"), [((2, 0, 0), 6, 0), ((2, 1, 0), 6, 3), ((2, 0, 1), 7, 1)]
)
def test_game_points(games, own, others):
    results = [MatchResult(1, "Rossi", "Garcia", *games)]
    assert of("Rossi", results).game_points == own
    assert of("Garcia", results).game_points == others


def test_match_win_percentage():
    assert float(of("Rossi", record(5, 2, 1)).match_win) == pytest.approx(0.667, abs=0.0005)
    assert of("Rossi", record(1, 3, 0)).match_win == Fraction(33, 100)
    with_bye = [MatchResult(9, "Rossi", None), *record(2, 2, 0)]
    found = of("Rossi", with_bye)
    assert (found.match_points, found.rounds, found.match_win) == (9, 5, Fraction(9, 15))


def test_game_win_percentage():
    strong = of("Rossi", played((2, 0, 0), (2, 1, 0), (1, 2, 0), (2, 0, 0)))
    assert (strong.game_points, strong.games, strong.game_win) == (21, 10, Fraction(7, 10))
    weak = of("Rossi", played((1, 2, 0), (1, 2, 0), (0, 2, 0), (1, 2, 0)))
    assert (weak.game_points, weak.games, weak.game_win) == (9, 11, Fraction(33, 100))


RECORDS = [(4, 4, 0), (7, 1, 0), (1, 3, 1), (3, 3, 1), (6, 2, 0), (5, 2, 1), (4, 3, 1), (6, 1, 1)]


def met(records, *, bye: bool) -> list[MatchResult]:
    """Rossi's tournament against opponents who end it with these records.

    Each opponent's match against Rossi is one of his losses, the rest are against others.
    """
    results = [MatchResult(20, "Rossi", None)] if bye else []
    for number, (wins, losses, draws) in enumerate(records, start=1):
        opponent = f"opponent {number}"
        results.append(MatchResult(10 + number, "Rossi", opponent, 2, 0))
        results += record(wins, losses - 1, draws, player=opponent)
    return results


def test_opponents_match_win_percentage():
    percentages = [percentage(match_points(w, d), w + lost + d) for w, lost, d in RECORDS]
    assert [f"{float(each):.2f}" for each in percentages] == (
        ["0.50", "0.88", "0.33", "0.48", "0.75", "0.67", "0.54", "0.79"]
    )
    assert f"{float(average(percentages)):.2f}" == "0.62"
    assert of("Rossi", met(RECORDS, bye=False)).opponents_match_win == average(percentages)


def test_opponents_match_win_percentage_leaves_a_bye_out():
    found = of("Rossi", met(RECORDS[1:], bye=True))
    assert found.byes == 1
    assert f"{float(found.opponents_match_win):.2f}" == "0.63"


def test_opponents_game_win_percentage_raises_each_opponent_to_the_least():
    results = [
        *played((2, 0, 0), (2, 0, 0)),
        MatchResult(2, "opponent 1 of Rossi", "Weber", 2, 0),
    ]
    by_hand = (Fraction(6, 12) + Fraction(33, 100)) / 2
    assert of("Rossi", results).opponents_game_win == by_hand


def test_a_bye_is_won_two_to_nothing():
    found = of("Rossi", [MatchResult(1, "Rossi", None)])
    assert (found.match_points, found.game_points, found.games) == (3, 6, 2)
    assert (found.match_win, found.game_win) == (1, 1)
    assert (found.opponents_match_win, found.opponents_game_win) == (None, None)


# --- traps


def test_an_unfinished_game_is_a_drawn_one():
    found = of("Rossi", played((1, 0, 1)))
    assert (found.match_points, found.game_points, found.games) == (3, 4, 2)


def test_a_draw_agreed_on_counts_three_drawn_games_and_one_without_games_none():
    agreed = of("Rossi", played((0, 0, 3)))
    assert (agreed.match_points, agreed.game_points, agreed.game_win) == (1, 3, Fraction(1, 3))
    without = of("Rossi", played((0, 0, 0)))
    assert (without.match_points, without.game_points, without.game_win) == (1, 0, None)


def test_a_third_is_not_lowered_to_the_least():
    assert of("Rossi", record(1, 2, 0)).match_win == Fraction(1, 3)


def test_who_drops_early_is_measured_by_the_rounds_played():
    results = [
        MatchResult(1, "Rossi", "Weber", 2, 0),
        *[MatchResult(number, "Rossi", f"other {number}", 2, 0) for number in (2, 3, 4)],
        MatchResult(2, "Weber", "Ivanov", 2, 0),
    ]
    weber = of("Weber", results)
    assert (weber.rounds, weber.match_win) == (2, Fraction(1, 2))


def test_a_round_lost_without_an_opponent_is_no_bye():
    late = of("Rossi", [MatchResult(1, "Rossi", None, 0, 2)])
    assert (late.match_points, late.rounds, late.byes) == (0, 1, 0)
    assert late.opponents_match_win is None


@pytest.mark.parametrize("games", [(0, 0, 0), (1, 0, 0), (2, 0, 0), (0, 0, 3)])
def test_the_games_noted_for_a_bye_do_not_matter(games):
    assert of("Rossi", [MatchResult(1, "Rossi", None, *games)]).game_points == 6


def test_an_opponents_own_bye_stays_in_his_percentage():
    results = [MatchResult(1, "Weber", None), MatchResult(2, "Rossi", "Weber", 2, 0)]
    assert of("Rossi", results).opponents_match_win == Fraction(1, 2)


def test_percentages_decide_in_the_order_of_3_1():
    results = [
        MatchResult(1, "A", "C", 2, 0),
        MatchResult(1, "B", "D", 2, 1),
        MatchResult(2, "C", "E", 0, 2),
        MatchResult(2, "D", "F", 2, 0),
    ]
    found = [each.player for each in standings(results)]
    assert found.index("B") < found.index("A")  # the opponents come before the own games


def test_equal_figures_share_a_rank():
    results = [MatchResult(1, "A", "B", 2, 0), MatchResult(1, "C", "D", 2, 0)]
    assert [(each.rank, each.player) for each in standings(results)] == [
        (1, "A"),
        (1, "C"),
        (3, "B"),
        (3, "D"),
    ]


def test_without_game_percentages_only_matches_decide():
    results = [MatchResult(1, "A", "B", 2, 1), MatchResult(1, "C", "D", 2, 0)]
    assert [each.player for each in standings(results)][:2] == ["C", "A"]
    plain = standings(results, game_percentages=False)
    assert [(each.rank, each.player) for each in plain][:2] == [(1, "A"), (1, "C")]
    assert (
        {each.game_win for each in plain} == {each.opponents_game_win for each in plain} == {None}
    )


@pytest.mark.parametrize(
    ("results", "contradiction"),
    [
        ([MatchResult(1, "A", "A", 2, 0)], Contradiction.OWN_OPPONENT),
        (
            [MatchResult(1, "A", "B", 2, 0), MatchResult(1, "A", "C", 2, 0)],
            Contradiction.TWO_MATCHES,
        ),
        ([MatchResult(1, "A", "B", 2, 0), MatchResult(1, "B", None)], Contradiction.TWO_MATCHES),
        (
            [MatchResult(1, "A", "B", 2, 0), MatchResult(1, "B", "A", 2, 0)],
            Contradiction.TWO_RESULTS,
        ),
    ],
)
def test_results_that_contradict_each_other_are_refused(results, contradiction):
    with pytest.raises(ContradictoryResults) as refused:
        standings(results)
    assert (refused.value.contradiction, refused.value.round) == (contradiction, 1)


def test_no_results_are_no_standings():
    assert standings([]) == ()


# --- what holds for any results


GAMES = st.sampled_from(
    [(2, 0, 0), (2, 1, 0), (0, 2, 0), (1, 2, 0), (1, 1, 1), (0, 0, 3), (0, 0, 0), (1, 0, 1)]
)


@st.composite
def tournaments(draw):
    """Some rounds of a small tournament: who is left over has a bye, some leave on the way."""
    players = [f"player {number}" for number in range(draw(st.integers(1, 9)))]
    results = []
    for number in range(1, draw(st.integers(1, 5)) + 1):
        seated = draw(st.permutations(players))
        for one, other in zip(seated[::2], seated[1::2], strict=False):
            results.append(MatchResult(number, one, other, *draw(GAMES)))
        if len(seated) % 2:
            results.append(MatchResult(number, seated[-1], None))
        players = players[: draw(st.integers(1, len(players)))]
    return results


def mirrored(result: MatchResult) -> MatchResult:
    if result.opponent is None:
        return result
    return MatchResult(
        result.round, result.opponent, result.player, result.lost, result.won, result.drawn
    )


@given(tournaments())
def test_percentages_stay_within_bounds(results):
    for each in standings(results):
        shown = (each.match_win, each.game_win, each.opponents_match_win, each.opponents_game_win)
        assert all(LEAST_PERCENTAGE <= value <= 1 for value in shown if value is not None)
        assert 0 <= each.match_points <= 3 * each.rounds
        assert 0 <= each.game_points <= 3 * each.games


@given(tournaments(), st.randoms())
def test_the_order_of_the_results_does_not_matter(results, random):
    shuffled = random.sample(results, len(results))
    assert standings(shuffled) == standings(results)


@given(tournaments(), st.data())
def test_either_side_may_report_a_match_or_both(results, data):
    sides = [data.draw(st.sampled_from(["one", "other", "both"])) for _ in results]
    told = [result for result, side in zip(results, sides, strict=True) if side != "other"]
    told += [mirrored(result) for result, side in zip(results, sides, strict=True) if side != "one"]
    assert standings(told) == standings(results)


@given(tournaments())
def test_a_match_gives_three_points_or_two(results):
    total = sum(each.match_points for each in standings(results))
    drawn = sum(result.match_points == 1 for result in results)
    assert total == 3 * len(results) - drawn


@given(tournaments())
def test_ranks_follow_the_figures(results):
    table = standings(results)
    assert [each.rank for each in table] == sorted(each.rank for each in table)
    assert all(each.rank <= place for place, each in enumerate(table, start=1))
    assert [each.match_points for each in table] == sorted(
        (each.match_points for each in table), reverse=True
    )


@given(tournaments())
def test_a_bye_leaves_the_opponents_percentages_alone(results):
    last = max(result.round for result in results)
    player = results[0].player
    before = of(player, results)
    after = of(player, [*results, MatchResult(last + 1, player, None)])
    assert after.opponents_match_win == before.opponents_match_win
    assert after.opponents_game_win == before.opponents_game_win
    assert after.match_points == before.match_points + 3
