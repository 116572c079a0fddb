"""The help's list of pages, and the page that is read with the keys of its place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from judgekit.engine.failures import EnvironmentFailure
from judgekit.reading.manual.page import ManualPage, PageKind
from judgekit.ui.interface_words import interface_words
from judgekit.ui.shell.commands.search_forms import order_forms, search_forms
from judgekit.ui.shell.help.contents import ContentsList, ContentsRow
from judgekit.ui.shell.help.manual_text import ManualText
from judgekit.ui.shell.help.opening import FIELD, FIRST
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.widgets.actions import Action, key_text
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import Badge, Label
from judgekit.ui.widgets.sheet import Sheet
from judgekit.views.words.failures import failure_sentence

KEYS = "keys"
"""The page with all keys, and all that can be typed."""
CONTENTS_WIDTH, KEY_WIDTH = 264, 136
CONTENTS_SHARE = 0.4
"""The most of the page's width that the list takes."""
ActionGroup = tuple[str, Sequence[Action]]


class HelpView(QWidget):
    """`shown` carries the name of the page that is read now."""

    shown = Signal(str)

    def __init__(self, dependencies: ProgramDependencies) -> None:
        super().__init__()
        self._dependencies = dependencies
        self._look = dependencies.look
        self._sheet: Sheet | None = None
        self._before: list[str] = []
        """Names of the pages from which links led here."""
        self.name = FIRST
        self.contents = ContentsList(self._look)
        self.contents.selectionModel().currentChanged.connect(self._chosen)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addWidget(self.contents)
        self._row.addWidget(Hairline(self._look, Qt.Orientation.Vertical))
        self.setFocusProxy(self.contents)
        self._look.changed.connect(self._measure)
        self._measure()

    def open(self, name: str) -> None:
        """Show the page of that name; Esc leaves the help from there."""
        self._before.clear()
        self._go(name)

    def go_back(self) -> bool:
        """Return to the page from which a link led here; return whether there was one."""
        if not self._before:
            return False
        self._go(self._before.pop())
        return True

    def page(self) -> ManualPage | None:
        """The page that is read; None if the manual's files are missing or damaged."""
        try:
            return self._dependencies.manual().page(self.name, interface_words().language)
        except EnvironmentFailure:
            return None

    def refresh(self) -> None:
        """Build the list and the page anew, in the interface language."""
        self.contents.setAccessibleName(self.tr("Pages of the help"))
        try:
            pages = self._dependencies.manual().in_language(interface_words().language)
        except EnvironmentFailure as failure:
            self._show_keys_alone(failure_sentence(failure, interface_words()))
            return
        rows = [row for kind in PageKind for row in self._rows_of(kind, pages)]
        self.contents.show_pages(rows, self.name)
        self._show_page()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._measure()
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        self.refresh()
        super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange and self.isVisible():
            self.refresh()
        super().changeEvent(event)

    # -- internals

    def _rows_of(self, kind: PageKind, pages: Sequence[ManualPage]) -> Iterator[ContentsRow]:
        yield ContentsRow(self.tr("Places") if kind is PageKind.PLACE else self.tr("Tasks"))
        for page in pages:
            if page.kind is kind:
                yield ContentsRow(page.title, page.name)

    def _go(self, name: str) -> None:
        if not self.contents.rows.rows:
            self.refresh()
        self.contents.choose(name)

    def _follow(self, name: str) -> None:
        self._before.append(self.name)
        self._go(name)

    def _chosen(self) -> None:
        row = self.contents.row()
        if row is not None and row.name and row.name != self.name:
            self.name = row.name
            self._show_page()
            self.shown.emit(self.name)

    def _show_page(self) -> None:
        page = self.page()
        if page is None:
            return
        sheet = self._new_sheet(page.title)
        for block in page.blocks:
            text = ManualText(self._look, block)
            text.page_wanted.connect(self._follow)
            sheet.add_widget(text)
        for heading, actions in self._groups(page):
            self._add_keys(sheet, heading, actions)
        if page.name in (FIELD, KEYS):
            self._add_forms(sheet)
        self._put(sheet)

    def _show_keys_alone(self, why: str) -> None:
        sheet = self._new_sheet(self.tr("Help"))
        sheet.add_text(why)
        for heading, actions in self._dependencies.action_groups():
            self._add_keys(sheet, heading, actions)
        self._add_forms(sheet)
        self._put(sheet)

    def _groups(self, page: ManualPage) -> Sequence[ActionGroup]:
        """Return the keys of the page's places; all of them on the page of the keys."""
        groups = self._dependencies.action_groups()
        if page.name == KEYS:
            return groups
        if page.kind is not PageKind.PLACE:
            return ()
        wanted = {f"go-{place}" for place in page.at}
        names = {a.words() for _, actions in groups for a in actions if a.id in wanted}
        return [group for group in groups if group[0] in names]

    def _add_keys(self, sheet: Sheet, heading: str, actions: Sequence[Action]) -> None:
        sheet.add_heading(heading)
        for action in (each for each in actions if each.key):
            keys = Badge(self._look, key_text(action.key))
            sheet.add_row(keys, Label(self._look, action.words(), wraps=True))

    def _add_forms(self, sheet: Sheet) -> None:
        for heading, forms in (
            (self.tr("Command bar"), search_forms()),
            (self.tr("Commands while an event is open"), order_forms()),
        ):
            sheet.add_heading(heading)
            for form, meaning in forms:
                sheet.add_row(
                    Label(self._look, form, bold=True), Label(self._look, meaning, wraps=True)
                )

    def _new_sheet(self, title: str) -> Sheet:
        sheet = Sheet(self._look)
        sheet.name_width = KEY_WIDTH
        sheet.add_title(title)
        return sheet

    def _put(self, sheet: Sheet) -> None:
        if self._sheet is not None:
            self._row.removeWidget(self._sheet)
            self._sheet.hide()
            self._sheet.deleteLater()
        sheet.finish()
        self._sheet = sheet
        self._row.addWidget(sheet, 1)
        # A layout shows it later only, when the queue runs.
        sheet.show()

    def _measure(self) -> None:
        widest = self._look.theme.px(CONTENTS_WIDTH)
        self.contents.setFixedWidth(min(widest, round(CONTENTS_SHARE * self.width())))
