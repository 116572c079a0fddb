"""Whose lists are held beside a list, under Unified Deck Construction."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from judgekit.domain.deck_checks.decklist import Decklist
from judgekit.domain.deck_checks.registered_list import RegisteredList
from judgekit.domain.event.people import KnownNames
from judgekit.domain.event.written_names import WrittenNames
from judgekit.ui.look import Look
from judgekit.ui.rules.scaled_layouts import ScaledLayouts
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.text_field import TextField

PAUSE = 200
"""Milliseconds after the last key until the names count."""
_BETWEEN = re.compile(r"[;/&+]")


class Teammates(QWidget):
    """A field for some names whose lists are kept; `changed` tells that others are meant."""

    changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kept: Mapping[str, RegisteredList] = {}
        self._names = WrittenNames()
        self._known = KnownNames()
        self._meant: tuple[str, ...] = ()
        self._label = Label(look, bold=True)
        self.field = TextField(look)
        self.note = ElidedLabel(look, size="small", token="text-muted")
        self.pause = QTimer(self)
        self.pause.setSingleShot(True)
        self.pause.setInterval(PAUSE)
        row = QHBoxLayout(self)
        row.addWidget(self._label)
        row.addWidget(self.field, 1)
        row.addWidget(self.note, 1)
        ScaledLayouts(look, self).keep(row, (24, 0, 24, 12), 8)
        self.field.textChanged.connect(lambda _: self.pause.start())
        self.pause.timeout.connect(self._read)
        self._retranslate()

    def follow(self, kept: Mapping[str, RegisteredList], *, is_for_teams: bool) -> None:
        """The lists that are kept; without teams nobody is asked for."""
        if tuple(kept) != tuple(self._kept):
            self._names, self._known = WrittenNames(kept), KnownNames(kept)
        self._kept = dict(kept)
        self.setVisible(is_for_teams)
        self._read()

    def clear(self) -> None:
        """Nobody is meant."""
        self.field.clear()
        self._read()

    def lists(self) -> Mapping[str, Decklist]:
        """Their lists, by name; none where no teams play."""
        if self.isHidden():
            return {}
        return {name: self._kept[name].decklist for name in self._meant if name in self._kept}

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _read(self) -> None:
        self.pause.stop()
        before, found = self.lists(), dict(self._found())
        self._meant = tuple(dict.fromkeys(name for name in found.values() if name))
        unknown = [written for written, name in found.items() if not name]
        words = self.tr("held beside {names}").format(names="; ".join(self._meant))
        if unknown:
            words = self.tr("no list of {names}").format(names="; ".join(unknown))
        self.note.setText(words if found else "")
        if self.lists() != before:
            self.changed.emit()

    def _found(self) -> Iterator[tuple[str, str]]:
        """What is written, with the player who is meant; empty where nobody is, or several are."""
        for written in filter(None, map(str.strip, _BETWEEN.split(self.field.text()))):
            completed = self._known.complete(written, 2)
            alone = completed[0] if len(completed) == 1 else ""
            yield written, self._names.match(written).name or alone

    def _retranslate(self) -> None:
        self._label.setText(self.tr("Teammates"))
        hint = self.tr("Names of players whose lists are kept, with ; between them")
        self.field.setPlaceholderText(hint)
        self.field.setAccessibleName(self.tr("Teammates: {hint}").format(hint=hint))
