"""What is laid down about a tournament: opened once, changed as a whole, paired, noted."""

from __future__ import annotations

import pytest

from judgekit.domain.clock.commands import EndRound, StartRound
from judgekit.domain.setup.commands import ChangeTournament, CreateTournament, Note, TakePairings
from judgekit.domain.setup.events import (
    NoteWritten,
    PairedTable,
    PairingsTaken,
    StaffMember,
    TournamentChanged,
    TournamentCreated,
)
from judgekit.domain.shared.refusal import RefusalCode
from tests.day import TEN, Day, round_day

ANN = StaffMember("Ann", "head-judge")


def test_it_is_opened_once_and_then_changed():
    day = Day()
    opened = TournamentCreated(name="Cup", rel="competitive", players=61, staff=(ANN,))
    assert day.events(CreateTournament(" Cup ", rel=" Competitive", players=61, staff=(ANN,))) == [
        opened
    ]
    assert day.refused(CreateTournament("Cup")) is RefusalCode.EVENT_ALREADY_OPEN
    assert day.events(ChangeTournament("Cup II")) == [TournamentChanged(name="Cup II")]
    assert day.engine.state.setup.details == TournamentChanged(name="Cup II")


@pytest.mark.parametrize(
    ("format_", "turns"),
    [
        ("two-headed-giant", 3),
        ("Two-Headed Giant Sealed", 3),
        ("2HG", 3),
        ("Gigante de dos cabezas", 3),
        ("Двухголовый Гигант", 3),
        ("Team Sealed", 5),
        ("modern", 5),
        ("", 5),
    ],
)
def test_teams_that_play_together_have_three_turns_if_nothing_is_said(format_, turns):
    day = Day()
    day.do(CreateTournament(format=format_))
    assert day.engine.state.setup.extra_turns() == turns
    said = Day()
    said.do(CreateTournament(format=format_, extra_turns=5))
    assert said.engine.state.setup.extra_turns() == 5


@pytest.mark.parametrize(
    "command",
    [
        CreateTournament(rel="kitchen"),
        CreateTournament(extra_turns=4),
        CreateTournament(players=-1),
        CreateTournament(players=100_001),
        CreateTournament(rounds=-1),
        CreateTournament(playoff=-8),
        CreateTournament(round_minutes=0),
        CreateTournament(round_minutes=float("nan")),
        TakePairings(0, ()),
        TakePairings(1, (PairedTable(0, ("Ann", "Bo")),)),
        TakePairings(1, (PairedTable(100_000, ("Ann", "Bo")),)),
        Note("  "),
    ],
)
def test_values_that_make_no_sense_are_refused(command):
    assert Day().refused(command) is RefusalCode.WRONG_VALUE


def test_the_tables_of_a_round_are_those_of_its_pairings():
    day = Day()
    pairs = (PairedTable(1, ("Ann", "Bo")), PairedTable(2, ("Cy", "Di")))
    assert day.events(TakePairings(1, pairs, ("Ed",))) == [PairingsTaken("main", 1, pairs, ("Ed",))]
    day.do(StartRound())
    assert [each.table for each in day.snapshot().tables] == [1, 2]
    entry = day.engine.state.setup
    assert entry.players_at("main", 1, 2) == ("Cy", "Di")
    assert entry.players_at("main", 2, 2) == entry.players_at("side", 1, 2) == ()
    assert entry.pairings["main", 1].byes == ("Ed",)
    assert entry.pairings["main", 1].players == {each.table: each.players for each in pairs}


def test_pairings_may_come_when_the_round_has_begun():
    day = round_day()
    day.do(TakePairings(1, (PairedTable(5, ("Ann", "Bo")),)))
    assert [each.table for each in day.snapshot().tables] == [5]
    day.do(TakePairings(2, (PairedTable(6, ("Ann", "Cy")),)))
    assert [each.table for each in day.snapshot().tables] == [5]
    day.do(EndRound())
    day.do(StartRound())
    assert [each.table for each in day.snapshot().tables] == [6]


def test_notes_are_kept_with_their_time():
    day = Day().at(3)
    assert day.events(Note(" Doors open. ")) == [NoteWritten("Doors open.")]
    assert day.engine.state.setup.notes == [(TEN + 180_000, "Doors open.")]
