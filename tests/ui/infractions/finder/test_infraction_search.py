"""From words and from questions to an infraction."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from judgekit.domain.infractions.policy import Edition
from judgekit.domain.setup.commands import ChangeTournament, CreateTournament
from judgekit.ui.infractions.entry.policy_text import FlowingText
from judgekit.ui.shell.page import PenaltyWords
from tests.seen import part, words_of


def beside(judge) -> list[str]:
    """What stands around the finder's list and its questions."""
    return words_of(judge.controller.finder)


def test_an_empty_field_lists_the_level_by_family(judge):
    assert judge.listed == [
        "Game Play Error",
        "2.3, Hidden Card Error, Warning",
        "2.5, Game Rule Violation, Warning",
        "2.6, Failure to Maintain Game State, Warning",
        "Tournament Error",
        "3.1, Tardiness, Game Loss",
        "Unsporting Conduct",
        "4.8, Cheating, Disqualification",
        "General matters",
        "Backups",
    ]


def test_what_is_typed_finds_and_opens_the_best(judge):
    judge.say("rule")

    assert judge.listed == ["2.5, Game Rule Violation, Warning"]
    assert judge.chosen == "Game Rule Violation"
    assert judge.read.startswith("2.5 Game Rule Violation\nGame Rule Violation in a sentence.")


def test_arrows_in_the_field_go_through_what_was_found(judge):
    judge.say("error rule hidden")
    assert judge.chosen == "Hidden Card Error"

    judge.press("Down")
    assert judge.chosen == "Game Rule Violation"
    assert judge.read.startswith("2.5")

    judge.press("Down", "Up", "Up", "Up")
    assert judge.chosen == "Hidden Card Error"
    assert judge.controller.finder.field.hasFocus()


def test_arrows_pass_over_the_headings(judge):
    judge.press("Down", "Down", "Down", "Down")

    assert judge.chosen == "Tardiness"


def test_what_is_no_infraction_is_said_with_its_reason(judge):
    judge.say("state-based")

    assert judge.listed == ["State-based action, No infraction"]
    assert judge.read == "State-based action\n\nIt just happens."
    assert judge.verdict[0] == "No infraction"


def test_nothing_found_says_so(judge):
    judge.say("zzzz")

    assert judge.listed == []
    assert "No results. Try other words, or answer the questions." in beside(judge)


def test_a_general_matter_is_read_and_nothing_can_be_written_of_it(judge):
    judge.say("backu")
    assert judge.chosen == "Backups"

    assert judge.read == "Backups\n\n•\tStep by step."
    assert not judge.controller.panel.isVisible()


def test_a_key_lists_what_is_no_infraction(judge):
    judge.press("F2", "N")

    assert judge.listed == ["No infraction", "State-based action, No infraction"]
    assert judge.chosen == "State-based action"


def test_the_level_is_another_for_a_question_and_the_event_keeps_its_own(judge, bridge):
    judge.press("Ctrl+L")
    assert judge.controller.finding.level.value == "professional"
    assert "The event is Competitive" in beside(judge)

    judge.press("Ctrl+L")
    assert judge.listed[:2] == ["Common issue", "Extra cards drawn or held, Fix"]
    assert judge.questions[0] == "Were cards drawn?"
    assert bridge.state.setup.details.rel == "competitive"

    judge.press("Ctrl+L")
    assert not [words for words in beside(judge) if words.startswith("The event")]


def test_the_event_s_level_and_edition_are_taken_over(judge, bridge):
    bridge.submit(ChangeTournament(name="Spring Open", rel="regular", policy="2021"))

    assert judge.controller.finding.level.value == "regular"
    assert judge.controller.finding.edition is Edition.OF_2021
    assert judge.listed[0] == "Common issue"


def test_the_other_edition_asks_and_says_its_own(judge):
    judge.say("hidden")
    assert "shown: 2024" in judge.read

    judge.press("Ctrl+E")

    assert "shown: 2021" in judge.read
    judge.controller.entry.circumstances.all.click()
    rows = judge.controller.entry.circumstances.rows
    assert [row.name for row in rows if row.isVisible()][-1] == "only-in-2021"
    assert "The event goes by 2024" in beside(judge)


def test_questions_lead_to_an_infraction_and_stand_there_with_their_answers(judge):
    judge.press("F2")
    assert judge.questions == [
        "What kind of error is it?",
        "1, In the game",
        "2, Late to the match",
        "3, Nothing went wrong",
    ]

    judge.press("1")
    assert judge.questions[0] == "What kind of error is it? In the game"
    assert "2 of at most 2" in beside(judge)

    judge.press("Return")
    assert judge.questions == [
        "What kind of error is it? In the game",
        "Did a card only one player knows change place? Yes",
        "2.3 Hidden Card Error",
    ]
    assert judge.read.startswith("2.3 Hidden Card Error")
    assert judge.chosen == "Hidden Card Error"


def test_what_the_answers_settled_is_known_of_the_remedy(judge):
    judge.press("F2", "1", "1")

    assert judge.steps == ["open", "applies", "applies"]
    assert judge.controller.recording.case.answers == ("family=1", "cards=1")


