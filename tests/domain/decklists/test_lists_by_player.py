"""Lists are found by any name of their player, without looking through all of them each time."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.decklists.decklist import Decklist
from judgekit.domain.decklists.players_lists import ListsByPlayer, kept_for
from judgekit.domain.decklists.registered_list import RegisteredList

NAMES = st.sampled_from(("Anna Rossi", "A. Rossi", "Lena Petrova", "Ivo Novak"))


class Named:
    """Players whose names are told by a table; it counts how often it is asked."""

    def __init__(self, **same: str) -> None:
        self.same, self.asked = dict(same), 0

    @property
    def identities(self) -> object:
        return dict(self.same)

    def id_of(self, name: str) -> str:
        self.asked += 1
        key = name.casefold()
        return self.same.get(key, key)


def lists(*names: str) -> dict[str, RegisteredList]:
    return {name: RegisteredList(name, Decklist()) for name in names}


@given(st.lists(st.tuples(st.lists(NAMES, unique=True), st.booleans(), NAMES), max_size=8))
def test_what_is_found_is_what_looking_through_all_finds(changes):
    found, players = ListsByPlayer(), Named()
    for names, is_joined, asked in changes:
        players.same = {"a. rossi": "anna rossi"} if is_joined else {}
        kept = lists(*names)
        assert found.of(kept, asked, players) == kept_for(kept, asked, players.id_of)


def test_many_looks_at_the_same_lists_look_through_them_once():
    found, players = ListsByPlayer(), Named()
    kept = lists(*(f"Player {number}" for number in range(200)))
    for number in range(200):
        assert found.of(kept, f"player {number}", players) is kept[f"Player {number}"]
    assert players.asked <= 2 * 200
