"""Limited in the Lists view: pools pasted and kept, lists held against them."""

from __future__ import annotations

import pytest

from judgekit.domain.deck_checks.commands import TakeDecklists, TakePools
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.setup.commands import CreateTournament, TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.ui.deck_checks.lists.rows import ListRowKind
from tests.domain.formats.listed import decklist
from tests.ui.deck_checks.lists.lists_fakes import FewCards, few_sources, judge_at, shown_words

POOL = "4 Opt\n2 Brainstorm\n3 Lightning Bolt\n"
LIST = "36 Mountain\n4 Opt\n\nSideboard\n2 Brainstorm\n3 Lightning Bolt\n"


@pytest.fixture
def judge(with_services, bridge, qtbot):
    bridge.create(CreateTournament(name="Sealed Open", format="sealed", rel="competitive"))
    bridge.submit(TakePairings(1, (PairedTable(1, ("Rossi, Anna", "Petrova, Lena")),), ()))
    cards = FewCards()
    dependencies = with_services(decks=lambda: few_sources(cards))
    return judge_at(dependencies, cards, qtbot)


def write_pool(judge, player: str, text: str) -> None:
    judge.press("Ctrl+N")
    judge.view.editor.kind.choose("pool")
    judge.view.editor.kind.chosen.emit("pool")
    judge.view.editor.player.setFocus()
    judge.type(player)
    judge.press("Return")
    judge.paste(text)


def test_a_pool_is_pasted_and_kept_and_its_list_held_against_it(judge, bridge):
    write_pool(judge, "anna rossi", POOL)
    assert not judge.rows(ListRowKind.FINDING)
    assert judge.view.editor.counts.text() == "9"
    assert judge.words(ListRowKind.HEADING) == ["Pool"]
    judge.press("Ctrl+Return")
    assert list(bridge.state.deck_checks.pools) == ["Rossi, Anna"]
    assert judge.without() == [
        ("Petrova, Lena", "No list"),
        ("Rossi, Anna", "No list; pool of 9 card(s)"),
    ]

    judge.press("Down", "Return")
    assert judge.view.editor.player.text() == "Rossi, Anna"
    judge.view.editor.field.setFocus()
    judge.paste(LIST.replace("4 Opt", "5 Opt"))
    finding, *_ = judge.rows(ListRowKind.FINDING)
    assert (finding.words, finding.beside) == ("5 Opt, 4 in the pool", "MTR 7.2")
    judge.press("Ctrl+Return")
    assert judge.table() == [("Rossi, Anna", "41 + 5", "5 Opt, 4 in the pool")]


def test_the_table_is_held_against_pools_as_they_come(judge, bridge):
    bridge.submit(TakeDecklists((RegisteredList("Rossi, Anna", decklist("36 Mountain, 4 Opt")),)))
    judge.wait()
    assert judge.table() == [("Rossi, Anna", "40 + 0", "Legal; not compared with a pool")]
    pool = RegisteredList("anna  rossi", decklist("4 Opt, 2 Brainstorm"))
    bridge.submit(TakePools((pool, RegisteredList("rossi, anna", pool.decklist))))
    judge.wait()
    assert judge.table()[0][2] == "Legal; 2 card(s) of the pool not on the list"
    bridge.submit(TakePools((RegisteredList("rossi, anna", decklist("3 Opt")),)))
    judge.wait()
    assert judge.table()[0][2] == "4 Opt, 3 in the pool"


def test_cards_that_are_not_on_the_list_are_a_note(judge, bridge):
    bridge.submit(TakePools((RegisteredList("Rossi, Anna", decklist("4 Opt, 2 Brainstorm")),)))
    judge.write_list("Rossi, Anna", "37 Mountain\n3 Opt")
    notes = {row.words: row.note for row in judge.rows(ListRowKind.NOTE)}
    assert notes["3 card(s) of the pool not on the list"] == "2 Brainstorm; 1 Opt"
    assert "Legal" in notes


def test_what_is_kept_is_shown_by_its_kind_and_can_be_removed(judge, bridge):
    bridge.submit(TakePools((RegisteredList("Rossi, Anna", decklist("4 Opt")),)))
    bridge.submit(TakeDecklists((RegisteredList("Rossi, Anna", decklist("40 Mountain")),)))
    judge.wait()
    judge.view.overview.table.setFocus()
    judge.view.overview.table.choose("Rossi, Anna")
    judge.press("Return")
    kind = judge.view.editor.kind
    kind.choose("pool")
    kind.chosen.emit("pool")
    judge.wait()
    assert "4 Opt" in judge.view.editor.field.toPlainText()
    assert "Remove this pool" in judge.view.editor.drop.text()
    judge.view.editor.drop.click()
    assert not bridge.state.deck_checks.pools
    assert list(judge.kept) == ["Rossi, Anna"]


def test_what_was_typed_becomes_a_pool_when_that_is_said(judge):
    judge.write_list("Rossi, Anna", "4 Opt")
    assert "4 cards, at least 40" in judge.words(ListRowKind.FINDING)
    kind = judge.view.editor.kind
    kind.choose("pool")
    kind.chosen.emit("pool")
    judge.wait()
    assert judge.view.editor.field.toPlainText() == "4 Opt"
    assert not judge.rows(ListRowKind.FINDING)


def test_many_pools_are_taken_at_once(judge, bridge, tmp_path):
    table = tmp_path / "pools.csv"
    table.write_text("Player,Count,Card\nRossi Anna,4,Opt\nPetrova Lena,9,Opt\n")
    judge.view.open_path(table)
    judge.wait()
    judge.view.many.kind.choose("pool")
    judge.press("Ctrl+Return")
    assert set(bridge.state.deck_checks.pools) == {"Rossi, Anna", "Petrova, Lena"}
    assert not judge.kept


def test_constructed_knows_no_pools(judge, bridge):
    judge.press("Ctrl+N")
    assert judge.view.editor.kind.isVisible()
    bridge.create(CreateTournament(name="Modern Open", format="modern"))
    judge.view.refresh()
    judge.press("Ctrl+N")
    assert not judge.view.editor.kind.isVisible()
    assert "List of" in shown_words(judge.view.editor)


def test_what_the_pool_may_have_under_another_name_is_to_be_looked_at(judge, bridge):
    bridge.submit(TakePools((RegisteredList("Rossi, Anna", decklist("1 Xyzzy")),)))
    judge.write_list("Rossi, Anna", "39 Mountain\n1 Zzyzx")
    (row,) = judge.rows(ListRowKind.FINDING)
    assert (row.words, row.is_open) == ("1 Zzyzx, 0 in the pool", True)
    assert row.note == "unless the pool has it under another name"
    judge.press("Ctrl+Return")
    assert judge.table()[0][2].startswith("perhaps 1 Zzyzx, 0 in the pool")
    judge.press("F5")
    assert [player for player, _, _ in judge.table()] == ["Rossi, Anna"]
