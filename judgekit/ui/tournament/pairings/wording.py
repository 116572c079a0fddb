"""Texts on pasted pairings, such as why a line was left out, in the interface language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from judgekit.domain.setup.events import TournamentCreated
from judgekit.reading.pairings.reader import (
    MOST_BYTES,
    MOST_LINES,
    LineUse,
    ParsedPairings,
    UnreadLine,
    UnreadReason,
    count_named,
)
from judgekit.views.pairings_doubts import Doubted, PairingsDoubt

translate = QCoreApplication.translate

MOST_NOTES = 3
"""Notes that a remark quotes."""


def reason_words(unread: UnreadLine) -> str:
    """Return why a line was left out."""
    fixed = {
        UnreadReason.TOO_MUCH: translate(
            "PairingsWording",
            "This is more than {lines} lines or {kilobytes} KB. Take only the pairings of a round.",
        ),
        UnreadReason.LINE_TOO_LONG: translate("PairingsWording", "longer than any pairing"),
        UnreadReason.NOT_UNDERSTOOD: translate("PairingsWording", "no player found in it"),
        UnreadReason.NO_TABLE_NUMBER: translate(
            "PairingsWording", "no table number, while other lines have one"
        ),
        UnreadReason.TABLE_NUMBER_UNREADABLE: translate(
            "PairingsWording", "its table is not a number"
        ),
        UnreadReason.TABLE_TWICE: translate(
            "PairingsWording", "table {table} is already in line {line}"
        ),
        UnreadReason.PLAYER_TWICE: _twice(unread),
        UnreadReason.SAME_PLAYER: translate("PairingsWording", "the same player twice"),
        UnreadReason.ONE_PLAYER: translate(
            "PairingsWording", "one name without an opponent; write “bye” if that is meant"
        ),
        UnreadReason.TOO_MANY_NAMES: translate(
            "PairingsWording", "more names than at the other tables"
        ),
        UnreadReason.AMBIGUOUS_COMMAS: translate(
            "PairingsWording",
            "these commas can mean two things; put names in quotes or tabs between them",
        ),
        UnreadReason.TWO_NAMES: translate(
            "PairingsWording",
            "two players or a title? Write two players as “12 Anna vs. Lena”",
        ),
        UnreadReason.NO_OPPONENT: translate(
            "PairingsWording", "a loss without a match, so no table"
        ),
    }
    number = QLocale().toString
    return fixed[unread.reason].format(
        lines=number(MOST_LINES),
        kilobytes=number(MOST_BYTES // 1000),
        table=unread.table,
        player=unread.player,
        line=unread.first_line,
    )


def _twice(unread: UnreadLine) -> str:
    if unread.table:
        return translate("PairingsWording", "{player} sits at table {table} already, line {line}")
    return translate("PairingsWording", "{player} has a bye already, line {line}")


def line_words(unread: UnreadLine) -> str:
    """`line 12`; empty for a text that was refused as a whole."""
    if not unread.line:
        return ""
    return translate("PairingsWording", "line {line}").format(line=unread.line)


def bye_word() -> str:
    """Return the word shown in place of a table number."""
    return translate("PairingsWording", "bye")


def found_words(pairings: ParsedPairings) -> str:
    """`12 tables, 1 bye, 3 lines left out`; empty where nothing was pasted."""
    return count_words(pairings) if pairings.lines or pairings.questions else ""


def count_words(pairings: ParsedPairings) -> str:
    """`12 tables, 1 bye`, for parsed or recorded pairings."""
    tables = len(pairings.tables)
    parts = [translate("PairingsWording", "%n table(s)", "", tables)]
    if pairings.byes:
        parts.append(translate("PairingsWording", "%n bye(s)", "", len(pairings.byes)))
    if pairings.questions:
        left_out = len(pairings.questions)
        parts.append(translate("PairingsWording", "%n line(s) left out", "", left_out))
    return ", ".join(parts)


def remark_words(pairings: ParsedPairings, details: TournamentCreated | None = None) -> str:
    """Return remarks for the judge before the pairings are taken; empty if there are none."""
    remarks = [number_words(pairings, details)] if details is not None else []
    if pairings.numbered_in_order:
        remarks.append(
            translate("PairingsWording", "No line has a table number: numbered from 1 in order.")
        )
    headings = sum(line.use is LineUse.HEADING for line in pairings.lines)
    if headings:
        remarks.append(
            translate("PairingsWording", "%n line(s) are titles or page numbers.", "", headings)
        )
    remarks.append(note_words(pairings))
    return " ".join(filter(None, remarks))


def note_words(pairings: ParsedPairings) -> str:
    """Return a remark that names the notes behind names which were left out; empty without any."""
    texts = list(dict.fromkeys(note.text for note in pairings.notes))
    shown = ", ".join(texts[:MOST_NOTES]) + (" …" if len(texts) > MOST_NOTES else "")
    words = translate("PairingsWording", "%n note(s) left out of names: {notes}", "", len(texts))
    return words.format(notes=shown) if texts else ""


def number_words(pairings: ParsedPairings, details: TournamentCreated) -> str:
    """Return a remark if the number of players differs from the tournament's.

    Empty if they are equal, or if the tournament has no number.
    """
    if details.players is None or not (pairings.tables or pairings.byes):
        return ""
    named = count_named(pairings, teams=details.teams)
    if named == details.players:
        return ""
    if details.teams:
        words = translate("PairingsWording", "Teams named: {named}. The event has {entered}.")
    else:
        words = translate("PairingsWording", "Players named: {named}. The event has {entered}.")
    number = QLocale().toString
    return words.format(named=number(named), entered=number(details.players))


def doubt_words(doubted: Doubted | None, key: str = "") -> str:
    """Return what is odd about pairings, with the key that saves them all the same; empty for
    nothing."""
    if doubted is None:
        return ""
    if doubted.doubt is PairingsDoubt.SAME_AS:
        words = translate("PairingsWording", "These are the pairings of round {round}.")
    elif doubted.doubt is PairingsDoubt.DECKLIST:
        words = translate(
            "PairingsWording", "This is a decklist, not pairings. Paste it under Deck checks."
        )
    else:
        words = translate(
            "PairingsWording", "Round {round} has other pairings; these take their place."
        )
    asked = translate("PairingsWording", "{key} again uses them all the same.")
    said = words.format(round=doubted.round)
    return f"{said} {asked.format(key=key)}" if key else said
