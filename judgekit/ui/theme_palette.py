"""Qt's palette of a theme.

No style sheet: Qt would polish every widget of every page again at each change of it, which takes
longer the more pages are open, and during which no clock is painted.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette

from judgekit.ui.theme import Theme

ROLES: Mapping[QPalette.ColorRole, str] = {
    QPalette.ColorRole.Window: "surface",
    QPalette.ColorRole.WindowText: "text",
    QPalette.ColorRole.Base: "surface",
    QPalette.ColorRole.AlternateBase: "surface-sunken",
    QPalette.ColorRole.Text: "text",
    QPalette.ColorRole.PlaceholderText: "text-muted",
    QPalette.ColorRole.Button: "surface",
    QPalette.ColorRole.ButtonText: "text",
    QPalette.ColorRole.BrightText: "urgent",
    QPalette.ColorRole.ToolTipBase: "surface-raised",
    QPalette.ColorRole.ToolTipText: "text",
    QPalette.ColorRole.Highlight: "selection",
    QPalette.ColorRole.HighlightedText: "text",
    QPalette.ColorRole.Accent: "accent",
    QPalette.ColorRole.Link: "accent",
    QPalette.ColorRole.LinkVisited: "accent",
    QPalette.ColorRole.Light: "surface-raised",
    QPalette.ColorRole.Midlight: "surface-sunken",
    QPalette.ColorRole.Mid: "line",
    QPalette.ColorRole.Dark: "line-strong",
    QPalette.ColorRole.Shadow: "line-strong",
}


def palette_of(theme: Theme) -> QPalette:
    """Return a palette with every role from a token; disabled text is muted."""
    palette = QPalette()
    for role, token in ROLES.items():
        palette.setColor(role, theme.color(token))
    muted = theme.color("text-muted")
    for role in (
        QPalette.ColorRole.WindowText,
        QPalette.ColorRole.Text,
        QPalette.ColorRole.ButtonText,
    ):
        palette.setColor(QPalette.ColorGroup.Disabled, role, muted)
    return palette


def without_ground() -> QPalette:
    """Return a palette that lets show through what is behind a field; as the palette of a widget
    it leaves all other colours to the theme."""
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
    return palette
