"""From an infraction and a player to a penalty in the record."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QAbstractButton, QApplication

from judgekit.domain.calls.commands import OpenCall
from judgekit.domain.clock.commands import EndRound
from judgekit.domain.shared.history import Undo
from tests.seen import button


def test_a_penalty_is_written_with_one_more_key(judge):
    judge.say("rule")
    judge.press("Return")
    judge.type("12")
    judge.press("Return", "Ctrl+Return")

    issued = judge.last
    assert (issued.player, issued.infraction, issued.penalty) == ("A. Rossi", "ipg-2.5", "warning")
    assert (issued.table, issued.round, issued.policy) == (12, 1, "warning")
    assert (issued.edition, issued.day, issued.deviation) == ("2024", "2026-11-21", "")
    assert judge.controller.finder.field.text() == ""
    assert judge.controller.finder.field.hasFocus()


def test_whose_it_is_has_to_be_said(judge):
    judge.say("rule")
    judge.controller.body.grab()
    assert judge.controller.panel.visibleRegion().boundingRect().height() > 80
    judge.press("Ctrl+Return")

    assert judge.written == ()
    assert "Whose is it?" in judge.controller.panel.problem.text()


def test_those_at_the_table_of_the_open_call_are_offered(judge, bridge):
    bridge.submit(OpenCall(13))
    whose = judge.controller.panel.whose

    assert whose.table == 13
    assert [each.text() for each in whose.segments.findChildren(QAbstractButton)] == [
        "Müller, Jörg",
        "K. Bauer",
        "Other",
    ]


def test_a_name_is_completed_from_all_that_are_known(judge):
    judge.say("rule")
    judge.press("Return")
    judge.type("jo mul")
    assert judge.controller.panel.whose.name_field.suggestions() == ("Müller, Jörg",)

    judge.press("Return", "Ctrl+Return")

    assert judge.last.player == "Müller, Jörg"


def test_a_name_that_nobody_has_is_taken_as_it_is(judge):
    judge.say("rule")
    judge.press("Alt+P")
    judge.type("Nobody Known")
    judge.press("Return", "Ctrl+Return")

    assert judge.last.player == "Nobody Known"


def test_the_other_one_at_the_table_is_chosen_with_the_keyboard(judge):
    judge.say("rule")
    judge.press("Ctrl+T")
    judge.type("12")
    judge.press("Return", "Right", "Ctrl+Return")

    assert (judge.last.player, judge.last.table) == ("L. Petrova", 12)


def test_the_third_warning_of_the_day_becomes_a_game_loss(judge):
    judge.give("A. Rossi", "ipg-2.5")
    judge.consider("rule", "A. Rossi")
    assert judge.verdict[0] == "This one is a Warning"

    judge.give("A. Rossi", "ipg-2.5")
    assert judge.verdict == (
        "This one becomes a Game Loss",
        "The third Warning for 2.5 on the same day.",
    )
    assert judge.controller.panel.head.count.text() == "2 Warning(s) for 2.5 today"
    assert "Round 1" not in judge.controller.panel.priors.accessibleName()
    assert judge.controller.panel.priors.accessibleName().count("Warning") == 2


def test_a_game_loss_asks_for_the_head_judge(judge):
    for _ in range(2):
        judge.give("A. Rossi", "ipg-2.5")
    judge.consider("rule", "A. Rossi")
    assert judge.controller.panel.buttons.ask.isVisible()

    judge.press("Ctrl+Return")
    assert len(judge.written) == 2
    assert judge.controller.panel.asking.field.text() == "S. Kim"

    judge.press("Return")
    assert not judge.controller.panel.buttons.ask.isVisible()
    judge.press("Ctrl+Return")

    assert (judge.last.penalty, judge.last.head_judge) == ("game-loss", "S. Kim")
    assert judge.last.policy == "game-loss"


def test_tardiness_does_without_the_head_judge(judge):
    judge.clock.pass_time(120)
    judge.consider("tardiness", "A. Rossi")
    assert judge.verdict[0] == "This one is a Game Loss"
    assert not judge.controller.panel.buttons.ask.isVisible()

    judge.press("Ctrl+Return")

    assert (judge.last.penalty, judge.last.head_judge) == ("game-loss", "")


def test_a_circumstance_lowers_the_penalty_and_says_why(judge, bridge):
    bridge.submit(EndRound())
    judge.consider("tardiness", "A. Rossi")
    judge.press("Alt+1")

    assert judge.verdict == (
        "This one becomes a Warning",
        "Seated within a minute of the start. (IPG 3.1)",
    )

    judge.press("Ctrl+Return")
    assert (judge.last.penalty, judge.last.policy) == ("warning", "warning")
    assert judge.last.circumstances == ("within-one-minute",)


def test_another_penalty_takes_a_reason_and_the_head_judge(judge):
    judge.consider("rule", "A. Rossi")
    judge.press("Return", "F2", "D")
    button(judge.controller.panel.deviation, "Game Loss").click()
    judge.press("Ctrl+Return")
    assert judge.controller.panel.problem.text() == "Another penalty needs a reason."

    judge.type("wholly unclear card")
    judge.press("Ctrl+Return", "Return", "Ctrl+Return")

    assert (judge.last.penalty, judge.last.policy) == ("game-loss", "warning")
    assert (judge.last.deviation, judge.last.head_judge) == ("wholly unclear card", "S. Kim")


def test_the_same_again_within_a_minute_is_asked_about(judge):
    judge.consider("rule", "A. Rossi")
    judge.press("Ctrl+Return")
    judge.clock.pass_time(20)
    judge.consider("rule", "A. Rossi")

    judge.press("Ctrl+Return")
    assert len(judge.written) == 1
    assert judge.controller.panel.problem.text() == "Written 20 s ago: write a second one?"

    judge.press("Return")
    assert len(judge.written) == 2


def test_a_minute_later_it_is_not_asked_about(judge):
    judge.consider("rule", "A. Rossi")
    judge.press("Ctrl+Return")
    judge.clock.pass_time(61)
    judge.consider("rule", "A. Rossi")
    judge.press("Ctrl+Return")

    assert len(judge.written) == 2


def test_what_was_written_is_told_in_the_player_s_language(judge):
    judge.consider("tardiness", "A. Rossi")
    judge.press("Ctrl+Return")
    slip = judge.controller.slip
    assert slip.isVisible()
    assert slip.words().splitlines() == [
        "A. Rossi",
        "Round 1",
        "Infraction: 3.1 Tardiness",
        "Penalty: Warning",
        "Why: Seated within a minute of the start. (IPG 3.1)",
        "What happens now:",
        "1. Put it right.",
    ]

    button(slip.languages, "RU").click()
    assert "Наказание: Предупреждение" in slip.words()
    judge.press("Ctrl+C")
    assert "Наказание: Предупреждение" in QApplication.clipboard().text()

    judge.press("Esc")
    assert not slip.isVisible()


def test_the_slip_goes_when_the_next_one_is_looked_for(judge):
    judge.consider("rule", "A. Rossi")
    judge.press("Ctrl+Return")
    judge.type("hidden")

    assert judge.controller.panel.isVisible()
    assert judge.controller.panel.whose.player == ""


def test_the_slip_of_what_is_taken_back_goes(judge, bridge):
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


def test_what_is_taken_back_no_longer_counts(judge, bridge):
    for _ in range(2):
        judge.give("A. Rossi", "ipg-2.5")
    judge.consider("rule", "A. Rossi")
    assert judge.verdict[0] == "This one becomes a Game Loss"

    bridge.submit(Undo())

    assert judge.verdict[0] == "This one is a Warning"


def test_a_note_is_written_of_what_is_no_infraction(judge, bridge):
    judge.consider("state-based", "A. Rossi")
    judge.press("Ctrl+Return")

    assert [text for _, text in bridge.state.setup.notes] == [
        "No infraction: State-based action (A. Rossi)"
    ]
    assert judge.written == ()


def test_all_of_the_player_s_penalties_can_be_seen(judge):
    judge.give("A. Rossi", "ipg-2.3", table=12)
    judge.consider("rule", "A. Rossi")
    assert judge.controller.panel.priors.accessibleName() == ""

    judge.press("Return", "F2", "L")

    said = judge.controller.panel.priors.accessibleName()
    assert said.startswith("Round 1, Table 12, ")
    assert said.endswith("Warning · 2.3")


def test_details_are_filled_in_and_kept_with_the_penalty(judge):
    judge.consider("rule", "A. Rossi")
    judge.press("Return", "F2", "M")
    judge.type("drew from the sideboard")
    judge.press("Ctrl+Return")

    assert (judge.last.comment, judge.last.round) == ("drew from the sideboard", 1)
    assert not judge.controller.panel.fields.comment.text()


def test_what_is_said_of_round_and_judge_stays_for_that_penalty_only(judge, bridge):
    judge.consider("rule", "A. Rossi")
    judge.press("Return", "F2", "M", "Shift+Tab", "Ctrl+A")
    judge.type("T. Weber")
    bridge.submit(OpenCall(13))
    judge.press("Ctrl+Return")
    assert judge.last.judge == "T. Weber"

    judge.clock.pass_time(61)
    judge.consider("rule", "L. Petrova")
    judge.press("Ctrl+Return")
    assert (judge.last.judge, judge.last.player) == ("T. Weber", "L. Petrova")


def test_no_table_is_taken_for_a_round_that_has_not_begun(judge, bridge):
    bridge.submit(EndRound())
    judge.say("rule")
    judge.press("Ctrl+T")
    judge.type("12")
    judge.press("Return")
    judge.type("A. Rossi")
    judge.press("Return", "Ctrl+Return")

    assert (judge.last.player, judge.last.table, judge.last.round) == ("A. Rossi", 12, 0)


def test_the_head_judge_is_named_by_enter_alone(judge):
    for _ in range(2):
        judge.give("A. Rossi", "ipg-2.5")
    judge.consider("rule", "A. Rossi")
    judge.press("Return", "F2", "H", "Esc")
    assert not judge.controller.panel.asking.isVisible()

    judge.press("H", "Ctrl+F", "Ctrl+Return")
    assert len(judge.written) == 2
    assert judge.controller.panel.buttons.ask.isVisible()


def test_somebody_who_does_not_sit_there_can_be_meant(judge):
    judge.say("rule")
    judge.press("Ctrl+T")
    judge.type("12")
    judge.press("Return", "Right", "Right")
    QCoreApplication.processEvents()
    judge.type("bauer")
    judge.press("Return", "Ctrl+Return")

    assert (judge.last.player, judge.last.table) == ("K. Bauer", 12)


def test_past_midnight_the_penalties_of_yesterday_count_no_longer(judge, bridge):
    for _ in range(2):
        judge.give("A. Rossi", "ipg-2.5")
    judge.consider("rule", "A. Rossi")
    assert judge.verdict[0] == "This one becomes a Game Loss"

    judge.clock.pass_time(24 * 3600)
    bridge.second.emit(bridge.now())
    assert judge.verdict[0] == "This one is a Warning"

    judge.press("Ctrl+Return")
    assert (judge.last.penalty, judge.last.day) == ("warning", "2026-11-22")


def test_what_is_written_is_of_the_day_of_that_instant(judge):
    for _ in range(2):
        judge.give("A. Rossi", "ipg-2.5")
    judge.consider("rule", "A. Rossi")

    judge.clock.pass_time(24 * 3600)
    judge.press("Ctrl+Return")

    assert (judge.last.penalty, judge.last.day) == ("warning", "2026-11-22")


def test_a_sign_that_is_only_like_a_number_is_no_table(judge):
    judge.say("rule")
    judge.press("Return")
    judge.type("²")
    judge.press("Return")

    whose = judge.controller.panel.whose
    assert (whose.table, whose.player) == (None, "²")


def test_at_a_table_that_pairings_do_not_know_a_name_is_typed(judge):
    judge.say("rule")
    judge.press("Ctrl+T")
    judge.type("12")
    assert not judge.controller.panel.whose.name_field.isVisible()

    judge.press("Ctrl+A")
    judge.type("500")
    judge.press("Return")
    judge.type("M. Silva")
    judge.press("Return", "Ctrl+Return")

    assert (judge.last.player, judge.last.table) == ("M. Silva", 500)
