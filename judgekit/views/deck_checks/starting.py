"""Defaults for starting a deck check."""

from __future__ import annotations

from judgekit.domain.deck_checks.commands import StartDeckCheck
from judgekit.domain.deck_checks.selection import BY_ORDER
from judgekit.domain.deck_checks.stage import CheckStage
from judgekit.domain.formats.known_formats import shares_a_game
from judgekit.domain.shared.moment import MINUTE, Moment
from judgekit.domain.tournament import Tournament
from judgekit.views.deck_checks.deck_coverage import DECKS_OF_A_PAIR, DECKS_OF_A_TEAM
from judgekit.views.deck_checks.related_lists import teams_of

FIRST_GAME = 10 * MINUTE
"""Decks taken in the first minutes of a round are presented for game 1."""
TWO = 2


def likely_stage(state: Tournament, table: int, now: Moment) -> CheckStage | None:
    """The likely stage of a check; a judge sees it and can change it.

    It is the start of the match in the first minutes of a round or before it, else between games;
    None if there is neither a round nor pairings.
    """
    current = state.clocks.in_progress(state.clocks.find(table))
    if current is None:
        return CheckStage.START_OF_MATCH if _seated_next(state, table) else None
    is_early = current.elapsed(now) < FIRST_GAME
    return CheckStage.START_OF_MATCH if is_early else CheckStage.BETWEEN_GAMES


def seated_at(state: Tournament, table: int) -> tuple[str, ...]:
    """Players at the table in the round in progress, else in the next one."""
    clock = state.clocks.find(table)
    current = state.clocks.in_progress(clock)
    if current is None:
        return _seated_next(state, table)
    return state.setup.players_at(clock, current.number, table)


def _seated_next(state: Tournament, table: int) -> tuple[str, ...]:
    """Players by the pairings of the nearest round not yet started."""
    begun = {name: clock.round.number for name, clock in state.clocks.by_name.items()}
    coming = ((at, name) for name, at in state.setup.pairings if at > begun.get(name, 0))
    seated = (state.setup.players_at(name, at, table) for at, name in sorted(coming))
    return next((players for players in seated if players), ())


def proposed_start(
    state: Tournament, table: int, now: Moment, judges: tuple[str, ...] = ()
) -> StartDeckCheck:
    """A check by order of all decks at the table, at its likely stage."""
    players = seated_at(state, table)
    decks = len(players) or TWO
    details = state.setup.details
    if details is not None and details.teams:
        of_team = DECKS_OF_A_PAIR if shares_a_game(details.format) else DECKS_OF_A_TEAM
        decks, players = TWO * of_team, _members(state, players, of_team)
    stage = likely_stage(state, table, now)
    return StartDeckCheck(
        table,
        decks=decks,
        kind=BY_ORDER,
        judges=judges,
        players=players,
        stage=stage.value if stage is not None else "",
    )


def _members(state: Tournament, seated: tuple[str, ...], of_team: int) -> tuple[str, ...]:
    """Players of the seated teams, opponents side by side.

    Pairings name the teams, registered lists their members; unknown members get the team's name.
    """
    teams = teams_of(state)
    sides = [[*teams.members(team)[:of_team], *of_team * [team]][:of_team] for team in seated]
    return tuple(player for pair in zip(*sides, strict=True) for player in pair)
