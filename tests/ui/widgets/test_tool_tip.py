"""Tool tips show words as they were written, whatever these look like."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QWidget

from judgekit.ui.widgets.tool_tip import plain_tip, set_tip
from tests.ui.rich_texts import MARKUP, has_own_markup, hostile


@pytest.mark.parametrize("words", ["", "Anna & Co", "3 < 4 > 2", "Round 2, table 9", "line\nline"])
def test_plain_words_stay(words):
    assert plain_tip(words) == words


@pytest.mark.parametrize("words", [MARKUP, hostile("Anna"), "<b>Anna</b>", "&lt;Anna&gt;"])
def test_what_looks_like_markup_is_shown_as_it_is(qapp, words):
    tip = plain_tip(words)
    document = QTextDocument()
    document.setHtml(tip)
    assert document.toPlainText() == words
    assert not has_own_markup(tip)


@given(st.text(alphabet="<>&;/ \"='abimgsrclt\n", max_size=40))
def test_no_words_become_markup(words):
    assert not has_own_markup(plain_tip(f'{words}<img src="/no/such/fifo">{words}'))


def test_a_widget_says_them(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    set_tip(widget, MARKUP)
    assert not has_own_markup(widget.toolTip())
    set_tip(widget, "")
    assert widget.toolTip() == ""
