"""Things known by their ids, and numbered in the order in which they were entered."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.shared.numbered import Numbered, is_named, number_in


class Thing(msgspec.Struct):
    id: str
    number: int = 0


def entered(ids, order=()) -> Numbered[Thing]:
    """Things added in the order of `ids`, entered in that of `order`."""
    places = {id_: place for place, id_ in enumerate(order)}
    numbered: Numbered[Thing] = Numbered()
    for id_ in ids:
        numbered.add(Thing(id_), places)
    return numbered


def in_order(numbered: Numbered[Thing]) -> list[tuple[int, str]]:
    return [(each.number, each.id) for each in numbered]


def test_numbers_are_counted_as_things_are_added():
    assert in_order(entered(["a", "b", "c"])) == [(1, "a"), (2, "b"), (3, "c")]


def test_what_happened_earlier_but_was_entered_later_has_the_later_number():
    numbered = entered(["late", "a", "b"], order=["a", "b", "late"])
    assert in_order(numbered) == [(1, "a"), (2, "b"), (3, "late")]


def test_what_the_order_does_not_have_is_the_newest():
    numbered = entered(["new", "a", "newer", "b"], order=["a", "b"])
    assert in_order(numbered) == [(1, "a"), (2, "b"), (3, "new"), (4, "newer")]


def test_a_thing_added_again_takes_its_own_place():
    numbered = entered(["a", "b"])
    again = Thing("a")
    numbered.add(again, {})
    assert in_order(numbered) == [(1, "a"), (2, "b")]
    assert numbered.find(1) is numbered.find("a") is again


@given(st.permutations(range(7)), st.permutations(range(7)), st.integers(0, 7))
def test_numbers_follow_the_order_of_entry_however_things_are_added(added, order, known):
    names = [f"id {number}" for number in order]
    numbered = entered([f"id {number}" for number in added], names[:known])
    newest = [f"id {each}" for each in added if f"id {each}" not in names[:known]]
    assert [each.id for each in numbered] == names[:known] + newest
    assert [each.number for each in numbered] == list(range(1, 8))
    assert all(numbered.find(each.number) is numbered.find(each.id) is each for each in numbered)


@pytest.mark.parametrize("name", [0, -1, 3, "0", "3", "", "c", "9" * 5_000, 10**30])
def test_what_names_nothing_finds_nothing(name):
    assert entered(["a", "b"]).find(name) is None


@pytest.mark.parametrize(
    ("name", "number", "names"),
    [
        *((0, 0, False), ("", None, False), ("0", 0, False)),
        *((7, 7, True), ("7", 7, True), ("0193-ab", None, True), ("²", None, True)),
    ],
)
def test_a_text_of_digits_is_a_number_and_nothing_is_named_by_zero(name, number, names):
    assert number_in(name) == number
    assert is_named(name) is names
