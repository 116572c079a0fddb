"""The lists of several players in one text are refused, whatever parts them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.decklists.decklist import total
from judgekit.domain.decklists.unusable_list import ListFault, UnusableList
from judgekit.reading.decklists.part_words import ListPart
from judgekit.reading.decklists.several_lists import Opening, Stretch, holds_several
from judgekit.reading.decklists.text_list import read_text_list

PLAYERS = [
    f"{first} {last}"
    for first in ("Anna", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gina")
    for last in ("Rossi", "Weiss", "Roth", "Blau", "Gruen", "Gelb")
]
DECK = "4 Opt\n56 Island\n"


@pytest.mark.parametrize("players", [PLAYERS, PLAYERS[:2]], ids=["42", "2"])
@pytest.mark.parametrize(
    "of_player",
    [
        f"{{player}}\nBurn\n{DECK}\nSideboard\n2 Duress\n1 Negate\n\n",
        f"{{player}}\n{DECK}Side: 2 Duress, 1 Negate\n\n",
        f"Player: {{player}}\n{DECK}\n",
        f"// NAME : Burn\n// PLAYER : {{player}}\n{DECK}SB: 2 Duress\nSB: 1 Negate\n\n",
        f"=== {{player}} ===\n{DECK}\n",
        f"## {{player}}\n\n{DECK}\n### Sideboard\n\n2 Duress\n\n",
        f"{DECK}\n2 Duress\n13 Negate\n\n",
        f"About\nName {{player}}\n\nDeck\n{DECK}\nSideboard\n2 Duress\n\n",
        "Commander\n1 Atraxa\n\nDeck\n99 Island\n\n",
        "デッキ\n60 島\n\nサイドボード\n2 強迫\n\n",
    ],
    ids=range(10),
)
def test_the_lists_of_several_players_are_refused(of_player: str, players: list[str]) -> None:
    text = "".join(of_player.format(player=player) for player in players)
    with pytest.raises(UnusableList) as refused:
        read_text_list(text)
    assert refused.value.fault is ListFault.SEVERAL_PLAYERS


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("4 Battle of Wits\n240 Island\n\nSideboard\n15 Duress\n", 259),
        ("Creatures\n40 Bear\n\nSpells\n20 Shock\n\nLands\n39 Forest\n", 99),
        ("23 Bear\n17 Forest\n\n20 Ogre\n25 Elf\n", 85),
        ("Deck\n60 Bear\n\nMaybeboard\n60 Ogre\n", 60),
        ("Deck\n60 Bear\n\nSideboard\nCreatures\n2 Ogre\n\nSideboard\nSpells\n3 Duress\n", 65),
        ("30 Forest\nSB: 1 Negate\n30 Swamp\nSB: 1 Duress\n", 62),
        ("Name: Burn\nPlayer: Ann\n60 Bear\nName: Elves\nPlayer: Bo\n", 60),
        ("Companion\n1 Yorion\n\nDeck\n80 Bear\n\nSideboard\n1 Yorion\n14 Duress\n", 95),
    ],
)
def test_the_list_of_one_player_is_read(text: str, cards: int) -> None:
    read = read_text_list(text)
    assert total(read.cards) == cards


stretches = st.lists(
    st.builds(
        Stretch,
        st.sampled_from([ListPart.MAIN, ListPart.SIDEBOARD, ListPart.COMMANDER, ListPart.ASIDE]),
        st.integers(0, 6),
        st.integers(1, 13),
    ),
    max_size=4,
)


@given(stretches)
def test_what_adds_up_to_one_deck_is_never_several(found: list[Stretch]) -> None:
    openings = [Opening(part, above) for part in ListPart for above in (0, 39)]
    assert not holds_several(found, openings)


@given(st.integers(40, 250), st.integers(1, 15), st.integers(40, 250))
def test_two_decks_with_a_sideboard_between_are_several(one: int, side: int, other: int) -> None:
    found = [
        Stretch(ListPart.MAIN, 0, one),
        Stretch(ListPart.SIDEBOARD, 0, side),
        Stretch(ListPart.MAIN, 0, other),
    ]
    assert holds_several(found, [])
    assert holds_several(found[:1], [Opening("player", 0), Opening("player", one - 1)]) is (
        one > 40
    )
