"""Findings of a check: what is recommended, what is folded, what has become a penalty."""

from __future__ import annotations

from judgekit.domain.deck_checks.commands import MarkChecklist
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.setup.commands import ChangeTournament
from judgekit.domain.shared.history import Undo
from judgekit.ui.deck_checks.check.deck.finding_rows import FindingLine, FindingRow, FoldedRow
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.icon_label import IconLabel
from judgekit.ui.widgets.labels import Label
from judgekit.ui.words.signs import Sign
from tests.seen import part, words_of
from tests.sizes.painted_words import painted_words
from tests.ui.deck_checks.conftest import PETROVA, ROSSI, CheckingJudge


def deck_with_a_card_too_many(judge: CheckingJudge) -> CheckingJudge:
    return judge.start().whole(ROSSI).type("Duress").press("Return")


def penalty(judge: CheckingJudge, player: str = "A. Rossi", infraction: str = "ipg-3.5"):
    return judge.do(IssuePenalty(player, infraction, "warning", table=23))


def folded(judge: CheckingJudge, at: int = 0) -> list[FoldedRow]:
    return judge.pane(at).findings.findChildren(FoldedRow)


def record_buttons(judge: CheckingJudge, at: int = 0) -> list[str]:
    buttons = judge.pane(at).findings.findChildren(Button)
    return [each.text() for each in buttons if each.text() == "Record penalty"]


def test_the_penalty_begins_with_whose_it_is_and_what_was_found(judge):
    deck_with_a_card_too_many(judge).press("Ctrl+W")
    said = judge.said[0]
    assert (said.player, said.table, said.infraction) == ("A. Rossi", 23, "ipg-3.5")
    assert said.happened == "1 Duress not on the list, main deck"
    assert said.check == judge.check.id
    assert judge.check.is_open


def test_the_recommended_penalty_stands_first_and_the_graver_ones_are_folded(judge):
    judge.start().whole(ROSSI).type("Rishkar").press("Return")
    found = judge.found()
    assert found.index("3.5 Deck Problem") < found.index(
        "Game Loss, if a copy too many has left the random part of the library"
    )
    assert record_buttons(judge) == ["Record penalty"]
    folded(judge)[0].click()
    assert record_buttons(judge) == ["Record penalty"] * 2
    folded(judge)[0].click()
    assert record_buttons(judge) == ["Record penalty"]


def test_a_folded_one_is_recorded_with_its_circumstance(judge):
    judge.start().whole(ROSSI).type("Rishkar").press("Return")
    folded(judge)[0].click()
    buttons = judge.pane().findings.findChildren(Button)
    [each for each in buttons if each.text() == "Record penalty"][-1].click()
    assert judge.said[0].circumstances == ("extra-copy",)


def test_a_finding_that_became_a_penalty_says_so_and_does_not_offer_it_again(judge):
    penalty(deck_with_a_card_too_many(judge))
    assert any(words.startswith("Recorded at ") for words in judge.found())
    assert record_buttons(judge) == []
    judge.press("Ctrl+W")
    assert judge.said == []
    judge.do(Undo())
    assert record_buttons(judge) == ["Record penalty"]


def test_a_penalty_from_before_the_check_or_of_another_table_is_another_matter(judge):
    penalty(judge.pass_time(60)).pass_time(60)
    deck_with_a_card_too_many(judge)
    judge.do(IssuePenalty("A. Rossi", "ipg-3.5", "warning", table=24))
    assert record_buttons(judge) == ["Record penalty"]


def test_marked_cards_on_the_checklist_are_a_finding(judge):
    judge.start().whole(ROSSI).do(MarkChecklist(1, "sleeves", 0, "problem", "3 bent corners"))
    found = judge.found()
    assert found[0] == "1 finding(s)"
    assert "Sleeves: 3 bent corners" in found
    assert "3.8 Marked Cards" in found
    assert "Game Loss, if knowing the pattern would help" in found
    judge.press("Ctrl+W")
    assert judge.said[0].infraction == "ipg-3.8"


