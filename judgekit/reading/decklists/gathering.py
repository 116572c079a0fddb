"""Collects the cards of a file into a decklist, whatever the file's kind."""

from __future__ import annotations

from judgekit.domain.decklists.decklist import (
    LEFT_OUT,
    MOST_COPIES,
    CardCount,
    Decklist,
    ListRemark,
    RemarkedLine,
    total,
)
from judgekit.domain.decklists.unusable_list import ListFault, UnusableList
from judgekit.domain.formats.deck_sizes import COMMANDER_DECK, MOST_COMMANDERS
from judgekit.reading.decklists.letters import plain
from judgekit.reading.decklists.list_line import COMMENT_EDGES, is_card_line
from judgekit.reading.decklists.part_words import ListPart
from judgekit.reading.decklists.prose import is_sentence

MOST_LINES = 5_000
"""Lines of a file; one with more is no decklist."""
MOST_CARDS = 4_000
"""Different cards in a part."""
LARGEST_COMMAND_ZONE = MOST_COMMANDERS + 1
"""Two partners and one card more for a sticker or a background; more is no command zone."""
LONGEST_SHOWN_LINE = 200
LONGEST_NAME = 200

_Cards = dict[str, CardCount]
"""By case-folded name."""


class Gathering:
    """Collects cards one at a time, with remarks on their lines."""

    def __init__(self) -> None:
        self._parts: dict[ListPart, _Cards] = {part: {} for part in ListPart}
        self._remarks: list[RemarkedLine] = []
        self._told_too_many: set[str] = set()
        self._first_commander: tuple[int, str] = (0, "")
        self._companion_lines: dict[str, tuple[int, str]] = {}
        self.name = ""
        self.player = ""

    def add(self, part: ListPart, count: int, name: str, number: int, text: str) -> None:
        """Add copies of a card; if they can't be part of a decklist, add a remark instead.

        Raises UnusableList if there are more cards than in any decklist.
        """
        if part is ListPart.ASIDE:
            self.remark(number, text, ListRemark.SET_ASIDE)
            return
        cards = self._parts[part]
        key = name.casefold()
        known = cards.get(key, CardCount(0, name))
        whole = known.count + count
        if whole > MOST_COPIES:
            if key not in self._told_too_many:
                self._told_too_many.add(key)
                self.remark(number, text, ListRemark.TOO_MANY)
        elif count < 1 or is_sentence(name) or not is_card_line(f"{count} {name}", count, name):
            self.remark(number, text, ListRemark.NOT_UNDERSTOOD)
        elif key not in cards and len(cards) == MOST_CARDS:
            raise UnusableList(ListFault.TOO_LARGE)
        else:
            cards[key] = CardCount(whole, known.name)
            if part is ListPart.COMMANDER and not self._first_commander[0]:
                self._first_commander = (number, text)
            if part is ListPart.COMPANION:
                self._companion_lines[key] = (number, text)

    @property
    def unread(self) -> int:
        """Number of lines so far that could not be read."""
        return sum(each.remark is ListRemark.NOT_UNDERSTOOD for each in self._remarks)

    def remark(self, number: int, text: str, remark: ListRemark) -> None:
        """Add a remark on a line."""
        shown = plain(text[: 2 * LONGEST_SHOWN_LINE])[:LONGEST_SHOWN_LINE]
        self._remarks.append(RemarkedLine(number, shown, remark))

    def decklist(self, format_of_file: str) -> Decklist:
        """Return the collected decklist."""
        self._settle_companions()
        self._settle_commanders()
        left_out = {each.number for each in self._remarks if each.remark in LEFT_OUT}
        self._remarks = [
            each
            for each in self._remarks
            if each.remark is not ListRemark.NO_COUNT or each.number not in left_out
        ]
        return Decklist(
            main=tuple(self._parts[ListPart.MAIN].values()),
            sideboard=tuple(self._parts[ListPart.SIDEBOARD].values()),
            commander=tuple(self._parts[ListPart.COMMANDER].values()),
            format_of_file=format_of_file,
            name=_one_line(self.name),
            remarks=tuple(sorted(self._remarks, key=lambda each: each.number)),
            player=_one_line(self.player),
        )

    def _settle_companions(self) -> None:
        """Move companions into the sideboard, where many programs list them a second time."""
        sideboard = self._parts[ListPart.SIDEBOARD]
        for key, card in self._parts[ListPart.COMPANION].items():
            if sideboard.get(key, CardCount(0, "")).count < card.count:
                sideboard[key] = card
                self.remark(*self._companion_lines[key], ListRemark.COMPANION)
        self._parts[ListPart.COMPANION].clear()

    def _settle_commanders(self) -> None:
        """If a whole deck is listed below `Commander`, keep only its first card as commander."""
        commanders = self._parts[ListPart.COMMANDER]
        if total(commanders.values()) <= LARGEST_COMMAND_ZONE:
            return
        main = self._parts[ListPart.MAIN]
        key, first = next(iter(commanders.items()))
        is_led = (
            first.count == 1 and total((*commanders.values(), *main.values())) == COMMANDER_DECK
        )
        merged = {other: card for other, card in commanders.items() if not is_led or other != key}
        for key, card in main.items():
            before = merged.get(key, CardCount(0, card.name))
            merged[key] = CardCount(min(before.count + card.count, MOST_COPIES), before.name)
        self._parts[ListPart.MAIN] = merged
        self._parts[ListPart.COMMANDER] = {key: first} if is_led else {}
        remark = ListRemark.FIRST_COMMANDER if is_led else ListRemark.NO_COMMANDER
        self.remark(*self._first_commander, remark)


def _one_line(text: str) -> str:
    return plain(text[: 2 * LONGEST_NAME])[:LONGEST_NAME].strip(COMMENT_EDGES)
