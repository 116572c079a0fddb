"""Rows of a parsed list: open questions, findings, cards."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

import msgspec

from judgekit.domain.cards.card_key import card_key
from judgekit.domain.cards.card_match import CardMatch
from judgekit.domain.decklists.decklist import LEFT_OUT, CardCount, RemarkedLine, total
from judgekit.domain.formats.findings import Disagreement, FindingCode, Legality
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.deck_checks.legality_words import (
    assumption_words,
    finding_words,
    later_words,
    lists_words,
    no_format_words,
    rule_asked,
    rule_shown,
    unless_words,
    written_words,
)
from judgekit.ui.deck_checks.lists.wording import line_words, remark_words
from judgekit.ui.deck_checks.wording import ILLEGAL, UNVERIFIED, translate
from judgekit.ui.interface_words import interface_words
from judgekit.ui.words.signs import Sign
from judgekit.views.cards.symbol_words import spoken_cost, spoken_text
from judgekit.views.deck_checks.lists_reading import ReadList
from judgekit.views.deck_checks.near_cards import NearCard
from judgekit.views.words.cards import bring_card_file_sentence

TO_SETTLE = Sign("warning", "attention")
TO_KNOW = Sign("info", "text-muted")
DOUBTFUL = Sign("unverified", "attention")
LEGAL = Sign("tick", "ok")
MOST_OF_TEXT = 160
"""Letters of a card's text that are shown of a card to be chosen."""
LATER = Sign("info", "attention")


class ListRowKind(StrEnum):
    """Kind of a row."""

    HEADING = "heading"
    REMARK = "remark"
    CARD_ASKED = "card-asked"
    NEAR = "near"
    """A card that may be meant by the name above it."""
    PLAYER_ASKED = "player-asked"
    FINDING = "finding"
    NOTE = "note"
    CARD = "card"
    FOLDED = "folded"
    """Stands for the cards to verify, and unfolds them."""


class ListRow(msgspec.Struct, frozen=True):
    """A displayed row, which may be answered.

    `note` is below the words, `beside` at their right (a rule, a line, the English name). `line` is
    the line of the text, 0 for none, `card` the name as written; `candidates` are what the digits
    choose; `rule` is the query for the command bar.
    """

    kind: ListRowKind
    words: str
    note: str = ""
    beside: str = ""
    sign: Sign | None = None
    count: int = 0
    line: int = 0
    card: str = ""
    candidates: tuple[str, ...] = ()
    rule: str = ""
    near: str = ""
    """The card that Enter or a click chooses."""
    cost: str = ""
    """Its cost in braces, drawn at the right."""

    @property
    def is_open(self) -> bool:
        """Whether the judge has to settle it."""
        return self.sign in (TO_SETTLE, DOUBTFUL)

    def spoken(self) -> str:
        """Text for screen readers."""
        count = str(self.count) if self.kind is ListRowKind.CARD else ""
        words = " ".join(each for each in (count, self.words) if each)
        cost = spoken_cost(self.cost, interface_words())
        note = spoken_text(self.note, interface_words())
        parts = (words, cost, note, self.beside)
        return ", ".join(part for part in parts if part)


def numbered(candidates: tuple[str, ...]) -> str:
    """`1 Brainstorm   2 Brain Weevil`: the choice of each digit."""
    return "   ".join(f"{place} {name}" for place, name in enumerate(candidates, start=1))


def rows_of(
    read: ReadList,
    format_name: str,
    owners: tuple[str, ...] = (),
    new: str = "",
    *,
    is_unfolded: bool = False,
) -> tuple[ListRow, ...]:
    """Return all rows: what was read with doubt, what is illegal, the rest.

    `owners` are the candidates for the player, if that has to be asked, of which `new` would be a
    new player. `is_unfolded` shows the cards to verify.
    """
    open_rows = [
        *_owner(owners, new),
        *(_remark(each) for each in read.decklist.remarks if each.remark in LEFT_OUT),
        *_asked_cards(read),
        *_unknown_cards(read),
        *_corrected(read.legality),
        *_by_other_face(read),
        *(_remark(each) for each in read.decklist.remarks if each.remark not in LEFT_OUT),
    ]
    rows: list[ListRow] = []
    if open_rows:
        rows = [ListRow(ListRowKind.HEADING, translate("Lists", "To verify")), *open_rows]
    if read.legality is not None:
        rows += _legality(read.legality, read, format_name)
    return (*rows, *_unverified(read, is_unfolded=is_unfolded), *_cards(read))


def open_count(rows: tuple[ListRow, ...]) -> int:
    """Number of rows that the judge has to settle."""
    return sum(row.is_open for row in rows)


