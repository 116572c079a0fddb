"""Pairings that are hardly meant for the round."""

from __future__ import annotations

from judgekit.domain.setup.events import PairedTable
from judgekit.domain.setup.state import RoundPairings
from judgekit.views.pairings_doubts import Doubted, PairingsDoubt, doubt_about

FIRST = {1: ("Ann Lind", "Bo Kask"), 2: ("Cy Dee", "Eva Fox"), 3: ("Gia Hu", "Ivo Jay")}
EARLIER = {1: RoundPairings(FIRST, ())}


def tables(*pairs: tuple[str, str]) -> tuple[PairedTable, ...]:
    return tuple(PairedTable(at, pair) for at, pair in enumerate(pairs, start=1))


def test_the_pairings_of_another_round_are_noticed_however_they_are_written():
    again = tables(("KASK Bo", "LIND Ann"), ("Eva Fox", "Cy Dee"), ("Gia Hu", "Ivo Jay"))
    assert doubt_about(2, again, EARLIER) == Doubted(PairingsDoubt.SAME_AS, 1)


def test_others_for_a_round_that_has_some_are_noticed_and_a_correction_is_not():
    others = tables(("Ann Lind", "Eva Fox"), ("Cy Dee", "Bo Kask"), ("Gia Hu", "Kim Lo"))
    assert doubt_about(1, others, EARLIER) == Doubted(PairingsDoubt.REPLACES, 1)
    corrected = tables(("Ann Lind", "Bo Kask"), ("Cy Dee", "Eva Fox"), ("Gia Hu", "Kim Lo"))
    assert doubt_about(1, corrected, EARLIER) is None


def test_new_pairings_raise_no_doubt():
    new = tables(("Ann Lind", "Eva Fox"), ("Cy Dee", "Bo Kask"), ("Gia Hu", "Ivo Jay"))
    assert doubt_about(2, new, EARLIER) is None
    assert doubt_about(2, tables(("Ann Lind", "Bo Kask")), EARLIER) is None
