"""Two decks checked in the window by keyboard alone: whole ones, and one with planted faults."""

from __future__ import annotations

from itertools import groupby

import pytest

from judgekit.domain.deck_checks.commands import TakeDecklists
from judgekit.domain.decklists.part import Part
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.ui.deck_checks.page import DeckChecksPage
from judgekit.views.deck_checks.checked_deck import CheckedDeck, marked_card
from tests.domain.deck_checks.registered_lists import REGISTERED
from tests.domain.deck_checks.typist import pile, shuffled
from tests.journeys.hall_day import begin_event, start_round, take_pairings
from tests.journeys.judge_at_work import JudgeAtWork
from tests.seen import button

MOST_STROKES = 160
LIST = REGISTERED["burn"]


class CountingJudge:
    """Every key counts, from the order that begins the check to the deck that is done."""

    def __init__(self, judge: JudgeAtWork) -> None:
        self.judge = judge
        self.strokes = 0

    @property
    def page(self) -> DeckChecksPage:
        return self.judge.deck_checks_page

    def keys(self, *keys: str) -> None:
        self.judge.keys(*keys)
        self.strokes += len(keys)

    def write(self, text: str) -> None:
        self.judge.write(text)
        self.strokes += len(text)

    def order(self, text: str) -> None:
        """Ctrl+K, the order, Enter."""
        self.keys("Ctrl+K")
        self.write(text)
        self.keys("Return")

    def tick(self, cards: list[str], part: Part) -> None:
        """As they come: the letter that stands before the card's name where it has one, else as
        many of its letters as it takes until it is marked; then a digit for a run."""
        letters = {card.name: card.letters[part] for card in self.deck.line.off.cards}
        for name, run in groupby(cards):
            count = len(list(run))
            if letters.get(name):
                self.write(letters[name])
            else:
                self.write_until_marked(name)
            if count > 1:
                self.write(str(count))
            else:
                self.keys("Return")

    def write_until_marked(self, name: str) -> None:
        for letter in name:
            self.write(letter)
            marked = marked_card(self.deck.line, self.page.controller.ticking.known)
            if marked is not None and marked.name == name:
                return

    @property
    def deck(self) -> CheckedDeck:
        """The one that is typed into."""
        deck = self.page.controller.current.deck(self.page.controller.current.active)
        assert deck is not None
        return deck

    def check(self, main: list[str], sideboard: list[str]) -> None:
        self.tick(main, Part.MAIN)
        self.keys("F5")
        self.tick(sideboard, Part.SIDEBOARD)

    def found(self, pane: int = 0) -> list[str]:
        return self.page.controller.view.panes[pane].findings.words()


@pytest.fixture
def at_table(judge: JudgeAtWork) -> CountingJudge:
    """Round one goes on for a minute, the lists of table 3 are known."""
    begin_event(judge)
    take_pairings(judge)
    lists = (RegisteredList("Ann Lind3", LIST), RegisteredList("Bo Kask3", LIST))
    judge.stage.program.bridge.submit(TakeDecklists(lists))
    start_round(judge)
    judge.wait(1)
    return CountingJudge(judge)


def shuffled_piles(seed: int = 7) -> tuple[list[str], list[str]]:
    return shuffled(pile(LIST.main), seed), shuffled(pile(LIST.sideboard), seed)


def test_a_deck_is_gone_through_within_the_strokes(at_table: CountingJudge):
    at_table.order("d 3")
    at_table.check(*shuffled_piles())
    assert at_table.found()[0] == "No findings"
    assert at_table.strokes <= MOST_STROKES


def test_three_planted_faults_are_found_within_the_same_strokes(at_table: CountingJudge):
    """A stranger for a Lava Spike, a Mountain too many for a lost Fiery Islet, and a Skullcrack
    that has changed places with a Rift Bolt."""
    main, sideboard = shuffled_piles()
    main[main.index("Lava Spike")] = "Opt"
    main[main.index("Fiery Islet")] = "Mountain"
    main[main.index("Rift Bolt")] = "Skullcrack"
    sideboard[sideboard.index("Skullcrack")] = "Rift Bolt"
    at_table.order("d 3")
    at_table.check(main, sideboard)
    assert at_table.strokes <= MOST_STROKES
    at_table.keys("F9")
    found = at_table.found()
    assert set(found) >= {
        "1 Skullcrack from the sideboard in the main deck",
        "1 Rift Bolt from the main deck in the sideboard",
        "1 Lava Spike missing from the main deck",
        "1 Fiery Islet missing from the main deck",
        "1 Opt not on the list, main deck",
        "1 Mountain not on the list, main deck",
        "3.5 Deck Problem",
    }


def test_a_penalty_is_recorded_while_the_check_goes_on(at_table: CountingJudge):
    judge = at_table.judge
    main, sideboard = shuffled_piles()
    main[main.index("Lava Spike")] = "Opt"
    at_table.order("d 3")
    at_table.check(main, sideboard)
    judge.keys("Ctrl+Z")
    assert at_table.found()[0] != "No findings"
    judge.wait(6, 12)
    at_table.keys("Return", "F9", "Ctrl+W")
    assert judge.window.navigation.here == "infractions"
    at_table.keys("Ctrl+Return")
    state = judge.stage.program.bridge.state
    check = state.deck_checks.entered.find(1)
    assert check.is_open
    (penalty,) = state.infractions.penalties
    written = penalty.issued
    assert (written.player, written.infraction, written.table) == ("Ann Lind3", "ipg-3.5", 3)

    judge.keys("Ctrl+4")
    assert any(words.startswith("Recorded at") for words in at_table.found())
    judge.keys("Ctrl+R")
    slip = at_table.page.controller.returning.slip
    assert slip.isVisible()
    judge.keys("Esc", "Ctrl+2")
    assert "9:12" in judge.row(3)

    judge.keys("Ctrl+Z")
    state = judge.stage.program.bridge.state
    assert state.deck_checks.entered.find(1).is_open
    assert state.infractions.penalties


def test_nothing_of_a_check_is_on_the_public_display(at_table: CountingJudge):
    """Neither that decks are checked, nor whose, nor what was found (the hall reads it)."""
    judge = at_table.judge
    at_table.order("d 3")
    at_table.write("opt2")
    judge.keys("Ctrl+2", "F11").stage.settle(60)
    display = judge.display()
    assert display.faces
    said = f"{display.accessibleName()} {display.faces}"
    for secret in ("deck", "check", "Lind", "Kask", "Opt"):
        assert secret.lower() not in said.lower()


@pytest.mark.parametrize("view", ["F3", "F10"])
def test_a_page_without_a_check_offers_to_start_one_by_key_and_by_mouse(
    at_table: CountingJudge, view
):
    judge = at_table.judge
    field = judge.window.top_bar.field
    judge.keys("Ctrl+4", view, "Space")
    assert field.text() == "d "
    judge.keys("Esc", "Esc", "Ctrl+4", view)
    button(at_table.page.widget(), "Start deck check…").click()
    assert field.text() == "d "
