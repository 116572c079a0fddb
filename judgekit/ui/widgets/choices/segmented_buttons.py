"""A few exclusive choices side by side in one frame: `EN | ES | RU`."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QSizePolicy, QWidget

from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, Spoken, spoken_as
from judgekit.ui.widgets.painting.strokes import paint_ring
from judgekit.ui.widgets.pressable import AimedButton
from judgekit.ui.widgets.tool_tip import set_tip

LEAST_WIDTH = 48
"""Width in design pixels to which a segment can be squeezed."""
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class _Segment(AimedButton):
    """One choice; its outer corners are rounded at the ends of the row."""

    def __init__(self, look: Look, value: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.value = value
        self.key = ""
        self.ends = (False, False)
        self.inks: tuple[str, str] | None = None
        """On a filled ground: the token of all ink, and that of the ground."""
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        group = self.group()
        has_choice = group is None or group.checkedButton() is not None
        super().keyPressEvent(event)
        if has_choice or event.key() not in ARROWS:
            return
        # Qt chooses by arrows only where something is chosen already.
        reached = next((each for each in group.buttons() if each.hasFocus()), None)
        if reached is not None:
            event.accept()
            reached.click()

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        return Spoken(Role.RadioButton, is_checked=self.isChecked(), key=self.key)

    def sizeHint(self) -> QSize:
        theme = self._look.theme
        # Measured in bold, the wider font, so that the row doesn't move when the choice does.
        metrics = QFontMetrics(theme.font(bold=True))
        width = metrics.horizontalAdvance(self.text()) + 2 * theme.px(12) + self._key_width()
        return QSize(width, theme.measure("button"))

    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        return QSize(min(hint.width(), self._look.theme.px(LEAST_WIDTH)), hint.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = self._outline()
        painter.save()
        painter.setClipPath(outline)
        if self.isChecked() and self.inks:
            painter.fillRect(self.rect(), theme.color(self.inks[0]))
        elif self.isChecked():
            painter.fillRect(self.rect(), theme.color("selection"))
            bar = theme.px(3)
            painter.fillRect(0, self.height() - bar, self.width(), bar, theme.color("accent"))
        elif self.underMouse() and not self.inks:
            painter.fillRect(self.rect(), theme.color("surface-sunken"))
        painter.restore()
        painter.setPen(QPen(theme.color(self.inks[0] if self.inks else "line-strong"), 1))
        painter.drawPath(outline)
        painter.setPen(theme.color(self._ink()))
        painter.setFont(theme.font(bold=self.isChecked()))
        whole = painter.fontMetrics().horizontalAdvance(self.text()) + theme.px(4)
        has_key = bool(self.key) and whole + self._key_width() + theme.px(8) <= self.width()
        room = self.rect().adjusted(0, 0, -self._key_width() if has_key else 0, 0)
        words = painter.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, room.width() - theme.px(4)
        )
        self._tell(is_whole=words == self.text(), has_key=has_key)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, words)
        if has_key:
            painter.setPen(theme.color("text-muted"))
            painter.setFont(theme.font("small"))
            room = self.rect().adjusted(0, 0, -theme.px(12), 0)
            end = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(room, end, self.key)
        if self.hasFocus():
            paint_ring(painter, theme, self.rect(), theme.measure("radius-control"))

    def _tell(self, *, is_whole: bool, has_key: bool) -> None:
        """Say in the tool tip what there is no room for: the words come before the key."""
        hides_key = bool(self.key) and not has_key
        said = f"{self.text()} ({self.key})" if hides_key else self.text()
        set_tip(self, "" if is_whole and not hides_key else said)

    def _ink(self) -> str:
        if self.inks:
            return self.inks[1 if self.isChecked() else 0]
        return "accent" if self.isChecked() else "text" if self.isEnabled() else "text-muted"

    def _key_width(self) -> int:
        """Return the width of the key hint, including the gap before it."""
        theme = self._look.theme
        if not self.key:
            return 0
        return QFontMetrics(theme.font("small")).horizontalAdvance(self.key) + theme.px(8)

    def _outline(self) -> QPainterPath:
        """Return the outline; the line between two segments is drawn by the left one."""
        radius = self._look.theme.measure("radius-control") - 0.5
        first, last = self.ends
        frame = QRectF(self.rect()).adjusted(0.5 if first else -0.5, 0.5, -0.5, -0.5)
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        left, right = (radius if first else 0.0), (radius if last else 0.0)
        path.moveTo(frame.left() + left, frame.top())
        path.lineTo(frame.right() - right, frame.top())
        if right:
            path.arcTo(frame.right() - 2 * right, frame.top(), 2 * right, 2 * right, 90, -90)
        path.lineTo(frame.right(), frame.bottom() - right)
        if right:
            path.arcTo(
                frame.right() - 2 * right, frame.bottom() - 2 * right, 2 * right, 2 * right, 0, -90
            )
        path.lineTo(frame.left() + left, frame.bottom())
        if left:
            path.arcTo(frame.left(), frame.bottom() - 2 * left, 2 * left, 2 * left, 270, -90)
        path.lineTo(frame.left(), frame.top() + left)
        if left:
            path.arcTo(frame.left(), frame.top(), 2 * left, 2 * left, 180, -90)
        path.closeSubpath()
        return path


class SegmentedButtons(QWidget):
    """Choices as pairs of a value and its words; `chosen` is emitted for the user's choice only."""

    as_spoken = spoken_as(Role.Grouping)

    chosen = Signal(str)

    def __init__(
        self, look: Look, choices: list[tuple[str, str]], name: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._group = QButtonGroup(self)
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(0)
        self._grid.setVerticalSpacing(4)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)
        self._segments: list[_Segment] = []
        self._group.buttonClicked.connect(self._clicked)
        look.changed.connect(self._keep_height)
        self.set_choices(choices)

    def set_choices(
        self,
        choices: list[tuple[str, str]],
        names: dict[str, str] | None = None,
        keys: dict[str, str] | None = None,
    ) -> None:
        """Change the words (or the choices); `names` are accessible names by value, `keys` the
        displayed keys."""
        if [segment.value for segment in self._segments] != [value for value, _ in choices]:
            self._rebuild([value for value, _ in choices])
        for segment, (value, words) in zip(self._segments, choices, strict=True):
            segment.setText(words)
            segment.key = (keys or {}).get(value, "")
            segment.setAccessibleName((names or {}).get(value, words))
            segment.updateGeometry()

    def allow(self, values: Collection[str]) -> None:
        """Let only these be chosen; the others say in their words why."""
        for segment in self._segments:
            segment.setEnabled(segment.value in values)

    def stand_on_fill(self, ink: str, ground: str) -> None:
        """Draw for a ground of this token with all ink in the other one."""
        for segment in self._segments:
            segment.inks = (ink, ground)
            segment.update()

    def break_after(self, columns: int) -> None:
        """Arrange in rows of this many; 0 is one row."""
        if columns != self._columns:
            self._columns = columns
            self._place()
            # Arrow keys go by where the segments stand, and may come before the next layout.
            self._grid.activate()
            # While the page is being laid out it would keep the height of before.
            QTimer.singleShot(0, self, self.updateGeometry)

    def break_to_fit(self, room: int) -> None:
        """Arrange in as few rows of equal length as fit into that many pixels."""
        widths = [segment.sizeHint().width() for segment in self._segments]
        count = len(widths)
        for rows in range(1, count + 1):
            columns = -(-count // rows)
            if sum(max(widths[at::columns]) for at in range(columns)) <= room or rows == count:
                self.break_after(columns if rows > 1 else 0)
                return

    def width_in_one_row(self) -> int:
        """Return the width of all segments in one row, in pixels."""
        return sum(segment.sizeHint().width() for segment in self._segments)

    def choose(self, value: str) -> None:
        """Show `value` as chosen; an unknown one changes nothing."""
        for segment in self._segments:
            if segment.value == value:
                segment.setChecked(True)

    def choose_none(self) -> None:
        """Show nothing as chosen."""
        self._group.setExclusive(False)
        for segment in self._segments:
            segment.setChecked(False)
        self._group.setExclusive(True)

    def take_focus(self) -> None:
        """Focus the chosen segment, or the first if none is; arrow keys choose another."""
        chosen = [segment for segment in self._segments if segment.isChecked()]
        for segment in (chosen or self._segments)[:1]:
            segment.setFocus()

    def value(self) -> str:
        """Return the chosen value; empty if none is."""
        return next((segment.value for segment in self._segments if segment.isChecked()), "")

    def focused_value(self) -> str | None:
        """Return the value of the focused segment, chosen or not; None if none is focused."""
        return next((segment.value for segment in self._segments if segment.hasFocus()), None)

    def _clicked(self, segment: QAbstractButton) -> None:
        if isinstance(segment, _Segment):
            self.chosen.emit(segment.value)

    def _rebuild(self, values: list[str]) -> None:
        for segment in self._segments:
            self._group.removeButton(segment)
            self._grid.removeWidget(segment)
            segment.hide()
            segment.deleteLater()
        self._segments = []
        for value in values:
            segment = _Segment(self._look, value, self)
            self._group.addButton(segment)
            self._segments.append(segment)
        self._place()
        for segment in self._segments:
            # Qt shows what joins a visible layout only later: until then it takes no focus.
            segment.show()

    def _place(self) -> None:
        columns = self._columns or len(self._segments)
        last = len(self._segments) - 1
        for index, segment in enumerate(self._segments):
            row, column = divmod(index, columns)
            segment.ends = (column == 0, column == columns - 1 or index == last)
            self._grid.addWidget(segment, row, column)
            segment.update()
        self._keep_height()

    def _keep_height(self) -> None:
        """Claim the rows' height, also where they are broken while the page is laid out."""
        columns = self._columns or max(1, len(self._segments))
        rows = -(-len(self._segments) // columns)
        height = rows * self._look.theme.measure("button")
        self.setMinimumHeight(height + max(0, rows - 1) * self._grid.verticalSpacing())
