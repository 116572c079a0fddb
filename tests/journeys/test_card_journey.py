"""A floor judge without a network reads a card between two calls: by its Spanish name to its text
for the player, its ruling, the rule of its keyword, and back to the deck check."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QFontDatabase
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from judgekit.domain.cards.card import CardFace
from judgekit.domain.setup.commands import ChangeTournament
from judgekit.domain.shared.refusal import Refusal
from judgekit.search.find.answer import FindKind
from judgekit.ui.rules.cards.view import CardsView
from judgekit.ui.rules.library.view import LibraryView
from judgekit.ui.rules.page import RulesPage
from judgekit.ui.rules.reading.controller import ReadingController
from judgekit.ui.shell.commands.find_list import FindList
from judgekit.ui.shell.parts.cards.answer_window import CardAnswer
from judgekit.ui.shell.parts.cards.card_file_bar import CardFileBar
from judgekit.ui.shell.parts.cards.symbol_text import SymbolText
from tests.card_fakes import CARDS, CardFakes, card, printed, without_card_file
from tests.journeys.card_pictures import LANTERN, comprehensive_rules
from tests.journeys.judge_at_work import JudgeAtWork
from tests.seen import button, part, shows, words_of
from tests.sizes.painted_words import painted_words
from tests.storage.cards.card_files import scryfall_card, written


@pytest.fixture
def reader(with_cards) -> JudgeAtWork:
    """A judge at a deck check, with a card file and the Comprehensive Rules."""
    judge = with_cards(CardFakes(), comprehensive=comprehensive_rules())
    judge.order("d 3")
    return judge.keys("Ctrl+4")


def rules_page(judge: JudgeAtWork) -> RulesPage:
    page = judge.window.navigation.page("rules")
    assert isinstance(page, RulesPage)
    return page


def cards(judge: JudgeAtWork) -> CardsView:
    return part(rules_page(judge).widget(), CardsView)


def reading(judge: JudgeAtWork) -> ReadingController:
    return part(rules_page(judge).widget(), ReadingController)


def speak_at_event(judge: JudgeAtWork, language: str) -> None:
    """Correct the event's language."""
    bridge = judge.stage.program.bridge
    details = msgspec.structs.asdict(bridge.state.setup.details)
    command = msgspec.convert({**details, "language": language}, ChangeTournament, strict=False)
    assert not isinstance(bridge.submit(command), Refusal)
    judge.stage.settle(30)


def find(judge: JudgeAtWork, text: str, qtbot: QtBot) -> None:
    """Type into the one field and open the card that is the first answer."""
    finding = judge.window.command_bar.find
    finding.prepare()
    qtbot.waitUntil(finding.can_answer)
    judge.stage.type(text)
    qtbot.waitUntil(lambda: found_first(judge) is FindKind.CARD)
    judge.keys("Return")
    qtbot.waitUntil(lambda: judge.window.navigation.here == "rules")


def found_first(judge: JudgeAtWork) -> FindKind | None:
    chosen = part(judge.window, FindList).chosen()
    return chosen.found.kind if chosen is not None else None


def focused_text() -> str:
    row = QApplication.focusWidget()
    assert isinstance(row, SymbolText)
    return row.as_spoken().name


def test_a_split_card_from_its_spanish_name_to_its_rule_and_back(reader: JudgeAtWork, qtbot: QtBot):
    find(reader, "escarcha", qtbot)
    assert reader.window.navigation.here == "rules"
    assert "Ember // Rime" in words_of(cards(reader))

    reader.keys("2")
    assert "Brasa // Escarcha" in words_of(cards(reader))
    reader.keys("A")
    reader.stage.settle(60)
    (answer,) = [each for each in QApplication.topLevelWidgets() if isinstance(each, CardAnswer)]
    said = answer.face.accessibleName()
    assert said.startswith("Brasa // Escarcha. Brasa one, red · Instantáneo")
    assert said.index("Gira el permanente objetivo.") < said.index("Tap target permanent.")
    reader.keys("T", "Esc")
    reader.stage.settle(60)

    reader.keys("R")
    assert focused_text() == (
        "7 March 2025: You choose which half you cast before you put it on the stack."
    )
    reader.keys("K", "Return")
    reader.stage.settle(60)
    current = reading(reader).current
    assert current is not None
    assert current.ref == "708"

    reader.keys("Esc")
    assert cards(reader).isVisible()
    assert "Brasa // Escarcha" in words_of(cards(reader))
    reader.keys("Esc")
    assert reader.window.navigation.here == "decks"


