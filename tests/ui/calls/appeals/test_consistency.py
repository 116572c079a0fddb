"""The key A means the open call; a decided appeal is read-only; contradictions are pointed out."""

from __future__ import annotations

from judgekit.domain.calls.commands import CloseCall, DecideAppeal, OpenAppeal, OpenCall
from tests.seen import button, words_of


def test_a_means_the_open_call_whichever_is_chosen(appeals):
    appeals.call(14).keys("Esc").do(CloseCall(14), OpenCall(22))
    appeals.keys("A")
    assert appeals.pane.isVisible()
    appeals.write("Rossi attacked").wait_two_seconds()
    assert appeals.draft(2).facts == "Rossi attacked"


def test_without_an_open_call_a_means_the_chosen_one(appeals):
    appeals.call(14).keys("Esc").do(CloseCall(14)).keys("A")
    appeals.write("Rossi attacked").wait_two_seconds()
    assert appeals.draft(1).facts == "Rossi attacked"


def test_a_decided_appeal_is_read_only_until_it_is_reopened(appeals):
    appeals.call(14).do(OpenAppeal(14, facts="Rossi attacked", ruling="No way back"))
    appeals.do(DecideAppeal(14, "upheld"))
    facts = appeals.pane.form.texts["facts"]
    facts.setFocus()
    appeals.write(" twice").keys("Tab")
    assert facts.words() == "Rossi attacked"
    assert appeals.appeal().asked.facts == "Rossi attacked"

    button(appeals.pane.verdict_view, "Reopen appeal").click()
    facts.setFocus()
    appeals.keys("End").write(" twice").keys("Tab")
    assert appeals.appeal().asked.facts == "Rossi attacked twice"


def test_an_outcome_other_than_that_of_a_similar_appeal_is_pointed_out(appeals):
    appeals.do(OpenAppeal(9, facts="block not announced", ruling="damage", infraction="ipg-2.5"))
    appeals.do(DecideAppeal(9, "overturned"))
    appeals.call(14)
    appeals.do(OpenAppeal(14, facts="block unclear", ruling="damage", infraction="ipg-2.5"))
    appeals.keys("Esc", "1")
    assert "overturned" in appeals.pane.alike.difference()

    appeals.keys("Esc", "2")
    assert appeals.pane.alike.difference() == ""


def test_closing_a_call_whose_appeal_waits_says_so_before_and_after(appeals, messages):
    heard = []
    messages.said.connect(lambda said: heard.append(said.text))
    appeals.call(14).do(OpenAppeal(14, facts="Rossi attacked", ruling="No way back"))
    waiting = "The appeal is still open: the head judge has not decided it"
    appeals.keys("Esc", "D")
    assert waiting in words_of(appeals.page.widget())
    appeals.keys("C")
    assert not appeals.bridge.state.calls.open_calls()
    assert heard[-1] == waiting
