"""Deck check figures that depend on the rest of the tournament: level, decks, seats."""

from __future__ import annotations

from judgekit.domain.deck_checks.selection import (
    Coverage,
    Duty,
    checked_players,
    coverage,
)
from judgekit.domain.formats.known_formats import shares_a_game
from judgekit.domain.setup.state import Level, TournamentSetup
from judgekit.domain.tournament import Tournament

DECKS_OF_A_TEAM, DECKS_OF_A_PAIR = 3, 2
"""Teams have three players A, B and C, or two if they share a game (MTR 8.2)."""


def tournament_coverage(state: Tournament) -> Coverage:
    """The tournament's coverage, towards the ten per cent of MTR 2.8."""
    return coverage(state.deck_checks, decks_in_tournament(state.setup), duty(state.setup))


def required_decks(state: Tournament) -> int:
    """Number of decks to be checked: a tenth, rounded up.

    It is 0 at Regular, where the head judge decides (MTR 2.8), and while the number of players is
    unknown.
    """
    found = tournament_coverage(state)
    return 0 if found.duty is Duty.HEAD_JUDGES_CHOICE else found.required or 0


def decks_in_tournament(setup: TournamentSetup) -> int | None:
    """Number of decks in the tournament; None while the number of players is unknown."""
    details = setup.details
    if details is None or details.players is None:
        return None
    if not details.teams:
        return details.players
    each = DECKS_OF_A_PAIR if shares_a_game(details.format) else DECKS_OF_A_TEAM
    return details.players * each


def duty(setup: TournamentSetup) -> Duty:
    """Whether the rules require deck checks or leave them to the head judge."""
    rel = setup.details.rel if setup.details else ""
    if rel == Level.REGULAR:
        return Duty.HEAD_JUDGES_CHOICE
    return Duty.REQUIRED if rel else Duty.NOT_SAID


def players_checked(state: Tournament) -> frozenset[str]:
    """Ids of all players whose decks have been checked or are in an open check.

    In a tournament for teams the ids of the teams are included, since pairings name the teams.
    """
    checks = state.deck_checks.entered
    seated = {
        check.id: state.setup.players_at(check.clock, check.round, check.table) for check in checks
    }
    players = checked_players(checks, seated, state.players.id_of)
    details = state.setup.details
    if details is None or not details.teams:
        return players
    return players | {state.players.id_of(team) for teams in seated.values() for team in teams}
