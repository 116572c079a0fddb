"""What the other player at the table gets in the same step."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from judgekit.domain.infractions.policy import Catalogue
from judgekit.domain.infractions.state import Penalty
from judgekit.domain.infractions.upgrade import GAME_RULE_VIOLATION, asks_head_judge
from judgekit.ui.infractions.recording.draft import Draft
from judgekit.ui.interface_words import interface_words
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.penalty_wording import infraction_title, penalty_name
from judgekit.views.infractions.considering import Considered


class ForOpponent(msgspec.Struct, frozen=True):
    """A penalty of the opponent: the player, and what policy gives; `is_same` if both committed the
    same infraction."""

    player: str
    considered: Considered
    is_same: bool = False

    @property
    def penalty(self) -> Penalty:
        """The penalty by policy and penalty history."""
        return self.considered.ruling.penalty

    @property
    def needs_head_judge(self) -> bool:
        """Whether only the head judge may give it."""
        return asks_head_judge(self.considered.case.entry.id, self.penalty)

    def draft(self, draft: Draft, *, deviates: bool) -> Draft:
        """Return the opponent's penalty, otherwise as in the player's draft; a deviation is for
        both if both committed the same."""
        policy = self.penalty.value
        is_same = deviates and self.is_same
        head_judge = draft.head_judge if is_same or self.needs_head_judge else ""
        return msgspec.structs.replace(
            draft,
            player=self.player,
            penalty=draft.penalty if is_same else policy,
            policy=policy,
            deviation=draft.deviation if is_same else "",
            head_judge=head_judge,
        )


class OpponentRow(QWidget):
    """`toggled` is emitted when the opponent's penalty is wanted, or no longer."""

    toggled = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._player = ""
        self.also = Button(look)
        self.also.setCheckable(True)
        self._line = Label(look, bold=True, wraps=True)
        row = QHBoxLayout(self)
        ScaledLayouts(look, self).keep(row, (0, 0, 0, 0), 8)
        row.addWidget(self.also)
        row.addWidget(self._line, 1)
        self.also.clicked.connect(lambda _=False: self.toggled.emit())
        self._offer("")

    @property
    def is_wanted(self) -> bool:
        """Whether the opponent's own infraction is to be recorded too."""
        return bool(self._player) and self.also.isChecked()

    def show_for(
        self,
        catalogue: Catalogue,
        considered: Considered,
        opponent: str,
        given: ForOpponent | None,
    ) -> None:
        """Offer 2.6 for the opponent of who committed 2.5, and show what is given beside it."""
        is_rule_violation = considered.case.entry.id == GAME_RULE_VIOLATION
        self._offer(opponent if is_rule_violation else "")
        said = ""
        if given is not None:
            entry = given.considered.case.entry.id
            title = infraction_title(catalogue, entry, interface_words().language)
            # The button already says for whom and for what.
            whose = "" if self._player else f"{given.player}: {title}, "
            said = f"{whose}{penalty_name(given.penalty)}"
        self._line.say(said)
        self.setVisible(bool(self._player) or given is not None)

    def toggle(self) -> None:
        """Want the opponent's penalty, or no longer."""
        if self._player:
            self.also.click()

    def words(self) -> str:
        """Return the line about the opponent; empty without one."""
        return self._line.text()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._name_button()
        super().changeEvent(event)

    def _offer(self, player: str) -> None:
        if player != self._player:
            self.also.setChecked(False)
        self._player = player
        self.also.setVisible(bool(player))
        self._name_button()

    def _name_button(self) -> None:
        words = self.tr("Also record 2.6 for {player}").format(player=self._player)
        self.also.set_icon("tick" if self.also.isChecked() else "plus")
        self.also.set_words(words, key=key_text("Alt+O"))
