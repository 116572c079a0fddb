"""`judgekit deck check`: which cards the names of a list are."""

from __future__ import annotations

import pytest

from judgekit.domain.cards.card_key import card_key


@pytest.mark.parametrize(
    ("written", "banned"),
    [("Goblin", []), ("_____ Goblin", ["_____ Goblin"]), ("____ Goblin", ["_____ Goblin"])],
)
def test_a_blank_in_a_banned_cards_name_is_a_part_of_it(five_texts, tmp_path, written, banned):
    file = tmp_path / "list.txt"
    file.write_text(f"4 {written}\n56 Mountain\n", encoding="utf-8")
    asked = ("--format", "legacy", "--on", "2026-08-15", "--json")
    answer = five_texts.call("deck", "check", str(file), *asked).json
    assert [card_key(each["card"]) for each in answer["findings"]] == [*map(card_key, banned)]
