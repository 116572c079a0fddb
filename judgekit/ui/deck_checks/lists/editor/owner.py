"""The player of a list, from typed text, the list or its file name, matched to known players."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from judgekit.domain.players.name_completion import KnownNames
from judgekit.domain.players.state import Players
from judgekit.domain.players.written_names import NameMatch, WrittenNames
from judgekit.ui.shell.parts.player_field import PlayerField
from judgekit.ui.widgets.labels import ElidedLabel


class ListOwner(QObject):
    """Drives the player's field and the note beside it; `changed` is emitted for another player."""

    changed = Signal()

    def __init__(self, field: PlayerField, note: ElidedLabel) -> None:
        super().__init__(field)
        self._field = field
        self._note = note
        self._known: tuple[str, ...] = ()
        self._names = WrittenNames()
        self._players = Players()
        self._asks_new = False
        self._confirmed = ""
        """The name of which the judge said that it is a new player's."""
        self._doubted: tuple[str, ...] = ()
        """Candidates, if the file's player differs from the one given before."""
        field.named.connect(lambda _: self._take())
        field.textChanged.connect(lambda _: self.changed.emit())

    def know(self, known: tuple[str, ...], players: Players, *, asks_new: bool) -> None:
        """Set the known players and the other names they are written under; `asks_new`: a name that
        is none of theirs is asked about, as long as any are known."""
        self._players = players
        self._asks_new = asks_new and bool(known)
        if known != self._known:
            self._known = known
            self._names, self._field.known = WrittenNames(known), KnownNames(known)

    def name(self) -> str:
        """Return the player meant, or the typed text if that is no known player."""
        return self._match().name or self._said()

    @property
    def written(self) -> str:
        """The name as written, if it is one of the candidates for a new player."""
        return "" if self._doubted else self._said()

    def asked(self) -> tuple[str, ...]:
        """Return the candidates if the player has to be chosen, else nothing. The last one is the
        name as written, unless the file's player differs from the one given before."""
        if self._doubted:
            return self._doubted
        match, said = self._match(), self._said()
        if not said or match.name or said == self._confirmed:
            return ()
        return (*match.candidates, said) if self._asks_new else match.candidates

    @property
    def is_new(self) -> bool:
        """Whether the name resembles no player's and nobody said yet that it is a new one's."""
        return not self._doubted and self.asked() == (self._said(),)

    def answer(self, name: str) -> None:
        """Take a candidate: another player, or the name as written for a new one."""
        if not self._doubted and name == self._said():
            self._confirmed = name
        self.say(name)

    def say(self, name: str) -> None:
        """Set the player."""
        self._doubted = ()
        if name != self._field.text():
            self._field.setText(name)
        else:
            self.changed.emit()

    def propose(self, name: str, stem: str = "") -> None:
        """Propose the player by the name on the list, else by the name of its file, which counts
        only if it is a player's. If another player is set already, `asked` returns both."""
        match, before = self._meant(name or stem), self.name()
        if not before:
            self.say(match.name or name or (stem if match.candidates else ""))
        elif stem and match.name and match.name != before:
            self._doubted = (match.name, before)

    def show(self) -> None:
        """Show the note on the name beside the field."""
        said, match = self._said(), self._match()
        note = ""
        if match.name and match.name != said:
            note = self.tr("taken for {name}").format(name=match.name)
        elif said and not match.name:
            note = self.tr("not among the event's players")
        self._note.setText(note)

    def _said(self) -> str:
        return " ".join(self._field.text().split())

    def _match(self) -> NameMatch:
        return self._meant(self._said())

    def _meant(self, written: str) -> NameMatch:
        return self._names.match(self._players.name_of(written))

    def _take(self) -> None:
        """Replace another spelling of a known name by that name."""
        match = self._match()
        if match.name and match.name != self._field.text():
            self._field.setText(match.name)
