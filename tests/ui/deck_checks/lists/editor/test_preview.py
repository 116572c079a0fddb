"""What was read of a list takes the lines that its width asks for, whenever it is asked."""

from __future__ import annotations

import pytest

from judgekit.ui.deck_checks.lists.editor.preview import ListPreview
from judgekit.ui.deck_checks.lists.rows import TO_SETTLE, ListRow, ListRowKind

LONG = "A sentence about a line of the list, long enough to be broken where the list is narrow"
ROWS = (
    ListRow(ListRowKind.HEADING, "To verify"),
    ListRow(ListRowKind.REMARK, LONG, sign=TO_SETTLE),
)


@pytest.fixture
def preview(look, qtbot):
    preview = ListPreview(look)
    qtbot.addWidget(preview)
    preview.resize(900, 300)
    preview.show_rows(ROWS)
    preview.show()
    return preview


def heights(preview) -> tuple[int, int]:
    """Of the sentence: as it stands there, and as it is asked for."""
    index = preview.rows.index(1)
    return preview.visualRect(index).height(), preview.sizeHintForIndex(index).height()


def test_a_sentence_takes_the_lines_that_it_needs(preview, qtbot):
    wide, asked = heights(preview)
    assert wide == asked == preview.visualRect(preview.rows.index(0)).height()
    preview.resize(260, 300)
    qtbot.waitUntil(lambda: heights(preview)[0] > 2 * wide)
    assert len(set(heights(preview))) == 1
