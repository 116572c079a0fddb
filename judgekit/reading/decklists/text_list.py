"""Decklists in plain text, as programs export them and people type them."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import accumulate, groupby, pairwise, takewhile
from operator import not_
from typing import NamedTuple

from judgekit.domain.decklists.decklist import Decklist, ListRemark
from judgekit.domain.decklists.unusable_list import ListFault, UnusableList
from judgekit.reading.decklists.blank_lines import Block, parting_of
from judgekit.reading.decklists.card_line import CountPlace, Written
from judgekit.reading.decklists.gathering import MOST_LINES, Gathering
from judgekit.reading.decklists.headings_below import (
    Heading,
    not_adding_up,
    parts_above_headings,
)
from judgekit.reading.decklists.letters import plain
from judgekit.reading.decklists.list_line import LONGEST_LINE, LineKind, ListLine, line_of
from judgekit.reading.decklists.marked_up import unmarked_lines
from judgekit.reading.decklists.part_words import ListPart, part_of
from judgekit.reading.decklists.prose import begin_with_capitals, is_in_small_letters, is_sentence
from judgekit.reading.decklists.several_lists import Opening, Stretch, holds_several
from judgekit.reading.decklists.text_kinds import kind_of_text

_ARENA_NAME = "Name "
_REMARK_OF_KIND: Mapping[LineKind, ListRemark] = {
    LineKind.TITLE: ListRemark.LABEL,
    LineKind.PLAYER: ListRemark.LABEL,
    LineKind.LABEL: ListRemark.LABEL,
    LineKind.COMMENTED_OUT: ListRemark.COMMENTED_OUT,
    LineKind.UNKNOWN: ListRemark.NOT_UNDERSTOOD,
}
"""Remark by kind of line; a name gets one only if the decklist already has a name."""
_SOME = re.compile(r"[1-9]")
_LIKE_CARDS = re.compile(r"\s*\d+x?\s")
_NUMBERS = re.compile(r"\d{1,4}")
_FEWEST_COUNTED = 0.5
"""Share of the cards; if fewer have a count, the list is one of names."""
_YEARS = range(1993, 2100)
"""Years in which the game is played; nobody has so many copies of a card."""
_FEWEST_UNREAD = 3
"""Unreadable lines of a text that is no decklist."""
_UNLIKE_NAMES = re.compile(r"[:;{}]$|\(\)|=")
"""Typical of lines of source code and settings."""
_MOST_UNCOUNTED = 250
"""Names without a count; the longest deck of single cards has a hundred."""
_LESS_THAN_NONE = re.compile(r"\s*[-−]\d")
"""`-4 Opt`: a negative count, unless the lines are bullet points."""
_LARGEST_CARD = 30
"""Above this, a count is more likely that of a whole deck than of one card."""
_NUMBERED = re.compile(r"\s*(?P<number>\d{1,4})[.)]\s+(?=\D)")
_FEWEST_NUMBERED = 3
_PART_WITHIN = re.compile(
    r"(?<=[\w)\]])\s*[,;|]\s*(?=(?P<word>[^\W\d][^\W\d]*(?: [^\W\d]+)?)\s*:\s*x?\d)"
)


class _Entry(NamedTuple):
    """A card with its line, the current part and its block.

    `headed`: a heading precedes it in that block; `below_heading`: directly above it.
    """

    number: int
    text: str
    card: Written
    part: ListPart
    block: int
    headed: bool
    below_heading: bool

    @property
    def own_part(self) -> ListPart:
        return self.card.part or self.part


class _WrittenHeading(NamedTuple):
    """A heading with the line it is on."""

    heading: Heading
    number: int
    text: str


class _Place:
    """State of the line reader: the current part and the block between blank lines."""

    def __init__(self) -> None:
        self.part = ListPart.MAIN
        self.block = 0
        self.headed = False
        self.below_heading = False
        self.below_about = False
        """Whether a program's metadata heading precedes."""
        self.has_named_sideboard = False
        self.headings: list[_WrittenHeading] = []
        self.openings: list[Opening] = []
        self.cards = 0
        self.lines = 0
        self._has_cards = False

    def writes(self, heading: ListPart, number: int, text: str) -> None:
        """Note a heading as it is written, with the number of cards that it gives."""
        numbers = _NUMBERS.findall(text)
        count = int(numbers[0]) if len(numbers) == 1 else 0
        self.headings.append(_WrittenHeading(Heading(heading, count, self.lines), number, text))

    def heading(self, part: ListPart) -> None:
        """Open a part, or a group in the current one."""
        if self._has_cards:
            self._next_block()
        if part in (ListPart.MAIN, ListPart.SIDEBOARD, ListPart.COMMANDER):
            self.opens(part)
        self.has_named_sideboard |= part is ListPart.SIDEBOARD
        if part is not ListPart.GROUP:
            self.part = part
        elif self.part in (ListPart.COMMANDER, ListPart.COMPANION):
            self.part = ListPart.MAIN
        self.headed = self.below_heading = True
        self.below_about = False

    def blank(self) -> None:
        """End a block, and the few commander or companion cards with it."""
        self.below_about = False
        if not self._has_cards:
            return
        self._next_block()
        if self.part in (ListPart.COMMANDER, ListPart.COMPANION):
            self.part = ListPart.MAIN

    def opens(self, kind: str) -> None:
        """Note a possible beginning of another decklist."""
        self.openings.append(Opening(kind, self.cards))

    def card(self, copies: int) -> None:
        """Count copies of a card."""
        self._has_cards, self.below_heading = True, False
        self.cards += copies
        self.lines += 1

    def _next_block(self) -> None:
        self.block += 1
        self._has_cards = self.headed = self.below_heading = False


