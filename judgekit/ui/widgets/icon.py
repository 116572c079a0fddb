"""The program's icons, recoloured and cached by name, colour, size and device pixel ratio."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon


class IconStore:
    """Renders the SVG files of a folder; a missing file gives an empty pixmap, never an error."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._sources: dict[str, str] = {}
        self._pixmaps: dict[tuple[str, str, int, float, int], QPixmap] = {}

    def pixmap(
        self, name: str, colour: str, size: int, ratio: float = 1.0, width: int = 0
    ) -> QPixmap:
        """Return the icon in a colour (`#RRGGBB`), `size` logical pixels square, or high where it
        has another `width`."""
        key = (name, colour, size, ratio, width)
        pixmap = self._pixmaps.get(key)
        if pixmap is None:
            pixmap = self._drawn(name, colour, (width or size, size), ratio)
            self._pixmaps[key] = pixmap
        return pixmap

    def icon(self, name: str, colour: str, size: int, ratio: float = 1.0) -> QIcon:
        """Return a QIcon, for menus and other standard controls."""
        from PySide6.QtGui import QIcon  # noqa: PLC0415  (its enums alone take a millisecond)

        return QIcon(self.pixmap(name, colour, size, ratio))

    def _drawn(self, name: str, colour: str, size: tuple[int, int], ratio: float) -> QPixmap:
        from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415  (late: start-up pays for imports)

        across, down = (round(each * ratio) for each in size)
        pixmap = QPixmap(across, down)
        pixmap.fill(Qt.GlobalColor.transparent)
        source = self._source(name).replace("currentColor", colour)
        if source:
            painter = QPainter(pixmap)
            QSvgRenderer(QByteArray(source.encode())).render(painter, QRectF(0, 0, across, down))
            painter.end()
        pixmap.setDevicePixelRatio(ratio)
        return pixmap

    def _source(self, name: str) -> str:
        source = self._sources.get(name)
        if source is None:
            try:
                source = (self._folder / f"{name}.svg").read_text(encoding="utf-8")
            except OSError:
                source = ""
            self._sources[name] = source
        return source
