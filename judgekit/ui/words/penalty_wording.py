"""Texts of the Infractions page for penalties, levels and categories."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QCoreApplication

from judgekit.domain.clock.events import ExtensionGranted, SlowPlayCalled
from judgekit.domain.infractions.policy import Catalogue, Category
from judgekit.domain.infractions.state import Penalty, WrittenPenalty
from judgekit.domain.infractions.upgrade import ReasonCode
from judgekit.domain.setup.state import Level
from judgekit.domain.shared.event import Event
from judgekit.ui.interface_words import interface_words
from judgekit.ui.words.signs import Sign
from judgekit.ui.words.wording import duration_text, reading_text, time_of_day
from judgekit.views.infractions.considering import Considered
from judgekit.views.words import penalties

translate = QCoreApplication.translate


SIGNS: Mapping[str, Sign] = {
    Penalty.NONE: Sign("none-due", "text-muted"),
    Penalty.FIX: Sign("fix", "ok"),
    Penalty.WARNING: Sign("warning", "attention"),
    Penalty.GAME_LOSS: Sign("game-loss", "urgent"),
    Penalty.MATCH_LOSS: Sign("match-loss", "urgent"),
    Penalty.DISQUALIFICATION: Sign("disqualification", "urgent"),
}
LEVELS = (Level.REGULAR, Level.COMPETITIVE, Level.PROFESSIONAL)


def sign_of(penalty: str) -> Sign:
    """Return the icon of a penalty; that of none for an unknown one."""
    return SIGNS.get(penalty, SIGNS[Penalty.NONE])


def penalty_name(penalty: str) -> str:
    """Return the name of a penalty; an unknown one is returned as written."""
    return penalties.penalty_name(penalty, interface_words())


def becomes_words(penalty: Penalty, *, is_standard: bool) -> str:
    """Return the resulting penalty as the page's headline."""
    if is_standard:
        said = {
            Penalty.NONE: translate("Infractions", "No penalty"),
            Penalty.FIX: translate("Infractions", "Fix it, and play on"),
            Penalty.WARNING: translate("Infractions", "Penalty: Warning"),
            Penalty.GAME_LOSS: translate("Infractions", "Penalty: Game Loss"),
            Penalty.MATCH_LOSS: translate("Infractions", "Penalty: Match Loss"),
            Penalty.DISQUALIFICATION: translate("Infractions", "Penalty: Disqualification"),
        }
        return said[penalty]
    becomes = {
        Penalty.NONE: translate("Infractions", "No penalty"),
        Penalty.FIX: translate("Infractions", "This one becomes a fix"),
        Penalty.WARNING: translate("Infractions", "This one becomes a Warning"),
        Penalty.GAME_LOSS: translate("Infractions", "Penalty: Game Loss (upgraded)"),
        Penalty.MATCH_LOSS: translate("Infractions", "Penalty: Match Loss (upgraded)"),
        Penalty.DISQUALIFICATION: translate("Infractions", "Penalty: Disqualification (upgraded)"),
    }
    return becomes[penalty]


def reason_words(considered: Considered, short: str, *, deviates: bool, named: bool) -> str:
    """Return why it is this penalty; of the standard one, with `named` that the player has none for
    it today. `short` is the infraction's `short_title`."""
    if deviates:
        words = translate("Infractions", "Standard penalty: {penalty}")
        return words.format(penalty=penalty_name(considered.ruling.penalty))
    if considered.ruling.reason is not ReasonCode.STANDARD:
        return considered.reason
    has_any = considered.warnings or considered.others
    return today_words(short, 0, 0) if named and not has_any else ""


def earlier_words(considered: Considered, short: str) -> str:
    """Return `2 Warnings for 2.3 today`; empty if there are none."""
    has_any = considered.warnings or considered.others
    return today_words(short, considered.warnings, considered.others) if has_any else ""


def given_words(events: Iterable[Event]) -> str:
    """Return the time or the turns that the events of a penalty give its table; empty if none."""
    for event in events:
        if isinstance(event, ExtensionGranted):
            words = translate("Infractions", "Table {table} gets an extension of {time}")
            given = words.format(table=event.table, time=duration_text(event.by))
            if event.told is None:
                return given
            until = translate("Infractions", "it plays until the clock reads {reading}")
            return f"{given}: {until.format(reading=reading_text(event.told))}"
        if isinstance(event, SlowPlayCalled) and event.turns:
            words = translate("Infractions", "Table {table} gets %n more turn(s)", "", event.turns)
            return words.format(table=event.table)
    return ""


def category_name(category: Category) -> str:
    """Return the name of a category of infractions."""
    return penalties.category_name(category, interface_words())


def infraction_title(catalogue: Catalogue, infraction: str, language: str) -> str:
    """Return `2.3 Hidden Card Error`; an unknown infraction as written."""
    entry = catalogue.entry(infraction)
    if entry is None:
        return infraction
    return f"{entry.number} {entry.name.said(language)}".strip()


def short_title(catalogue: Catalogue, infraction: str, language: str) -> str:
    """Return `2.3`; the name if there is no number."""
    entry = catalogue.entry(infraction)
    return infraction if entry is None else entry.number or entry.name.said(language)


def place_words(written: WrittenPenalty) -> tuple[str, str, str]:
    """Return round, table and time of day of a penalty, as columns."""
    issued = written.issued
    return (
        round_label(issued.round) if issued.round else "",
        "" if issued.table is None else table_label(issued.table),
        time_of_day(written.at),
    )


def round_label(number: int) -> str:
    """Return `Round 4`."""
    return translate("Infractions", "Round {number}").format(number=number)


def table_label(number: int) -> str:
    """Return `Table 12`."""
    return translate("Infractions", "Table {number}").format(number=number)


def today_words(short: str, warnings: int, others: int) -> str:
    """Return `2 Warnings for 2.3 today`."""
    if warnings:
        words = translate("Infractions", "%n Warning(s) for {infraction} today", "", warnings)
        return words.format(infraction=short)
    if others:
        words = translate("Infractions", "%n penalty(ies) for {infraction} today", "", others)
        return words.format(infraction=short)
    return translate("Infractions", "Previous today for {infraction}: none").format(
        infraction=short
    )
