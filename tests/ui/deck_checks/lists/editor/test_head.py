"""The line above a list: no word of it is cut, and what is typed moves nothing."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from judgekit.domain.formats.format_rules import DeckFormat
from judgekit.ui.deck_checks.lists.editor.head import ListHead
from judgekit.ui.look import ThemeChoice
from tests.seen import button, words_of
from tests.sizes.painted_words import painted_words

NOT_AMONG = "not among the event's players"
FORMATS = (DeckFormat.MODERN, DeckFormat.LIMITED)
WORDS = {
    "en": ("All lists", "Open a file"),
    "es": ("Todas las listas", "Abrir un archivo"),
    "ru": ("Все деклисты", "Открыть файл"),
}


@pytest.fixture
def head(look, qtbot) -> ListHead:
    made = ListHead(look)
    qtbot.addWidget(made)
    made.resize(928, made.sizeHint().height())
    made.show()
    return made


def at(head: ListHead, width: int) -> ListHead:
    head.resize(width, head.sizeHint().height())
    QApplication.processEvents()
    head.resize(width, head.sizeHint().height())
    QApplication.processEvents()
    return head


@pytest.mark.parametrize("percent", [100, 160, 200])
@pytest.mark.parametrize("language", WORDS)
def test_no_word_is_cut_at_any_size(head, look, translator, language, percent):
    translator.speak(language)
    look.dress(ThemeChoice.LIGHT, percent)
    head.note.setText(NOT_AMONG)
    for format_, width in product(FORMATS, range(832, 1185, 32)):
        head.show_kind(format_)
        at(head, width)
        for words in WORDS[language]:
            painted = [each.words for each in painted_words(button(head, words))]
            assert painted[-1:] == [words], width
        assert head.note.shown() == NOT_AMONG
        least = look.theme.px(140)
        assert head.player.width() >= least


def test_what_is_said_of_the_player_moves_nothing(head, look):
    look.dress(ThemeChoice.LIGHT, 160)
    for width in (832, 928, 1184):
        at(head, width)
        before = head.player.geometry(), head.sizeHint().height()
        head.note.setText(NOT_AMONG)
        QApplication.processEvents()
        assert (head.player.geometry(), head.sizeHint().height()) == before
        head.note.setText("")


def test_the_keys_go_first_and_then_the_label_before_the_field_takes_its_own_line(head, look):
    opener, forms = button(head, "Open a file"), {}
    for width in range(1184, 319, -8):
        at(head, width)
        below = head.player.mapTo(head, QPoint()).y() > opener.geometry().bottom()
        forms[bool(opener.key), "List of" in words_of(head), below] = width
    assert list(forms) == [
        (True, True, False),
        (False, True, False),
        (False, False, False),
        (True, True, True),
        (False, False, True),
    ]
