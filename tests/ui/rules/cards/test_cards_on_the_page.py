"""The cards on the Rules page: the list, the card, what belongs to it, and the ways."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication

from judgekit.domain.deck_checks.commands import TakeDecklists
from judgekit.domain.decklists.decklist import CardCount, Decklist
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.formats.format_rules import ListSource
from judgekit.domain.setup.commands import CreateTournament
from judgekit.ui.rules.cards.card_list import CardListPane, types_in_room
from judgekit.ui.rules.cards.format_row import FormatRow
from judgekit.ui.rules.cards.view import CardsView
from judgekit.ui.rules.page import RulesPage
from judgekit.ui.rules.reading.controller import ReadingController
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.shell.parts.cards.cost_label import CostLabel
from judgekit.ui.shell.parts.cards.symbol_text import SymbolText
from judgekit.ui.widgets.actions import bind
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.labels import Label
from judgekit.views.cards.card_legality import FormatLine, Standing
from tests.card_fakes import LANTERN, SPLIT, CardFakes, without_card_file
from tests.keyboard import tab_as_in_the_window
from tests.seen import button, part, shows, words_of
from tests.ui.rules.conftest import TODAY
from tests.ui.rules.page_at_work import press, rows


@pytest.fixture
def card_file() -> CardFakes:
    return CardFakes()


@pytest.fixture
def services(with_services, dependencies, card_file, rules_provider, asked) -> ProgramDependencies:
    """The program's services with a card file."""
    decks = dependencies.decks()._replace(cards=card_file)
    return with_services(rules_provider=rules_provider, decks=lambda: decks, ask=asked.append)


@pytest.fixture
def page(services, qtbot) -> RulesPage:
    """The Rules page with a card file."""
    made = RulesPage(services, today=lambda: TODAY)
    widget = made.widget()
    qtbot.addWidget(widget)
    widget.resize(1184, 688)
    bind(widget, made.actions())
    with qtbot.waitExposed(widget):
        tab_as_in_the_window(widget).show()
    made.focus()
    return made


def view(page: RulesPage) -> CardsView:
    return part(page.widget(), CardsView)


def pane(page: RulesPage) -> CardListPane:
    return part(page.widget(), CardListPane)


def told(page: RulesPage) -> str:
    """The rules text and rulings as a screen reader hears them."""
    rows = [each for each in view(page).findChildren(SymbolText) if each.isVisible()]
    return "\n".join(each.as_spoken().name for each in rows)


def listed(page: RulesPage) -> list[str]:
    return [row.name for row in pane(page).list.rows.rows]


def test_a_card_shows_its_text_rulings_and_legality(page):
    page.open_card(LANTERN.name)
    words = words_of(view(page))
    assert {"Lantern of the Ninth Gate", "Farol de la Novena Puerta"} <= {*words}
    assert {"3, newest first", "Rulings of 9 November 2026, in English only"} <= {*words}
    assert {"lists of 9 November 2026", "Restricted, 1 copy", "Banned"} <= {*words}
    spoken = told(page)
    assert "one, tap: Scry 1." in spoken
    assert spoken.index("8 May 2026") < spoken.index("2 February 2024")


def test_the_cost_is_spoken(page):
    page.open_card(LANTERN.name)
    costs = [each for each in view(page).findChildren(CostLabel) if each.isVisible()]
    assert [each.as_spoken().name for each in costs] == ["two, white, black"]


def test_each_language_has_its_key_and_what_is_not_printed_has_none(page):
    page.open_card(LANTERN.name)
    choice = part(view(page), SegmentedButtons)
    assert [each.text() for each in choice.findChildren(type(button(choice, "English")))] == [
        "EN",
        "ES",
        "RU no text",
    ]
    press(page, Qt.Key.Key_2, "2")
    assert "Farol de la Novena Puerta entra" in told(page)
    press(page, Qt.Key.Key_3, "3")
    assert "Farol de la Novena Puerta entra" in told(page)
    press(page, Qt.Key.Key_L, "l")
    assert "enters with three oil counters" in told(page)


