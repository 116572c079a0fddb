"""What Qt paints: scroll bars, and room around the words of menus."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QScrollBar, QStyle, QStyleOptionSlider, QWidget

from judgekit.ui.look import Look, ThemeChoice
from judgekit.ui.theme_style import ThemeStyle
from tests.ui.conftest import pixel_colours  # noqa: F401
