"""The decklists of the event: read, mended, held against the format, kept by player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from judgekit.domain.deck_checks.commands import DropDecklist
from judgekit.domain.shared.refusal import Refusal
from judgekit.engine.failures import EnvironmentFailure
from judgekit.ui.deck_checks.event_rules import deck_format
from judgekit.ui.deck_checks.lists_card_file import CardFileBar
from judgekit.ui.deck_checks.lists_checking import ListsChecking
from judgekit.ui.deck_checks.lists_editing import ListEditing
from judgekit.ui.deck_checks.lists_editor import ListEditor
from judgekit.ui.deck_checks.lists_format import FormatChoice
from judgekit.ui.deck_checks.lists_kept_rows import KeptRow, KeptRows, narrowed
from judgekit.ui.deck_checks.lists_many import ManyTaking, ManyView
from judgekit.ui.deck_checks.lists_overview import ListsOverview
from judgekit.ui.rules.scaled_layouts import ScaledLayouts
from judgekit.ui.shell.actions import Action
from judgekit.ui.shell.page import Services
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import Label
from judgekit.ui.wording import failure_sentence, refusal_sentence


class ListsView(QWidget):
    """A view of the Deck checks page: all lists, one of them, or many that are taken."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._bridge = services.bridge
        look = services.look
        self.format = FormatChoice(look)
        self.card_file = CardFileBar(services)
        self.overview = ListsOverview(look)
        self.editor = ListEditor(look)
        self.many = ManyView(look)
        self.checking = ListsChecking(services, self)
        self.editing = ListEditing(services, self.editor, self.format)
        self.taking = ManyTaking(services, self.many)
        self._rows = KeptRows()
        self._is_stopped = False
        self._against = Label(look, size="small", token="text-muted")
        self._stack = QStackedWidget()
        self._lay_out()
        self._connect()
        self._retranslate()

    # -- what the page asks of a view

    def actions(self) -> Sequence[Action]:  # type: ignore[override]
        """What can be done here; nothing happens while another view is shown."""
        return (
            self._action("new", lambda: self.tr("New list"), "Ctrl+N", self.begin_new),
            self._action("open", lambda: self.tr("Open a decklist"), "Ctrl+O", self._open),
            self._action(
                "many", lambda: self.tr("Many lists at once"), "Ctrl+Shift+O", self._choose_many
            ),
            self._action("filter", lambda: self.tr("Search the lists"), "Ctrl+F", self._search),
            self._action(
                "findings",
                lambda: self.tr("Only lists with findings"),
                "F5",
                self.overview.with_findings.toggle,
            ),
            self._action(
                "cards",
                lambda: self.tr("Load a card file"),
                "Ctrl+Shift+L",
                self.card_file.ask_for_file,
            ),
            self._action(
                "format",
                lambda: self.tr("Hold against another format"),
                "Ctrl+Shift+F",
                self.format.open,
            ),
        )

    def refresh(self) -> None:
        """Show how everything stands now."""
        state = self._bridge.state
        self.format.follow(deck_format(state))
        self.card_file.refresh()
        self.editing.refresh()
        self.taking.refresh()
        self._check()
        self._show_lists()

    def take_focus(self) -> None:
        """The keyboard comes to what is shown."""
        shown = self._stack.currentWidget()
        if shown is self.editor:
            self.editor.take_focus()
        elif shown is self.many:
            self.many.take_focus()
        else:
            self.overview.take_focus()

    # -- what can be done

    def begin_new(self) -> None:
        """An empty list; one that isn't kept yet is gone on with."""
        if not self.editing.is_touched():
            self.editing.begin()
        self._go(self.editor)

    def open_path(self, path: Path) -> None:
        """A file with a list, or a folder or table with many."""
        self.begin_new()
        self.editing.open_file(path)

    def show_all(self) -> None:
        """Back to all lists."""
        self._go(self.overview)
        self._show_lists()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
            self._rows.forget()
            self.editing.retranslate()
            self.taking.refresh()
            self._show_lists()
        super().changeEvent(event)

    # -- inside

    def _connect(self) -> None:
        overview = self.overview
        overview.new_wanted.connect(self.begin_new)
        overview.folder_wanted.connect(self.taking.ask_for_folder)
        overview.table_wanted.connect(self.taking.ask_for_table)
        overview.narrowed.connect(self._show_lists)
        overview.file_given.connect(self.open_path)
        overview.table.entered.connect(self._edit)
        overview.table.removed.connect(self._drop)
        overview.stop_wanted.connect(self._stop)
        overview.go_on_wanted.connect(self._go_on)
        self.editor.left.connect(self.show_all)
        self.editing.ended.connect(self._kept)
        self.editing.many_wanted.connect(self.taking.read)
        self.taking.began.connect(lambda: self._go(self.many))
        self.taking.ended.connect(self.show_all)
        self.checking.went_on.connect(self._show_lists)
        self.checking.failed.connect(self._failed)
        self.format.changed.connect(self._go_on)
        self.card_file.loaded.connect(self._cards_loaded)
        self._bridge.switched.connect(self._switched)

    def _action(
        self, name: str, words: Callable[[], str], key: str, run: Callable[[], object]
    ) -> Action:
        def act() -> None:
            if self.isVisible():
                run()

        return Action(f"lists.{name}", words, key, act, repeats=False)

    def _go(self, place: QWidget) -> None:
        self._stack.setCurrentWidget(place)
        if self.isVisible():
            self.take_focus()

    def _open(self) -> None:
        self.begin_new()
        self.editing.ask_for_file()

    def _choose_many(self) -> None:
        self.show_all()
        self.overview.choose_many()

    def _search(self) -> None:
        self.show_all()
        self.overview.field.setFocus()

    def _edit(self, row: KeptRow) -> None:
        kept = self._bridge.state.deck_checks.lists.get(row.player)
        if kept is not None:
            self.editing.edit(kept)
            self._go(self.editor)

    def _drop(self, row: KeptRow) -> None:
        outcome = self._bridge.submit(DropDecklist(row.player))
        if isinstance(outcome, Refusal):
            self.overview.refusal.say(refusal_sentence(outcome))
        elif outcome is not None:
            self._services.messages.say(self.tr("List removed"))

    def _kept(self) -> None:
        self.editing.begin()
        self.show_all()

    def _check(self) -> None:
        if not self._is_stopped:
            lists = tuple(self._bridge.state.deck_checks.lists.values())
            self.checking.check(lists, self.format.asked())

    def _stop(self) -> None:
        self._is_stopped = True
        self.checking.cancel()
        self._show_lists()

    def _go_on(self) -> None:
        self._is_stopped = False
        self._check()
        self._show_lists()

    def _cards_loaded(self) -> None:
        self.checking.forget()
        self.editing.read_again()
        self._go_on()

    def _failed(self, failure: EnvironmentFailure) -> None:
        self._is_stopped = True
        self.overview.refusal.say(failure_sentence(failure))
        self._show_lists()

    def _switched(self) -> None:
        """Another tournament is open: nothing of the one before belongs to it."""
        self.checking.forget()
        self._is_stopped = False
        self.overview.refusal.say("")
        self.format.choose(None)
        self.taking.leave()
        self.editing.begin()
        self.show_all()

    def _show_lists(self) -> None:
        lists = self._bridge.state.deck_checks.lists.values()
        overview, checking = self.overview, self.checking
        has_format = self.format.asked().format is not None
        rows = self._rows.rows(
            ((each, checking.result(each)) for each in lists), has_format=has_format
        )
        shown = narrowed(
            rows, overview.field.text(), with_findings=overview.with_findings.isChecked()
        )
        overview.table.show_rows(shown)
        overview.show_counts(len(shown), len(rows), sum(row.has_findings for row in rows))
        unknown = sum(checking.result(each) is None for each in lists) if has_format else 0
        overview.show_progress(len(rows) - unknown, len(rows), stopped=self._is_stopped)

    def _lay_out(self) -> None:
        scaled = ScaledLayouts(self._services.look, self)
        for place in (self.overview, self.editor, self.many):
            self._stack.addWidget(place)
        foot, column = QHBoxLayout(), QVBoxLayout(self)
        foot.addWidget(self._against)
        foot.addWidget(self.format)
        foot.addWidget(self.card_file, 1)
        column.addWidget(self._stack, 1)
        column.addWidget(Hairline(self._services.look))
        column.addLayout(foot)
        scaled.keep(foot, (24, 8, 24, 8), 8)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)

    def _retranslate(self) -> None:
        self._against.setText(self.tr("Format"))
