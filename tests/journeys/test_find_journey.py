"""A judge finds everything with the command bar, from whatever page is open: the real window."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgekit.domain.clock.commands import StartRound
from judgekit.domain.setup.commands import CreateTournament, TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.engine.ports.rules import RulesProvider
from judgekit.ui.clock.panels.start_panel import StartPanel
from judgekit.ui.infractions.entry.pane import EntryPane
from judgekit.ui.infractions.entry.seating_row import SeatingRow
from judgekit.ui.rules.reading.controller import ReadingController
from judgekit.ui.shell.commands.command_list import CommandList
from judgekit.ui.shell.commands.find_list import FindList
from judgekit.ui.tournament.players.view import PlayersView
from tests.journeys.stage import Stage
from tests.seen import part

EN = "mtr-en-2019-05-03"


@pytest.fixture
def stage(tmp_path: Path, rules_provider: RulesProvider, qtbot):
    stage = Stage(tmp_path, rules_provider)
    stage.begin("clock", theme="light", text_percent=100)
    bridge = stage.program.bridge
    bridge.create(CreateTournament(name="Modern Open", rel="competitive"))
    tables = (
        PairedTable(1, ("Anna Rossi", "Didier Moreau")),
        PairedTable(2, ("Lucía García", "Minh Nguyen")),
    )
    bridge.submit(TakePairings(1, tables))
    bridge.submit(StartRound(round=1))
    qtbot.waitActive(stage.window)
    stage.window.command_bar.find.prepare()
    qtbot.waitUntil(stage.window.command_bar.find.can_answer, timeout=60_000)
    yield stage
    stage.leave()


def kinds(stage: Stage) -> list[str]:
    return [row.found.kind.value for row in part(stage.window, FindList).rows()]


def test_a_search_stays_on_the_page_and_enter_goes_there(stage: Stage):
    stage.type("player late 7 min")
    assert stage.window.navigation.here == "clock"
    best = part(stage.window, FindList).chosen()
    assert (best.number, best.title, best.lead) == ("3.1", "Tardiness", "Game Loss")
    assert "rule" in kinds(stage)
    stage.press("Return")
    stage.settle(60)
    assert stage.window.navigation.here == "infractions"
    entry = part(stage.window.navigation.page("infractions").widget(), EntryPane)
    assert entry.isVisible()


def test_escape_leaves_everything_as_it_was(stage: Stage, qtbot):
    stage.open("rules")
    rules = stage.window.navigation.page("rules")
    controller = part(rules.widget(), ReadingController)
    controller.open(RuleReference(EN, "3.9"))
    rows = controller.stage.reading.rows
    rows.show_row(rows.position[0], 9)
    before = controller.current, rows.position
    stage.type("deck check time")
    qtbot.waitUntil(lambda: controller.current != before[0])
    stage.press("Esc")
    stage.settle(60)
    assert (controller.current, rows.position) == before
    assert stage.window.top_bar.field.text() == ""


def test_a_rule_found_on_another_page_is_opened_with_its_words_marked(stage: Stage):
    stage.type("card shuffling")
    assert part(stage.window, FindList).chosen().number == "3.9"
    stage.press("Return")
    stage.settle(120)
    assert stage.window.navigation.here == "rules"
    controller = part(stage.window.navigation.page("rules").widget(), ReadingController)
    assert controller.current == RuleReference(EN, "3.9")


def test_what_was_searched_for_does_not_follow_to_pages_that_do_not_search(stage: Stage):
    stage.type("missed trigger")
    rules = [row for row in part(stage.window, FindList).rows() if row.leads_to_rules]
    assert rules
    stage.press("Ctrl+Return")
    stage.settle(60)
    assert stage.window.navigation.here == "rules"
    assert stage.window.top_bar.field.text() == "missed trigger"
    stage.window.navigation.page("rules").focus()
    stage.press("Ctrl+2")
    assert stage.window.top_bar.field.text() == ""


def test_players_and_tables_of_the_event_are_found(stage: Stage):
    stage.type("garc")
    shown = part(stage.window, FindList)
    assert [row.title for row in shown.rows()[:2]] == ["Lucía García", "Table 2"]
    stage.press("Return")
    stage.settle(60)
    assert stage.window.navigation.here == "event"
    players = part(stage.window.navigation.page("event").widget(), PlayersView)
    row = players.list.row()
    assert row is not None
    assert row.name == "Lucía García"


def test_actions_are_found_in_every_language_and_done_at_once(stage: Stage):
    stage.type("тёмная тема")
    stage.press("Return")
    assert stage.program.preferences.now.theme == "dark"
    stage.type("bigger font")
    stage.press("Return")
    assert stage.program.preferences.now.text_percent > 100
    assert stage.window.navigation.here == "clock"


def test_what_is_called_an_action_and_is_an_order_shows_what_it_would_do(stage: Stage):
    stage.type("freeze the clock")
    stage.press("Return")
    assert stage.window.top_bar.field.text() == "pause"
    current = stage.program.bridge.state.clocks.by_name["main"].round
    assert current.paused_since is None
    stage.press("Return")
    assert current.paused_since is not None


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("settings", "settings"),
        ("penalties", "infractions"),
        ("appeals", "calls"),
        ("timeline", "event"),
        ("paste pairings", "event"),
        ("glossary", "rules"),
        ("bookmarks", "rules"),
        ("import decklists", "decks"),
        ("random tables", "decks"),
        ("black lotus", "rules"),
        ("angle shooting", "rules"),
    ],
)
def test_every_kind_of_answer_leads_somewhere(stage: Stage, text, place):
    stage.type(text)
    stage.press("Return")
    stage.settle(40)
    assert stage.window.navigation.here == place


def test_a_table_that_the_round_lacks_says_which_it_has_and_leads_nowhere(stage: Stage):
    stage.type("table 77")
    row = part(stage.window, FindList).rows()[0]
    assert (row.title, row.detail) == ("Table 77", "Round 1 has tables 1 to 2")
    here = stage.window.navigation.here
    stage.press("Return")
    stage.settle(60)
    assert stage.window.navigation.here == here
    assert stage.window.top_bar.field.text() == "table 77"


def test_an_order_shows_who_sits_there_and_warns_of_a_table_that_is_not_paired(stage: Stage):
    from judgekit.ui.shell.commands.command_list import CommandList  # noqa: PLC0415

    stage.type("x 1 5")
    shown = part(stage.window, CommandList).chosen()
    assert shown.details[0].before == "Anna Rossi \u2013 Didier Moreau"
    stage.type("x 14 5")
    assert part(stage.window, CommandList).chosen().warning == "Round 1 has tables 1 to 2"


def test_the_slip_of_a_table_opens_from_any_page(stage: Stage):
    stage.open("calls")
    stage.type("slip 2")
    stage.press("Return")
    stage.settle(60)
    assert stage.window.navigation.here == "clock"


@pytest.mark.parametrize("text", ["7 late", "p Rossi late 7", "tarde 7"])
def test_a_late_player_is_one_line_and_the_number_is_kept(stage: Stage, text: str):
    stage.pass_time(9)
    stage.type(text)
    if text[0] != "p":
        assert kinds(stage)[0] == "order"
        stage.press("Return")
    assert part(stage.window, CommandList).chosen().run is not None
    stage.press("Return")
    stage.settle(60)
    assert stage.window.navigation.here == "infractions"
    body = stage.window.navigation.page("infractions").widget()
    assert part(body, SeatingRow).field.text() == "7 min"


def test_another_timer_is_started_from_the_field(stage: Stage):
    stage.open("rules")
    stage.type("draft timer")
    stage.press("Return")
    stage.settle(60)
    assert stage.window.navigation.here == "clock"
    assert part(stage.window, StartPanel).isVisible()
