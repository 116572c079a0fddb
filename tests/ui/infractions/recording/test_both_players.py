"""Both players at once: the same for both, or 2.6 for the opponent."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton

from judgekit.domain.shared.history import Undo


def test_both_players_get_it_in_one_step(judge, bridge):
    for _ in range(2):
        judge.give("L. Petrova", "ipg-2.5")
    judge.say("rule")
    judge.press("Ctrl+T")
    judge.type("12")
    judge.press("Return", "3")
    opponent = judge.controller.panel.opponent
    assert judge.verdict[0] == "Penalty: Warning"
    assert opponent.words() == "L. Petrova: 2.5 Game Rule Violation, Game Loss"

    judge.press("Ctrl+Return", "Return", "Ctrl+Return")
    first, second = (each.issued for each in judge.written[2:])
    assert (first.player, first.penalty, first.table) == ("A. Rossi", "warning", 12)
    assert (second.player, second.penalty, second.table) == ("L. Petrova", "game-loss", 12)
    assert second.head_judge == "S. Kim"
    bridge.submit(Undo())
    assert len(judge.written) == 2


def test_a_rule_violation_records_2_6_for_the_opponent_with_one_key(judge, bridge):
    judge.say("rule")
    judge.press("Ctrl+T")
    judge.type("12")
    judge.press("Return", "1", "Alt+O")
    opponent = judge.controller.panel.opponent
    assert opponent.also.text() == "Also record 2.6 for L. Petrova"
    assert opponent.words() == "Warning"
    judge.press("Ctrl+Return")
    first, second = (each.issued for each in judge.written)
    assert (first.player, first.infraction) == ("A. Rossi", "ipg-2.5")
    assert (second.player, second.infraction) == ("L. Petrova", "ipg-2.6")
    assert (second.penalty, second.table, second.round) == ("warning", 12, 1)
    bridge.submit(Undo())
    assert judge.written == ()


def test_2_6_is_offered_with_2_5_alone_and_not_kept_for_the_next(judge):
    judge.consider("rule", "A. Rossi")
    judge.press("Alt+O")
    assert judge.controller.panel.opponent.words() == ""

    judge.say("hidden")
    judge.press("Ctrl+T")
    judge.type("12")
    judge.press("Return", "1")
    assert not judge.controller.panel.opponent.isVisible()
    judge.say("rule")
    assert judge.controller.panel.opponent.also.isVisible()
    judge.press("Alt+O", "Ctrl+Return")
    judge.clock.pass_time(61)
    judge.say("rule")
    judge.press("Ctrl+T")
    judge.type("12")
    judge.press("Return", "1")
    assert judge.controller.panel.opponent.words() == ""


def test_each_gets_a_slip(judge):
    judge.say("rule")
    judge.press("Ctrl+T")
    judge.type("12")
    judge.press("Return", "3", "Ctrl+Return")
    slip = judge.controller.slip
    assert slip.words().startswith("A. Rossi\n")
    slip.players.findChildren(QAbstractButton)[1].click()
    assert slip.words().startswith("L. Petrova\n")