def answered(judge: JudgeAtWork, *keys: str) -> str:
    """What an answer card that is opened with these keys shows; it is closed again."""
    judge.keys(*keys)
    judge.stage.settle(60)
    (answer,) = [each for each in QApplication.topLevelWidgets() if isinstance(each, CardAnswer)]
    said = answer.face.accessibleName()
    QTest.keyClick(answer, Qt.Key.Key_Escape)
    judge.stage.settle(60)
    return said


def test_a_spanish_judge_has_the_spanish_text_above_the_english(reader: JudgeAtWork, qtbot: QtBot):
    reader.stage.program.preferences.change(interface_language="es")
    find(reader, "escarcha", qtbot)
    for keys in (("A",), ("2", "A"), ("1", "A")):
        said = answered(reader, *keys)
        assert said.startswith("Brasa // Escarcha. ")
        assert said.index("Gira el permanente objetivo.") < said.index("Tap target permanent.")


def test_what_is_found_by_a_spanish_name_is_shown_to_a_spanish_player(
    reader: JudgeAtWork, qtbot: QtBot
):
    speak_at_event(reader, "ru")
    find(reader, "escarcha", qtbot)
    assert "Ember // Rime" in words_of(cards(reader))
    assert answered(reader, "A").startswith("Brasa // Escarcha. ")
    find(reader, "rime", qtbot)
    assert answered(reader, "A").startswith("Уголёк // Иней. ")


def test_in_the_list_too(reader: JudgeAtWork):
    speak_at_event(reader, "ru")
    reader.keys("Ctrl+1", "C")
    reader.stage.type("escarcha")
    reader.stage.settle(100)
    reader.keys("Ctrl+Return", "Return")
    assert answered(reader, "A").startswith("Brasa // Escarcha. ")
    reader.window.top_bar.field.clear()
    reader.window.top_bar.field.setFocus()
    reader.stage.type("ember")
    reader.stage.settle(100)
    reader.keys("Ctrl+Return", "Return")
    assert answered(reader, "A").startswith("Уголёк // Иней. ")


def test_without_anything_known_it_is_the_settings_second_if_the_card_is_printed_in_it(
    reader: JudgeAtWork, qtbot: QtBot
):
    speak_at_event(reader, "")
    reader.stage.program.preferences.change(reading_languages=("en", "ru"))
    find(reader, "rime", qtbot)
    assert answered(reader, "A").startswith("Уголёк // Иней. ")
    find(reader, "lantern of the ninth", qtbot)
    assert answered(reader, "A").startswith("Lantern of the Ninth Gate. ")


def test_a_russian_page_makes_a_russian_card_by_whatever_name_it_was_found(
    reader: JudgeAtWork, qtbot: QtBot
):
    reader.stage.program.preferences.change(interface_language="ru")
    find(reader, "escarcha", qtbot)
    assert answered(reader, "A").startswith("Уголёк")


def test_what_is_chosen_on_the_page_comes_before_what_was_chosen_for_a_player(
    reader: JudgeAtWork, qtbot: QtBot
):
    reader.stage.program.preferences.change(interface_language="ru")
    find(reader, "escarcha", qtbot)
    assert answered(reader, "2", "A").startswith("Brasa // Escarcha. ")
    reader.keys("A")
    reader.stage.settle(60)
    (answer,) = [each for each in QApplication.topLevelWidgets() if isinstance(each, CardAnswer)]
    answer.speak("en")
    answer.close()
    reader.stage.settle(60)
    assert answered(reader, "3", "A").startswith("Уголёк")


JAPANESE = card(
    "Paper Crane",
    CardFace("Paper Crane", "{U}", "Creature — Bird", "Flying", "U", "1", "1"),
    printings=(
        printed("fr", ("Grue de papier", "Créature : oiseau", "Vol")),
        printed("ja", ("折り鶴", "クリーチャー — 鳥", "飛行")),
    ),
)
"""Printed in languages beside the program's, and in neither Spanish nor Russian."""


def test_a_digit_chooses_the_same_language_on_the_page_and_on_the_answer_card(
    reader: JudgeAtWork,
):
    reader.stage.cards.hold(CardFakes((*CARDS, JAPANESE)))
    rules_page(reader).open_card(JAPANESE.name)
    reader.keys("Ctrl+1")
    on_page = {}
    for digit in "12345":
        reader.keys("1", digit)
        on_page[digit] = cards(reader).paper.language
    told = "This computer has no font for Japanese; the text is shown in English."
    has_letters = bool(QFontDatabase.families(QFontDatabase.WritingSystem.Japanese))
    assert (told in words_of(cards(reader))) is not has_letters
    assert on_page == {"1": "en", "2": "en", "3": "en", "4": "fr", "5": "ja"}
    reader.keys("A")
    reader.stage.settle(60)
    (answer,) = [each for each in QApplication.topLevelWidgets() if isinstance(each, CardAnswer)]
    on_card = {}
    for digit in "12345":
        QTest.keyClick(answer, Qt.Key(Qt.Key.Key_0 + int(digit)))
        on_card[digit] = answer.language
    assert on_card == {"1": "en", "2": "es", "3": "ru", "4": "fr", "5": "ja"}
    answer.close()


