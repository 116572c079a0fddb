"""The decklists of the tournament: parsed, edited, checked against the format, recorded by
player."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.ui.deck_checks.lists.actions import lists_actions
from judgekit.ui.deck_checks.lists.bulk_import.importer import BulkListImporter, BulkListView
from judgekit.ui.deck_checks.lists.editor.editing import ListEditing
from judgekit.ui.deck_checks.lists.editor.editor import ListEditor
from judgekit.ui.deck_checks.lists.editor.format_choice import FormatChoice
from judgekit.ui.deck_checks.lists.editor.list_pasting import ListPasting
from judgekit.ui.deck_checks.lists.overview.kept import KeptLists
from judgekit.ui.deck_checks.lists.overview.view import ListsOverview
from judgekit.ui.runtime.card_file_keeper import is_too_large_for_a_list
from judgekit.ui.runtime.local_day import tournament_day
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.shell.parts.cards.card_file_bar import CardFileBar
from judgekit.ui.widgets.actions import Action
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.views.deck_checks.event_format import deck_format


class ListsView(QWidget):
    """A view of the Deck checks page: all lists, a single one, or a bulk import."""

    def __init__(self, dependencies: ProgramDependencies, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = dependencies.bridge
        look = dependencies.look
        self.format = FormatChoice(look)
        self._file = dependencies.card_file()
        self.card_file = CardFileBar(dependencies)
        self.overview = ListsOverview(look)
        self.editor = ListEditor(look)
        self._pasting = ListPasting(self.editor, dependencies.is_card)
        self.many = BulkListView(look)
        self.lists = KeptLists(dependencies, self.overview, self.format)
        self.editing = ListEditing(dependencies, self.editor, self.format)
        self.taking = BulkListImporter(dependencies, self.many, self.format)
        self._against = Label(look, size="small", token="text-muted")
        self._line = Hairline(look)
        self._stack = QStackedWidget()
        self.shown = self._stack.currentWidget
        self._scaled = ScaledLayouts(look, self)
        self._lay_out()
        self._connect()
        self._against.setText(self.tr("Format"))

    # -- the interface of a view

    def actions(self) -> Sequence[Action]:  # type: ignore[override]
        """Actions of this view; without effect while another view is shown."""
        return lists_actions(self)

    def refresh(self) -> None:
        """Show the current state of everything."""
        state = self._bridge.state
        day = tournament_day(state, self._bridge.now()) if self._bridge.engine is not None else ""
        self.format.follow(deck_format(state), day)
        self._file.refresh()
        self.editing.refresh()
        self.taking.refresh()
        self.lists.refresh()

    def take_focus(self) -> None:
        """Focus what is shown."""
        shown = self._stack.currentWidget()
        if shown is self.editor:
            self.editor.take_focus()
        elif shown is self.many:
            self.many.take_focus()
        else:
            self.overview.take_focus()

    # -- actions

    def begin_new(self) -> None:
        """Begin an empty list, or continue one that isn't recorded yet."""
        if not self.editing.is_touched():
            self.editing.begin()
        self._go(self.editor)

    def begin_for(self, player: str, text: str = "") -> None:
        """Begin an empty list of this player, or continue one that isn't recorded yet. A text takes
        its place; the field's undo brings it back."""
        if not self.editing.is_touched():
            self.editing.begin_for(player)
        elif text:
            self.editing.owner.say(player)
        self._go(self.editor)
        if text:
            self.editor.field.take_text(text)

    def open_path(self, path: Path) -> None:
        """Open a file with a list, or a folder or table with many; load a card file."""
        if is_too_large_for_a_list(path):
            self._file.load(path)
            return
        self._go(self.editor)
        self.editing.begin(path)

    def open_file(self) -> None:
        """Ask for a list's file."""
        self.begin_new()
        self.editing.ask_for_file()

    def paste(self) -> None:
        """Begin a new list with the clipboard's text, if the overview is shown; go on with it in
        the editor."""
        if self._stack.currentWidget() is self.editor:
            self._pasting.take()
        elif self._stack.currentWidget() is self.overview and not self.editing.is_touched():
            self.begin_new()
            self.editor.field.paste()

    def choose_many(self) -> None:
        """Ask for the source of many lists."""
        self.show_all()
        self.overview.choose_many()

    def search(self) -> None:
        """Focus the search field."""
        self.show_all()
        self.overview.field.setFocus()

    def show_all(self) -> None:
        """Go back to all lists."""
        self.overview.show_waiting(*self.taking.waiting())
        self._go(self.overview)
        self.lists.refresh()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._against.setText(self.tr("Format"))
            self.editing.show()
            self.taking.refresh()
            self.lists.retranslate()
            self.overview.show_waiting(*self.taking.waiting())
        super().changeEvent(event)

    # -- internals

    def _connect(self) -> None:
        overview = self.overview
        overview.new_wanted.connect(self.begin_new)
        overview.folder_wanted.connect(self.taking.ask_for_folder)
        overview.table_wanted.connect(self.taking.ask_for_table)
        overview.back_wanted.connect(self.taking.go_on)
        overview.file_given.connect(self.open_path)
        overview.files_given.connect(self.taking.read_files)
        self.lists.chosen.connect(self._edit)
        self.lists.wanted.connect(self.begin_for)
        self.editor.left.connect(self.show_all)
        self.editing.ended.connect(self._kept)
        self.editing.reader.several.connect(self.taking.read)
        self.taking.began.connect(lambda: self._go(self.many))
        self.taking.ended.connect(self.show_all)
        self.taking.file_wanted.connect(self.open_path)
        self._file.loaded.connect(self.lists.forget)
        self._file.loaded.connect(self.editing.reader.read_again)
        self._bridge.switched.connect(self._switched)

    def _go(self, place: QWidget) -> None:
        self._stack.setCurrentWidget(place)
        if self.isVisible():
            self.take_focus()

    def _edit(self, kept: RegisteredList) -> None:
        self.editing.edit(kept)
        self._go(self.editor)

    def _kept(self) -> None:
        self.editing.begin()
        self.show_all()

    def _switched(self) -> None:
        """Reset for another tournament."""
        self.format.choose(None)
        self.taking.forget()
        self.editing.begin()
        self.overview.begin_anew()
        self.lists.forget()
        self.show_all()

    def _lay_out(self) -> None:
        for place in (self.overview, self.editor, self.many):
            self._stack.addWidget(place)
        foot, column = QHBoxLayout(), QVBoxLayout(self)
        foot.addWidget(self._against)
        foot.addWidget(self.format)
        foot.addWidget(self.card_file, 1)
        column.addWidget(self._stack, 1)
        column.addWidget(self._line)
        column.addLayout(foot)
        self._scaled.keep(foot, (24, 8, 24, 8), 8)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
