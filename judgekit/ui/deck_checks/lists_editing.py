"""A list while it is read and mended, until it is kept."""

from __future__ import annotations

from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QFileDialog

from judgekit.domain.deck_checks.commands import DropDecklist, TakeDecklists
from judgekit.domain.deck_checks.decklist import ListRemark, RemarkedLine
from judgekit.domain.deck_checks.legality import LEFT_OUT
from judgekit.domain.deck_checks.registered_list import RegisteredList
from judgekit.domain.deck_checks.unusable_list import ListFault
from judgekit.domain.event.people import KnownNames
from judgekit.domain.event.written_names import NameMatch, WrittenNames
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.refusal import Refusal
from judgekit.engine.failures import EnvironmentFailure
from judgekit.ui.deck_checks.lists_editor import ListEditor
from judgekit.ui.deck_checks.lists_format import FormatChoice
from judgekit.ui.deck_checks.lists_players import known_players
from judgekit.ui.deck_checks.lists_reading import ReadList, read_list
from judgekit.ui.deck_checks.lists_rows import ListRow, RowKind, open_count, rows_of
from judgekit.ui.deck_checks.lists_text import (
    OpenedFile,
    has_cards,
    line_of_card,
    opened_file,
    text_with_name,
)
from judgekit.ui.deck_checks.lists_wording import counts_words, fault_sentence, spoken_counts
from judgekit.ui.shell.page import Services
from judgekit.ui.wording import failure_sentence, refusal_sentence

PAUSE = 150
"""Milliseconds after the last key until the text is read."""
READ, OPEN = "read a list", "open a list"
"""Topics of the work in the background."""