def test_the_list_follows_what_is_typed_and_esc_leads_back_to_the_text(reader: JudgeAtWork):
    reader.keys("Ctrl+1")
    before = reading(reader).current
    reader.keys("C")
    reader.stage.type("lantern")
    reader.stage.settle(100)
    assert "Lantern of the Ninth Gate" in words_of(cards(reader))
    reader.keys("Ctrl+Return", "Down", "Return")
    assert "Lantern Keeper's Oath" in words_of(cards(reader))
    reader.window.top_bar.field.clear()
    rules_page(reader).focus()
    reader.keys("Esc")
    assert not shows(rules_page(reader).widget(), CardsView)
    assert reading(reader).current == before


def test_the_card_is_copied_as_it_is_shown(reader: JudgeAtWork):
    rules_page(reader).open_card("Ember // Rime")
    reader.keys("Ctrl+1", "3", "Y")
    assert QApplication.clipboard().text().startswith("Уголёк {1}{R}\nМгновенное заклинание\n")


def test_a_rule_is_opened_by_the_mouse_and_back_leads_to_the_card(reader: JudgeAtWork):
    rules_page(reader).open_card(LANTERN)
    reader.keys("Ctrl+1")
    reader.stage.settle(100)
    button(cards(reader), "701.22 Scry").click()
    current = reading(reader).current
    assert current is not None
    assert current.ref == "701.22"
    reader.keys("Alt+Left")
    assert cards(reader).isVisible()


def test_without_a_card_file_it_says_which_one_to_bring(judge: JudgeAtWork):
    judge.stage.cards.hold(without_card_file())
    judge.keys("Ctrl+1", "C")
    judge.stage.settle(60)
    told = " ".join(words_of(cards(judge)))
    assert "bring “All Cards” from Scryfall’s bulk data" in told


def dropped(judge: JudgeAtWork, path: Path) -> None:
    """Drop a file on the window, as a file manager does."""
    carried = QMimeData()
    carried.setUrls([QUrl.fromLocalFile(str(path))])
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    place, copy = QPoint(600, 400), Qt.DropAction.CopyAction
    for event in (
        QDragEnterEvent(place, copy, carried, left, none),
        QDropEvent(QPointF(place), copy, carried, left, none),
    ):
        QApplication.sendEvent(judge.window, event)
    judge.stage.settle(200)


def test_a_card_file_that_is_dropped_is_loaded_and_stands_in_the_library(
    judge: JudgeAtWork, tmp_path: Path, qtbot: QtBot
):
    judge.stage.cards.hold(without_card_file())
    file = tmp_path / "all-cards.json"
    file.write_text("[]", encoding="utf-8")
    dropped(judge, file)
    qtbot.waitUntil(lambda: judge.window.navigation.here == "rules")
    (bar,) = part(rules_page(judge).widget(), LibraryView).findChildren(CardFileBar)
    told = "Card file of 14 November 2026 (Scryfall), 31,204 cards"
    qtbot.waitUntil(lambda: bar.words.text() == told)
    judge.keys("C")
    assert cards(judge).isVisible()


@pytest.mark.parametrize("percent", [100, 160])
@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_a_bad_card_file_is_told_in_the_library_to_the_end(
    judge: JudgeAtWork, tmp_path: Path, qtbot: QtBot, language: str, percent: int
):
    change = judge.stage.program.preferences.change
    change(interface_language=language, text_percent=percent)
    judge.window.resize(1024, 700)
    judge.stage.cards.hold(None)
    file = tmp_path / "all-cards-20261128091500.json"
    file.write_text('[{"object": "card", "name": "Half a c', encoding="utf-8")
    dropped(judge, file)
    loading = judge.stage.program.card_file()
    qtbot.waitUntil(lambda: bool(loading.failure))
    judge.stage.settle(200)
    (bar,) = part(rules_page(judge).widget(), LibraryView).findChildren(CardFileBar)
    (told,) = [
        each
        for each in bar.findChildren(QLabel)
        if each.isVisible() and each.text() == loading.failure
    ]
    assert told.wordWrap()
    assert told.height() >= told.heightForWidth(told.width())
    assert told.visibleRegion().boundingRect() == told.rect()
    assert bar.button.visibleRegion().boundingRect() == bar.button.rect()


