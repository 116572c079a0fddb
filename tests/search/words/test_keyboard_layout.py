"""Words typed with the keyboard set to the other alphabet."""

from __future__ import annotations

from judgekit.search.words.keyboard_layout import other_layout


def test_both_ways() -> None:
    assert other_layout("rjkjlf") == "колода"
    assert other_layout("вусл") == "deck"
    assert other_layout("Ghjnjrjk.") == "протоколю"
