"""What a user sees of a window and can name: buttons, fields, rows of lists, entries of menus."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QModelIndex, QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from judgekit.ui.widgets.rows.choice_list import ChoiceList

FIELDS = (QLineEdit, QPlainTextEdit, QTextEdit, QAbstractSpinBox, QComboBox)


def front() -> QWidget:
    """The window in front: an open menu or list of proposals, else the active one."""
    found = QApplication.activePopupWidget() or QApplication.activeWindow()
    assert found is not None, "no window is active"
    return found


def button(words: str, beside: str = "") -> QAbstractButton:
    """The visible button of these words: of several, the one that says nothing else, else the only
    one; `beside` is the name of something that it stands in."""
    buttons = [each for each in _visible(QAbstractButton) if _stands_in(each, beside)]
    exact = [each for each in buttons if words in (each.text(), each.accessibleName())]
    found = exact or [each for each in buttons if _name(each).startswith(words)]
    assert found, f"no button says {words!r}: {sorted(_name(each) for each in buttons)}"
    return found[0]


def field(name: str, beside: str = "") -> QWidget:
    """The visible field of this name, or with this hint in it; of several, the empty one."""
    fields = [
        each
        for kind in FIELDS
        for each in _visible(kind)
        if not isinstance(each.parentWidget(), QAbstractSpinBox | QComboBox)
        and _stands_in(each, beside)
        and not (isinstance(each, FIELDS[:4]) and each.isReadOnly())
    ]
    found = [each for each in fields if name in (_name(each), _hint(each))]
    found = found or [each for each in fields if _name(each).startswith(name)]
    assert found, f"no field is called {name!r}: {sorted(_name(each) for each in fields)}"
    return next((each for each in found if not text_in(each)), found[0])


def row(words: str, beside: str = "") -> tuple[QAbstractItemView, QModelIndex]:
    """The first row with these words in the visible lists, scrolled into view or not."""
    seen = []
    for view in _visible(QAbstractItemView):
        if not _stands_in(view, beside):
            continue
        for index in rows_of(view):
            said = said_in(index)
            seen.append(said)
            if words in said:
                return view, index
    raise AssertionError(f"no row says {words!r}: {seen}")


def rows_of(view: QAbstractItemView) -> Iterator[QModelIndex]:
    """The first cell of every row, from top to bottom; of a tree, of those unfolded."""
    yield from _below(view, view.rootIndex())


def said_in(index: QModelIndex) -> str:
    """All that a row says."""
    cells = []
    while (cell := index.siblingAtColumn(len(cells))).isValid():
        cells.append(cell)
    roles = (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.DisplayRole)
    said = [next((text for role in roles if (text := cell.data(role))), "") for cell in cells]
    return " | ".join(str(each) for each in said if each)


def choice(words: str) -> tuple[ChoiceList, QRect] | None:
    """A row of a short list of choices, if there is one with these words."""
    for each in _visible(ChoiceList):
        for at, one in enumerate(each.choices):
            if words in (one.words, one.value):
                height = each.height() // len(each.choices)
                return each, QRect(0, at * height, each.width(), height)
    return None


def text_in(field: QWidget) -> str:
    """What stands in a field."""
    if isinstance(field, QPlainTextEdit | QTextEdit):
        return field.toPlainText()
    return field.text() if isinstance(field, QLineEdit | QAbstractSpinBox) else ""


def entry(words: str) -> tuple[QMenu, QAction]:
    """The entry of the open menu, or the one that opens a menu with it."""
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu), f"no menu is open to choose {words!r} from"
    entries = [each for each in menu.actions() if each.isVisible() and not each.isSeparator()]
    said = [_said(each.text()) for each in entries]
    found = [each for each, text in zip(entries, said, strict=True) if text == words]
    found = found or [e for e, text in zip(entries, said, strict=True) if text.startswith(words)]
    found = found or [each for each in entries if _leads_to(each, words)]
    assert found, f"no entry says {words!r}: {said}"
    return menu, found[0]


def _leads_to(opener: QAction, words: str) -> bool:
    inner = opener.menu()
    entries = inner.actions() if isinstance(inner, QMenu) else []
    return any(_said(each.text()).startswith(words) or _leads_to(each, words) for each in entries)


def _below(view: QAbstractItemView, parent: QModelIndex) -> Iterator[QModelIndex]:
    model = view.model()
    is_open = getattr(view, "isExpanded", None)
    for at in range(model.rowCount(parent) if model is not None else 0):
        index = model.index(at, 0, parent)
        yield index
        if is_open is not None and is_open(index):
            yield from _below(view, index)


def _visible(kind: type[QWidget]) -> Iterable[QWidget]:
    return [each for each in front().findChildren(kind) if each.isVisible()]


def _stands_in(widget: QWidget, name: str) -> bool:
    each: QWidget | None = widget
    while name and each is not None:
        if name in (each.accessibleName(), type(each).__name__):
            return True
        each = each.parentWidget()
    return not name


def _name(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QAbstractButton) else ""
    return widget.accessibleName() or text or _hint(widget)


def _hint(widget: QWidget) -> str:
    has = isinstance(widget, QLineEdit | QPlainTextEdit | QTextEdit)
    return widget.placeholderText() if has else ""


def _said(text: str) -> str:
    """An entry's text without its key and the mark of its mnemonic."""
    return text.split("\t", maxsplit=1)[0].replace("&&", "\0").replace("&", "").replace("\0", "&")
