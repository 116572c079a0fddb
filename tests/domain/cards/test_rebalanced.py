"""Digital cards beside their paper cards."""

from __future__ import annotations

import pytest

from judgekit.domain.cards.rebalanced import without_rebalanced


@pytest.mark.parametrize(
    ("names", "left"),
    [
        (["A-Soul Cavern", "Soul Cavern"], ("Soul Cavern",)),
        (["A-Soul Cavern", "Soul Warden"], ("A-Soul Cavern", "Soul Warden")),
        (["God // Raven", "A-God // A-Raven"], ("God // Raven",)),
        (["A-God // A-Raven", "God"], ("A-God // A-Raven", "God")),
        (["Soul Warden", "Soul Warden"], ("Soul Warden",)),
        ([], ()),
    ],
)
def test_a_rebalanced_card_is_left_out_beside_its_paper_card(names, left):
    assert without_rebalanced(names) == left