def _owner(owners: tuple[str, ...], new: str) -> Iterator[ListRow]:
    if owners:
        words = translate("Lists", "Which player's list is it?")
        new_player = translate("Lists", "new player {name}")
        names = tuple(new_player.format(name=name) if name == new else name for name in owners)
        yield ListRow(
            ListRowKind.PLAYER_ASKED, words, numbered(names), sign=DOUBTFUL, candidates=owners
        )


def _remark(line: RemarkedLine) -> ListRow:
    """A line without a number was left out when the list was recorded, and is no longer in it."""
    sign = TO_SETTLE if line.remark in LEFT_OUT else TO_KNOW
    note, text = remark_words(line.remark), line.text or "—"
    if line.number:
        beside = line_words(line.number)
        return ListRow(ListRowKind.REMARK, text, note, beside, sign, line=line.number)
    settled = (translate("Lists", "verified"),)
    return ListRow(
        ListRowKind.REMARK, text, f"{note}   {numbered(settled)}", sign=sign, candidates=settled
    )


def _asked_cards(read: ReadList) -> Iterator[ListRow]:
    for name, match in _by_key(read):
        if match.doubtful:
            near = read.near.get(name, ())
            yield ListRow(
                ListRowKind.CARD_ASKED,
                translate("Lists", "Which card is “{name}”?").format(name=name),
                "" if near else numbered(match.candidates),
                sign=DOUBTFUL,
                card=name,
                candidates=match.candidates,
            )
            yield from _near(name, near)


def _unknown_cards(read: ReadList) -> Iterator[ListRow]:
    """Without a card file most names are unknown; they are only unverified then."""
    for name, match in _by_key(read):
        if match.unknown and read.source is not None:
            near = read.near.get(name, ())
            note = translate("Lists", "no such card is known")
            yield ListRow(
                ListRowKind.CARD_ASKED,
                name,
                note,
                sign=TO_SETTLE,
                card=name,
                candidates=tuple(each.name for each in near),
            )
            yield from _near(name, near)


def _near(written: str, near: tuple[NearCard, ...]) -> Iterator[ListRow]:
    """The cards that may be meant, each with its digit, type, cost and text."""
    names = tuple(each.name for each in near)
    for place, each in enumerate(near, start=1):
        yield ListRow(
            ListRowKind.NEAR,
            f"{place} {each.name}",
            "\n".join(part for part in (each.types, _short(each.text)) if part),
            card=written,
            candidates=names,
            near=each.name,
            cost=each.cost,
        )


def _short(text: str) -> str:
    """A card's text in one paragraph, cut where it is long: it is to be told from others."""
    said = " · ".join(line for line in text.split("\n") if line)
    return said if len(said) <= MOST_OF_TEXT else f"{said[:MOST_OF_TEXT].rsplit(' ', 1)[0]}…"


def _by_key(read: ReadList) -> Iterator[tuple[str, CardMatch]]:
    """Yield names with their matches; of several spellings with the same key, only the first."""
    first: dict[str, str] = {}
    for name in read.matches:
        first.setdefault(card_key(name), name)
    yield from ((name, read.matches[name]) for name in first.values())


def _corrected(legality: Legality | None) -> Iterator[ListRow]:
    for card in legality.corrected if legality is not None else ():
        written = "; ".join(card.misspelled)
        note = translate("Lists", "taken for {card}").format(card=card.name)
        yield ListRow(ListRowKind.NOTE, written, note, sign=TO_KNOW, card=card.misspelled[0])


def _by_other_face(read: ReadList) -> Iterator[ListRow]:
    """Of a pool, too: its cards are asked for by these names."""
    for name, match in _by_key(read):
        if match.by_other_face and not match.corrected:
            words = translate("Lists", "name of the other half or face, counted as {card}")
            note = words.format(card=match.name)
            yield ListRow(ListRowKind.NOTE, name, note, sign=TO_KNOW, card=name)


