"""Things known by an id and shown by a number: their place in the order of entry."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping
from typing import Generic, Protocol, TypeVar

import msgspec

NEWEST = 1 << 62
"""Place of an id that the order of entry does not have: later than all others."""
MOST_DIGITS = 18


class HasEntryOrder(Protocol):
    """A state that has the order in which its things were entered.

    It gives the place in the record by the id of the event that began a thing. An id that it does
    not have is the newest.
    """

    entry_order: dict[str, int]


class Numberable(Protocol):
    """A thing with an id, which is the id of the event that began it; its number is assigned."""

    number: int

    @property
    def id(self) -> str:
        """The id, never changed."""


Thing = TypeVar("Thing", bound=Numberable)


class Numbered(msgspec.Struct, Generic[Thing]):
    """Things of one kind in the order of entry, numbered from 1 without gaps."""

    things: list[Thing] = []
    by_id: dict[str, Thing] = {}

    def __iter__(self) -> Iterator[Thing]:
        return iter(self.things)

    def __reversed__(self) -> Iterator[Thing]:
        return reversed(self.things)

    def __len__(self) -> int:
        return len(self.things)

    def __contains__(self, id_: str) -> bool:
        return id_ in self.by_id

    def add(self, thing: Thing, order: Mapping[str, int]) -> None:
        """Add a thing at its place in the order of entry; those after it get the next number.

        A thing whose id is known takes the other's place and number.
        """
        things, before = self.things, self.by_id.get(thing.id)
        self.by_id[thing.id] = thing
        if before is not None:
            thing.number = before.number
            things[before.number - 1] = thing
            return
        place = order.get(thing.id, NEWEST)
        if not things or place >= order.get(things[-1].id, NEWEST):
            things.append(thing)
            thing.number = len(things)
            return
        at = bisect_right(things, place, key=lambda each: order.get(each.id, NEWEST))
        things.insert(at, thing)
        for number, each in enumerate(things[at:], at + 1):
            each.number = number

    def find(self, name: int | str) -> Thing | None:
        """The thing of that id or number, None if there is none."""
        number = number_in(name)
        if number is None:
            return self.by_id.get(str(name))
        return self.things[number - 1] if 1 <= number <= len(self.things) else None


def number_in(name: int | str) -> int | None:
    """The number that a name is, also as a text of digits; None if it is an id."""
    if isinstance(name, int):
        return name
    return int(name) if name.isdecimal() and len(name) <= MOST_DIGITS else None


def is_named(name: int | str) -> bool:
    """Whether a command names something: neither 0 nor an empty text does."""
    return number_in(name) != 0 and name != ""
