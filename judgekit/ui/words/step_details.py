"""Details of a step: reasons, names, counts; for the judge's eyes only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from judgekit.domain.calls.events import (
    AppealAmended,
    AppealDecided,
    AppealDrafted,
    AppealOpened,
    CallChanged,
    CallClosed,
    CallOpened,
)
from judgekit.domain.clock.events import (
    AllClocksPaused,
    AllClocksResumed,
    ClockCorrected,
    ComputerClockFollowed,
    ExtensionGranted,
    JudgeSeated,
    PlayingTablesReported,
    RoundStarted,
    SlowPlayCalled,
    TableTold,
)
from judgekit.domain.deck_checks.events import (
    DeckCheckFinished,
    DeckCheckStarted,
    StandingsKept,
)
from judgekit.domain.infractions.events import PenaltyCorrected, PenaltyIssued
from judgekit.domain.players.events import PlayerErased, PlayersJoined, PlayerToldApart
from judgekit.domain.setup.events import (
    MessageShown,
    NoteWritten,
    PairingsTaken,
    TournamentChanged,
    TournamentCreated,
)
from judgekit.domain.shared.event import Event
from judgekit.domain.team.events import DeviceLetIn
from judgekit.ui.words.check_words import target_words
from judgekit.ui.words.format_words import format_words
from judgekit.ui.words.wording import duration_text, level_name, reading_text, reason_words

translate = QCoreApplication.translate


def detail_words(event: Event) -> str:
    """Return the details of an event; empty if there are none."""
    words = _DETAILS.get(type(event))
    parts = words(event) if words else ()
    return ", ".join(part for part in parts if part)


def _details(event: TournamentCreated) -> tuple[str, ...]:
    return event.name, format_words(event.format), level_name(event.rel)


def _pairings(event: PairingsTaken) -> tuple[str, ...]:
    tables = translate("TimelineDetails", "%n table(s)", "", len(event.tables))
    byes = translate("TimelineDetails", "%n bye(s)", "", len(event.byes)) if event.byes else ""
    return tables, byes


def _round(event: RoundStarted) -> tuple[str, ...]:
    if event.limit is None:
        return (translate("TimelineDetails", "no time limit"),)
    return (duration_text(event.limit),)


def _reported(event: PlayingTablesReported) -> tuple[str, ...]:
    if not event.done:
        return ()
    return (translate("TimelineDetails", "%n other table(s) done", "", len(event.done)),)


def _closed(event: CallClosed) -> tuple[str, ...]:
    if event.due <= 0:
        return translate("TimelineDetails", "no extension due"), event.note
    words = translate("TimelineDetails", "extension of {time} due")
    return words.format(time=duration_text(event.due)), event.note


def _check(event: DeckCheckStarted) -> tuple[str, ...]:
    kinds = {
        "random": translate("TimelineDetails", "at random"),
        "targeted": translate("TimelineDetails", "targeted"),
        "by-order": translate("TimelineDetails", "chosen by a judge"),
    }
    return kinds.get(event.kind, event.kind), target_words(event.reason)


def _standings(event: StandingsKept) -> tuple[str, ...]:
    count = len(event.records)
    return (translate("TimelineDetails", "%n player(s)", "", count),)


def _penalty(event: PenaltyIssued) -> tuple[str, ...]:
    penalties = {
        "none": translate("TimelineDetails", "no penalty"),
        "fix": translate("TimelineDetails", "fix only"),
        "warning": translate("TimelineDetails", "Warning"),
        "game-loss": translate("TimelineDetails", "Game Loss"),
        "match-loss": translate("TimelineDetails", "Match Loss"),
        "disqualification": translate("TimelineDetails", "Disqualification"),
    }
    penalty = penalties.get(event.penalty, event.penalty)
    infraction = event.infraction.upper().replace("-", " ", 1)
    return penalty, infraction, event.player, event.comment


def _appeal(event: AppealDrafted | AppealOpened) -> tuple[str, ...]:
    return event.facts, event.disputed, event.ruling, event.objection, event.floor_judge


def _decided(event: AppealDecided) -> tuple[str, ...]:
    outcomes = {
        "upheld": translate("TimelineDetails", "the ruling is upheld"),
        "overturned": translate("TimelineDetails", "the ruling is overturned"),
        "penalty-changed": translate("TimelineDetails", "penalty changed"),
        "remedy-changed": translate("TimelineDetails", "remedy changed"),
    }
    return outcomes.get(event.outcome, event.outcome), event.head_judge


_DETAILS: Mapping[type[Event], Callable[[Any], tuple[str, ...]]] = {
    TournamentCreated: _details,
    TournamentChanged: _details,
    PairingsTaken: _pairings,
    PlayersJoined: lambda event: (event.name, event.player),
    PlayerToldApart: lambda event: (event.name,),
    PlayerErased: lambda event: (event.player, event.reason),
    DeviceLetIn: lambda event: (event.person,),
    MessageShown: lambda event: (event.text,),
    NoteWritten: lambda event: (event.text,),
    RoundStarted: _round,
    ClockCorrected: lambda event: (reason_words(event.reason) if event.reason else "",),
    AllClocksPaused: lambda event: (event.reason,),
    AllClocksResumed: lambda event: (event.reason,),
    PlayingTablesReported: _reported,
    ComputerClockFollowed: lambda _: (
        translate("TimelineDetails", "the time left on every clock stays"),
    ),
    ExtensionGranted: lambda event: (reason_words(event.reason),),
    TableTold: lambda event: ("" if event.told is None else reading_text(event.told),),
    SlowPlayCalled: lambda event: (event.player,),
    JudgeSeated: lambda event: (event.judge,),
    CallOpened: lambda event: (reason_words(event.reason), event.judge),
    CallChanged: lambda event: (reason_words(event.reason), event.judge, event.note),
    CallClosed: _closed,
    AppealDrafted: _appeal,
    AppealOpened: _appeal,
    AppealAmended: _appeal,
    AppealDecided: _decided,
    PenaltyIssued: _penalty,
    PenaltyCorrected: _penalty,
    DeckCheckStarted: _check,
    DeckCheckFinished: lambda event: event.findings,
    StandingsKept: _standings,
}
