"""A card file is loaded in the library: what is said while and after it is, and what stays."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from judgekit.app import known_cards
from judgekit.domain.cards.card_match import CardSource
from judgekit.engine.ports.cards import CardProvider, LoadProgress
from judgekit.system.resources import resources_folder
from judgekit.ui.shell.parts.cards.card_file_bar import CardFileBar
from tests.journeys.judge_at_work import JudgeAtWork
from tests.journeys.stage import PATIENCE, rest
from tests.journeys.test_lists_journey import rested
from tests.seen import words_of
from tests.storage.cards.card_files import on_the_day, scryfall_card, written
from tests.storage.record.faulty_disk import Fault, FaultyDisk

OPT = [scryfall_card("Opt")]
MANY = [scryfall_card(f"Card {number}", x="x" * 900) for number in range(900)]
OF_OPT = "Card file of 1 November 2026 (Scryfall), 1 card"


class HalfWay:
    """A catalogue that waits in the middle of a file until it may go on."""

    def __init__(self, cards: CardProvider) -> None:
        self._cards = cards
        self.is_there, self.may_go_on = Event(), Event()

    def load(self, file: Path, progress: LoadProgress) -> CardSource | None:
        def watched(read: int, size: int) -> bool:
            if read > size / 2 and not self.is_there.is_set():
                progress(read, size)
                self.is_there.set()
                assert self.may_go_on.wait(PATIENCE)
            return progress(read, size)

        return self._cards.load(file, watched)

    def __getattr__(self, name: str):
        return getattr(self._cards, name)


def told(bar: CardFileBar) -> list[str]:
    """What the bar says, from above."""
    labels = [each for each in bar.findChildren(QLabel) if each.isVisible() and each.text()]
    return [each.text() for each in sorted(labels, key=lambda label: label.y())]


def in_the_folder(judge: JudgeAtWork) -> list[str]:
    """The files of the catalogue."""
    return sorted(each.name for each in judge.stage.folders.data.glob("cards.*"))


def at_the_library(judge: JudgeAtWork) -> CardFileBar:
    judge.keys("Ctrl+1", "I")
    rested(judge)
    (bar,) = [each for each in judge.window.findChildren(CardFileBar) if each.isVisible()]
    return bar


def with_opt(judge: JudgeAtWork, folder: Path) -> CardFileBar:
    """In the library, with a card file of one card."""
    bar = at_the_library(judge)
    bar.file.load(written(folder / "cards-20261101.json", OPT))
    rested(judge)
    assert told(bar) == [OF_OPT]
    return bar


def by_key(judge: JudgeAtWork, bar: CardFileBar) -> None:
    judge.keys("Ctrl+Shift+L")


def by_the_button(judge: JudgeAtWork, bar: CardFileBar) -> None:
    bar.button.setFocus()
    judge.keys("Space")


def by_mouse(judge: JudgeAtWork, bar: CardFileBar) -> None:
    QTest.mouseClick(bar.button, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("stop", [by_key, by_the_button, by_mouse])
def test_it_is_stopped_half_way_and_the_cards_of_before_are_still_found(
    judge: JudgeAtWork,
    tmp_path: Path,
    qtbot: QtBot,
    stop: Callable[[JudgeAtWork, CardFileBar], None],
):
    bar = with_opt(judge, tmp_path)
    halfway = HalfWay(known_cards(resources_folder(), judge.stage.folders.data, on_the_day))
    judge.stage.cards.hold(halfway)
    bar.file.load(written(tmp_path / "cards-20261120.json", MANY))
    assert halfway.is_there.wait(PATIENCE)
    qtbot.waitUntil(lambda: (bar.file.part or 0) > 0.5)
    (loading,) = told(bar)
    assert loading.startswith("Loading the card file: ")
    assert bar.button.text() == "Stop"
    assert len(in_the_folder(judge)) > 1

    stop(judge, bar)
    rest(5)
    assert told(bar) == [OF_OPT]
    assert "Loading was stopped; the cards known before are still there." in judge.just_now()
    assert bar.button.text() == "Load a card file"
    halfway.may_go_on.set()
    rested(judge)
    assert told(bar) == [OF_OPT]
    assert in_the_folder(judge) == ["cards.sqlite"]
    assert judge.stage.cards.match("opt").sure
    assert judge.stage.cards.match("Card 1").unknown


def test_a_full_disk_is_told_beside_the_cards_of_before(
    disk: FaultyDisk, judge: JudgeAtWork, tmp_path: Path
):
    bar = with_opt(judge, tmp_path)
    more = written(tmp_path / "cards-20261120.json", MANY)
    disk.arm(Fault.FULL, 3, for_good=True)
    bar.file.load(more)
    rested(judge)
    path = judge.stage.folders.data / "cards.sqlite"
    assert told(bar) == [
        OF_OPT,
        f"The disk is full: {path} can't be written. Free some space and try again; nothing is "
        "lost.",
    ]
    assert in_the_folder(judge) == ["cards.sqlite"]
    assert judge.stage.cards.match("opt").sure

    disk.is_well = True
    bar.file.load(more)
    rested(judge)
    assert told(bar) == ["Card file of 20 November 2026 (Scryfall), 1 card older, 901 cards in all"]


def test_a_file_that_is_none_is_told_beside_the_cards_of_before(judge: JudgeAtWork, tmp_path: Path):
    bar = with_opt(judge, tmp_path)
    bar.file.load(written(tmp_path / "bulk-data.json", b"<!doctype html><html></html>"))
    rested(judge)
    assert told(bar) == [
        OF_OPT,
        "bulk-data.json is a web page and not the card file itself; download the file that the "
        "page offers.",
    ]
    assert in_the_folder(judge) == ["cards.sqlite"]


def test_a_day_after_todays_is_told_beside_what_the_file_counts_as(
    judge: JudgeAtWork, tmp_path: Path
):
    bar = at_the_library(judge)
    file = written(tmp_path / "cards-20991231.json", OPT)
    os.utime(file, (1793534400, 1793534400))  # 1 November 2026
    bar.file.load(file)
    rested(judge)
    assert told(bar) == [
        OF_OPT,
        "cards-20991231.json is dated 31 December 2099, after today: it counts as dated 1 November "
        "2026. Check this computer’s date.",
    ]


def test_a_file_that_brings_nothing_says_so_until_the_next_one(judge: JudgeAtWork, tmp_path: Path):
    bar = with_opt(judge, tmp_path)
    bar.file.load(tmp_path / "cards-20261101.json")
    rested(judge)
    nothing = "Nothing new: everything in cards-20261101.json is already loaded."
    assert told(bar) == [OF_OPT, nothing]
    judge.keys("Escape", "I")
    rested(judge)
    assert told(bar) == [OF_OPT, nothing]

    bar.file.load(written(tmp_path / "cards-20261120.json", MANY))
    rested(judge)
    assert told(bar) == ["Card file of 20 November 2026 (Scryfall), 1 card older, 901 cards in all"]


def test_a_file_without_a_day_is_told_to_count_as_of_when_it_was_saved(
    judge: JudgeAtWork, tmp_path: Path
):
    bar = at_the_library(judge)
    file = written(tmp_path / "cards.json", OPT)
    os.utime(file, (1793534400, 1793534400))  # 1 November 2026
    bar.file.load(file)
    rested(judge)
    assert told(bar) == [
        OF_OPT,
        "Neither cards.json nor its name gives a date: it counts as dated 1 November 2026, when it"
        " was saved.",
    ]


def drop(judge: JudgeAtWork, *paths: Path) -> None:
    """Drop files in the middle of the window, as a file manager does."""
    carried = QMimeData()
    carried.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    copy, window = Qt.DropAction.CopyAction, judge.window
    middle = QPoint(window.width() // 2, window.height() // 2)
    entering = QDragEnterEvent(middle, copy, carried, left, none)
    QApplication.sendEvent(window, entering)
    assert entering.isAccepted()
    QApplication.sendEvent(window, QDropEvent(QPointF(middle), copy, carried, left, none))
    rested(judge)


def a_picture(path: Path) -> Path:
    assert QImage(20, 20, QImage.Format.Format_RGB32).save(str(path), "JPG")
    return path


def a_folder(path: Path) -> Path:
    path.mkdir()
    return path


WRONG: dict[str, tuple[Callable[[Path], Path], str]] = {
    "folder.json": (a_folder, "folder.json is a folder; choose a file in it."),
    "empty.json": (lambda path: written(path, b""), "empty.json is empty; download it again."),
    "spaces.json": (
        lambda path: written(path, b" \n" * 9_000),
        "spaces.json is empty; download it again.",
    ),
    "cut.json": (
        lambda path: written(path, json.dumps(MANY).encode()[:300_000]),
        "cut.json is incomplete; download it again.",
    ),
    "utf-16.json": (
        lambda path: written(path, json.dumps(OPT).encode("utf-16")),
        "utf-16.json is saved as UTF-16 and not as UTF-8; download it again, or save it as UTF-8.",
    ),
    "photo.json": (
        a_picture,
        "photo.json is not a card file; load “All Cards” from Scryfall’s bulk data or “AtomicCards”"
        " from MTGJSON.",
    ),
    "bomb.json.gz": (
        lambda path: written(path, gzip.compress(b"[" + b" " * 90_000_000)),
        "bomb.json.gz has more in it than any card file; download it again from Scryfall or"
        " MTGJSON.",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_dropped_or_chosen_and_is_no_card_file_gets_the_same_sentence(
    judge: JudgeAtWork, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
):
    bar = with_opt(judge, tmp_path)
    make, sentence = WRONG[name]
    path = make(tmp_path / name)
    drop(judge, path)
    assert told(bar) == [OF_OPT, sentence]
    assert in_the_folder(judge) == ["cards.sqlite"]

    bar.file.load(written(tmp_path / "cards-20261101.json", [scryfall_card("Opt", x="x")]))
    rested(judge)
    assert sentence not in told(bar)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    by_mouse(judge, bar)
    rested(judge)
    assert told(bar) == [OF_OPT, sentence]


def test_a_folder_that_is_dropped_is_told_as_one(judge: JudgeAtWork, tmp_path: Path):
    at_the_library(judge)
    drop(judge, a_folder(tmp_path / "stick"))
    assert "stick is a folder; choose a file in it." in " ".join(words_of(judge.window))


def test_files_that_are_dropped_together_are_all_loaded(judge: JudgeAtWork, tmp_path: Path):
    bar = at_the_library(judge)
    ruling = {"object": "ruling", "oracle_id": "o-1", "source": "wotc", "comment": "It does."}
    rulings = written(tmp_path / "a-rulings-20261120.json", [{**ruling, "published_at": "2024"}])
    opt = scryfall_card("Opt", oracle_id="o-1", x="x" * 900)
    cards = written(tmp_path / "cards-20261101.json", [opt])
    wrong = written(tmp_path / "empty.json", b"")
    drop(judge, rulings, wrong, cards)
    assert told(bar) == [OF_OPT, "empty.json is empty; download it again."]
    assert [each.text for each in judge.stage.cards.card("Opt").rulings] == ["It does."]
