"""Teams in the Lists view, and who of the event has no list."""

from __future__ import annotations

import pytest

from judgekit.domain.deck_checks.commands import TakeDecklists, TakePools
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.setup.commands import ChangeTournament, CreateTournament, TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.domain.shared.history import Undo
from tests.domain.formats.listed import decklist
from tests.ui.deck_checks.lists.lists_fakes import FewCards, few_sources, judge_at, shown_words

OPT, BOLT = decklist("4 Opt, 56 Mountain"), decklist("4 Lightning Bolt, 56 Mountain")
PLAYERS = (PairedTable(1, ("Rossi, Anna", "Petrova, Lena")), PairedTable(2, ("Weber, Tom", "Kim")))
TEAMS = (PairedTable(1, ("Anna Rossi / Lena Petrova", "Team Weber")),)


@pytest.fixture
def judge(with_services, bridge, qtbot):
    bridge.create(CreateTournament(name="Open", format="modern", rel="competitive"))
    cards = FewCards()
    dependencies = with_services(decks=lambda: few_sources(cards))
    return judge_at(dependencies, cards, qtbot)


@pytest.fixture
def pairs(judge, bridge):
    """Two teams of three by their pairings."""
    bridge.submit(ChangeTournament(name="Open", format="modern", teams=True))
    bridge.submit(TakePairings(1, TEAMS))
    return judge


def take(judge, bridge, **lists) -> None:
    made = (
        RegisteredList(name.replace("_", " "), of, team=team) for name, (of, team) in lists.items()
    )
    bridge.submit(TakeDecklists(tuple(made)))
    judge.wait()


def test_whoever_has_no_list_is_seen(judge, bridge):
    bridge.submit(TakePairings(1, PLAYERS, ("Novak, Ivan",)))
    judge.wait()
    assert "5 without a list" in shown_words(judge.view.overview)
    assert "No lists yet" in shown_words(judge.view.overview)

    take(judge, bridge, Lena_Petrova=(BOLT, ""), Tom_Weber=(OPT, ""))
    assert judge.without() == [(name, "No list") for name in ("Kim", "Novak, Ivan", "Rossi, Anna")]
    assert "2 list(s) · 3 without a list" in shown_words(judge.view.overview)
    judge.press("F6")
    assert judge.table() == []
    judge.press("Ctrl+F")
    judge.type("anna")
    assert judge.without() == [("Rossi, Anna", "No list")]


def test_a_list_is_begun_for_whoever_has_none(judge, bridge):
    bridge.submit(TakePairings(1, PLAYERS))
    judge.wait()
    judge.press("F6")
    judge.view.overview.table.setFocus()
    judge.press("Return")
    assert judge.view.editor.player.text() == "Kim"
    assert judge.view.editor.field.hasFocus()


def test_teammates_by_the_pairings_share_no_card(pairs, bridge):
    take(pairs, bridge, Anna_Rossi=(OPT, ""), Lena_Petrova=(OPT, ""), Tom_Weber=(OPT, ""))
    said = "Opt in 2 decks of the team"
    assert pairs.table() == [
        ("Anna Rossi", "60 + 0", f"{said} (Anna Rossi; Lena Petrova)"),
        ("Lena Petrova", "60 + 0", f"{said} (Lena Petrova; Anna Rossi)"),
        ("Tom Weber", "60 + 0", "Legal"),
    ]
    assert pairs.without() == [
        ("Anna Rossi / Lena Petrova", "2 of 3 list(s): Anna Rossi; Lena Petrova"),
        ("Team Weber", "No list"),
    ]


def test_a_name_of_a_teammate_that_nobody_knows_is_told(pairs, bridge):
    unknown = decklist("4 Zzyzx, 56 Mountain")
    take(pairs, bridge, Anna_Rossi=(OPT, ""), Lena_Petrova=(unknown, ""))
    open_ = "Nothing illegal in the cards verified"
    assert [row for row in pairs.table() if row[0] == "Anna Rossi"] == [
        ("Anna Rossi", "60 + 0", open_)
    ]
    pairs.view.overview.table.setFocus()
    pairs.press("Home", "Return")
    notes = {row.words: row.note for row in pairs.rows()}
    assert notes[open_] == ""
    assert notes["1 name(s) of teammates not known for sure"] == "Zzyzx"


