"""What is offered at Regular: no Warning, and no heavy penalty before a word."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QAbstractButton

from judgekit.domain.clock.commands import StartRound
from judgekit.domain.setup.commands import CreateTournament, TakePairings
from tests.bundled_policy import bundled_policy
from tests.seen import button
from tests.ui.infractions.conftest import PAIRINGS, STAFF


@pytest.fixture
def judge(show, with_services, bridge):
    """A judge in the first round of a tournament at Regular, with the bundled policy."""
    bridge.create(CreateTournament(name="Friday", rel="regular", staff=STAFF))
    bridge.submit(TakePairings(1, PAIRINGS))
    bridge.submit(StartRound())
    return show(with_services(policy=bundled_policy()))


def offered(form) -> list[str]:
    buttons = form.penalties.findChildren(QAbstractButton)
    return [each.text() for each in buttons if not each.isHidden()]


def test_a_deviation_offers_what_there_is_at_regular(judge):
    judge.consider("forgotten trigger", "A. Rossi")
    judge.press("Return", "F2", "D")

    assert offered(judge.controller.panel.deviation) == [
        "No penalty",
        "Fix",
        "Game Loss",
        "Disqualification",
    ]


def test_lateness_may_cost_the_match(judge):
    judge.consider("lateness", "A. Rossi")
    judge.press("Return", "F2", "D")

    assert "Match Loss" in offered(judge.controller.panel.deviation)


def test_upsetting_behaviour_is_asked_to_stop_first(judge):
    judge.consider("swearing at an opponent", "A. Rossi")

    assert judge.chosen == "Upsetting behaviour"
    assert "Game Loss" not in judge.listed[0]
    assert "Game Loss" not in judge.verdict[0]


def test_a_correction_offers_what_there_is_for_the_infraction_named(judge):
    judge.give("A. Rossi", "jar-missed-trigger", "fix")
    judge.press("Ctrl+Shift+P", "E")
    form = judge.page.penalties.view.pane.form
    assert "Warning" not in offered(form)

    form.infraction.setText("2.5 Game Rule Violation")
    assert "Warning" in offered(form)
    button(form.penalties, "Warning").click()
    assert form.penalties.value() == "warning"