def read_text_list(text: str, suffix: str = "") -> Decklist:
    """Return the decklist in a text; `suffix` is that of its file, such as `.dec`.

    Raises UnusableList if the text has too many lines, is no decklist, or holds several.
    """
    gathering = Gathering()
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise UnusableList(ListFault.TOO_LARGE)
    place = _Place()
    entries: list[_Entry] = []
    has_points = _has_points(lines)
    lines = _without_numbers(unmarked_lines(lines))
    for number, line in enumerate(lines, start=1):
        if _LESS_THAN_NONE.match(line) and not has_points:
            gathering.remark(number, line, ListRemark.NOT_UNDERSTOOD)
            continue
        for piece in _one_part_each(line):
            entries += _entries(number, piece, place, gathering)
        if len(entries) > MOST_LINES:
            raise UnusableList(ListFault.TOO_LARGE)
    entries = _below_their_headings(entries, place.headings, gathering)
    _check_for_lines_of_others(entries, gathering)
    settled = _settled(_without_prose(entries, gathering), gathering)
    if holds_several(_stretches(settled), place.openings):
        raise UnusableList(ListFault.SEVERAL_PLAYERS)
    says_where = place.has_named_sideboard or _has_sideboard(settled)
    for entry in _parted(settled, gathering, has_sideboard=says_where):
        card = entry.card
        gathering.add(entry.own_part, card.copies, card.name, entry.number, entry.text)
    return gathering.decklist(kind_of_text(text, lines, suffix))


def _has_points(lines: Sequence[str]) -> bool:
    """Whether most lines begin with a dash directly followed by a number."""
    dashed = sum(_LESS_THAN_NONE.match(line) is not None for line in lines)
    return dashed > sum(line.strip()[:1].isdigit() for line in lines)


def _without_numbers(lines: list[str]) -> list[str]:
    """Remove line numbers from one on: such a list has no counts before its names."""
    written = [line for line in lines if line.strip()]
    found = [_NUMBERED.match(line) for line in written]
    numbers = [int(each["number"]) for each in found if each]
    if len(numbers) < _FEWEST_NUMBERED or numbers != list(range(1, len(written) + 1)):
        return lines
    return [_NUMBERED.sub("", line) for line in lines]


def _one_part_each(line: str) -> list[str]:
    """Split a line where another part of the deck begins: `4 Opt; Sideboard: 2 Duress`."""
    if len(line) > LONGEST_LINE:
        return [line]
    cuts = [found.end() for found in _PART_WITHIN.finditer(line) if part_of(found["word"])]
    return [line[start:end] for start, end in pairwise([0, *cuts, len(line)])]


