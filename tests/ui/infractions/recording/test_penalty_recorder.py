"""From an infraction and a player to a penalty in the record."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QAbstractButton

from judgekit.domain.calls.commands import OpenCall
from judgekit.domain.clock.commands import EndRound
from judgekit.domain.deck_checks.commands import StartDeckCheck
from judgekit.domain.setup.commands import CreateTournament
from judgekit.domain.shared.history import Undo
from judgekit.ui.shell.page import PenaltyWords
from tests.seen import button
from tests.ui.infractions.conftest import STAFF


def test_a_penalty_is_written_with_one_more_key(judge):
    judge.say("rule")
    judge.press("Return")
    judge.type("12")
    judge.press("Return", "1", "Ctrl+Return")

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
    assert "Choose the player first" in judge.controller.panel.problem.text()


def test_those_at_the_table_of_the_open_call_are_offered(judge, bridge):
    bridge.submit(OpenCall(13))
    whose = judge.controller.panel.whose

    assert whose.table == 13
    assert [each.text() for each in whose.segments.findChildren(QAbstractButton)] == [
        "Müller, Jörg",
        "K. Bauer",
        "Both",
        "Other",
    ]


def test_a_name_is_completed_from_all_that_are_known(judge):
    judge.say("rule")
    judge.press("Return")
    judge.type("jo mul")
    assert judge.controller.panel.whose.name_field.suggestions() == ("Müller, Jörg",)

    judge.press("Return", "Ctrl+Return")

    assert judge.last.player == "Müller, Jörg"


def test_a_name_that_nobody_has_asks_whether_the_player_is_new(judge, bridge):
    judge.say("rule")
    judge.press("Alt+P")
    judge.type("Nobody Known")
    judge.press("Return")
    question = judge.controller.panel.question
    assert question.words() == "No player is called Nobody Known"

    judge.press("Ctrl+Return")
    assert judge.written == ()
    assert judge.controller.panel.problem.text().startswith("Choose who is meant")

    judge.press("Space", "Ctrl+Return")
    assert judge.last.player == "Nobody Known"
    judge.clock.pass_time(120)
    judge.consider("rule", "Nobody Known")
    assert not question.isVisible()


def test_without_pairings_any_name_is_taken_as_it_is(show, bridge):
    bridge.create(CreateTournament(name="No pairings", rel="competitive", staff=STAFF))
    judge = show()
    judge.consider("rule", "Nobody Known")
    judge.press("Ctrl+Return")

    assert judge.last.player == "Nobody Known"


def test_choosing_by_name_fills_the_table(judge):
    judge.say("rule")
    judge.press("Alt+P")
    judge.type("Jorg Muller")
    judge.press("Return")
    whose = judge.controller.panel.whose
    assert (whose.table, whose.player) == (13, "Müller, Jörg")

    judge.press("Ctrl+Return")
    assert (judge.last.player, judge.last.table) == ("Müller, Jörg", 13)


def test_a_name_chosen_at_an_offered_table_brings_its_own(judge, bridge):
    bridge.submit(OpenCall(13))
    judge.say("rule")
    judge.press("Return", "4")
    QCoreApplication.processEvents()
    judge.type("rossi")
    judge.press("Return", "Ctrl+Return")

    assert (judge.last.player, judge.last.table) == ("A. Rossi", 12)


def test_nobody_is_chosen_until_somebody_chooses(judge, bridge):
    bridge.submit(OpenCall(13))
    judge.say("rule")
    judge.press("Return")
    whose = judge.controller.panel.whose
    assert (whose.table, whose.player) == (13, "")

    judge.press("Ctrl+Return")
    assert judge.written == ()
    judge.press("2", "Ctrl+Return")
    assert judge.last.player == "K. Bauer"
    assert (whose.table, whose.player, whose.segments.value()) == (None, "", "")

    bridge.submit(OpenCall(12))
    assert (whose.table, whose.player) == (12, "")


def test_the_other_one_at_the_table_is_chosen_with_the_keyboard(judge):
    judge.say("rule")
    judge.press("Ctrl+T")
    judge.type("12")
    judge.press("Return", "Right", "Return", "Ctrl+Return")

    assert (judge.last.player, judge.last.table) == ("L. Petrova", 12)


def test_enter_chooses_the_focused_player(judge):
    judge.say("rule")
    judge.press("Ctrl+T")
    judge.type("12")
    judge.press("Return", "Return", "Ctrl+Return")

    assert (judge.last.player, judge.last.table) == ("A. Rossi", 12)


def test_the_third_warning_of_the_day_becomes_a_game_loss(judge):
    judge.give("A. Rossi", "ipg-2.5")
    judge.consider("rule", "A. Rossi")
    assert judge.verdict[0] == "Penalty: Warning"

    judge.give("A. Rossi", "ipg-2.5")
    assert judge.verdict == (
        "Penalty: Game Loss (upgraded)",
        "The third Warning for 2.5 on the same day.",
    )
    assert judge.controller.panel.count.text() == "2 Warning(s) for 2.5 today"
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
    assert judge.controller.panel.hasFocus(), "else the next keys go where the window puts it"
    judge.press("Ctrl+Return")

    assert (judge.last.penalty, judge.last.head_judge) == ("game-loss", "S. Kim")
    assert judge.last.policy == "game-loss"


def test_tardiness_does_without_the_head_judge(judge):
    judge.consider("tardiness", "A. Rossi")
    judge.press("Alt+N")
    assert judge.verdict[0] == "Penalty: Game Loss"
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
    assert judge.controller.panel.problem.text() == "A deviation needs a reason."

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
    assert judge.controller.panel.problem.text() == "Recorded 20 s ago: issue another?"

    judge.press("Return")
    assert len(judge.written) == 2


def test_a_minute_later_it_is_not_asked_about(judge):
    judge.consider("rule", "A. Rossi")
    judge.press("Ctrl+Return")
    judge.clock.pass_time(61)
    judge.consider("rule", "A. Rossi")
    judge.press("Ctrl+Return")

    assert len(judge.written) == 2


def test_what_is_taken_back_no_longer_counts(judge, bridge):
    for _ in range(2):
        judge.give("A. Rossi", "ipg-2.5")
    judge.consider("rule", "A. Rossi")
    assert judge.verdict[0] == "Penalty: Game Loss (upgraded)"

    bridge.submit(Undo())

    assert judge.verdict[0] == "Penalty: Warning"


def test_a_note_is_written_of_what_is_no_infraction(judge, bridge):
    judge.consider("state-based", "A. Rossi")
    judge.press("Ctrl+Return")

    assert [text for _, text in bridge.state.setup.notes] == [
        "No infraction: State-based action (A. Rossi)"
    ]
    assert judge.written == ()


def test_the_note_holds_what_happened(judge, bridge):
    judge.consider("state-based action after combat", "A. Rossi")
    judge.press("Ctrl+Return")

    assert [text for _, text in bridge.state.setup.notes] == [
        "No infraction: State-based action (A. Rossi); state-based action after combat"
    ]


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
    judge.press("Return", "F2", "W")
    judge.type("drew from the sideboard")
    judge.press("Ctrl+Return")

    assert (judge.last.comment, judge.last.round) == ("drew from the sideboard", 1)
    assert judge.controller.panel.happened.words() == ""


def test_what_is_said_of_round_and_judge_stays_for_that_penalty_only(judge, bridge):
    judge.consider("rule", "A. Rossi")
    judge.press("Return", "F2", "M", "Tab", "Ctrl+A")
    judge.type("M. Silva")
    bridge.submit(OpenCall(13))
    judge.press("Ctrl+Return")
    assert judge.last.judge == "M. Silva"

    judge.clock.pass_time(61)
    judge.consider("rule", "L. Petrova")
    judge.press("Ctrl+Return")
    assert (judge.last.judge, judge.last.player) == ("M. Silva", "L. Petrova")


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
    judge.press("Return", "4")
    QCoreApplication.processEvents()
    judge.type("bauer")
    judge.press("Return", "Ctrl+Return")

    assert (judge.last.player, judge.last.table) == ("K. Bauer", 12)


def test_past_midnight_the_penalties_of_yesterday_count_no_longer(judge, bridge):
    for _ in range(2):
        judge.give("A. Rossi", "ipg-2.5")
    judge.consider("rule", "A. Rossi")
    assert judge.verdict[0] == "Penalty: Game Loss (upgraded)"

    judge.clock.pass_time(24 * 3600)
    bridge.second.emit(bridge.now())
    assert judge.verdict[0] == "Penalty: Warning"

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
    judge.press("Return", "Space", "Ctrl+Return")

    assert (judge.last.player, judge.last.table) == ("M. Silva", 500)


def test_the_head_judge_who_is_signed_in_is_not_asked_for(judge, preferences):
    preferences.change(judge_name="S. Kim")
    for _ in range(2):
        judge.give("A. Rossi", "ipg-2.5")
    judge.consider("rule", "A. Rossi")
    assert judge.verdict[0] == "Penalty: Game Loss (upgraded)"
    assert not judge.controller.panel.buttons.ask.isVisible()
    assert judge.controller.panel.problem.text() == "Head judge: S. Kim"

    judge.press("Ctrl+Return")
    assert (judge.last.penalty, judge.last.head_judge) == ("game-loss", "S. Kim")


def test_what_happened_is_filled_from_the_words_and_the_judge_s_to_change(judge):
    judge.say("rule broken by a draw")
    assert judge.controller.panel.happened.words() == "rule broken by a draw"
    judge.press("Alt+W")
    judge.type(" step")
    judge.say("game rule violation")
    assert judge.controller.panel.happened.words() == "rule broken by a draw step"


def test_the_infraction_s_own_name_is_nothing_that_happened(judge):
    judge.say("game rule")
    assert judge.controller.panel.happened.words() == ""


def test_a_penalty_of_a_deck_check_names_it_and_the_check_goes_on(judge, bridge):
    bridge.submit(StartDeckCheck(12))
    check = bridge.state.deck_checks.open_at(12)
    said = PenaltyWords(
        "A. Rossi", 12, infraction="ipg-2.5", happened="1 Duress too many", check=check.id
    )
    judge.page.begin_penalty(said)
    assert judge.controller.panel.happened.words() == "1 Duress too many"
    judge.press("Ctrl+Return")

    assert (judge.last.check, judge.last.comment) == (check.id, "1 Duress too many")
    after = bridge.state.deck_checks.open_at(12)
    assert after is not None and after.penalties == (judge.last.id,)

    judge.clock.pass_time(61)
    judge.consider("rule", "L. Petrova")
    judge.press("Ctrl+Return")
    assert judge.last.check == ""


def test_a_name_beside_the_players_of_a_table_has_room_for_itself(judge, qtbot):
    judge.say("rule")
    whose = judge.controller.panel.whose
    whose.stand_at(12)
    whose.show_player("Bartholomew Q. Longfellow")
    whose.resize(whose.sizeHint().width() - 60, whose.height())

    assert whose.name_field.isVisible()
    qtbot.waitUntil(lambda: whose.name_field.width() >= 140)


def test_what_the_player_has_already_is_never_said_to_be_none(judge):
    judge.give("A. Rossi", "ipg-2.5", "none")
    judge.consider("rule", "A. Rossi")
    assert "1 penalty" in judge.controller.panel.count.text()
    assert "none" not in judge.verdict[1]
