"""A deck check in the window: the time box, the keys of the decks, what is found."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLayout

from judgekit.domain.clock.commands import CorrectClock, EndRound
from judgekit.domain.deck_checks.commands import (
    ChangeDeckCheck,
    FinishDeckCheck,
    TakeDecklists,
)
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.shared.history import Undo
from judgekit.ui.deck_checks.check.deck.marked_line import MarkedLine
from judgekit.ui.shell.parts.slip_view import SlipPaper
from judgekit.ui.widgets.form_scroll import FormScroll
from judgekit.ui.widgets.labels import Label
from tests.seen import part, text_of, words_of
from tests.ui.deck_checks.conftest import PETROVA, ROSSI


def test_the_time_box_says_what_the_table_gets(judge):
    judge.pass_time(600).start(seed="4471").pass_time(372)
    head = judge.controller.view.head
    assert head.watch.text() == "06:12"
    assert judge.controller.view.due.words() == (
        "Returned now, the table gets 9:12 (6:12 and 3:00 more): it plays until the clock reads "
        "−09:12."
    )
    assert text_of(head, "how") == "at random, seed 4471 · before game 1"
    assert head.bar.token == "accent"
    judge.pass_time(120)
    assert head.bar.token == "attention"
    judge.pass_time(120)
    assert head.bar.token == "urgent"


def test_both_decks_stand_side_by_side_with_player_judge_and_list(judge):
    judge.start(judges=("T. Weber",))
    facts = [(judge.player(at), judge.pane(at).judge.text()) for at in (0, 1)]
    assert facts == [("A. Rossi", "T. Weber"), ("L. Petrova", "No judge")]
    assert judge.rows() == [
        "Winding Constrictor, 0 of 4",
        "Rishkar, 0 of 3",
        "Walk the Plank, 0 of 2",
        "Forest, 0 of 51",
        "Sideboard",
        "Duress, 0 of 3",
    ]


def test_letters_and_enter_tick_one_a_digit_ticks_a_run(judge):
    judge.start().type("rish")
    assert judge.field() == "rishkar"
    assert judge.pane().list.deck.marked == 1
    judge.press("Return").type("w4").type("2").press("Return")
    assert judge.counted() == {"Rishkar": 1, "Winding Constrictor": 6}
    assert judge.rows()[:2] == [
        "Winding Constrictor, 6 of 4, 2 over the list",
        "Rishkar, 1 of 3",
    ]


def test_f6_types_into_the_other_deck(judge):
    judge.start().type("w4").press("F6").type("g4")
    assert judge.counted(0) == {"Winding Constrictor": 4}
    assert judge.counted(1) == {"Goblin Guide": 4}
    assert QApplication.focusWidget() is judge.pane(1).field


def test_a_tick_is_taken_back_by_the_key_of_the_window(judge, messages):
    offered: list = []
    messages.said.connect(offered.append)
    judge.start().type("w4").type("r2")
    assert [said.text for said in offered if said.is_quiet][-2:] == [
        "Winding Constrictor",
        "Rishkar",
    ]
    offered[-1].undo()
    assert judge.counted() == {"Winding Constrictor": 4}
    assert offered[-1].text == "Rishkar" or offered[-1].is_quiet


def test_what_was_recorded_meanwhile_does_not_bury_the_ticks(judge, messages):
    judge.start().type("w4").type("r2")
    offered: list = []
    messages.said.connect(offered.append)
    judge.do(ChangeDeckCheck(1, judges=("T. Weber",)))
    assert [said.text for said in offered] == ["Rishkar"]
    offered[-1].undo()
    assert offered[-1].text == "Winding Constrictor"
    offered[-1].undo()
    assert judge.counted() == {}


def test_a_whole_deck_has_nothing_to_note(judge):
    judge.start().whole(ROSSI)
    assert judge.found()[0] == "No findings"
    assert judge.field() == "Counted: 60 and 3"
    assert judge.controller.view.head.return_now.text() == "Return now, 1 of 2 counted"
    judge.press("F6").whole(PETROVA)
    assert judge.controller.view.head.return_now.text() == "Return now"


def test_cards_in_the_wrong_part_are_a_deck_problem(judge):
    judge.start().press("F6").tick("4 Goblin Guide, 3 Rift Bolt, 52 Mountain, 1 Skullcrack")
    judge.press("F5").tick("2 Skullcrack, 12 Plains, 1 Rift Bolt")
    assert "Rift Bolt, 3 of 4, 1 is in the sideboard" in judge.rows(1)
    assert "Skullcrack, 1 of 0, 1 from the sideboard" in judge.rows(1)
    found = judge.found(1)
    assert found[0] == "2 finding(s)"
    assert "1 Skullcrack from the sideboard in the main deck" in found
    assert "1 Rift Bolt from the main deck in the sideboard" in found
    assert "3.5 Deck Problem" in found


def test_missing_cards_are_told_once_nothing_more_comes(judge):
    judge.start().tick("4 Winding Constrictor, 3 Rishkar, 1 Walk the Plank, 51 Forest")
    judge.press("F5").tick("3 Duress")
    assert judge.found()[0] == "No findings yet"
    judge.press("F9")
    assert "1 Walk the Plank missing from the main deck" in judge.found()
    assert "Walk the Plank, 1 of 2, 1 missing" in judge.rows()
    judge.press("F9")
    assert judge.found()[0] == "No findings yet"


def test_missing_sideboard_cards_alone_are_no_infraction(judge):
    judge.start().tick("4 Winding Constrictor, 3 Rishkar, 2 Walk the Plank, 51 Forest").press("F9")
    found = judge.found()
    assert "no infraction" in found
    assert "Only sideboard cards are missing: make a note, no penalty." in found
    judge.press("Escape", "W")
    assert judge.said == []


def test_between_games_both_parts_count_together(judge):
    judge.start(stage="between-games")
    judge.tick("4 Winding Constrictor, 3 Duress, 2 Walk the Plank, 51 Forest")
    judge.press("F5").tick("3 Rishkar")
    assert judge.found()[0] == "No findings"
    assert judge.rows()[1] == "Rishkar, 3 of 3"
    assert judge.found()[-2:] == ["Came in: 3 Duress", "Went out: 3 Rishkar"]


def test_between_games_f5_brings_the_sideboard_into_sight(judge):
    judge.start(stage="between-games")
    assert judge.rows()[4:6] == ["Sideboard", "Duress, 0 of 3"]
    assert judge.pane().field.words() == "Card name, or click below"
    judge.page.widget().resize(1180, 480)
    judge.press("F5")
    shown = judge.pane().list
    heading = shown.rows.index(4)
    assert shown.viewport().rect().contains(shown.visualRect(heading).center())


def test_a_check_after_opening_hands_warns(judge):
    judge.start(stage="opening-hand")
    assert warnings(judge)
    judge.do(ChangeDeckCheck(1, stage="start-of-match"))
    assert not warnings(judge)


def warnings(judge) -> list[str]:
    said = words_of(judge.controller.view.head)
    return [words for words in said if words.startswith("Opening hands drawn")]


def test_count_mode_goes_through_the_list(judge):
    judge.start().press("F8", "F8").type("4").press("Return").type("1")
    assert judge.counted() == {"Winding Constrictor": 4, "Rishkar": 3, "Walk the Plank": 1}


def test_one_key_ticks_a_card_at_once(judge):
    judge.start().press("F8").type("wwr3")
    assert judge.counted() == {"Winding Constrictor": 2, "Rishkar": 3}
    assert "typing goes here, one key a card" in words_of(judge.pane())
    judge.press("F8", "F8").type("w")
    assert judge.counted()["Winding Constrictor"] == 2


def test_a_card_that_the_list_lacks_is_extra(judge):
    judge.start().type("Hogaak").press("Return")
    assert judge.rows()[4:6] == [
        "Hogaak, Arisen Necropolis, 1 of 0, not on the list",
        "Sideboard",
    ]
    assert "1 Hogaak, Arisen Necropolis not on the list, main deck" in judge.found()


def test_without_a_list_cards_can_be_counted_all_the_same(judge):
    judge.start(24)
    assert "No list of this player yet: Ctrl+V pastes one." in judge.found()
    judge.type("Opt4").press("F9")
    assert judge.counted() == {"Opt": 4}
    judge.do(TakeDecklists((RegisteredList("K. Bauer", ROSSI),)))
    assert "4 Opt not on the list, main deck" in judge.found()


def test_the_physical_part_is_marked_by_keys(judge):
    judge.start().press("F7", "Down", "Space", "Down", "Down", "-", "Return")
    judge.type("corners of four lands").press("Return")
    marks = {mark.item: (mark.result, mark.note) for mark in judge.check.checklist.values()}
    assert marks == {
        "sleeves": ("fine", ""),
        "marked": ("problem", "corners of four lands"),
    }
    judge.press("F7").type("w")
    assert judge.field() == "winding Constrictor"


def test_players_judges_and_stage_can_be_said_otherwise(judge):
    judge.start(24, players=()).press("Ctrl+J").type("S. Kim").press("Return")
    assert (judge.check.judges, judge.check.players) == (("S. Kim", ""), ("K. Bauer", "I. Novak"))
    assert QApplication.focusWidget() is judge.pane().field


def test_returned_at_any_moment_it_is_a_full_record(judge):
    judge.pass_time(60).start().whole(ROSSI).pass_time(372).press("Ctrl+R")
    check = judge.check
    assert (check.is_open, check.partial, check.checked, check.findings) == (False, True, 1, ())
    assert judge.controller.shown() is judge.controller.returning.slip
    slip = judge.controller.returning.slip
    assert "the clock reads −09:12," in part(slip, SlipPaper).accessibleName()
    judge.press("Esc")
    assert judge.controller.shown() is None


def test_findings_are_kept_with_whose_deck_it_was(judge):
    judge.start().whole(ROSSI).type("Duress").press("Return", "F6").whole(PETROVA)
    judge.press("Ctrl+R")
    assert judge.check.findings == ("A. Rossi: 1 Duress not on the list, main deck",)
    assert not judge.check.partial


def test_ticks_are_in_the_record_and_come_back_from_it(judge):
    judge.start().type("w4").pass_time(11).type("r2").pass_time(11)
    assert [card.count for card in judge.check.ticked[0].counted.main] == [4, 2]
    judge.controller.keeper.forget()
    judge.page.refresh()
    assert judge.counted() == {"Winding Constrictor": 4, "Rishkar": 2}
    judge.type("f9").pass_time(11).do(Undo())
    assert judge.counted() == {"Winding Constrictor": 4, "Rishkar": 2}


def test_that_nothing_more_comes_is_in_the_record_too(judge):
    judge.start().type("w4").pass_time(4).press("F9")
    judge.controller.keeper.forget()
    judge.page.refresh()
    assert "3 Rishkar missing from the main deck" in judge.found()
    judge.do(Undo())
    assert judge.found()[0] == "No findings yet"
    assert judge.counted() == {"Winding Constrictor": 4}


def test_two_checks_at_once_are_turned_by_a_key(judge):
    judge.start(23).start(24)
    assert judge.player() == "K. Bauer"
    judge.press("Ctrl+Tab")
    assert judge.player() == "A. Rossi"
    judge.do(FinishDeckCheck(23))
    assert judge.player() == "K. Bauer"


def test_a_new_check_begins_with_its_first_deck(judge):
    judge.start(23).press("F6").type("g4").press("Ctrl+R", "Esc")
    judge.start(24).type("Opt4")
    assert (judge.counted(0), judge.counted(1)) == ({"Opt": 4}, {})


@pytest.mark.parametrize(("key", "view"), [("F2", "choose"), ("F4", "lists"), ("F3", "check")])
def test_three_views_by_key(judge, key, view):
    judge.start().press(key)
    assert judge.page.view == view


def test_without_a_tournament_it_says_so(show):
    judge = show()
    assert "No event is open" in words_of(judge.page.widget())
    judge.press("F3", "F4", "F2", "F6", "F7", "F8", "F9", "W", "R", "Ctrl+Tab")


def test_esc_empties_the_field_and_cards_go_on_being_typed_there(judge):
    judge.start().type("rish").press("Esc")
    assert judge.field() == "Card name, or click below"
    judge.press("Esc", "Esc").type("w4")
    assert judge.counted() == {"Winding Constrictor": 4}
    judge.press("Esc", "Space", "Return")
    assert judge.check.is_open
    judge.press("Ctrl+R")
    assert not judge.check.is_open


def test_letters_typed_beside_the_field_go_into_it(judge):
    judge.start()
    judge.controller.view.head.return_now.setFocus()
    judge.type("rish")
    assert judge.field() == "rishkar"
    assert judge.pane().field.hasFocus()
    judge.press("Return")
    assert judge.counted() == {"Rishkar": 1}


def test_letters_typed_beside_the_physical_part_tick_nothing(judge):
    judge.start().press("F7")
    judge.controller.view.head.return_now.setFocus()
    judge.type("rish").press("Return", "F7")
    assert judge.counted() == {}


def test_the_page_opens_at_the_check_that_goes_on(judge, show):
    judge.start()
    assert show().page.view == "check"


def test_the_physical_part_is_laid_down_for_the_event(judge):
    judge.start().press("Ctrl+F7")
    lines = judge.pane().editor.lines
    assert lines.toPlainText().splitlines()[1] == "Sleeves"
    lines.setPlainText("Sleeves\n\n Foils that bend \n")
    judge.press("Ctrl+Return")
    assert judge.bridge.state.deck_checks.checklist == ("sleeves", "Foils that bend")
    assert judge.pane().checklist.rows.words() == [
        "Sleeves: not looked at",
        "Foils that bend: not looked at",
    ]
    judge.press("Ctrl+F7", "Esc", "F7").type("w")
    assert judge.field() == "winding Constrictor"


def test_ticks_are_kept_when_the_page_is_left(judge):
    judge.start().pass_time(30).type("w4")
    judge.type("r2")
    judge.page.widget().hide()
    kept = judge.check.ticked[0].counted
    assert [(card.count, card.name) for card in kept.main] == [
        (4, "Winding Constrictor"),
        (2, "Rishkar"),
    ]


def test_the_list_that_a_deck_lacks_is_begun_for_its_player(judge):
    judge.start(24).press("F4")
    assert judge.page.lists.editor.player.text() == "K. Bauer"
    judge.press("F3", "F6", "F3").start(23).press("F4")
    assert judge.page.view == "lists"


def test_coming_back_while_a_check_goes_on_it_is_shown(judge):
    judge.start().press("F2")
    judge.page.widget().hide()
    judge.page.widget().show()
    assert judge.page.view == "check"


def test_no_line_of_the_findings_is_pressed_together(judge):
    judge.page.widget().resize(920, 560)
    judge.start().tick("4 Winding Constrictor, 3 Duress, 2 Opt, 3 Forest").press("F9")
    QApplication.processEvents()
    panel = judge.pane().findings
    content = part(panel, FormScroll).widget()
    lines = [each for each in content.findChildren(Label) if each.text()]
    assert len(lines) > 6
    for each in lines:
        assert each.height() >= each.heightForWidth(each.width()), each.text()


@pytest.mark.parametrize("keys", [(), ("F7",), ("Ctrl+J",)])
def test_in_little_height_the_page_scrolls_instead_of_pressing_its_parts_together(judge, keys):
    judge.page.widget().resize(920, 300)
    judge.start().tick("4 Winding Constrictor, 3 Duress, 2 Opt, 3 Forest").press("F9", *keys)
    QApplication.processEvents()
    view = judge.controller.view
    scroll = view.findChild(FormScroll)
    assert scroll.widget().height() >= scroll.viewport().height()
    shown = [view.head, view.people, *view.panes]
    for each in shown:
        if each.isVisible():
            assert each.height() >= each.minimumSizeHint().height()
    if not keys:
        assert scroll.verticalScrollBar().maximum() > 0
        assert judge.pane().list.height() >= 56
        assert judge.pane().findings.isVisible()


def test_totals_that_come_to_wrap_take_their_line_from_the_findings(judge):
    judge.page.widget().resize(920, 430)
    judge.start().tick("4 Winding Constrictor, 3 Duress, 2 Opt, 3 Forest").press("F9")
    QApplication.processEvents()
    pane = judge.pane()
    totals = pane.findChild(MarkedLine)
    totals.say_marked(f"{totals.words()} and more words than one line has room for")
    for _ in range(4):
        QApplication.processEvents()
    assert totals.height() >= totals.heightForWidth(totals.width())
    assert pane.judge.height() >= pane.judge.minimumSizeHint().height()


def test_in_large_letters_the_decks_are_below_each_other(judge, look):
    page = judge.page.widget()
    # As within the window, which doesn't widen for it.
    page.layout().setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
    page.resize(900, 480)
    judge.start()
    first, second = judge.controller.view.panes
    assert first.y() == second.y()
    look.dress(look.choice, 200)
    QApplication.processEvents()
    assert page.width() == 900
    assert second.y() >= first.y() + first.height()
    assert first.width() == second.width() > 800


def test_a_return_that_is_taken_back_leads_back_to_the_check(judge):
    judge.pass_time(60).start().type("w4").pass_time(60).press("Ctrl+R")
    assert judge.controller.shown() is judge.controller.returning.slip
    judge.do(Undo())
    assert judge.controller.shown() is judge.controller.view
    assert judge.controller.view.isVisible()
    assert judge.counted() == {"Winding Constrictor": 4}


def test_the_decks_of_teams_come_two_by_two(judge):
    names = ("Ann", "Bea", "Cem", "Dan", "Eve", "Fox")
    judge.start(24, decks=6, players=names)
    shown = []
    for _ in range(6):
        shown.append(judge.player(judge.controller.current.active % 2))
        judge.press("F6")
    assert tuple(shown) == names
    judge.press("F6", "F6").type("Opt3")
    assert judge.counted(2) == {"Opt": 3}
    assert judge.player(0) == "Cem"


def test_the_people_of_each_pair_of_decks_can_be_said(judge):
    judge.start(24, decks=6, players=("Ann", "Bea")).press("F6", "F6", "Ctrl+J")
    judge.type("Cem").press("Return")
    assert judge.check.players == ("Ann", "Bea", "Cem", "", "", "")
    assert judge.player() == "Cem"
    assert judge.controller.current.active == 2


def test_a_name_near_a_player_is_asked_about_once_and_the_answer_is_kept(judge, bridge):
    bridge.submit(IssuePenalty("Paolo Bianchi", "ipg-2.5", "warning"))
    judge.start(24, players=("", "")).press("Ctrl+J")
    people = judge.page.controller.view.people
    people.players[0].setText("Bianchi, Paol")
    people.submit()
    assert judge.check.players == ("", "")
    assert people.questions[0].words() == "Is this Paolo Bianchi?"
    assert people.questions[0].yes.hasFocus()

    judge.press("Space")
    assert people.isHidden()
    assert judge.check.players[0] == "Bianchi, Paol"
    assert bridge.state.players.same("Bianchi, Paol", "Paolo Bianchi")

    judge.press("Ctrl+J")
    people.players[1].setText("P. Bianchi")
    people.submit()
    people.submit()
    assert judge.check.players == ("Bianchi, Paol", "P. Bianchi")
    assert not bridge.state.players.same("P. Bianchi", "Paolo Bianchi")


def test_letters_that_mean_no_card_say_so_and_count_nothing(judge):
    judge.start().type("zzq24")
    assert judge.counted() == {}
    assert judge.found()[0] == "No findings yet"
    judge.type("+").press("Return")
    assert judge.counted() == {"zzq": 1}


def test_a_stray_tab_and_space_return_no_decks(judge):
    judge.start().press("Ctrl+J", "Esc")
    for _ in range(30):
        judge.press("Tab", "Space")
        assert judge.bridge.state.deck_checks.opened
    assert judge.controller.view.head.return_now.focusPolicy() is Qt.FocusPolicy.NoFocus


def test_the_slip_after_a_check_follows_the_deadline_and_goes_with_its_round(judge):
    judge.start().pass_time(400).press("Ctrl+R")
    slip = judge.controller.returning.slip
    assert judge.controller.shown() is slip
    before = part(slip, SlipPaper).accessibleName()

    judge.do(CorrectClock(-600))
    assert part(slip, SlipPaper).accessibleName() != before

    judge.do(EndRound())
    assert judge.controller.shown() is not slip
