"""What the lateness of a player answers."""

from __future__ import annotations

import pytest

from judgekit.domain.infractions.lateness import is_lateness_open, settled_by_lateness
from judgekit.domain.shared.moment import MINUTE, SECOND
from judgekit.storage.policy.policy_files import read_catalogue
from judgekit.system.resources import resources_folder

FIRST, LAST = "within-one-minute", "ten-minutes"


@pytest.mark.parametrize(
    ("late", "holds"),
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
def test_tardiness_goes_from_a_minute_to_ten(late, holds):
    settled = settled_by_lateness("ipg-3.1", late)
    assert settled.holds == holds
    assert settled.denies == {FIRST, LAST} - holds


@pytest.mark.parametrize(("late", "is_over"), [(10 * MINUTE, False), (10 * MINUTE + 1, True)])
def test_at_regular_it_takes_more_than_ten_minutes(late, is_over):
    settled = settled_by_lateness("jar-tardiness", late)
    assert ("over-ten-minutes" in settled.holds) == is_over
    assert settled.names == {"over-ten-minutes"}


def test_lateness_says_nothing_of_other_infractions():
    assert settled_by_lateness("ipg-2.3", MINUTE).names == set()


def test_what_lateness_settles_is_asked_by_the_catalogue():
    catalogue = read_catalogue(resources_folder() / "policy")
    for infraction in ("ipg-3.1", "jar-tardiness"):
        entry = catalogue.entry(infraction)
        asked = {each.name for each in entry.circumstances}
        assert settled_by_lateness(infraction, 0).names <= asked


def test_lateness_is_open_until_one_of_its_questions_is_answered():
    assert is_lateness_open("ipg-3.1", ())
    assert is_lateness_open("ipg-3.1", {"wrong-table"})
    assert not is_lateness_open("ipg-3.1", {LAST})
    assert not is_lateness_open("ipg-2.3", ())