def _legality(legality: Legality, read: ReadList, format_name: str) -> Iterator[ListRow]:
    yield ListRow(ListRowKind.HEADING, format_name)
    told = [*((each, ILLEGAL) for each in legality.findings)]
    told += [(each, DOUBTFUL) for each in legality.perhaps]
    for finding, sign in told:
        written = finding.written[0] if finding.written else ""
        unless = unless_words(finding) if sign is DOUBTFUL else ""
        parts = (unless, *finding.decks, written_words(finding))
        note = "; ".join(part for part in parts if part)
        yield ListRow(
            ListRowKind.FINDING,
            finding_words(finding),
            note,
            rule_shown(finding.rule),
            sign,
            card=written,
            rule=rule_asked(finding.rule),
        )
    if not legality.findings:
        yield ListRow(
            ListRowKind.NOTE, _verdict(legality), sign=LEGAL if legality.legal else TO_KNOW
        )
    if legality.lists is not None:
        yield ListRow(ListRowKind.NOTE, lists_words(legality.lists), sign=TO_KNOW)
    for later in legality.later:
        yield ListRow(ListRowKind.NOTE, later_words(later), sign=LATER, card=later.card)
    for each in legality.of_no_format:
        yield ListRow(ListRowKind.NOTE, no_format_words(each), sign=LATER, card=each.cards[0])
    for assumption in legality.assumptions:
        yield ListRow(ListRowKind.NOTE, assumption_words(assumption), sign=TO_KNOW)
    for said in legality.disagreements:
        yield ListRow(ListRowKind.NOTE, _disagreement(said), sign=TO_KNOW, card=said.card)
    for entry in read.rules.unread if read.rules is not None else ():
        words = translate("Lists", "Of the lists of the rules this was not understood: {entry}")
        yield ListRow(ListRowKind.NOTE, words.format(entry=entry), sign=TO_KNOW)
    if legality.unplayed:
        count = total(legality.unplayed)
        words = translate("Lists", "%n card(s) of the pool not on the list", "", count)
        named = "; ".join(f"{each.count} {each.name}" for each in legality.unplayed)
        yield ListRow(ListRowKind.NOTE, words, named, sign=TO_KNOW)
    if legality.unsure_of_team:
        names = legality.unsure_of_team
        words = translate("Lists", "%n name(s) of teammates not known for sure", "", len(names))
        yield ListRow(ListRowKind.NOTE, words, "; ".join(names), sign=UNVERIFIED)
    for rule in legality.not_checked:
        yield _left_open(rule)


def _verdict(legality: Legality) -> str:
    if legality.legal:
        return translate("Lists", "Legal")
    if legality.unread_lines:
        return translate("Lists", "Nothing illegal in the lines read")
    return translate("Lists", "Nothing illegal in the cards verified")


def _disagreement(each: Disagreement) -> str:
    values = {
        FindingCode.BANNED.value: translate("Lists", "banned"),
        FindingCode.RESTRICTED.value: translate("Lists", "restricted"),
        FindingCode.NOT_LEGAL.value: translate("Lists", "not from a permitted set"),
    }
    value = values.get(each.not_followed, translate("Lists", "legal"))
    if each.of_card_file:
        words = translate("Lists", "{card}: the card file says {standing}")
    else:
        words = translate("Lists", "{card}: the rules of this edition say {standing}")
    return words.format(card=each.card, standing=value)


def _left_open(rule: RuleReference) -> ListRow:
    words = translate("Lists", "A list alone can't be checked against this rule")
    return ListRow(
        ListRowKind.FINDING, words, beside=rule_shown(rule), sign=TO_KNOW, rule=rule_asked(rule)
    )


def _cards(read: ReadList) -> Iterator[ListRow]:
    parts: tuple[tuple[str, tuple[CardCount, ...]], ...] = (
        (translate("Lists", "Commander"), read.decklist.commander),
        (translate("Decks", "Main deck"), read.decklist.main),
        (translate("Decks", "Sideboard"), read.decklist.sideboard),
    )
    if read.is_pool:
        parts = ((translate("Lists", "Pool"), read.decklist.cards),)
    for words, cards in parts:
        if cards:
            yield ListRow(ListRowKind.HEADING, words, beside=str(total(cards)))
            for card in cards:
                yield _card(card, read)


def _card(card: CardCount, read: ReadList) -> ListRow:
    match = read.matches.get(card.name)
    meant = match.name if match is not None and match.sure and match.name != card.name else ""
    return ListRow(ListRowKind.CARD, card.name, beside=meant, count=card.count, card=card.name)


def _unverified(read: ReadList, *, is_unfolded: bool) -> Iterator[ListRow]:
    names = read.legality.unverified if read.legality is not None else ()
    if read.legality is None and not read.is_pool:
        unknown = (each.name for each in read.decklist.cards if read.matches[each.name].unknown)
        names = tuple(dict.fromkeys(unknown)) if read.source is None else ()
    if names:
        words = translate("Decks", "%n card(s) to verify", "", len(names))
        chevron = Sign("chevron-down" if is_unfolded else "chevron-right", "text-muted")
        yield ListRow(ListRowKind.FOLDED, words, sign=chevron)
        for name in names if is_unfolded else ():
            yield ListRow(ListRowKind.NOTE, name, sign=UNVERIFIED, card=name)
        if read.source is None:
            sentence = bring_card_file_sentence(interface_words())
            yield ListRow(ListRowKind.NOTE, sentence, sign=TO_KNOW)
