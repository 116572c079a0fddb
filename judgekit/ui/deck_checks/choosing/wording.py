"""Texts of the Choose view on coverage, the draw and parsed standings."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale

from judgekit.domain.deck_checks.selection import Coverage, Duty
from judgekit.domain.shared.round_clock import MAIN_CLOCK
from judgekit.domain.shared.table_number import in_ranges
from judgekit.reading.standings.reader import ParsedStandings
from judgekit.ui.deck_checks.wording import translate
from judgekit.ui.words.wording import time_of_day
from judgekit.views.deck_checks.choosing_facts import ChoosingFacts, RoundPlace

FEW_ROUNDS = 3
"""Up to so many rounds, each is preceded by the word."""


def of_words(covered: Coverage) -> str:
    """Text after the count: `of 12 decks checked`, if the required number is known."""
    if covered.required is None:
        return translate("ChooseDecks", "deck(s) checked", "", covered.checked)
    return translate("ChooseDecks", "of %n deck(s) checked", "", covered.required)


def checked_words(covered: Coverage) -> str:
    """`10 % of 118 decks`, or that their number isn't known."""
    if covered.decks is None:
        return translate("ChooseDecks", "number unknown: see Event")
    words = translate("ChooseDecks", "{percent} of %n deck(s) in the event", "", covered.decks)
    percent = translate("ChooseDecks", "{percent}%").format(percent=QLocale().toString(10))
    return words.format(percent=percent)


def to_do_words(facts: ChoosingFacts) -> str:
    """`4 more decks: 2 tables`."""
    left, tables = facts.coverage.left, facts.tables_left
    if left is None or tables is None:
        return ""
    if not left:
        return translate("ChooseDecks", "Ten per cent reached")
    more = translate("ChooseDecks", "%n more deck(s)", "", left)
    return f"{more}: {translate('ChooseDecks', '%n table(s)', '', tables)}"


def pace_words(facts: ChoosingFacts) -> str:
    """Decks per round; empty if that can't be computed."""
    rounds = facts.rounds_left
    each = facts.coverage.a_round(rounds) if rounds is not None else None
    if not each or not rounds:
        return ""
    words = translate("ChooseDecks", "%n deck(s) a round", "", each)
    return f"{words}, {translate('ChooseDecks', '%n round(s) to go', '', rounds)}"


def duty_words(covered: Coverage) -> str:
    """Whether the rules require checks."""
    if covered.duty is Duty.REQUIRED:
        return translate(
            "ChooseDecks",
            "Deck checks are required at Competitive and Professional; ten per cent of the decks "
            "is recommended.",
        )
    if covered.duty is Duty.HEAD_JUDGES_CHOICE:
        return translate("ChooseDecks", "At Regular, deck checks are the head judge's choice.")
    return translate(
        "ChooseDecks",
        "Required at Competitive and Professional, ten per cent of the decks recommended; the head "
        "judge's choice at Regular; the event's level is not set.",
    )


def round_words(covered: Coverage) -> str:
    """`Round 1: 2 · Round 2: 4`: decks checked per round; for many rounds `Round 1: 2 · 2: 4`."""
    parts: list[str] = []
    before = ""
    for (clock, number), count in covered.by_round.items():
        is_known = len(covered.by_round) > FEW_ROUNDS and number and clock == before
        name = str(number) if is_known else place_words(RoundPlace(clock, number))
        parts.append(f"{name}: {count}")
        before = clock
    return " · ".join(parts)


def place_words(place: RoundPlace) -> str:
    """Return a round by its number, preceded by the clock's name if it isn't the main clock."""
    if not place.number:
        return translate("ChooseDecks", "Outside a round")
    words = translate("ChooseDecks", "Round {number}").format(number=place.number)
    return words if place.clock == MAIN_CLOCK else f"{place.clock}, {words}"


def lot_words(tables: int, top: Sequence[int], weight: int) -> str:
    """Number of tables in the draw; those in `top` have `weight` tickets each."""
    among = translate("ChooseDecks", "At random among %n table(s).", "", tables)
    if weight == 1 or not top:
        return among
    tickets = translate("ChooseDecks", "%n tickets each", "", weight)
    words = translate("ChooseDecks", "Tables {first} to {last} have {tickets}, the others one.")
    return f"{among} {words.format(first=min(top), last=max(top), tickets=tickets)}"


def repeat_words(seed: str, table: int) -> str:
    """Return how anybody can repeat this draw."""
    words = translate(
        "ChooseDecks",
        "Anyone can repeat this draw: each table's ticket is the SHA-256 of seed/table/1, "
        "for example {example}, with 2, 3 … for further tickets; the lowest come first.",
    )
    return words.format(example=f"{seed}/{table}/1")


def earlier_words(seeds: tuple[str, ...]) -> str:
    """Return the seeds of discarded draws; empty if there are none."""
    if not seeds:
        return ""
    words = translate("ChooseDecks", "Drawn before and discarded: {seeds}; kept in the timeline.")
    return words.format(seeds=", ".join(seeds))


def unchecked_words(facts: ChoosingFacts) -> str:
    """`51 tables, 98 players not yet checked`."""
    seats = facts.unchecked()
    players = sum(len(seat.unchecked) for seat in seats) + len(facts.byes_unchecked())
    tables = translate("ChooseDecks", "%n table(s)", "", len(seats))
    if not facts.has_pairings:
        words = translate(
            "ChooseDecks", "{tables} not checked in this round; no pairings say who sits there."
        )
        return words.format(tables=tables)
    people = translate("ChooseDecks", "%n player(s) not yet checked", "", players)
    return " \u00b7 ".join(filter(None, (f"{tables}, {people}", _not_counted_words(facts))))


def _not_counted_words(facts: ChoosingFacts) -> str:
    """Tables whose decks were taken this round without one that counts as checked, which are not
    offered again."""
    taken = [seat.table for seat in facts.seats.values() if seat.taken and seat.is_fresh]
    words = translate("ChooseDecks", "check not completed: table(s) {tables}", "", len(taken))
    return words.format(tables=in_ranges(taken)) if taken and facts.has_pairings else ""


def read_words(read: ParsedStandings) -> str:
    """`112 players read, 2 lines not understood`; empty if nothing was."""
    if not read.players and not read.unread:
        return ""
    players = translate("ChooseDecks", "%n player(s) read", "", len(read.players))
    if not read.unread:
        return players
    lines = translate("ChooseDecks", "%n line(s) not understood", "", len(read.unread))
    return f"{players}, {lines}"


def is_older(facts: ChoosingFacts) -> bool:
    """Whether the recorded standings are those before an earlier round."""
    return 0 < facts.standings.round < facts.round


def taken_words(facts: ChoosingFacts) -> str:
    """`Standings of 14:05, before round 4`, and whether newer ones are needed; empty without
    any."""
    kept = facts.standings
    if not kept.players:
        return ""
    words = translate("ChooseDecks", "Standings of {time}")
    if kept.round:
        words = translate("ChooseDecks", "Standings of {time}, before round {number}")
    if is_older(facts):
        words = translate("ChooseDecks", "Standings of {time}, before round {number}: out of date")
    return words.format(time=time_of_day(kept.at), number=kept.round)


def contention_words(contenders: int, unchecked: int) -> str:
    """`23 in contention, 9 of them not yet checked`."""
    first = translate("ChooseDecks", "%n player(s) in contention", "", contenders)
    second = translate("ChooseDecks", "%n not yet checked", "", unchecked)
    return f"{first}, {second}"
