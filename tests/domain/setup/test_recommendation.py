"""The chart of Appendix E, the time limits of Appendix B and the turns of 2.5."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.formats.tournament_kind import TournamentKind
from judgekit.domain.setup.recommendation import (
    Byes,
    RecommendedRounds,
    Stage,
    additional_turns,
    building_limit,
    fewest_participants,
    recommended_rounds,
    round_limit,
    rounds_rule,
    shortest_round,
)
from judgekit.domain.shared.rule_reference import RuleReference
from tests.builders import FACTS

TODAY = FACTS.figures.on("2026-11-21")
IN_2021 = FACTS.figures.on("2021-08-01")
IN_A_GAP = FACTS.figures.on("2022-10-01")

CHART = [
    (9, 16, 5, 4),
    (17, 32, 5, 8),
    (33, 64, 6, 8),
    (65, 128, 7, 8),
    (129, 226, 8, 8),
    (227, 409, 9, 8),
    (410, 5000, 10, 8),
]


@pytest.mark.parametrize(("first", "last", "swiss", "playoff"), CHART)
def test_the_chart_holds_from_the_first_to_the_last_number_of_a_row(first, last, swiss, playoff):
    for players in (first, (first + last) // 2, last):
        assert recommended_rounds(TODAY, players) == RecommendedRounds(players, swiss, playoff)


@pytest.mark.parametrize("players", [9, 12, 16])
def test_a_booster_draft_playoff_changes_one_row(players):
    drafted = recommended_rounds(TODAY, players, booster_draft_playoff=True)
    assert (drafted.swiss, drafted.playoff) == (4, 8)


@pytest.mark.parametrize("players", [4, 8, 17, 32, 226, 410])
def test_a_booster_draft_playoff_changes_no_other_row(players):
    assert recommended_rounds(TODAY, players, booster_draft_playoff=True) == recommended_rounds(
        TODAY, players
    )


@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_up_to_eight_play_three_rounds_of_single_elimination(players):
    assert recommended_rounds(TODAY, players) == RecommendedRounds(
        players, 0, None, single_elimination=3
    )


def test_four_teams_play_two_rounds_of_single_elimination():
    four = recommended_rounds(TODAY, 4)
    assert (four.swiss, four.playoff, four.single_elimination, four.teams_only) == (
        0,
        None,
        2,
        True,
    )


@pytest.mark.parametrize("players", [0, 1, 2, 3])
def test_fewer_than_four_are_not_in_the_chart(players):
    assert recommended_rounds(TODAY, players) is None


@pytest.mark.parametrize(
    ("byes", "counted"),
    [
        (Byes(one_round=1), 33),
        (Byes(two_rounds=1), 35),
        (Byes(three_rounds=1), 39),
        (Byes(one_round=10, two_rounds=6, three_rounds=2), 74),
    ],
)
def test_players_with_byes_count_as_two_four_or_eight(byes, counted):
    assert recommended_rounds(TODAY, 32, byes).counted == counted


def test_byes_can_add_a_round():
    assert recommended_rounds(TODAY, 200).swiss == 8
    assert recommended_rounds(TODAY, 200, Byes(three_rounds=4)).swiss == 9


@given(st.integers(4, 3000), st.integers(0, 3000))
def test_more_players_never_play_fewer_rounds(players, more):
    def played(number):
        found = recommended_rounds(TODAY, number)
        playoff_rounds = {None: 0, 4: 2, 8: 3}[found.playoff]
        return found.swiss + found.single_elimination + playoff_rounds

    assert played(players + more) >= played(players)


@given(st.integers(0, 500), *[st.integers(0, 200)] * 3)
def test_a_bye_weighs_what_the_players_it_replaces_would(others, one, two, three):
    byes = Byes(one, two, three)
    replaced = others + 2 * one + 4 * two + 8 * three
    assert recommended_rounds(TODAY, others + byes.players, byes) == recommended_rounds(
        TODAY, replaced
    )


@pytest.mark.parametrize(
    ("players", "byes"), [(3, Byes(two_rounds=4)), (-1, Byes()), (5, Byes(one_round=-1))]
)
def test_impossible_numbers_are_refused(players, byes):
    with pytest.raises(ValueError, match="players"):
        recommended_rounds(TODAY, players, byes)


def test_round_limits():
    assert {stage: round_limit(TODAY, stage, "en").minutes for stage in Stage} == {
        Stage.ROUND: 50,
        Stage.QUARTERFINAL: 90,
        Stage.SEMIFINAL: 90,
        Stage.FINAL: None,
    }
    assert shortest_round(TODAY, "en").minutes == 40


@pytest.mark.parametrize(
    ("kind", "minutes"),
    [
        ("sealed", (20, 30, 15)),
        ("draft", (None, 25, 0)),
        ("team-sealed", (20, 60, 15)),
        ("team-draft", (None, 40, 0)),
        ("two-headed-giant-sealed", (20, 60, 15)),
        ("two-headed-giant-draft", (None, 40, 0)),
    ],
)
def test_limited_tournaments_have_time_for_decks(kind, minutes):
    limit = building_limit(TODAY, TournamentKind(kind), "en")
    assert (limit.registration, limit.construction, limit.release_weekend_extra) == minutes


@pytest.mark.parametrize(
    "kind", ["constructed", "team-constructed", "two-headed-giant-constructed"]
)
def test_decks_that_are_brought_need_no_time(kind):
    assert building_limit(TODAY, TournamentKind(kind), "en") is None


@pytest.mark.parametrize("kind", TournamentKind)
def test_only_those_who_share_a_game_play_three_turns(kind):
    turns = additional_turns(TODAY, kind, "en").turns
    assert turns == (3 if kind.value.startswith("two-headed-giant") else 5)


def test_a_rated_tournament_needs_eight_players_or_four_teams():
    assert fewest_participants(TODAY, teams=False, language="en")[0].number == 4
    assert fewest_participants(TODAY, teams=True, language="en")[0].number == 4
    assert fewest_participants(IN_2021, teams=False, language="en")[0].number == 8


def test_in_a_gap_between_known_editions_both_values_are_told():
    fewest, rule = fewest_participants(IN_A_GAP, teams=False, language="en")
    assert (fewest.number, fewest.other_number) == (8, 4)
    assert fewest.between == ("2022-03-07", "2023-11-13")
    assert rule.ref == "10.1"
    assert [kind for kind in TournamentKind if not kind.is_for_teams] == [
        "constructed",
        "sealed",
        "draft",
    ]


@pytest.mark.parametrize(
    ("language", "edition"),
    [
        ("en", "mtr-en-2019-05-03"),
        ("es", "mtr-es-2021-07-23"),
        ("ru", "mtr-ru-2019-07-12"),
        ("de", "mtr-en-2019-05-03"),
    ],
)
def test_every_answer_names_its_section_in_the_readers_edition(language, edition):
    kind = TournamentKind.SEALED
    assert [
        rounds_rule(language),
        round_limit(TODAY, Stage.FINAL, language).rule,
        building_limit(TODAY, kind, language).rule,
        additional_turns(TODAY, kind, language).rule,
        fewest_participants(TODAY, teams=False, language=language)[1],
    ] == [
        RuleReference(edition, ref)
        for ref in ("Appendix E", "Appendix B", "Appendix B", "2.5", "10.1")
    ]
