"""A player's record as it is looked at."""

from __future__ import annotations

from judgekit.domain.infractions.events import PenaltyIssued
from judgekit.domain.infractions.penalty_history import by_infraction, for_infraction, of_day
from judgekit.domain.infractions.state import WrittenPenalty
from judgekit.domain.shared.moment import SECOND
from tests.session import MORNING


def written(number: int, infraction: str, *, after: int = 0, **fields) -> WrittenPenalty:
    issued = PenaltyIssued("Rossi", infraction, **{"penalty": "warning", **fields})
    return WrittenPenalty(issued, MORNING + after * SECOND, "", number)


RECORD = (
    written(1, "ipg-2.3", day="2026-11-20"),
    written(2, "ipg-2.5"),
    written(3, "ipg-2.3", after=60),
)


def test_the_penalties_of_one_infraction_and_of_one_day():
    assert [each.number for each in for_infraction(RECORD, "ipg-2.3")] == [1, 3]
    assert [each.number for each in of_day(RECORD, "2026-11-21")] == [2, 3]


def test_a_record_with_its_infractions_apart():
    groups = [(name, [each.number for each in group]) for name, group in by_infraction(RECORD)]

    assert groups == [("ipg-2.3", [1, 3]), ("ipg-2.5", [2])]
