"""The field for the format: known ones are completed and listed, others can be typed."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.words.format_words import format_meant, format_names, format_words

AFTER_WHICH_A_LINE = ("commander", "booster-draft", "team-draft")


class FormatField(QWidget):
    """Field for a format; Down, or the button beside it, lists all known formats."""

    edited = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._meant = ""
        self.field = _Listing(look)
        self._list = Button(look, icon="chevron-down")
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.field, 1)
        self._row.addWidget(self._list)
        self.setFocusProxy(self.field)
        self.field.textChanged.connect(self._changed)
        self.field.list_wanted.connect(self.list_all)
        self.field.editingFinished.connect(self._write_out)
        self._list.clicked.connect(self.list_all)
        look.changed.connect(self._redress)
        self._redress()

    def format(self) -> str:
        """Return the format, as the record names it."""
        return self._meant

    def show_format(self, format_: str) -> None:
        """Show this format."""
        self.field.setText(format_words(format_))

    def retranslate(self, name: str) -> None:
        """Set the texts in the current language; the format stays."""
        self.field.setAccessibleName(name)
        self.field.setPlaceholderText(self.tr("Modern, sealed deck, or any other"))
        self._list.set_words("", name=self.tr("List the formats"))
        self.field.offer(list(format_names().values()))
        self.show_format(self._meant)

    def list_all(self) -> None:
        """Open a menu of all formats."""
        menu = QMenu(self)
        for format_, name in format_names().items():
            action = menu.addAction(name)
            action.triggered.connect(lambda _=False, one=format_: self._choose(one))
            if format_ in AFTER_WHICH_A_LINE:
                menu.addSeparator()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.field.mapToGlobal(QPoint(0, self.field.height())))
        menu.setActiveAction(menu.actions()[0])

    def _choose(self, format_: str) -> None:
        self.show_format(format_)
        self.field.setFocus()

    def _changed(self, text: str) -> None:
        self._meant = format_meant(text)
        self.edited.emit()

    def _write_out(self) -> None:
        """Write a known format by its name, regardless of spelling."""
        words = format_words(self.format())
        if words != self.field.text():
            self.field.setText(words)

    def _redress(self) -> None:
        self._row.setSpacing(self._look.theme.px(4))


class _Listing(TextField):
    list_wanted = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            self.list_wanted.emit()
        else:
            super().keyPressEvent(event)
