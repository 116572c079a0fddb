"""The staff of the tournament: a row for each, with a name and a role."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QFontMetrics, QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from judgekit.domain.setup.events import StaffMember
from judgekit.domain.setup.state import Role
from judgekit.ui.look import Look
from judgekit.ui.tournament.form.typed_values import read_staff, without_blanks
from judgekit.ui.widgets.actions import ENTER
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.words.wording import role_name

NAME_WIDTH, LEAST_ROLE = 280, 100
"""Largest width of a name, and least one of a role, in design pixels."""


class StaffRows(QWidget):
    """Rows for the staff; the last one is always empty, and a pasted list adds rows as needed."""

    edited = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._rows: list[_StaffRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        look.changed.connect(self._redress)
        self._redress()
        self.show_staff(())

    def staff(self) -> tuple[StaffMember, ...]:
        """Return all members with a name."""
        return without_blanks([row.member() for row in self._rows])

    def show_staff(self, staff: Sequence[StaffMember]) -> None:
        """Show these members."""
        for row in list(self._rows):
            self._drop(row)
        for member in staff:
            self._add(member)
        self._end_with_empty()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        for row in self._rows:
            row.retranslate()
        self._redress()

    def _add(self, member: StaffMember) -> _StaffRow:
        row = _StaffRow(self._look, member)
        row.edited.connect(self._edited)
        row.entered.connect(lambda: self._go_below(row))
        row.pasted.connect(lambda text: self._paste(row, text))
        row.removed.connect(lambda: self._remove(row))
        self._rows.append(row)
        self._column.addWidget(row)
        row.show()
        return row

    def _end_with_empty(self) -> None:
        if self._rows and not self._rows[-1].member().name:
            return
        role = Role.FLOOR_JUDGE if self._rows else Role.HEAD_JUDGE
        self._add(StaffMember("", role.value))

    def _edited(self) -> None:
        self._end_with_empty()
        self.edited.emit()

    def _go_below(self, row: _StaffRow) -> None:
        self._end_with_empty()
        place = self._rows.index(row) + 1
        self._rows[min(place, len(self._rows) - 1)].take_focus()

    def _paste(self, row: _StaffRow, text: str) -> None:
        """Insert the pasted members at this row; empty rows are dropped."""
        members = list(read_staff(text))
        if not members:
            return
        place = self._rows.index(row)
        before = [each.member() for each in self._rows[:place]]
        after = [each.member() for each in self._rows[place:]]
        if not before and Role.HEAD_JUDGE.value not in [each.role for each in members]:
            members[0] = StaffMember(members[0].name, Role.HEAD_JUDGE.value)
        self.show_staff(without_blanks([*before, *members, *after]))
        self._rows[-1].take_focus()
        self.edited.emit()

    def _remove(self, row: _StaffRow) -> None:
        place = self._rows.index(row)
        self._drop(row)
        self._end_with_empty()
        self._rows[min(place, len(self._rows) - 1)].take_focus()
        self.edited.emit()

    def _drop(self, row: _StaffRow) -> None:
        self._rows.remove(row)
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _redress(self) -> None:
        self._column.setSpacing(self._look.theme.px(8))
        for row in self._rows:
            row.redress()


class _StaffRow(QWidget):
    edited = Signal()
    entered = Signal()
    pasted = Signal(str)
    removed = Signal()

    def __init__(self, look: Look, member: StaffMember) -> None:
        super().__init__()
        self._look = look
        self._role = member.role
        self._name = _NameField(look)
        self._name.setText(member.name)
        self._chooser = Button(look, opens_menu=True)
        self._remove = Button(look, kind=ButtonKind.QUIET, icon="close")
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.addWidget(self._name, 1)
        self._line.addWidget(self._chooser)
        self._line.addWidget(self._remove)
        self._line.addStretch()
        self._name.textEdited.connect(self._name_edited)
        self._name.entered.connect(self.entered)
        self._name.pasted.connect(self.pasted)
        self._chooser.clicked.connect(self._list_roles)
        self._remove.clicked.connect(self.removed)
        self.retranslate()
        self.redress()

    def take_focus(self) -> None:
        # A focus proxy would make the row itself a Tab stop, wherever it is in the order.
        self._name.setFocus()

    def member(self) -> StaffMember:
        return StaffMember(self._name.text().strip(), self._role)

    def retranslate(self) -> None:
        name = self._name.text().strip()
        self._name.setAccessibleName(self.tr("Name"))
        self._name.setPlaceholderText(self.tr("Name, or a pasted list"))
        said = self.tr("Role of {name}: {role}").format(
            name=name or "…", role=role_name(self._role)
        )
        self._chooser.set_words(role_name(self._role), name=said)
        self._remove.set_words("", name=self.tr("Remove {name}").format(name=name or "…"))
        self._remove.setVisible(bool(name))

    def redress(self) -> None:
        theme = self._look.theme
        self._line.setSpacing(theme.px(8))
        self._name.setMaximumWidth(theme.px(NAME_WIDTH))
        self._share()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        """Give the role the width of the longest one, or what the name leaves."""
        px = self._look.theme.px
        metrics = QFontMetrics(self._look.theme.font())
        widest = max(metrics.horizontalAdvance(role_name(role)) for role in Role) + px(56)
        taken = self._name.minimumSizeHint().width() + self._remove.sizeHint().width()
        left = self.width() - taken - px(2 * 8)
        self._chooser.setFixedWidth(min(widest, max(px(LEAST_ROLE), left)))

    def _name_edited(self) -> None:
        self.retranslate()
        self.edited.emit()

    def _list_roles(self) -> None:
        menu = QMenu(self)
        for role in Role:
            action = menu.addAction(role_name(role))
            action.triggered.connect(lambda _=False, chosen=role: self._choose(chosen))
            if role == self._role:
                menu.setActiveAction(action)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self._chooser.mapToGlobal(QPoint(0, self._chooser.height())))

    def _choose(self, role: Role) -> None:
        self._role = role.value
        self.retranslate()
        self.edited.emit()


class _NameField(TextField):
    """Field for a name; Enter emits `entered`, and pasting several lines emits `pasted`."""

    entered = Signal()
    pasted = Signal(str)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        )
        if plain and event.key() in ENTER:
            self.entered.emit()
            return
        if event.matches(QKeySequence.StandardKey.Paste):
            text = QGuiApplication.clipboard().text()
            if len(text.strip().splitlines()) > 1:
                self.pasted.emit(text)
                return
        super().keyPressEvent(event)