def test_a_conflict_goes_when_a_teammates_list_does(pairs, bridge):
    take(pairs, bridge, Anna_Rossi=(OPT, ""), Lena_Petrova=(OPT, ""))
    take(pairs, bridge, Lena_Petrova=(BOLT, ""))
    assert {findings for _, _, findings in pairs.table()} == {"Legal"}
    bridge.submit(Undo())
    pairs.wait()
    assert len([row for row in pairs.table() if "of the team" in row[2]]) == 2


def test_teammates_who_are_named_are_kept_as_a_team(pairs, bridge):
    take(pairs, bridge, Udo_Brand=(OPT, ""))
    pairs.write_list("Max Muster", "4 Opt\n56 Mountain")
    pairs.view.editor.teammates.field.setFocus()
    pairs.type("brand")
    pairs.wait()
    assert "Udo Brand" in pairs.view.editor.teammates.note.text()
    pairs.press("Ctrl+Return")
    assert {each.team for each in pairs.kept.values()} == {"Max Muster / Udo Brand"}
    assert len([row for row in pairs.table() if "of the team" in row[2]]) == 2

    pairs.view.overview.table.choose("Max Muster")
    pairs.press("Return")
    assert "Udo Brand" in pairs.view.editor.teammates.note.text()


def test_a_list_is_kept_with_the_name_of_its_team(pairs, bridge):
    take(pairs, bridge, Tom_Weber=(OPT, "team weber"))
    pairs.write_list("Max Muster", "4 Opt\n56 Mountain")
    pairs.view.editor.teammates.field.setFocus()
    pairs.type("Team Weber")
    pairs.wait()
    assert "Tom Weber" in pairs.view.editor.teammates.note.text()
    pairs.press("Ctrl+Return")
    assert pairs.kept["Max Muster"].team == "Team Weber"
    assert ("Team Weber", "2 of 3 list(s): Tom Weber; Max Muster") in pairs.without()


def test_two_heads_need_two_lists(pairs, bridge):
    bridge.submit(ChangeTournament(name="Open", format="two-headed-giant-constructed", teams=True))
    take(pairs, bridge, Anna_Rossi=(OPT, ""))
    assert pairs.without() == [
        ("Anna Rossi / Lena Petrova", "1 of 2 list(s): Anna Rossi"),
        ("Team Weber", "No list"),
    ]


def test_a_table_of_all_players_brings_their_teams(pairs, tmp_path):
    table = tmp_path / "all.csv"
    table.write_text("Team,Player,Count,Card\nteam weber,Tom Weber,60,Opt\nTeam Weber,Kim,60,Opt\n")
    pairs.view.open_path(table)
    pairs.wait()
    pairs.press("Ctrl+Return")
    assert {name: each.team for name, each in pairs.kept.items()} == {
        "Tom Weber": "team weber",
        "Kim": "Team Weber",
    }
    assert len([row for row in pairs.table() if "of the team (" in row[2]]) == 2


def test_a_team_shares_a_pool_that_is_kept_under_its_name(pairs, bridge):
    bridge.submit(ChangeTournament(name="Open", format="team-sealed", teams=True))
    take(pairs, bridge, Tom_Weber=(decklist("1 Opt, 39 Mountain"), "Team Weber"))
    take(pairs, bridge, Kim=(decklist("1 Opt, 39 Mountain"), "Team Weber"))
    bridge.submit(TakePools((RegisteredList("Team Weber", decklist("1 Opt")),)))
    pairs.wait()
    said = "2 Opt, 1 in the pool"
    assert [row[2] for row in pairs.table()] == [f"{said} (Tom Weber)", f"{said} (Kim)"]
    bridge.submit(TakePools((RegisteredList("Kim", decklist("1 Opt")),)))
    pairs.wait()
    assert [row[2] for row in pairs.table()] == ["Legal", f"{said} (Kim)"]


def test_before_pairings_the_number_of_players_tells_how_many_are_missing(judge, bridge):
    bridge.submit(ChangeTournament(name="Open", format="modern", players=12))
    take(judge, bridge, Anna_Rossi=(OPT, ""))
    assert "1 list(s) · 11 without a list" in shown_words(judge.view.overview)
    assert judge.without() == []
    bridge.submit(TakePairings(1, PLAYERS))
    judge.wait()
    assert "1 list(s) · 3 without a list" in shown_words(judge.view.overview)


def test_a_player_whom_pairings_of_teams_name_has_a_list(pairs, bridge):
    bridge.submit(TakePairings(1, PLAYERS))
    take(pairs, bridge, Tom_Weber=(OPT, ""))
    assert "Weber, Tom" not in [player for player, _ in pairs.without()]
