"""The program's icon, drawn in the sizes that desktops want."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt  # noqa: TID251  (draws with the package's own Qt)
from PySide6.QtGui import QImage, QPainter  # noqa: TID251
from PySide6.QtSvg import QSvgRenderer  # noqa: TID251

DRAWING = Path(__file__).resolve().parents[1] / "resources" / "icons" / "judgekit.svg"


def draw_icon(size: int, target: Path) -> None:
    """Write the icon as a square PNG of so many pixels."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(DRAWING)).render(painter)
    painter.end()
    image.save(str(target))
