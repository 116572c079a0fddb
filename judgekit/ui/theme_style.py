"""Qt palette of a theme, and a style sheet for what the palette can't express."""

from __future__ import annotations

from collections.abc import Mapping

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


def style_sheet_of(theme: Theme) -> str:
    """Return styles of scroll bars, tool tips, menus and fields; everything else paints itself."""
    colour, px = theme.hex, theme.px
    return f"""
QToolTip {{ color: {colour("text")}; background: {colour("surface-raised")};
  border: 1px solid {colour("line-strong")}; padding: {px(4)}px {px(8)}px; }}
QMenu {{ color: {colour("text")}; background: {colour("surface-raised")};
  border: 1px solid {colour("line-strong")}; padding: {px(4)}px; }}
QMenu::item {{ padding: {px(6)}px {px(24)}px {px(6)}px {px(12)}px; }}
QMenu::item:selected {{ background: {colour("selection")}; color: {colour("text")}; }}
QMenu::item:disabled {{ color: {colour("text-muted")}; }}
QMenu::separator {{ height: 1px; background: {colour("line")}; margin: {px(4)}px; }}
QScrollBar {{ background: transparent; border: 0; margin: 0; }}
QScrollBar:vertical {{ width: {px(12)}px; }}
QScrollBar:horizontal {{ height: {px(12)}px; }}
QScrollBar::handle {{ background: {colour("line-strong")}; border-radius: {px(2)}px;
  margin: {px(4)}px; min-height: {px(32)}px; min-width: {px(32)}px; }}
QScrollBar::handle:hover {{ background: {colour("text-muted")}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; border: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
SearchField, SectionText, TextField {{ background: transparent; border: 0; }}
QSplitter::handle {{ background: {colour("line")}; }}
"""
