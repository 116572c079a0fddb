"""Appearance of widgets: the current theme and the icons."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFontDatabase, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from judgekit.ui.theme import Theme, ThemeName, Tokens
from judgekit.ui.theme_palette import palette_of
from judgekit.ui.widgets.icon import IconStore

if TYPE_CHECKING:
    from judgekit.ui.theme_style import ThemeStyle

TEXT_PERCENTS = (80, 90, 100, 110, 125, 140, 160, 180, 200)
"""Available text sizes, in per cent of the design's."""


class ThemeChoice(StrEnum):
    """The user's choice; `SYSTEM` follows light, dark and contrast of the machine."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high-contrast"


class TypefaceChoice(StrEnum):
    """The typeface of the window: the one that comes with the program, or the system's."""

    BUNDLED = "bundled"
    SYSTEM = "system"


class Bundled(NamedTuple):
    """Load the typeface of the program; return its family, empty if it can't be read."""

    on_screen: Callable[[], str]
    on_paper: Callable[[], str]


class Look(QObject):
    """Owns the theme and applies it to the application.

    Widgets keep the look and read `look.theme` whenever they paint or measure; Qt repaints them
    after a change. What keeps a measure, a font or a colour takes it anew at `changed`.
    """

    changed = Signal()

    def __init__(
        self,
        app: QApplication,
        tokens: Tokens,
        icons: IconStore,
        system: Callable[[QApplication], ThemeName] | None = None,
        bundled: Bundled | None = None,
    ) -> None:
        """`bundled` is None where the system's typeface is all there is."""
        super().__init__(app)
        self.icons = icons
        self._app = app
        # Nothing moves for anybody: menus and tool tips would, where the system likes it so.
        app.setEffectEnabled(Qt.UIEffect.UI_General, False)
        self._system = system or system_theme
        self._tokens = tokens
        self._choice = ThemeChoice.SYSTEM
        self._percent = 100
        self._is_dressed = False
        self._typeface = TypefaceChoice.SYSTEM
        system_font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
        self._system_family = system_font.family()
        self._bundled = bundled or Bundled(str, str)
        self.theme = self._made()
        self._style: ThemeStyle | None = None
        self._hints = app.styleHints()
        self._hints.colorSchemeChanged.connect(self.follow_system)
        self._accessibility = self._hints.accessibility()
        self._accessibility.contrastPreferenceChanged.connect(self.follow_system)

    @property
    def choice(self) -> ThemeChoice:
        """The user's choice, not the resulting theme."""
        return self._choice

    @property
    def text_percent(self) -> int:
        """The text size, 100 being that of the design."""
        return self._percent

    def dress(
        self,
        choice: ThemeChoice,
        text_percent: int,
        typeface: TypefaceChoice = TypefaceChoice.SYSTEM,
    ) -> None:
        """Apply this theme at this text size, in this typeface."""
        percent = min(max(text_percent, TEXT_PERCENTS[0]), TEXT_PERCENTS[-1])
        wanted, worn = (choice, percent, typeface), (self._choice, self._percent, self._typeface)
        if self._is_dressed and wanted == worn:
            return
        self._is_dressed = True
        self._choice, self._percent, self._typeface = wanted
        self._apply()

    def wear_style(self) -> None:
        """Let Qt paint scroll bars, menus and tool tips in the theme too, from now on.

        A start's first screen has none of them; the style and all that PySide makes known for it
        come after it, or with the first page.
        """
        from judgekit.ui.theme_style import ThemeStyle  # noqa: PLC0415

        if self._style is None:
            self._style = ThemeStyle(self.theme)
            self._app.setStyle(self._style)

    def on_paper(self) -> Theme:
        """Return the theme for printing: dark on white, at the design's size."""
        is_bundled = self._typeface is TypefaceChoice.BUNDLED
        family = (self._bundled.on_paper() if is_bundled else "") or self._family()
        return Theme(self._tokens, ThemeName.LIGHT, 1.0, family, is_printed=True)

    def on_display(self, scale: float) -> Theme:
        """Return the theme for a projector: high contrast, at its own scale."""
        return Theme(self._tokens, ThemeName.HIGH_CONTRAST, scale, self._family())

    def pixmap(self, widget: QWidget, name: str, token: str = "text", size: float = 18) -> QPixmap:
        """Return an icon in a token's colour, at the widget's resolution, scaled with the text."""
        theme = self.theme
        return self.icons.pixmap(name, theme.hex(token), theme.px(size), widget.devicePixelRatioF())

    def paint_icon(  # noqa: PLR0913  (a painter, a place and what to draw there)
        self,
        painter: QPainter,
        name: str,
        x: float,
        y: float,
        *,
        token: str = "text",
        size: float = 18,
    ) -> None:
        """Draw an icon with its top left corner at (x, y)."""
        theme = self.theme
        ratio = painter.device().devicePixelRatioF()
        pixmap = self.icons.pixmap(name, theme.hex(token), theme.px(size), ratio)
        painter.drawPixmap(round(x), round(y), pixmap)

    def follow_system(self) -> None:
        """Apply a change of the system's preference, unless another theme was chosen."""
        if self._choice is ThemeChoice.SYSTEM:
            self._apply()

    def _apply(self) -> None:
        self.theme = self._made()
        if self._style is not None:
            self._style.theme = self.theme
        self._app.setFont(self.theme.font())
        self._app.setPalette(palette_of(self.theme))
        self.changed.emit()

    def _made(self) -> Theme:
        screen = self._app.primaryScreen()
        # Systems report text scaling as dpi; macOS always reports 72, which must be ignored.
        system_scale = max(1.0, screen.logicalDotsPerInchY() / 96) if screen else 1.0
        scale = system_scale * self._percent / 100
        return Theme(self._tokens, self._name(), scale, self._family())

    def _family(self) -> str:
        is_bundled = self._typeface is TypefaceChoice.BUNDLED
        return (self._bundled.on_screen() if is_bundled else "") or self._system_family

    def _name(self) -> ThemeName:
        if self._choice is not ThemeChoice.SYSTEM:
            return ThemeName(self._choice.value)
        return self._system(self._app)


def system_theme(app: QApplication) -> ThemeName:
    """Return the system's preference: contrast before dark before light."""
    # The chained form `styleHints().accessibility()` loses its owner; keep both in names.
    hints = app.styleHints()
    accessibility = hints.accessibility()
    if accessibility.contrastPreference() is Qt.ContrastPreference.HighContrast:
        return ThemeName.HIGH_CONTRAST
    dark = hints.colorScheme() is Qt.ColorScheme.Dark
    return ThemeName.DARK if dark else ThemeName.LIGHT


def next_percent(percent: int, steps: int) -> int:
    """Return the text size some steps larger (smaller if negative), clamped to those available."""
    nearest = min(range(len(TEXT_PERCENTS)), key=lambda i: abs(TEXT_PERCENTS[i] - percent))
    return TEXT_PERCENTS[min(max(nearest + steps, 0), len(TEXT_PERCENTS) - 1)]