def test_the_second_penalty_has_a_key_of_its_own(judge):
    deck_with_a_card_too_many(judge).do(MarkChecklist(1, "marked", 0, "problem", "foils"))
    judge.press("Ctrl+Shift+W")
    assert judge.said[0].infraction == "ipg-3.8"
    penalty(judge).press("Ctrl+W")
    assert judge.said[1].infraction == "ipg-3.8"


def test_at_regular_marked_cards_have_no_penalty(judge):
    judge.do(ChangeTournament(name="Spring Open", rel="regular", format="modern")).start()
    judge.do(MarkChecklist(1, "marked", 0, "problem", "foils"))
    assert "Marked cards, and whether by a pattern: foils" in judge.found()
    assert record_buttons(judge) == []


def noticed(messages) -> list[str]:
    return [each.words() for each in messages.banners().values()]


def test_findings_without_a_penalty_are_counted_before_and_after_the_return(judge, messages):
    deck_with_a_card_too_many(judge).press("F6").whole(PETROVA).type("Skullcrack").press("Return")
    due = judge.controller.view.due
    assert "2 finding(s) without a penalty" in words_of(due)
    penalty(judge)
    assert "1 finding(s) without a penalty" in words_of(due)
    judge.press("Ctrl+R")
    assert noticed(messages) == ["Table 23: 1 finding(s) without a penalty; decks returned"]


def test_the_notice_of_findings_without_a_penalty_goes_with_its_check(judge, messages):
    deck_with_a_card_too_many(judge).press("Ctrl+R")
    (words,) = noticed(messages)
    assert words.startswith("Table 23: 1 finding(s) without a penalty; decks returned; 1 of 2")
    judge.bridge.submit(Undo())
    assert judge.check.is_open
    assert noticed(messages) == []


def test_a_penalty_leaves_the_check_as_it_is(judge):
    deck_with_a_card_too_many(judge)
    before = judge.rows()
    penalty(judge)
    assert judge.check.is_open
    assert judge.controller.shown() is judge.controller.view
    assert judge.rows() == before


def test_a_main_deck_short_after_sideboarding_is_the_finding_itself(judge):
    judge.start(stage="between-games")
    judge.tick("4 Winding Constrictor, 2 Rishkar, 2 Walk the Plank, 51 Forest")
    judge.press("F5").tick("1 Rishkar, 2 Duress").press("F9")
    found = judge.found()
    assert found[0] == "2 finding(s)"
    assert "Main deck: 59 of 60" in found
    judge.press("Ctrl+W")
    assert judge.said[-1].happened == ("Main deck: 59 of 60; 1 Duress missing from the sideboard")


def test_the_size_is_no_finding_while_cards_are_still_to_come(judge):
    judge.start(stage="between-games").type("w4")
    assert judge.found()[0] == "No findings yet"


def test_another_check_is_shown_without_the_findings_of_the_one_before(judge):
    deck_with_a_card_too_many(judge)
    assert record_buttons(judge)
    judge.start(24)
    assert record_buttons(judge) == []


def test_the_sign_of_a_finding_stands_beside_its_words_also_with_a_rule(look, qtbot):
    for rule in ("", "MTR 6.1"):
        line = FindingLine(
            Sign("cross", "urgent"), "30 Rishkar, at most 4", rule_words=rule, rule=rule
        )
        row = FindingRow(look, line, None)
        qtbot.addWidget(row)
        row.resize(500, row.layout().totalHeightForWidth(500))
        row.show()
        sign, words = part(row, IconLabel), part(row, Label)
        middle = sign.mapTo(row, sign.rect().center()).y()
        (painted,) = painted_words(words)
        assert abs(middle - words.mapTo(row, painted.rect.center()).y()) <= 3
        for link in row.findChildren(Button):
            assert abs(middle - link.geometry().center().y()) <= 3