def _entries(number: int, line: str, place: _Place, gathering: Gathering) -> Iterator[_Entry]:
    """Yield the cards of a line, and update the state for the next one."""
    text = plain(_counted_cells(line))
    read = line_of(text)
    if place.below_about:
        read = _about(read, text)
    place.below_about |= read.kind is LineKind.ABOUT
    if read.kind in (LineKind.TITLE, LineKind.PLAYER):
        place.opens(read.kind)
    if read.kind is LineKind.BLANK:
        place.blank()
    elif read.kind is LineKind.HEADING and read.part:
        place.writes(read.part, number, text)
        place.heading(read.part)
    elif read.kind is LineKind.TITLE and not gathering.name:
        gathering.name = read.value
    elif read.kind is LineKind.PLAYER and not gathering.player:
        gathering.player = read.value
    elif read.kind in _REMARK_OF_KIND:
        gathering.remark(number, text, _REMARK_OF_KIND[read.kind])
    if read.kind is LineKind.CARDS and read.part is place.part:
        place.opens(read.part)
    elif read.kind is LineKind.CARDS and read.part:
        place.heading(read.part)
    for card in read.cards:
        yield _Entry(number, text, card, place.part, place.block, place.headed, place.below_heading)
        place.card(card.copies)


def _about(read: ListLine, text: str) -> ListLine:
    """Treat a line below a metadata heading as metadata if it has no count."""
    if text.startswith(_ARENA_NAME):
        return ListLine(LineKind.TITLE, value=text.removeprefix(_ARENA_NAME))
    uncounted = all(card.place is CountPlace.NOWHERE for card in read.cards)
    return ListLine(LineKind.LABEL) if read.cards and uncounted else read


def _below_their_headings(
    entries: list[_Entry], written: Sequence[_WrittenHeading], gathering: Gathering
) -> list[_Entry]:
    """Give the cards the parts of headings below them, where the numbers say that they are."""
    counted = [entry.card.place is not CountPlace.NOWHERE for entry in entries]
    copies = [
        entry.card.copies if is_counted else 0
        for entry, is_counted in zip(entries, counted, strict=True)
    ]
    others = accumulate(map(not_, counted[:-1]), initial=0)
    blocks = [entry.block + other for entry, other in zip(entries, others, strict=False)]
    headings = [each.heading for each in written]
    found = parts_above_headings(copies, blocks, headings)
    if found is None:
        wrong = not_adding_up(copies, blocks, headings)
        _tell_doubtful_headings(written, wrong, len(entries), gathering)
        return entries
    for each in written:
        if each.heading in found.doubtful:
            gathering.remark(each.number, each.text, ListRemark.GROUP)
    return [
        entry._replace(part=part, headed=is_counted)
        for entry, part, is_counted in zip(entries, found.parts, counted, strict=True)
    ]


def _tell_doubtful_headings(
    written: Sequence[_WrittenHeading], wrong: Collection[Heading], lines: int, gathering: Gathering
) -> None:
    """Remark on `20 basic lands` without a card below or with the wrong number of them, which may
    have been meant as cards, and on the sideboard's number of cards at the end of a list."""
    ends = [each.heading.at for each in written[1:]]
    for each, end in zip(written, [*ends, lines], strict=False):
        is_last = each is written[-1] and each.heading.part is ListPart.SIDEBOARD
        is_empty = each.heading.at == end and _SOME.search(each.text)
        is_like_cards = each.heading in wrong and _LIKE_CARDS.match(each.text)
        if is_like_cards or (is_empty and (is_last or each.heading.part is ListPart.GROUP)):
            gathering.remark(each.number, each.text, ListRemark.GROUP)


def _counted_cells(line: str) -> str:
    """Keep count and name of a row copied from a spreadsheet; set, price and the like follow."""
    cells = [cell for cell in line.split("\t") if cell.strip()]
    names_one = len(cells) > 2 and cells[0].strip().isdigit() and not cells[2].strip().isdigit()
    return "\t".join(cells[:2]) if names_one else line