def test_backspace_asks_again(judge):
    judge.press("F2", "1", "2")
    assert judge.read.startswith("2.5")

    judge.press("Backspace", "Backspace", "3")

    assert judge.questions[-1] == "State-based action"
    assert judge.read.startswith("State-based action")


def test_digits_are_words_while_the_field_is_typed_in(judge):
    judge.say("1")

    assert len(judge.questions) == 4


def test_circumstances_decide_which_steps_apply(judge):
    judge.say("hidden")
    assert judge.steps == ["open", "open", "applies"]

    judge.press("Alt+1")
    assert judge.steps == ["applies", "open", "applies"]

    judge.press("Alt+1", "Alt+2")
    assert judge.steps == ["does-not-apply", "does-not-apply", "applies"]

    judge.press("Alt+1", "Alt+2", "Alt+2")
    assert judge.steps == ["open", "open", "applies"]


def test_the_boundary_is_a_link_to_the_other_infraction(judge):
    judge.say("hidden")
    assert "All can see the card. → 2.5 Game Rule Violation" in judge.read

    judge.controller.entry.followed.emit("ipg-2.5")

    assert judge.read.startswith("2.5 Game Rule Violation")


def test_the_paragraph_of_the_rules_stands_beside_it(judge):
    judge.say("hidden")
    aside = judge.controller.aside
    judge.controller.show_rest()

    title, edition, badge = words_of(aside)
    assert edition == "Tournament Rules, effective 3 May 2019"
    assert badge == "Newest in the library"
    assert "2.6" in title
    assert part(aside.texts.first, FlowingText).toPlainText() == "Add time."

    judge.say("cheating")
    judge.controller.show_rest()
    assert aside.shown is None


def test_in_a_narrow_window_the_paragraph_lies_over_the_page_until_esc(show, bridge):
    bridge.create(CreateTournament(name="Spring Open", rel="competitive"))
    judge = show(size=(928, 588))
    judge.say("hidden")
    assert not judge.controller.aside.isVisible()

    judge.press("Return", "F2", "R")
    assert judge.controller.aside.isVisible()

    judge.press("Esc")
    assert not judge.controller.aside.isVisible()


def test_without_an_event_policy_answers_all_the_same(show):
    judge = show()
    judge.say("tardiness")

    assert judge.read.startswith("3.1 Tardiness")
    assert not judge.controller.panel.isVisible()


def test_an_order_begins_with_a_player_and_words(judge):
    judge.page.begin_penalty(PenaltyWords("A. Rossi", words="tardiness"))

    assert judge.chosen == "Tardiness"
    assert judge.controller.panel.whose.player == "A. Rossi"

    judge.page.open_entry("jar-extra-cards")
    assert judge.read.startswith("Extra cards")
    assert judge.controller.finding.level.value == "regular"


def test_another_event_begins_anew(judge, bridge):
    judge.consider("hidden", "A. Rossi")
    judge.press("F2", "1", "Ctrl+L", "Ctrl+L", "Ctrl+Shift+P")

    bridge.create(CreateTournament(name="Next Day", rel="professional"))

    assert judge.controller.finding.level.value == "professional"
    assert len(judge.questions) == 4
    assert judge.controller.panel.whose.player == ""
    assert not judge.controller.panel.isVisible()
    assert judge.controller.finder.isVisible()


def test_a_key_shows_the_paragraph_to_the_player(judge, qtbot):
    judge.say("hidden")
    judge.press("Ctrl+Shift+A")
    card = judge.controller.rules.cards.card

    assert card is not None
    assert card.isVisible()
    assert card.place.reference.ref == "2.6"
    card.close()


def test_a_number_or_a_whole_name_is_found_before_all_else(judge):
    judge.say("2.5")
    assert judge.listed == ["2.5, Game Rule Violation, Warning"]

    judge.say("game rule violation")
    assert judge.chosen == "Game Rule Violation"


def silent(judge) -> list[str]:
    """What takes the keyboard now and has no name for a screen reader."""
    judge.controller.show_rest()
    return [
        f"{type(each).__name__} in {type(each.parentWidget()).__name__}"
        for each in judge.page.widget().findChildren(QWidget)
        if each.isVisible()
        and each.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not each.accessibleName()
    ]


def test_everything_that_takes_the_keyboard_has_a_name(judge):
    judge.consider("hidden", "A. Rossi")
    judge.press("F2", "M", "F2", "D", "F2", "H")
    assert silent(judge) == []

    judge.give("A. Rossi", "ipg-2.5")
    judge.press("Ctrl+Shift+P", "E")
    assert silent(judge) == []


def test_the_questions_start_empty_with_each_new_search(judge):
    judge.press("F2", "1")
    assert judge.questions[0].startswith("What kind of error is it?")
    assert judge.controller.finding.chain.answered

    judge.say("rule")
    assert not judge.controller.finding.chain.answered
    judge.say("hidden")
    judge.press("Alt+N")
    judge.say("hidden card")
    assert judge.controller.recording.case.denied == frozenset()