@pytest.mark.parametrize(("size", "percent"), [((1024, 700), 160), ((800, 800), 160)])
@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_the_card_files_date_is_read_whole_in_the_library(
    judge: JudgeAtWork, language: str, percent: int, size: tuple[int, int]
):
    judge.stage.program.preferences.change(interface_language=language, text_percent=percent)
    judge.window.resize(*size)
    judge.stage.cards.hold(CardFakes())
    judge.keys("Ctrl+1", "I")
    judge.stage.settle(100)
    (bar,) = part(rules_page(judge).widget(), LibraryView).findChildren(CardFileBar)
    assert "2026" in bar.words.text()
    painted = "".join(each.words for each in painted_words(bar.words))
    assert painted.replace(" ", "") == bar.words.text().replace(" ", "")
    for each in (bar.words, bar.button):
        assert each.visibleRegion().boundingRect() == each.rect()
    assert bar.button.width() >= bar.button.sizeHint().width()


def split_printing(language: str, *halves: tuple[str, str, str]) -> dict[str, object]:
    """A printing of Ember // Rime as Scryfall writes it: names, types and texts as printed."""
    english = (("Ember", "{R}", "Ember deals 2 damage."), ("Rime", "{U}", "Tap target permanent."))
    faces = []
    for (name, cost, text), (own_name, types, words) in zip(english, halves, strict=True):
        own = {"printed_name": own_name, "printed_type_line": types, "printed_text": words}
        faces.append(
            {
                **{"object": "card_face", "name": name, "mana_cost": cost},
                **{"type_line": "Instant", "oracle_text": text},
                **(own if language != "en" else {}),
            }
        )
    return scryfall_card(
        "Ember // Rime",
        lang=language,
        layout="split",
        oracle_id="e1",
        card_faces=faces,
        released_at="2026-02-06",
    )


def test_a_file_of_scryfall_is_read_on_the_page(reader: JudgeAtWork, tmp_path: Path, qtbot: QtBot):
    reader.stage.cards.hold(None)
    english = (("", "", ""), ("", "", ""))
    spanish = (
        ("Brasa", "Instantáneo", "Brasa hace 2 puntos de daño."),
        ("Escarcha", "Instantáneo", "Gira el permanente objetivo."),
    )
    file = written(
        tmp_path / "all-cards-20261120100512.json",
        [split_printing("en", *english), split_printing("es", *spanish)],
    )
    dropped(reader, file)
    loading = reader.stage.program.card_file()
    qtbot.waitUntil(lambda: loading.source is not None or bool(loading.failure))
    assert not loading.failure
    find(reader, "escarcha", qtbot)
    reader.keys("2")
    assert {"Brasa // Escarcha", "Brasa", "Escarcha"} <= {*words_of(cards(reader))}
    rows = [each for each in cards(reader).findChildren(SymbolText) if each.isVisible()]
    assert [each.as_spoken().name for each in rows][:2] == [
        "Brasa hace 2 puntos de daño.",
        "Gira el permanente objetivo.",
    ]


def test_on_the_page_of_cards_the_field_finds_them_before_all_else(with_cards, qtbot):
    judge = with_cards(CardFakes())
    finding = judge.window.command_bar.find
    finding.prepare()
    qtbot.waitUntil(finding.can_answer)
    judge.keys("Ctrl+K").write("damage counters")
    found = part(judge.window, FindList)
    assert found.rows()[0].found.kind is not FindKind.CARD
    judge.keys("Esc", "Ctrl+1", "C", "Ctrl+K").write("damage counters")
    kinds = [row.found.kind for row in found.rows()]
    assert kinds[0] is FindKind.CARD
    assert kinds == sorted(kinds, key=lambda kind: kind is not FindKind.CARD)


@pytest.mark.parametrize(("typed", "at"), [("lightning bolt", 0), ("delver of secrets", -1)])
def test_without_a_card_file_an_unsure_answer_is_told_that_cards_are_missing(
    with_cards, qtbot, typed, at
):
    judge = with_cards(without_card_file())
    finding = judge.window.command_bar.find
    finding.prepare()
    qtbot.waitUntil(finding.can_answer)
    judge.keys("Ctrl+K").write(typed)
    rows = part(judge.window, FindList).rows()
    assert rows[at].title == typed
    assert rows[at].detail.startswith("No card file is loaded: bring Scryfall’s “All Cards”")
    assert [row.can_run for row in rows].count(False) == 1
    judge.keys("Esc", "Ctrl+K").write("time extension")
    assert all(row.can_run for row in part(judge.window, FindList).rows())
    full = finding.answer("give player extra", lambda: 3).rows
    assert [row.can_run for row in full] == [True, True, False]
