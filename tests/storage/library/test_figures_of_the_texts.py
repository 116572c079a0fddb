"""The figures the program computes with are those printed in every bundled edition."""

from __future__ import annotations

import re

import pytest

from judgekit.domain.clock.schedules import DraftKind, StepKind, draft_schedule, timing_rule
from judgekit.domain.formats.tournament_kind import TournamentKind
from judgekit.domain.setup.recommendation import (
    Stage,
    building_limit,
    fewest_participants,
    recommended_rounds,
    round_limit,
    rounds_rule,
    shortest_round,
)
from judgekit.domain.shared.tournament_rules import EDITIONS, edition_day, tournament_rule
from judgekit.domain.standings.tiebreakers import ranking_rule, tiebreakers_rule
from tests.builders import FACTS

NUMBER = re.compile(r"\d+")
languages = pytest.mark.parametrize("language", EDITIONS)


def numbers(text: str) -> list[int]:
    return [int(found) for found in NUMBER.findall(text)]


def printed(sources, reference) -> list[str]:
    """What stands in a section, a text for each block but the rows of its table."""
    section = sources.library.section(reference)
    assert section is not None, reference
    return [block.text for block in section.blocks if not block.rows]


def rows(sources, reference) -> list[list[str]]:
    """The rows of the table in a section, cells as texts."""
    section = sources.library.section(reference)
    assert section is not None, reference
    return [[cell.text for cell in row] for block in section.blocks for row in block.rows]


def first_booster(kind, cards=15):
    steps = draft_schedule(kind, cards)
    return [
        (step.cards, step.seconds)
        for step in steps
        if step.booster == 1 and step.what is StepKind.PICK
    ]


def figures_of_text(language):
    """The figures in force on the day of the bundled edition."""
    return FACTS.figures.on(edition_day(rounds_rule(language)))


@languages
def test_booster_draft_times(sources, language):
    reference = timing_rule(DraftKind.BOOSTER, language)
    timed = [(numbers(left), numbers(time)) for left, time in rows(sources, reference)]
    expected = [(left[0], time[0]) for left, time in timed if left and time]
    assert first_booster(DraftKind.BOOSTER) == expected
    reviews = [step.seconds for step in draft_schedule(DraftKind.BOOSTER) if not step.picks]
    assert [reviews[0], reviews[1] - reviews[0]] == numbers(printed(sources, reference)[-1])


@languages
def test_two_headed_giant_draft_times(sources, language):
    reference = timing_rule(DraftKind.TWO_HEADED_GIANT, language)
    for column, cards in enumerate((15, 14)):
        timed = [(numbers(row[column]), numbers(row[2])) for row in rows(sources, reference)[2:]]
        expected = [(left[0], time[0]) for left, time in timed if left and time]
        assert first_booster(DraftKind.TWO_HEADED_GIANT, cards) == expected
    assert numbers(printed(sources, reference)[-1]) == [60]


@languages
def test_rochester_draft_times(sources, language):
    steps = draft_schedule(DraftKind.ROCHESTER)
    text = " ".join(printed(sources, timing_rule(DraftKind.ROCHESTER, language)))
    assert numbers(text) == [steps[0].seconds, steps[1].seconds]


@languages
def test_time_limits(sources, language):
    figures = figures_of_text(language)
    texts = printed(sources, tournament_rule("Appendix B", language))
    items = [numbers(text) for text in texts]
    assert items[0] == [shortest_round(figures, language).minutes]
    limits = [
        round_limit(figures, stage, language).minutes for stage in (Stage.ROUND, Stage.SEMIFINAL)
    ]
    assert [items[2], items[3]] == [[limit] for limit in limits]
    assert items[4] == []
    kinds = ("sealed", "draft", "team-sealed", "team-draft")
    kinds += ("two-headed-giant-sealed", "two-headed-giant-draft")
    for kind, found in zip(kinds, items[6:12], strict=True):
        limit = building_limit(figures, TournamentKind(kind), language)
        extra = limit.release_weekend_extra
        # the Russian edition prints the sum and not what is added
        added = limit.construction + extra if language == "ru" else extra
        expected = [limit.registration, limit.construction, added if extra else None]
        assert found == [number for number in expected if number is not None]


@languages
def test_the_chart_of_rounds(sources, language):
    figures = figures_of_text(language)
    chart = rows(sources, rounds_rule(language))[1:]
    assert len(chart) == 9
    for bounds, swiss, playoff in chart:
        first_and_last = re.match(r"(\d+)(?:-(\d+))?", bounds).groups()
        for players in map(int, filter(None, first_and_last)):
            found = [
                recommended_rounds(figures, players, booster_draft_playoff=x) for x in (True, False)
            ]
            played = {each.swiss or each.single_elimination for each in found}
            assert played == set(numbers(swiss))
            assert {each.playoff for each in found} - {None} == set(numbers(playoff))


@languages
def test_fewest_participants(sources, language):
    figures = figures_of_text(language)
    limits = [
        fewest_participants(figures, teams=teams, language=language) for teams in (False, True)
    ]
    text = " ".join(printed(sources, limits[0][1]))
    assert {least.number for least, _ in limits} == set(numbers(text))


@languages
def test_the_sections_on_standings_are_there(sources, language):
    for reference in (tiebreakers_rule(language), ranking_rule(language)):
        assert sources.library.section(reference) is not None
    assert sources.library.section(tournament_rule("2.5", language)) is not None
