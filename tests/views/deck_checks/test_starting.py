"""What a check is begun with where nobody says otherwise."""

from __future__ import annotations

import pytest

from judgekit.domain.clock.commands import EndRound, StartRound
from judgekit.domain.deck_checks.commands import TakeDecklists
from judgekit.domain.decklists.decklist import Decklist
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.setup.commands import CreateTournament, TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.views.deck_checks.deck_coverage import players_checked
from judgekit.views.deck_checks.starting import proposed_start
from tests.day import Day


def day(**details) -> Day:
    """Round one begins, Rossi and Petrova sit at table 7."""
    begun = Day()
    begun.do(CreateTournament(name="Open", **details))
    begun.do(TakePairings(1, (PairedTable(7, ("Rossi", "Petrova")),)))
    begun.do(StartRound())
    return begun


def proposed(begun: Day, table: int = 7):
    return proposed_start(begun.engine.state, table, begun.engine.now())


@pytest.mark.parametrize(
    ("minutes", "stage"), [(1, "start-of-match"), (9.9, "start-of-match"), (25, "between-games")]
)
def test_how_far_the_match_is_follows_the_round(minutes, stage):
    command = proposed(day().at(minutes))
    assert (command.stage, command.decks) == (stage, 2)
    assert command.players == ("Rossi", "Petrova")


def test_before_the_round_its_pairings_say_who_sits_there():
    begun = day()
    begun.do(EndRound())
    begun.do(TakePairings(2, (PairedTable(7, ("Novak", "Bauer")),)))
    command = proposed(begun)
    assert (command.stage, command.players) == ("start-of-match", ("Novak", "Bauer"))
    assert proposed(begun, 8).stage == ""


def test_a_table_without_pairings_has_two_decks_of_nobody():
    command = proposed(day(), 40)
    assert (command.decks, command.players) == (2, ())


def test_without_a_round_nothing_is_guessed():
    command = proposed(Day())
    assert (command.stage, command.decks, command.players) == ("", 2, ())


@pytest.mark.parametrize(
    ("format_", "decks"), [("team-constructed", 6), ("two-headed-giant-constructed", 4)]
)
def test_all_decks_of_both_teams_are_taken(format_, decks):
    begun = day(format=format_, teams=True)
    command = proposed(begun)
    assert command.decks == decks
    assert command.players == (decks // 2) * ("Rossi", "Petrova")


def test_members_of_teams_are_those_whose_lists_are_kept_opponents_side_by_side():
    begun = day(format="team-constructed", teams=True)
    members = (("Ann", "Rossi"), ("Bea", "Rossi"), ("Cem", "Petrova"))
    lists = tuple(RegisteredList(name, Decklist(), team=team) for name, team in members)
    begun.do(TakeDecklists(lists))
    command = proposed(begun)
    assert command.players == ("Ann", "Cem", "Bea", "Petrova", "Rossi", "Petrova")
    begun.do(command)
    assert {"rossi", "petrova", "ann"} <= players_checked(begun.engine.state)
