"""A newer edition has come: a judge sees what changed in the bookmarks, by keys and by mouse."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from judgekit.app import document_imports, rules_provider
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.storage.preferences.reading_marks_file import FILE_NAME as BOOKMARKS
from judgekit.system.paths import Folders
from judgekit.system.resources import resources_folder
from judgekit.ui.rules.compare.list_pane import ChangesPane
from judgekit.ui.rules.compare.view import CompareHead, CompareView
from judgekit.ui.rules.library.view import LibraryView
from judgekit.ui.rules.marks.list_view import MarksList
from judgekit.ui.rules.outline.pane import OutlinePane
from judgekit.ui.rules.page import RulesPage
from judgekit.ui.rules.reading.controller import ReadingController
from judgekit.ui.shell.commands.find_list import FindList
from tests.journeys.later_rules import later_edition
from tests.journeys.stage import Stage
from tests.journeys.test_rules_journey import keys
from tests.seen import choose, part

OLD, NEW = "mtr-en-2019-05-03", "mtr-en-2024-05-03"
END = "2.5"
SAID = {
    "en": "2.5 in the edition of 3 May 2019, here 2.4",
    "es": "2.5 en la edición del 3 de mayo de 2019, aquí 2.4",
    "ru": "2.5 в редакции от 3 мая 2019 г., здесь 2.4",
}
COMPARE = {"en": "compare editions", "es": "comparar ediciones", "ru": "сравнить редакции"}
ENTRY = {"en": "Compare editions", "es": "Comparar ediciones", "ru": "Сравнить редакции"}


@pytest.fixture(scope="module")
def home(tmp_path_factory, cache: Path) -> Path:
    """A home with the newer edition; one for all, so that the index is made once."""
    home = tmp_path_factory.mktemp("home")
    copytree(cache, home / "cache")
    folders = Folders(*(home / name for name in ("data", "config", "cache", "logs")))
    rules = rules_provider(resources_folder(), folders)
    known = rules.library().document(OLD)
    assert known is not None
    file = home / "rules.md"
    file.write_bytes(later_edition(known))
    imports = document_imports(resources_folder(), folders, rules)
    imports.keep(imports.propose(file))
    rules.refresh()
    return home


@pytest.fixture
def stage(home: Path, qtbot) -> Iterator[Stage]:
    (home / "data" / BOOKMARKS).unlink(missing_ok=True)
    stage = Stage(home)
    stage.begin("rules")
    qtbot.waitActive(stage.window)
    yield stage
    stage.leave()


def page(stage: Stage) -> RulesPage:
    made = stage.window.navigation.page("rules")
    assert isinstance(made, RulesPage)
    return made


def pane(stage: Stage) -> ChangesPane:
    return part(page(stage).widget(), ChangesPane)


def listed(stage: Stage) -> list[str]:
    return [row.number for row in pane(stage).list.rows.rows]


def found_first(stage: Stage) -> str:
    chosen = part(stage.window, FindList).chosen()
    return chosen.found.id if chosen is not None else ""


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_what_changed_in_the_bookmarks_by_keyboard(stage: Stage, language: str, qtbot):
    stage.program.preferences.change(interface_language=language)
    page(stage).open(RuleReference(OLD, END))
    page(stage).focus()
    keys(stage, "B")
    stage.open("clock")
    stage.type(COMPARE[language])
    qtbot.waitUntil(lambda: found_first(stage) == "compare-editions")
    keys(stage, "Return")
    qtbot.waitUntil(lambda: stage.window.findChild(ChangesPane) is not None)
    qtbot.waitUntil(lambda: "2.5 → 2.4" in listed(stage))
    filters = pane(stage).filters
    filters.setFocus()
    keys(stage, "Down")
    assert listed(stage) == ["2.5 → 2.4"]
    part(page(stage).widget(), CompareView).setFocus()
    keys(stage, "Esc", "M")
    foots = [row.foot for row in part(page(stage).widget(), MarksList).list.results.rows]
    assert any(SAID[language] in foot for foot in foots)
    keys(stage, "Return")
    assert part(page(stage).widget(), ReadingController).current == RuleReference(NEW, "2.4")


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_the_changes_by_mouse(stage: Stage, language: str, qtbot):
    stage.program.preferences.change(interface_language=language)
    page(stage).open(RuleReference(NEW, "2.1"))
    stage.settle()
    choose(part(page(stage).widget(), OutlinePane).chooser, ENTRY[language])
    qtbot.waitUntil(lambda: "2.5 → 2.4" in listed(stage))
    changes = pane(stage).list
    at = listed(stage).index("2.5 → 2.4")
    place = changes.visualRect(changes.model().index(at, 0)).center()
    QTest.mouseClick(changes.viewport(), Qt.MouseButton.LeftButton, pos=place)
    stage.settle(40)
    view = part(page(stage).widget(), CompareView)
    row = view.rows.row(at)
    assert "remain seated" in row.section_cell(1).text.toPlainText()
    QTest.mouseClick(view.bar.buttons["compare.leave"], Qt.MouseButton.LeftButton)
    assert part(page(stage).widget(), ReadingController).current == RuleReference(NEW, "2.1")


@pytest.mark.parametrize("by_mouse", [True, False])
def test_the_document_chosen_in_the_library_is_compared(stage: Stage, by_mouse: bool, qtbot):
    page(stage).focus()
    keys(stage, "I")
    stage.settle()
    view = part(page(stage).widget(), LibraryView)
    for chosen, compared in (
        ("mtr-es-2021-07-23", ["Spanish, 23 July 2021", "English, 3 May 2024"]),
        (OLD, ["English, 3 May 2019", "English, 3 May 2024"]),
    ):
        view.list.choose(chosen)
        if by_mouse:
            QTest.mouseClick(view.compare, Qt.MouseButton.LeftButton)
        else:
            keys(stage, "E")
        qtbot.waitUntil(lambda wanted=compared: heads(stage) == wanted)
        qtbot.waitUntil(lambda: listed(stage) != [])
        keys(stage, "Esc")
        assert view.isVisible()
        assert view.list.document().id == chosen
    view.list.choose("commander-es-2013-12-06")
    assert not view.compare.isEnabled()


def heads(stage: Stage) -> list[str]:
    found = page(stage).widget().findChildren(CompareHead)
    names = [each.button.accessibleName().removeprefix("Edition: ") for each in found]
    return [name.removesuffix(", Current") for name in names]
