"""Texts of the Event page on a tournament as a whole."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from judgekit.domain.setup.events import StaffMember, TournamentCreated
from judgekit.domain.setup.state import Role, RoundPairings
from judgekit.domain.shared.moment import Moment
from judgekit.ui.words.format_words import format_words
from judgekit.ui.words.wording import level_name, long_date, role_name, time_of_day

translate = QCoreApplication.translate


def facts_words(details: TournamentCreated) -> str:
    """`Modern · Competitive · 118 players, 7 rounds · M. Silva, head judge, and 3 more`."""
    parts = (
        format_words(details.format),
        level_name(details.rel),
        ", ".join(part for part in (_players(details), _rounds(details)) if part),
        _staff(details.staff),
    )
    return " · ".join(part for part in parts if part)


def known_facts(details: TournamentCreated, pairings: Iterable[RoundPairings]) -> str:
    """`21 November 2026 · Modern · 119 players`; players are counted in the newest pairings if
    nobody said how many there are."""
    players = details.players
    if players is None:
        newest = list(pairings)[-1:]
        seated = sum(len(names) for each in newest for names in each.players.values())
        players = seated + sum(len(each.byes) for each in newest) or None
    counted = msgspec.structs.replace(details, players=players)
    parts = long_date(details.date, QLocale()), format_words(details.format), _players(counted)
    return " · ".join(part for part in parts if part)


def day_of(moment: Moment) -> str:
    """Return the local day of an instant, as ISO 8601."""
    return QDateTime.fromMSecsSinceEpoch(moment).toString("yyyy-MM-dd")


def day_and_time(moment: Moment) -> str:
    """`21 November 2026, 15:35`, in the language's format."""
    return f"{long_date(day_of(moment), QLocale())}, {time_of_day(moment)}"


def _players(details: TournamentCreated) -> str:
    if details.players is None:
        return ""
    if details.teams:
        return translate("TournamentWording", "%n team(s)", "", details.players)
    return translate("TournamentWording", "%n player(s)", "", details.players)


def _rounds(details: TournamentCreated) -> str:
    if not details.rounds:
        return ""
    return translate("TournamentWording", "%n round(s)", "", details.rounds)


def _staff(staff: tuple[StaffMember, ...]) -> str:
    if not staff:
        return ""
    first = next((each for each in staff if each.role == Role.HEAD_JUDGE), staff[0])
    words = f"{first.name}, {role_name(first.role).lower()}"
    others = len(staff) - 1
    if not others:
        return words
    return translate("TournamentWording", "{who}, and %n more", "", others).format(who=words)
