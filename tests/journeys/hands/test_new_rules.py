"""The new rules and the guide come as files: they are kept, what changed in a bookmark is seen, the
section is found and cited with both numbers, and an infraction shows its official wording. By each
hand alone, in three languages, through the real window."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.infractions.page import InfractionsPage
from judgekit.ui.rules.compare.list_pane import ChangesPane
from judgekit.ui.rules.compare.view import CompareView
from judgekit.ui.rules.library.preview import ImportPreview
from judgekit.ui.rules.page import RulesPage
from tests.journeys.guide_files import GUIDE
from tests.journeys.hands.hand import Hand, KeyboardHand, MouseHand
from tests.journeys.later_rules import later_edition
from tests.journeys.stage import Stage
from tests.seen import part, words_of

OLD, NEW, GUIDES = "mtr-en-2019-05-03", "mtr-en-2024-05-03", "ipg-en-2026-01-12"
PICTURES = os.environ.get("JUDGEKIT_JOURNEY_PICTURES", "")
"""A folder for a picture of every step; none without it."""
CITED = {
    "en": "MTR 2.4 (2.5 in the edition of 3 May 2019) End-of-Match Procedure, English, "
    "effective 3 May 2024",
    "es": "MTR 2.4 (2.5 en la edición del 3 de mayo de 2019) End-of-Match Procedure, inglés, "
    "en vigor desde el 3 de mayo de 2024",
    "ru": "MTR 2.4 (2.5 в редакции от 3 мая 2019 г.) End-of-Match Procedure, английский, "
    "действует с 3 мая 2024 г.",
}
FOLLOWED = {"en": "1 bookmark", "es": "1 marcador", "ru": "1 закладка"}
HANDS = {"mouse": MouseHand, "keyboard": KeyboardHand}


@pytest.fixture
def stage(home: Path, in_utc, qtbot) -> Iterator[Stage]:
    stage = Stage(home)
    stage.program.preferences.change(reading_languages=("en", "es", "ru"))
    stage.program.open("rules")
    stage.window.resize(1280, 800)
    stage.wait_for_library()
    qtbot.waitActive(stage.window)
    stage.settle(50)
    yield stage
    stage.leave()


@pytest.fixture
def files(stage: Stage) -> list[Path]:
    """The official files on the judge's stick: the rules of 2024, the guide of 2026."""
    known = stage.rules_provider.library().document(OLD)
    assert known is not None
    rules, guide = stage.home / "MTR_2024.md", stage.home / "IPG_2026.md"
    rules.write_bytes(later_edition(known))
    guide.write_text(GUIDE, encoding="utf-8")
    return [guide, rules]


def says(context: str, text: str) -> str:
    """What a button says in the language of the window."""
    return QCoreApplication.translate(context, text)


