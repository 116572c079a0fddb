"""Pairings pasted, looked at and taken, by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QRect, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtWidgets import QFileDialog

from judgekit.domain.setup.events import PairedTable, TournamentCreated
from judgekit.reading.pairings.reader import MOST_BYTES
from judgekit.ui.look import ThemeChoice
from judgekit.ui.tournament.pairings.field import PairingsField
from judgekit.ui.tournament.pairings.pane import PairingsPane
from judgekit.ui.tournament.pairings.round_field import RoundField
from judgekit.ui.tournament.pairings.view import PairingsView
from tests.journeys.mouse import Mouse
from tests.keyboard import press, tab_as_in_the_window, type_text
from tests.seen import button, part, words_of

PASTED = (
    "Round 3\nTable\tPlayer\tOpponent\n"
    "12\tRossi, Anna\tPetrova, Lena\n"
    "13\tГарсия, Хосе\tO'Neil, Kim\n"
    "\tLind, Vera\tBYE\n"
)


class Taken:
    """Every round that was handed over."""

    def __init__(self, pane: PairingsPane) -> None:
        self.rounds: list[int] = []
        self.tables: list[tuple[PairedTable, ...]] = []
        pane.taken.connect(self._keep)

    def _keep(self, number, pairings) -> None:
        self.rounds.append(number)
        self.tables.append(pairings.tables)


@pytest.fixture
def pane(look, qtbot):
    made = PairingsPane(look, {"Forest", "Island"}.__contains__)
    qtbot.addWidget(made)
    made.resize(1184, 688)
    with qtbot.waitExposed(made):
        tab_as_in_the_window(made).show()
    made.setFocus()
    return made


@pytest.fixture
def taken(pane):
    return Taken(pane)


def paste(pane, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    press(pane, "Ctrl+A")
    press(pane, "Ctrl+V")


def preview(pane) -> PairingsView:
    return part(pane, PairingsView)


def field(pane) -> PairingsField:
    return part(pane, PairingsField)


def round_field(pane) -> RoundField:
    return part(pane, RoundField)


def rows(pane) -> list[tuple[str, str]]:
    model = preview(pane).model()
    return [
        (model.index(row, 0).data(), model.index(row, 1).data()) for row in range(model.rowCount())
    ]


def visible_words(pane) -> str:
    return " ".join(words_of(pane))


def drop(pane, path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    field(pane).dropEvent(
        QDropEvent(
            QPointF(9, 9),
            Qt.DropAction.CopyAction,
            data,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
    )


def test_pasted_pairings_are_shown_at_once_and_taken_with_one_key(pane, taken):
    paste(pane, PASTED)
    assert rows(pane) == [
        ("12", "Rossi, Anna  ·  Petrova, Lena"),
        ("13", "Гарсия, Хосе  ·  O'Neil, Kim"),
        ("bye", "Lind, Vera"),
    ]
    press(pane, "Ctrl+Return")
    assert taken.rounds == [3]
    assert taken.tables[0][0] == PairedTable(12, ("Rossi, Anna", "Petrova, Lena"))


def test_by_the_mouse_they_are_pasted_looked_at_and_taken(pane, taken):
    QGuiApplication.clipboard().setText(PASTED)
    Mouse().click(button(pane, "Paste"))
    assert [row[0] for row in rows(pane)] == ["12", "13", "bye"]
    QGuiApplication.clipboard().setText("Round 4\n1\tAnna Lind\tBo Kask")
    Mouse().click(button(pane, "Paste"))
    assert [row[0] for row in rows(pane)] == ["1"]
    Mouse().click(button(pane, "Use these pairings"))
    assert taken.rounds == [4]


def test_with_nothing_copied_it_is_said_what_to_copy(pane):
    QGuiApplication.clipboard().clear()
    Mouse().click(button(pane, "Paste"))
    assert "Nothing to paste: copy the pairings first" in visible_words(pane)


def test_a_file_is_opened_by_the_mouse(pane, tmp_path, monkeypatch):
    file = tmp_path / "pairings.txt"
    file.write_text(PASTED, "utf-8")
    chosen = [str(file), ""]
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: tuple(chosen))
    Mouse().click(button(pane, "Open file…"))
    assert [row[0] for row in rows(pane)] == ["12", "13", "bye"]
    chosen[0] = ""
    Mouse().click(button(pane, "Open file…"))
    assert [row[0] for row in rows(pane)] == ["12", "13", "bye"]


def test_the_keypad_takes_them_too(pane, taken):
    paste(pane, PASTED)
    press(pane, "Ctrl+Enter")
    assert taken.rounds == [3]


def test_an_empty_pane_says_what_works_and_that_nothing_is_needed(pane, taken):
    assert "a table number is enough" in visible_words(pane)
    press(pane, "Ctrl+Return")
    assert taken.rounds == []
    assert button(pane, "Use these pairings").accessibleDescription() == "no pairings yet"


def test_a_line_left_out_is_marked_with_its_number_and_reason_and_can_be_reached(pane, taken):
    paste(pane, PASTED + "13\tMia\tUdo\n")
    view = preview(pane)
    assert rows(pane)[0] == ("line 6", "13 Mia Udo")
    said = view.model().index(0, 1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said == "line 6. 13 Mia Udo. table 13 is already in line 4"
    assert len(field(pane).extraSelections()) == 1
    assert "1 line(s) left out" in visible_words(pane)
    press(pane, "Tab")
    assert view.hasFocus()
    press(pane, "Return")
    assert field(pane).textCursor().blockNumber() == 5
    type_text(field(pane), "14 Мия vs. Udo")
    assert ("14", "Мия  ·  Udo") in rows(pane)
    assert field(pane).extraSelections() == []


def test_pairings_without_a_round_wait_for_it(pane, taken):
    paste(pane, "1\tAnna\tLena\n")
    assert button(pane, "Use these pairings").accessibleDescription() == "enter a round"
    press(pane, "Ctrl+Return")
    assert taken.rounds == []
    press(pane, "Tab")
    press(pane, "Tab")
    type_text(round_field(pane), "4")
    press(pane, "Up")
    press(pane, "Ctrl+Return")
    assert taken.rounds == [5]


def test_a_round_that_was_typed_is_not_changed_by_a_title(pane, taken):
    pane.propose_round(2)
    paste(pane, PASTED)
    assert round_field(pane).text() == "3"
    round_field(pane).setFocus()
    round_field(pane).selectAll()
    type_text(round_field(pane), "7")
    pane.setFocus()
    paste(pane, PASTED)
    press(pane, "Ctrl+Return")
    assert taken.rounds == [7]


def test_missing_numbers_are_said(pane):
    paste(pane, "Anna\tLena\nVera\tIvo\n")
    assert "numbered from 1 in order" in visible_words(pane)


def test_players_more_or_fewer_than_the_event_has_are_said(pane):
    pane.show_details(TournamentCreated("Trial", players=6))
    assert "The event has" not in visible_words(pane)
    paste(pane, PASTED)
    assert "Players named: 5. The event has 6." in visible_words(pane)
    pane.show_details(TournamentCreated("Trial", players=5))
    assert "The event has" not in visible_words(pane)
    pane.show_details(TournamentCreated("Trial", players=None))
    assert "The event has" not in visible_words(pane)


def test_teams_are_counted_as_the_event_counts_them(pane):
    paste(pane, "1\tAnna / Lena\tVera / Ivo\n\tMia / Udo\tBYE\n")
    pane.show_details(TournamentCreated("Trial", players=4, teams=True))
    assert "Teams named: 3. The event has 4." in visible_words(pane)
    pane.show_details(TournamentCreated("Trial", players=3, teams=True))
    assert "The event has" not in visible_words(pane)
    pane.show_details(TournamentCreated("Trial", players=6))
    assert "The event has" not in visible_words(pane)


def test_a_dropped_file_is_read(pane, tmp_path):
    for name, content in (
        ("pairings.csv", b"\xef\xbb\xbf" + PASTED.replace("\n", "\r\n").encode()),
        ("pairings.txt", PASTED.encode("utf-16")),
    ):
        path = tmp_path / name
        path.write_bytes(content)
        pane.clear()
        drop(pane, path)
        assert len(rows(pane)) == 3


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (PASTED.encode("cp1251"), "is not text in UTF-8 or UTF-16"),
        (b"PK\0\1\2", "is not text in UTF-8 or UTF-16"),
        (b"a" * (2 * MOST_BYTES + 1), "is too large"),
        (None, "can't be read"),
    ],
)
def test_a_file_that_can_not_be_used_is_one_sentence(pane, tmp_path, content, sentence):
    paste(pane, PASTED)
    path = tmp_path / "round.xlsx"
    if content is not None:
        path.write_bytes(content)
    drop(pane, path)
    assert f"The file round.xlsx {sentence}" in visible_words(pane)
    assert len(rows(pane)) == 3
    paste(pane, PASTED)
    assert sentence not in visible_words(pane)


def test_far_too_much_is_refused_and_what_stood_there_stays(pane):
    paste(pane, PASTED)
    paste(pane, "x" * (MOST_BYTES + 1))
    assert "Take only the pairings of a round" in visible_words(pane)
    assert len(rows(pane)) == 3


def test_a_long_text_is_read_once_typing_pauses_or_it_is_taken(pane, taken, qtbot):
    text = "Round 2\n" + "".join(f"{n}\tAnna {n}\tLena {n}\n" for n in range(1, 1501))
    paste(pane, text)
    qtbot.waitUntil(lambda: len(rows(pane)) == 1500)
    press(pane, "Ctrl+End")
    type_text(field(pane), "2000 Mia vs. Udo")
    press(pane, "Ctrl+Return")
    assert len(taken.tables[0]) == 1501


def test_the_preview_stands_beside_the_field_and_below_it_where_it_is_narrow(pane):
    def places() -> tuple[QRect, QRect]:
        pane.layout().activate()
        shown = (field(pane), preview(pane))
        return tuple(QRect(each.mapTo(pane, QPoint(0, 0)), each.size()) for each in shown)

    typed, found = places()
    assert typed.right() < found.left()
    pane.resize(928, 588)
    typed, found = places()
    assert typed.bottom() < found.top()


@pytest.mark.parametrize("theme", [ThemeChoice.DARK, ThemeChoice.HIGH_CONTRAST])
def test_every_theme_and_size_of_text_is_painted(pane, look, theme):
    paste(pane, PASTED + "13\tMia\tUdo\nx\n")
    look.dress(theme, 160)
    assert preview(pane).rowHeight(0) == look.theme.measure("row-two-lines")
    assert preview(pane).rowHeight(3) == look.theme.measure("row-report")
    assert not pane.grab().isNull()


def test_every_control_has_a_name(pane):
    named = (field(pane), round_field(pane), preview(pane), button(pane, "Use these pairings"))
    assert all(widget.accessibleName() for widget in named)


def test_a_decklist_is_told_from_pairings_and_stays_where_it_was_pasted(pane, taken):
    paste(pane, "4 Forest\n4 Island")
    assert "This is a decklist, not pairings. Paste it under Deck checks." in words_of(pane)
    press(pane, "Ctrl+Return")
    assert taken.rounds == []
    assert pane.text() == "4 Forest\n4 Island"
