"""The Laptops view of a shared event: who asks, who is there, what can be done with them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.tournament.team.button_rows import ButtonRows
from judgekit.ui.tournament.team.cards.asks import AskCards
from judgekit.ui.tournament.team.cards.other_hubs import OtherHubCards
from judgekit.ui.tournament.team.keys import (
    LEAVE_KEY,
    ROLE_KEY,
    SET_ASIDE_KEY,
    TAKE_OVER_KEY,
)
from judgekit.ui.tournament.team.laptop_list import LaptopHead, LaptopList, LaptopsModel
from judgekit.ui.tournament.team.questions import TeamQuestions
from judgekit.ui.tournament.team.role_button import RoleButton
from judgekit.ui.tournament.team.side_pane import SidePane
from judgekit.ui.tournament.team.standing_notice import StandingNotice
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.labels import Label, Title
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.widgets.scrolling.sides import Sides
from judgekit.views.sharing.laptops import LaptopRow, LaptopState, connected, phones, taking_part

NARROW, SIDE = 880, 320
"""Widths in design pixels: from which the side stands beside the list, and of the side."""


class SharedPane(QWidget):
    """`roles_changed` carries a device and its new roles, `set_aside_wanted` asks for the list of
    what was set aside. Whatever can't be undone is asked in `questions` first."""

    roles_changed = Signal(str, object)
    set_aside_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._undecided, self._is_hub = 0, False
        self.standing = StandingNotice(look)
        self.set_aside = Button(look, icon="set-aside")
        self.questions = TeamQuestions(look)
        self._title = Title(look)
        self._count = Label(look, token="text-muted", wraps=True)
        self.asks, self.other_hubs = AskCards(look), OtherHubCards(look)
        self.model = LaptopsModel()
        self.head, self.list = LaptopHead(look), LaptopList(look, self.model)
        self.role = RoleButton(look, key=ROLE_KEY, is_labelled=True)
        self.remove, self.leave, self.take_over = (Button(look) for _ in range(3))
        self.side = SidePane(look)
        self._lay_out()
        self._connect()
        self.retranslate()

    # -- what is shown

    def show_laptops(self, rows: Sequence[LaptopRow], *, is_hub: bool) -> None:
        """Show these laptops; the chosen one stays chosen."""
        chosen = self.chosen()
        self._is_hub = is_hub
        with QSignalBlocker(self.list.selectionModel()):
            self.list.show_rows(rows)
            at = self.model.row_of(chosen.device) if chosen is not None else -1
            self.list.go(max(at, 0))
        self.list.viewport().update()
        self.side.show_role(is_hub=is_hub)
        self._tell()

    def show_set_aside(self, undecided: int, total: int) -> None:
        """Show how many entries were set aside, and how many of them nobody has decided about."""
        self._undecided = undecided
        self.set_aside.setVisible(total > 0)
        self._tell()

    def chosen(self) -> LaptopRow | None:
        """The chosen laptop."""
        return self.list.row()

    def take_focus(self) -> None:
        """Focus the open question, or the list."""
        if not self.questions.take_focus():
            self.list.setFocus()

    # -- what is asked

    def ask_to_remove(self) -> None:
        """Ask before the chosen laptop is shut out."""
        row = self.chosen()
        if row is not None and _can_be_removed(row):
            self.questions.ask_to_remove(row.device, row.person, is_phone=row.is_phone)

    def ask_to_leave(self) -> None:
        """Ask before this laptop leaves the others."""
        self.questions.ask_to_leave(is_hub=self._is_hub)

    def ask_to_take_over(self) -> None:
        """Ask before this laptop becomes the hub."""
        if not self._why_not_over():
            self.questions.ask_to_take_over()

    def open_roles(self) -> None:
        """Open the menu of roles for the chosen laptop."""
        if self.role.isVisible():
            self.role.open_menu()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self._title.setText(self.tr("Laptops"))
        self.list.setAccessibleName(self.tr("Laptops that share this event"))
        self.leave.set_words(self.tr("Leave…"), key=LEAVE_KEY)
        self.take_over.set_words(self.tr("Take over…"), key=TAKE_OVER_KEY)
        self._tell()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # -- inside

    def _lay_out(self) -> None:
        left, kept = QWidget(), ScaledLayouts(self._look, self)
        inner = QVBoxLayout(left)
        kept.keep(inner, (24, 16, 24, 16), 12)
        listed = QVBoxLayout()
        kept.keep(listed, (0, 0, 0, 0))
        listed.addWidget(self.head)
        listed.addWidget(self.list)
        head, titled = QHBoxLayout(), QVBoxLayout()
        kept.keep(head, (0, 0, 0, 0), 12)
        kept.keep(titled, (0, 0, 0, 0), 4)
        titled.addWidget(self._title)
        titled.addWidget(self._count)
        head.addLayout(titled, 1)
        head.addWidget(self.set_aside, 0, Qt.AlignmentFlag.AlignTop)
        inner.addLayout(head)
        inner.addWidget(self.other_hubs)
        inner.addWidget(self.asks)
        inner.addLayout(listed)
        inner.addWidget(
            ButtonRows(self._look, (self.role, self.remove), (self.leave, self.take_over))
        )
        inner.addStretch(1)
        self.sides = Sides(
            self._look,
            (left, self.side),
            narrow=NARROW,
            widths=lambda _: (0, self._look.theme.px(SIDE)),
        )
        column = QVBoxLayout(self)
        kept.keep(column, (0, 0, 0, 0))
        for widget in (self.standing, self.questions):
            column.addWidget(widget)
        column.addWidget(self.sides, 1)

    def _connect(self) -> None:
        self.list.removal_wanted.connect(self.ask_to_remove)
        self.list.selectionModel().currentChanged.connect(lambda *_: self._moved())
        self.role.chosen.connect(self._change_roles)
        self.remove.clicked.connect(self.ask_to_remove)
        self.leave.clicked.connect(self.ask_to_leave)
        self.take_over.clicked.connect(self.ask_to_take_over)
        self.side.hub.follow_wanted.connect(self._ask_to_follow)
        self.set_aside.clicked.connect(self.set_aside_wanted)
        self.questions.left.connect(self.list.setFocus)

    def _why_not_over(self) -> str:
        """Why this laptop can't become the hub; empty if it can."""
        if self._is_hub:
            return self.tr("This laptop is the hub")
        own = next((row for row in self.model.rows if row.is_own), None)
        is_out = own is not None and own.state is LaptopState.SHUT_OUT
        return self.tr("Removed from the event; a new code lets it in") if is_out else ""

    def _ask_to_follow(self) -> None:
        """Ask for an address; where there is one other hub, its address is the answer."""
        known = [card.other.address for card in self.other_hubs.cards]
        self.questions.ask_to_follow(known[0] if len(known) == 1 else "")

    def _moved(self) -> None:
        self.questions.leave_removal()
        self._tell()

    def _change_roles(self, roles: object) -> None:
        row = self.chosen()
        if row is not None:
            self.roles_changed.emit(row.device, roles)

    def _tell(self) -> None:
        rows = self.model.rows
        words = self.tr("{connected} of {all} connected; each keeps the whole event")
        said = [words.format(connected=connected(rows), all=taking_part(rows))]
        if phones(rows):
            said.append(self.tr("%n phone(s)", "", phones(rows)))
        self._count.setText("; ".join(said))
        row = self.chosen()
        takes_part = row is not None and row.state is not LaptopState.SHUT_OUT
        self.role.setVisible(takes_part)
        self.remove.setVisible(row is not None and _can_be_removed(row))
        if row is not None:
            self.role.show_roles(row.roles, row.person)
            words = self.tr("Remove {person}…").format(person=row.person)
            self.remove.set_words(words, key=key_text("Del"))
        self.take_over.set_possible(self._why_not_over())
        words = self.tr("%n set aside…", "", self._undecided)
        if not self._undecided:
            words = self.tr("Set aside, all decided")
        self.set_aside.set_words(words, key=SET_ASIDE_KEY)


def _can_be_removed(row: LaptopRow) -> bool:
    return not row.is_own and row.state not in (LaptopState.SHUT_OUT, LaptopState.HUB)
