"""A list pasted, mended and kept by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

from judgekit.domain.cards.card_match import CardSource
from judgekit.domain.decklists.decklist import CardCount, total
from judgekit.domain.formats.format_rules import DeckFormat
from judgekit.domain.players.commands import SamePlayer
from judgekit.domain.setup.commands import ChangeTournament, CreateTournament, TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.domain.shared.history import Undo
from judgekit.ui.deck_checks.lists.rows import DOUBTFUL, ListRowKind
from judgekit.ui.look import ThemeChoice
from judgekit.views.deck_checks.lists_reading import Asked
from tests.seen import button
from tests.ui.deck_checks.lists.lists_fakes import FewCards, few_sources, judge_at, shown_words

CARD_FILE = CardSource("scryfall", "2026-11-14", 31_000, 90_000, ("en",), ("modern",))
LEGAL_LIST = "4 Lightning Bolt\n4 Opt\n52 Mountain\n\nSideboard\n4 Brainstorm\n"


@pytest.fixture
def asked_rules():
    return []


@pytest.fixture
def judge(with_services, bridge, qtbot, asked_rules):
    bridge.create(CreateTournament(name="Spring Open", format="modern", rel="competitive"))
    tables = (PairedTable(1, ("Rossi, Anna", "Petrova, Lena")),)
    bridge.submit(TakePairings(1, tables, ()))
    cards = FewCards(CARD_FILE)
    dependencies = with_services(decks=lambda: few_sources(cards), ask=asked_rules.append)
    return judge_at(dependencies, cards, qtbot)


def test_a_list_is_pasted_and_kept_without_the_mouse(judge):
    judge.write_list("anna rossi", LEGAL_LIST)
    editor = judge.view.editor
    assert (editor.player.text(), editor.counts.text()) == ("Rossi, Anna", "60 + 4")
    assert "Legal" in judge.words(ListRowKind.NOTE)

    judge.press("Ctrl+Return")
    kept = judge.kept["Rossi, Anna"]
    assert (total(kept.decklist.main), kept.decklist.sideboard) == (
        60,
        (CardCount(4, "Brainstorm"),),
    )
    assert judge.table() == [("Rossi, Anna", "60 + 4", "Legal")]


def test_what_was_copied_becomes_a_new_list(judge):
    QGuiApplication.clipboard().setText(LEGAL_LIST)
    judge.press("Ctrl+V")
    assert judge.view.editor.isVisible()
    assert judge.view.editor.counts.text() == "60 + 4"


def test_a_line_that_is_not_understood_is_mended_at_once(judge):
    judge.write_list("Petrova, Lena", LEGAL_LIST.replace("4 Opt", "?? Opt"))
    assert judge.view.editor.counts.text() == "56 + 4"
    judge.to_preview()
    judge.row_of("?? Opt")
    assert judge.view.editor.preview.row().beside == "line 2"

    judge.press("Return")
    assert judge.view.editor.field.textCursor().selectedText() == "?? Opt"
    judge.type("4 Opt")
    judge.wait()
    assert judge.view.editor.counts.text() == "60 + 4"
    assert not judge.rows(ListRowKind.REMARK)


def test_a_line_that_is_left_out_is_kept_in_mind(judge):
    judge.write_list("Petrova, Lena", LEGAL_LIST + "?? Opt\n")
    assert "1" in judge.view.editor.keep_note.text()
    judge.press("Ctrl+Return")
    assert "not read" in judge.table()[0][2]

    judge.press("Return")
    judge.to_preview()
    judge.row_of("?? Opt")
    judge.press("1", "Ctrl+Return")
    assert judge.table() == [("Petrova, Lena", "60 + 4", "Legal")]


def test_a_doubtful_name_is_asked_and_a_digit_answers(judge):
    judge.write_list("Petrova, Lena", "4 Skul (M19) 12\n4x skul\n56 Mountain")
    judge.to_preview()
    judge.row_of("Which card is")
    assert judge.view.editor.preview.row().candidates == ("Skullcrack", "Sculler")
    assert judge.words(ListRowKind.NEAR) == ["1 Skullcrack", "2 Sculler"]

    judge.press("1")
    assert judge.words(ListRowKind.CARD) == ["Skullcrack", "Mountain"]
    assert "Skul " not in judge.view.editor.field.toPlainText()
    assert "8 Skullcrack, at most 4" in judge.words(ListRowKind.FINDING)
    judge.view.editor.field.setFocus()
    judge.press("Ctrl+Z")
    assert "skul" in judge.view.editor.field.toPlainText()


def test_names_that_nobody_knows_and_those_in_another_language(judge):
    judge.write_list("Petrova, Lena", "4 Blitzschlag\n4 Brainstrom\n4 Zzyzx\n48 Mountain")
    named = {row.words: row.beside for row in judge.rows(ListRowKind.CARD)}
    assert named["Blitzschlag"] == "Lightning Bolt"
    notes = {row.words: row.note for row in judge.rows() if row.note}
    assert notes["Brainstrom"] == "taken for Brainstorm"
    assert notes["Zzyzx"] == "no such card is known"
    assert "1 card(s) to verify" in judge.words()


def test_without_a_card_file_unknown_names_are_only_unverified(judge):
    judge.cards.loaded = None
    judge.write_list("Petrova, Lena", "4 Zzyzx\n56 Mountain")
    assert not judge.rows(ListRowKind.CARD_ASKED)
    assert "Zzyzx" not in judge.words()[:3]
    judge.to_preview()
    judge.row_of("1 card(s) to verify")
    judge.press("Return")
    at = judge.words().index("1 card(s) to verify")
    assert judge.words()[at + 1] == "Zzyzx"


def test_many_of_a_name_in_other_letters_are_to_be_looked_at_and_not_illegal(judge):
    judge.write_list("Petrova, Lena", "9 Зизикс\n51 Mountain")
    (row,) = judge.rows(ListRowKind.FINDING)
    assert (row.words, row.sign) == ("9 Зизикс, at most 4", DOUBTFUL)


def test_a_finding_leads_to_its_rule(judge, asked_rules):
    judge.write_list("Petrova, Lena", "4 Lurrus\n56 Mountain")
    judge.to_preview()
    judge.row_of("Banned: 4 Lurrus")
    judge.press("Return")
    assert asked_rules == ["mtr 6.4"]


def test_a_card_leads_to_its_line(judge):
    judge.write_list("Petrova, Lena", "56 Mountain\n4   Lightning  Bolt")
    judge.to_preview()
    judge.row_of("Lightning Bolt")
    judge.press("Return")
    assert judge.view.editor.field.textCursor().blockNumber() == 1


def test_a_name_that_is_nearly_a_players_is_asked(judge):
    judge.write_list("Ana Rossi", LEGAL_LIST)
    assert "not among" in judge.view.editor.head.note.text()
    judge.to_preview()
    judge.row_of("Which player")
    judge.press("1")
    assert judge.view.editor.player.text() == "Rossi, Anna"
    assert not judge.rows(ListRowKind.PLAYER_ASKED)


def test_a_list_that_says_whose_it_is_fills_in_the_player(judge):
    judge.press("Ctrl+N")
    judge.view.editor.field.setFocus()
    judge.paste("// PLAYER: Lena PETROVA\n" + LEGAL_LIST)
    assert judge.view.editor.player.text() == "Petrova, Lena"


@pytest.mark.parametrize(
    ("player", "text", "reason"),
    [("", LEGAL_LIST, "enter a player"), ("Rossi, Anna", "\n\n", "no cards yet")],
)
def test_what_lacks_something_is_not_kept_and_says_why(judge, player, text, reason):
    judge.write_list(player, text)
    judge.view.editor.field.setFocus()
    judge.press("Ctrl+Return")
    assert not judge.kept
    assert judge.view.editor.keep.accessibleDescription() == reason


def test_keeping_at_once_waits_until_the_text_was_read(judge):
    judge.write_list("Rossi, Anna", LEGAL_LIST)
    judge.view.editor.field.setFocus()
    judge.view.editor.field.appendPlainText("4 Skullcrack")
    judge.press("Ctrl+Return")
    assert total(judge.kept["Rossi, Anna"].decklist.sideboard) == 8


def test_a_kept_list_is_changed_in_its_place(judge):
    judge.write_list("Rossi, Anna", LEGAL_LIST)
    judge.press("Ctrl+Return", "Return")
    assert "Replace list" in judge.view.editor.keep.text()
    judge.paste(LEGAL_LIST.replace("4 Opt", "4 Lurrus"))
    judge.press("Ctrl+Return")
    assert judge.table() == [("Rossi, Anna", "60 + 4", "Banned: 4 Lurrus")]


def test_a_list_is_removed_and_comes_back(judge, bridge):
    judge.write_list("Rossi, Anna", LEGAL_LIST)
    judge.press("Ctrl+Return", "Delete")
    assert not judge.kept
    bridge.submit(Undo())
    judge.view.refresh()
    judge.wait()
    assert judge.table() == [("Rossi, Anna", "60 + 4", "Legal")]


def test_another_format_is_asked(judge):
    judge.write_list("Rossi, Anna", "39 Mountain\n1 Lurrus")
    assert "40 cards, at least 60" in judge.words(ListRowKind.FINDING)
    judge.view.format.choose(Asked(DeckFormat.LIMITED))
    judge.wait()
    assert judge.words(ListRowKind.FINDING) == ["A list alone can't be checked against this rule"]
    judge.view.format.choose(Asked(DeckFormat.COMMANDER))
    judge.wait()
    assert not judge.rows(ListRowKind.FINDING)
    assert judge.words(ListRowKind.CARD) == ["Mountain", "Lurrus"]


def test_what_is_written_stays_when_the_judge_looks_elsewhere(judge):
    judge.write_list("Rossi, Anna", LEGAL_LIST)
    judge.press("Escape")
    assert judge.view.overview.isVisible()
    judge.press("Ctrl+N")
    assert judge.view.editor.field.toPlainText() == LEGAL_LIST
    judge.press("Ctrl+Return", "Ctrl+N")
    assert not judge.view.editor.field.toPlainText()


def test_a_file_is_opened_and_dropped(judge, tmp_path):
    path = tmp_path / "Petrova_Lena.dek"
    path.write_text(
        '<?xml version="1.0"?><Deck><Cards CatID="1" Quantity="60" Sideboard="false" '
        'Name="Mountain"/></Deck>'
    )
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    action, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    judge.view.overview.dropEvent(QDropEvent(QPointF(9, 9), action, data, button, none))
    judge.wait()
    assert judge.view.editor.field.toPlainText().splitlines() == ["Deck", "60 Mountain"]
    assert judge.view.editor.player.text() == "Petrova, Lena"
    judge.press("Ctrl+Return")
    assert judge.kept["Petrova, Lena"].source == "Petrova_Lena.dek"


def test_letters_that_were_guessed_are_told(judge, tmp_path):
    path = tmp_path / "list.txt"
    path.write_bytes("4 Lim-Dûl's Vault\n56 Mountain".encode("latin-1"))
    judge.view.open_path(path)
    judge.wait()
    assert "Lim-Dûl" in judge.view.editor.field.toPlainText()
    assert any("guessing" in row.note for row in judge.rows())


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"PK\x03\x04" + b"\0" * 90, "a file of another kind"),
        (b"<deck><a></deck>", "damaged"),
        (b"<!DOCTYPE a [<!ENTITY b 'c'>]><Deck>&b;</Deck>", "could do harm"),
        (b"\n\n", "no card in it"),
        (b"4 Opt\n" * 100_000, "larger than a decklist"),
    ],
)
def test_a_bad_file_gets_one_sentence(judge, tmp_path, content, said):
    path = tmp_path / "bad.dek"
    path.write_bytes(content)
    judge.view.open_path(path)
    judge.wait()
    sentence = judge.view.editor.refusal.text()
    assert said in sentence
    assert "bad.dek" in sentence


def test_a_file_that_is_gone_gets_one_sentence(judge, tmp_path):
    judge.view.open_path(tmp_path / "gone.txt")
    judge.wait()
    assert "gone.txt can't be read" in judge.view.editor.refusal.text()


def test_everything_that_takes_the_keyboard_has_a_name(judge):
    judge.write_list("Rossi, Anna", LEGAL_LIST)
    for widget in judge.view.findChildren(QWidget):
        if isinstance(widget, QAbstractButton | QLineEdit) or widget.focusPolicy() in (
            Qt.FocusPolicy.StrongFocus,
            Qt.FocusPolicy.TabFocus,
        ):
            assert widget.accessibleName() or widget.objectName().startswith("qt_"), widget


def test_it_fits_into_the_smallest_window_in_large_letters(judge, look):
    judge.write_list("Rossi, Anna", LEGAL_LIST.replace("4 Opt", "?? Opt"))
    look.dress(ThemeChoice.DARK, 140)
    QApplication.processEvents()
    assert judge.view.width() == 928
    assert judge.view.editor.field.width() > 200
    opener = button(judge.view.editor, "Open a file")
    assert judge.view.editor.player.geometry().right() < opener.x()
    assert judge.view.editor.preview.height() > 100


def test_another_tournament_has_other_lists(judge, bridge):
    judge.write_list("Rossi, Anna", LEGAL_LIST)
    judge.press("Ctrl+Return", "Ctrl+N")
    judge.paste("4 Opt")
    bridge.create(CreateTournament(name="Other", format="limited"))
    judge.view.refresh()
    judge.wait()
    assert judge.table() == []
    assert not judge.view.editor.field.toPlainText()
    assert "No lists yet" in shown_words(judge.view.overview)


def test_a_file_that_bears_another_name_is_asked_about(judge, tmp_path):
    judge.press("Ctrl+N")
    judge.type("rossi anna")
    judge.press("Return")
    path = tmp_path / "Petrova Lena.txt"
    path.write_text(LEGAL_LIST)
    judge.view.editing.reader.open(path)
    judge.wait()
    judge.press("Ctrl+Return")
    assert not judge.kept
    judge.to_preview()
    judge.row_of("Which player")
    assert judge.view.editor.preview.row().note == "1 Petrova, Lena   2 Rossi, Anna"
    judge.press("2", "Ctrl+Return")
    assert list(judge.kept) == ["Rossi, Anna"]


def test_a_list_that_is_renamed_moves_and_says_so(judge):
    judge.write_list("Rossi, Anna", LEGAL_LIST)
    judge.press("Ctrl+Return", "Return")
    judge.view.editor.player.setFocus()
    judge.press("Ctrl+A")
    judge.type("petrova lena")
    judge.press("Return")
    assert judge.view.editor.keep_note.text() == "moved here from Rossi, Anna"
    judge.press("Ctrl+Return")
    assert set(judge.kept) == {"Petrova, Lena"}


def test_a_new_players_list_is_kept_only_once_that_was_said(judge):
    judge.write_list("Somebody Else", LEGAL_LIST)
    judge.press("Ctrl+Return")
    assert not judge.kept
    assert (
        "choose the player, or answer that they are new"
        in judge.view.editor.keep.accessibleDescription()
    )
    judge.to_preview()
    judge.row_of("Which player")
    judge.press("1")
    assert not judge.rows(ListRowKind.PLAYER_ASKED)
    judge.press("Ctrl+Return")
    assert set(judge.kept) == {"Somebody Else"}


def test_what_stands_in_the_field_can_be_had_back_after_a_file(judge, tmp_path):
    judge.write_list("Rossi, Anna", "4 Opt")
    path = tmp_path / "list.txt"
    path.write_text(LEGAL_LIST)
    judge.view.open_path(path)
    judge.wait()
    assert judge.view.editor.counts.text() == "60 + 4"
    judge.view.editor.field.setFocus()
    judge.press("Ctrl+Z")
    assert judge.view.editor.field.toPlainText() == "4 Opt"


def test_the_lists_of_a_team_are_held_beside_each_other(judge, bridge):
    assert judge.view.editor.teammates.isHidden()
    bridge.submit(ChangeTournament(name="Spring Open", format="modern", teams=True))
    judge.write_list("Rossi, Anna", LEGAL_LIST)
    judge.press("Ctrl+Return")
    judge.write_list("Petrova, Lena", "4 Skullcrack\n4 Opt\n52 Mountain")
    assert not judge.rows(ListRowKind.FINDING)[:-1]  # it is said that the rule was not looked at

    judge.view.editor.teammates.field.setFocus()
    judge.type("anna; weber")
    judge.wait()
    assert judge.view.editor.teammates.note.text() == "no list of weber"
    found = {row.words: row.note for row in judge.rows(ListRowKind.FINDING)}
    assert found["Opt in 2 decks of the team"] == "Petrova, Lena; Rossi, Anna"


def test_a_list_is_begun_for_a_player_who_has_none(judge):
    judge.view.begin_for("Petrova, Lena")
    judge.paste(LEGAL_LIST)
    judge.press("Ctrl+Return")
    assert list(judge.kept) == ["Petrova, Lena"]


def test_a_list_typed_under_another_name_of_a_player_is_that_players(judge, bridge):
    bridge.submit(SamePlayer("The tall one", "Petrova, Lena"))
    judge.write_list("the tall one", "60 Mountain")
    judge.press("Ctrl+Return")
    assert tuple(judge.kept) == ("Petrova, Lena",)
