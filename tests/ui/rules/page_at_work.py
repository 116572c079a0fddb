"""The Rules page as a reader uses it: keys, typing, and what is seen."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMenu

from judgekit.ui.rules.outline.pane import OutlinePane
from judgekit.ui.rules.page import RulesPage
from judgekit.ui.rules.reading.aside import Aside
from judgekit.ui.rules.reading.controller import ReadingController
from judgekit.ui.rules.reading.find_bar import FindBar
from judgekit.ui.rules.results.pane import ResultsPane
from tests.seen import part
from tests.ui.rules.small_library import small_library

NONE = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


def press(page: RulesPage, key: Qt.Key, text: str = "", modifiers=NONE) -> None:
    """As from a keyboard: shortcuts first, then the widget that has the focus."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, key, modifiers, text)
        QCoreApplication.sendEvent(page.widget().window().windowHandle(), event)


def type_(page: RulesPage, text: str, qtbot) -> None:
    with qtbot.waitSignal(page.settled):
        page.typed(text)


def controller(page: RulesPage) -> ReadingController:
    return part(page.widget(), ReadingController)


def read(page: RulesPage):
    return controller(page).current


def pane(page: RulesPage) -> ResultsPane:
    return part(page.widget(), ResultsPane)


def rows(page: RulesPage):
    return pane(page).list.results.rows


def results(page: RulesPage) -> list[str]:
    return [f"{row.tag} {row.number}".strip() for row in rows(page)]


def outline(page: RulesPage) -> OutlinePane:
    return part(page.widget(), OutlinePane)


def aside(page: RulesPage) -> Aside:
    return part(page.widget(), Aside)


def find_bar(page: RulesPage) -> FindBar:
    return part(page.widget(), FindBar)


def marked(page: RulesPage, look) -> list[str]:
    """What stands on the ground of found words in the paragraphs of the section that is read."""
    document = read(page).document
    order = [section.ref for section in small_library().document(document).sections]
    text = controller(page).stage.reading.rows.row(order.index(read(page).ref)).text
    ground = look.theme.color("mark")
    found, at = [], text.document().begin()
    while at.isValid():
        pieces = at.begin()
        while not pieces.atEnd():
            if pieces.fragment().charFormat().background().color() == ground:
                found.append(pieces.fragment().text())
            pieces += 1
        at = at.next()
    return found


def open_menu(page):
    """The entries of the menu that is open over the page."""
    (menu,) = [menu for menu in page.widget().findChildren(QMenu) if menu.isVisible()]
    return [action for action in menu.actions() if not action.isSeparator()]
