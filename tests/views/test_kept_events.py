"""Events that are kept longer than was chosen."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from judgekit.engine.stored import StoredTournament
from judgekit.views.kept_events import MONTH, outlived

NOW = 1_795_262_400_000


def used(months_ago: float, name: str = "cup") -> StoredTournament:
    return StoredTournament(name, name, f"{name}.judgekit", 1, NOW - round(months_ago * MONTH))


def test_older_ones_are_named_but_never_the_open_one():
    stored = [used(1, "new"), used(13, "old"), used(14, "open")]
    assert [each.id for each in outlived(stored, NOW, 12, "open")] == ["old"]


def test_for_always_none_is_offered():
    assert outlived([used(500)], NOW, 0, "") == []


@given(st.lists(st.floats(0, 60)), st.sampled_from((3, 6, 12, 24)))
def test_what_is_offered_was_last_used_before_the_chosen_time(ages, months):
    stored = [used(age, str(number)) for number, age in enumerate(ages)]
    offered = outlived(stored, NOW, months, "")
    assert all(NOW - each.last_used > months * MONTH for each in offered)
    kept = [each for each in stored if each not in offered]
    assert all(NOW - each.last_used <= months * MONTH for each in kept)
