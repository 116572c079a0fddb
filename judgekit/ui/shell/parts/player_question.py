"""The question whether a typed name that resembles a known player's means that player."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.players.commands import OtherPlayer, SamePlayer
from judgekit.domain.players.state import Players
from judgekit.ui.look import Look
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.fields.fresh_press import PRESSING, demand_fresh_press
from judgekit.ui.widgets.labels import ElidedLabel
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.views.players import DoubtfulNames

MOST_ASKED = 3


class PlayerQuestion(QWidget):
    """Hidden while no name is doubtful; with `asks_new` also while none is unknown.

    `answered` is emitted when an answer is given. Whether one is needed is up to the form.
    """

    answered = Signal()

    def __init__(
        self,
        look: Look,
        *,
        yes_key: str = "",
        no_key: str = "",
        asks_new: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._keys = yes_key, no_key
        self._asks_new = asks_new
        self._known: tuple[str, ...] = ()
        self._is_new = False
        """Whether no known player has that name or a similar one."""
        self._players = Players()
        self._doubtful = DoubtfulNames()
        self._name = ""
        self._asked: tuple[str, ...] = ()
        self._answer: SamePlayer | OtherPlayer | None = None
        self._sentence = ElidedLabel(look, bold=True)
        self.yes, self.no = Button(look), Button(look)
        self.names = tuple(Button(look) for _ in range(MOST_ASKED))
        """Shown instead of `yes` if several players may be meant."""
        row, below, column = QHBoxLayout(), QGridLayout(), QVBoxLayout(self)
        row.addWidget(self._sentence, 1)
        row.addWidget(self.yes)
        row.addWidget(self.no)
        for place, button in enumerate(self.names):
            below.addWidget(button, place // 2, place % 2, Qt.AlignmentFlag.AlignLeft)
            button.clicked.connect(lambda _=False, at=place: self.say_yes(at))
        below.setColumnStretch(2, 1)
        column.addLayout(row)
        column.addLayout(below)
        scaled = ScaledLayouts(look, self)
        scaled.keep(row, (0, 0, 0, 0), 8)
        scaled.keep(below, (0, 0, 0, 0), 8)
        scaled.keep(column, (0, 0, 0, 0), 4)
        self.yes.clicked.connect(lambda _=False: self.say_yes())
        self.no.clicked.connect(self.say_no)
        self._show()

    @property
    def is_open(self) -> bool:
        """Whether something is asked that has no answer yet."""
        return self._answer is None and (bool(self._asked) or self._is_new)

    @property
    def name(self) -> str:
        """The name the question is about."""
        return self._name

    @property
    def answer(self) -> SamePlayer | OtherPlayer | None:
        """The command of the answer; None if there is none or nothing was asked."""
        return self._answer

    @property
    def asked(self) -> tuple[str, ...]:
        """The players who may be meant; empty if none is doubtful or an answer was given."""
        return self._asked if self._answer is None else ()

    def words(self) -> str:
        """Return the text of the question, or of the answer."""
        return self._sentence.text()

    def follow(self, players: Players, known: tuple[str, ...]) -> None:
        """Set the players of the tournament and the known names to compare with."""
        self._players = players
        self._known = known
        self._doubtful.know(known)
        self._look_up()

    def ask(self, name: str) -> None:
        """Ask about this name if it is doubtful; an earlier answer is dropped."""
        self._answer = None
        self._name = name
        self._look_up()

    def say_yes(self, place: int = 0) -> None:
        """Answer that the player at that position of `asked` is meant."""
        if place < len(self.asked):
            self._settle(SamePlayer(self._name, self._asked[place]))

    def say_no(self) -> None:
        """Answer that another player is meant."""
        if self.is_open:
            self._settle(OtherPlayer(self._name))

    def take_focus(self) -> None:
        """Focus the first answer."""
        first = self.no if self._is_new else self.yes if len(self.asked) == 1 else self.names[0]
        first.setFocus(Qt.FocusReason.TabFocusReason)
        demand_fresh_press(self, *PRESSING)

    def meant(self) -> tuple[str, ...]:
        """Return all names of the player meant; none without a name."""
        if isinstance(self._answer, SamePlayer):
            return (self._answer.player, self._name)
        return (self._name,) if self._name else ()

    def shown_name(self) -> str:
        """Return the name to show for the player meant; empty without one."""
        return self._players.name_of(next(iter(self.meant()), ""))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._show()
        super().changeEvent(event)

    def _look_up(self) -> None:
        self._asked = self._doubtful.asked(self._players, self._name)[:MOST_ASKED]
        self._is_new = self._asks_new and not self._asked and self._is_unknown()
        if not self._asked and not self._is_new:
            self._answer = None
        self._show()

    def _is_unknown(self) -> bool:
        """Whether the pairings name the players, and nobody has this name."""
        players, name = self._players, self._name
        if not name or not players.paired or players.is_settled(name):
            return False
        return not any(players.same(known, name) for known in self._known)

    def _settle(self, answer: SamePlayer | OtherPlayer) -> None:
        self._answer = answer
        self._show()
        self.answered.emit()

    def _show(self) -> None:
        asked, is_new = self.asked, self._is_new and self._answer is None
        if isinstance(self._answer, SamePlayer):
            sentence = self.tr("Taken for {name}").format(name=self._answer.player)
        elif is_new:
            sentence = self.tr("No player is called {name}").format(name=self._name)
        elif len(asked) == 1:
            sentence = self.tr("Is this {name}?").format(name=asked[0])
        else:
            sentence = self.tr("Who is it?") if asked else ""
        self._sentence.setText(sentence)
        self.setAccessibleName(sentence)
        self.yes.setVisible(len(asked) == 1)
        self.yes.set_words(self.tr("Yes"), key=self._keys[0])
        for place, button in enumerate(self.names):
            button.setVisible(1 < len(asked) > place)
            if place < len(asked):
                button.set_words(asked[place], key=self._keys[0] if place == 0 else "")
        no = self.tr("New player") if self._asks_new else self.tr("No, another player")
        self.no.set_words(no, key=self._keys[1])
        self.no.setVisible(bool(asked) or is_new)
        self.setVisible(bool(sentence))
