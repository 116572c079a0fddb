"""Decklists in JSON: those of `judgekit deck read --json`, MTGJSON, Moxfield and Archidekt.

```
{"main":[{"count":4,"name":"Brainstorm"}],"sideboard":[…],"commander":[…]}
```

JSON of any other program is refused, and so is ambiguous JSON: a duplicate key, a number that is
not finite.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

import msgspec

from judgekit.domain.decklists.decklist import Decklist
from judgekit.domain.decklists.unusable_list import ListFault, UnusableList
from judgekit.reading.decklists.gathering import LONGEST_NAME, MOST_LINES, Gathering
from judgekit.reading.decklists.json_kinds import JsonList, json_list_of
from judgekit.reading.decklists.letters import plain
from judgekit.reading.decklists.name_annotations import name_of

MOST_SIGNS = 4_000_000
"""Characters of a JSON text; a deck with all card data of a site has about one million."""

_BEGINS = re.compile(r'\s*(?:\{\s*"|\[\s*[{"]|\[\s*\[\s*[\[{"\d])')
_MAY_BEGIN = re.compile(r"\s*[\[{]")
"""A plain decklist may begin like this as well: `[Main]`, `{4} Brainstorm`."""
_MEMBER = re.compile(r'"[^"]*"\s*:')
_FEWEST_MEMBERS = 3


def read_json_list(text: str) -> Decklist | None:
    """Return the decklist in a JSON text, None if the text is not JSON.

    Raises UnusableList for JSON without a readable decklist.
    """
    if not _MAY_BEGIN.match(text):
        if _is_part_of_json(text):
            raise UnusableList(ListFault.FOREIGN_JSON)
        return None
    if len(text) > MOST_SIGNS:
        if _BEGINS.match(text):
            raise UnusableList(ListFault.TOO_LARGE)
        return None
    try:
        written = json.loads(text, object_pairs_hook=_object, parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        if _BEGINS.match(text):
            raise UnusableList(ListFault.FOREIGN_JSON) from error
        return None
    try:
        found = json_list_of(written)
    except msgspec.ValidationError as error:
        raise UnusableList(ListFault.FOREIGN_JSON) from error
    if found is None:
        raise UnusableList(ListFault.FOREIGN_JSON)
    return _gathered(found)


def _gathered(found: JsonList) -> Decklist:
    if len(found.cards) > MOST_LINES:
        raise UnusableList(ListFault.TOO_LARGE)
    gathering = Gathering()
    gathering.name, gathering.player = found.name, found.player
    for number, card in enumerate(found.cards, start=1):
        written = card.name[: 2 * LONGEST_NAME]
        name, _ = name_of(plain(written))
        gathering.add(card.part, card.copies, name, number, f"{card.copies} {written}")
    return gathering.decklist(found.kind)


def _object(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    """Build an object; raises ValueError for a duplicate key."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a key stands twice")
    return found


def _no_number(name: str) -> float:
    raise ValueError(f"{name} is no number")


def _is_part_of_json(text: str) -> bool:
    """Whether most lines are members of an object whose beginning is missing."""
    if text.count('":') + text.count('" :') < _FEWEST_MEMBERS:
        return False
    written = [line for line in text.splitlines() if line.strip(" \t{}[],")]
    members = (_MEMBER.match(line.lstrip(" \t{[")) for line in written)
    return sum(map(bool, members)) > len(written) / 2
