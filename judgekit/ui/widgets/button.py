"""A button that shows its key, and the reason if it can't be pressed."""

from __future__ import annotations

import re
from collections.abc import Callable

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, Spoken
from judgekit.ui.widgets.fields.typing_focus import shown_key
from judgekit.ui.widgets.painting.button_background import ButtonBackground, ButtonKind
from judgekit.ui.widgets.pressable import SpacePressed
from judgekit.ui.widgets.tool_tip import set_tip

__all__ = ["Button", "ButtonKind"]

FEWEST_LETTERS = 4
"""Letters, `…` included, up to which elided words beside an icon are left out."""


class Button(SpacePressed):
    """A button with optional icon, words, key, and menu arrow.

    Without words, `name` is used for screen readers and the tool tip. A mouse click does not take
    the focus, so that lists keep it; Tab does.
    """

    def __init__(  # noqa: PLR0913  (what a button can show)
        self,
        look: Look,
        text: str = "",
        *,
        key: str = "",
        icon: str = "",
        name: str = "",
        kind: ButtonKind = ButtonKind.OUTLINED,
        opens_menu: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._kind = kind
        self._icon = icon
        self.key = ""
        """The key it shows, as given."""
        self._name = ""
        self._reason = ""
        self._on_fill = ""
        self._opens_menu = opens_menu
        self._is_elided = False
        self.is_waiting = False
        """Whether it is drawn as not pressable for a moment; keys press it all the same."""
        self.key_applies: Callable[[], bool] = lambda: True
        """Whether the key does this where the focus is now."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set_words(text, key=key, name=name)
        look.changed.connect(self.updateGeometry)

    def set_words(self, text: str, *, key: str = "", name: str = "") -> None:
        """Change the texts, as after a change of language. `key` is shown as given."""
        if (text, key, name or text) == (self.text(), self.key, self._name):
            return
        self.key = key
        self._name = name or text
        self.setText(text)
        self._tell()
        self.updateGeometry()
        self.update()

    def set_icon(self, icon: str) -> None:
        """Show another of the program's icons, by name."""
        if bool(icon) != bool(self._icon):
            self.updateGeometry()
        self._icon = icon
        self.update()

    @property
    def is_filled(self) -> bool:
        """Whether it is the most prominent button: the usual next step."""
        return self._kind is ButtonKind.FILLED

    def set_kind(self, kind: ButtonKind) -> None:
        """Set the prominence."""
        self._kind = kind
        self.updateGeometry()
        self.update()

    def stand_on_fill(self, ink: str = "") -> None:
        """Draw for a filled background with all text in this token; empty for none."""
        self._on_fill = ink
        self.update()

    def set_possible(self, reason: str = "") -> None:
        """Enable the button, or disable it with a reason that is shown beside it."""
        self._reason = reason
        self.setEnabled(not reason)
        self._tell()
        self.updateGeometry()
        self.update()

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        can_tick = self.isCheckable()
        plain = Role.CheckBox if can_tick else Role.Button
        return Spoken(
            Role.ButtonMenu if self._opens_menu else plain,
            # Whoever speaks to the machine says what is written on the button.
            name=_with_words(self._name, self.text()),
            is_checked=self.isChecked() if can_tick else None,
            opens_menu=self._opens_menu,
            key=self.key,
        )

    def sizeHint(self) -> QSize:
        theme = self._look.theme
        width = 2 * self._padding() + self._content_width() + self._reason_width()
        return QSize(width, theme.measure("button"))

    def minimumSizeHint(self) -> QSize:
        theme = self._look.theme
        hint = self.sizeHint()
        if not self.text():
            return hint
        words = QFontMetrics(theme.font()).horizontalAdvance(self.text())
        key = self._key_width() + self._gap() if self.key else 0
        least = hint.width() - words - key + theme.px(24)
        return QSize(max(theme.px(48), least), hint.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        box = self.rect().adjusted(0, 0, -self._reason_width(), 0)
        self._ground().paint(painter, theme, box)
        ink = self._ink()
        is_filled = self._kind is ButtonKind.FILLED and ink == "on-accent"
        muted = self._on_fill or (ink if is_filled else "text-muted")
        # If the button is wider than its content, the content is centred.
        spare = max(0, box.width() - 2 * self._padding() - self._content_width())
        left = box.left() + self._padding() + spare // 2
        if self._icon:
            size = theme.px(18)
            top = box.top() + (box.height() - size) // 2
            self._look.paint_icon(painter, self._icon, left, top, token=ink)
            left += size + self._gap()
        right = box.right() + 1 - self._padding() - (spare - spare // 2)
        if self._opens_menu:
            size = theme.px(16)
            right -= size
            top = box.top() + (box.height() - size) // 2
            self._look.paint_icon(painter, "chevron-down", right, top, token=ink, size=16)
            right -= theme.px(4)
        middle = Qt.AlignmentFlag.AlignVCenter
        if self.key and self._has_room_for_key(right - left) and self.key_applies():
            painter.setFont(theme.font("small"))
            painter.setPen(theme.color(muted))
            painter.drawText(
                QRect(left, box.top(), right - left, box.height()),
                middle | Qt.AlignmentFlag.AlignRight,
                shown_key(self.key),
            )
            right -= self._key_width() + self._gap()
        if self.text():
            font = theme.font(bold=self._kind is ButtonKind.FILLED)
            painter.setFont(font)
            painter.setPen(theme.color(ink))
            words = QFontMetrics(font).elidedText(
                self.text(), Qt.TextElideMode.ElideRight, right - left
            )
            if self._icon and words != self.text() and len(words) <= FEWEST_LETTERS:
                words = ""  # the icon says more than a letter
            if (words != self.text()) != self._is_elided:
                self._is_elided = not self._is_elided
                self._tell()
            painter.drawText(
                QRect(left, box.top(), right - left, box.height()),
                middle | Qt.AlignmentFlag.AlignLeft,
                words,
            )
        if self._reason:
            painter.setFont(theme.font("small"))
            painter.setPen(theme.color("text-muted"))
            room = QRect(box.right() + theme.px(8), 0, self._reason_width(), self.height())
            painter.drawText(room, middle | Qt.AlignmentFlag.AlignLeft, self._reason)

    def _ground(self) -> ButtonBackground:
        return ButtonBackground(
            self._kind,
            self.isEnabled() and not self.is_waiting,
            self.isChecked() or self.isDown(),
            self.underMouse(),
            self.hasFocus(),
            self._on_fill,
        )

    def _ink(self) -> str:
        if self._on_fill:
            return self._on_fill
        if not self.isEnabled() or self.is_waiting:
            return "text-muted"
        if self._kind is ButtonKind.FILLED:
            return "on-accent"
        return "accent" if self.isChecked() else "text"

    def _padding(self) -> int:
        return self._look.theme.px(12 if self.text() else 8)

    def _gap(self) -> int:
        return self._look.theme.px(8)

    def _key_width(self) -> int:
        font = self._look.theme.font("small")
        return QFontMetrics(font).horizontalAdvance(self.key) if self.key else 0

    def _has_room_for_key(self, room: int) -> bool:
        """Whether the key fits; the words take precedence."""
        font = self._look.theme.font(bold=self._kind is ButtonKind.FILLED)
        words = QFontMetrics(font).horizontalAdvance(self.text())
        beside = words + self._gap() if words else 0
        return beside + self._key_width() <= room

    def _reason_width(self) -> int:
        if not self._reason:
            return 0
        theme = self._look.theme
        return QFontMetrics(theme.font("small")).horizontalAdvance(self._reason) + theme.px(12)

    def _content_width(self) -> int:
        theme = self._look.theme
        parts = []
        if self._icon:
            parts.append(theme.px(18))
        if self.text():
            font = theme.font(bold=self._kind is ButtonKind.FILLED)
            parts.append(QFontMetrics(font).horizontalAdvance(self.text()) + 1)
        if self.key:
            parts.append(self._key_width())
        width = sum(parts) + self._gap() * max(0, len(parts) - 1)
        return width + (theme.px(20) if self._opens_menu else 0)

    def _tell(self) -> None:
        """Update the accessible texts and the tool tip."""
        self.setAccessibleName(self._name)
        self.setAccessibleDescription(self._reason)
        shown = self._reason or ("" if self.text() and not self._is_elided else self._name)
        if shown and self.key and not self._reason:
            shown = f"{shown} ({self.key})"
        set_tip(self, shown)


def _with_words(name: str, shown: str) -> str:
    """Return a name that contains the words shown, unless these are signs such as `A+`."""
    is_said = shown in name or not re.search(r"\w{2}", shown)
    return name if is_said else f"{name}: {shown}"
