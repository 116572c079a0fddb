"""Teammates whose lists are checked together with a list, under Unified Deck Construction."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.players.name_completion import KnownNames
from judgekit.domain.players.written_names import WrittenNames
from judgekit.domain.shared.player_key import BETWEEN_MEMBERS, JOINT
from judgekit.ui.look import Look
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.views.deck_checks.related_lists import Teams

PAUSE = 200
"""Delay in milliseconds after the last key before the names are used."""


class Teammates(QWidget):
    """A field for a team's name, or for names of players with recorded lists; `changed` is emitted
    for other teammates. While it is empty, the player's known teammates are used."""

    changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kept: Mapping[str, RegisteredList] = {}
        self._names = WrittenNames()
        self._known = KnownNames()
        self._teams = Teams()
        self._player = ""
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

    def follow(
        self, kept: Mapping[str, RegisteredList], teams: Teams, *, is_for_teams: bool
    ) -> None:
        """Set the recorded lists and the known teams; hidden in tournaments without teams."""
        if tuple(kept) != tuple(self._kept):
            self._names, self._known = WrittenNames(kept), KnownNames(kept)
        self._kept, self._teams = dict(kept), teams
        self.setVisible(is_for_teams)
        self._read()

    def ask_for(self, player: str) -> None:
        """Set the player whose teammates are meant."""
        if player != self._player:
            self._player = player
            self._read()

    def clear(self) -> None:
        """Clear all names."""
        self.field.clear()
        self._read()

    def meant(self) -> tuple[str, ...]:
        """Players whose lists are checked together with this one; none without teams."""
        return () if self.isHidden() else self._meant

    def team(self) -> str:
        """Return the team's name: as typed, as recorded before, or of its members' names; empty
        for a player alone."""
        if self.isHidden():
            return ""
        written = (self._teams.named(each) for each in _pieces(self.field.text()))
        named = next(filter(None, written), "")
        before = (self._teams.team_of(each) for each in (*self._meant, self._player))
        joined = JOINT.join(sorted((self._player, *self._meant))) if self._meant else ""
        return named or next(filter(None, before), "") or joined

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _read(self) -> None:
        self.pause.stop()
        before, found = self.meant(), dict(self._found())
        named = [name for names in found.values() for name in names]
        known = named if found else self._teams.mates(self._player)
        self._meant = tuple(each for each in dict.fromkeys(known) if each != self._player)
        unknown = [written for written, names in found.items() if not names]
        words = self.tr("compared with {names}").format(names="; ".join(self._meant))
        if unknown:
            words = self.tr("no list of {names}").format(names="; ".join(unknown))
        self.note.setText(words if found or self._meant else "")
        if self.meant() != before:
            self.changed.emit()

    def _found(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Yield each typed name with the players it means; with none if that isn't clear."""
        for written in _pieces(self.field.text()):
            team = self._teams.named(written)
            if team:
                yield written, (*self._teams.members(team), self._player)
                continue
            completed = self._known.complete(written, 2)
            alone = completed[0] if len(completed) == 1 else ""
            name = self._names.match(written).name or alone
            yield written, (name,) if name else ()

    def _retranslate(self) -> None:
        self._label.setText(self.tr("Teammates"))
        hint = self.tr("The team's name, or names of players with ; between them")
        self.field.setPlaceholderText(hint)
        self.field.setAccessibleName(self.tr("Teammates: {hint}").format(hint=hint))


def _pieces(text: str) -> Iterator[str]:
    yield from filter(None, map(str.strip, BETWEEN_MEMBERS.split(text)))
