"""The bundled history of bans: well formed, complete, and in agreement with the bundled texts."""

from __future__ import annotations

from datetime import date

import pytest

from judgekit.domain.formats.format_rules import DeckFormat
from judgekit.storage.cards.ban_history_file import read_ban_history
from judgekit.storage.cards.banned_kinds_file import read_banned_kinds
from judgekit.system.resources import resources_folder

HISTORY = read_ban_history(resources_folder())
FORMATS = [each.value for each in DeckFormat if each is not DeckFormat.LIMITED]


@pytest.mark.parametrize("format_", FORMATS)
def test_every_format_has_its_lists(format_):
    lists = HISTORY.lists_on(format_, HISTORY.known_until)
    assert lists is not None
    assert lists.banned


def test_changes_are_in_order_and_each_has_its_source():
    days = [each.date for each in HISTORY.changes]
    assert days == sorted(days)
    assert all(date.fromisoformat(day) for day in days)
    assert all(each.source for each in (*HISTORY.start, *HISTORY.changes))
    assert HISTORY.start_date <= days[0] <= days[-1] <= HISTORY.known_until
    assert all(not each.announced or each.announced <= each.date for each in HISTORY.changes)


def test_a_change_changes_something():
    for change in HISTORY.changes:
        before = HISTORY.lists_on(change.format, _day_before(change.date))
        after = HISTORY.lists_on(change.format, change.date)
        assert before is not None and after is not None
        assert set(change.banned).isdisjoint(before.banned), change
        assert {*change.unbanned, *change.left_by_rotation} <= set(before.banned), change
        assert set(change.unrestricted) <= set(before.restricted), change
        assert before.date < after.date


def test_kinds_are_known():
    known = {each.kind for each in read_banned_kinds(resources_folder())} | set(HISTORY.kinds)
    for each in (*HISTORY.start, *HISTORY.changes):
        assert set(each.banned_kinds) <= known


def _day_before(day: str) -> str:
    return date.fromordinal(date.fromisoformat(day).toordinal() - 1).isoformat()
