"""From what is to be laid down to what happens, or why it can't."""

from __future__ import annotations

from judgekit.domain.formats.known_formats import shares_a_game
from judgekit.domain.setup.commands import ChangeTournament, CreateTournament, Note, TakePairings
from judgekit.domain.setup.events import (
    NoteWritten,
    PairingsTaken,
    TournamentChanged,
    TournamentCreated,
)
from judgekit.domain.setup.state import Level, TournamentSetup
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.refusal import Refusal, RefusalCode

EXTRA_TURNS = (3, 5)
POLICY_EDITIONS = ("2021", "2024")
"""Of the Infraction Procedure Guide and Judging at Regular."""
POLICY_IN_FORCE = "2024"
"""Where an event says nothing of it."""
MOST_PLAYERS = 100_000
MOST_ROUNDS = 9_999
HIGHEST_TABLE = 99_999
LONGEST_ROUND = 24 * 60
"""In minutes."""
MAIN_CLOCK = "main"


def decide_entry(command: Command) -> Event | Refusal:
    """What this command would make happen."""
    if isinstance(command, CreateTournament):
        return _details(command)
    if isinstance(command, TakePairings):
        if not 1 <= command.round <= MOST_ROUNDS:
            return Refusal(RefusalCode.WRONG_VALUE, {"field": "round"})
        if not all(1 <= each.table <= HIGHEST_TABLE for each in command.tables):
            return Refusal(RefusalCode.WRONG_VALUE, {"field": "table"})
        clock = command.clock or MAIN_CLOCK
        return PairingsTaken(clock, command.round, command.tables, command.byes)
    if isinstance(command, Note):
        text = command.text.strip()
        return NoteWritten(text) if text else Refusal(RefusalCode.WRONG_VALUE, {"field": "text"})
    return Refusal(RefusalCode.UNKNOWN_COMMAND, {"do": type(command).__name__})


def entry_obstacle(entry: TournamentSetup, event: Event) -> Refusal | None:
    """Why this event can't happen to the tournament, if it can't."""
    opens = isinstance(event, TournamentCreated) and not isinstance(event, TournamentChanged)
    if opens and entry.details is not None:
        return Refusal(RefusalCode.EVENT_ALREADY_OPEN, {"name": entry.details.name})
    return None


def _details(command: CreateTournament) -> Event | Refusal:
    rel = command.rel.strip().lower()
    extra_turns = command.extra_turns
    if extra_turns is None:
        extra_turns = 3 if shares_a_game(command.format) else 5
    for field, right in (
        ("rel", not rel or rel in list(Level)),
        ("extra_turns", extra_turns in EXTRA_TURNS),
        ("policy", command.policy in ("", *POLICY_EDITIONS)),
        ("players", command.players is None or 0 <= command.players <= MOST_PLAYERS),
        ("rounds", command.rounds is None or 0 <= command.rounds <= MOST_ROUNDS),
        ("playoff", command.playoff is None or 0 <= command.playoff <= MOST_PLAYERS),
        (
            "round_minutes",
            command.round_minutes is None or 0 < command.round_minutes <= LONGEST_ROUND,
        ),
    ):
        if not right:
            return Refusal(RefusalCode.WRONG_VALUE, {"field": field})
    kind = TournamentChanged if isinstance(command, ChangeTournament) else TournamentCreated
    return kind(
        name=command.name.strip(),
        date=command.date,
        place=command.place,
        format=command.format,
        rel=rel,
        players=command.players,
        teams=command.teams,
        extra_turns=extra_turns,
        rounds=command.rounds,
        playoff=command.playoff,
        round_minutes=command.round_minutes,
        language=command.language,
        staff=command.staff,
        policy=command.policy,
    )
