"""What programs write a deck as in JSON, and which cards of it are where."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import msgspec

from judgekit.reading.decklists.part_words import ListPart, part_of_categories


class JsonCard(NamedTuple):
    """So many copies of a card in a part."""

    part: ListPart
    copies: int
    name: str


class JsonList(NamedTuple):
    """The cards that a file in JSON holds; `kind` is its `format_of_file`."""

    kind: str
    cards: tuple[JsonCard, ...]
    name: str = ""
    player: str = ""


class _Card(msgspec.Struct):
    count: int
    name: str


class _OwnList(msgspec.Struct):
    """As `judgekit deck read --json` gives it."""

    main: list[_Card]
    sideboard: list[_Card] = []
    commander: list[_Card] = []
    name: str = ""
    player: str = ""


class _MtgjsonDeck(msgspec.Struct, rename="camel"):
    main_board: list[_Card]
    side_board: list[_Card] | None = None
    commander: list[_Card] | None = None
    planes: list[_Card] | None = None
    schemes: list[_Card] | None = None
    name: str | None = None


class _Named(msgspec.Struct):
    name: str


class _MoxfieldCard(msgspec.Struct):
    quantity: int
    card: _Named


class _MoxfieldBoard(msgspec.Struct):
    cards: dict[str, _MoxfieldCard]


class _ArchidektPrinting(msgspec.Struct, rename="camel"):
    oracle_card: _Named


class _ArchidektCard(msgspec.Struct, rename="camel"):
    quantity: int
    card: _ArchidektPrinting
    categories: list[str] | None = None
    companion: bool = False
    deleted_at: str | None = None


class _ArchidektCategory(msgspec.Struct, rename="camel"):
    name: str
    included_in_deck: bool = True


class _ArchidektDeck(msgspec.Struct):
    cards: list[_ArchidektCard]
    categories: list[_ArchidektCategory] | None
    name: str | None = None


_MOXFIELD_BOARDS: Mapping[str, ListPart] = {
    "commanders": ListPart.COMMANDER,
    "signatureSpells": ListPart.COMMANDER,
    "companions": ListPart.COMPANION,
    "mainboard": ListPart.MAIN,
    "sideboard": ListPart.SIDEBOARD,
    **dict.fromkeys(
        ("maybeboard", "attractions", "stickers", "contraptions", "planes", "schemes"),
        ListPart.ASIDE,
    ),
}
"""Its board of tokens is made by the site and tells nothing of the deck."""


def json_list_of(written: object) -> JsonList | None:
    """The list in decoded JSON, None where it is that of no program that is known.

    Raises msgspec.ValidationError where it is one, and its cards are not what they should be.
    """
    if not isinstance(written, dict):
        return None
    data = written.get("data")
    for found, reader in (
        (_is_list(written, "main"), _own),
        (_is_list(written, "mainBoard"), _mtgjson),
        (isinstance(written.get("boards"), dict), _moxfield),
        (isinstance(written.get("mainboard"), dict), _moxfield_flat),
        (_is_list(written, "cards") and "categories" in written, _archidekt),
    ):
        if found:
            return reader(written)
    return _mtgjson(data) if isinstance(data, dict) and _is_list(data, "mainBoard") else None


def _is_list(written: Mapping[str, Any], key: str) -> bool:
    return isinstance(written.get(key), list)


def _own(written: dict[str, Any]) -> JsonList:
    found = msgspec.convert(written, _OwnList)
    cards = (
        *_counted(ListPart.MAIN, found.main),
        *_counted(ListPart.SIDEBOARD, found.sideboard),
        *_counted(ListPart.COMMANDER, found.commander),
    )
    return JsonList("json", cards, found.name, found.player)


def _mtgjson(written: dict[str, Any]) -> JsonList:
    found = msgspec.convert(written, _MtgjsonDeck)
    cards = (
        *_counted(ListPart.COMMANDER, found.commander),
        *_counted(ListPart.MAIN, found.main_board),
        *_counted(ListPart.SIDEBOARD, found.side_board),
        *_counted(ListPart.ASIDE, found.planes),
        *_counted(ListPart.ASIDE, found.schemes),
    )
    return JsonList("mtgjson", cards, found.name or "")


def _counted(part: ListPart, cards: Iterable[_Card] | None) -> Iterable[JsonCard]:
    return (JsonCard(part, card.count, card.name) for card in cards or ())


def _moxfield(written: dict[str, Any]) -> JsonList:
    boards = {
        name: msgspec.convert(written["boards"][name], _MoxfieldBoard).cards
        for name in _MOXFIELD_BOARDS
        if written["boards"].get(name) is not None
    }
    return _of_boards(written, boards)


def _moxfield_flat(written: dict[str, Any]) -> JsonList:
    """The older form, with the boards beside the deck's name."""
    boards = {
        name: msgspec.convert(written[name], dict[str, _MoxfieldCard])
        for name in _MOXFIELD_BOARDS
        if written.get(name) is not None
    }
    return _of_boards(written, boards)


def _of_boards(
    written: Mapping[str, Any], boards: Mapping[str, Mapping[str, _MoxfieldCard]]
) -> JsonList:
    cards = tuple(
        JsonCard(_MOXFIELD_BOARDS[name], each.quantity, each.card.name)
        for name, board in boards.items()
        for each in board.values()
    )
    return JsonList("moxfield", cards, msgspec.convert(written.get("name") or "", str))


def _archidekt(written: dict[str, Any]) -> JsonList:
    found = msgspec.convert(written, _ArchidektDeck)
    outside = {each.name for each in found.categories or () if not each.included_in_deck}
    cards = tuple(
        JsonCard(_part(each, outside), each.quantity, each.card.oracle_card.name)
        for each in found.cards
    )
    return JsonList("archidekt", cards, found.name or "")


def _part(card: _ArchidektCard, outside: set[str]) -> ListPart:
    """Where a card is by its first category, which may be one of those that are not in the deck."""
    if card.deleted_at:
        return ListPart.ASIDE
    if card.companion:
        return ListPart.COMPANION
    first = next(iter(card.categories or ()), "")
    flag = "{noDeck}" if first in outside else ""
    return part_of_categories(f"{first}{flag}") or ListPart.MAIN
