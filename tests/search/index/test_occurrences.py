"""Places of words as integers."""

from __future__ import annotations

from judgekit.search.index.occurrences import in_sequence, near_each_other, occurrence, within


def places(*pairs: tuple[int, int]) -> list[int]:
    return [occurrence(passage, word) for passage, word in pairs]


def test_near_each_other_in_any_order() -> None:
    deck, check = places((1, 0), (2, 9), (3, 0)), places((1, 2), (2, 3), (4, 0))
    assert near_each_other([deck, check], 4) == places((1, 0), (1, 2))
    assert near_each_other([check, deck], 4) == places((1, 0), (1, 2))


def test_the_end_of_one_passage_is_not_near_the_start_of_the_next() -> None:
    assert near_each_other([places((1, 30)), places((2, 0))], 4) == []


def test_word_after_word() -> None:
    deck, check = places((1, 0), (2, 9)), places((1, 2), (2, 10))
    assert in_sequence([deck, check]) == places((2, 9))
    assert in_sequence([check, deck]) == []


def test_a_stretch_of_places() -> None:
    deck = places((1, 0), (2, 9), (3, 0))
    assert within(deck, occurrence(2, 0), occurrence(3, 0)) == places((2, 9))