def test_a_language_chosen_for_one_card_is_not_kept_for_the_next(page):
    page.open_card(LANTERN.name)
    press(page, Qt.Key.Key_2, "2")
    page.open_card(SPLIT.name)
    assert "Ember // Rime" in words_of(view(page))


def test_a_screen_reader_hears_the_whole_card(page):
    page.open_card(LANTERN.name)
    said = view(page).as_spoken()
    assert said.name == "Lantern of the Ninth Gate"
    assert said.detail.startswith("Lantern of the Ninth Gate two, white, black\nLegendary Artifact")
    assert "one, tap: Scry 1." in said.detail


def test_both_halves_stand_apart(page):
    page.open_card(SPLIT.name)
    words = words_of(view(page))
    assert "Split card" in words
    assert words.index("Ember") < words.index("Rime")


def test_typing_finds_cards_while_cards_are_shown(page):
    page.open_card(SPLIT.name)
    page.typed("lantern")
    assert listed(page)[:2] == ["Lantern of the Ninth Gate", "Lantern Keeper's Oath"]
    assert "3 card(s)" in words_of(pane(page))
    assert "Lantern of the Ninth Gate" in words_of(view(page))
    page.typed("")
    page.restore_place()
    assert "Ember // Rime" in words_of(view(page))


def test_typing_finds_rules_while_a_text_is_shown(page, qtbot):
    with qtbot.waitSignal(page.settled):
        page.typed("time")
    assert not shows(page.widget(), CardsView)


def test_the_list_previews_and_enter_reads(page):
    page.open_card(SPLIT.name)
    page.typed("lantern")
    page.enter_results()
    press(page, Qt.Key.Key_Down)
    assert "Lantern Keeper's Oath" in words_of(view(page))
    press(page, Qt.Key.Key_Return)
    assert view(page).hasFocus()


def test_a_text_that_finds_no_card_is_looked_for_in_the_rules(page):
    page.open_card(SPLIT.name)
    page.typed("time")
    assert listed(page) == []
    page.enter_results()
    assert not shows(page.widget(), CardsView)
    assert "2.6" in {row.number for row in rows(page)}


def test_up_on_the_first_row_returns_to_the_field(page, asked):
    page.open_card(SPLIT.name)
    page.typed("lantern")
    page.enter_results()
    press(page, Qt.Key.Key_Up)
    assert asked == ["lantern"]


def test_esc_leads_back_to_the_page_that_opened_the_card(page):
    ways: list[str] = []
    page.open_card(LANTERN.name, lambda: ways.append("deck check"))
    press(page, Qt.Key.Key_Escape)
    assert ways == ["deck check"]


def test_esc_leads_back_to_the_text(page):
    before = part(page.widget(), ReadingController).current
    page.open_card(LANTERN.name)
    press(page, Qt.Key.Key_Escape)
    assert not shows(page.widget(), CardsView)
    assert part(page.widget(), ReadingController).current == before


def test_back_leads_to_the_card_before(page):
    page.open_card(LANTERN.name)
    page.open_card(SPLIT.name)
    press(page, Qt.Key.Key_Left, modifiers=Qt.KeyboardModifier.AltModifier)
    assert "Lantern of the Ninth Gate" in words_of(view(page))
    press(page, Qt.Key.Key_Right, modifiers=Qt.KeyboardModifier.AltModifier)
    assert "Ember // Rime" in words_of(view(page))


def test_a_card_that_belongs_to_it_is_opened(page):
    page.open_card("Rusted Half")
    button(view(page), "Gilded Half").click()
    assert "The loaded card file has no card “Gilded Half”." in words_of(view(page))


