"""The lists of all players read at once, given to players, checked in one go; card files."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent

from judgekit.domain.deck_checks.commands import TakeDecklists
from judgekit.domain.decklists.decklist import CardCount, Decklist
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.formats.format_rules import DeckFormat
from judgekit.domain.players.commands import SamePlayer
from judgekit.domain.setup.commands import CreateTournament, TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.engine.failures import FailureReason
from judgekit.views.deck_checks.lists_reading import Asked
from tests.seen import words_of
from tests.ui.deck_checks.lists.lists_fakes import FewCards, few_sources, judge_at, shown_words

LEGAL_LIST = "4 Lightning Bolt\n4 Opt\n52 Mountain\n"
ILLEGAL_LIST = LEGAL_LIST.replace("4 Opt", "4 Lurrus")


@pytest.fixture
def judge(with_services, bridge, qtbot):
    bridge.create(CreateTournament(name="Spring Open", format="modern", rel="competitive"))
    tables = (
        PairedTable(1, ("Rossi, Anna", "Petrova, Lena")),
        PairedTable(2, ("Weber, Tom", "Webel, Tom")),
    )
    bridge.submit(TakePairings(1, tables, ()))
    cards = FewCards()
    dependencies = with_services(decks=lambda: few_sources(cards))
    return judge_at(dependencies, cards, qtbot)


@pytest.fixture
def folder(tmp_path):
    made = tmp_path / "Lists of Friday"
    made.mkdir()
    lists = {
        "Anna_Rossi.txt": LEGAL_LIST,
        "Lena Petrova.txt": ILLEGAL_LIST,
        "Webe Tom.txt": LEGAL_LIST,
        "Brand, Udo.txt": LEGAL_LIST + "?? Opt\n",
        "photo.txt": "\n",
    }
    for name, text in lists.items():
        (made / name).write_text(text)
    return made


def registered(player: str, *cards: tuple[int, str]) -> RegisteredList:
    return RegisteredList(player, Decklist(tuple(CardCount(*card) for card in cards)))


def take(bridge, *lists: RegisteredList) -> None:
    bridge.submit(TakeDecklists(lists))


def test_a_folder_is_read_settled_and_taken(judge, folder):
    judge.view.open_path(folder)
    judge.wait()
    assert judge.view.many.isVisible()
    assert judge.many() == [
        ("Brand, Udo", "Who is it?   1 new player"),
        ("Webe Tom", "Who is it?   1 Webel, Tom   2 Weber, Tom   3 as it is written"),
        (
            "photo.txt",
            "“photo.txt” has no card in it; write a line for each, such as “4 Brainstorm”.",
        ),
        ("Anna Rossi", "given to Rossi, Anna"),
        ("Lena Petrova", "given to Petrova, Lena"),
    ]

    judge.press("1", "2", "Ctrl+Return")
    assert set(judge.kept) == {"Rossi, Anna", "Petrova, Lena", "Weber, Tom", "Brand, Udo"}
    assert judge.kept["Weber, Tom"].source == "Lists of Friday"
    assert judge.many() == [
        (
            "photo.txt",
            "“photo.txt” has no card in it; write a line for each, such as “4 Brainstorm”.",
        )
    ]

    judge.press("Escape")
    assert judge.table() == [
        ("Brand, Udo", "60 + 0", "1 line(s) not read"),
        ("Petrova, Lena", "60 + 0", "Banned: 4 Lurrus"),
        ("Rossi, Anna", "60 + 0", "Legal"),
        ("Weber, Tom", "60 + 0", "Legal"),
    ]


def test_what_is_not_settled_stays(judge, folder):
    judge.view.open_path(folder)
    judge.wait()
    judge.press("Ctrl+Return")
    assert not {"Webe Tom", "Brand, Udo"} & set(judge.kept)
    assert [player for player, _ in judge.many()] == ["Brand, Udo", "Webe Tom", "photo.txt"]
    judge.view.many.table.setFocus()
    judge.press("1", "3", "Ctrl+Return")
    assert {"Webe Tom", "Brand, Udo"} <= set(judge.kept)


def test_a_list_under_an_unknown_name_is_given_to_a_player_of_the_event(judge, folder):
    judge.view.open_path(folder)
    judge.wait()
    many = judge.view.many
    many.table.choose("Brand, Udo")
    judge.press("Return")
    assert many.owner.hasFocus()
    assert many.owner.accessibleName() == "Player of Brand, Udo"
    many.owner.setText("Nobody Known")
    judge.press("Return")
    assert "Nobody Known is not among the event's players" in many.refusal.text()
    many.owner.setText("Tom Weber")
    judge.press("Return", "Ctrl+Return")
    assert "Brand, Udo" not in judge.kept
    assert "Weber, Tom" in judge.kept


def test_without_pairings_no_name_is_asked_about(with_services, bridge, folder, qtbot):
    bridge.create(CreateTournament(name="Autumn Open", format="modern"))
    cards = FewCards()
    judge = judge_at(with_services(decks=lambda: few_sources(cards)), cards, qtbot)
    judge.view.open_path(folder)
    judge.wait()
    assert not any("new player" in words for _, words in judge.many())


def test_lists_that_were_not_taken_can_be_come_back_to(judge, folder):
    judge.view.open_path(folder)
    judge.wait()
    judge.press("Ctrl+Return", "Escape")
    waiting = judge.view.overview.waiting
    assert waiting.text() == "2 list(s) from Lists of Friday not imported yet"
    waiting.click()
    assert [player for player, _ in judge.many()] == ["Brand, Udo", "Webe Tom", "photo.txt"]
    judge.view.many.table.setFocus()
    judge.press("1", "1", "Ctrl+Return", "Escape")
    assert {"Webel, Tom", "Brand, Udo"} <= set(judge.kept)
    assert not waiting.isVisible()


def test_a_file_of_which_nothing_was_read_is_opened(judge, folder):
    (folder / "photo.txt").write_bytes(b"PK\3\4" + 99 * b"\0")
    judge.view.open_path(folder)
    judge.wait()
    judge.view.many.table.choose("photo.txt")
    judge.press("Return")
    assert judge.view.editor.isVisible()
    assert "“photo.txt” is not a decklist" in judge.view.editor.refusal.text()
    judge.press("Escape")
    assert judge.view.overview.waiting.isVisible()


def test_several_files_are_dropped(judge, folder):
    data = QMimeData()
    names = ("Anna_Rossi.txt", "Webe Tom.txt", "photo.txt")
    data.setUrls([QUrl.fromLocalFile(str(folder / name)) for name in names])
    action, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    judge.view.overview.dropEvent(QDropEvent(QPointF(9, 9), action, data, button, none))
    judge.wait()
    assert [player for player, _ in judge.many()] == ["Webe Tom", "photo.txt", "Anna Rossi"]
    assert judge.view.many.title.text() == "Lists of Friday"


def test_nobody_gets_two_lists(judge, tmp_path):
    table = tmp_path / "all.csv"
    table.write_text(
        "Player,Count,Card\nRossi Anna,60,Mountain\nAnna Rossi,59,Mountain\nRosi Anna,58,Mountain\n"
    )
    judge.view.open_path(table)
    judge.wait()
    assert [player for player, _ in judge.many()] == ["Anna Rossi", "Rosi Anna", "Rossi Anna"]
    judge.press("1")
    assert "Rossi, Anna already has the list of Rossi Anna" in judge.view.many.refusal.text()

    judge.view.many.table.choose("Rossi Anna")
    judge.press("Return")
    judge.view.many.table.choose("Anna Rossi")
    judge.press("1", "Ctrl+Return")
    assert judge.kept["Rossi, Anna"].decklist.main == (CardCount(59, "Mountain"),)


def test_lists_that_are_kept_are_replaced_and_that_is_said(judge, bridge, folder):
    take(bridge, registered("Rossi, Anna", (60, "Mountain")))
    judge.view.open_path(folder)
    judge.wait()
    assert ("Anna Rossi", "given to Rossi, Anna; replaces the saved list") in judge.many()


def test_reading_can_be_left(judge, folder):
    judge.view.open_path(folder)
    judge.view.many.left.emit()
    judge.wait()
    assert judge.view.overview.isVisible()
    assert not judge.kept


@pytest.mark.parametrize(
    ("content", "said"),
    [(b"\0\1\2" * 99, "another kind"), (b'Player,Count,Card\nA,"4,Opt', "quotation marks")],
)
def test_a_bad_table_gets_one_sentence(judge, tmp_path, content, said):
    table = tmp_path / "all.csv"
    table.write_bytes(content)
    judge.view.taking.read(table)
    judge.wait()
    assert said in judge.view.many.refusal.text()
    assert judge.view.many.take.accessibleDescription() == "nothing to import"


def test_two_thousand_lists_are_looked_at_in_one_go_and_narrowed_down(judge, bridge):
    second = {7: "Lurrus", 1_234: "Lurrus"}
    take(
        bridge,
        *(
            registered(f"Player {at:04}", (4, second.get(at, "Opt")), (56, "Mountain"))
            for at in range(2_000)
        ),
    )
    judge.wait()
    assert len(judge.table()) == 2_000
    assert "2 with findings" in shown_words(judge.view.overview)

    judge.press("F5")
    assert [player for player, _, _ in judge.table()] == ["Player 0007", "Player 1234"]
    judge.press("F5", "Ctrl+F")
    judge.type("1999")
    assert [player for player, _, _ in judge.table()] == ["Player 1999"]
    judge.press("Escape", "Escape")
    assert len(judge.table()) == 2_000


def test_looking_can_be_stopped_and_gone_on_with(judge, bridge):
    judge.view.overview.stop_wanted.emit()
    take(bridge, *(registered(f"Player {at}", (60, "Mountain")) for at in range(60)))
    judge.wait()
    assert "0 of 60 read" in shown_words(judge.view.overview)
    judge.view.overview.stop.click()
    judge.wait()
    assert {findings for _, _, findings in judge.table()} == {"Legal"}
    assert "looked at" not in shown_words(judge.view.overview)


def test_what_was_looked_at_is_not_looked_at_again(judge, bridge):
    take(bridge, *(registered(f"Player {at}", (60, "Mountain")) for at in range(50)))
    judge.wait()
    before = judge.cards.asked
    take(bridge, registered("One more", (60, "Mountain")))
    judge.wait()
    assert judge.cards.asked == before + 1


def test_without_a_format_nothing_is_said_of_legality(judge, bridge):
    take(bridge, registered("Rossi, Anna", (4, "Lurrus")))
    judge.view.format.choose(Asked(DeckFormat.COMMANDER))
    judge.wait()
    assert judge.table() == [("Rossi, Anna", "4 + 0", "no format set")]


def test_a_card_file_is_loaded_and_says_of_which_day(judge, bridge, tmp_path):
    take(bridge, registered("Rossi, Anna", (4, "Zzyzx"), (56, "Mountain")))
    judge.wait()
    assert "No card file" in shown_words(judge.view)
    asked = judge.cards.asked
    judge.view.card_file.file.load(tmp_path / "cards.json")
    assert judge.view.card_file.file.is_loading
    judge.wait()
    assert "14 November 2026 (Scryfall)" in judge.view.card_file.words.text()
    assert judge.cards.asked > asked  # all lists are looked at once more


def test_loading_can_be_stopped(judge, tmp_path):
    judge.cards.is_endless = True
    judge.view.card_file.file.load(tmp_path / "cards.json")
    judge.view.card_file.file.stop()
    judge.wait()
    assert not judge.view.card_file.file.is_loading
    assert "No card file" in judge.view.card_file.words.text()


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (FailureReason.NO_CARD_FILE, "cards.json is not a card file"),
        (FailureReason.PROGRAM_FAULT, "because of a fault in the program"),
    ],
)
def test_a_bad_card_file_gets_one_sentence(judge, tmp_path, reason, words):
    judge.cards.fails = reason
    judge.view.card_file.file.load(tmp_path / "cards.json")
    judge.wait()
    assert any(words in said for said in words_of(judge.view.card_file))
    assert not judge.view.card_file.file.is_loading


def test_a_list_under_another_name_of_a_player_is_that_players(judge, bridge, tmp_path):
    bridge.submit(SamePlayer("The tall one", "Rossi, Anna"))
    table = tmp_path / "all.csv"
    table.write_text("Player,Count,Card\nthe TALL one,60,Mountain\nUdo Brand,60,Mountain\n")
    judge.view.open_path(table)
    judge.wait()
    assert ("the TALL one", "given to Rossi, Anna") in judge.many()
