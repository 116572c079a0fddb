"""Nothing that comes from data is taken for rich text, wherever a window shows it."""

from __future__ import annotations

import pytest

from tests.architecture.rich_text_rules import SAFE_PLACE, unsafe_texts
from tests.architecture.source_tree import Module, hold, product


def test_every_text_is_shown_as_it_was_written() -> None:
    windows = [module for module in product() if module.name.startswith("judgekit.ui")]
    assert SAFE_PLACE in {module.name for module in windows}
    hold(found for module in windows for found in unsafe_texts(module))


@pytest.mark.parametrize(
    "code",
    [
        "field.setToolTip(name)",
        "action.setWhatsThis(name)",
        "QToolTip.showText(at, name)",
        "QMessageBox.warning(window, title, name)",
        "label = QLabel(name)",
        "class Name(QLabel): ...",
        "label.setTextFormat(Qt.TextFormat.RichText)",
        "document.setHtml(name)",
        "answers = {Qt.ItemDataRole.ToolTipRole: name}",
        "if role == Qt.ItemDataRole.ToolTipRole:\n    answer = name",
        "tips = [Qt.ItemDataRole.ToolTipRole]",
    ],
)
def test_what_may_show_markup_is_seen(code: str) -> None:
    assert len(list(unsafe_texts(Module("judgekit.ui.x", code)))) == 1


@pytest.mark.parametrize(
    "code",
    [
        "set_tip(field, name)",
        "label = Label(look, name)",
        "document.setHtml(f'<b>{escape(name)}</b>')",
        "answers = {Qt.ItemDataRole.ToolTipRole: lambda: plain_tip(name)}",
        "if role == Qt.ItemDataRole.ToolTipRole:\n    answer = plain_tip(name)",
    ],
)
def test_what_shows_the_words_is_well(code: str) -> None:
    assert list(unsafe_texts(Module("judgekit.ui.x", code))) == []
