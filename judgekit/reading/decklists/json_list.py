"""Lists as `judgekit deck read --json` gives them.

```
{"main":[{"count":4,"name":"Brainstorm"}],"sideboard":[…],"commander":[…]}
```
"""

from __future__ import annotations

import msgspec

from judgekit.domain.decklists.decklist import Decklist
from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.reading.decklists.gathering import Gathering
from judgekit.reading.decklists.letters import plain
from judgekit.reading.decklists.name_annotations import name_of
from judgekit.reading.decklists.part_words import ListPart


class _Card(msgspec.Struct):
    count: int
    name: str


class _List(msgspec.Struct):
    main: list[_Card]
    sideboard: list[_Card] = []
    commander: list[_Card] = []
    name: str = ""
    player: str = ""


def read_json_list(text: str) -> Decklist | None:
    """The list in a JSON object, None where the text is none of one."""
    if not text.lstrip().startswith("{"):
        return None
    try:
        found = msgspec.json.decode(text, type=_List)
    except UNDECODABLE:
        return None
    gathering = Gathering()
    gathering.name, gathering.player = found.name, found.player
    parts = (
        (ListPart.MAIN, found.main),
        (ListPart.SIDEBOARD, found.sideboard),
        (ListPart.COMMANDER, found.commander),
    )
    for part, cards in parts:
        for number, card in enumerate(cards, start=1):
            name, _ = name_of(plain(card.name))
            gathering.add(part, card.count, name, number, f"{card.count} {card.name}")
    return gathering.decklist("json")
