"""Cards named in fields and labels: shown while the mouse rests on their names, and only there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFontMetrics, QHelpEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from judgekit.ui.shell.parts.cards.named_at import CardsNamedAt, name_under
from judgekit.ui.shell.parts.cards.text_under import text_under
from judgekit.ui.shell.window.glance.resting import resting_on
from judgekit.ui.widgets.fields.text_area import TextArea
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.labels import Label
from judgekit.views.cards.cards_here import CardsHere

WORDS = "Resolved Lantern twice, then Ember // Rime"
IN_THREE = (
    "Drew off Drowned Lantern",
    "Robó por Farol de la Novena Puerta",
    "Взял с Уголёк // Иней",
)


class Page:
    """A label, a line and an area that say the same."""

    def __init__(self, look, words: str) -> None:
        self.area = QWidget()
        column = QVBoxLayout(self.area)
        self.label = Label(look, words, wraps=True)
        self.rich = Label(look, wraps=True)
        self.rich.setTextFormat(Qt.TextFormat.RichText)
        self.rich.setText(f'<div style="line-height:130%">{words}</div>')
        self.line, self.text = TextField(look), TextArea(look)
        self.line.setText(words)
        self.text.show_words(words)
        for each in (self.label, self.rich, self.line, self.text):
            column.addWidget(each)
        column.addStretch(1)
        self.area.resize(700, 400)

    def of(self, name: str) -> QWidget:
        widget = getattr(self, name)
        assert isinstance(widget, QWidget)
        return widget


def place_of(widget: QWidget, words: str, part: str) -> QPoint:
    """The middle of a part of the words that stand in the first line of a widget."""
    metrics = QFontMetrics(widget.font())
    before = metrics.horizontalAdvance(words[: words.index(part)])
    x = before + metrics.horizontalAdvance(part) // 2
    if isinstance(widget, TextField):
        return QPoint(widget.textMargins().left() + 2 + x, widget.height() // 2)
    if isinstance(widget, TextArea):
        edge = round(widget.document().documentMargin())
        return QPoint(edge + x, edge + metrics.height() // 2)
    return QPoint(x, widget.height() // 2)


@pytest.fixture
def page(look, qtbot):
    def shown(words: str = WORDS) -> Page:
        page = Page(look, words)
        qtbot.addWidget(page.area)
        page.area.show()
        qtbot.waitExposed(page.area)
        return page

    return shown


@pytest.mark.parametrize("kind", ["label", "rich", "line", "text"])
@pytest.mark.parametrize("words", [WORDS, *IN_THREE])
def test_the_letter_under_the_mouse_is_found_in_any_widget(page, kind, words):
    shown = page(words)
    widget = shown.of(kind)
    for part in words.split():
        under = text_under(widget, place_of(widget, words, part))
        assert under is not None
        assert under.text == words
        start = words.index(part)
        assert start <= under.at < start + len(part), part
    assert text_under(widget, QPoint(widget.width() - 12, widget.height() // 2)) is None


def test_what_may_name_no_cards_is_left_alone(page):
    shown = page()
    place = place_of(shown.line, WORDS, "Lantern")
    assert resting_on(shown.area, shown.line.mapTo(shown.area, place)) is None
    CardsNamedAt(shown.line)
    resting = resting_on(shown.area, shown.line.mapTo(shown.area, place))
    assert resting is not None
    assert resting.named.text == WORDS
    start = WORDS.index("Lantern")
    assert start <= resting.named.spot < start + len("Lantern")
    assert resting.place.contains(shown.line.mapToGlobal(place))


def test_exact_names_and_a_note_are_told_apart_from_the_sentence_around_them(page):
    shown = page("Banned: 1 Shock; noted: two of Opt")
    label = shown.label
    words = label.text()

    def under(part: str) -> CardsHere | None:
        return name_under(label, place_of(label, words, part), ("Shock",), "two of Opt")

    assert under("Shock") == CardsHere(("Shock",))
    assert under("Banned") is None
    found = under("Opt")
    assert found is not None
    assert (found.text, found.text[found.spot]) == ("two of Opt", "p")


def test_a_request_for_a_tool_tip_reaches_the_pages_from_any_widget(page, look):
    """On this the whole of it rests: Qt hands on what no widget answers."""
    shown = page()
    heard: list[QEvent.Type] = []

    class Hears(QWidget):
        def event(self, event: QEvent) -> bool:
            heard.append(event.type())
            return super().event(event)

    outer = Hears()
    QVBoxLayout(outer).addWidget(shown.area)
    outer.show()
    for widget in (shown.label, shown.rich, shown.line, shown.text.viewport()):
        heard.clear()
        at = QPoint(5, 5)
        QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at)))
        assert QEvent.Type.ToolTip in heard, widget
    shown.area.setParent(None)
    outer.close()
