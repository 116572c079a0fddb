"""The slip holds the outcome in the player's words and language."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QPdfWriter
from PySide6.QtWidgets import QApplication

from judgekit.domain.calls.commands import OpenCall
from judgekit.domain.clock.commands import StartRound
from judgekit.domain.setup.commands import CreateTournament
from judgekit.domain.shared.history import Undo
from judgekit.ui.shell.parts.printing.job import print_out
from judgekit.ui.shell.parts.slip_printing import paragraphs_job
from tests.bundled_policy import bundled_policy
from tests.seen import button
from tests.ui.infractions.conftest import STAFF


def test_it_tells_the_outcome_in_the_player_s_language(judge):
    judge.consider("tardiness", "A. Rossi")
    judge.press("Alt+Y", "Ctrl+Return")
    slip = judge.controller.slip
    assert slip.isVisible()
    assert slip.words().splitlines() == [
        "A. Rossi",
        "Round 1",
        "3.1 Tardiness",
        "You get a Warning.",
        "Seated within a minute of the start. (IPG 3.1)",
    ]

    button(slip.languages, "RU").click()
    assert "ru Tardiness" in slip.words()
    judge.press("Ctrl+C")
    assert "ru Tardiness" in QApplication.clipboard().text()

    judge.press("Esc")
    assert not slip.isVisible()


def test_the_standard_penalty_needs_no_reason(judge):
    judge.consider("rule", "A. Rossi")
    judge.press("Ctrl+Return")
    assert judge.controller.slip.words().splitlines()[2:] == [
        "2.5 Game Rule Violation",
        "You get a Warning.",
    ]


def test_it_tells_the_turns_that_slow_play_gave(policed, bridge):
    bridge.submit(StartRound())
    policed.page.open_entry("ipg-3.3")
    policed.controller.panel.whose.show_seat(12, ("A. Rossi", "L. Petrova"), "A. Rossi")
    assert policed.controller.panel.verdict.given() == "Table 12 gets 2 more turn(s)"
    policed.press("Ctrl+Return")
    turns = "If time is called, your match gets two additional turns more."
    assert turns in policed.controller.slip.words()


@pytest.fixture
def policed(show, with_services, bridge):
    """A judge with the bundled policy."""
    bridge.create(CreateTournament(name="Spring Open", rel="competitive", staff=STAFF))
    return show(with_services(policy=bundled_policy()))


def test_it_holds_no_instruction_for_the_judge(policed):
    judge = policed
    catalogue = judge.controller.catalogue
    for entry in catalogue.entries:
        judge.page.open_entry(entry.id)
        judge.controller.panel.whose.show_player("A. Rossi")
        names = {each.name for each in entry.circumstances}
        judge.controller.recording.settle((), names)
        judge.press("Ctrl+Return")
        if judge.controller.panel.asking.isVisible():
            judge.press("Return", "Ctrl+Return")
        if judge.controller.panel.is_asking_twice:
            judge.press("Return")
        slip = judge.controller.slip
        assert slip.isVisible(), entry.id
        for step in entry.remedy:
            assert step.text.en not in slip.words()
        judge.press("Esc")


def test_what_happens_now_is_told_if_it_is_sure(policed):
    judge = policed
    judge.page.open_entry("ipg-2.3")
    judge.controller.panel.whose.show_player("A. Rossi")
    judge.controller.recording.settle({"too-many-cards"}, {"set-gone"})
    judge.press("Ctrl+Return")
    lines = judge.controller.slip.words().splitlines()
    assert lines[-1] == (
        "You reveal the cards. Your opponent picks the extra ones, and they go back."
    )

    judge.page.open_entry("ipg-2.3")
    judge.controller.panel.whose.show_player("L. Petrova")
    judge.press("Ctrl+Return")
    assert judge.controller.slip.words().splitlines()[-1] == "You get a Warning."


def test_the_card_holds_the_same_and_turns_to_the_player(judge):
    judge.consider("rule", "A. Rossi")
    judge.press("Ctrl+Return", "Alt+A")
    card = judge.controller.slip.card
    said = "2.5 Game Rule Violation. You get a Warning. A. Rossi · Round 1."
    assert card.face.accessibleName() == said
    card.turn()
    assert button(card, "Turn back").isVisible()

    card.choose("es")
    assert "es Game Rule Violation" in card.face.accessibleName()
    assert "es Game Rule Violation" in judge.controller.slip.words()
    card.close()


def test_it_is_printed_on_narrow_paper(look, tmp_path):
    file = tmp_path / "slip.pdf"
    told = ("Round 1, table 3", "You get a Warning.")
    job = paragraphs_job(look.on_paper(), "Slip", ("A. Rossi", "2.5"), told)
    assert print_out(job, QPdfWriter(str(file)))
    assert file.stat().st_size > 1000


def test_it_goes_when_the_next_one_is_looked_for(judge):
    judge.consider("rule", "A. Rossi")
    judge.press("Ctrl+Return")
    judge.type("hidden")

    assert judge.controller.panel.isVisible()
    assert judge.controller.panel.whose.player == ""


def test_it_goes_with_what_is_taken_back(judge, bridge):
    judge.consider("rule", "A. Rossi")
    judge.press("Ctrl+Return")
    bridge.submit(OpenCall(13))
    assert judge.controller.slip.isVisible()

    bridge.submit(Undo())
    assert judge.controller.slip.isVisible()
    bridge.submit(Undo())

    assert not judge.controller.slip.isVisible()
    assert judge.controller.panel.isVisible()
    assert judge.written == ()
