"""Which penalties exist for an infraction at its level."""

from __future__ import annotations

import pytest

from judgekit.domain.infractions.policy import Category, PolicyLevel, possible_penalties
from judgekit.domain.infractions.state import Penalty
from tests.bundled_policy import bundled_policy

GUIDE = ["none", "warning", "game-loss", "match-loss", "disqualification"]
REGULAR = ["none", "fix", "game-loss", "disqualification"]
AT_REGULAR_LATE = ["none", "fix", "game-loss", "match-loss", "disqualification"]


def possible(entry_id: str) -> list[str]:
    entry = bundled_policy().catalogue().entry(entry_id)
    assert entry is not None
    return [each.value for each in possible_penalties(entry)]


@pytest.mark.parametrize(
    ("entry_id", "penalties"),
    [
        ("ipg-2.5", GUIDE),
        ("ipg-4.8", GUIDE),
        ("jar-missed-trigger", REGULAR),
        ("jar-upsetting-behaviour", REGULAR),
        ("jar-tardiness", AT_REGULAR_LATE),
    ],
)
def test_only_what_the_level_has_is_possible(entry_id, penalties):
    assert possible(entry_id) == penalties


def test_what_policy_gives_is_always_possible():
    for entry in bundled_policy().catalogue().entries:
        given = {entry.penalty, *(each.penalty for each in entry.circumstances if each.penalty)}
        assert given <= set(possible_penalties(entry)), entry.id


def test_regular_has_no_warning_for_anything():
    regular = bundled_policy().catalogue().of_level(PolicyLevel.REGULAR)
    assert all(Penalty.WARNING not in possible_penalties(each) for each in regular)
    assert {each.category for each in regular} == {
        Category.COMMON_ISSUE,
        Category.UNWANTED_BEHAVIOUR,
        Category.SERIOUS_PROBLEM,
    }
