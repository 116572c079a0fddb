"""Figures by edition: the value in force, its section, and what is not certain."""

from __future__ import annotations

import pytest

from judgekit.domain.rules.figures import Figure, FigureValue, KnownFigures

KNOWN = KnownFigures(
    "mtr",
    "2026-02-27",
    ("2019-05-03", "2020-07-03", "2020-09-28", "2023-11-13", "2026-02-27"),
    (("2020-09-28", "2023-11-13"),),
    (
        Figure(
            "players",
            {"2019-05-03": "2.5", "2023-11-13": "2.4"},
            (
                FigureValue("2019-05-03", "2020-07-03", 9),
                FigureValue("2020-09-28", "2020-09-28", 8),
                FigureValue("2023-11-13", "2026-02-27", 4),
            ),
            "texts",
        ),
        Figure(
            "rounds",
            {"2019-05-03": "Appendix E"},
            (FigureValue("2019-05-03", "2026-02-27", {"5": 3, "9": 0, "17": 5}),),
            "texts",
        ),
    ),
)


@pytest.mark.parametrize(
    ("day", "edition", "number", "section"),
    [
        ("2010-01-01", "2019-05-03", 9, "2.5"),
        ("2019-05-03", "2019-05-03", 9, "2.5"),
        ("2020-09-27", "2020-07-03", 9, "2.5"),
        ("2020-09-28", "2020-09-28", 8, "2.5"),
        ("2023-11-12", "2020-09-28", 8, "2.5"),
        ("2023-11-13", "2023-11-13", 4, "2.4"),
        ("2030-01-01", "2026-02-27", 4, "2.4"),
    ],
)
def test_a_day_has_the_figure_of_the_newest_edition_not_after_it(day, edition, number, section):
    in_force = KNOWN.on(day)
    figure = in_force.figure("players")
    assert (in_force.edition, figure.number, figure.section) == (edition, number, section)


def test_only_in_a_gap_is_the_value_not_certain():
    assert KNOWN.on("2020-08-01").figure("players").between is None
    unsure = KNOWN.on("2022-01-01").figure("players")
    assert (unsure.between, unsure.other_number) == (("2020-09-28", "2023-11-13"), 4)
    assert KNOWN.on("2022-01-01").figure("rounds").between is None


def test_a_chart_holds_from_its_beginnings_on():
    rounds = KNOWN.on("2026-11-21").figure("rounds")
    assert [rounds.for_count(count) for count in (4, 5, 8, 9, 16, 17, 500)] == [
        *(0, 3, 3),
        *(0, 0, 5, 5),
    ]
