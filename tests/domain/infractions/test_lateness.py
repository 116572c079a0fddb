"""How the round's clock answers for a player who is late."""

from __future__ import annotations

import pytest

from judgekit.domain.infractions.lateness import settled_by_clock
from judgekit.domain.shared.moment import MINUTE, SECOND
from judgekit.storage.policy.policy_files import read_catalogue
from judgekit.system.resources import resources_folder

FIRST, LAST = "within-one-minute", "ten-minutes"


@pytest.mark.parametrize(
    ("running", "holds"),
    [
        (0, {FIRST}),
        (42 * SECOND, {FIRST}),
        (MINUTE, {FIRST}),
        (MINUTE + 1, set()),
        (10 * MINUTE - 1, set()),
        (10 * MINUTE, {LAST}),
        (42 * MINUTE, {LAST}),
    ],
)
def test_tardiness_goes_from_a_minute_to_ten(running, holds):
    settled = settled_by_clock("ipg-3.1", running)
    assert settled.holds == holds
    assert settled.denies == {FIRST, LAST} - holds


@pytest.mark.parametrize(("running", "is_over"), [(10 * MINUTE, False), (10 * MINUTE + 1, True)])
def test_at_regular_it_takes_more_than_ten_minutes(running, is_over):
    settled = settled_by_clock("jar-tardiness", running)
    assert ("over-ten-minutes" in settled.holds) == is_over
    assert settled.names == {"over-ten-minutes"}


def test_the_clock_says_nothing_of_other_infractions():
    assert settled_by_clock("ipg-2.3", MINUTE).names == set()


def test_what_the_clock_settles_is_asked_by_the_catalogue():
    catalogue = read_catalogue(resources_folder() / "policy")
    for infraction in ("ipg-3.1", "jar-tardiness"):
        entry = catalogue.entry(infraction)
        asked = {each.name for each in entry.circumstances}
        assert settled_by_clock(infraction, 0).names <= asked