def test_the_copies_at_the_event_are_counted(page, bridge, qtbot):
    bridge.create(CreateTournament(name="Open", format="modern"))
    lists = (RegisteredList("Ann", Decklist(main=(CardCount(4, LANTERN.name),))),)
    bridge.submit(TakeDecklists(lists))
    page.open_card(LANTERN.name)
    qtbot.waitUntil(lambda: "In 1 list(s), 4 copies" in words_of(view(page)))
    assert "this event" in words_of(view(page))
    bridge.submit(TakeDecklists((RegisteredList("Bo", lists[0].decklist),)))
    qtbot.waitUntil(lambda: "In 2 list(s), 8 copies" in words_of(view(page)))


class TestWithoutCardFile:
    @pytest.fixture
    def card_file(self) -> CardFakes:
        return without_card_file()

    def test_one_sentence_says_what_to_bring(self, page):
        page.open_card("Lightning Bolt")
        words = words_of(view(page))
        assert "Lightning Bolt" in words
        assert any("bring “All Cards” from Scryfall’s bulk data" in each for each in words)
        assert button(view(page), "Load a card file").isVisible()

    def test_what_is_loaded_meanwhile_is_shown(self, page, card_file, qtbot, tmp_path):
        page.open_card(LANTERN.name)
        button(view(page), "Load a card file")
        file = tmp_path / "all-cards.json"
        page.import_documents((file,))
        page.open_card(LANTERN.name)
        qtbot.waitUntil(lambda: "Farol de la Novena Puerta" in words_of(view(page)))


def test_the_list_has_the_types_in_the_language_that_is_read(page):
    page.open_card(LANTERN.name)
    row = pane(page).list.rows.index(0, 0)
    spoken = Qt.ItemDataRole.AccessibleTextRole
    assert "Legendary Artifact — Lantern" in row.data(spoken)
    press(page, Qt.Key.Key_2, "2")
    assert "Artefacto legendario — Farol" in row.data(spoken)


def test_a_type_line_gives_up_words_and_never_letters(look):
    metrics = QFontMetrics(look.theme.font("small"))
    whole = "Creature — Human Cleric // Instant — Arcane"
    shown = {
        types_in_room(whole, metrics, room) for room in range(metrics.horizontalAdvance(whole))
    }
    assert shown == {"Creature // Instant", "Creature", ""}
    assert types_in_room(whole, metrics, metrics.horizontalAdvance(whole)) == whole


def test_rulings_stand_in_line_with_their_head(page):
    page.open_card(LANTERN.name)
    card = view(page)
    title = next(each for each in card.findChildren(Label) if each.text() == "Rulings")
    ruling = card.paper.rulings.rulings[0]
    left = title.mapTo(card.paper, QPoint()).x()
    assert ruling.mapTo(card.paper, QPoint(ruling.words_left(), 0)).x() == left
    assert card.paper.head.mapTo(card.paper, QPoint()).x() == left


def test_the_line_of_the_events_format_says_both_where_the_file_differs(look, qtbot):
    row = FormatRow(look)
    qtbot.addWidget(row)
    row.show()
    lists = ListSource("2026-05-18")
    row.show_line(FormatLine("modern", Standing.BANNED, "", True, Standing.LEGAL, lists))
    assert words_of(row)[:2] == ["Modern", "Banned"]
    assert "this event, by the lists of 18 May 2026; the card file says: Legal" in words_of(row)


def test_where_legality_stands_below_the_text_it_is_in_line_with_it(page):
    page.widget().resize(900, 688)
    page.open_card(LANTERN.name)
    QApplication.processEvents()
    shown = [each for each in view(page).findChildren(Label) if each.isVisible()]
    name, legality = (
        next(each for each in shown if each.text() == words) for words in (LANTERN.name, "Legality")
    )
    left = {each.mapTo(view(page), QPoint()).x() for each in (name, legality)}
    assert len(left) == 1
    assert legality.mapTo(view(page), QPoint()).y() > name.mapTo(view(page), QPoint()).y()
