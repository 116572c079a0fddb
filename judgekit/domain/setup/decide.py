"""Decisions on setup commands: the event, or the refusal."""

from __future__ import annotations

from judgekit.domain.formats.known_formats import shares_a_game
from judgekit.domain.setup.commands import (
    ChangeTournament,
    CreateTournament,
    Note,
    ShowMessage,
    TakePairings,
)
from judgekit.domain.setup.events import (
    MessageShown,
    NoteWritten,
    PairingsTaken,
    TournamentChanged,
    TournamentCreated,
)
from judgekit.domain.setup.state import HasSetup, Level
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.shared.round_clock import LONGEST_ROUND, MAIN_CLOCK
from judgekit.domain.shared.table_number import HIGHEST_TABLE

EXTRA_TURNS = (3, 5)
POLICY_EDITIONS = ("2021", "2024")
"""Editions of the Infraction Procedure Guide and Judging at Regular."""
POLICY_IN_FORCE = "2024"
"""Default edition if the tournament names none."""
MOST_PLAYERS = 100_000
MOST_ROUNDS = 9_999
LONGEST_MESSAGE = 120
"""In characters; what can still be read across a hall."""


def take_pairings(state: HasSetup, command: TakePairings, at: Moment) -> Event | Refusal:
    """Set the pairings, on the main clock by default."""
    del state, at
    if not 1 <= command.round <= MOST_ROUNDS:
        return Refusal(RefusalCode.WRONG_VALUE, {"field": "round"})
    if not all(1 <= each.table <= HIGHEST_TABLE for each in command.tables):
        return Refusal(RefusalCode.WRONG_VALUE, {"field": "table"})
    clock = command.clock or MAIN_CLOCK
    return PairingsTaken(clock, command.round, command.tables, command.byes)


def write_note(state: HasSetup, command: Note, at: Moment) -> Event | Refusal:
    """Add a note; it must not be blank."""
    del state, at
    text = command.text.strip()
    return NoteWritten(text) if text else Refusal(RefusalCode.WRONG_VALUE, {"field": "text"})


def show_message(state: HasSetup, command: ShowMessage, at: Moment) -> Event | Refusal:
    """Put the text on one line; it must fit the display."""
    del state, at
    text = " ".join(command.text.split())
    if len(text) > LONGEST_MESSAGE:
        return Refusal(RefusalCode.MESSAGE_TOO_LONG, {"most": LONGEST_MESSAGE})
    return MessageShown(text)


def open_obstacle(state: HasSetup, event: TournamentCreated, at: Moment) -> Refusal | None:
    """Refuse to create a tournament twice."""
    del event, at
    details = state.setup.details
    if details is not None:
        return Refusal(RefusalCode.EVENT_ALREADY_OPEN, {"name": details.name})
    return None


def lay_down(state: HasSetup, command: CreateTournament, at: Moment) -> Event | Refusal:
    """Validate the tournament's details."""
    del state, at
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
