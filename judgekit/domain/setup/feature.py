"""Setup of the tournament (details, pairings, notes) as a feature."""

from __future__ import annotations

from judgekit.domain.setup import commands, decide, events, state
from judgekit.domain.setup.state import HasSetup
from judgekit.domain.shared.feature import Feature
from judgekit.domain.shared.topic import Topic

COMMANDS = (
    commands.CreateTournament,
    commands.ChangeTournament,
    commands.TakePairings,
    commands.ShowMessage,
    commands.Note,
)

FEATURE: Feature[HasSetup] = Feature(
    kinds={
        "event-opened": events.TournamentCreated,
        "event-changed": events.TournamentChanged,
        "pairings-taken": events.PairingsTaken,
        "message-shown": events.MessageShown,
        "note-written": events.NoteWritten,
    },
    commands=COMMANDS,
    scripted=COMMANDS,
    decisions={
        commands.CreateTournament: decide.lay_down,
        commands.ChangeTournament: decide.lay_down,
        commands.TakePairings: decide.take_pairings,
        commands.ShowMessage: decide.show_message,
        commands.Note: decide.write_note,
    },
    obstacles={events.TournamentCreated: decide.open_obstacle},
    effects={
        events.TournamentCreated: state.lay_down,
        events.TournamentChanged: state.lay_down,
        events.PairingsTaken: state.take_pairings,
        events.MessageShown: state.show_message,
        events.NoteWritten: state.write_note,
    },
    topics=(Topic.SETUP, Topic.CLOCK),
)
