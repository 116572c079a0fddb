"""Two events in one hall: opening the second one loses nothing of the first."""

from __future__ import annotations

from judgekit.domain.calls.commands import OpenCall
from judgekit.domain.clock.commands import EndRound, StartRound
from judgekit.domain.setup.commands import CreateTournament
from judgekit.ui.shell.bars.line_cell import LineCell
from tests.journeys.day_pictures import do
from tests.journeys.judge_at_work import JudgeAtWork


def begin(judge: JudgeAtWork, name: str) -> None:
    bridge = judge.stage.program.bridge
    bridge.create(
        CreateTournament(name=name, date="2026-11-21", format="modern", players=119, rounds=7)
    )
    judge.stage.settle(30)


def listed(judge: JudgeAtWork) -> dict[str, tuple[str, str]]:
    """What goes on in each event, and what it is, by name."""
    judge.stage.open("event")
    judge.keys("F5")
    rows = judge.event_page.tournaments.model.rows
    return {row.name: (row.going, row.facts) for row in rows}


def test_the_other_event_s_clock_stays_in_sight_and_leads_back(judge):
    begin(judge, "Saturday")
    do(judge.stage, StartRound(round=1))
    judge.wait(14)
    begin(judge, "Sunday")
    assert not any("Saturday" in words for words in judge.strip()[:1])
    (other,) = [words for words in judge.strip() if "Saturday" in words]
    assert "36:00" in other
    judge.wait(1)
    assert any("Saturday" in words and "35:00" in words for words in judge.strip())
    cells = judge.window.strip.findChildren(LineCell)
    (cell,) = [each for each in cells if each.isVisible() and "Saturday" in each.words()]
    cell.click()
    judge.stage.settle(30)
    assert judge.stage.program.bridge.state.setup.details.name == "Saturday"
    assert judge.window.navigation.here == "clock"
    assert judge.card().reading == "35:00"
    assert not any("Sunday" in words for words in judge.strip())


def test_time_in_the_other_event_is_told_where_one_is(judge):
    begin(judge, "Saturday")
    do(judge.stage, StartRound(round=1))
    judge.wait(48)
    begin(judge, "Sunday")
    judge.stage.open("calls")
    judge.wait(2)
    assert judge.alarms() == ["Saturday: time is up, go to turns."]
    assert judge.window.navigation.here == "calls"
    (other,) = [words for words in judge.strip() if "Saturday" in words]
    assert "overtime" in other


def test_the_list_says_what_goes_on_in_each_and_keeps_up(judge):
    begin(judge, "Saturday")
    do(judge.stage, StartRound(round=1), OpenCall(3), OpenCall(4))
    begin(judge, "Sunday")
    going, facts = listed(judge)["Saturday"]
    assert going == "Round 1 running, 50:00; 2 calls open"
    assert facts.startswith("21 November 2026 · Modern · 119 players · last used ")
    judge.wait(10)
    rows = {row.name: row.going for row in judge.event_page.tournaments.model.rows}
    assert rows == {"Saturday": "Round 1 running, 40:00; 2 calls open", "Sunday": ""}


def test_every_clock_of_the_other_event_names_it(judge):
    begin(judge, "Saturday")
    do(judge.stage, StartRound(round=1), StartRound("Sealed", 1, 30, "deck-construction"))
    begin(judge, "Sunday")
    assert [words for words in judge.strip() if "Saturday: Sealed" in words]


def test_an_event_that_nobody_ended_yesterday_goes_on_no_more(judge):
    begin(judge, "Saturday")
    do(judge.stage, StartRound(round=1))
    judge.wait(60 * 13)
    begin(judge, "Sunday")
    assert not any("Saturday" in words for words in judge.strip())
    assert listed(judge)["Saturday"][0] == ""


def test_a_round_that_has_ended_is_gone_from_the_strip(judge):
    begin(judge, "Saturday")
    do(judge.stage, StartRound(round=1), EndRound())
    begin(judge, "Sunday")
    assert not any("Saturday" in words for words in judge.strip())