def _check_for_lines_of_others(entries: Sequence[_Entry], gathering: Gathering) -> None:
    """Refuse a list without counts that is prose or too long; raises UnusableList."""
    uncounted = sum(each.card.place is CountPlace.NOWHERE for each in entries)
    counted = len(entries) - uncounted
    unlike_names = sum(_UNLIKE_NAMES.search(each.text) is not None for each in entries)
    unread = gathering.unread + unlike_names
    is_prose = not counted and unread >= max(_FEWEST_UNREAD, uncounted - unlike_names)
    if is_prose or uncounted > max(_MOST_UNCOUNTED, counted):
        raise UnusableList(ListFault.NOT_A_LIST)


def _without_prose(entries: Sequence[_Entry], gathering: Gathering) -> list[_Entry]:
    """Remove sentences among the cards; those above the first card may be titles and stay."""
    sentences = [is_sentence(each.card.name) for each in entries]
    counted = [
        each.card.name
        for each, is_said in zip(entries, sentences, strict=True)
        if each.card.place is not CountPlace.NOWHERE and not is_said
    ]
    many_counted = len(counted) > _FEWEST_COUNTED * (len(entries) - sum(sentences))
    are_capital = many_counted and begin_with_capitals(counted)
    kept: list[_Entry] = []
    for entry, is_said in zip(entries, sentences, strict=True):
        is_bare = entry.card.place is CountPlace.NOWHERE
        if is_said and not is_bare:
            gathering.remark(entry.number, entry.text, ListRemark.NOT_UNDERSTOOD)
        elif is_bare and kept and are_capital and is_in_small_letters(entry.card.name):
            gathering.remark(entry.number, entry.text, ListRemark.GROUP)
        else:
            kept.append(entry)
    return kept


def _stretches(entries: Sequence[_Entry]) -> list[Stretch]:
    together = groupby(entries, key=lambda each: (each.own_part, each.block))
    return [
        Stretch(part, block, sum(each.card.copies for each in stretch))
        for (part, block), stretch in together
    ]


def _settled(entries: Sequence[_Entry], gathering: Gathering) -> list[_Entry]:
    """Remove the lines that are titles or headings of groups, judged by their context."""
    first = sum(entry.card.place is CountPlace.FIRST for entry in entries)
    counted = sum(entry.card.place is not CountPlace.NOWHERE for entry in entries)
    few_counts = counted < _FEWEST_COUNTED * len(entries)
    above = 0 if few_counts else _lines_above(entries)
    settled: list[_Entry] = []
    headings: list[_Entry] = []
    for at, entry in enumerate(entries[above:], start=above):
        nowhere = entry.card.place is CountPlace.NOWHERE
        bare = entry.card.place is CountPlace.LAST_BARE and first > counted / 2
        if (nowhere or bare) and not few_counts and _heads_a_group(entries, at):
            headings.append(entry)
            continue
        if nowhere and entry.own_part is not ListPart.COMMANDER:
            gathering.remark(entry.number, entry.text, ListRemark.NO_COUNT)
        settled.append(entry)
    groups = {entry.block for entry in headings}
    settled = [each._replace(headed=each.headed or each.block in groups) for each in settled]
    _tell_title(entries[:above], settled, gathering)
    _tell_groups(headings, settled, gathering)
    return settled


def _lines_above(entries: Sequence[_Entry]) -> int:
    """Count the lines without a count above the first with one, and above every heading."""
    above = takewhile(
        lambda each: (
            each.card.place is CountPlace.NOWHERE and not each.headed and each.card.part is None
        ),
        entries,
    )
    return sum(1 for _ in above) or _counts_the_deck(entries) or _begins_with_a_year(entries)


def _begins_with_a_year(entries: Sequence[_Entry]) -> bool:
    """Whether the first line, above every heading, is a title such as `2026 Regional: 5th`."""
    if len(entries) < 2 or entries[0].headed or entries[0].card.place is not CountPlace.FIRST:
        return False
    return entries[0].card.copies in _YEARS