def dropped(stage: Stage, files: list[Path]) -> None:
    """Drop the files in the middle of the window, as a file manager does."""
    carried = QMimeData()
    carried.setUrls([QUrl.fromLocalFile(str(path)) for path in files])
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    copy = Qt.DropAction.CopyAction
    middle = QPoint(stage.window.width() // 2, stage.window.height() // 2)
    QApplication.sendEvent(stage.window, QDragEnterEvent(middle, copy, carried, left, none))
    QApplication.sendEvent(stage.window, QDropEvent(QPointF(middle), copy, carried, left, none))


def chosen_in_dialog(hand: KeyboardHand, files: list[Path], monkeypatch) -> None:
    """Open the system's dialog by its key, and choose the files there."""
    monkeypatch.setattr(
        "judgekit.ui.rules.library.controller.QFileDialog.getOpenFileNames",
        lambda *call: ([str(path) for path in files], ""),
    )
    hand.keys("Ctrl+O")


class Seen:
    """What the judge sees, and a picture of every step if wanted."""

    def __init__(self, stage: Stage, name: str) -> None:
        self.stage = stage
        self._name = name
        self._steps = 0

    def step(self, what: str) -> None:
        """Let everything settle; picture it."""
        self.stage.settle(120)
        self._steps += 1
        if PICTURES:
            name = f"{self._name}-{self._steps}-{what}.png"
            self.stage.window.grab().save(str(Path(PICTURES) / name))

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait for what is done in the background."""
        for _ in range(200):
            if holds():
                self.stage.settle(20)
                return
            self.stage.settle(20)
        raise AssertionError(f"never: {words_of(self.stage.window)}")

    @property
    def rules(self) -> RulesPage:
        page = self.stage.window.navigation.page("rules")
        assert isinstance(page, RulesPage)
        return page

    @property
    def place(self) -> RuleReference:
        state = self.rules.state()
        return RuleReference(str(state.get("document")), str(state.get("ref")))

    @property
    def strip(self) -> str:
        return " ".join(words_of(self.stage.window.strip))

    @property
    def preview(self) -> ImportPreview:
        return part(self.rules.widget(), ImportPreview)

    def library(self) -> set[str]:
        return {each.id for each in self.stage.program.documents.known().documents}


@pytest.mark.parametrize("language", ["en", "es", "ru"])
@pytest.mark.parametrize("used", HANDS)
def test_the_new_rules_from_the_file_to_the_citation(
    stage: Stage, files: list[Path], used: str, language: str, monkeypatch
):
    stage.program.preferences.change(interface_language=language)
    stage.settle(50)
    hand: Hand = HANDS[used](stage)
    seen = Seen(stage, f"{language}-{used}")

    hand.find("2.5", "2.5")
    assert seen.place == RuleReference(OLD, "2.5")
    hand.press(says("RulesCommands", "Bookmark"))
    seen.step("bookmarked")

    if isinstance(hand, KeyboardHand):
        chosen_in_dialog(hand, files, monkeypatch)
    else:
        dropped(stage, files)
    seen.until(seen.preview.yes.isVisible)
    seen.step("guide-previewed")
    hand.press(says("ImportPreview", "Import"))
    seen.until(lambda: GUIDES in seen.library() and seen.preview.yes.isVisible())
    assert FOLLOWED[language] in " ".join(words_of(seen.preview))
    seen.step("rules-previewed")
    hand.press(says("ImportPreview", "Import"))
    seen.until(lambda: NEW in seen.library() and seen.place == RuleReference(NEW, "2.4"))
    assert FOLLOWED[language] in seen.strip
    seen.step("imported")

    hand.do(says("RulesCommands", "Compare editions"))
    seen.until(lambda: bool(listed(stage)))
    hand.choose(says("CompareWording", "In my bookmarks"))
    seen.until(lambda: listed(stage) == ["2.5 → 2.4"])
    hand.choose("2.5 → 2.4")
    seen.step("changed-in-bookmarks")
    assert "remain seated" in new_text(stage)
    hand.press(says("CompareActions", "Back to the text"))
    assert seen.place == RuleReference(NEW, "2.4")

    hand.find("end of match procedure", "2.4")
    assert seen.place == RuleReference(NEW, "2.4")
    seen.step("found")
    hand.press(says("RulesCommands", "Copy with citation"))
    assert QApplication.clipboard().text().splitlines()[-1] == CITED[language]
    seen.step("cited")

    hand.find("ipg 2.5", "2.5")
    seen.until(lambda: infractions(stage) is not None)
    seen.step("infraction")
    page = infractions(stage)
    assert page is not None
    steps = page.controller.entry.steps
    assert steps.height() == steps.heightForWidth(steps.width())
    assert page.controller.aside.shown == RuleReference(NEW, "4.3")
    hand.do(says("Infractions", "Official wording, and back"))
    seen.until(lambda: "Game Rule Violation" in official(stage))
    seen.step("official-wording")
    assert "A rule was broken and no other infraction of this chapter fits." in official(stage)


def listed(stage: Stage) -> list[str]:
    panes = stage.window.findChildren(ChangesPane)
    return [row.number for pane in panes for row in pane.list.rows.rows]


def new_text(stage: Stage) -> str:
    view = part(stage.window, CompareView)
    return view.rows.row(0).section_cell(1).text.toPlainText()


def infractions(stage: Stage) -> InfractionsPage | None:
    window = stage.window
    if window.navigation.here != "infractions":
        return None
    page = window.navigation.page("infractions")
    return page if isinstance(page, InfractionsPage) and page.controller is not None else None


def official(stage: Stage) -> str:
    page = infractions(stage)
    assert page is not None
    view = page.controller.official.view
    texts = [row.text.toPlainText() for row in view.rows if row.text.isVisible()]
    return "\n".join((*words_of(view), *texts))
