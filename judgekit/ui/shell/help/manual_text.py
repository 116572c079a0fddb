"""One paragraph or step of the manual, with its keys and links."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from judgekit.reading.manual.page import Block, Span, SpanKind
from judgekit.ui.look import Look
from judgekit.ui.theme import Theme
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts

NUMBER_WIDTH, LINE_HEIGHT = 24, 125


class ManualText(QWidget):
    """A paragraph; a step has its number before it. `page_wanted` carries the page of a link."""

    page_wanted = Signal(str)

    def __init__(self, look: Look, block: Block) -> None:
        super().__init__()
        self._look, self._block = look, block
        self._number = Label(look, token="text-muted")
        self._number.setTextFormat(Qt.TextFormat.RichText)
        self._number.setText(_airy(f"{block.step}."))
        self._number.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.label = Label(look, wraps=True)
        self.label.setTextFormat(Qt.TextFormat.RichText)
        self.label.setAccessibleName(block.text)
        has_link = any(span.kind is SpanKind.LINK for span in block.spans)
        flags = Qt.TextInteractionFlag
        self.label.setTextInteractionFlags(
            flags.TextSelectableByMouse
            | flags.LinksAccessibleByMouse
            | (flags.LinksAccessibleByKeyboard if has_link else flags.NoTextInteraction)
        )
        self.label.linkActivated.connect(self.page_wanted)
        row = QHBoxLayout(self)
        row.addWidget(self._number)
        # Only now: without a parent it would open as a window of its own.
        self._number.setVisible(bool(block.step))
        row.addWidget(self.label, 1)
        ScaledLayouts(look, self).keep(row, (0, 2, 0, 2), 4)
        look.changed.connect(self._dress)
        self._dress()

    def _dress(self) -> None:
        theme = self._look.theme
        self._number.setFixedWidth(theme.px(NUMBER_WIDTH))
        self.label.setText(_airy("".join(span_html(span, theme) for span in self._block.spans)))


def _airy(html: str) -> str:
    """Return a text with lines that are read easily one below the other."""
    return f'<p style="margin:0; line-height:{LINE_HEIGHT}%">{html}</p>'


def span_html(span: Span, theme: Theme) -> str:
    """Return a piece of a sentence for a rich text."""
    match span.kind:
        case SpanKind.LABEL:
            return f"<b>{escape(span.text)}</b>"
        case SpanKind.TYPED:
            ground = theme.color("surface-sunken").name()
            said = escape(typed_text(span.text)).replace(" ", "&nbsp;")
            return f'<b style="background-color:{ground}">&nbsp;{said}&nbsp;</b>'
        case SpanKind.LINK:
            colour = theme.color("accent").name()
            return f'<a href="{escape(span.page)}" style="color:{colour}">{escape(span.text)}</a>'
        case _:
            return escape(span.text)


def typed_text(text: str) -> str:
    """Return a key as it is printed on the keyboard; what is typed as it is."""
    return text if " " in text or text.islower() else key_text(text)