def _counts_the_deck(entries: Sequence[_Entry]) -> bool:
    """Whether the first line, such as `Burn 60`, ends in the number of all other cards."""
    if not entries or entries[0].card.place is not CountPlace.LAST_BARE:
        return False
    below = sum(each.card.copies for each in entries[1:])
    in_main = sum(each.card.copies for each in entries[1:] if each.own_part is ListPart.MAIN)
    return _LARGEST_CARD < entries[0].card.copies in (below, in_main)


def _tell_title(above: Sequence[_Entry], settled: Sequence[_Entry], gathering: Gathering) -> None:
    """Remark on lines above all cards: titles if every card has a count, else possibly cards."""
    sure = all(each.card.place is not CountPlace.NOWHERE for each in settled)
    apart = bool(settled and above) and (
        settled[0].block != above[-1].block or settled[0].below_heading
    )
    for at, entry in enumerate(above):
        if at == 0:
            gathering.name = gathering.name or entry.text
        named = ListRemark.TITLE if at == 0 else ListRemark.LABEL
        known = sure and (at == 0 or apart)
        gathering.remark(entry.number, entry.text, named if known else ListRemark.GROUP)


def _tell_groups(
    headings: Sequence[_Entry], settled: Sequence[_Entry], gathering: Gathering
) -> None:
    """Remark on the headings of groups: certain if all blocks have one."""
    sure = all(each.headed for each in settled)
    for entry in headings:
        remark = ListRemark.LABEL if sure else ListRemark.GROUP
        gathering.remark(entry.number, entry.text, remark)


def _heads_a_group(entries: Sequence[_Entry], at: int) -> bool:
    """Whether a line without a count of its own precedes counted ones."""
    entry = entries[at]
    begins = at == 0 or entries[at - 1].block != entry.block
    follows = entries[at + 1 : at + 2]
    leads = bool(
        follows and follows[0].block == entry.block and follows[0].card.place is CountPlace.FIRST
    )
    if entry.text.endswith(":"):
        return leads or begins
    if entry.card.place is not CountPlace.NOWHERE:
        return begins and leads and _counts_a_group(entries, at)
    return begins and leads and not entry.below_heading and entry.own_part is not ListPart.COMMANDER


def _counts_a_group(entries: Sequence[_Entry], at: int) -> bool:
    """Whether the count after a name is that of the cards below. The first line of a list is a
    card, unless its brackets hold exactly that number."""
    entry = entries[at]
    below = takewhile(
        lambda each: each.block == entry.block and each.card.place is not CountPlace.LAST_BARE,
        entries[at + 1 :],
    )
    adds_up = sum(each.card.copies for each in below) == entry.card.copies
    in_brackets = entry.text.endswith((")", "]"))
    return (in_brackets and adds_up) if at == 0 else (in_brackets or adds_up)


def _has_sideboard(entries: Sequence[_Entry]) -> bool:
    return any(entry.own_part is ListPart.SIDEBOARD for entry in entries)


def _parted(
    entries: Sequence[_Entry], gathering: Gathering, *, has_sideboard: bool
) -> Iterator[_Entry]:
    """Assign sideboard and commander if only blank lines separate them."""
    main = [entry for entry in entries if entry.own_part is ListPart.MAIN]
    blocks = [list(block) for _, block in groupby(main, key=lambda entry: entry.block)]
    if len(blocks) < 2:
        yield from entries
        return
    parting = parting_of(
        [
            Block(sum(copies), block[0].headed, max(copies))
            for block in blocks
            for copies in [[entry.card.copies for entry in block]]
        ]
    )
    if has_sideboard and parting.commander is None:
        yield from entries
        return
    moved: dict[int, ListPart] = {}
    if parting.commander is not None:
        moved[blocks[parting.commander][0].block] = ListPart.COMMANDER
    if parting.sideboard_from is not None:
        later = blocks[parting.sideboard_from :]
        moved |= {block[0].block: ListPart.SIDEBOARD for block in later}
    if parting.remark:
        first = blocks[parting.remarked][0]
        gathering.remark(first.number, first.text, parting.remark)
    for entry in entries:
        own = moved.get(entry.block) if entry.own_part is ListPart.MAIN else None
        yield entry._replace(part=own) if own else entry
