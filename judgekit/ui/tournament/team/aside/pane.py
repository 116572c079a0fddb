"""What was set aside in the event, and what came of the last cut; with what can be decided."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.tournament.team.aside.both_view import BothView
from judgekit.ui.tournament.team.aside.entry_list import SetAsideList
from judgekit.ui.tournament.team.aside.returned import Returned
from judgekit.ui.tournament.team.aside.rows import SetAsideModel, SetAsideRow, ShownMerge
from judgekit.ui.tournament.team.button_rows import ButtonRows
from judgekit.ui.widgets.actions import claim_key, key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.form_scroll import FormScroll, ScrolledPage
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.inline_question import InlineQuestion
from judgekit.ui.widgets.labels import Label, Title
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.views.sharing.came_back import CameBack

WIDEST = 960


class SetAsidePane(QWidget):
    """`both_wanted`, `doing_wanted` and `dropping_wanted` carry the row that was chosen for it;
    `left` leads back to the laptops."""

    both_wanted = Signal(object)
    doing_wanted = Signal(object)
    dropping_wanted = Signal(object)
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.came: CameBack | None = None
        """What came of a cut, while that is shown."""
        self._merges: Sequence[ShownMerge] = ()
        self._dropped: SetAsideRow | None = None
        self.question = InlineQuestion(look, has_field=False, kind=ButtonKind.OUTLINED)
        self.returned = Returned(look)
        self._title = Title(look)
        self._hint = Label(look, token="text-muted", wraps=True)
        self.back = Button(look)
        self.model = SetAsideModel()
        self.list = SetAsideList(look, self.model)
        self._line = Hairline(look, token="line-strong")
        self.both_view = BothView(look)
        self.both = Button(look, kind=ButtonKind.FILLED)
        self.do, self.drop = Button(look), Button(look)
        self._merged_title = Label(look, bold=True)
        self._merged = Label(look, wraps=True)
        self._late_title = Label(look, bold=True)
        self._late = Label(look, wraps=True)
        self._late_lines: Sequence[str] = ()
        self._lay_out()
        self._connect()
        self.retranslate()

    # -- what is shown

    def show_rows(self, rows: Sequence[SetAsideRow], late: Sequence[str] = ()) -> None:
        """Show what was set aside, the chosen one stays chosen; and what was entered in a round
        that had ended by then, a line each."""
        chosen = self.list.row()
        is_late_new, self._late_lines = late != self._late_lines, late
        if not self.model.show_rows(rows):
            if is_late_new:
                self._tell()
            return
        at = self.model.row_of(chosen.id) if chosen is not None else -1
        self.list.go(max(at, 0))
        self.both_view.hide()
        self._tell()

    def show_return(self, came: CameBack | None, merges: Sequence[ShownMerge] = ()) -> None:
        """Show what came of the last cut; None for nothing to tell."""
        self.came, self._merges = came, merges
        self.returned.show_return(came)
        self._tell()

    def show_both(self, own: str, standing: Sequence[str]) -> None:
        """Show an entry beside what stands."""
        self.both_view.show_both(own, standing)

    def want_both(self) -> None:
        """Ask for the chosen entry beside what stands."""
        row = self.list.row()
        if row is not None:
            self.both_wanted.emit(row)

    def take_focus(self) -> None:
        """Focus the open question, the list, or the way back."""
        if self.question.isVisible():
            self.question.no.setFocus()
        elif self.model.rows:
            self.list.setFocus()
        else:
            self.back.setFocus()

    def ask_to_drop(self) -> None:
        """Ask before the chosen entry is dropped for good."""
        row = self._open_row()
        if row is None:
            return
        self._dropped = row
        self.question.keep_language(self.ask_to_drop)
        words = self.tr("Drop it? {what}").format(what=row.title())
        self.question.ask(words, yes=self.tr("Drop entry"), no=self.tr("Cancel"))
        self.question.explain(
            self.tr(
                "It will not be recorded. The timeline shows that it was dropped; that can’t be"
                " undone."
            )
        )

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.list.setAccessibleName(self.tr("Entries that were set aside"))
        self.back.set_words(self.tr("Back to the laptops"), key=key_text("Escape"))
        self.both.set_words(self.tr("Show both"), key=key_text("Return"))
        self._tell()

    def event(self, event: QEvent) -> bool:
        return claim_key(event, Qt.Key.Key_Escape) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # -- inside

    def _lay_out(self) -> None:
        content, whole, kept = ScrolledPage(), QVBoxLayout(self), ScaledLayouts(self._look, self)
        kept.keep(whole, (0, 0, 0, 0))
        self._scroll = FormScroll(self._look, content)
        whole.addWidget(self.question)
        whole.addWidget(self._scroll, 1)
        column, head, titled = QVBoxLayout(content), QHBoxLayout(), QVBoxLayout()
        kept.keep(column, (24, 16, 24, 16), 8)
        kept.keep(head, (0, 0, 0, 0), 12)
        kept.keep(titled, (0, 0, 0, 0), 4)
        titled.addWidget(self._title)
        titled.addWidget(self._hint)
        head.addLayout(titled, 1)
        head.addWidget(self.back, 0, Qt.AlignmentFlag.AlignTop)
        column.addWidget(self.returned)
        column.addLayout(head)
        listed = QVBoxLayout()
        kept.keep(listed, (0, 0, 0, 0))
        listed.addWidget(self._line)
        listed.addWidget(self.list)
        column.addLayout(listed)
        column.addWidget(self.both_view)
        column.addWidget(ButtonRows(self._look, (self.both, self.do, self.drop)))
        column.addWidget(self._merged_title)
        column.addWidget(self._merged)
        column.addWidget(self._late_title)
        column.addWidget(self._late)
        column.addStretch(1)
        self._content = content
        self._look.changed.connect(self._redress)
        self._redress()

    def _connect(self) -> None:
        self.list.both_wanted.connect(self.want_both)
        self.list.doing_wanted.connect(self._want_doing)
        self.list.dropping_wanted.connect(self.ask_to_drop)
        self.list.selectionModel().currentChanged.connect(lambda *_: self._moved())
        self.both.clicked.connect(self.want_both)
        self.do.clicked.connect(self._want_doing)
        self.drop.clicked.connect(self.ask_to_drop)
        self.back.clicked.connect(self.left)
        self.question.accepted.connect(lambda _: self._drop())
        self.question.left.connect(self.take_focus)

    def _open_row(self) -> SetAsideRow | None:
        row = self.list.row()
        return row if row is not None and row.is_open else None

    def _want_doing(self) -> None:
        row = self._open_row()
        if row is not None:
            self.doing_wanted.emit(row)

    def _drop(self) -> None:
        row, self._dropped = self._dropped, None
        self.question.leave()
        if row is not None:
            self.dropping_wanted.emit(row)

    def _moved(self) -> None:
        self.both_view.hide()
        self.question.leave()
        self._tell()

    def _tell(self) -> None:
        rows = self.model.rows
        count = sum(each.is_open for each in rows)
        if count:
            self._title.setText(self.tr("%n need you", "", count))
            self._hint.setText(self.tr("Set aside, seen by all until somebody decides."))
        else:
            self._title.setText(self.tr("Set-aside entries"))
            nothing = self.tr("Nothing was set aside in this event.")
            decided = self.tr("All is decided.")
            self._hint.setText(decided if rows else nothing)
        for widget in (self._line, self.list, self.both):
            widget.setVisible(bool(rows))
        self._name_what_is_done()
        merges = self._merges if self.came is not None else ()
        self._merged_title.say(self.tr("%n merged", "", len(merges)) if merges else "")
        also = self.tr("{own}; also {other}")
        lines = [also.format(own=each.own, other=each.also) for each in merges]
        self._merged.say("\n".join(lines))
        late = self._late_lines
        self._late_title.say(self.tr("Entered after the round had ended") if late else "")
        self._late.say("\n".join(late))

    def _name_what_is_done(self) -> None:
        """Say on the buttons what becomes of the chosen entry, if it is still to be decided."""
        row = self._open_row()
        do, drop = self.tr("Record now anyway"), self.tr("Drop…")
        if row is not None and row.choice is not None:
            own, standing = row.choice
            do = self.tr("Change to {what}").format(what=own)
            drop = self.tr("Keep {what}…").format(what=standing)
        self.do.set_words(do, key=key_text("Ctrl+Return"))
        self.drop.set_words(drop, key=key_text("Del"))
        for button in (self.do, self.drop):
            button.setVisible(row is not None)

    def _redress(self) -> None:
        self._content.setMaximumWidth(self._look.theme.px(WIDEST + 48))