class ListEditing(QObject):
    """Drives a `ListEditor`; `ended` tells that it isn't wanted any more, `many_wanted` has a file
    or folder with the lists of several players."""

    ended = Signal()
    many_wanted = Signal(object)
    """A `Path`."""

    def __init__(self, services: Services, editor: ListEditor, format_: FormatChoice) -> None:
        super().__init__(editor)
        self._services = services
        self._editor = editor
        self._format = format_
        self._read = ReadList()
        self._file_name = ""
        self._guessed: tuple[RemarkedLine, ...] = ()
        self._left_out: tuple[RemarkedLine, ...] = ()
        self._kept: RegisteredList | None = None
        self._names = WrittenNames()
        self._is_stale = False
        self._keeps_when_read = False
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
        self._connect()

    # -- what is edited

    def begin(self, player: str = "") -> None:
        """An empty list, of that player where one is given."""
        self._show_text("", "", player, None)
        self._editor.take_focus()

    def edit(self, kept: RegisteredList) -> None:
        """A list that is kept."""
        text = self._services.decks().lists.write(kept.decklist)
        self._show_text(text, "", kept.player, kept)
        self._left_out = tuple(
            RemarkedLine(0, each.text, each.remark)
            for each in kept.decklist.remarks
            if each.remark in LEFT_OUT
        )
        self._read_now()
        self._editor.take_focus()

    def ask_for_file(self) -> None:
        """Which file it is in."""
        path, _ = QFileDialog.getOpenFileName(
            self._editor, self.tr("Open a decklist"), "", self.tr("All files (*)")
        )
        if path:
            self.open_file(Path(path))

    def open_file(self, path: Path) -> None:
        """Read this file in place of what stands in the field."""
        if path.is_dir():
            self.many_wanted.emit(path)
            return
        decks = self._services.decks
        self._say_fault("")
        self._services.tasks.run(
            OPEN,
            lambda _: opened_file(decks().lists, path),
            done=lambda opened: self._opened(path, opened),
            failed=lambda failure: self._say_fault(failure_sentence(failure)),
        )

    def is_touched(self) -> bool:
        """Whether anything stands here that is not kept."""
        text = self._editor.field.toPlainText()
        return bool(text.strip()) and self._editor.field.document().isModified()

    # -- keeping

    def keep(self) -> None:
        """The list belongs to the player in the event from now on."""
        if self._pause.isActive() or self._is_stale:
            self._keeps_when_read = True
            self._read_now()
            return
        self._keeps_when_read = False
        player = self._owner().name or self._player()
        if self._obstacle():
            self._show_foot()
            return
        source = self._file_name or (self._kept.source if self._kept is not None else "")
        decklist = self._with_remarks().decklist
        if self._submit(TakeDecklists((RegisteredList(player, decklist, source),))):
            self._services.messages.say(self.tr("List kept"))
            self._editor.field.document().setModified(False)
            self.ended.emit()

    def drop(self) -> None:
        """The kept list does not count any more; it can be taken back."""
        if self._kept is not None and self._submit(DropDecklist(self._kept.player)):
            self._services.messages.say(self.tr("List removed"))
            self.ended.emit()

    def refresh(self) -> None:
        """Other players are known, or other lists are kept."""
        names = known_players(self._services.bridge.state)
        self._names = WrittenNames(names)
        self._editor.player.known = KnownNames(names)
        self._show_rows()

    def read_again(self) -> None:
        """Another format is asked, or other cards are known."""
        if self._editor.field.toPlainText().strip():
            self._read_now()

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self._show_rows()

    # -- inside

    def _connect(self) -> None:
        editor = self._editor
        editor.field.textChanged.connect(self._text_changed)
        editor.field.file_given.connect(self.open_file)
        editor.field.too_much.connect(
            lambda: self._say_fault(fault_sentence(ListFault.TOO_LARGE, ""))
        )
        editor.player.named.connect(lambda _: self._named())
        editor.player.textChanged.connect(lambda _: self._show_rows())
        editor.preview.answered.connect(self._answer)
        editor.preview.entered.connect(self._enter)
        editor.open_wanted.connect(self.ask_for_file)
        editor.keep_wanted.connect(self.keep)
        editor.drop_wanted.connect(self.drop)
        self._pause.timeout.connect(self._read_now)
        self._format.changed.connect(self.read_again)

    def _show_text(
        self, text: str, file_name: str, player: str, kept: RegisteredList | None
    ) -> None:
        self._services.tasks.abandon(OPEN)
        self._file_name, self._kept = file_name, kept
        self._guessed = self._left_out = ()
        self._keeps_when_read = False
        self._say_fault("")
        self._editor.say_player(player)
        self._editor.field.setPlainText(text)
        self._editor.field.document().setModified(False)
        self.refresh()

    def _text_changed(self) -> None:
        self._say_fault("")
        if not self._editor.field.toPlainText().strip():
            self._guessed = self._left_out = ()
            self._file_name = ""
        self._is_stale = True
        self._pause.start()

    def _read_now(self) -> None:
        self._pause.stop()
        self._is_stale = True
        text, name = self._editor.field.toPlainText(), self._file_name
        asked, decks = self._format.asked(), self._services.decks
        self._services.tasks.run(
            READ,
            lambda _: read_list(decks(), text, name, asked),
            done=self._was_read,
            failed=self._not_read,
        )

    def _was_read(self, read: ReadList) -> None:
        self._is_stale = False
        self._read = read
        if read.fault is not None:
            self._say_fault(fault_sentence(read.fault.fault, "", read.fault.place))
        if read.decklist.player and not self._player():
            self._propose_owner(read.decklist.player)
        self._show_rows()
        if self._keeps_when_read:
            self.keep()

    def _not_read(self, failure: EnvironmentFailure) -> None:
        self._is_stale = self._keeps_when_read = False
        self._say_fault(failure_sentence(failure))

    def _opened(self, path: Path, opened: OpenedFile) -> None:
        if opened.fault is not None and opened.fault.fault is ListFault.SEVERAL_PLAYERS:
            self.many_wanted.emit(path)
        elif opened.fault is not None:
            fault = opened.fault
            self._say_fault(fault_sentence(fault.fault, path.name, fault.place))
        else:
            self._editor.field.take_text(opened.text)
            self._file_name = path.name
            self._left_out = ()
            self._guessed = tuple(
                each
                for each in opened.decklist.remarks
                if each.remark is ListRemark.LETTERS_GUESSED
            )
            if not has_cards(opened.decklist):
                self._say_fault(fault_sentence(ListFault.NO_CARDS, path.name))
            self._propose_owner(opened.decklist.player or path.stem.replace("_", " "), path.stem)
            self._read_now()
            self._editor.preview.setFocus()

    def _propose_owner(self, name: str, file_stem: str = "") -> None:
        """Whose list it is by what it says or by its file's name; a file's name that is nobody's
        says nothing."""
        match = self._names.match(name)
        if self._player():
            return
        if match.name or match.candidates or name != file_stem.replace("_", " "):
            self._editor.say_player(match.name or name)

    def _player(self) -> str:
        return " ".join(self._editor.player.text().split())

    def _owner(self) -> NameMatch:
        """Who is meant by the name that stands in the field."""
        return self._names.match(self._player()) if self._player() else NameMatch()

    def _named(self) -> None:
        """The name is said: another spelling of a known one is that one."""
        match = self._owner()
        if match.name:
            self._editor.say_player(match.name)
        if self._editor.player.hasFocus():
            self._editor.field.setFocus()

    def _answer(self, row: ListRow, name: str) -> None:
        if row.kind is RowKind.PLAYER_ASKED:
            self._editor.say_player(name)
            return
        if not row.card:
            self._left_out = tuple(each for each in self._left_out if each.text != row.words)
            self._show_rows()
            return
        field, lists = self._editor.field, self._services.decks().lists
        text = text_with_name(lists, field.toPlainText(), self._file_name, row.card, name)
        if text is None:
            self._go_to_card(row.card)
            return
        field.take_text(text)
        self._read_now()

    def _enter(self, row: ListRow) -> None:
        if row.rule:
            self._services.ask(row.rule)
        elif row.line:
            self._editor.field.go_to_line(row.line)
        elif row.kind is RowKind.PLAYER_ASKED:
            self._editor.player.setFocus()
        elif row.card:
            self._go_to_card(row.card)

    def _go_to_card(self, name: str) -> None:
        line = line_of_card(self._editor.field.toPlainText(), name)
        if line:
            self._editor.field.go_to_line(line)

    def _show_rows(self) -> None:
        read, editor = self._with_remarks(), self._editor
        owner = self._owner()
        rows = rows_of(read, self._format.name(), owner.candidates)
        has_text = bool(editor.field.toPlainText().strip())
        editor.show_found(shown=has_text and (read.has_cards or bool(read.decklist.remarks)))
        editor.preview.show_rows(rows)
        editor.field.mark_lines(
            each.number for each in self._read.decklist.remarks if each.remark in LEFT_OUT
        )
        editor.counts.setText(counts_words(read.decklist))
        editor.counts.setAccessibleName(spoken_counts(read.decklist))
        count = open_count(rows)
        editor.open_note.setText(self.tr("%n to settle", "", count) if count else "")
        self._show_owner(owner)
        self._show_foot()

    def _with_remarks(self) -> ReadList:
        """What was read, with what is to be said of the file and of the list as it was kept."""
        remarks = (*self._guessed, *self._left_out, *self._read.decklist.remarks)
        replace = msgspec.structs.replace
        return replace(self._read, decklist=replace(self._read.decklist, remarks=remarks))

    def _show_owner(self, owner: NameMatch) -> None:
        player = self._player()
        is_known = owner.name == player or not player
        note = "" if is_known else self.tr("not among the event's players")
        if owner.name and owner.name != player:
            note = self.tr("taken for {name}").format(name=owner.name)
        self._editor.owner_note.setText(note)

    def _show_foot(self) -> None:
        editor = self._editor
        kept = self._services.bridge.state.deck_checks.lists
        player = self._owner().name or self._player()
        is_replacing = player in kept
        words = self.tr("Keep in place of the one before") if is_replacing else self.tr("Keep")
        editor.keep.set_words(words, key="Ctrl+Enter")
        editor.keep.set_possible(self._obstacle())
        left = sum(each.remark in LEFT_OUT for each in self._read.decklist.remarks)
        note = self.tr("%n line(s) would be left out", "", left) if left else ""
        editor.keep_note.setText("" if self._obstacle() else note)
        editor.drop.setVisible(self._kept is not None)

    def _obstacle(self) -> str:
        if self._read.fault is not None or not self._read.has_cards:
            return self.tr("no cards yet")
        if not self._player():
            return self.tr("the player is missing")
        if self._services.bridge.engine is None:
            return self.tr("no event is open")
        return ""

    def _submit(self, command: Command) -> bool:
        outcome = self._services.bridge.submit(command)
        if isinstance(outcome, Refusal):
            self._say_fault(refusal_sentence(outcome))
        return outcome is not None and not isinstance(outcome, Refusal)

    def _say_fault(self, sentence: str) -> None:
        self._editor.refusal.say(sentence)
